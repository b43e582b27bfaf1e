"""Properties of Jedi Knights positions."""

"""The kernel, tested without any of the games of the house."""

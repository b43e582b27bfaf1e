"""The benchmark: `python -m bench` from the repository's root."""

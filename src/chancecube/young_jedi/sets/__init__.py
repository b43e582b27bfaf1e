"""The sets, one module each: the effects of its cards, keyed by card id. Their facts lie in `data/`."""

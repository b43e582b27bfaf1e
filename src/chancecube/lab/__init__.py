"""Measuring: bots against bots, decks against decks, and what the counts are worth."""

"""Measuring: bots against bots, decks against decks, and what the counts are worth.

workers       who plays: this process, several, or a Ray cluster
simulate      a series of games
statistics    intervals and summaries
matchups      decks of one side against decks of the other
cards         what each card adds to its deck's wins
decks, odds   a deck by itself: curves, opening hands, exact chances
contests      versions of a deck game by game from the same seeds
improve       a search for better versions
pictures      matrices as PNG, and as pages for a browser
balance       Jedi Knights' ready decks, for the documentation
games         what the lab must know about each game
"""

"""Thinking ahead: a tree search over positions a seat may imagine. Compiled with the engine.

guide       what a search knows of one game; guides finds it
manner      what a Knight and a Master do differently
belief      what decks the opponents may play
effort      how long to think
playout     playing on, as the guide says, as far as the horizon
judge       who stands better then; learned: the same by a network
tree        the tree of one's own decisions
race        comparing answers in the same imagined positions
secret      mixing one's plans where choices are secret
think       thinking about one question
knight      the bot
"""

"""Chance Cube in a terminal.

commands/   the commands of `chancecube`, one module each, and what they share
table       the game played on screen, in Textual; imported only by `chancecube play`
"""

"""Chance Cube in a terminal.

commands/   the commands of `chancecube`, one module each, and what they share
hard_spaces where lines must not be broken
games       which games there are here; each has a folder of its own (young_jedi/)
table       the game played on screen, in Textual; imported only by `chancecube play`
"""

"""Jedi Knights in a terminal.

layout       the table: heading, notes, pace;  board  the cards on it;  rows, faces  how they are drawn
lines        the table in words
shelf        cards, decks, packs and rules for the commands
search       looking through the cards;  card_face  one of them drawn;  status  a position's facts in words
"""

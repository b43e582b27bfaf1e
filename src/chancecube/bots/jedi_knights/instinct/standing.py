"""Who stands better, by rule of thumb: a few terms, weighed by how far the game has come."""

from __future__ import annotations

from math import exp
from typing import Final

from chancecube.bots.jedi_knights.instinct.faces import Faces
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.kinds import WEAPON
from chancecube.jedi_knights.sums import power
from chancecube.jedi_knights.table import Table

STAGES: Final = 4  # planets decided, and after three the Final Conflict
# By planets decided, what a unit of each term adds to the side's odds (logarithm).
WEIGHTS: Final = [
    [0.0, 0.0, 0.1, 0.05, 0.02, 0.1, 0.02, 0.02, 0.02],
    [0.5, 0.05, 0.1, 0.05, 0.02, 0.1, 0.02, 0.02, 0.02],
    [0.8, 0.05, 0.1, 0.05, 0.02, 0.1, 0.02, 0.02, 0.02],
    [0.0, 0.05, 0.1, 0.05, 0.02, 0.1, 0.02, 0.05, 0.02],
]
FOR_THE_FIRST: Final = [0.0, 0.0, 0.0, 0.0]  # by planets decided: what it is worth to play side 0


def stage_of(table: Table) -> int:
    return max(0, min(STAGES - 1, STAGES - len(table.sites)))


def terms(table: Table, faces: Faces, side: int) -> list[float]:
    """What one side has of each."""
    planets = 0
    credits = 0
    at_site = 0
    hero = False
    fighters = 0
    at_system = 0
    cards = 0
    hand = 0.0
    pile = 0.0
    force = 0
    for seat in range(side, table.seats, 2):
        own = table.at[seat]
        planets += len(own.won)
        for card in own.won:
            credits += table.cards[table.face[card]].bonus
        for card in own.site:
            at_site += power(table, card)
            fighters += 1
            hero = hero or is_own_hero(table, card)
        for card in own.system:
            at_system += power(table, card)
        cards += len(own.hand)
        for card in own.hand:
            hand += faces.kept[table.face[card]]
        for card in own.pile:
            face = table.face[card]
            if table.cards[face].kind <= WEAPON:
                pile += faces.kept[face]
        for card in own.force:
            force += table.cards[table.face[card]].credits
    if hero and not table.final:
        at_site *= 2
    return [
        float(planets),
        float(credits),
        float(at_site),
        float(at_system),
        float(cards),
        hand,
        pile,
        float(fighters),
        float(force),
    ]


def chances(table: Table, faces: Faces, side: int) -> float:
    """The chances of a side."""
    if table.over:
        if table.winners == 0:
            return 0.5
        return 1.0 if (table.winners >> side) & 1 else 0.0
    stage = stage_of(table)
    mine = terms(table, faces, 0)
    yours = terms(table, faces, 1)
    weights = WEIGHTS[stage]
    odds = FOR_THE_FIRST[stage]
    for place in range(len(weights)):
        odds += weights[place] * (mine[place] - yours[place])
    chance = 1.0 / (1.0 + exp(-odds))
    return chance if side == 0 else 1.0 - chance

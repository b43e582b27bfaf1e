"""Who stands better, by rule of thumb: a few terms, weighed by how far the game has come."""

from __future__ import annotations

from math import exp
from typing import Final

from chancecube.bots.jedi_knights.instinct.faces import Faces
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.kinds import WEAPON
from chancecube.jedi_knights.sums import power
from chancecube.jedi_knights.table import FORCE_PHASE, Table

STAGES: Final = 4  # planets decided, and after three the Final Conflict
# Two rows for each stage: as the first turn at a planet begins, and after that. First what it is worth to play side 0, then
# what a unit of each term adds to the odds (logarithm): planets controlled, their bonus credits, the total at the site,
# the strongest there, the total at the system, cards in hand, what they are worth, what the Theme pile is worth, the
# credits of the Force cards left, Heroes in the Theme pile, weapons in play. Fitted to 1,600 games.
WEIGHTS: Final = [
    [0.259, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.033, 0.057, 0.000, 0.000, 0.000],
    [0.366, 0.000, 0.000, 0.027, 0.097, 0.020, 0.006, 0.029, 0.040, 0.013, 0.138, 0.015],
    [0.458, 0.364, 0.069, 0.000, 0.000, 0.000, 0.000, 0.031, 0.015, 0.000, 0.231, 0.000],
    [0.501, 0.254, 0.098, 0.024, 0.089, 0.024, 0.010, 0.019, 0.013, 0.000, 0.189, 0.066],
    [0.628, 0.405, 0.064, 0.000, 0.000, 0.000, 0.036, 0.023, 0.017, 0.000, 0.221, 0.000],
    [0.723, 0.311, 0.095, 0.039, 0.073, 0.059, 0.088, 0.010, 0.019, 0.000, 0.099, 0.012],
    [0.815, 0.000, 0.062, 0.000, 0.000, 0.000, 0.098, 0.001, 0.019, 0.000, 0.183, 0.000],
    [0.439, 0.000, 0.000, 0.098, 0.552, 0.039, 0.109, 0.001, 0.008, 0.000, 0.000, 0.500],
]


def stage_of(table: Table) -> int:
    return max(0, min(STAGES - 1, STAGES - len(table.sites)))


def terms(table: Table, faces: Faces, side: int) -> list[float]:
    """What one side has of each; partners together, by halves."""
    planets = 0
    credits = 0
    at_site = 0
    strongest = 0
    doubled = False
    at_system = 0
    cards = 0
    hand = 0.0
    pile = 0.0
    force = 0
    heroes = 0
    for seat in range(side, table.seats, 2):
        own = table.at[seat]
        planets += len(own.won)
        for card in own.won:
            credits += table.card(card).bonus
        for card in own.site:
            strength = power(table, card)
            at_site += strength
            strongest = max(strongest, strength)
            doubled = doubled or is_own_hero(table, card)
        for card in own.system:
            at_system += power(table, card)
        cards += len(own.hand)
        for card in own.hand:
            hand += faces.kept[table.face[card]]
        for card in own.pile:
            facts = table.card(card)
            if facts.kind <= WEAPON:
                pile += faces.kept[facts.index]
                heroes += 1 if facts.hero else 0
        for card in own.force:
            force += table.card(card).credits
    if doubled and not table.final:
        at_site *= 2
    found = [planets, credits, at_site, strongest, at_system, cards, hand, pile, force, heroes]
    share = 2.0 / table.seats
    return [share * amount for amount in [*found, weapons_of(table, side)]]


def weapons_of(table: Table, side: int) -> int:
    count = 0
    for card in table.attached:
        if table.owner[card] % 2 == side and table.card(card).kind == WEAPON:
            count += 1
    return count


def chances(table: Table, faces: Faces, side: int) -> float:
    """The chances of a side, from 0 to 1."""
    if table.over:
        if table.winners == 0:
            return 0.5
        return 1.0 if (table.winners >> side) & 1 else 0.0
    later = table.turns_here > 1 or table.phase > FORCE_PHASE
    weights = WEIGHTS[2 * stage_of(table) + (1 if later else 0)]
    mine = terms(table, faces, 0)
    yours = terms(table, faces, 1)
    odds = weights[0]
    for place in range(len(mine)):
        odds += weights[place + 1] * (mine[place] - yours[place])
    chance = 1.0 / (1.0 + exp(-odds))
    return chance if side == 0 else 1.0 - chance

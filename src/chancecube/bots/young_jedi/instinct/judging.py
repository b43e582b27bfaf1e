"""Who stands better, by rule of thumb: a logistic curve over a few terms, fitted to games of cadets."""

from __future__ import annotations

from math import exp, log
from typing import Final

from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.bots.young_jedi.instinct.muster import army, characters_among, hand_worth, reserve
from chancecube.kernel.events import sees
from chancecube.young_jedi.kinds import CHARACTER, DARK, LIGHT
from chancecube.young_jedi.race import can_race
from chancecube.young_jedi.table import Side, Table, opponent

TERMS: Final = [
    "planets",
    "reserve",
    "cards",
    "army",
    "people",
    "hand",
    "tempo",
    "hold",
    "effect",
    "race",
    "stake",
    "hidden",
    "deck",
]
WEIGHTS: Final = [0.50, 1.71, 0.71, 0.72, -0.29, 0.34, 0.22, 0.73, 0.38, 0.10, 0.67, 0.11, -0.22]
BIAS: Final = 0.0  # neither side begins better: what the decks are worth is in the other terms
FAR: Final = 20.0


def judge(table: Table, lore: Lore, side: int) -> float:
    """The chances of a side."""
    if table.over:
        if not table.winners:
            return 0.5
        return 1.0 if sees(table.winners, side) else 0.0
    total = BIAS
    found = terms(table, lore)
    for place in range(len(found)):
        total += WEIGHTS[place] * found[place]
    light = 1.0 / (1.0 + exp(-max(-FAR, min(FAR, total))))
    return light if side == LIGHT else 1.0 - light


def terms(table: Table, lore: Lore) -> list[float]:
    """By how much Light is ahead in each."""
    light, dark = table.sides
    if table.planet < 0:
        return [0.0] * len(TERMS)
    mine, theirs = army(table, lore, LIGHT, table.planet), army(table, lore, DARK, table.planet)
    own, other = reserve(light), reserve(dark)
    lead = (mine - theirs) / 10.0
    stake = max(lead, 0.0) * light.controlled.bit_count() + min(lead, 0.0) * dark.controlled.bit_count()
    return [
        float(light.controlled.bit_count() - dark.controlled.bit_count()),
        log((own + 2.0) / (other + 2.0)),
        (own - other) / 20.0,
        lead,
        (people(table, light) - people(table, dark)) / 3.0,
        (hand_worth(table, lore, LIGHT) - hand_worth(table, lore, DARK)) / 10.0,
        1.0 if table.active == LIGHT else -1.0,
        holds(table, LIGHT) - holds(table, DARK),
        float(len(light.effect) - len(dark.effect)),
        race(table, light) - race(table, dark),
        stake,
        (len(light.down[table.planet]) - len(dark.down[table.planet])) / 3.0,
        deck_worth(table, lore, light) - deck_worth(table, lore, dark),
    ]


def people(table: Table, side: Side) -> int:
    return characters_among(table, side.up[table.planet]) + characters_among(table, side.down[table.planet])


def holds(table: Table, seat: int) -> float:
    """Whether a side would take control at the end of the turn."""
    foe = opponent(seat)
    alone = not table.has_character_here(foe) and not table.hidden_here(foe)
    return 1.0 if alone and table.has_character_here(seat) else 0.0


def race(table: Table, side: Side) -> float:
    track = side.track
    if track is None:
        return 0.0
    ready = 0.3 if can_race(table, track) else 0.0
    return ready + track.laps + len(track.pile) / 6.0 + track.thrust / 12.0


def deck_worth(table: Table, lore: Lore, side: Side) -> float:
    """The power of a card still to come, on average."""
    total = 0.0
    for card in side.deck:
        face = table.face[card]
        if lore.cards[face].kind == CHARACTER:
            total += lore.power[face]
        else:
            total += 0.5 * (lore.arms[face] + lore.backing[face])
    return total / (len(side.deck) + 1)

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

# What is looked at, and how much each counts: fitted to some 19,000 positions of 2,700 games.
PLANETS: Final = 0.75  # each planet controlled
RESERVE: Final = 1.96  # the ratio of the cards left, as its logarithm
CARDS: Final = 0.19  # each 20 cards more
ARMY: Final = 1.22  # each 10 points of power at the present planet
PEOPLE: Final = -0.45  # each three characters there: the same power in fewer is stronger
HAND: Final = 0.53  # each 10 points of use in hand
TEMPO: Final = 0.28  # to be on turn
EFFECT: Final = 0.39
RACE: Final = 0.05  # each lap
STAKE: Final = 0.30  # each 10 points of power where they may win the last planet needed
HIDDEN: Final = 0.21  # each three cards face down
WEIGHTS: Final = [PLANETS, RESERVE, CARDS, ARMY, PEOPLE, HAND, TEMPO, EFFECT, RACE, STAKE, HIDDEN]

GROWN: Final = 12  # turns until armies and hands tell as much as they ever will
FAR: Final = 20.0


def judge(table: Table, lore: Lore, side: int) -> float:
    """The chances of a side."""
    if table.over:
        if not table.winners:
            return 0.5
        return 1.0 if sees(table.winners, side) else 0.0
    total = 0.0
    found = terms(table, lore)
    for place in range(len(found)):
        total += WEIGHTS[place] * found[place]
    light = 1.0 / (1.0 + exp(-max(-FAR, min(FAR, total))))
    return light if side == LIGHT else 1.0 - light


def terms(table: Table, lore: Lore) -> list[float]:
    """By how much Light is ahead in each."""
    light, dark = table.sides
    if table.planet < 0:
        return [0.0] * len(WEIGHTS)
    mine, theirs = army(table, lore, LIGHT, table.planet), army(table, lore, DARK, table.planet)
    own, other = reserve(light), reserve(dark)
    lead = (mine - theirs) / 10.0
    stake = max(lead, 0.0) * light.controlled.bit_count() + min(lead, 0.0) * dark.controlled.bit_count()
    age = min(table.turn, GROWN) / GROWN
    return [
        float(light.controlled.bit_count() - dark.controlled.bit_count()),
        log((own + 2.0) / (other + 2.0)),
        (own - other) / 20.0,
        age * lead,
        age * (people(table, light) - people(table, dark)) / 3.0,
        age * (hand_worth(table, lore, LIGHT) - hand_worth(table, lore, DARK)) / 10.0,
        1.0 if table.active == LIGHT else -1.0,
        float(len(light.effect) - len(dark.effect)),
        race(table, light) - race(table, dark),
        stake,
        (len(light.down[table.planet]) - len(dark.down[table.planet])) / 3.0,
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

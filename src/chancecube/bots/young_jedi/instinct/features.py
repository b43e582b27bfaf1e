"""What a learned judgement looks at: both sides' cards, planets and races, in numbers of about the same size."""

from __future__ import annotations

from math import log
from typing import Final

from chancecube.bots.young_jedi.instinct.judging import deck_worth, holds, race, terms
from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.bots.young_jedi.instinct.muster import army_of, reserve, strength, usefulness
from chancecube.young_jedi.kinds import CHARACTER, LIGHT, LOCATION, STARSHIP, WEAPON
from chancecube.young_jedi.places import PLANETS, SITES
from chancecube.young_jedi.race import can_race
from chancecube.young_jedi.table import PHASES, Side, Table, opponent

FULL_DECK: Final = 60.0
LAST_CARDS: Final = 8
FRONT: Final = 4  # the strongest characters of a side, one by one
FIRST_GAME: Final = 30  # the place of the number that tells the first game, of which was learned apart


def features(table: Table, lore: Lore, side: int) -> list[float]:
    """The judge's terms as this side sees them, the moment, the own side, the opponent, and how they compare."""
    foe = opponent(side)
    sign = 1.0 if side == LIGHT else -1.0
    found = [sign * term for term in terms(table, lore)]
    add_moment(table, side, found)
    mine = ranked(table, lore, side)
    theirs = ranked(table, lore, foe)
    add_side(table, lore, side, mine, found)
    add_side(table, lore, foe, theirs, found)
    add_meeting(mine, theirs, found)
    return found


def add_moment(table: Table, side: int, found: list[float]) -> None:
    """Whose turn it is, where, and how far the game has come."""
    found.append(1.0 if table.active == side else -1.0)
    for phase in range(len(PHASES)):
        found.append(1.0 if table.phase == phase else 0.0)
    for planet in range(len(PLANETS)):
        found.append(1.0 if table.planet == planet else 0.0)
    for site in range(len(SITES)):
        found.append(1.0 if table.site == site else 0.0)
    found.append(min(table.turn, 40) / 20.0)
    found.append(table.quiet_turns / 12.0)
    found.append(1.0 if table.options.starter else 0.0)


def add_side(table: Table, lore: Lore, seat: int, front: list[float], found: list[float]) -> None:
    side = table.sides[seat]
    left = reserve(side)
    found.append(float(side.controlled.bit_count()))
    found.append(left / FULL_DECK)
    found.append(log(left + 1.0) / 4.0)
    found.append(max(0, LAST_CARDS - left) / LAST_CARDS)
    found.append(side.turns_here / 6.0)
    found.append(side.counters / 6.0 if table.active == seat else 0.0)
    found.append(holds(table, seat) if table.planet >= 0 else 0.0)
    found.append(len(side.discard) / FULL_DECK)
    add_planets(table, lore, side, front, found)
    add_hand(table, lore, seat, found)
    add_deck(table, lore, side, found)
    add_race(table, side, found)


def ranked(table: Table, lore: Lore, seat: int) -> list[float]:
    """The powers of a side's characters here, the strongest first."""
    side = table.sides[seat]
    if table.planet < 0:
        return []
    powers = [
        strength(table, lore, card)
        for card in side.up[table.planet] + side.down[table.planet]
        if table.card(card).kind == CHARACTER
    ]
    powers.sort()
    powers.reverse()
    return powers


def add_planets(table: Table, lore: Lore, side: Side, front: list[float], found: list[float]) -> None:
    """What lies here, face up and face down, and what is stranded elsewhere."""
    up = side.up[table.planet]
    down = side.down[table.planet]
    for place in range(FRONT):
        found.append(front[place] / 8.0 if place < len(front) else 0.0)
    found.append(len(front) / 6.0)
    found.append(army_of(table, lore, up) / 20.0)
    found.append(army_of(table, lore, down) / 20.0)
    found.append(len(down) / 4.0)
    damage = 0
    weapons = 0.0
    texts = 0
    duelists = 0
    for card in up + down:
        facts = table.card(card)
        damage += facts.damage
        weapons += lore.arms[facts.index]
        if facts.says is not None:
            texts += 1
        if facts.duelist:
            duelists += 1
    found.append(damage / 15.0)
    found.append(weapons / 8.0)
    found.append(texts / 4.0)
    found.append(duelists / 2.0)
    stranded = 0.0
    for planet in range(len(PLANETS)):
        if planet != table.planet:
            stranded += army_of(table, lore, side.up[planet])
    found.append(stranded / 30.0)
    found.append(len(side.hyperspace) / 3.0)
    worth = 0.0
    for card in side.effect:
        worth += lore.effect[table.face[card]]
    found.append(len(side.effect) + 0.0)
    found.append(worth / 6.0)


def add_hand(table: Table, lore: Lore, seat: int, found: list[float]) -> None:
    side = table.sides[seat]
    total = best = power = weapons = backing = effects = 0.0
    people = cheap = places = ships = 0
    for card in side.hand:
        face = table.face[card]
        facts = lore.cards[face]
        worth = usefulness(table, lore, seat, card)
        total += worth
        best = max(best, worth)
        if facts.kind == CHARACTER:
            people += 1
            power += worth
            if facts.counters <= 2:
                cheap += 1
        elif facts.kind == WEAPON:
            weapons += worth
        elif facts.kind == LOCATION:
            places += 1
        elif facts.kind == STARSHIP:
            ships += 1
        elif facts.is_battle_card:
            backing += worth
        else:
            effects += worth
    found += [len(side.hand) / 6.0, total / 20.0, best / 8.0, people / 6.0, power / 20.0, cheap / 6.0]
    found += [weapons / 6.0, backing / 6.0, effects / 6.0, places / 4.0, ships / 4.0]


def add_deck(table: Table, lore: Lore, side: Side, found: list[float]) -> None:
    """What is still to come, per card."""
    people = battle = destiny = 0
    here = 0
    site = table.site
    for card in side.deck:
        facts = lore.cards[table.face[card]]
        destiny += facts.destiny
        if facts.kind == CHARACTER:
            people += 1
            if site >= 0:
                here += facts.bonus[site]
        elif facts.is_battle_card:
            battle += 1
    size = len(side.deck) + 1.0
    found.append(deck_worth(table, lore, side) / 3.0)
    found += [people / size, battle / size, destiny / size / 4.0, here / size]


def add_race(table: Table, side: Side, found: list[float]) -> None:
    track = side.track
    if track is None:
        found += [0.0] * 6
        return
    found.append(1.0)
    found.append(1.0 if can_race(table, track) else 0.0)
    found.append(track.laps / 3.0)
    found.append(len(track.pile) / 6.0)
    found.append(track.thrust / 4.0)
    found.append(race(table, side) / 3.0)


def add_meeting(mine: list[float], theirs: list[float], found: list[float]) -> None:
    """How the armies would meet, the strongest first, and anyone against anyone."""
    ahead = behind = gap = 0.0
    for place in range(min(len(mine), len(theirs))):
        if mine[place] > theirs[place]:
            ahead += 1.0
        elif mine[place] < theirs[place]:
            behind += 1.0
        gap += mine[place] - theirs[place]
    found.append(ahead / 4.0)
    found.append(behind / 4.0)
    found.append(gap / 12.0)
    found.append((len(mine) - len(theirs)) / 4.0)
    wins = 0
    for power in mine:
        for other in theirs:
            wins += 1 if power > other else (-1 if power < other else 0)
    pairs = len(mine) * len(theirs)
    found.append(wins / pairs if pairs else 0.0)

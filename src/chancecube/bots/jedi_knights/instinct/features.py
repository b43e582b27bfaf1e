"""The numbers a learned judgement looks at: one side's, the other's, and what both share."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.instinct.battles import best_bonus, lead_of
from chancecube.bots.jedi_knights.instinct.faces import Faces
from chancecube.bots.jedi_knights.instinct.standing import STAGES, stage_of
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, STARSHIP, WEAPON
from chancecube.jedi_knights.sums import credits_left, defense, leadership, power
from chancecube.jedi_knights.table import (
    BLOCKADE_PHASE,
    CHARACTER_PHASE,
    DEPLOY_PHASE,
    FORCE_PHASE,
    STARSHIP_PHASE,
    Table,
)
from chancecube.kernel.position import NO_CARD

PHASES: Final = [FORCE_PHASE, DEPLOY_PHASE, STARSHIP_PHASE, BLOCKADE_PHASE, CHARACTER_PHASE]
MOST_POWERS: Final = 4  # so many of the strongest at the site are looked at singly


def features(table: Table, faces: Faces, side: int) -> list[float]:
    """Always as many numbers, about from -1 to 1."""
    ours = of_side(table, faces, side)
    theirs = of_side(table, faces, 1 - side)
    return ours + theirs + of_both(table, side)


def flag(held: bool) -> float:
    return 1.0 if held else 0.0


# --- one side ---


def of_side(table: Table, faces: Faces, side: int) -> list[float]:
    """With partners, of both together; halved, so that teams and single players look alike."""
    share = 2.0 / table.seats
    found = at_site(table, faces, side, share)
    found += at_system(table, faces, side, share)
    found += in_hand(table, faces, side, share)
    found += in_piles(table, faces, side, share)
    return found + force_left(table, side, share)


def at_site(table: Table, faces: Faces, side: int, share: float) -> list[float]:
    powers: list[int] = []
    ready = 0
    armed = 0
    shields = 0
    leaders = 0
    ready_power = 0
    worth = 0.0
    hero = False
    for seat in range(side, table.seats, 2):
        for card in table.at[seat].site:
            strength = power(table, card)
            powers.append(strength)
            shields += defense(table, card)
            leaders = max(leaders, leadership(table, card))
            worth += faces.worth[table.face[card]]
            hero = hero or is_own_hero(table, card)
            if card not in table.rotated:
                ready += 1
                ready_power += strength
            if is_armed(table, card):
                armed += 1
    powers.sort(reverse=True)
    total = sum(powers)
    strongest = [powers[place] / 10.0 if place < len(powers) else 0.0 for place in range(MOST_POWERS)]
    return [
        len(powers) * share / 6.0,
        total * share / 25.0,
        (2.0 if hero and not table.final else 1.0) * total * share / 40.0,
        ready * share / 6.0,
        ready_power * share / 25.0,
        armed * share / 3.0,
        shields * share / 20.0,
        leaders / 4.0,
        worth * share / 40.0,
        flag(hero),
        flag(len(powers) > 0),
        *strongest,
    ]


def is_armed(table: Table, bearer: int) -> bool:
    for card in table.attached:
        if table.host[card] == bearer and table.cards[table.face[card]].kind == WEAPON:
            return True
    return False


def at_system(table: Table, faces: Faces, side: int, share: float) -> list[float]:
    count = 0
    ready = 0
    capital = 0
    armed = 0
    total = 0
    best = 0
    aboard = 0
    for seat in range(side, table.seats, 2):
        for card in table.at[seat].system:
            strength = power(table, card)
            total += strength
            best = max(best, strength)
            count += 1
            ready += 0 if card in table.rotated else 1
            capital += 1 if table.cards[table.face[card]].capital else 0
            armed += 1 if is_armed(table, card) else 0
    for card in table.attached:
        if table.owner[card] % 2 == side and table.cards[table.face[card]].kind == CHARACTER:
            aboard += 1
    return [
        count * share / 4.0,
        total * share / 20.0,
        best / 10.0,
        ready * share / 4.0,
        capital * share / 2.0,
        armed * share / 2.0,
        aboard * share / 2.0,
    ]


def in_hand(table: Table, faces: Faces, side: int, share: float) -> list[float]:
    counts = [0, 0, 0, 0]
    worth = 0.0
    cost = 0
    strongest = 0
    credits = 0
    standing = 0
    for seat in range(side, table.seats, 2):
        own = table.at[seat]
        standing += len(own.events)
        if own.used:
            credits += credits_left(table, seat)
        for card in own.hand:
            facts = table.cards[table.face[card]]
            counts[facts.kind] += 1
            worth += faces.kept[facts.index]
            if facts.kind != EVENT:
                cost += facts.cost
            if facts.kind == CHARACTER:
                strongest = max(strongest, facts.power)
    return [
        sum(counts) * share / 8.0,
        counts[CHARACTER] * share / 5.0,
        counts[STARSHIP] * share / 3.0,
        counts[WEAPON] * share / 3.0,
        counts[EVENT] * share / 4.0,
        worth * share / 20.0,
        cost * share / 15.0,
        strongest / 8.0,
        best_bonus(table, side) / 5.0,
        credits * share / 8.0,
        standing * share / 3.0,
    ]


def in_piles(table: Table, faces: Faces, side: int, share: float) -> list[float]:
    characters = 0
    strength = 0
    worth = 0.0
    cost = 0
    hero = False
    deck = 0
    lost = 0
    for seat in range(side, table.seats, 2):
        own = table.at[seat]
        deck += len(own.deck)
        lost += len(own.discard)
        for card in own.pile:
            facts = table.cards[table.face[card]]
            if facts.kind <= WEAPON:
                worth += faces.kept[facts.index]
                cost += facts.cost
            if facts.kind == CHARACTER:
                characters += 1
                strength += facts.power
                hero = hero or facts.hero
    return [
        characters * share / 10.0,
        strength * share / 40.0,
        worth * share / 40.0,
        cost * share / 25.0,
        flag(hero),
        deck * share / 40.0,
        lost * share / 30.0,
    ]


def force_left(table: Table, side: int, share: float) -> list[float]:
    """Force cards still to be used, the one in use, and what was won."""
    credits = 0
    draws = 0
    dearest = 0
    highest = 0
    now = 0
    drawing = 0
    planets = 0
    bonus = 0
    for seat in range(side, table.seats, 2):
        own = table.at[seat]
        for card in own.force:
            facts = table.cards[table.face[card]]
            credits += facts.credits
            draws += facts.draw
            dearest = max(dearest, facts.credits)
            highest = max(highest, facts.force_number)
        if own.used:
            now = max(now, table.card(own.used[-1]).force_number)
            drawing += table.card(own.used[-1]).draw
        planets += len(own.won)
        for card in own.won:
            bonus += table.cards[table.face[card]].bonus
    return [
        credits * share / 40.0,
        draws * share / 25.0,
        dearest / 8.0,
        highest / 8.0,
        now / 8.0,
        drawing * share / 5.0,
        flag(planets == 1),
        flag(planets >= 2),
        bonus / 10.0,
    ]


# --- both ---


def of_both(table: Table, side: int) -> list[float]:
    stage = stage_of(table)
    found = [flag(stage == number) for number in range(STAGES)]
    found += [flag(table.phase == phase) for phase in PHASES]
    last = not table.final and table.turns_here >= (2 if table.seats == 2 else 1)
    first = bool(table.order) and table.order[0] % 2 == side
    ranked = bool(table.rank) and table.rank[0] % 2 == side
    found += [flag(last), flag(first), flag(ranked), flag(side == 0), flag(table.seats > 2)]
    found += [min(table.quiet, 10) / 10.0, bonus_here(table, side) / 5.0, bonus_here(table, 1 - side) / 5.0]
    return found + in_battle(table, side)


def bonus_here(table: Table, side: int) -> int:
    """The credits a side would get in the Final Conflict for controlling this planet."""
    if not table.sites or not table.systems:
        return 0
    site = table.sites[-1]
    location = site if table.owner[site] % 2 == side else table.systems[-1]
    return table.card(location).bonus


def in_battle(table: Table, side: int) -> list[float]:
    fight = table.fight
    if fight is None or NO_CARD in fight.main:
        return [0.0, 0.0, 0.0, 0.0, 0.0]
    lead = max(-10, min(10, lead_of(table, fight, side)))
    return [
        1.0,
        flag(fight.attacking == side),
        lead / 10.0,
        len(fight.supporters[side]) / 3.0,
        len(fight.supporters[1 - side]) / 3.0,
    ]

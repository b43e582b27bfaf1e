"""How promising the actions of the phases and of the steps of a battle look, in points of power."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.instinct.battles import Arena, battle_value, lead_of, stake
from chancecube.bots.jedi_knights.instinct.faces import Faces
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, STARSHIP, SUPPORT, WEAPON, WEAPONS
from chancecube.jedi_knights.sums import power
from chancecube.jedi_knights.table import (
    ATTACKING,
    BONUS,
    CHARACTER_PHASE,
    FIRING,
    INTIMIDATE,
    PASS,
    PLAY,
    SHUTTLE_DOWN,
    SITE,
    SUPPORTING,
    SYSTEM,
    TEXT,
    TRANSFER,
    Fight,
    Table,
)
from chancecube.jedi_knights.vocabulary.texts import Use
from chancecube.kernel.position import NO_CARD

LEAST: Final = 0.8  # what an attack must promise
FINAL_LEAST: Final = -8.0
IMPATIENCE: Final = 2.0
LEAST_ACTION: Final = 0.3
TRANSFERRED: Final = -1.0
SHOT: Final = 4.0  # firing costs nothing and draws a card
INTIMIDATION: Final = 3.0
SHIPS_IN_FINAL: Final = 0.4
PER_COST: Final = 0.15


def is_last_turn_here(table: Table) -> bool:
    return not table.final and table.turns_here >= (2 if table.seats == 2 else 1)


def best_text(table: Table, faces: Faces, card: int, time: int) -> float:
    """The best of the texts of a card that can be used at this time."""
    face = table.face[card]
    says = table.cards[face].says
    best = -99.0
    if says.has_uses:
        for place in range(len(says.words)):
            word = says.words[place]
            if isinstance(word, Use) and word.time == time:
                best = max(best, faces.gains[face][place])
    return best


# --- phases ---


def deploy_worths(table: Table, faces: Faces, seat: int, options: list[int]) -> list[float]:
    own = table.at[seat]
    found: list[float] = []
    for card in options:
        if card == PASS:
            found.append(LEAST_ACTION)
        elif card in own.hand or card in own.pile:
            found.append(max(play_worth(table, faces, seat, card), best_text(table, faces, card, 0)))
        elif table.cards[table.face[card]].kind == WEAPON:
            found.append(TRANSFERRED)
        else:
            found.append(best_text(table, faces, card, 0))
    return found


def play_worth(table: Table, faces: Faces, seat: int, card: int) -> float:
    face = table.face[card]
    facts = table.cards[face]
    if facts.kind == EVENT:
        return faces.event[face] - faces.kept[face]
    worth = faces.worth[face] - PER_COST * facts.cost
    if facts.kind == STARSHIP and table.final:
        worth *= SHIPS_IN_FINAL
    if facts.kind == CHARACTER or facts.kind == STARSHIP:
        old = NO_CARD if facts.typical else version_of(table, seat, facts.name)
        if old != NO_CARD:
            worth -= faces.worth[table.face[old]] + 1.0
    return worth


def version_of(table: Table, seat: int, name: int) -> int:
    """A card of the player's in play with the same title."""
    own = table.at[seat]
    for card in own.site:
        if table.cards[table.face[card]].name == name:
            return card
    for card in own.system:
        if table.cards[table.face[card]].name == name:
            return card
    return NO_CARD


def attack_worths(table: Table, faces: Faces, seat: int, options: list[int]) -> list[float]:
    arena = SITE if table.phase == CHARACTER_PHASE else SYSTEM
    own = table.fighters_at(seat, arena)
    needed = FINAL_LEAST - IMPATIENCE * max(0, table.quiet - 1) if table.final and arena == SITE else LEAST
    place = Arena(table, faces, seat % 2, arena)
    found: list[float] = []
    for card in options:
        if card == PASS:
            found.append(needed)
            continue
        worth = best_text(table, faces, card, 1)
        if card in own and card not in table.rotated and place.foes:
            worth = max(worth, place.best_attack(card))
        elif card in table.at[seat].hand:
            face = table.face[card]
            worth = max(worth, faces.event[face] - faces.kept[face] + needed)
        found.append(worth)
    return found


def defender_worths(table: Table, faces: Faces, seat: int, attacker: int, options: list[int]) -> list[float]:
    place = Arena(table, faces, seat % 2, table.place(attacker))
    strength = power(table, attacker)
    risk = stake(table, faces, attacker)
    found: list[float] = []
    for card in options:
        found.append(
            place.attack(attacker, strength, risk, place.foes.index(card)) if card in place.foes else 0.0
        )
    return found


def blockade_worths(table: Table, faces: Faces, seat: int, options: list[int]) -> list[float]:
    found: list[float] = []
    for card in options:
        if card == PASS:
            found.append(LEAST_ACTION)
            continue
        worth = best_text(table, faces, card, 2)
        facts = table.cards[table.face[card]]
        if facts.kind == STARSHIP and facts.capital and card not in table.rotated:
            worth = max(worth, INTIMIDATION)
        elif facts.kind == CHARACTER:
            worth = max(worth, shuttle_worth(table, card))
        found.append(worth)
    return found


def shuttle_worth(table: Table, card: int) -> float:
    strength = table.cards[table.face[card]].power
    return 0.5 + strength if table.final or is_last_turn_here(table) else strength - 1.5


# --- steps of a battle ---


def step_worths(table: Table, faces: Faces, seat: int, time: int, options: list[int]) -> list[float]:
    fight = table.fight
    if fight is None:
        return [0.0] * len(options)
    now = -1000.0
    lead = 0 if time == SUPPORT else lead_of(table, fight, seat % 2)
    found: list[float] = []
    for card in options:
        if card == PASS:
            found.append(LEAST_ACTION)
        elif card in table.at[seat].hand:
            found.append(hand_worth(table, faces, seat, time, lead, card))
        elif time == SUPPORT and may_join(table, fight, card):
            if now < -999.0:
                now = battle_value(table, faces, fight, seat % 2)
            found.append(
                max(join_worth(table, faces, fight, seat, card, now), best_text(table, faces, card, time))
            )
        elif time == WEAPONS and table.cards[table.face[card]].kind == WEAPON:
            found.append(SHOT + faces.aim[table.face[card]])
        else:
            found.append(step_text(table, faces, card, time, lead))
    return found


def may_join(table: Table, fight: Fight, card: int) -> bool:
    """Whether a card that is offered in the Support Step probably is so to support."""
    return table.host[card] == NO_CARD and not fight.holds(card) and card not in table.rotated


def join_worth(table: Table, faces: Faces, fight: Fight, seat: int, card: int, now: float) -> float:
    fight.supporters[seat % 2].append(card)
    worth = battle_value(table, faces, fight, seat % 2) - now
    fight.supporters[seat % 2].pop()
    return worth


def step_text(table: Table, faces: Faces, card: int, time: int, lead: int) -> float:
    """A text that costs nothing is always used; one that changes power only by the side that would lose."""
    worth = best_text(table, faces, card, time)
    if time != SUPPORT:
        return worth + 1.0 if lead < 0 else 0.5 * worth
    return worth


def hand_worth(table: Table, faces: Faces, seat: int, time: int, lead: int, card: int) -> float:
    """An Event for its text, or under attacker or defender."""
    face = table.face[card]
    worth = -1.0
    if table.cards[face].timing == time:
        worth = faces.event[face] - faces.kept[face]
        if time != SUPPORT:
            worth += 1.0 if lead < 0 else -1.5
    if time == WEAPONS:
        worth = max(worth, bonus_worth(table, faces, seat, lead, card))
    return worth


def bonus_worth(table: Table, faces: Faces, seat: int, lead: int, card: int) -> float:
    """Given only by the one who would lose as it is, and only if it turns the battle."""
    face = table.face[card]
    fight = table.fight
    after = lead + table.cards[face].tactical
    if lead >= 0 or after < 0 or fight is None or fight.bonus[seat % 2]:
        return -2.0
    side = seat % 2
    worth = 0.0
    for card_in in fight.fighters(0):
        worth += stake(table, faces, card_in)
    for card_in in fight.fighters(1):
        worth += stake(table, faces, card_in)
    hand = 0 if fight.bonus[1 - side] else len(table.at[1 - side].hand)
    return faces.holds(1 - side, after, hand) * worth - faces.kept[face]


# --- how ---


def how_worths(table: Table, faces: Faces, seat: int, card: int, options: list[int]) -> list[float]:
    """What a card that can be used in several ways should be used for."""
    face = table.face[card]
    fight = table.fight
    found: list[float] = []
    for use in options:
        if use <= TEXT and TEXT - use < len(faces.gains[face]):
            found.append(faces.gains[face][TEXT - use])
        elif use == PLAY:
            is_event = table.cards[face].kind == EVENT
            found.append(faces.event[face] - faces.kept[face] if is_event else faces.worth[face])
        elif use == BONUS:
            lead = 0 if fight is None else lead_of(table, fight, seat % 2)
            found.append(bonus_worth(table, faces, seat, lead, card))
        elif use == ATTACKING:
            found.append(Arena(table, faces, seat % 2, table.place(card)).best_attack(card))
        elif use == SUPPORTING and fight is not None:
            found.append(
                join_worth(table, faces, fight, seat, card, battle_value(table, faces, fight, seat % 2))
            )
        elif use == FIRING:
            found.append(SHOT)
        elif use == INTIMIDATE:
            found.append(INTIMIDATION)
        elif use == SHUTTLE_DOWN:
            found.append(shuttle_worth(table, card))
        elif use == TRANSFER:
            found.append(TRANSFERRED)
        else:
            found.append(0.0)
    return found

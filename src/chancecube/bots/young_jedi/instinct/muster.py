"""Armies: how strong the cards on a planet are together, and what the cards of a hand are still good for."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DIAMOND, DOUBLE, LOCATION, STARSHIP, WEAPON
from chancecube.young_jedi.race import can_race, handling_numbers
from chancecube.young_jedi.table import Side, Table
from chancecube.young_jedi.unique import forbidden_copy

IDLE: Final = 0.3  # points of a card that may find a use yet
HELPER_SHARE: Final = (
    0.7  # how far the bonus of a weapon or battle card in hand counts: it needs a user in a fight
)
LAP_WORTH: Final = 2.0  # points of a card that may continue the race
WANTED_SITE: Final = 0.6  # points of a location for another site of the planet


def reserve(side: Side) -> int:
    """The cards between a player and defeat."""
    cards = len(side.deck) + len(side.dueling) + len(side.dueled)
    return cards if side.track is None else cards + len(side.track.pile)


def strength(table: Table, lore: Lore, card: int) -> float:
    """A character's power at the present site."""
    face = table.face[card]
    power = lore.power[face]
    return power if table.site < 0 else power + lore.cards[face].bonus[table.site]


def army(table: Table, lore: Lore, seat: int, planet: int) -> float:
    """The power of all characters there, face down or not, with the weapons they can use."""
    side = table.sides[seat]
    return army_of(table, lore, side.up[planet]) + army_of(table, lore, side.down[planet])


def army_of(table: Table, lore: Lore, cards: list[int]) -> float:
    total = 0.0
    armed = 0  # mask of places
    for card in cards:
        facts = lore.cards[table.face[card]]
        if facts.kind == CHARACTER:
            total += strength(table, lore, card)
        elif facts.kind == WEAPON:
            place = user_place(table, facts.box_for, cards, armed)
            if place >= 0:
                armed |= 1 << place
                total += lore.boxes[facts.index][facts.box_for[table.face[cards[place]]]]
    return total


def user_place(table: Table, users: list[int], cards: list[int], armed: int) -> int:
    """The first of the cards that could use a weapon and has none yet; weapons are used by no weapon."""
    for place in range(len(cards)):
        if not armed >> place & 1 and users[table.face[cards[place]]] >= 0:
            return place
    return -1


def has_user(table: Table, users: list[int], cards: list[int]) -> bool:
    for card in cards:
        if users[table.face[card]] >= 0:
            return True
    return False


def has_backed(table: Table, lore: Lore, battle_card: int, cards: list[int]) -> bool:
    """Whether any character among these could use a battle card by itself."""
    face = table.face
    for card in cards:
        if lore.cards[face[card]].kind == CHARACTER and lore.backs(battle_card, face[card], table.site):
            return True
    return False


def characters_among(table: Table, cards: list[int]) -> int:
    count = 0
    for card in cards:
        if table.cards[table.face[card]].kind == CHARACTER:
            count += 1
    return count


# --- the hand ---


def usefulness(table: Table, lore: Lore, seat: int, card: int) -> float:
    """What keeping a card in hand is worth, in points of power."""
    side = table.sides[seat]
    face = table.face[card]
    facts = lore.cards[face]
    kind = facts.kind
    worth = IDLE
    if kind == LOCATION:
        return WANTED_SITE if facts.planet == table.planet and facts.site != table.site else 0.0
    if kind == CHARACTER:
        if facts.uniqueness == DIAMOND or not forbidden_copy(table, seat, facts):
            worth = lore.power[face] if table.site < 0 else lore.power[face] + facts.bonus[table.site]
    elif kind == WEAPON:
        users = facts.box_for
        if has_user(table, users, side.up[table.planet]) or has_user(table, users, side.hand):
            worth = HELPER_SHARE * lore.arms[face]
    elif kind == BATTLE or (kind == DOUBLE and facts.is_battle_card):
        worth = HELPER_SHARE * backing(table, lore, side, face)
    elif kind != STARSHIP and facts.is_effect_card and not side.effect:
        worth = lore.effect[face]
    if side.track is not None:
        worth = max(worth, in_race(table, seat, card))
    return max(worth, IDLE)


def backing(table: Table, lore: Lore, side: Side, face: int) -> float:
    text = lore.cards[face].text
    if text is not None and text.least > 1:
        known = characters_among(table, side.up[table.planet]) >= text.least
        return lore.backing[face] / 2 if known else 0.0
    if has_backed(table, lore, face, side.up[table.planet]) or has_backed(table, lore, face, side.hand):
        return lore.backing[face]
    return 0.0


def in_race(table: Table, seat: int, card: int) -> float:
    """A card that will soon continue the own race is worth keeping."""
    track = table.sides[seat].track
    facts = table.card(card)
    if track is None or not can_race(table, track):
        return 0.0
    for number in facts.destinies:
        if number == len(track.pile) % 6 + 1 or number == (len(track.pile) + 1) % 6 + 1:
            return LAP_WORTH
        if number in handling_numbers(table, seat):
            return LAP_WORTH / 2
    return 0.0


def hand_worth(table: Table, lore: Lore, seat: int) -> float:
    total = 0.0
    for card in table.sides[seat].hand:
        total += usefulness(table, lore, seat, card)
    return total

"""Reading a battle plan from its front: up to and including the first character, or the group a battle card makes."""

from __future__ import annotations

from typing import final

from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, WEAPON
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary import Box


@final
class Fighter:
    """What one side brings to a fight: a character or group, the weapon and the battle card that work."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.characters: list[int] = []
        self.weapon = NO_CARD  # in use by the first of the characters
        self.battle_card = NO_CARD  # in use
        self.spent: list[int] = []  # battle cards revealed, to be discarded after the fight
        self.power = 0
        self.sums: list[tuple[str, int, int]] = []  # why, from which face, how much

    def copy(self) -> Fighter:
        twin = Fighter(self.seat)
        twin.characters = self.characters[:]
        twin.weapon = self.weapon
        twin.battle_card = self.battle_card
        twin.spent = self.spent[:]
        twin.power = self.power
        twin.sums = self.sums[:]
        return twin

    def encode(self) -> list[object]:
        return [self.seat, self.characters[:], self.weapon, self.battle_card, self.spent[:]]

    def add(self, why: str, face: int, amount: int) -> None:
        """One addend of the total; what adds nothing is not worth a word, unless it is a power or a draw."""
        self.power += amount
        if amount or why == "power" or why == "destiny":
            self.sums.append((why, face, amount))

    def stand_again(self) -> Fighter:
        """The same characters with the same weapon, and no battle card, for a further fight."""
        twin = Fighter(self.seat)
        twin.characters = self.characters[:]
        twin.weapon = self.weapon
        return twin


def has_character(table: Table, plan: list[int]) -> bool:
    for card in plan:
        if table.card(card).kind == CHARACTER:
            return True
    return False


def read_front(table: Table, seat: int, plan: list[int], first: bool) -> Fighter:
    """Takes the next fighter off a plan that still has a character; `first` if none has been taken before."""
    fighter = Fighter(seat)
    before: list[int] = []
    while True:
        card = plan.pop(0)
        kind = table.card(card).kind
        if kind == CHARACTER:
            fighter.characters.append(card)
            equip(table, fighter, before, first)
            return fighter
        if kind == BATTLE and makes_group(table, card):
            before = drop_battle_cards(table, seat, before)
            if form_group(table, fighter, card, plan, first):
                return fighter
            mistake(table, seat, card)
        else:
            before.append(card)


def makes_group(table: Table, battle_card: int) -> bool:
    text = table.card(battle_card).text
    return text is not None and text.group > 1


def drop_battle_cards(table: Table, seat: int, before: list[int]) -> list[int]:
    """Before a group card no other may stand: of two the first is lost."""
    weapons: list[int] = []
    for card in before:
        if table.card(card).kind == BATTLE:
            mistake(table, seat, card)
        else:
            weapons.append(card)
    return weapons


def form_group(table: Table, fighter: Fighter, battle_card: int, plan: list[int], first: bool) -> bool:
    """The group stands right behind its battle card and at most one weapon; anything else is a mistake."""
    text = table.card(battle_card).text
    assert text is not None
    start = 1 if plan and table.card(plan[0]).kind == WEAPON else 0
    members = plan[start : start + text.group]
    for card in members:
        if table.card(card).kind != CHARACTER:
            return False
    weapon = usable_weapon(table, plan[0], members[0]) if start and members else NO_CARD
    usage = text.usage_for([table.card(card) for card in members], face_of(table, weapon), table.site, first)
    if usage is None:
        return False
    del plan[: start + text.group]
    fighter.characters = members
    fighter.weapon = weapon if usage.armed else NO_CARD
    fighter.battle_card = battle_card
    fighter.spent = [battle_card]
    return True


def mistake(table: Table, seat: int, battle_card: int) -> None:
    """Only the battle card that does not fit is lost; the rest of the plan stands as it was."""
    table.sides[seat].aside.remove(battle_card)
    table.to_discard(seat, battle_card, "mistake", "yj.battle.mistake")


def equip(table: Table, fighter: Fighter, before: list[int], first: bool) -> None:
    """Gives a lone character the weapon directly before it, and the battle card before that or directly before it."""
    character = fighter.characters[0]
    fighter.spent = [card for card in before if table.card(card).kind == BATTLE]
    if not before:
        return
    adjacent = len(before) - 1
    if table.card(before[adjacent]).kind == WEAPON:
        fighter.weapon = usable_weapon(table, before[adjacent], character)
        adjacent -= 1
    if adjacent >= 0 and table.card(before[adjacent]).kind == BATTLE:
        text = table.card(before[adjacent]).text
        weapon = face_of(table, fighter.weapon)
        if (
            text is not None
            and text.usage_for([table.card(character)], weapon, table.site, first) is not None
        ):
            fighter.battle_card = before[adjacent]


def usable_weapon(table: Table, weapon: int, user: int) -> int:
    """The weapon, if this character can use it."""
    return weapon if table.card(weapon).box_for[table.face[user]] >= 0 else NO_CARD


def weapon_box(table: Table, fighter: Fighter) -> Box | None:
    """The box of the weapon in use that speaks of its user."""
    if fighter.weapon == NO_CARD:
        return None
    weapon = table.card(fighter.weapon)
    return weapon.boxes[weapon.box_for[table.face[fighter.characters[0]]]]


def face_of(table: Table, card: int) -> int:
    return table.face[card] if card != NO_CARD else NO_CARD

"""What the table foresees of a battle plan is what the rules will do with it."""

from __future__ import annotations

import random

import pytest

from chancecube.kernel.position import NO_CARD
from chancecube.terminal.table.young_jedi_plan import (
    CARD_LOST,
    CARD_WORKS,
    FIGHTS,
    JOINS,
    NO_PLACE,
    WEAPON_IDLE,
    WEAPON_WORKS,
    read_plan,
    tidy_order,
    users_of,
)
from chancecube.young_jedi.battle import add_printed
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.game import table_of
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.plan import has_character, read_front
from chancecube.young_jedi.table import Table
from tests.terminal.tables import GAME

PODRACE_ARENA = 2
PLANS = 150


def cards(*codes: str) -> list[Card]:
    return [library().by_code[code] for code in codes]


def any_plan(side: int, chance: random.Random) -> list[Card]:
    """A few cards of one side, often of the same few titles, in any order."""
    own = [card for card in library().cards if card.side == side]
    plan: list[Card] = []
    for kind, most in ((CHARACTER, 5), (WEAPON, 3), (BATTLE, 3)):
        pool = chance.sample([card for card in own if card.kind == kind], 3)
        plan += [chance.choice(pool) for _ in range(chance.randint(1, most))]
    chance.shuffle(plan)
    return plan


def table_with(plan: list[Card]) -> Table:
    """A table where the side's planned cards lie as they would before the first fight, ids in plan order."""
    table = table_of(
        GAME.read_position("young-jedi full\nturn: 5 light deploy\nTatooine: DM-65\nlight deck: DM-30\n")
    )
    for card in plan:
        number = len(table.face)
        table.face.append(card.index)
        (table.sides[0].aside if card.kind == BATTLE else table.here(0)).append(number)
    return table


@pytest.mark.parametrize("side", [0, 1])
def test_plans_are_read_as_the_rules_read_them(side: int) -> None:
    chance = random.Random(side)
    for _ in range(PLANS):
        plan = any_plan(side, chance)
        table = table_with(plan)
        first_id = len(table.face) - len(plan)
        left = list(range(first_id, len(table.face)))
        reading = read_plan(plan, table.site)
        for number, bout in enumerate(reading.bouts):
            fighter = read_front(table, 0, left, number == 0)
            assert [place + first_id for place in bout.characters] == fighter.characters
            assert (NO_CARD if bout.weapon == NO_PLACE else bout.weapon + first_id) == fighter.weapon
            assert (
                NO_CARD if bout.battle_card == NO_PLACE else bout.battle_card + first_id
            ) == fighter.battle_card
            add_printed(table, fighter)
            text = plan[bout.battle_card].text if bout.battle_card != NO_PLACE else None
            dots = plan[bout.battle_card].pips if text is not None and text.when is None else 0
            assert bout.power == fighter.power + dots
        assert not has_character(table, left)


@pytest.mark.parametrize("side", [0, 1])
def test_a_tidy_order_holds_every_card_once(side: int) -> None:
    chance = random.Random(side)
    for _ in range(PLANS):
        plan = any_plan(side, chance)
        assert sorted(tidy_order(plan, PODRACE_ARENA)) == list(range(len(plan)))


def test_fates() -> None:
    """Blaster Rifle, Royal Guard; Blaster Rifle, Jawa; Security Volunteers, and a rifle behind everybody."""
    plan = cards("DM-46", "DM-31", "DM-58", "DM-30", "DM-46")
    reading = read_plan(plan, PODRACE_ARENA)
    assert reading.fates == [WEAPON_WORKS, FIGHTS, CARD_LOST, FIGHTS, WEAPON_IDLE]
    assert [bout.draws for bout in reading.bouts] == [1, 0]


def test_a_tidy_order_arms_those_who_can_use_it() -> None:
    plan = cards("DM-30", "DM-31", "DM-58", "DM-46")
    order = tidy_order(plan, PODRACE_ARENA)
    fates = read_plan([plan[place] for place in order], PODRACE_ARENA).fates
    assert sorted(fates) == sorted([FIGHTS, FIGHTS, CARD_WORKS, WEAPON_WORKS])


def test_groups_fight_as_one() -> None:
    """Some battle card of the library brings characters together, and the reading shows them so."""
    groups = 0
    for battle_card in library().cards:
        if battle_card.kind == BATTLE and battle_card.text is not None and battle_card.text.group > 1:
            own = [
                card for card in library().cards if card.side == battle_card.side and card.kind == CHARACTER
            ]
            users = users_of(battle_card, own, PODRACE_ARENA)
            if users:
                groups += 1
                fates = read_plan([battle_card, *users], PODRACE_ARENA).fates
                assert fates == [CARD_WORKS, FIGHTS] + [JOINS] * (len(users) - 1)
    assert groups

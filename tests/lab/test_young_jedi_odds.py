"""Battle plans: the odds reckoned against the rules played with every order of the decks."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import isclose

import pytest

from chancecube.kernel.position import Position, apply
from chancecube.lab import battle_odds as lab_odds
from chancecube.lab.battle_odds import Odds, unseen
from chancecube.lab.young_jedi_odds import battle_in, battle_odds, plain, with_plans
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import scene

PLACE = """
    young-jedi full
    turn: 3 dark plans
    Tatooine: DM-135
"""


def planned(text: str, light: str, dark: str) -> Table:
    """The battle written, with the plans in these orders."""
    table = scene(PLACE + text)
    battle = battle_in(table)
    assert battle is not None
    plans: list[list[int]] = []
    for seat, names in enumerate((light, dark)):
        left = battle.unplanned[seat] + battle.plans[seat]
        plan: list[int] = []
        for name in names.split():
            card = next(card for card in left if table.card(card).code == name)
            left.remove(card)
            plan.append(card)
        plans.append(plan)
    return with_plans(table, plans)


def reckoned(table: Table) -> Odds:
    return battle_odds(table, [unseen(GAME, table, seat) for seat in range(2)])


def played(table: Position) -> tuple[list[int], list[int]]:
    """Who wins each fight, and the damage of both, as the rules alone play it."""
    twin = table_of(table.copy())
    twin.log = []
    battle = battle_in(twin)
    twin.go_on()
    while battle in twin.stack and twin.pending:
        decision = twin.pending[0]
        apply(twin, decision.seat, plain(twin, decision))
    winners: list[int] = []
    lost = [0, 0]
    for event in twin.log or []:
        if event.kind in ("wins", "tie"):
            winners.append(event.seat)
        if event.kind == "lost":
            lost[event.seat] += 1
        if event.kind == "battle-over":
            break
    return winners, lost


def by_force(table: Table) -> tuple[list[list[Fraction]], list[Fraction]]:
    """Every order of both decks: how often each fight is won by Light, by Dark and by nobody, and the mean damage."""
    fights: list[list[int]] = []
    damage = [0, 0]
    count = 0
    decks = [side.deck[:] for side in table.sides]
    faces = [[table.face[card] for card in deck] for deck in decks]
    for one in permutations(faces[0]):
        for other in permutations(faces[1]):
            twin = table_of(table.copy())
            for deck, order in zip(decks, (one, other), strict=True):
                for card, face in zip(deck, order, strict=True):
                    twin.face[card] = face
            winners, lost = played(twin)
            count += 1
            for place, winner in enumerate(winners):
                if place == len(fights):
                    fights.append([0, 0, 0])
                fights[place][winner] += 1
            damage = [before + more for before, more in zip(damage, lost, strict=True)]
    return [[Fraction(won, count) for won in fight] for fight in fights], [
        Fraction(one, count) for one in damage
    ]


CASES = [
    (  # two weapons that draw
        """
        light here: DM-28, DM-38, DM-1
        light deck: DM-45, DM-27, DM-30, DM-1
        dark here: DM-99, DM-107, DM-71
        dark deck: DM-118, DM-117, DM-119, DM-71
        """,
        "DM-28 DM-38 DM-1",
        "DM-99 DM-107 DM-71",
    ),
    (  # one draws in both fights, so that the first draw changes the odds of the second
        """
        light here: DM-3, DM-27
        light deck: DM-45 x3
        dark here: DM-120, DM-100, DM-120, DM-99
        dark deck: DM-118, DM-107, DM-119, DM-71, DM-117
        """,
        "DM-3 DM-27",
        "DM-120 DM-100 DM-120 DM-99",
    ),
    (  # attackers that meet nobody
        """
        light here: DM-3
        light deck: DM-45, DM-28, DM-1, DM-30
        dark here: DM-120, DM-100, DM-99, DM-74
        dark deck: DM-118, DM-107, DM-119, DM-71
        """,
        "DM-3",
        "DM-120 DM-100 DM-99 DM-74",
    ),
]


@pytest.mark.parametrize(("text", "light", "dark"), CASES)
def test_the_odds_are_those_of_all_orders_of_the_decks(text: str, light: str, dark: str) -> None:
    table = planned(text, light, dark)
    odds = reckoned(table)
    fights, damage = by_force(table)
    assert odds.exact and not odds.choices
    assert len(odds.clashes) == len(fights)
    for clash, fight in zip(odds.clashes, fights, strict=True):
        assert isclose(clash.wins[0] * clash.reached, fight[0], abs_tol=1e-12)
        assert isclose(clash.wins[1] * clash.reached, fight[1], abs_tol=1e-12)
        assert isclose(clash.tie * clash.reached, fight[-1], abs_tol=1e-12)
    for mean, wanted in zip(odds.damage, damage, strict=True):
        assert isclose(mean, wanted, abs_tol=1e-12)


def test_where_earlier_draws_were_forgotten_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_odds, "MOST_WORK", 0)
    assert not reckoned(planned(*CASES[1])).exact


def test_a_card_with_two_numbers_gives_the_higher_and_that_is_said() -> None:
    text = """
        light here: DM-46, DM-31
        light deck: RF-A3, DM-45, DM-1, DM-27
        dark here: DM-99
        dark deck: DM-119 x3
    """
    table = planned(text, "DM-46 DM-31", "DM-99")
    fights, _ = by_force(table)
    odds = reckoned(table)
    assert isclose(odds.clashes[0].wins[0], fights[0][0], abs_tol=1e-12)
    assert isclose(odds.clashes[0].wins[1], fights[0][1], abs_tol=1e-12)


CHOOSING = [
    (  # what is drawn may be drawn again
        """
        light here: JC-48, EBN-P9
        light deck: DM-2, DM-6, DM-13, DM-3
        dark here: EDM-P6
        dark deck: DM-119, DM-71, DM-118
        """,
        "JC-48 EBN-P9",
        "EDM-P6",
        ["redraw"],
    ),
    (  # the better of two
        """
        light here: DM-2
        light deck: DM-45 x3
        dark here: DM-120, EBN-P15
        dark deck: DM-118, DM-107, EBN-P15, DM-71
        """,
        "DM-2",
        "DM-120 EBN-P15",
        ["best-of-two"],
    ),
]


@pytest.mark.parametrize(("text", "light", "dark", "choices"), CHOOSING)
def test_where_a_text_lets_choose_every_run_of_numbers_is_played(
    text: str, light: str, dark: str, choices: list[str]
) -> None:
    table = planned(text, light, dark)
    odds = reckoned(table)
    fights, damage = by_force(table)
    assert odds.exact and odds.choices == choices
    for place, won in enumerate((*odds.clashes[0].wins, odds.clashes[0].tie)):
        assert isclose(won, fights[0][place], abs_tol=1e-12)
    for mean, wanted in zip(odds.damage, damage, strict=True):
        assert isclose(mean, wanted, abs_tol=1e-12)
    assert 0 < odds.clashes[0].wins[0] < 1  # chance decides


def test_the_blaster_rifle_of_the_rulebook() -> None:
    """Two against four with one draw: a 3 or more wins, a 2 ties, a 1 loses."""
    text = """
        light here: DM-3
        light deck: DM-45 x9
        dark here: DM-120, DM-100
        dark deck: DM-119 x5, DM-107 x3, DM-71 x2
    """
    clash = reckoned(planned(text, "DM-3", "DM-120 DM-100")).clashes[0]
    assert clash.cards == [["DM-3"], ["DM-100", "DM-120"]]
    assert clash.powers == [4, 2]
    assert clash.draws == [0, 1]
    assert [round(number, 12) for number in (*clash.wins, clash.tie)] == [0.2, 0.5, 0.3]


def test_nothing_on_the_table_changes_while_odds_are_reckoned() -> None:
    table = planned(*CASES[0])
    before = table.encode()
    reckoned(table)
    assert table.encode() == before

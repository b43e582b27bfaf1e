"""Texts of the later steps of a turn: in Even Up, and when control is won."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.kinds import DARK, LIGHT, SIDES
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    deck,
    discard,
    effect,
    events,
    fetch_nothing,
    hand,
    here,
    offered,
    rules_of,
    scene,
    skip_to,
)


def evening_up(held: str, more: str, side: str = "light") -> Table:
    """A side's Even Up with this hand."""
    return scene(f"""
        young-jedi full
        turn: 5 {side} even-up
        Tatooine: DM-135
        {side} hand: {held}
        light deck: DM-1, DM-2, DM-3, DM-4, DM-5, DM-6, DM-7, DM-8, DM-9
        dark deck: DM-71, DM-72, DM-73, DM-74, DM-75, DM-76, DM-77, DM-78, DM-79
        {more}
    """)


BOTH_HERE = "light here: DM-31\n        dark here: DM-99"


# --- seven cards ---


@pytest.mark.rule("yj.effect.hand-size-ruling", "yj.evenup.six")
@pytest.mark.parametrize(("side", "code"), [("light", "BN-63"), ("dark", "BN-132")])
def test_an_effect_makes_its_owner_even_up_to_seven(side: str, code: str) -> None:
    table = evening_up("DM-45 x2", f"{BOTH_HERE}\n        {side} effect: {code}", side)
    answer(table, side, "done")
    assert len(hand(table, side)) == 7
    assert asked(table) == [(side, "concede")]


@pytest.mark.rule("yj.effect.hand-size-ruling")
def test_seven_cards_come_also_when_the_whole_hand_was_discarded() -> None:
    table = evening_up("DM-45 x3", f"{BOTH_HERE}\n        light effect: BN-63")
    answer(table, "light", "recycle")
    assert hand(table, "light") == ["DM-1", "DM-2", "DM-3", "DM-4", "DM-5", "DM-6", "DM-7"]


@pytest.mark.rule("yj.effect.hand-size-ruling")
def test_a_hand_of_eight_is_discarded_to_seven() -> None:
    table = evening_up("DM-45 x8", f"{BOTH_HERE}\n        light effect: BN-63")
    answer(table, "light", "done")
    decision = table.decision_of(LIGHT)
    assert decision is not None and (decision.kind, decision.number) == ("discard", 1)
    answer(table, "light", "DM-45")
    assert len(hand(table, "light")) == 7
    assert asked(table) == [("light", "concede")]


@pytest.mark.rule("yj.effect.hand-size-ruling")
def test_the_opponents_effect_changes_nothing() -> None:
    table = evening_up("DM-45 x2", f"{BOTH_HERE}\n        dark effect: BN-132")
    answer(table, "light", "done")
    assert len(hand(table, "light")) == 6


@pytest.mark.rule("yj.effect.hand-size-ruling")
def test_when_the_effect_is_gone_the_seventh_card_stays_until_the_own_even_up() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark end
        Tatooine: DM-135
        light here: DM-31
        light effect: BN-63
        light hand: DM-45 x7
        dark hand: DM-137, DM-125 x5
        light deck: DM-32 x20
        dark deck: DM-104 x20
    """)
    answer(table, "dark", "DM-137")
    fetch_nothing(table)
    skip_to(table, "concede")
    assert len(hand(table, "light")) == 7, "it is Dark's turn"
    answer(table, "dark", "done")
    skip_to(table, "even-up")
    answer(table, "light", "done")
    assert asked(table) == [("light", "discard")]


# --- an effect given up ---

SACRIFICE = """light effect: DF-28
        light here: DM-2
        dark here: DM-71, DM-99, DM-119, JC-106
        dark hidden: DM-100"""


@pytest.mark.rule("yj.evenup.order-ruling", "yj.battle.removed-not-defeated-ruling")
@pytest.mark.parametrize("target", ["DM-99", "DM-119"])
def test_an_effect_is_given_up_to_discard_an_opposing_diamond_card(target: str) -> None:
    table = evening_up("DM-67, DM-45", SACRIFICE)
    assert asked(table) == [("light", "sacrifice")]
    assert offered(table, "light") == ["DF-28", "done"]
    answer(table, "light", "DF-28")
    assert offered(table, "light") == ["DM-99", "DM-119"], "diamonds that lie face up, weapons too"
    answer(table, "light", target)
    assert effect(table, "light") == []
    assert discard(table, "light") == ["DF-28"]
    assert discard(table, "dark") == [target]
    assert target not in here(table, "dark")
    assert not events(table, "damage"), "it is not defeated"
    assert cards_of(table, "sacrifice") == ["DF-28"]


@pytest.mark.rule("yj.evenup.order-ruling")
def test_texts_come_first_then_the_discarding_of_locations() -> None:
    table = evening_up("DM-67, DM-45", SACRIFICE)
    answer(table, "light", "DF-28", "DM-99")
    assert offered(table, "light") == ["DM-67", "recycle", "done"]
    assert not events(table, "draw")
    answer(table, "light", "DM-67", "done")
    assert len(hand(table, "light")) == 6


@pytest.mark.rule("yj.evenup.order-ruling")
def test_nobody_need_give_up_the_effect() -> None:
    table = evening_up("DM-45", SACRIFICE)
    answer(table, "light", "done")
    assert asked(table) == [("light", "even-up")]
    assert effect(table, "light") == ["DF-28"]


@pytest.mark.rule("yj.evenup.order-ruling", "yj.trait.present")
def test_without_a_target_here_it_is_not_asked() -> None:
    table = evening_up(
        "DM-45",
        "light effect: DF-28\n        light here: DM-99\n        dark here: DM-71\n        dark hidden: DM-99",
    )
    assert asked(table) == [("light", "even-up")]


@pytest.mark.rule("yj.evenup.order-ruling")
def test_it_is_for_the_own_even_up() -> None:
    table = evening_up("DM-125", SACRIFICE, "dark")
    assert asked(table) == [("dark", "even-up")]


@pytest.mark.rule("yj.evenup.order-ruling", "yj.control.end-of-turn")
def test_discarding_the_last_opposing_character_gives_control() -> None:
    table = evening_up(
        "DM-45", "dark effect: DF-55\n        dark here: DM-71\n        light here: DM-31", "dark"
    )
    answer(table, "dark", "DF-55", "DM-31", "done")
    assert [SIDES[event.seat] for event in events(table, "control")] == ["dark"]
    assert asked(table) == [("light", "next-planet")]


# --- control is won ---


def won(held: str, here_too: str = "", side: str = "light", code: str = "DF-7") -> Table:
    other = "dark" if side == "light" else "light"
    location = {"light": "DM-67", "dark": "DM-137"}[other]
    return scene(f"""
        young-jedi full
        turn: 5 {side} end
        Tatooine: DM-135
        {side} here: {code}{here_too}
        {side} hand: {held}
        {other} hand: {location}
        light deck: DM-1, DM-2, DM-3, DM-4, DM-5, DM-6
        dark deck: DM-71, DM-72, DM-73, DM-74, DM-75, DM-76
    """)


@pytest.mark.rule("yj.control.order-ruling")
@pytest.mark.parametrize(("side", "code"), [("light", "DF-7"), ("dark", "DF-32")])
def test_a_character_and_three_cards_may_go_for_three_new_ones(side: str, code: str) -> None:
    seat = SIDES.index(side)
    table = won("DM-45, DM-46, DM-47, DM-48", ", DM-31", side, code)
    assert asked(table) == [(side, "retire")]
    decision = table.pending[0]
    assert table.card(decision.number).code == code
    answer(table, side, "yes")
    assert codes(table, table.sides[seat].up[0]) == ["DM-31"]
    for left in (3, 2, 1):
        decision = table.pending[0]
        assert (decision.kind, decision.number) == ("discard-for", left)
        assert not events(table, "draw"), "first the cards go, then the new ones come"
        answer(table, side, offered(table, side)[0])
    assert cards_of(table, "retire") == [code]
    assert discard(table, side) == ["DM-47", "DM-46", "DM-45", code]
    drawn = {"light": ["DM-1", "DM-2", "DM-3"], "dark": ["DM-71", "DM-72", "DM-73"]}[side]
    assert sorted(hand(table, side)) == sorted(["DM-48", *drawn])
    assert len(deck(table, side)) == 3


@pytest.mark.rule("yj.control.order-ruling")
def test_it_comes_before_the_next_location_is_put_down() -> None:
    table = won("DM-45 x3")
    assert not events(table, "location")
    answer(table, "light", "done")
    assert codes(table, table.sides[LIGHT].up[0]) == ["DF-7"]
    assert asked(table) == [("dark", "next-planet")]
    assert [event.kind for event in table.log or []] == ["control", "stranded"]


@pytest.mark.rule("yj.control.order-ruling")
def test_with_fewer_than_three_cards_it_is_not_asked() -> None:
    table = won("DM-45 x2")
    assert asked(table) == [("dark", "next-planet")]


@pytest.mark.rule("yj.control.order-ruling", "yj.unique.stack-acts-separately")
def test_each_of_several_is_asked_as_long_as_the_hand_lasts() -> None:
    table = won("DM-45 x6", ", DF-7")
    answer(table, "light", "done", "yes", "DM-45", "DM-45", "DM-45")
    assert asked(table) == [("dark", "next-planet")]
    table = won("DM-45 x6", ", DF-7")
    answer(table, "light", "yes", "DM-45", "DM-45", "DM-45", "yes", "DM-45", "DM-45")
    assert asked(table) == [("light", "discard-for")]
    assert rules_of(table, "retire") == ["yj.control.order-ruling"] * 2


@pytest.mark.rule("yj.control.order-ruling", "yj.control.surrender")
def test_a_planet_conceded_is_won_too_and_the_loser_has_no_such_text() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark end
        Tatooine: DM-135
        light here: DF-7
        dark here: DF-32
        light hand: DM-45 x3
        dark hand: DM-137, DM-125 x5
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    answer(table, "dark", "concede")
    assert asked(table) == [("light", "retire")]
    answer(table, "light", "done")
    assert asked(table) == [("dark", "next-planet")]


@pytest.mark.rule("yj.control.order-ruling", "yj.game.planet-victory")
def test_the_second_planet_ends_the_game_before_the_text() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light end
        Tatooine: DM-135
        Naboo: DM-137
        light: controlled Tatooine
        light here: DF-7
        light hand: DM-45 x3
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    assert table.over
    assert table.winners == 1 << LIGHT


@pytest.mark.rule("yj.game.exhausted-ruling")
def test_drawing_the_last_cards_for_it_loses() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light end
        Tatooine: DM-135
        light here: DF-7
        light hand: DM-45 x3
        light deck: DM-31 x3
        dark deck: DM-99 x9
    """)
    answer(table, "light", "yes", "DM-45", "DM-45", "DM-45")
    assert table.over
    assert table.winners == 1 << DARK


# --- what is remembered ---


@pytest.mark.rule("yj.trait.controlled-ruling")
@pytest.mark.parametrize(("code", "planet"), [("DF-5", "Coruscant"), ("DF-6", "Naboo")])
def test_a_planet_once_controlled_strengthens_to_the_end_of_the_game(code: str, planet: str) -> None:
    powers: list[int] = []
    location = {"Coruscant": "DM-66", "Naboo": "DM-67"}[planet]
    for facts in (f"light: controlled {planet}", f"dark: controlled {planet}"):
        table = scene(f"""
            young-jedi full
            turn: 9 light fights
            {planet}: {location}
            Tatooine: DM-135
            {facts}
            light plan: {code}
            dark plan: DM-71
            dark deck: DM-99 x20
            light deck: DM-31 x20
        """)
        powers.append(events(table, "power", "light")[0].amount)
    assert powers[0] > powers[1]


@pytest.mark.rule("yj.trait.controlled-ruling", "yj.control.surrender")
def test_planets_lost_by_conceding_are_remembered_as_surrendered() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light end
        Tatooine: DM-65
        light here: DM-31
        dark here: DM-99
        light hand: DM-67
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    answer(table, "light", "concede", "DM-67")
    fetch_nothing(table)
    assert table.sides[LIGHT].surrendered == 1
    assert table.sides[DARK].controlled == 1
    assert table.sides[DARK].surrendered == 0

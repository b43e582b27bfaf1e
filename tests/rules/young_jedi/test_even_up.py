"""Even Up: six cards in hand at the end of one's own turn."""

from __future__ import annotations

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import DARK
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    deck,
    discard,
    events,
    hand,
    offered,
    refusal,
    rules_of,
    scene,
    skip_to,
)


def evening_up(held: str, more: str = "") -> Table:
    """Dark's Even Up with this hand; the draw deck is a run of different cards."""
    return scene(f"""
        young-jedi full
        turn: 5 dark even-up
        Tatooine: DM-135
        dark here: DM-99
        light here: DM-31
        dark hand: {held}
        dark deck: DM-71, DM-72, DM-73, DM-74, DM-75, DM-76, DM-77, DM-78
        light hand: DM-58
        light deck: DM-31 x20
        {more}
    """)


# --- six ---


@pytest.mark.rule("yj.evenup.six")
@pytest.mark.parametrize("held", range(7))
def test_a_short_hand_draws_from_the_top_to_exactly_six(held: int) -> None:
    table = evening_up(", ".join(["DM-125"] * held))
    answer(table, "dark", "done")
    drawn = ["DM-71", "DM-72", "DM-73", "DM-74", "DM-75", "DM-76"][: 6 - held]
    assert hand(table, "dark") == ["DM-125"] * held + drawn
    assert cards_of(table, "draw", "dark") == drawn
    assert len(deck(table, "dark")) == 8 - len(drawn)
    assert asked(table) == [("dark", "concede")]


@pytest.mark.rule("yj.evenup.six")
@pytest.mark.parametrize("held", [7, 8, 11])
def test_a_long_hand_is_discarded_to_exactly_six(held: int) -> None:
    table = evening_up(f"DM-125 x{held - 1}, DM-99")
    answer(table, "dark", "done")
    for surplus in range(held - 6, 0, -1):
        decision = table.decision_of(DARK)
        assert decision is not None and (decision.kind, decision.number) == ("discard", surplus)
        assert len(decision.options) == 6 + surplus, "any card of the hand, and no way round it"
        answer(table, "dark", "DM-125")
    assert hand(table, "dark") == ["DM-125"] * 5 + ["DM-99"]
    assert discard(table, "dark") == ["DM-125"] * (held - 6)
    assert not events(table, "draw")
    assert asked(table) == [("dark", "concede")]


@pytest.mark.rule("yj.evenup.six")
def test_the_player_chooses_what_to_discard_and_cannot_stop_early() -> None:
    table = evening_up("DM-125, DM-126, DM-127, DM-128, DM-129, DM-130, DM-136, DM-99")
    answer(table, "dark", "done")
    assert "done" not in offered(table, "dark")
    assert refusal(table, "dark", "done") == "yj.evenup.six"
    answer(table, "dark", "DM-99", "DM-127")
    assert hand(table, "dark") == ["DM-125", "DM-126", "DM-128", "DM-129", "DM-130", "DM-136"]
    assert discard(table, "dark") == ["DM-127", "DM-99"]


@pytest.mark.rule("yj.evenup.six")
def test_nobody_evens_up_in_the_other_players_turn() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-71
        light plan: DM-45, DM-31, DM-2
        dark hand: DM-125 x6
        light hand: DM-58 x6
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert len(hand(table, "light")) == 7, "a destiny card joined the hand"
    skip_to(table, "concede")
    assert len(hand(table, "light")) == 7
    answer(table, "dark", "done")
    skip_to(table, "even-up")
    answer(table, "light", "done")
    assert asked(table) == [("light", "discard")]


@pytest.mark.rule("yj.evenup.six")
def test_a_short_hand_waits_for_the_own_turn() -> None:
    table = evening_up("DM-125 x6")
    answer(table, "dark", "done", "done")
    assert hand(table, "light") == ["DM-58"]
    skip_to(table, "concede")
    assert len(hand(table, "light")) == 6


# --- locations ---


@pytest.mark.rule("yj.evenup.discard-locations")
def test_any_locations_may_be_discarded_before_drawing() -> None:
    table = evening_up("DM-136, DM-125 x2, DM-137, DM-135, DM-139")
    assert offered(table, "dark") == ["DM-136", "DM-137", "DM-135", "recycle", "done"]
    answer(table, "dark", "DM-137", "DM-135")
    assert not events(table, "draw"), "first all discarding, then drawing"
    answer(table, "dark", "done")
    assert hand(table, "dark") == ["DM-136", "DM-125", "DM-125", "DM-139", "DM-71", "DM-72"]
    assert discard(table, "dark") == ["DM-135", "DM-137"]
    assert rules_of(table, "discard") == ["yj.evenup.discard-locations"] * 2


@pytest.mark.rule("yj.evenup.discard-locations")
def test_no_other_card_may_be_discarded_before_drawing() -> None:
    table = evening_up("DM-136, DM-125, DM-99, DM-119, DM-139")
    for code in ("DM-125", "DM-99", "DM-119", "DM-139"):
        assert refusal(table, "dark", code) == "yj.evenup.discard-locations"
        wish = next(card for card in table.sides[DARK].hand if table.card(card).code == code)
        with pytest.raises(ChanceCubeError, match=r"yj\.evenup\.discard-locations"):
            GAME.answer(table, DARK, wish)


@pytest.mark.rule("yj.evenup.discard-locations")
def test_a_location_drawn_in_this_even_up_stays_until_the_next() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark even-up
        Tatooine: DM-135
        dark here: DM-99
        light here: DM-31
        dark hand: DM-125 x5
        dark deck: DM-136, DM-99 x9
        light deck: DM-31 x20
    """)
    answer(table, "dark", "done")
    assert hand(table, "dark")[-1] == "DM-136"
    assert asked(table) == [("dark", "concede")]


@pytest.mark.rule("yj.evenup.discard-locations")
def test_keeping_the_locations_costs_nothing() -> None:
    table = evening_up("DM-136, DM-137, DM-125 x4")
    answer(table, "dark", "done")
    assert hand(table, "dark") == ["DM-136", "DM-137"] + ["DM-125"] * 4
    assert discard(table, "dark") == []


# --- the whole hand ---


@pytest.mark.rule("yj.evenup.recycle")
@pytest.mark.parametrize("held", [1, 5, 6, 9])
def test_the_whole_hand_may_be_discarded_for_six_new_cards(held: int) -> None:
    table = evening_up(f"DM-125 x{held}")
    answer(table, "dark", "recycle")
    assert discard(table, "dark") == ["DM-125"] * held
    assert hand(table, "dark") == ["DM-71", "DM-72", "DM-73", "DM-74", "DM-75", "DM-76"]
    assert asked(table) == [("dark", "concede")]
    assert [event.amount for event in events(table, "recycle")] == [held]


@pytest.mark.rule("yj.evenup.recycle")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    table = evening_up("")
    assert offered(table, "dark") == ["done"]
    answer(table, "dark", "done")
    assert len(hand(table, "dark")) == 6


@pytest.mark.rule("yj.evenup.recycle", "yj.game.deck-victory")
def test_six_new_cards_can_be_the_last_ones() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark even-up
        Tatooine: DM-135
        dark here: DM-99
        light here: DM-31
        dark hand: DM-125 x6
        dark deck: DM-99 x6
        light deck: DM-31 x20
    """)
    answer(table, "dark", "recycle")
    assert table.over
    assert table.ending == "yj.game.deck-victory"
    assert table.winners == 1


@pytest.mark.rule("yj.evenup.recycle")
def test_the_hand_is_renewed_once() -> None:
    table = evening_up("DM-125 x6")
    answer(table, "dark", "recycle")
    assert offered(table, "dark") == ["done", "concede"]


# --- the order ---


@pytest.mark.rule("yj.evenup.order-ruling")
def test_locations_are_discarded_first_and_may_bring_a_long_hand_to_six() -> None:
    table = evening_up("DM-136, DM-137, DM-125 x6")
    answer(table, "dark", "DM-136", "DM-137", "done")
    assert hand(table, "dark") == ["DM-125"] * 6
    assert not events(table, "draw")
    assert asked(table) == [("dark", "concede")]


@pytest.mark.rule("yj.evenup.order-ruling")
def test_a_hand_still_too_long_after_its_locations_is_then_discarded_to_six() -> None:
    table = evening_up("DM-136, DM-125 x6, DM-99")
    answer(table, "dark", "DM-136", "done")
    assert asked(table) == [("dark", "discard")]
    answer(table, "dark", "DM-99")
    assert discard(table, "dark") == ["DM-99", "DM-136"]
    assert hand(table, "dark") == ["DM-125"] * 6


@pytest.mark.rule("yj.evenup.order-ruling")
def test_the_whole_hand_may_go_after_a_location_has_gone() -> None:
    table = evening_up("DM-136, DM-125 x7")
    answer(table, "dark", "DM-136", "recycle")
    assert discard(table, "dark") == ["DM-125"] * 7 + ["DM-136"]
    assert len(hand(table, "dark")) == 6


@pytest.mark.rule("yj.evenup.order-ruling")
def test_after_drawing_nothing_more_is_discarded() -> None:
    table = evening_up("DM-136, DM-125 x2")
    answer(table, "dark", "done")
    assert "DM-136" in hand(table, "dark")
    assert offered(table, "dark") == ["done", "concede"]

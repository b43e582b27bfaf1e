"""The turn: Deploy, Battle, Even Up, and turning up what lies face down."""

from __future__ import annotations

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import see_event
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import DARK, LIGHT
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    events,
    hand,
    here,
    hidden,
    offered,
    refusal,
    scene,
    seen_by,
)

MIDDLE = """
    young-jedi full
    turn: 5 dark deploy
    Tatooine: DM-135
    dark here: DM-99
    light here: DM-32
    dark hand: DM-104, DM-136, DM-125 x2
    light hand: DM-31, DM-58 x5
    dark deck: DM-99 x20
    light deck: DM-31 x20
"""

FIRST_TURN = """
    young-jedi full
    turn: 1 dark deploy
    Tatooine: DM-135
    dark: turns-here 1
    light: turns-here 0
    dark hand: DM-99, DM-119, DM-125 x4
    light hand: DM-31, DM-45, DM-58 x4
    dark deck: DM-104 x20
    light deck: DM-32 x20
"""


@pytest.mark.rule("yj.turn.phases")
def test_a_turn_is_deploy_then_battle_then_even_up_and_then_the_other_player() -> None:
    table = scene(MIDDLE)
    seen: list[tuple[str, str]] = []
    while asked(table) != [("light", "deploy")]:
        seen += asked(table)
        answer(table, "dark", "done")
    assert seen == [("dark", "deploy"), ("dark", "battle"), ("dark", "even-up"), ("dark", "concede")]
    assert table.turn == 6


@pytest.mark.rule("yj.turn.phases", "yj.battle.optional")
def test_deploying_and_battle_may_be_left_out_but_the_hand_is_always_brought_to_six() -> None:
    table = scene(MIDDLE)
    answer(table, "dark", "done", "done", "done")
    assert not events(table, "deploy") and not events(table, "battle-over")
    assert len(hand(table, "dark")) == 6
    assert len(events(table, "draw", "dark")) == 2


@pytest.mark.rule("yj.turn.phases")
def test_nothing_is_done_before_its_phase() -> None:
    table = scene(MIDDLE)
    for wish in ("yes", "recycle", "search"):
        assert refusal(table, "dark", wish) == "yj.turn.phases"
    with pytest.raises(ChanceCubeError, match="not-offered"):
        answer(table, "dark", "yes")
    assert asked(table) == [("dark", "deploy")]


@pytest.mark.rule("yj.turn.phases")
def test_nothing_is_done_after_its_phase() -> None:
    table = scene(MIDDLE)
    answer(table, "dark", "done")
    assert offered(table, "dark") == ["yes", "done"]
    assert refusal(table, "dark", "DM-104") == "yj.turn.phases", "deploying is over in the battle phase"
    answer(table, "dark", "done")
    assert offered(table, "dark") == ["DM-136", "recycle", "done"]
    assert refusal(table, "dark", "yes") == "yj.turn.phases", "so is the battle in Even Up"
    answer(table, "dark", "done")
    assert offered(table, "dark") == ["done", "concede"]
    assert refusal(table, "dark", "recycle") == "yj.turn.phases", "and Even Up at the end of the turn"


@pytest.mark.rule("yj.turn.phases")
def test_a_player_does_nothing_in_the_other_players_turn() -> None:
    table = scene(MIDDLE)
    assert offered(table, "light") == []
    for wish in ("DM-31", "yes", "done", "concede"):
        assert refusal(table, "light", wish) == "yj.turn.phases"
    answer(table, "dark", "done", "done", "done")
    assert refusal(table, "light", "concede") == "yj.turn.phases"


@pytest.mark.rule("yj.turn.phases")
def test_one_battle_a_turn() -> None:
    table = scene(MIDDLE)
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    assert events(table, "battle-over")
    assert asked(table) == [("dark", "even-up")]


@pytest.mark.rule("yj.turn.phases")
def test_the_battle_phase_asks_nothing_where_no_battle_can_be() -> None:
    table = scene(MIDDLE.replace("light here: DM-32", ""))
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "even-up")]


# --- turning up ---


@pytest.mark.rule("yj.turn.reveal", "yj.deploy.hidden-first-turn")
def test_hidden_cards_are_turned_up_at_the_start_of_their_owners_next_turn_and_not_before() -> None:
    table = scene(FIRST_TURN)
    answer(table, "dark", "DM-99", "DM-119", "done", "done", "done")
    assert asked(table) == [("light", "deploy")]
    assert hidden(table, "dark") == ["DM-99", "DM-119"], "the other player's turn turns nothing up"
    assert here(table, "dark") == []
    answer(table, "light", "DM-31", "done", "done", "done")
    assert asked(table) == [("dark", "deploy")]
    assert hidden(table, "dark") == []
    assert here(table, "dark") == ["DM-99", "DM-119"]
    assert hidden(table, "light") == ["DM-31"], "Light's are Light's to turn up"
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "even-up")], "no battle against what lies face down"
    answer(table, "dark", "done", "done")
    assert here(table, "light") == ["DM-31"]


@pytest.mark.rule("yj.turn.reveal")
def test_everybody_sees_what_is_turned_up() -> None:
    table = scene(FIRST_TURN)
    answer(table, "dark", "DM-99", "DM-119", "done", "done", "done")
    answer(table, "light", "done", "done", "done")
    assert cards_of(table, "reveal", "dark") == ["DM-99", "DM-119"]
    for event in events(table, "reveal"):
        for watcher in (LIGHT, DARK, SPECTATOR):
            assert see_event(GAME, event, watcher).card is not None
    shown = [card.code for card in seen_by(table, "light").zone("up", DARK, "Tatooine").cards]
    assert shown == ["DM-99", "DM-119"]


@pytest.mark.rule("yj.turn.reveal", "yj.control.hidden-stay")
def test_all_ones_hidden_cards_are_turned_up_wherever_they_lie() -> None:
    table = scene("""
        young-jedi full
        turn: 9 light end
        Tatooine: DM-65
        Coruscant: DM-66
        Naboo: DM-67
        dark hidden Tatooine: DM-99
        dark hidden Coruscant: DM-100, DM-119
        dark hidden: DM-101
        light hidden Tatooine: DM-31
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "done")
    dark, light = table.sides[DARK], table.sides[LIGHT]
    assert dark.down == [[], [], []]
    assert [codes(table, cards) for cards in dark.up] == [["DM-99"], ["DM-100", "DM-119"], ["DM-101"]]
    assert codes(table, light.down[0]) == ["DM-31"]

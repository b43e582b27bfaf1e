"""The honour-system option: nothing played face down is checked until it is revealed."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.playout import play_out
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.kinds import DARK, LIGHT
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    codes,
    damage,
    discard,
    effect,
    events,
    hand,
    here,
    hidden,
    hyperspace,
    offered,
    rules_of,
    scene,
    skip_to,
)

NABOO = 2


def first_turn(hand_cards: str, more: str = "", heading: str = "young-jedi full honour") -> str:
    return "\n".join(
        [
            heading,
            "turn: 1 dark deploy",
            "Naboo: BN-136",
            "dark: turns-here 1",
            f"dark hand: {hand_cards}",
            "dark deck: DM-99 x20, DM-135, JC-135",
            "light deck: DM-31 x20",
            more,
        ]
    )


@pytest.mark.rule("yj.deploy.honour-hidden")
def test_on_ones_honour_anything_may_be_put_face_down() -> None:
    table = scene(first_turn("DM-71, DM-106, DM-125, DM-140, DM-136"))
    assert "bluff" in offered(table, "dark")
    answer(table, "dark", "bluff")
    assert offered(table, "dark") == ["DM-71", "DM-106", "DM-125", "DM-140", "DM-136", "done"]
    answer(table, "dark", "DM-71", "bluff", "DM-106", "bluff", "DM-125", "bluff", "DM-140")
    assert hidden(table, "dark") == ["DM-71", "DM-106", "DM-125", "DM-140"]
    assert table.sides[DARK].counters == 0


@pytest.mark.rule("yj.deploy.honour-hidden")
def test_without_the_option_nobody_bluffs() -> None:
    assert "bluff" not in offered(scene(first_turn("DM-71", heading="young-jedi full")), "dark")


def revealed(cards: str, more: str = "") -> str:
    """Light has ended its turn; Dark's cards face down are about to be turned up."""
    return "\n".join(
        [
            "young-jedi full honour",
            "turn: 2 light end",
            "Naboo: BN-136",
            "dark: turns-here 1",
            f"dark hidden: {cards}",
            "dark deck: DM-99 x20, DM-135, JC-135",
            "light deck: DM-31 x20",
            more,
        ]
    )


@pytest.mark.rule("yj.deploy.honour-hidden")
@pytest.mark.parametrize(
    "cards",
    [
        "DM-71, DM-99",  # eight counters
        "DM-99, DM-125",  # a battle card
        "DM-99, DM-140",  # a starship
        "DM-99, DM-136",  # a location
        "BN-129, BN-130",  # two effects
        "DM-99, RF-127/53",  # a double impact card without an effect half
    ],
)
def test_what_proves_illegal_costs_the_planet(cards: str) -> None:
    table = scene(revealed(cards))
    answer(table, "light", "done")
    assert asked(table) == [("light", "surrender-honour")]
    answer(table, "light", "done")
    assert asked(table) == [("dark", "even-up")]
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "next-planet")]
    assert table.sides[LIGHT].controlled == 1 << NABOO
    assert table.sides[DARK].surrendered == 1 << NABOO
    assert len(hand(table, "dark")) == 6


@pytest.mark.rule("yj.deploy.honour-hidden")
def test_six_counters_and_one_effect_are_in_order() -> None:
    table = scene(revealed("DM-99, DM-99, BN-129"))
    answer(table, "light", "done")
    assert asked(table) == [("dark", "deploy")]
    assert here(table, "dark") == ["DM-99", "DM-99"]


@pytest.mark.rule("yj.deploy.honour-hidden")
def test_illegal_cards_stay_but_battle_cards_and_starships_do_not() -> None:
    table = scene(revealed("DM-99, DM-125, DM-140"))
    answer(table, "light", "done")
    assert here(table, "dark") == ["DM-99"]
    assert discard(table, "dark") == ["DM-125"]
    assert hyperspace(table, "dark") == ["DM-140"]
    assert len(events(table, "honour-breach", "dark")) == 2


@pytest.mark.rule("yj.deploy.honour-hidden")
def test_a_location_of_another_planet_stays_beneath_those_of_this_one() -> None:
    table = scene(revealed("DM-99, DM-136"))
    answer(table, "light", "done")
    assert codes(table, table.locations[NABOO]) == ["DM-136", "BN-136"]
    again = table_of(GAME.read_position(GAME.write_position(table, exact=True)))
    assert codes(again, again.locations[NABOO]) == ["DM-136", "BN-136"]


@pytest.mark.rule("yj.deploy.honour-hidden")
def test_the_opponent_may_have_all_cards_there_back_in_the_deck() -> None:
    table = scene(revealed("DM-71, DM-99", "light here: DM-1, DM-34\nlight hidden: DM-31"))
    answer(table, "light", "done", "yes")
    assert here(table, "light") == []
    assert hidden(table, "light") == []
    assert len(table.sides[LIGHT].deck) == 23


@pytest.mark.rule("yj.deploy.honour-hidden")
@pytest.mark.parametrize("where", ["effect", "hidden"])
def test_an_effect_deployed_there_is_one_of_them(where: str) -> None:
    table = scene(revealed("DM-71, DM-99", f"light {where}: BN-61"))
    answer(table, "light", "done", "yes")
    answer(table, "dark", "done")
    assert discard(table, "light") == effect(table, "light") == []
    assert len(table.sides[LIGHT].deck) == 21


@pytest.mark.rule("yj.deploy.honour-hidden")
def test_the_offender_takes_the_first_turn_at_the_next_planet() -> None:
    table = scene(revealed("DM-71, DM-99", "dark hand: DM-135"))
    answer(table, "light", "done", "done")
    answer(table, "dark", "done", "DM-135")
    skip_to(table, "deploy")
    assert asked(table) == [("dark", "deploy")]
    assert table.sides[DARK].turns_here == 1


@pytest.mark.rule("yj.deploy.honour-stack")
def test_a_stack_found_face_up_on_a_second_planet_goes_back_to_hand() -> None:
    table = scene(first_turn("DM-72, DM-99", "dark Tatooine: BN-72").replace("turns-here 1", "turns-here 2"))
    assert offered(table, "dark") == ["DM-99", "bluff", "done"]
    answer(table, "dark", "bluff", "DM-72")
    assert here(table, "dark") == []
    assert sorted(hand(table, "dark")) == ["DM-72", "DM-99"]
    assert codes(table, table.sides[DARK].up[0]) == ["BN-72"]
    assert table.sides[DARK].counters == 1


@pytest.mark.rule("yj.deploy.honour-stack", "yj.deploy.six-counters")
def test_face_up_the_counters_are_seen_and_cannot_be_overdrawn() -> None:
    facts = first_turn("DM-72", "dark Tatooine: BN-72").replace("turns-here 1", "turns-here 2, counters 4")
    assert offered(scene(facts), "dark") == ["done"]
    assert offered(scene(facts.replace("counters 4", "counters 5")), "dark") == ["bluff", "done"]


@pytest.mark.rule("yj.deploy.honour-stack")
def test_the_queens_found_on_tatooine_go_back_to_hand_and_those_stranded_on_naboo_stay() -> None:
    """The rulebook's example: Royal Leader and Voice of Her People there, Royal Leader and Ruler of Naboo here."""
    table = scene(
        """
        young-jedi full honour
        turn: 9 light deploy
        Naboo: BN-136
        Tatooine: DM-135
        light: turns-here 2, counters 4
        light Naboo: DM-9, JC-9
        light here: DM-9, DM-31
        light hand: DM-8
        light deck: DM-45 x20
        dark: controlled Naboo
        dark deck: DM-119 x20
        """
    )
    answer(table, "light", "bluff", "DM-8")
    assert here(table, "light") == ["DM-31"]
    assert sorted(hand(table, "light")) == ["DM-8", "DM-9"]
    assert codes(table, table.sides[LIGHT].up[NABOO]) == ["DM-9", "JC-9"]
    assert table.sides[LIGHT].counters == 4 - 2
    assert rules_of(table, "honour-breach") == ["yj.deploy.honour-stack"] * 2


@pytest.mark.rule("yj.deploy.honour-stack")
def test_a_second_stack_that_lay_face_down_costs_the_planet() -> None:
    table = scene(revealed("DM-72", "dark Tatooine: BN-72"))
    answer(table, "light", "done")
    assert asked(table) == [("light", "surrender-honour")]


@pytest.mark.rule("yj.plan.honour-illegal-card")
def test_a_card_in_a_plan_that_is_no_battle_card_goes_back_to_hand() -> None:
    table = scene(
        """
        young-jedi full honour
        turn: 5 dark battle
        Naboo: BN-136
        dark here: DM-99
        light here: DM-31
        dark hand: DM-71, DM-125
        dark deck: DM-99 x20
        light deck: DM-31 x20
        """
    )
    answer(table, "dark", "yes", "DM-71", "done")
    answer(table, "light", "done")
    answer(table, "dark", "DM-71")
    assert asked(table)[0][1] != "plan"
    assert "DM-71" in hand(table, "dark")
    assert len(events(table, "honour-breach", "dark")) == 1
    assert [event.kind for event in events(table, "steps-forward", "dark")] == ["steps-forward"]


@pytest.mark.rule("yj.plan.honour-illegal-card", "yj.battle.breakthrough")
def test_a_character_from_hand_at_the_end_of_a_plan_does_not_break_through() -> None:
    table = scene(
        """
        young-jedi full honour
        turn: 5 dark battle
        Naboo: BN-136
        dark here: DM-99, DM-97
        light here: DM-31
        dark hand: DM-71
        dark deck: DM-99 x20
        light deck: DM-31 x20
        """
    )
    answer(table, "dark", "yes", "DM-71", "done")
    answer(table, "light", "done")
    answer(table, "dark", "DM-99", "DM-71")
    assert cards_of(table, "breaks-through") == ["DM-97"]
    assert damage(table, "light") == 1
    assert "DM-71" in hand(table, "dark")
    assert here(table, "dark") == ["DM-99", "DM-97"]


def test_games_on_ones_honour_come_to_an_end() -> None:
    for seed in range(40):
        chance = Chance(seed_of(seed))
        decks = [GAME.random_deck("full", seat, chance) for seat in (LIGHT, DARK)]
        table = GAME.new(decks, {"format": "full", "honour": "yes"}, chance, False)
        play_out(table, chance, limit=20_000)
        assert table.over

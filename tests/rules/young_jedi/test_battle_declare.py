"""Before the first blow: declaring a battle, the numbers of battle cards, and the secret plans."""

from __future__ import annotations

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.views import view
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    aside,
    asked,
    cards_of,
    damage,
    discard,
    events,
    events_seen_by,
    hand,
    here,
    hidden,
    offered,
    refusal,
    rules_of,
    scene,
    seen_by,
    totals,
)

# In hand, Light has one battle card, a lightsaber and a location, Dark three battle cards and a blaster.
BEFORE_A_BATTLE = """
    young-jedi full
    turn: 5 dark battle
    Tatooine: DM-135
    light here: DM-3, DM-46
    light hand: DM-61, DM-34, DM-65
    light deck: DM-45 x20
    dark here: DM-99, DM-100, DM-118
    dark hand: DM-125 x2, DM-127, DM-119
    dark deck: DM-119 x20
    """


def declared(light: list[str], dark: list[str]) -> Table:
    """The battle of the scene above, declared with these battle cards, when the plans are asked."""
    table = scene(BEFORE_A_BATTLE)
    answer(table, "dark", "yes", *dark, "done")
    answer(table, "light", *light, "done")
    return table


# --- declaring ---


@pytest.mark.rule("yj.battle.declare")
def test_a_battle_is_offered_when_both_have_a_face_up_card_on_the_planet() -> None:
    table = scene(BEFORE_A_BATTLE)
    assert asked(table) == [("dark", "battle")]
    assert offered(table, "dark") == ["yes", "done"]
    assert offered(table, "light") == []


@pytest.mark.rule("yj.battle.declare")
@pytest.mark.parametrize(
    ("light", "dark"),
    [
        ("light hidden: DM-3", "dark here: DM-99"),
        ("light here: DM-3", "dark hidden: DM-99"),
        ("light Naboo: DM-3", "dark here: DM-99"),
        ("light here: DM-3", "dark Naboo: DM-99"),
        ("light hand: DM-3", "dark here: DM-99"),
    ],
    ids=["defender hidden", "attacker hidden", "defender elsewhere", "attacker elsewhere", "nobody there"],
)
def test_without_a_face_up_card_of_both_there_is_no_battle(light: str, dark: str) -> None:
    table = scene(
        f"""
        young-jedi full
        turn: 5 dark deploy
        Naboo: DM-137
        Tatooine: DM-135
        {light}
        light deck: DM-45 x9
        {dark}
        dark deck: DM-119 x9
        """
    )
    assert refusal(table, "dark", "yes") == "yj.battle.declare"
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "even-up")]


@pytest.mark.rule("yj.battle.declare")
def test_a_battle_comes_after_deploying_and_takes_in_what_was_just_deployed() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        light here: DM-28
        light deck: DM-45 x9
        dark hand: DM-71
        dark deck: DM-119 x9
        """
    )
    assert refusal(table, "dark", "yes") == "yj.battle.declare"
    answer(table, "dark", "DM-71")
    assert refusal(table, "dark", "yes") == "yj.turn.phases"
    answer(table, "dark", "done", "yes", "done")
    answer(table, "light", "done")
    assert totals(table, "dark") == [8]
    assert totals(table, "light") == [2]


@pytest.mark.rule("yj.battle.declare")
def test_only_the_player_whose_turn_it_is_declares() -> None:
    table = scene(BEFORE_A_BATTLE.replace("dark battle", "light battle"))
    assert asked(table) == [("light", "battle")]
    assert refusal(table, "dark", "yes") == "yj.turn.phases"


@pytest.mark.rule("yj.battle.declare")
def test_there_is_one_battle_a_turn() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark battle
        Tatooine: DM-135
        light here: DM-27
        light deck: DM-45 x9
        dark here: DM-89
        dark deck: DM-119 x9
        """
    )
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    assert totals(table, "dark") == [4]
    assert totals(table, "light") == [3]
    assert asked(table) == [("dark", "even-up")]


@pytest.mark.rule("yj.battle.declare")
def test_the_opponent_must_defend() -> None:
    table = scene(BEFORE_A_BATTLE)
    answer(table, "dark", "yes", "done")
    assert asked(table) == [("light", "battle-cards")]
    assert offered(table, "light") == ["DM-61", "done"]
    answer(table, "light", "done")
    assert ("light", "plan") in asked(table)


@pytest.mark.rule("yj.battle.optional")
def test_declaring_is_never_forced() -> None:
    table = scene(BEFORE_A_BATTLE)
    answer(table, "dark", "done")
    assert asked(table) == [("dark", "even-up")]
    assert totals(table, "dark") == []
    assert here(table, "light") == ["DM-3", "DM-46"]
    assert here(table, "dark") == ["DM-99", "DM-100", "DM-118"]


@pytest.mark.rule("yj.battle.declare-cards-ruling")
def test_a_defender_with_weapons_only_can_be_attacked_and_has_nobody_to_fight() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark battle
        Tatooine: DM-135
        light here: DM-45, DM-46
        light deck: DM-45 x9
        dark here: DM-99, DM-89
        dark deck: DM-119 x9
        """
    )
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    assert asked(table) == [("dark", "plan"), ("light", "plan")]
    assert offered(table, "light") == ["DM-45", "DM-46"]
    answer(table, "light", "DM-46")
    answer(table, "dark", "DM-99")
    assert totals(table, "dark") == []
    assert damage(table, "light") == 2
    assert here(table, "light") == ["DM-45", "DM-46"]


@pytest.mark.rule("yj.battle.declare-cards-ruling")
def test_an_attacker_with_weapons_only_may_declare_and_nothing_happens() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark battle
        Tatooine: DM-135
        light here: DM-27
        light deck: DM-45 x9
        dark here: DM-120
        dark deck: DM-119 x9
        """
    )
    answer(table, "dark", "yes", "done")
    answer(table, "light", "done")
    assert totals(table, "light") == totals(table, "dark") == []
    assert damage(table, "light") == damage(table, "dark") == 0
    assert here(table, "light") == ["DM-27"]
    assert here(table, "dark") == ["DM-120"]


# --- the numbers of battle cards ---


@pytest.mark.rule("yj.battle.declare-count")
def test_the_attacker_says_the_number_first_and_the_defender_after_it() -> None:
    table = scene(BEFORE_A_BATTLE)
    answer(table, "dark", "yes")
    assert asked(table) == [("dark", "battle-cards")]
    answer(table, "dark", "DM-125", "DM-127")
    assert asked(table) == [("dark", "battle-cards")]
    assert events(table, "battle-cards") == []
    answer(table, "dark", "done")
    assert asked(table) == [("light", "battle-cards")]
    answer(table, "light", "DM-61", "done")
    assert [(event.seat, event.amount) for event in events(table, "battle-cards")] == [(1, 2), (0, 1)]


@pytest.mark.rule("yj.battle.declare-count")
def test_a_number_once_said_cannot_be_changed() -> None:
    table = scene(BEFORE_A_BATTLE)
    answer(table, "dark", "yes", "DM-125", "done")
    assert offered(table, "dark") == []
    with pytest.raises(ChanceCubeError):
        answer(table, "dark", "DM-127")
    answer(table, "light", "done")
    assert offered(table, "dark") == ["DM-99", "DM-100", "DM-118", "DM-125"]
    assert hand(table, "dark") == ["DM-125", "DM-127", "DM-119"]


@pytest.mark.rule("yj.battle.set-aside-ruling")
def test_the_attackers_cards_are_chosen_before_the_defenders_number_is_heard() -> None:
    table = scene(BEFORE_A_BATTLE)
    answer(table, "dark", "yes", "DM-127", "DM-125", "done")
    assert aside(table, "dark") == ["DM-127", "DM-125"]
    assert hand(table, "dark") == ["DM-125", "DM-119"]
    assert aside(table, "light") == []
    assert asked(table) == [("light", "battle-cards")]


@pytest.mark.rule("yj.battle.set-aside-ruling")
def test_none_is_a_number_too() -> None:
    table = declared([], [])
    assert [(event.seat, event.amount) for event in events(table, "battle-cards")] == [(1, 0), (0, 0)]
    assert offered(table, "dark") == ["DM-99", "DM-100", "DM-118"]
    assert offered(table, "light") == ["DM-3", "DM-46"]


@pytest.mark.rule("yj.battle.set-aside-ruling")
def test_a_player_without_battle_cards_still_says_the_number() -> None:
    table = scene(BEFORE_A_BATTLE.replace("DM-61, ", ""))
    answer(table, "dark", "yes", "done")
    assert offered(table, "light") == ["done"]


@pytest.mark.rule("yj.battle.only-battle-cards")
def test_nothing_but_battle_cards_may_be_added_from_hand() -> None:
    table = scene(BEFORE_A_BATTLE)
    answer(table, "dark", "yes")
    assert offered(table, "dark") == ["DM-125", "DM-125", "DM-127", "done"]
    assert refusal(table, "dark", "DM-119") == "yj.battle.only-battle-cards"
    with pytest.raises(ChanceCubeError):
        answer(table, "dark", "DM-119")
    answer(table, "dark", "done")
    assert refusal(table, "light", "DM-34") == "yj.battle.only-battle-cards"
    assert refusal(table, "light", "DM-65") == "yj.battle.only-battle-cards"


@pytest.mark.rule("yj.battle.declare-count")
def test_how_many_is_known_to_both_and_which_to_the_owner_alone() -> None:
    table = declared([], ["DM-125", "DM-127"])
    theirs = seen_by(table, "light").zone("aside", 1)
    assert (theirs.count, theirs.cards) == (2, [])
    assert [card.code for card in seen_by(table, "dark").zone("aside", 1).cards] == ["DM-125", "DM-127"]
    spectators = view(GAME, table, SPECTATOR).zone("aside", 1)
    assert (spectators.count, spectators.cards) == (2, [])


@pytest.mark.rule("yj.battle.declare-count")
def test_the_defender_cannot_tell_which_cards_were_set_aside() -> None:
    first = scene(BEFORE_A_BATTLE)
    second = scene(BEFORE_A_BATTLE)
    answer(first, "dark", "yes", "DM-125", "done")
    answer(second, "dark", "yes", "DM-127", "done")
    assert seen_by(first, "light") == seen_by(second, "light")
    assert events_seen_by(first, "light") == events_seen_by(second, "light")
    assert seen_by(first, "dark") != seen_by(second, "dark")


# --- plans ---


@pytest.mark.rule("yj.battle.plan-all")
def test_a_plan_takes_every_face_up_card_there_and_the_battle_cards() -> None:
    table = declared(["DM-61"], ["DM-125"])
    assert asked(table) == [("dark", "plan"), ("light", "plan")]
    assert offered(table, "light") == ["DM-3", "DM-46", "DM-61"]
    assert offered(table, "dark") == ["DM-99", "DM-100", "DM-118", "DM-125"]
    answer(table, "dark", "DM-125")
    assert offered(table, "dark") == ["DM-99", "DM-100", "DM-118"]
    assert "done" not in offered(table, "dark")


@pytest.mark.rule("yj.battle.plan-all")
def test_face_down_cards_and_those_on_other_planets_are_not_planned() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark plans
        Naboo: DM-137
        Tatooine: DM-135
        light here: DM-3
        light hidden: DM-1
        light deck: DM-45 x9
        dark here: DM-99, DM-118
        dark Naboo: DM-88
        dark deck: DM-119 x9
        """
    )
    assert offered(table, "dark") == ["DM-99", "DM-118"]
    answer(table, "dark", "DM-118")
    assert cards_of(table, "steps-forward", "light") == ["DM-3"]
    assert hidden(table, "light") == ["DM-1"]


@pytest.mark.rule("yj.battle.plan-all")
def test_the_order_is_the_players_choice() -> None:
    table = declared([], [])
    answer(table, "light", "DM-46")
    answer(table, "dark", "DM-100", "DM-118")
    assert cards_of(table, "steps-forward", "dark") == ["DM-100"]
    assert cards_of(table, "breaks-through", "dark") == ["DM-99"]
    other = declared([], [])
    answer(other, "light", "DM-46")
    answer(other, "dark", "DM-118", "DM-99")
    assert cards_of(other, "steps-forward", "dark") == ["DM-99"]
    assert cards_of(other, "breaks-through", "dark") == ["DM-100"]


@pytest.mark.rule("yj.battle.plan-all")
def test_both_plan_at_once_and_nothing_is_revealed_before_both_are_ready() -> None:
    table = declared([], [])
    answer(table, "dark", "DM-99", "DM-118")
    assert asked(table) == [("light", "plan")]
    assert events(table, "steps-forward") == []
    answer(table, "light", "DM-46")
    assert cards_of(table, "steps-forward") == ["DM-99", "DM-3"]


@pytest.mark.rule("yj.battle.plan-all")
def test_a_plan_is_secret() -> None:
    first = declared([], ["DM-125"])
    second = declared([], ["DM-125"])
    answer(first, "dark", "DM-125", "DM-118", "DM-99")
    answer(second, "dark", "DM-99", "DM-100", "DM-118")
    assert seen_by(first, "light") == seen_by(second, "light")
    assert events_seen_by(first, "light") == events_seen_by(second, "light")
    assert "own_plan" not in view(GAME, first, SPECTATOR).status["battle"]
    assert (
        seen_by(first, "dark").status["battle"]["own_plan"]
        != seen_by(second, "dark").status["battle"]["own_plan"]
    )


# --- hands during a battle ---


@pytest.mark.rule("yj.battle.hand-aside")
def test_a_hand_cannot_be_used_while_the_battle_lasts() -> None:
    table = declared([], ["DM-127"])
    assert hand(table, "dark") == ["DM-125", "DM-125", "DM-119"]
    assert "DM-125" not in offered(table, "dark")
    assert refusal(table, "dark", "DM-119") == "yj.battle.plan-all"
    with pytest.raises(ChanceCubeError):
        answer(table, "dark", "DM-125")


@pytest.mark.rule("yj.battle.hand-aside", "yj.battle.destiny")
def test_a_battle_card_drawn_for_destiny_joins_the_hand_and_helps_nobody_in_this_battle() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        light plan: DM-3, DM-6
        light deck: DM-45 x9
        dark plan: DM-120, DM-100, DM-97
        dark hand: DM-119
        dark deck: DM-125, DM-119 x9
        """
    )
    assert cards_of(table, "destiny", "dark") == ["DM-125"]
    assert totals(table, "dark") == [6, 3]
    assert hand(table, "dark") == ["DM-119", "DM-125"]
    assert "DM-125" not in discard(table, "dark")
    assert rules_of(table, "discard", "dark") == []


@pytest.mark.rule("yj.battle.hand-aside")
def test_hands_stay_secret_during_the_battle() -> None:
    table = declared([], ["DM-125"])
    theirs = seen_by(table, "light").zone("hand", 1)
    assert (theirs.count, theirs.cards) == (3, [])

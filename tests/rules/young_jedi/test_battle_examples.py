"""The rulebook's own examples and answered questions about battle, with its numbers."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.kinds import CHARACTER
from chancecube.young_jedi.library import library
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    damage,
    deck,
    discard,
    here,
    refusal,
    scene,
    sums,
    total,
    totals,
)


@pytest.mark.rule("yj.battle.plan-order", "yj.battle.reveal")
def test_a_plan_of_a_battle_droid_darth_maul_and_a_neimoidian_fights_in_that_order() -> None:
    table = scene(
        """
        young-jedi starter
        turn: 3 dark plans
        Tatooine: DM-135
        light here: DM-28, DM-27, DM-30
        light deck: DM-45 x20
        dark here: DM-105, DM-106, DM-99
        dark deck: DM-119 x20
        """
    )
    answer(table, "dark", "DM-99", "DM-106")
    answer(table, "light", "DM-28", "DM-27")
    assert cards_of(table, "steps-forward", "dark") == ["DM-99", "DM-106", "DM-105"]
    assert totals(table, "dark") == [4, 5, 2]
    assert totals(table, "light") == [2, 3, 2]


@pytest.mark.rule("yj.battle.location-bonus")
def test_a_battle_droid_infantry_of_the_mtt_division_has_four_in_the_desert_and_loses_it_elsewhere() -> None:
    text = """
        young-jedi starter
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-27
        light deck: DM-45 x20
        dark plan: DM-99
        dark deck: DM-119 x20
        """
    assert sums(scene(text), "dark") == [("power", "DM-99", 2), ("site", "DM-99", 2)]
    assert total(scene(text), "dark") == 4
    assert total(scene(text.replace("DM-135", "DM-135, DM-65")), "dark") == 2


@pytest.mark.rule("yj.battle.plan-order")
def test_the_lightsaber_is_used_by_darth_maul_and_the_blaster_rifle_by_watto() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-28, DM-2, DM-27
        light deck: DM-45 x20
        dark plan: DM-99, DM-107, DM-71, DM-120, DM-74
        dark deck: DM-118, DM-117, DM-119 x20
        """
    )
    assert sums(table, "dark", 0) == [("power", "DM-99", 2), ("site", "DM-99", 2)]
    assert sums(table, "dark", 1) == [
        ("power", "DM-71", 6),
        ("site", "DM-71", 2),
        ("weapon", "DM-107", 1),
        ("destiny", "DM-107", 4),
    ]
    assert sums(table, "dark", 2) == [("power", "DM-74", 3), ("site", "DM-74", 1), ("destiny", "DM-120", 5)]


@pytest.mark.rule("yj.battle.destiny", "yj.battle.compare")
@pytest.mark.parametrize(
    ("drawn", "sum_of_both", "beaten"), [("DM-119", 5, "DM-3"), ("DM-107", 4, ""), ("DM-71", 3, "DM-100")]
)
def test_a_blaster_rifle_drawing_three_turns_two_against_four_into_a_victory(
    drawn: str, sum_of_both: int, beaten: str
) -> None:
    """A 2 would have been a tie, a 1 a defeat."""
    table = scene(
        f"""
        young-jedi starter
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-3
        light deck: DM-45 x20
        dark plan: DM-120, DM-100
        dark deck: {drawn}, DM-119 x20
        """
    )
    assert totals(table, "light") == [4]
    assert totals(table, "dark") == [sum_of_both]
    assert cards_of(table, "defeated") == ([beaten] if beaten else [])


@pytest.mark.rule("yj.battle.weapon-bonus")
def test_obi_wan_adds_two_with_his_own_lightsaber() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-34, DM-33
        light deck: DM-38, DM-45 x20
        dark plan: DM-71
        dark deck: DM-119 x20
        """
    )
    assert sums(table, "light") == [
        ("power", "DM-33", 3),
        ("site", "DM-33", 2),
        ("weapon", "DM-34", 2),
        ("destiny", "DM-34", 4),
    ]


@pytest.mark.rule("yj.battle.plan-order", "yj.battle.card-bonus", "yj.battle.card-discarded")
def test_one_battle_droid_uses_a_battle_card_and_the_next_a_battle_card_and_a_weapon() -> None:
    table = scene(
        """
        young-jedi starter
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-27, DM-2
        light deck: DM-45 x20
        dark plan: DM-125, DM-97, DM-125, DM-120, DM-98
        dark deck: DM-119 x20
        """
    )
    assert sums(table, "dark", 0) == [
        ("power", "DM-97", 2),
        ("site", "DM-97", 1),
        ("battle-card", "DM-125", 2),
    ]
    assert sums(table, "dark", 1) == [
        ("power", "DM-98", 2),
        ("destiny", "DM-120", 3),
        ("battle-card", "DM-125", 2),
    ]
    assert discard(table, "dark").count("DM-125") == 2


@pytest.mark.rule("yj.battle.card-bonus")
def test_the_starter_battle_cards_add_two_to_a_battle_droid_and_to_a_royal_guard() -> None:
    table = scene(
        """
        young-jedi starter
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-58, DM-31
        light deck: DM-45 x20
        dark plan: DM-125, DM-100
        dark deck: DM-119 x20
        """
    )
    assert totals(table, "light") == totals(table, "dark") == [4]


@pytest.mark.rule("yj.battle.declare", "yj.battle.weapon-unusable", "yj.deploy.weapon-without-user")
def test_a_weapon_nobody_there_can_use_is_put_aside_and_still_there_after_the_battle() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 dark deploy
        Tatooine: DM-135
        light here: DM-27
        light deck: DM-45 x20
        dark here: DM-97
        dark hand: DM-114
        dark deck: DM-119 x20
        """
    )
    assert refusal(table, "dark", "DM-114") == ""
    answer(table, "dark", "DM-114", "done", "yes", "done")
    answer(table, "light", "done")
    answer(table, "dark", "DM-114")
    assert sums(table, "dark") == [("power", "DM-97", 2), ("site", "DM-97", 1)]
    assert here(table, "dark") == ["DM-97", "DM-114"]


@pytest.mark.rule("yj.unique.stack-acts-separately", "yj.battle.reveal")
def test_three_queens_fight_three_times() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 light fights
        Tatooine: DM-135
        light plan: DM-9, DM-9, DM-8
        light deck: DM-45 x20
        dark plan: DM-98, DM-98, DM-98
        dark deck: DM-119 x20
        """
    )
    assert totals(table, "light") == [4, 4, 2]
    assert cards_of(table, "defeated") == ["DM-98", "DM-98"]


@pytest.mark.rule("yj.unique.stack-acts-separately", "yj.battle.compare")
def test_the_second_obi_wan_takes_on_the_next_opponent_and_the_others_stay_when_one_falls() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 light fights
        Tatooine: DM-135
        light plan: DM-1, DM-28, DM-1, DM-33
        light deck: DM-45 x20
        dark plan: DM-98, DM-98, DM-71, DM-98
        dark deck: DM-119 x20
        """
    )
    assert totals(table, "light") == [6, 2, 6, 5]
    assert totals(table, "dark") == [2, 2, 8, 2]
    assert cards_of(table, "defeated") == ["DM-98", "DM-1", "DM-98"]
    assert damage(table, "light") == 5
    assert here(table, "light") == ["DM-1", "DM-28", "DM-33"]


@pytest.mark.rule("yj.unique.stack-acts-separately", "yj.battle.weapon-bonus")
def test_two_lightsabers_of_obi_wan_are_used_by_yoda_and_by_qui_gon() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 light fights
        Tatooine: DM-135
        light plan: DM-34, DM-10, DM-34, DM-2
        light deck: DM-38, DM-46, DM-45 x20
        dark plan: DM-98, DM-98
        dark deck: DM-119 x20
        """
    )
    assert sums(table, "light", 0) == [("power", "DM-10", 4), ("destiny", "DM-34", 4)]
    assert sums(table, "light", 1) == [("power", "DM-2", 6), ("site", "DM-2", 2), ("destiny", "DM-34", 6)]


@pytest.mark.rule("yj.unique.stack-acts-separately", "yj.battle.one-weapon")
def test_two_qui_gons_fight_two_fights_each_with_a_weapon_of_its_own() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 light fights
        Tatooine: DM-135
        light plan: JC-40, DM-2, DM-28, DM-46, JC-2
        light deck: DM-38, DM-34, DM-45 x20
        dark plan: DM-98, DM-98, DM-98
        dark deck: DM-119 x20
        """
    )
    assert totals(table, "light") == [6 + 2 + 2 + 4, 2, 6 + 2]
    assert cards_of(table, "uses-weapon") == ["JC-40", "DM-46"]


@pytest.mark.rule("yj.battle.add-together")
def test_darth_maul_strikes_with_the_lightsaber_and_with_a_kick_in_one_fight() -> None:
    """Sith Apprentice and Sith Lord are one stack."""
    table = scene(
        """
        young-jedi full
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-34, DM-1
        light deck: DM-45 x20
        dark plan: DM-134, DM-107, DM-106, DM-71
        dark deck: DM-119 x20
        """
    )
    assert total(table, "dark") == 3 + 2 + 6 + 2 + 1 + 3
    assert total(table, "light") == 5 + 1 + 2 + 3
    assert discard(table, "light") == ["DM-45"] * 5 + ["DM-34", "DM-1"]


@pytest.mark.rule("yj.trait.tank-is-character")
def test_a_tank_is_a_character_for_cards_that_work_with_any_character() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 dark fights
        Tatooine: DM-135
        light plan: DM-2
        light deck: DM-45 x20
        dark plan: DM-129, DM-120, DM-88
        dark deck: DM-119 x20
        """
    )
    assert sums(table, "dark") == [
        ("power", "DM-88", 5),
        ("destiny", "DM-120", 3),
        ("battle-card", "DM-129", 3),
    ]


@pytest.mark.rule("yj.unique.diamond", "yj.unique.stack-acts-separately")
def test_four_copies_of_one_battle_droid_officer_are_four_droids() -> None:
    table = scene(
        """
        young-jedi full
        turn: 3 dark fights
        Tatooine: DM-65
        light plan: DM-28 x3
        light deck: DM-45 x20
        dark plan: DM-100 x4
        dark deck: DM-119 x20
        """
    )
    assert totals(table, "dark") == [4, 4, 4]
    assert cards_of(table, "breaks-through") == ["DM-100"]
    assert damage(table, "light") == 3 + 1


@pytest.mark.rule("yj.battle.compare", "yj.battle.breakthrough", "yj.battle.survivors")
def test_a_whole_battle_of_the_first_game() -> None:
    """Planned, fought and followed by Even Up: a victory, a tie, a defeat and one who breaks through."""
    table = scene(
        """
        young-jedi starter
        turn: 5 dark battle
        Tatooine: DM-135
        light here: DM-31, DM-27, DM-33
        light hand: DM-58
        light deck: DM-45 x15
        dark here: DM-99, DM-89, DM-106, DM-105, DM-120
        dark hand: DM-125
        dark deck: DM-119 x15
        """
    )
    answer(table, "dark", "yes", "DM-125", "done")
    answer(table, "light", "DM-58", "done")
    answer(table, "light", "DM-27", "DM-58", "DM-31")
    answer(table, "dark", "DM-106", "DM-89", "DM-120", "DM-125", "DM-99")
    assert totals(table, "light") == [3, 4, 5]
    assert totals(table, "dark") == [5, 4, 6]
    assert cards_of(table, "defeated") == ["DM-27", "DM-33"]
    assert cards_of(table, "breaks-through") == ["DM-105"]
    assert damage(table, "light") == 2 + 6 + 1
    assert len(deck(table, "light")) == 6
    assert here(table, "light") == ["DM-31"]
    assert here(table, "dark") == ["DM-99", "DM-89", "DM-106", "DM-105", "DM-120"]
    assert asked(table) == [("dark", "even-up")]


@pytest.mark.rule("yj.battle.weapon-bonus")
def test_every_weapon_of_the_starter_decks_can_be_used_by_any_character_and_draws() -> None:
    cards = library().by_code
    for code in ("DM-45", "DM-46", "DM-119", "DM-120"):
        for face in library().cards:
            is_free = face.kind == CHARACTER and face.built_in == NO_FACE
            assert (cards[code].box_for[face.index] >= 0) == is_free
        assert [(box.pips, box.cubes) for box in cards[code].boxes] == [(0, 1)]

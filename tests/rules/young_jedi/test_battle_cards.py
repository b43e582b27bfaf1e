"""What battle cards do: dots, cubes, conditions, rescues, and a further fight."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    cards_of,
    damage,
    deck,
    discard,
    hand,
    here,
    scene,
    sums,
    total,
    totals,
)


def battle(light: str, dark: str, attacker: str = "light", light_deck: str = "DM-45 x30") -> Table:
    """A battle in the desert; cards drawn for destiny show a 3 unless the deck says otherwise."""
    return scene(
        f"""
        young-jedi full
        turn: 5 {attacker} fights
        Tatooine: DM-135
        light plan: {light}
        light deck: {light_deck}
        dark plan: {dark}
        dark deck: DM-119 x30
        """
    )


# --- dots, cubes and conditions ---


@pytest.mark.rule("yj.battle.card-bonus")
def test_the_dots_of_the_battle_card_add_to_the_power() -> None:
    table = battle("DM-63, DM-2", "DM-71")
    assert sums(table, "light") == [("power", "DM-2", 6), ("site", "DM-2", 2), ("battle-card", "DM-63", 2)]
    assert total(table, "light") == 10


@pytest.mark.rule("yj.battle.card-bonus")
def test_a_cube_on_the_battle_card_adds_a_draw() -> None:
    table = battle("DM-7", "DM-133, DM-74")
    assert sums(table, "dark") == [("power", "DM-74", 3), ("site", "DM-74", 1), ("destiny", "DM-133", 3)]
    assert hand(table, "dark") == ["DM-119"]


@pytest.mark.rule("yj.battle.card-bonus")
def test_the_dots_count_once_for_a_whole_group() -> None:
    table = battle("DM-7", "DM-122, DM-89, DM-90")
    assert sums(table, "dark") == [
        ("power", "DM-89", 3),
        ("site", "DM-89", 1),
        ("power", "DM-90", 3),
        ("site", "DM-90", 1),
        ("battle-card", "DM-122", 1),
    ]


@pytest.mark.rule("yj.battle.card-bonus")
@pytest.mark.parametrize(
    ("light", "bonus"),
    [("DM-1", 3), ("DM-7", 3), ("DM-3", 0), ("DM-4", 0)],
    ids=["Obi-Wan", "Mace Windu", "Jar Jar", "Anakin, no Jedi"],
)
def test_a_bonus_against_jedi_counts_against_jedi_alone(light: str, bonus: int) -> None:
    table = battle(light, "DM-121, DM-71")
    assert total(table, "dark") == 6 + 2 + bonus
    assert discard(table, "dark")[0] == "DM-121"


@pytest.mark.rule("yj.battle.card-bonus", "yj.trait.group-opponent-ruling")
def test_one_jedi_in_the_opposing_group_is_enough() -> None:
    assert ("battle-card", "DM-121", 3) in sums(battle("DM-47, DM-4, DM-1", "DM-121, DM-71"), "dark")
    assert ("battle-card", "DM-121", 3) in sums(battle("DM-47, DM-1, DM-4", "DM-121, DM-71"), "dark")
    assert total(battle("DM-48, DM-4, DM-5", "DM-121, DM-71"), "dark") == 8


# --- rescues ---


@pytest.mark.rule("yj.battle.card-bonus", "yj.battle.compare")
def test_a_rescued_obi_wan_returns_to_hand_with_his_weapon_and_costs_no_card() -> None:
    table = battle("DM-56, DM-34, DM-33", "DM-121, DM-107, DM-71", light_deck="DM-2, DM-45 x9")
    assert totals(table, "light") == [8]
    assert totals(table, "dark") == [15]
    assert here(table, "light") == []
    assert hand(table, "light") == ["DM-2", "DM-33", "DM-34"]
    assert discard(table, "light") == ["DM-56"]
    assert damage(table, "light") == 0
    assert len(deck(table, "light")) == 9


@pytest.mark.rule("yj.battle.card-bonus")
def test_a_weapon_the_rescued_could_not_use_stays_on_the_planet() -> None:
    table = battle("DM-56, DM-36, DM-33", "DM-107, DM-71")
    assert hand(table, "light") == ["DM-33"]
    assert here(table, "light") == ["DM-36"]


@pytest.mark.rule("yj.battle.card-bonus")
@pytest.mark.parametrize("dark", ["DM-98", "DM-89, DM-98"], ids=["won", "won, and another left"])
def test_a_rescue_does_nothing_for_a_winner(dark: str) -> None:
    table = battle("DM-56, DM-34, DM-1", dark)
    assert here(table, "light") == ["DM-34", "DM-1"]
    assert discard(table, "light") == ["DM-56"]


@pytest.mark.rule("yj.battle.card-bonus", "yj.battle.card-unusable")
def test_a_rescue_for_another_character_rescues_nobody() -> None:
    table = battle("DM-56, DM-2", "DM-107, DM-71")
    assert hand(table, "light") == []
    assert damage(table, "light") == 5
    assert "DM-2" in discard(table, "light")
    queen = battle("JC-57, DM-8", "DM-71")
    assert hand(queen, "light") == ["DM-8"]
    assert damage(queen, "light") == 0


@pytest.mark.rule("yj.battle.card-bonus", "yj.unique.stack-acts-separately")
def test_a_rescue_is_for_its_own_fight_alone() -> None:
    table = battle("JC-57, DM-8, DM-9", "DM-71, DM-72")
    assert hand(table, "light") == ["DM-8"]
    assert damage(table, "light") == 3
    assert "DM-9" in discard(table, "light")


# --- a further fight ---


@pytest.mark.rule("yj.battle.extra-fight-ruling")
def test_a_jedi_who_beats_a_diamond_character_fights_the_next_fight_with_the_weapon_drawing_anew() -> None:
    table = battle("JC-64, DM-34, DM-2, DM-28", "DM-97, DM-71, DM-96", light_deck="DM-2, DM-46, DM-45 x30")
    assert cards_of(table, "steps-forward", "light") == ["DM-2", "DM-2", "DM-28"]
    assert sums(table, "light", 0) == [("power", "DM-2", 6), ("site", "DM-2", 2), ("destiny", "DM-34", 1)]
    assert sums(table, "light", 1) == [("power", "DM-2", 6), ("site", "DM-2", 2), ("destiny", "DM-34", 6)]
    assert sums(table, "light", 2) == [("power", "DM-28", 2)]
    assert totals(table, "dark") == [3, 8, 2]
    assert hand(table, "light") == ["DM-2", "DM-46"]
    assert here(table, "light") == ["DM-34", "DM-2", "DM-28"]


@pytest.mark.rule("yj.battle.extra-fight-ruling")
def test_the_same_for_a_sith() -> None:
    table = battle("DM-28, DM-7", "JC-122, DM-107, DM-71, DM-98", attacker="dark")
    assert cards_of(table, "steps-forward", "dark") == ["DM-71", "DM-71"]
    assert totals(table, "dark") == [12, 12]
    assert cards_of(table, "breaks-through") == ["DM-98"]


@pytest.mark.rule("yj.battle.extra-fight-ruling")
@pytest.mark.parametrize(
    ("dark", "again"),
    [
        ("DM-97", True),
        ("DM-84", False),
        ("DM-131, DM-97, DM-98, DM-100", True),
        ("DM-126, DM-76, DM-84", False),
    ],
    ids=["a diamond", "none", "a group of diamonds", "a group without"],
)
def test_only_victory_over_a_diamond_character_gives_the_further_fight(dark: str, again: bool) -> None:
    table = battle("JC-64, DM-34, DM-2, DM-28", f"{dark}, DM-98")
    assert cards_of(table, "steps-forward", "light") == ["DM-2", "DM-2" if again else "DM-28"]


@pytest.mark.rule("yj.battle.extra-fight-ruling")
@pytest.mark.parametrize(
    ("obi_wan", "dark", "powers"),
    [("DM-33", "DM-125, DM-118, DM-99", (5, 10)), ("DM-1", "DM-130, DM-96", (6, 6))],
    ids=["lost", "tied"],
)
def test_without_victory_there_is_no_further_fight(obi_wan: str, dark: str, powers: tuple[int, int]) -> None:
    table = battle(f"JC-64, {obi_wan}, DM-28", f"{dark}, DM-98")
    assert (totals(table, "light")[0], totals(table, "dark")[0]) == powers
    assert cards_of(table, "steps-forward", "light") == [obi_wan, "DM-28"]


@pytest.mark.rule("yj.battle.extra-fight-ruling")
def test_the_further_fight_is_fought_once_and_without_a_battle_card() -> None:
    table = battle("JC-64, DM-2, DM-51, DM-28, DM-29", "DM-98, DM-98, DM-98, DM-98")
    assert cards_of(table, "steps-forward", "light") == ["DM-2", "DM-2", "DM-28", "DM-29"]
    assert totals(table, "light") == [8, 8, 5, 3]
    assert len(cards_of(table, "fights-again")) == 1
    assert discard(table, "light") == ["DM-51", "JC-64"]


@pytest.mark.rule("yj.battle.extra-fight-ruling")
def test_a_jedi_beaten_in_the_further_fight_is_lost_with_the_weapon() -> None:
    table = battle("JC-64, DM-34, DM-33, DM-28", "DM-98, DM-121, DM-107, DM-71")
    assert totals(table, "light") == [10, 10]
    assert totals(table, "dark") == [2, 15]
    assert {"DM-33", "DM-34"} <= set(discard(table, "light"))
    assert damage(table, "light") == 6
    assert here(table, "light") == ["DM-28"]


@pytest.mark.rule("yj.battle.extra-fight-ruling", "yj.battle.breakthrough")
def test_without_a_next_opponent_nothing_happens_and_the_winner_does_not_break_through() -> None:
    table = battle("JC-64, DM-34, DM-2, DM-28, DM-29", "DM-98")
    assert totals(table, "light") == [11]
    assert cards_of(table, "breaks-through") == ["DM-28", "DM-29"]
    assert damage(table, "dark") == 1 + 2
    assert here(table, "light") == ["DM-34", "DM-2", "DM-28", "DM-29"]
    alone = battle("JC-64, DM-2", "DM-98")
    assert cards_of(alone, "breaks-through") == []
    assert damage(alone, "dark") == 1


@pytest.mark.rule("yj.battle.extra-fight-ruling")
def test_a_defender_may_get_the_further_fight_and_saves_an_own_character_from_it() -> None:
    table = battle("JC-64, DM-34, DM-2, DM-28", "DM-98, DM-98, DM-97", attacker="dark")
    assert cards_of(table, "steps-forward", "light") == ["DM-2", "DM-2", "DM-28"]
    assert totals(table, "dark") == [2, 2, 3]
    assert cards_of(table, "breaks-through") == []


@pytest.mark.rule("yj.battle.extra-fight-ruling", "yj.battle.breakthrough")
def test_a_defender_whose_last_character_fights_on_holds_off_one_attacker() -> None:
    table = battle("JC-64, DM-2", "DM-98, DM-97, DM-100", attacker="dark")
    assert totals(table, "light") == [8, 8]
    assert cards_of(table, "breaks-through") == ["DM-100"]
    assert damage(table, "light") == 1


@pytest.mark.rule("yj.battle.extra-fight-ruling", "yj.battle.card-unusable")
def test_the_further_fight_is_for_a_jedi_only() -> None:
    table = battle("JC-64, DM-4, DM-28", "DM-98, DM-98")
    assert cards_of(table, "steps-forward", "light") == ["DM-4", "DM-28"]
    assert cards_of(table, "uses-card") == []


@pytest.mark.rule("yj.battle.extra-fight-ruling", "yj.battle.reveal")
def test_the_first_character_card_does_not_wait_behind_a_further_fight() -> None:
    table = battle("JC-64, DM-2, DM-61, DM-28", "DM-98, DM-98, DM-98")
    assert totals(table, "light") == [8, 8, 2]

"""The rulebook's own examples and answered questions about duels, with its numbers."""

from __future__ import annotations

import pytest

from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    damage,
    deck,
    discard,
    dueling,
    events,
    here,
    hits,
    offered,
    rules_of,
    scene,
    sums,
    total,
)

MAUL_ON_CORUSCANT = """
    young-jedi full
    turn: 5 dark duel
    Coruscant: DM-136
    light here: {light}
    light deck: DM-45 x20
    dark here: JC-71, JC-106
    dark deck: DM-119 x20
    """


@pytest.mark.rule("yj.duel.intercept")
def test_qui_gon_steps_in_when_darth_maul_names_r2_d2() -> None:
    table = scene(MAUL_ON_CORUSCANT.format(light="JC-11, JC-2"))
    answer(table, "dark", "JC-71", "JC-11")
    assert asked(table) == [("light", "duel-defender")]
    assert offered(table, "light") == ["JC-11", "JC-2"]
    answer(table, "light", "JC-2")
    assert cards_of(table, "duel-defends") == ["JC-2"]
    assert total(table, "light") == 7
    assert here(table, "light") == ["JC-11", "JC-2"]


@pytest.mark.rule("yj.duel.zero-damage")
def test_r2_d2_left_to_defend_himself_is_simply_discarded() -> None:
    table = scene(MAUL_ON_CORUSCANT.format(light="JC-11, JC-2"))
    answer(table, "dark", "JC-71", "JC-11")
    answer(table, "light", "JC-11")
    assert here(table, "light") == ["JC-2"]
    assert discard(table, "light") == ["JC-11"]
    assert events(table, "duel-hand") == []
    assert damage(table, "light") == 0
    assert asked(table) == [("dark", "battle")]


@pytest.mark.rule("yj.duel.intercept")
def test_qui_gon_steps_in_for_obi_wan_who_could_duel_himself() -> None:
    table = scene(MAUL_ON_CORUSCANT.format(light="JC-1, JC-2"))
    answer(table, "dark", "JC-71", "JC-1")
    assert offered(table, "light") == ["JC-1", "JC-2"]


@pytest.mark.rule("yj.duel.intercept", "yj.duel.who")
def test_another_anakin_may_not_step_in_for_anakin() -> None:
    table = scene(MAUL_ON_CORUSCANT.format(light="DM-4, JC-4"))
    answer(table, "dark", "JC-71", "DM-4")
    assert cards_of(table, "duel-defends") == ["DM-4"]
    assert asked(table) == [("dark", "duel-attack")]


@pytest.mark.rule("yj.duel.intercept")
def test_another_obi_wan_may_step_in_for_obi_wan() -> None:
    table = scene(MAUL_ON_CORUSCANT.format(light="DM-33, JC-1"))
    answer(table, "dark", "JC-71", "DM-33")
    assert offered(table, "light") == ["DM-33", "JC-1"]
    answer(table, "light", "JC-1")
    assert sums(table, "light") == [("power", "JC-1", 5), ("site", "JC-1", 1)]


@pytest.mark.rule("yj.duel.text", "yj.duel.pass", "yj.duel.defeat-damage")
def test_mace_windu_defeats_aurra_sing_who_fought_so_well_that_it_costs_her_nothing() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 light duel
        Naboo: DM-67
        light: controlled Coruscant
        light here: DF-5, BN-34
        light deck: DF-14, DM-16, DM-6, DM-1, DM-2, DM-3, DM-5, DM-8, DM-20, DM-13, DM-45 x20
        dark here: DF-33
        dark deck: DF-53, DM-73, DM-74, DM-71, DM-84, DM-85, DM-89, DM-119 x20
        """
    )
    answer(table, "light", "DF-5")
    assert (total(table, "light"), total(table, "dark")) == (10, 7)
    assert (len(dueling(table, "light")), len(dueling(table, "dark"))) == (10, 7)
    answer(table, "light", "DF-14")
    answer(table, "dark", "done")
    answer(table, "light", "yes")
    assert hits(table) == [0, 2]
    answer(table, "dark", "pass")
    answer(table, "light", "DM-16")
    answer(table, "dark", "DF-53")
    answer(table, "light", "done")
    assert hits(table) == [1, 2]
    answer(table, "dark", "yes")
    assert hits(table) == [3, 2]
    assert discard(table, "dark") == ["DF-53"]
    answer(table, "light", "DM-6")
    assert offered(table, "dark") == ["done"]
    answer(table, "dark", "done")
    assert cards_of(table, "duel-defeat") == ["DF-33"]
    assert here(table, "dark") == []
    assert damage(table, "dark") == 0
    assert damage(table, "light") == 0
    assert (len(deck(table, "light")), len(deck(table, "dark"))) == (30, 26)


@pytest.mark.rule("yj.duel.undecided-damage", "yj.duel.pass-parries-hit", "yj.duel.end")
def test_aurra_sing_takes_one_damage_from_the_bravo_pilot() -> None:
    table = scene(
        """
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: DF-10
        light effect: BP-27
        light deck: DM-16, DM-20, DM-23, DM-5, DM-10, DM-12, DM-45 x20
        dark here: DM-75, DF-41
        dark deck: DM-79, DM-80, DM-73, DM-74, DM-84, DM-92, DM-93, DM-119 x20
        """
    )
    answer(table, "dark", "DM-75")
    assert sums(table, "dark") == [("power", "DM-75", 5), ("weapon", "DF-41", 2)]
    assert sums(table, "light") == [("power", "DF-10", 3), ("site", "DF-10", 1), ("effect", "BP-27", 2)]
    assert (len(dueling(table, "dark")), len(dueling(table, "light"))) == (7, 6)
    answer(table, "dark", "DM-79")
    answer(table, "light", "DM-16")
    answer(table, "dark", "DM-80")
    answer(table, "light", "done")
    assert hits(table) == [1, 0]
    answer(table, "light", "pass")
    answer(table, "dark", "DM-73")
    answer(table, "light", "DM-20")
    answer(table, "dark", "DM-74")
    answer(table, "light", "DM-23")
    answer(table, "dark", "done")
    assert hits(table) == [1, 1]
    answer(table, "dark", "DM-84")
    answer(table, "light", "DM-5")
    answer(table, "dark", "DM-92")
    answer(table, "light", "DM-10")
    answer(table, "dark", "DM-93")
    answer(table, "light", "DM-12")
    assert rules_of(table, "duel-hit") == [
        "yj.duel.hit",
        "yj.duel.pass-parries-hit",
        "yj.duel.pass-parries-hit",
    ]
    assert damage(table, "dark") == 1
    assert damage(table, "light") == 0
    assert (here(table, "light"), here(table, "dark")) == (["DF-10"], ["DM-75", "DF-41"])
    assert asked(table) == [("dark", "battle")]  # she has not passed


@pytest.mark.rule("yj.battle.weapon-by-text")
@pytest.mark.parametrize(("light", "bonus"), [("DM-28", 1), ("DM-7", 3)], ids=["anybody", "a Jedi"])
def test_the_trophy_collector_with_a_sith_lightsaber_has_one_more_and_three_against_a_jedi(
    light: str, bonus: int
) -> None:
    table = scene(
        f"""
        young-jedi full
        turn: 5 dark duel
        Naboo: DM-67
        light here: {light}
        light deck: DM-45 x20
        dark here: DF-33, DM-107
        dark deck: DM-119 x20
        """
    )
    answer(table, "dark", "DF-33")
    assert total(table, "dark") == 5 + bonus

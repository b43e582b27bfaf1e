"""When the cadet evacuates, and when it stands in the way."""

from __future__ import annotations

from chancecube.young_jedi.table import Table
from tests.bots.young_jedi.asking import choice, choices
from tests.rules.young_jedi.scenes import answer, asked, scene


def stranded(fleet: str, foes: str = "", hand: str = "", more: str = "") -> Table:
    """Light holds Tatooine, where three cards are stranded; the game has gone on to Coruscant."""
    return scene(f"""
        young-jedi full
        turn: 7 light deploy
        Tatooine: DM-135
        Coruscant: JC-66
        light: controlled Tatooine, counters 0
        light Tatooine: DM-1, DM-34, DM-32
        light here: JC-32, JC-32
        light hyperspace: {fleet}
        light deck: DM-45 x20
        dark here: DM-105, DM-105
        dark hyperspace: {foes}
        dark hand: {hand}
        dark deck: DM-119 x20
        {more}
    """)


def test_stranded_cards_are_brought_home_where_nobody_can_hinder_it() -> None:
    assert choice(stranded("DM-70"), "light") == "evacuate-tatooine"


def test_it_stays_where_a_strong_fleet_waits() -> None:
    assert choice(stranded("DM-70", "DM-138, DM-139, DM-139, JC-138, BN-137"), "light") == "done"


def test_a_strong_fleet_of_its_own_makes_the_way_free() -> None:
    assert choice(stranded("DM-70, DM-68, JC-68, JC-70", "DM-139"), "light") == "evacuate-tatooine"


def test_a_lost_planet_is_left_before_it_is_taken() -> None:
    lost = """
        young-jedi full
        turn: 7 light deploy
        Tatooine: DM-135
        light: counters 0
        light here: {here}
        light hyperspace: DM-70
        light hand: DM-51
        light deck: DM-30 x20
        dark here: DM-71, DM-72, DM-75, DM-78, DM-79
        dark deck: DM-105 x30
    """
    assert choice(scene(lost.format(here="DM-30, DM-34")), "light") == "evacuate-tatooine"
    assert choice(scene(lost.format(here="DM-1, DM-2, DM-7, DM-3")), "light") == "done"


def evacuating(fleet: str, foes: str = "", hand: str = "") -> Table:
    table = stranded(fleet, foes, hand)
    answer(table, "light", "evacuate-tatooine")
    assert asked(table) == [("dark", "intercept-ships")]
    return table


def test_the_stronger_fleet_intercepts() -> None:
    table = evacuating("DM-70", "DM-138, BN-137, JC-138")
    answer(table, "dark", "done")
    assert choice(table, "dark") == "yes"


def test_the_weaker_fleet_lets_them_go() -> None:
    table = evacuating("DM-70, JC-70, DM-68, JC-68", "DM-140")
    answer(table, "dark", "done")
    assert choice(table, "dark") == "no"


def test_ships_in_hand_join_a_fleet_that_is_to_intercept() -> None:
    assert choices(evacuating("DM-70", "", "DM-138, BN-137"), "dark", "intercept-ships") == [
        "DM-138",
        "BN-137",
        "done",
    ]


def test_a_transport_is_kept_where_cards_wait_for_it() -> None:
    table = scene("""
        young-jedi full
        turn: 7 light even-up
        Tatooine: DM-135
        Coruscant: JC-66
        light: controlled Tatooine
        light Tatooine: DM-1, DM-34, DM-32
        light here: JC-32
        light hand: DM-70, DM-68, JC-20, JC-18, JC-19, JC-20, JC-18
        light deck: DM-30 x20
        dark here: DM-105
        dark deck: DM-119 x20
    """)
    answer(table, "light", "done")
    assert choice(table, "light") == "DM-68"


def test_in_space_the_plan_holds_all_ships() -> None:
    table = evacuating("DM-70, DM-68", "DM-138, BN-137")
    answer(table, "dark", "done", "yes")
    for side in ("dark", "light"):
        assert choice(table, side) == "done"
        answer(table, side, "done")
    assert len(choices(table, "light", "plan")) == 1
    assert len(choices(table, "dark", "plan")) == 1

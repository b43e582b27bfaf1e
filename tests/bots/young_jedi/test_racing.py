"""How the cadet races."""

from __future__ import annotations

from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.table import Table
from tests.bots.young_jedi.asking import choice, choices
from tests.rules.young_jedi.scenes import answer, asked, scene

DECK = DeckList("Racers", {"BP-31": 2, "JC-73": 2, "DM-109": 3, "DM-99": 20, "DM-79": 20, "BP-59": 1})


def racing(
    held: str,
    facts: str = "",
    laps: str = "",
    racers: str = "dark pilot: JC-73\n        dark podracer: DM-109",
    deck: str = "DM-99 x40",
) -> Table:
    """Dark's race on Tatooine; Sebulba handles the 3."""
    return scene(f"""
        young-jedi full
        turn: 5 dark race
        Tatooine: DM-135
        dark: turns-here 2{facts}
        dark objective: BP-59
        {racers}
        dark laps: {laps}
        dark hand: {held}
        dark here: DM-79
        dark deck: {deck}
        light deck: DM-31 x20
    """)


def test_a_pilot_is_sent_whose_podracer_can_be_found() -> None:
    """Gasgano has none in this deck."""
    table = racing("DM-81, JC-73, DM-99", racers="", deck="DM-99 x20, DM-109 x3")
    assert choice(table, "dark", DECK) == "JC-73"
    answer(table, "dark", "JC-73")
    assert asked(table) == [("dark", "use-text")]
    assert choice(table, "dark", DECK) == "yes"
    answer(table, "dark", "yes")
    assert choice(table, "dark", DECK) == "DM-109"


def test_the_draw_deck_is_not_searched_for_what_is_in_hand() -> None:
    table = racing("JC-73, DM-109, DM-99", racers="", deck="DM-99 x20, DM-109 x3")
    first = choice(table, "dark", DECK)
    assert first in ("JC-73", "DM-109")
    answer(table, "dark", first)
    assert choice(table, "dark", DECK) == "done"
    answer(table, "dark", "done")
    assert choice(table, "dark", DECK) in ("JC-73", "DM-109")


def test_it_thrusts_plays_laps_and_refuels() -> None:
    """Numbers 1, 2 and 4 in hand: with thrust 3 the 1 and the 2 go, and nothing is left for the 3."""
    table = racing("DM-76, DM-77, DM-79, DM-79", ", thrust 2")
    assert choice(table, "dark") == "thrust"
    answer(table, "dark", "thrust")
    assert choices(table, "dark", "lap-card") == ["DM-76", "DM-77", "done"]
    assert choice(table, "dark") == "refuel"
    answer(table, "dark", "refuel")
    assert choice(table, "dark") == "2"


def test_a_thin_draw_deck_is_not_drawn_from() -> None:
    table = racing("DM-99, DM-99, DM-99, DM-99, DM-99, DM-99", ", thrust 3", deck="DM-99 x6")
    answer(table, "dark", "thrust")
    assert choice(table, "dark") == "done"


def test_the_card_missed_least_is_played() -> None:
    """Darth Maul and a Jawa's blaster have the 1 both; nobody here can use the weapon."""
    table = racing("DM-71, BP-16, DM-79", ", thrust 2")
    answer(table, "dark", "thrust")
    assert choice(table, "dark") == "BP-16"


def test_the_next_numbers_are_kept_in_hand() -> None:
    """The race waits for a 5: of two weapons nobody can use the one with that number stays."""
    table = scene("""
        young-jedi full
        turn: 6 dark even-up
        Tatooine: DM-65
        dark objective: BP-59
        dark pilot: JC-73
        dark podracer: DM-109
        dark laps: DM-76, DM-77, DM-73, DM-79
        dark here: DM-99
        light here: DM-27
        dark hand: DM-71, DM-72, DM-79, DM-78, DM-75, JC-106, DM-107
        dark deck: DM-99 x40
        light deck: DM-31 x30
    """)
    answer(table, "dark", "done")
    assert choice(table, "dark") in ("JC-106", "DM-107")


def test_a_planet_is_not_conceded_with_the_finish_in_sight() -> None:
    lost = """
        young-jedi full
        turn: 6 dark end
        Tatooine: DM-65
        dark: lap-tokens {laps}
        dark objective: BP-59
        dark pilot: JC-73
        dark podracer: DM-109
        dark here: DM-99
        light here: DM-1, DM-2, DM-7, DM-3, DM-8
        dark hand: DM-71 x6
        dark deck: DM-99 x20
        light deck: DM-31 x30
    """
    assert choice(scene(lost.format(laps=0)), "dark") == "concede"
    assert choice(scene(lost.format(laps=2)), "dark") == "done"

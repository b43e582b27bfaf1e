"""What the cadet chooses in the middle of a fight."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.table import Table
from tests.bots.young_jedi.asking import choice
from tests.rules.young_jedi.scenes import answer, asked, scene


def fight(
    light: str, dark: str, more: str = "", side: str = "light", place: str = "Coruscant: DM-66"
) -> Table:
    """Both plans lie ready; the first fight is played to its first question."""
    return scene(f"""
        young-jedi full
        turn: 5 {side} fights
        {place}
        light plan: {light}
        dark plan: {dark}
        {more}
    """)


def decks(light: str = "DM-45 x9", dark: str = "DM-119 x9") -> str:
    return f"light deck: {light}\n        dark deck: {dark}"


# --- destiny ---


def test_of_two_numbers_the_higher_is_taken() -> None:
    table = fight("DM-46, DM-31", "DM-99", decks(light="RF-A3, DM-45 x9"))
    assert asked(table) == [("light", "destiny-number")]
    assert choice(table, "light") == "number-3"


def test_of_two_cards_the_better_is_taken() -> None:
    table = fight("DM-7", "DM-120, EBN-P15", decks(dark="DM-106, DM-117, DM-119 x9"), "dark")
    assert asked(table) == [("dark", "best-of-two")]
    assert choice(table, "dark") == "DM-117"


@pytest.mark.parametrize(("drawn", "expected"), [("DM-2", "yes"), ("DM-5", "done")])
def test_a_number_below_the_average_is_drawn_anew(drawn: str, expected: str) -> None:
    table = fight("DM-46, EBN-P9", "DM-99", decks(light=f"{drawn}, DM-8, DM-45 x9"), place="Tatooine: DM-65")
    assert asked(table) == [("light", "redraw")]
    assert choice(table, "light") == expected


def test_the_lowest_number_is_switched_with_the_highest() -> None:
    table = fight(
        "DF-21, DM-46, DM-4",
        "DM-133, DM-120, DM-74",
        decks("DM-2, DM-45, DM-45 x9", "DM-117, DM-120, DM-119 x9"),
    )
    assert asked(table) == [("light", "switch-numbers")]
    assert choice(table, "light") == "DM-2"
    answer(table, "light", "DM-2")
    assert choice(table, "light") == "DM-120"


@pytest.mark.parametrize(("drawn", "expected"), [("DM-2", "DM-2"), ("DM-46", "done")])
def test_the_damage_number_stands_for_a_lower_one(drawn: str, expected: str) -> None:
    """Obi-Wan Kenobi has damage 4."""
    table = fight("DF-14, DM-34, DM-1", "DM-99", decks(light=f"{drawn}, DM-45 x9"))
    assert asked(table) == [("light", "damage-for-number")]
    assert choice(table, "light") == expected


def test_of_a_group_the_one_with_the_highest_destiny_is_meant() -> None:
    table = fight("DF-22, DM-2", "DM-128, DM-73, DM-85", decks())
    assert asked(table) == [("light", "opponent-choice")]
    assert choice(table, "light") == "DM-85"


# --- battle cards ---


@pytest.mark.parametrize(("foe", "expected"), [("DM-71", "done"), ("DM-96", "yes")])
def test_the_hand_is_shown_where_it_changes_something(foe: str, expected: str) -> None:
    """Two points for a Coruscant Guard of two: not enough against Darth Maul."""
    table = fight("BP-22, DM-31", foe, f"light hand: DM-8, DM-9\n        {decks()}")
    assert asked(table) == [("light", "show-hand")]
    assert choice(table, "light") == expected


@pytest.mark.parametrize(("hand", "expected"), [("DM-136, DM-137, DM-140", "yes"), ("DM-71, DM-72", "done")])
def test_a_tie_is_bought_with_cards_of_little_use(hand: str, expected: str) -> None:
    table = fight("DM-1", "V1-74", f"dark hand: {hand}\n        {decks()}")
    assert asked(table) == [("dark", "tie-for-cards")]
    assert choice(table, "dark") == expected


def test_the_half_that_fits_is_used() -> None:
    """The Negotiations Were Short is for the first of the plan, Qui-Gon's Final Stand adds nothing but safety."""
    table = fight("RF-61/19, DM-2", "DM-71", decks())
    assert asked(table) == [("light", "half")]
    assert choice(table, "light") == "first-half"


def test_two_fight_together_against_one_who_would_beat_each() -> None:
    table = fight("DM-3", "BP-55, DF-38, DF-39", decks(), "dark", "Naboo: DM-67")
    assert asked(table) == [("dark", "group-size")]
    assert choice(table, "dark") == "number-2"


def test_a_stick_is_given_up_against_a_better_weapon_only() -> None:
    """A Gaderffii Stick draws destiny and has a dot: more than a Jedi's weapon without dots gives."""
    equal = fight("DM-46, DM-31", "BP-49, DM-95", decks(), "dark")
    assert asked(equal) == [("dark", "ignore-weapon")]
    assert choice(equal, "dark") == "done"

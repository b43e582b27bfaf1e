"""When the cadet duels, and how."""

from __future__ import annotations

from chancecube.bots.young_jedi.dueling import defeat_odds
from chancecube.young_jedi.table import Table
from tests.bots.young_jedi.asking import choice
from tests.rules.young_jedi.scenes import answer, asked, scene

# Cards of each destiny number that have no text for duels.
LIGHT = ["", "DM-13", "DM-14", "DM-20", "DM-16", "DM-12", "DM-46"]
DARK = ["", "DM-76", "DM-77", "DM-73", "DM-79", "DM-84", "DM-85"]


def cards(side: str, numbers: str) -> str:
    of_number = LIGHT if side == "light" else DARK
    return ", ".join([of_number[int(word)] if word.isdigit() else word for word in numbers.split()])


def challenge(light: str, dark: str, side: str = "light") -> Table:
    table = scene(f"""
        young-jedi full
        turn: 5 {side} duel
        Naboo: DM-67
        light here: {light}
        light deck: DM-45 x30
        dark here: {dark}
        dark deck: DM-119 x30
    """)
    assert asked(table) == [(side, "duel")]
    return table


# --- whether, whom, and who ---


def test_the_weak_are_challenged_and_the_strong_are_not() -> None:
    """Qui-Gon Jinn against a Battle Droid; Yaddle against Darth Maul."""
    assert choice(challenge("DM-2, JC-40", "DM-99, DM-99"), "light") == "DM-2"
    assert choice(challenge("JC-20, BN-35", "DM-71, DM-107"), "light") == "done"


def test_the_most_valuable_of_the_weak_is_named() -> None:
    """Of a Battle Droid and a Destroyer Droid Squad."""
    table = challenge("DM-2, JC-40, DM-31", "DM-99, DM-78")
    answer(table, "light", "DM-2")
    assert asked(table) == [("light", "duel-target")]
    assert choice(table, "light") == "DM-78"


def test_a_duelist_steps_in_for_the_weak() -> None:
    """Qui-Gon Jinn for R2-D2, as in the rulebook's example."""
    table = challenge("DM-2, DM-11, JC-40", "DM-71, JC-106", "dark")
    answer(table, "dark", "DM-71", "DM-11")
    assert asked(table) == [("light", "duel-defender")]
    assert choice(table, "light") == "DM-2"
    answer(table, "light", "DM-2")
    assert asked(table) == [("light", "duel-defender-weapon")]
    assert choice(table, "light") == "JC-40"


def test_the_odds_of_a_duel_go_by_cards_and_hits() -> None:
    even = defeat_odds(8, 8, 4, 4, True)
    assert 0.3 < even < 0.6
    assert defeat_odds(10, 6, 4, 4, True) < even < defeat_odds(6, 10, 4, 4, True)
    assert defeat_odds(8, 8, 5, 4, True) < even < defeat_odds(8, 8, 4, 5, True)
    assert even < defeat_odds(8, 8, 4, 4, False)
    assert defeat_odds(8, 3, 4, 4, True) == 0, "three cards cannot score four hits"


# --- the exchange ---


def exchange(light: str, dark: str, below: int = 20) -> Table:
    """Qui-Gon (8 cards) attacks Aurra Sing (5) at Theed Palace; these cards lie on top of the decks."""
    table = scene(f"""
        young-jedi full
        turn: 5 light duel
        Naboo: DM-67
        light here: DM-2, JC-40
        light deck: {cards("light", light)}, DM-45 x{below}
        dark here: DM-75
        dark deck: {cards("dark", dark)}, DM-119 x{below}
    """)
    answer(table, "light", "DM-2")
    assert asked(table) == [("light", "duel-attack")]
    return table


def test_the_attack_is_a_number_held_twice() -> None:
    assert choice(exchange("1 2 3 4 5 6 2 2", "1 2 3 4 5"), "light") == LIGHT[2]
    assert choice(exchange("1 2 3 4 5 6 3 3", "1 2 3 4 5"), "light") == LIGHT[3]


def test_a_number_that_was_not_parried_is_played_again() -> None:
    table = exchange("2 2 2 3 4 5 6 6", "1 4 4 5 6")
    answer(table, "light", LIGHT[2])
    answer(table, "dark", "done")
    answer(table, "dark", DARK[1])
    answer(table, "light", "done")
    assert choice(table, "light") == LIGHT[2]


def test_whoever_can_parry_does() -> None:
    table = exchange("4 4 4 4 4 4 4 4", "4 1 2 3 5")
    answer(table, "light", LIGHT[4])
    assert asked(table) == [("dark", "duel-parry")]
    assert choice(table, "dark") == DARK[4]


def test_an_opponent_who_has_passed_is_left_alone_by_one_with_poor_cards() -> None:
    """Yaddle has three single cards left of numbers that most hands hold; Darth Maul has eight."""
    table = scene(f"""
        young-jedi full
        turn: 5 light duel
        Naboo: DM-67
        light here: JC-20, JC-40
        light deck: {cards("light", "3 4 5 6")}, DM-45 x20
        dark here: DM-71, JC-106
        dark deck: DM-119 x30
    """)
    answer(table, "light", "JC-20")
    answer(table, "dark", "JC-106")
    assert choice(table, "light") == LIGHT[6], "the rarest of its numbers"
    answer(table, "light", LIGHT[6])
    answer(table, "dark", "done", "pass")
    assert asked(table) == [("light", "duel-attack")]
    assert choice(table, "light") == "pass"


def test_a_dueling_text_is_used() -> None:
    """A Powerful Opponent scores another hit."""
    table = exchange("DF-14 1 1 3 3 4 4 5", "1 4 4 5 6")
    answer(table, "light", "DF-14")
    answer(table, "dark", "done")
    assert asked(table) == [("light", "duel-text")]
    assert choice(table, "light") == "yes"


def test_the_numbers_most_cards_have_are_guessed() -> None:
    """Yarael Poof is dueled: his owner names two numbers."""
    table = challenge("V1-21", "DM-71, DM-107", "dark")
    answer(table, "dark", "DM-71")
    assert asked(table) == [("light", "duel-guess")]
    assert choice(table, "light") == "number-4"
    answer(table, "light", "number-4")
    assert choice(table, "light") == "number-3"

"""What the cadet does with effects and with the texts of its cards."""

from __future__ import annotations

import pytest

from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.table import Table
from tests.bots.young_jedi.asking import choice, choices
from tests.rules.young_jedi.scenes import answer, asked, scene


def deploying(
    held: str, more: str = "", side: str = "light", deck: str = "DM-31 x30", planet: str = "Tatooine: DM-135"
) -> Table:
    """A deploy phase with this hand and draw deck; the opponent's deck is thick."""
    other = "dark deck: DM-99 x30" if side == "light" else "light deck: DM-31 x30"
    return scene(f"""
        young-jedi full
        turn: 5 {side} deploy
        {planet}
        {side} hand: {held}
        {side} deck: {deck}
        {other}
        {more}
    """)


# --- which effect ---


def fetching(deck: str, held: str, more: str) -> Table:
    """Light has lost Tatooine and laid the first location of Naboo."""
    table = scene(f"""
        young-jedi full
        turn: 8 light next-planet
        Tatooine: DM-65
        dark Tatooine: DM-71
        dark: controlled Tatooine
        light hand: {held}, DM-67
        light deck: {deck}, DM-31 x30
        dark deck: DM-99 x30
        {more}
    """)
    answer(table, "light", "DM-67")
    assert asked(table) == [("light", "fetch-effect")]
    return table


def test_the_effect_for_the_own_characters_is_fetched() -> None:
    """Bombad General is for Gungans, Senate Guard for senators and their guards."""
    effects = "BN-59, DF-29"
    assert choice(fetching(effects, "DM-23, DM-23, DM-25", ""), "light") == "BN-59"
    assert choice(fetching(effects, "JC-26, JC-26, JC-28", ""), "light") == "DF-29"


def test_an_effect_of_no_use_stays_in_the_draw_deck() -> None:
    assert choice(fetching("BN-62", "DM-27, DM-27", ""), "light") == "done"


def test_an_effect_is_deployed_for_those_who_profit() -> None:
    gungans = deploying("BN-59", "light here: DM-23, DM-23, DM-25, BN-12")
    others = deploying("BN-59", "light here: DM-27, DM-28")
    assert choice(gungans, "light") == "BN-59"
    assert choice(others, "light") == "done"


def test_an_effect_that_hurts_battle_droids_is_for_battle_droids() -> None:
    droids = "dark here: DM-79, DM-79, DM-80, DM-99, DM-99, DM-99"
    assert choice(deploying("BN-62", f"light here: DM-1\n        {droids}"), "light") == "BN-62"
    assert choice(deploying("BN-62", "light here: DM-1\n        dark here: DM-71"), "light") == "done"


def test_counters_left_over_buy_more_counters() -> None:
    """Ishi Tib cost two each: with three of them in hand nothing is left over."""
    two = deploying("BN-61, DM-27, DM-27", "light here: DM-1")
    three = deploying("BN-61, DM-27, DM-27, DM-27", "light here: DM-1")
    assert choices(two, "light", "deploy") == ["BN-61", "DM-27", "DM-27", "done"]
    assert choices(three, "light", "deploy") == ["DM-27", "DM-27", "DM-27", "done"]


def test_a_second_effect_is_worth_nothing_while_one_is_deployed() -> None:
    table = scene("""
        young-jedi full
        turn: 6 light even-up
        Tatooine: DM-65
        light here: DM-27
        dark here: DM-89
        light effect: BN-61
        light hand: DM-1, DM-2, DM-27, DM-28, DM-45, DM-27, BN-59
        light deck: DM-30 x40
        dark deck: DM-105 x30
    """)
    answer(table, "light", "done")
    assert choice(table, "light") == "BN-59"


# --- texts ---


def test_a_search_is_made_only_for_what_the_deck_may_hold() -> None:
    """Aurra Sing may bring her rifle."""
    table = deploying("EBN-P16", side="dark", deck="DM-99 x20, DM-108", more="dark here: DM-71")
    answer(table, "dark", "EBN-P16")
    rifles = DeckList("With", {"EBN-P16": 1, "DM-108": 3, "DM-99": 30})
    none = DeckList("Without", {"EBN-P16": 1, "DM-99": 30})
    assert choice(table, "dark", rifles) == "yes"
    assert choice(table, "dark", none) == "done"
    answer(table, "dark", "yes")
    assert choice(table, "dark", rifles) == "DM-108"


def test_who_brings_others_along_is_deployed_while_they_can_be_paid_for() -> None:
    """Nute Gunray brings Rune Haako on Naboo: together they cost less than the Battle Droid Squads beside him."""
    deck = DeckList("Viceroys", {"EBN-P18": 2, "BN-78": 3, "BN-80": 3, "DM-99": 30})
    table = deploying(
        "EBN-P18, DM-99",
        side="dark",
        deck="BN-78 x3, DM-99 x25",
        planet="Naboo: DM-137",
        more="dark here: DM-99",
    )
    assert choice(table, "dark", deck) != "done"
    while asked(table) == [("dark", "deploy")] and choice(table, "dark", deck) != "done":
        answer(table, "dark", choice(table, "dark", deck))
    assert asked(table) == [("dark", "use-text")]
    assert choice(table, "dark", deck) == "yes"


def test_the_most_useful_card_is_taken_into_hand() -> None:
    """Wald brings any character."""
    table = deploying("BP-6", deck="DM-12, DM-2, DM-30, DM-31 x20", more="light here: DM-27")
    answer(table, "light", "BP-6", "yes")
    assert choice(table, "light") == "DM-2"


def test_a_useless_card_is_put_beneath_the_deck() -> None:
    """Jedi Meditation buries a card each turn: here one of a stack that lies on another planet."""
    more = "light effect: DF-25\n        light Naboo: DM-8\n        Naboo: DM-67\n        Tatooine: DM-135"
    table = deploying("DM-8, DM-1", f"{more}\n        light: counters 0")
    assert choice(table, "light") == "DF-25"
    answer(table, "light", "DF-25")
    assert choice(table, "light") == "DM-8"


def test_a_good_card_on_the_opponents_deck_goes_beneath_it() -> None:
    for top, expected in (("DM-71", "beneath"), ("DM-140", "DM-140")):
        table = scene(f"""
            young-jedi full
            turn: 5 light deploy
            Tatooine: DM-135
            light effect: DF-24
            light here: DM-1
            light deck: DM-31 x30
            dark here: DM-99
            dark deck: {top}, DM-99 x20
        """)
        assert choice(table, "light") == "DF-24"
        answer(table, "light", "DF-24")
        assert choice(table, "light") == expected


@pytest.mark.parametrize(("target", "expected"), [("DM-88", "DF-28"), ("DM-89", "done")])
def test_an_effect_is_given_up_for_a_strong_card_only(target: str, expected: str) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light even-up
        Naboo: DM-67
        light effect: DF-28
        light here: DM-1
        light hand: DM-31
        light deck: DM-31 x30
        dark here: {target}
        dark deck: DM-99 x20
    """)
    assert asked(table) == [("light", "sacrifice")]
    assert choice(table, "light") == expected


def test_the_least_useful_card_is_given_up() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-65
        light effect: BN-60
        light here: DM-1
        light hand: DM-2, DM-27, DM-70, DM-28
        light deck: DM-31 x30
        dark here: DM-99
        dark deck: DM-99 x20
    """)
    answer(table, "light", "BN-60")
    assert asked(table) == [("light", "discard-for")]
    assert choice(table, "light") == "DM-70"


# --- on one's honour ---


def test_it_never_cheats() -> None:
    table = scene("""
        young-jedi full honour
        turn: 1 dark deploy
        Naboo: BN-136
        dark: turns-here 1
        dark hand: DM-71, DM-106, DM-125, DM-140, DM-136
        dark deck: DM-99 x20, DM-135, JC-135
        light deck: DM-31 x20
    """)
    assert "bluff" not in choices(table, "dark", "deploy")


def test_nothing_but_battle_cards_is_set_aside_on_ones_honour() -> None:
    table = scene("""
        young-jedi full honour
        turn: 5 dark battle-cards
        Naboo: BN-136
        dark here: DM-71
        dark hand: DM-106, DM-140, DM-105, DM-120
        dark deck: DM-99 x20
        light here: DM-1
        light deck: DM-31 x20
    """)
    assert choices(table, "dark", "battle-cards") == ["done"]

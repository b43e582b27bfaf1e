"""Virtual cards in fights: Watto, Junk Merchant, and the two battle cards that let a character slip away."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import Table
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    damage,
    discard,
    events,
    hand,
    here,
    hyperspace,
    offered,
    rules_of,
    scene,
    sums,
    totals,
)


def reads_back(table: Table) -> bool:
    exact = GAME.write_position(table, exact=True)
    return GAME.read_position(exact).encode() == table.encode() == table.copy().encode()


# --- Watto, Junk Merchant ---

WATTO = """
    young-jedi full
    turn: 5 light fights
    Coruscant: DM-66
    light plan: DM-1
    dark plan: V1-74
    dark hand: DM-99, DM-97, DM-98
    light deck: DM-45 x9
    dark deck: DM-119 x9
"""


@pytest.mark.rule("yj.virtual.watto")
def test_two_cards_from_hand_make_wattos_fight_against_a_jedi_a_tie() -> None:
    table = scene(WATTO)
    assert asked(table) == [("dark", "tie-for-cards")]
    assert reads_back(table)
    answer(table, "dark", "yes")
    assert asked(table) == [("dark", "discard-for")]
    answer(table, "dark", "DM-99")
    assert reads_back(table)
    answer(table, "dark", "DM-98")
    assert totals(table, "light") == [5] and totals(table, "dark") == [3]
    assert rules_of(table, "tie") == ["yj.virtual.watto"]
    assert discard(table, "dark") == ["DM-98", "DM-99"]
    assert hand(table, "dark") == ["DM-97"]
    assert here(table, "light") == ["DM-1"] and here(table, "dark") == ["V1-74"]
    assert not events(table, "damage")


@pytest.mark.rule("yj.virtual.watto")
def test_he_need_not_pay() -> None:
    table = scene(WATTO)
    answer(table, "dark", "done")
    assert cards_of(table, "defeated") == ["V1-74"]
    assert len(hand(table, "dark")) == 3


@pytest.mark.rule("yj.virtual.watto")
def test_a_group_with_one_jedi_is_enough() -> None:
    table = scene(WATTO.replace("light plan: DM-1", "light plan: DM-47, DM-4, DM-1"))
    assert asked(table) == [("dark", "tie-for-cards")]


@pytest.mark.rule("yj.virtual.watto")
@pytest.mark.parametrize(
    ("old", "new"),
    [("light plan: DM-1", "light plan: DM-3"), ("DM-99, DM-97, DM-98", "DM-99"), ("V1-74", "JC-74")],
    ids=["no Jedi", "one card in hand", "the Watto he replaces"],
)
def test_nothing_is_offered_otherwise(old: str, new: str) -> None:
    table = scene(WATTO.replace(old, new))
    assert not [kind for _, kind in asked(table) if kind == "tie-for-cards"]
    assert totals(table, "light") > totals(table, "dark")


@pytest.mark.rule("yj.virtual.watto")
def test_where_the_totals_are_equal_nothing_need_be_bought() -> None:
    table = scene(WATTO.replace("light plan: DM-1", "light plan: DM-33"))
    assert totals(table, "light") == totals(table, "dark") == [3]
    assert rules_of(table, "tie") == ["yj.battle.compare"]


@pytest.mark.rule("yj.virtual.watto", "yj.battle.resolve-ruling")
def test_the_cards_he_drew_in_this_fight_may_pay() -> None:
    table = scene(WATTO.replace("V1-74", "DM-133, DM-120, V1-74").replace("DM-99, DM-97, DM-98", "DM-99"))
    assert asked(table) == [("dark", "tie-for-cards")]
    answer(table, "dark", "yes", "DM-119", "DM-99")
    assert hand(table, "dark") == ["DM-119"]


@pytest.mark.rule("yj.virtual.watto")
def test_the_next_fight_is_no_tie() -> None:
    table = scene(
        WATTO.replace("light plan: DM-1", "light plan: DM-1, DM-2").replace("V1-74", "V1-74, DM-97")
    )
    answer(table, "dark", "yes", "DM-99", "DM-98")
    assert len(events(table, "tie")) == 1
    assert cards_of(table, "defeated") == ["DM-97"]


# --- slipping away ---

SLIP = """
    young-jedi full
    turn: 5 light fights
    Tatooine: DM-65
    light plan: V1-62, DM-7
    dark plan: DM-71, DM-99
    light deck: DM-45 x9
    dark deck: DM-119 x9
"""


@pytest.mark.rule("yj.virtual.no-time")
def test_a_character_slips_away_and_meets_the_next_opponent() -> None:
    table = scene(SLIP)
    assert cards_of(table, "slips-away") == ["DM-7"]
    assert cards_of(table, "left-behind") == ["DM-71"]
    assert sums(table, "light") == [("power", "DM-7", 6)], "the card was used up in the fight it left"
    assert cards_of(table, "defeated") == ["DM-99"]
    assert discard(table, "light") == ["V1-62"]
    assert here(table, "dark") == ["DM-71"]


@pytest.mark.rule("yj.virtual.no-time")
def test_it_takes_its_weapon_along() -> None:
    table = scene(SLIP.replace("V1-62, DM-7", "V1-62, DM-46, DM-7"))
    assert not events(table, "destiny", "dark")
    assert sums(table, "light") == [("power", "DM-7", 6), ("destiny", "DM-46", 3)]
    assert len(events(table, "destiny")) == 1, "nothing is drawn in the fight that was left"


@pytest.mark.rule("yj.virtual.no-time")
def test_a_defender_may_slip_away_too() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-7, DM-31
        dark plan: V1-132, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "slips-away") == ["DM-71"]
    assert cards_of(table, "defeated") == ["DM-31"]
    assert here(table, "light") == ["DM-7"]


@pytest.mark.rule("yj.virtual.no-time")
def test_of_two_that_would_slip_away_the_attacker_is_gone_first() -> None:
    """Its battle card is resolved before the defender's: nobody is left for that one to leave."""
    table = scene(SLIP.replace("dark plan: DM-71, DM-99", "dark plan: V1-132, DM-71, DM-99"))
    assert cards_of(table, "slips-away") == ["DM-7"]
    assert discard(table, "dark")[-1] == "V1-132"
    assert cards_of(table, "defeated") == ["DM-99"]


@pytest.mark.rule("yj.virtual.no-time", "yj.virtual.left-behind-ruling")
def test_a_whole_group_is_left_behind() -> None:
    table = scene(SLIP.replace("DM-71, DM-99", "DM-122, DM-89, DM-90, DM-99"))
    assert cards_of(table, "left-behind") == ["DM-89", "DM-90"]
    assert discard(table, "dark") == ["DM-119", "DM-99", "DM-122"]
    assert cards_of(table, "defeated") == ["DM-99"]


@pytest.mark.rule("yj.virtual.left-behind-ruling")
def test_those_left_behind_do_not_break_through() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-7, DM-31
        dark plan: V1-132, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "left-behind") == ["DM-7"]
    assert not events(table, "breaks-through")
    assert damage(table, "dark") == 0


@pytest.mark.rule("yj.virtual.no-time", "yj.battle.breakthrough")
def test_an_attacker_that_slips_away_from_the_last_opponent_breaks_through() -> None:
    """It has not fought in this battle."""
    table = scene(SLIP.replace("DM-71, DM-99", "DM-71"))
    assert not events(table, "power")
    assert cards_of(table, "breaks-through") == ["DM-7"]
    assert damage(table, "dark") == 1


@pytest.mark.rule("yj.virtual.no-time")
def test_a_defender_that_slips_away_from_the_last_opponent_is_safe() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-7
        dark plan: V1-132, DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert not events(table, "power") and not events(table, "breaks-through")
    assert here(table, "dark") == ["DM-99"] and here(table, "light") == ["DM-7"]


@pytest.mark.rule("yj.virtual.no-time", "yj.trait.has-fought-ruling")
def test_who_slips_away_or_is_left_has_not_fought() -> None:
    table = scene(SLIP.replace("DM-71, DM-99", "DM-71"))
    assert table.fought == [[], []]


@pytest.mark.rule("yj.virtual.no-time")
def test_a_character_in_its_further_fight_may_be_left_behind_too() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: JC-64, DM-7, DM-31
        dark plan: DM-99, V1-132, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "fights-again") == ["DM-7"]
    assert cards_of(table, "left-behind") == ["DM-7"]
    assert cards_of(table, "defeated") == ["DM-99", "DM-31"]


@pytest.mark.rule("yj.virtual.no-time", "yj.evac.space-battle")
def test_a_starship_slips_away_from_its_pursuer() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        evacuation: Naboo
        Naboo: DM-67
        light Naboo: DM-31
        light plan: V1-62, DM-70
        dark plan: DM-138
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert cards_of(table, "slips-away") == ["DM-70"]
    assert cards_of(table, "left-behind") == ["DM-138"]
    assert hyperspace(table, "dark") == ["DM-138"]
    assert events(table, "evacuated")


# --- those kept apart ---


@pytest.mark.rule("yj.virtual.pit-droid")
def test_a_pit_droid_and_the_one_it_chose_are_in_no_plan() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        light here: DM-7, DM-31
        dark here: V1-94, DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "dark", "V1-94", "DM-7", "done", "yes", "done")
    answer(table, "light", "done")
    assert cards_of(table, "steps-forward") == ["DM-99", "DM-31"]
    assert not events(table, "breaks-through")
    assert here(table, "light") == ["DM-7"] and here(table, "dark") == ["V1-94", "DM-99"]


@pytest.mark.rule("yj.virtual.pit-droid")
def test_if_nobody_else_is_there_no_battle_can_be_declared() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        light here: DM-7
        dark here: V1-94, DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "dark", "V1-94", "DM-7", "done")
    assert asked(table) == [("dark", "even-up")]
    assert "yes" not in offered(table, "dark")

"""Errata: what was printed, and what counts."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.kinds import DARK, LIGHT
from chancecube.young_jedi.library import library
from tests.rules.young_jedi.scenes import answer, cards_of, events, here, refusal, rules_of, scene, sums


@pytest.mark.rule(
    "yj.errata.eopie",
    "yj.errata.battle-droid-103",
    "yj.errata.might-of-the-republic",
    "yj.errata.droid-starfighter",
    "yj.errata.c1",
    "yj.errata.jira",
)
@pytest.mark.parametrize(
    ("code", "field", "printed", "effective", "rule"),
    [
        ("DM-40", "counters", "0", "1", "yj.errata.eopie"),
        ("DM-103", "counters", "3", "2", "yj.errata.battle-droid-103"),
        ("JC-61", "users", "Republic Guard", "Coruscant Guard", "yj.errata.might-of-the-republic"),
        ("BN-139", "cube", "0", "1", "yj.errata.droid-starfighter"),
        ("RF-C1", "pips", "3", "4", "yj.errata.c1"),
        ("BP-4", "uniqueness", "stackable", "unique", "yj.errata.jira"),
    ],
)
def test_an_erratum_keeps_the_printed_value_beside_the_one_that_counts(
    code: str, field: str, printed: str, effective: str, rule: str
) -> None:
    errata = library().by_code[code].errata
    assert [(one.field, one.printed, one.effective, one.rule) for one in errata] == [
        (field, printed, effective, rule)
    ]


@pytest.mark.rule("yj.errata.eopie", "yj.errata.battle-droid-103", "yj.errata.might-of-the-republic")
def test_no_other_card_has_an_erratum() -> None:
    """Nor the double impact card that reprints one of them: it has the corrected words."""
    corrected = ["DM-40", "DM-103", "JC-61", "BN-139", "RF-C1", "BP-4"]
    assert [card.code for card in library().cards if card.errata] == corrected


@pytest.mark.rule("yj.errata.eopie")
def test_an_eopie_costs_one_counter() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-65
        light: counters 1
        light hand: DM-40 x2, DM-41
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    answer(table, "light", "DM-40")
    assert table.sides[LIGHT].counters == 0
    assert refusal(table, "light", "DM-40") == "yj.deploy.six-counters"
    answer(table, "light", "DM-41")
    assert here(table, "light") == ["DM-40", "DM-41"], "the Kaadu is still free"


@pytest.mark.rule("yj.errata.battle-droid-103")
def test_three_infantry_droids_of_the_aat_division_cost_six_counters() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        dark hand: DM-103 x4
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    answer(table, "dark", "DM-103", "DM-103", "DM-103")
    assert table.sides[DARK].counters == 0
    assert refusal(table, "dark", "DM-103") == "yj.deploy.six-counters"


@pytest.mark.rule("yj.errata.might-of-the-republic")
def test_two_coruscant_guards_fight_together_with_the_might_of_the_republic() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Naboo: DM-67
        light plan: JC-61, JC-33, JC-35
        dark plan: DM-99
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    assert cards_of(table, "steps-forward", "light") == ["JC-33", "JC-35"]
    assert sums(table, "light") == [("power", "JC-33", 3), ("power", "JC-35", 2), ("battle-card", "JC-61", 1)]


@pytest.mark.rule("yj.errata.might-of-the-republic")
@pytest.mark.parametrize("others", ["JC-31, JC-32", "JC-33, JC-31", "DM-31, DM-32"])
def test_nobody_else_fights_together_with_it(others: str) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Naboo: DM-67
        light plan: JC-61, {others}
        dark plan: DM-99
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    assert cards_of(table, "mistake", "light") == ["JC-61"]
    assert rules_of(table, "mistake") == ["yj.battle.mistake"]
    assert len(events(table, "steps-forward", "light")) == 1


@pytest.mark.rule("yj.errata.droid-starfighter")
def test_a_droid_starfighter_draws_destiny_for_its_power() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        evacuation: Naboo
        Naboo: DM-67
        dark Naboo: DM-99
        light plan: JC-68
        dark plan: BN-139, DM-140
        light deck: DM-45 x9
        dark deck: DM-117 x9
    """)
    assert sums(table, "dark", 0) == [("power", "BN-139", 2), ("destiny", "BN-139", 5)]


@pytest.mark.rule("yj.errata.c1")
def test_are_you_an_angel_and_trained_in_defense_give_four_power() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Naboo: DM-67
        light plan: RF-C1, DM-5, DM-4
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-99 x9
    """)
    assert sums(table, "light") == [
        ("power", "DM-5", 3),
        ("destiny", "DM-4", 3),
        ("battle-card", "RF-C1", 4),
    ]


@pytest.mark.rule("yj.errata.jira")
def test_jira_is_in_play_once() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Tatooine: DM-65
        light here: BP-4
        light hand: BP-4
        light deck: DM-31 x9
        dark deck: DM-99 x9
    """)
    assert refusal(table, "light", "BP-4") == "yj.unique.single"

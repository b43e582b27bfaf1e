"""What texts mean by others, by one's own side, by having fought and by having controlled."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.library import library
from chancecube.young_jedi.sets.people import NEIMOIDIAN, PODRACER_PILOT, QUEENS_MEN
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary import Diamond, Except, Kind
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    damage,
    events,
    offered,
    refusal,
    scene,
    skip_to,
    sums,
    total,
)


def bonus(table: Table, side: str, why: str, fight: int = -1) -> int:
    return sum(amount for reason, _, amount in sums(table, side, fight) if reason == why)


# --- "other" ---


@pytest.mark.rule("yj.trait.other")
def test_yoda_jedi_instructor_adds_to_any_jedi_but_yoda() -> None:
    says = library().by_code["BP-2"].says
    assert says is not None
    (word,) = says.powers
    assert isinstance(word.who, Except)
    meant = {card.title for card in library().cards if word.who.meant(card.index)}
    assert "Yoda" not in meant
    assert {"Obi-Wan Kenobi", "Qui-Gon Jinn", "Yaddle"} <= meant


@pytest.mark.rule("yj.trait.other")
@pytest.mark.parametrize(("there", "cost"), [("JC-21", 4), ("JC-18", 2), ("DM-1", 4)])
def test_yarael_poof_deploys_for_two_if_another_jedi_master_is_there(there: str, cost: int) -> None:
    """Not for another Poof, nor for Obi-Wan, who is no master."""
    table = scene(f"""
        young-jedi full
        turn: 5 light deploy
        Coruscant: DM-66
        light here: {there}
        light hand: V1-21
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "V1-21")
    assert table.sides[0].counters == 6 - cost


# --- one's own side ---


@pytest.mark.rule("yj.trait.own-side-ruling")
def test_an_effect_adds_power_to_its_owners_cards_alone() -> None:
    """A Gungan on the Dark side, set up by hand, has nothing from Bombad General."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light effect: BN-59
        light plan: DM-23
        dark plan: DM-24
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert bonus(table, "light", "effect") == 1
    assert bonus(table, "dark", "effect") == 0


@pytest.mark.rule("yj.trait.own-side-ruling")
def test_a_lowered_damage_is_its_owners_an_added_one_the_opponents() -> None:
    """Uh-Oh! adds two to the damage of the opponent's battle droids, not of its owner's."""
    for light, dark, lost in (("DM-7", "DM-99", ("dark", 3)), ("DM-99", "DM-71", ("light", 1))):
        table = scene(f"""
            young-jedi full
            turn: 5 light fights
            Coruscant: DM-66
            light effect: BN-62
            light plan: {light}
            dark plan: {dark}
            light deck: DM-45 x9
            dark deck: DM-119 x9
        """)
        assert damage(table, lost[0]) == lost[1]


@pytest.mark.rule("yj.trait.own-side-ruling")
@pytest.mark.parametrize(("active", "light", "dark"), [("light", 0, 0), ("dark", 1, 1)])
def test_all_out_attack_and_defense_are_for_ones_own_characters(active: str, light: int, dark: int) -> None:
    """Defense in the opponent's turn, Attack in one's own: both work in Dark's turn, neither in Light's."""
    table = scene(f"""
        young-jedi full
        turn: 5 {active} fights
        Coruscant: DM-66
        light effect: BP-26
        dark effect: BP-56
        light plan: DM-31
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert bonus(table, "light", "effect") == light
    assert bonus(table, "dark", "effect") == dark


# --- "has fought this turn" ---


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_obi_wan_jedi_student_is_stronger_once_darth_maul_has_fought() -> None:
    """A fight that is over, of the opponent's card; not the fight the two are in."""
    for plan, gained in (("DM-31, DF-1", 2), ("DF-1, DM-31", 0)):
        table = scene(f"""
            young-jedi full
            turn: 5 light fights
            Coruscant: DM-66
            light plan: {plan}
            dark plan: DM-71, DM-99
            light deck: DM-45 x9
            dark deck: DM-119 x9
        """)
        fight = 1 if plan.endswith("DF-1") else 0
        assert bonus(table, "light", "text", fight) == gained


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_the_defeated_have_fought_too() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-34, DM-1, DF-1
        dark plan: DM-106, DM-99
        light deck: DM-46 x9
        dark deck: DM-119 x9
    """)
    assert bonus(table, "light", "text") == 2


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_the_card_itself_counts_among_those_that_have_fought() -> None:
    """Padmé, Loyal Handmaiden, a handmaiden herself, fights again as another card of her stack."""
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: EBN-P10, EBN-P10
        dark plan: DM-99, DM-97
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert bonus(table, "light", "text", 0) == 0
    assert bonus(table, "light", "text", 1) == 2


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_breaking_through_is_no_fight() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-31
        dark plan: DM-99, DM-71
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert events(table, "breaks-through")
    assert table.fought == [[library().by_code["DM-31"].index], [library().by_code["DM-99"].index]]


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_it_is_forgotten_with_the_turn() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Coruscant: DM-66
        light plan: DM-31
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert table.fought[0]
    skip_to(table, "deploy")
    assert table.turn == 6 and table.fought == [[], []]


@pytest.mark.rule("yj.trait.has-fought-ruling")
def test_watto_podrace_sponsor_looks_at_his_own_pilots_alone() -> None:
    """Sebulba has fought, or only Anakin, who is Light's pilot."""
    for light, dark, gained in (("DM-31, DM-32", "DM-73, BP-32", 2), ("DM-4, DM-32", "DM-99, BP-32", 0)):
        table = scene(f"""
            young-jedi full
            turn: 5 dark fights
            Coruscant: DM-66
            light plan: {light}
            dark plan: {dark}
            light deck: DM-45 x9
            dark deck: DM-119 x9
        """)
        assert bonus(table, "dark", "text", 1) == gained


# --- "has controlled" ---


@pytest.mark.rule("yj.trait.controlled-ruling")
@pytest.mark.parametrize(
    ("who", "facts", "gained"),
    [
        ("DF-5", "light: controlled Coruscant", 2),
        ("DF-5", "light: controlled Tatooine", 0),
        ("DF-5", "dark: controlled Coruscant", 0),
        ("DF-6", "light: controlled Naboo", 2),
        ("EBN-P12", "dark: controlled Coruscant", 2),
        ("EBN-P12", "light: controlled Coruscant", 0),
    ],
)
def test_a_planet_once_controlled_counts_for_the_rest_of_the_game(who: str, facts: str, gained: int) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        Naboo: DM-67
        Tatooine: DM-65
        {facts}
        light plan: {who}
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert bonus(table, "light", "text") == gained


@pytest.mark.rule("yj.trait.controlled-ruling")
@pytest.mark.parametrize(("facts", "dots"), [("controlled Naboo", 2), ("controlled Naboo, surrendered", 0)])
def test_a_planet_surrendered_is_remembered_as_such(facts: str, dots: int) -> None:
    """No Giben Up works if the opponent controls a planet one did not surrender."""
    surrendered = "light: surrendered Naboo" if "surrendered" in facts else ""
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Naboo: DM-67
        Tatooine: DM-65
        dark: controlled Naboo
        {surrendered}
        light plan: BP-24, DM-28
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert bonus(table, "light", "battle-card") == dots


@pytest.mark.rule("yj.trait.controlled-ruling")
def test_conceding_a_planet_in_play_surrenders_it() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light end
        Naboo: DM-67
        light here: DM-31
        dark here: DM-99
        light hand: DM-65
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    answer(table, "light", "concede")
    assert table.sides[0].surrendered == table.sides[1].controlled == 1 << 2


# --- "counts as" ---


@pytest.mark.rule("yj.battle.bonus-once", "yj.trait.by-name")
def test_captain_panaka_royal_defender_is_a_diamond_of_three_kinds_for_his_owners_cards() -> None:
    panaka = library().by_code["EBN-P11"].index
    for kind in ("naboo officer", "royal guard", "naboo security"):
        who = Diamond(Kind(kind))
        who.bind(library().cards)
        assert who.meant(panaka)
    assert QUEENS_MEN.meant(panaka)
    other = library().by_code["DM-6"].index
    assert not QUEENS_MEN.meant(other)
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Coruscant: DM-66
        light plan: DM-62, EBN-P11, DM-31, DM-21
        dark plan: DM-99
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert total(table, "light") == 4 + 2 + 2


@pytest.mark.rule("yj.trait.by-name")
def test_words_for_traits_mean_characters_and_nothing_else() -> None:
    for who in (PODRACER_PILOT, NEIMOIDIAN):
        assert {card.kind for card in library().cards if who.meant(card.index)} == {0}


# --- "present" ---


@pytest.mark.rule("yj.trait.present")
@pytest.mark.parametrize(
    ("where", "cost"), [("light here: DM-10", 3), ("light hidden: DM-10", 6), ("light Naboo: DM-10", 6)]
)
def test_a_card_must_lie_face_up_on_the_planet_to_be_present(where: str, cost: int) -> None:
    """Mace Windu, Jedi Speaker deploys for three beside Yoda, Jedi Master."""
    table = scene(f"""
        young-jedi full
        turn: 5 light deploy
        Naboo: DM-67
        Coruscant: DM-66
        {where}
        light hand: BN-7
        light deck: DM-45 x9
        dark deck: DM-119 x9
    """)
    assert refusal(table, "light", "BN-7") == ""
    answer(table, "light", "BN-7")
    assert table.sides[0].counters == 6 - cost
    assert asked(table) == [("light", "deploy")] and "done" in offered(table, "light")

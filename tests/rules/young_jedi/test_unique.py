"""Which copies may be in play, and what a card is: uniqueness and traits."""

from __future__ import annotations

import pytest

from chancecube.young_jedi.decks import find_card
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import CHARACTER, DARK, STARSHIP, UNIQUE, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.traits import has_trait, plain
from chancecube.young_jedi.unique import forbidden_copy
from tests.rules.young_jedi.scenes import (
    answer,
    asked,
    cards_of,
    damage,
    discard,
    events,
    fetch_nothing,
    here,
    offered,
    refusal,
    scene,
    skip_to,
    sums,
    total,
    totals,
)


def second_planet(side: str, stranded: str, held: str, more: str = "") -> Table:
    """A deploy phase on Coruscant, with cards stranded on Tatooine."""
    return scene(f"""
        young-jedi full
        turn: 9 {side} deploy
        Tatooine: DM-65
        Coruscant: DM-66
        {side} Tatooine: {stranded}
        {side} hand: {held}
        dark deck: DM-99 x20
        light deck: DM-31 x20
        {more}
    """)


# --- diamonds ---


@pytest.mark.rule("yj.unique.diamond")
def test_four_officers_of_one_name_may_be_in_play_on_any_planets() -> None:
    table = second_planet("dark", "DM-100 x2, DM-119", "DM-100 x2, DM-119", "dark here: DM-100")
    answer(table, "dark", "DM-100", "DM-100", "DM-119")
    assert here(table, "dark") == ["DM-100", "DM-100", "DM-100", "DM-119"]


@pytest.mark.rule("yj.unique.diamond")
def test_every_diamond_may_be_deployed_beside_its_own_copies() -> None:
    diamonds = [card for card in library().cards if card.is_diamond() and card.kind != STARSHIP]
    diamonds = [card for card in diamonds if card.in_decks]
    assert len([card for card in diamonds if card.set_code in ("DM", "JC")]) == 90
    assert len(diamonds) == 162
    for card in diamonds:
        side = "dark" if card.side == DARK else "light"
        table = second_planet(side, card.code, card.code, f"{side} here: {card.code}")
        assert offered(table, side)[0] == card.code
        assert refusal(table, side, card.code) == ""


# --- stacks ---


@pytest.mark.rule("yj.unique.stackable")
@pytest.mark.parametrize(
    ("side", "stranded", "held"),
    [
        ("light", "DM-33", "DM-1"),  # another version of Obi-Wan
        ("light", "DM-1", "DM-1"),  # the same
        ("light", "DM-9, JC-9", "DM-8"),  # the Queen
        ("light", "DM-34", "DM-34"),  # a weapon
        ("dark", "DM-106", "JC-71"),  # Darth Maul of another set
        ("dark", "DM-79", "JC-79"),
    ],
)
def test_a_stack_stranded_elsewhere_forbids_its_title(side: str, stranded: str, held: str) -> None:
    table = second_planet(side, stranded, held)
    assert offered(table, side) == ["done"]
    assert refusal(table, side, held) == "yj.unique.stackable"


@pytest.mark.rule("yj.unique.stackable")
def test_any_number_of_a_stack_may_be_on_one_planet_whatever_the_subtitles() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light deploy
        Naboo: DM-67
        light here: DM-8
        light hand: DM-8, DM-9, JC-8, JC-9
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "DM-9", "JC-8", "DM-8")
    assert here(table, "light") == ["DM-8", "DM-9", "JC-8", "DM-8"]


@pytest.mark.rule("yj.unique.stackable", "yj.control.stranded")
def test_a_stack_is_left_behind_when_its_planet_is_conceded() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light end
        Tatooine: DM-65
        light here: DM-33
        dark here: DM-99
        light hand: DM-1, JC-1, DM-10, DM-66, DM-58 x2
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "concede", "DM-66")
    fetch_nothing(table)
    assert offered(table, "light") == ["DM-10", "done"]
    assert refusal(table, "light", "DM-1") == refusal(table, "light", "JC-1") == "yj.unique.stackable"


@pytest.mark.rule("yj.unique.stackable", "yj.deploy.hidden-not-present")
def test_a_stack_may_be_built_face_down_too() -> None:
    table = scene("""
        young-jedi full
        turn: 1 light deploy
        Naboo: DM-67
        light: turns-here 1
        light hand: DM-8, DM-9
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "light", "DM-8", "DM-9")
    assert len(table.hidden_here(0)) == 2


@pytest.mark.rule("yj.unique.stackable")
def test_cards_in_hand_deck_and_discard_pile_are_not_in_play() -> None:
    table = second_planet("light", "DM-27", "DM-1, DM-33", "light discard: DM-1")
    assert offered(table, "light") == ["DM-1", "DM-33", "done"]


@pytest.mark.rule("yj.unique.padme-queen")
def test_padme_and_the_queen_are_different_stacks() -> None:
    table = second_planet("light", "DM-8", "DM-5, JC-5, JC-8")
    assert offered(table, "light") == ["DM-5", "JC-5", "done"]
    table = second_planet("light", "DM-5", "JC-5, JC-8")
    assert offered(table, "light") == ["JC-8", "done"]


@pytest.mark.rule("yj.unique.per-player-ruling")
def test_the_opponents_cards_do_not_matter() -> None:
    table = scene("""
        young-jedi full
        turn: 9 dark deploy
        Tatooine: DM-65
        Coruscant: DM-66
        light Tatooine: DM-106
        light here: DM-72
        dark hand: DM-71, JC-72
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert offered(table, "dark") == ["DM-71", "JC-72", "done"]


@pytest.mark.rule("yj.unique.stack-again")
def test_a_stack_defeated_to_its_last_card_may_be_begun_anew() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-71, DM-93
        light plan: DM-1, DM-27
        dark hand: DM-125 x6
        light hand: JC-39, DM-58 x5
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert cards_of(table, "defeated", "light") == ["DM-1"]
    skip_to(table, "concede")
    answer(table, "dark", "done")
    answer(table, "light", "JC-39")
    assert here(table, "light") == ["DM-27", "JC-39"]


@pytest.mark.rule("yj.unique.stack-again")
def test_a_stack_gone_from_one_planet_may_be_begun_on_another() -> None:
    table = second_planet("light", "DM-27", "JC-1", "light discard: DM-1, DM-33")
    answer(table, "light", "JC-1")
    assert here(table, "light") == ["JC-1"]


# --- a stack acts card by card ---


@pytest.mark.rule("yj.unique.stack-acts-separately")
def test_each_card_of_a_stack_costs_its_own_counters() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark deploy
        Tatooine: DM-135
        dark here: DM-106
        dark hand: DM-71, JC-71
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    answer(table, "dark", "DM-71")
    assert table.sides[DARK].counters == 0
    assert refusal(table, "dark", "JC-71") == "yj.deploy.six-counters"


@pytest.mark.rule("yj.unique.stack-acts-separately")
def test_a_queen_of_three_cards_fights_three_times() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: DM-8, DM-9, JC-8
        dark plan: DM-99, DM-99, DM-99
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert cards_of(table, "steps-forward", "light") == ["DM-8", "DM-9", "JC-8"]
    assert totals(table, "light") == totals(table, "dark") == [2, 2, 2]


@pytest.mark.rule("yj.unique.stack-acts-separately")
def test_a_stack_may_strike_let_another_fight_and_strike_again_and_loses_only_the_beaten_card() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: DM-1, DM-27, DM-33
        dark plan: DM-99, DM-99, DM-71
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert totals(table, "light") == [5 + 1, 3 + 2, 3 + 2]
    assert totals(table, "dark") == [2, 2, 6 + 1]
    assert here(table, "light") == ["DM-1", "DM-27"]
    assert damage(table, "light") == 6
    assert "DM-33" in discard(table, "light")


@pytest.mark.rule("yj.unique.stack-acts-separately")
def test_two_sabers_of_one_stack_are_used_by_two_jedi() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: DM-34, DM-10, DM-34, DM-2
        dark plan: DM-71, DM-106
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert cards_of(table, "uses-weapon", "light") == ["DM-34", "DM-34"]
    assert sums(table, "light", 0) == [("power", "DM-10", 4), ("destiny", "DM-34", 4)]
    assert sums(table, "light", 1) == [("power", "DM-2", 6), ("site", "DM-2", 1), ("destiny", "DM-34", 4)]


@pytest.mark.rule("yj.unique.stack-acts-separately")
def test_two_cards_of_one_stack_use_different_weapons() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-65
        light plan: JC-40, DM-2, DM-46, JC-2
        dark plan: DM-71, DM-106
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert cards_of(table, "uses-weapon", "light") == ["JC-40", "DM-46"]
    assert totals(table, "light") == [6 + 1 + 2 + 4, 6 + 4]


# --- neither diamond nor stack ---


def made_up(title: str, kind: int = CHARACTER) -> Card:
    card = Card(0, "XX", "1")
    card.title = title
    card.kind = kind
    card.uniqueness = UNIQUE
    return card


@pytest.mark.rule("yj.unique.single")
@pytest.mark.parametrize("where", ["up here", "down here", "up elsewhere", "down elsewhere"])
@pytest.mark.parametrize("kind", [CHARACTER, WEAPON])
def test_a_title_with_neither_diamond_nor_stack_is_in_play_once(where: str, kind: int) -> None:
    """No character or weapon of the first two sets is unique, so one is made up."""
    table = second_planet("dark", "DM-99", "DM-104")
    unique = made_up("Jira", kind)
    table.cards = [*table.cards, unique]
    unique.index = len(table.cards) - 1
    unique.name = unique.index
    assert forbidden_copy(table, DARK, unique) == ""
    table.face.append(unique.index)
    side = table.sides[DARK]
    planet = table.planet if where.endswith("here") else 0
    (side.up if where.startswith("up") else side.down)[planet].append(len(table.face) - 1)
    assert forbidden_copy(table, DARK, unique) == "yj.unique.single"


@pytest.mark.rule("yj.unique.single")
def test_named_starships_and_some_people_of_the_boonta_eve_are_single() -> None:
    single = [card for card in library().cards if card.uniqueness == UNIQUE]
    ships = [card.code for card in single if card.kind == STARSHIP]
    assert ships == ["DM-68", "DM-138", "JC-68", "JC-70", "BN-67", "BN-68", "BN-137", "BP-30", "BP-60"]
    assert {card.code for card in single if card.kind == CHARACTER} == run("BP", 4, 9) | run("BP", 42, 46)
    assert len(single) == 20


@pytest.mark.rule("yj.unique.title-ruling")
def test_titles_are_compared_without_capitals_and_punctuation() -> None:
    assert plain("Ki-Adi-Mundi") == plain("ki adi mundi") == plain("KI-ADI MUNDI!")
    assert plain("Obi-Wan Kenobi's Lightsaber") == plain("Obi-Wan Kenobi’s lightsaber")
    assert plain("Battle Droid: Pilot") != plain("Battle Droid: Officer")


@pytest.mark.rule("yj.unique.title-ruling")
def test_cards_share_a_title_whatever_their_subtitles_and_nothing_else_does() -> None:
    cards = library().by_code
    assert len({cards[code].name for code in ("DM-1", "DM-33", "JC-1", "JC-39")}) == 1
    assert len({cards[code].name for code in ("DM-71", "DM-106", "JC-71", "JC-105")}) == 1
    for one, other in (("DM-1", "DM-34"), ("DM-5", "DM-8"), ("DM-78", "DM-89"), ("DM-79", "DM-99")):
        assert cards[one].name != cards[other].name
    assert len({card.name for card in library().cards}) == len(
        {plain(card.title) for card in library().cards}
    )


@pytest.mark.rule("yj.unique.title-ruling", "yj.unique.stackable")
def test_a_character_stranded_does_not_forbid_its_weapon() -> None:
    table = second_planet("light", "DM-1, DM-36", "DM-34, DM-4")
    assert offered(table, "light") == ["DM-34", "DM-4", "done"]


# --- traits ---


def with_trait(trait: str) -> set[str]:
    characters = [card for card in library().cards if card.kind == CHARACTER]
    return {card.code for card in characters if has_trait(card.title, card.subtitle, trait)}


def run(set_code: str, first: int, last: int) -> set[str]:
    return {f"{set_code}-{number}" for number in range(first, last + 1)}


OBI_WAN = {"DM-1", "DM-33", "JC-1", "JC-39", "BN-1", "BN-33", "EBN-P8", "DF-1", "V1-39", "SD-1"}
KI_ADI_MUNDI = {"JC-12", "RF-A5", "V1-12"}
ARMED_JEDI = {"RF-A3", "RF-A4", "RF-A5"}
JEDI = (
    {
        "DM-2",
        "DM-7",
        "DM-10",
        "JC-2",
        "JC-7",
        "JC-10",
        "BN-2",
        "BN-7",
        "BN-10",
        "DF-2",
        "DF-5",
        "DF-7",
        "BP-2",
    }
    | {"EDM-P1", "EDM-P2", "EBN-P12", "V1-7", "V1-14", "V1-16", "V1-21", "SD-2", "SD-5"}
    | run("JC", 12, 21)
    | OBI_WAN
    | KI_ADI_MUNDI
    | ARMED_JEDI
)


@pytest.mark.rule("yj.trait.by-name")
def test_a_card_has_a_trait_if_its_title_or_subtitle_names_it() -> None:
    assert with_trait("jedi") == JEDI
    senators = {"DM-87", "JC-37", "JC-38", "JC-81", "JC-88", "JC-89", "JC-90", "DF-37", "RF-A12"}
    assert with_trait("senator") == senators | {"BN-26"} | run("BN", 90, 92)
    neimoidians = {"DM-105", "JC-76", "JC-77", "JC-81", "JC-104", "BN-77", "BN-78", "BN-85", "BN-107"}
    assert with_trait("neimoidian") == neimoidians | {"EBN-P18", "EBN-P19", "DF-34", "RF-A8", "BP-39"}
    handmaidens = {"DM-5", "DM-16", "JC-5", "JC-25", "BN-5", "BN-16", "BN-17", "BN-18", "EBN-P10", "SD-4"}
    assert with_trait("handmaiden") == handmaidens
    gungans = {"DM-3", "DM-13", "DM-15", "DM-17", "JC-3", "JC-22", "JC-24"} | run("DM", 22, 26)
    gungans |= {"BN-3", "BN-12", "BN-14", "RF-A1", "RF-A2", "BP-10", "V1-3", "SD-3", "SD-6"}
    assert with_trait("gungan") == gungans | run("BN", 28, 32)


@pytest.mark.rule("yj.trait.by-name")
def test_what_a_card_is_said_to_be_elsewhere_does_not_count() -> None:
    assert not has_trait("Mas Amedda", "Vice Chancellor", "senator")
    assert not has_trait("Galactic Delegate", "Representative", "senator")
    assert not has_trait("Darth Sidious", "Sith Master", "jedi master")
    assert not has_trait("Fode and Beed", "Podrace Announcer", "podracer pilot")


@pytest.mark.rule("yj.trait.by-name")
def test_a_trait_is_a_whole_word() -> None:
    assert not has_trait("Jediah", "", "jedi")
    assert has_trait("Boss Nass", "Leader of the Gungans", "gungan")


@pytest.mark.rule("yj.trait.by-name")
def test_a_jedi_uses_a_jedi_lightsaber_and_nobody_else_does() -> None:
    users = library().by_code["DM-35"].box_for
    assert {card.code for card in library().cards if users[card.index] >= 0} == JEDI - ARMED_JEDI


@pytest.mark.rule("yj.trait.exceptions")
def test_every_anakin_and_every_sebulba_is_a_podracer_pilot() -> None:
    anakin = {"DM-4", "JC-4", "BN-4", "EBN-P9", "DF-3", "BP-1", "V1-4"}
    sebulba = {"DM-73", "JC-73", "BN-73", "EDM-P5", "BP-31", "SD-18"}
    others = run("DM", 80, 83) | run("JC", 83, 87) | run("BP", 11, 14)
    assert with_trait("podracer pilot") == anakin | sebulba | others
    assert has_trait("Sebulba", "Dangerous Podracer", "podracer pilot")
    assert not has_trait("Ann and Tann Gella", "Sebulba's Attendants", "podracer pilot")


@pytest.mark.rule("yj.trait.exceptions")
def test_no_anakin_is_a_jedi_whatever_his_subtitle() -> None:
    for subtitle in ("Podracer Pilot", "Padawan", "Tested by the Jedi Council", "Jedi Knight"):
        assert not has_trait("Anakin Skywalker", subtitle, "jedi")
        assert not has_trait("Anakin Skywalker", subtitle, "jedi master")
    assert has_trait("Anakin's Friend", "Jedi Knight", "jedi")


@pytest.mark.rule("yj.trait.exceptions")
def test_sebulba_the_dug_races_another_pilots_podracer() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-110, DM-73
        light plan: DM-27
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert sums(table, "dark") == [("power", "DM-73", 4), ("site", "DM-73", 1), ("destiny", "DM-110", 4)]


@pytest.mark.rule("yj.trait.exceptions")
def test_anakin_cannot_use_a_jedis_lightsaber() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light fights
        Tatooine: DM-135
        light plan: DM-34, DM-4
        dark plan: DM-99
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert not events(table, "uses-weapon")
    assert len(events(table, "destiny", "light")) == 1, "only for his power"


@pytest.mark.rule("yj.trait.jedi-master")
def test_every_jedi_is_a_jedi_master_but_ki_adi_mundi_and_obi_wan() -> None:
    assert with_trait("jedi master") == JEDI - OBI_WAN - KI_ADI_MUNDI
    assert not has_trait("Ki-Adi-Mundi", "Jedi Master", "jedi master")


@pytest.mark.rule("yj.trait.subtitle-version")
@pytest.mark.parametrize("version", ["DM-1", "DM-33", "JC-1", "JC-39"])
def test_a_title_alone_means_every_version(version: str) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 light fights
        Naboo: DM-67
        light plan: DM-34, {version}
        dark plan: DM-99
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert ("weapon", "DM-34", 2) in sums(table, "light")


@pytest.mark.rule("yj.trait.subtitle-version")
def test_title_and_subtitle_mean_one_version() -> None:
    found = find_card(library(), "Obi-Wan Kenobi, Jedi Padawan")
    assert found is not None and found.code == "DM-33"
    assert find_card(library(), "Obi-Wan Kenobi") is None, "a title alone means all four"
    assert find_card(library(), "Obi-Wan Kenobi, Jedi Master") is None


@pytest.mark.rule("yj.trait.present")
def test_a_character_face_down_is_not_there_to_take_control() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark end
        Tatooine: DM-135
        dark hidden: DM-99
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert asked(table) == [("dark", "concede")]
    assert not events(table, "control")


@pytest.mark.rule("yj.trait.tank-is-character")
@pytest.mark.parametrize("tank", ["DM-88", "JC-80"])
def test_a_tank_is_any_character(tank: str) -> None:
    power = library().by_code[tank].power
    table = scene(f"""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-135
        dark plan: DM-127, DM-119, {tank}
        light plan: DM-27
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert sums(table, "dark") == [
        ("power", tank, power),
        ("destiny", "DM-119", 4),
        ("battle-card", "DM-127", 3),
    ]
    assert here(table, "light") == []


@pytest.mark.rule("yj.trait.tank-is-character", "yj.control.end-of-turn")
def test_a_tank_takes_control_like_any_character() -> None:
    table = scene("""
        young-jedi full
        turn: 5 dark end
        Naboo: DM-137
        dark here: DM-88
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert [event.seat for event in events(table, "control")] == [DARK]


@pytest.mark.rule("yj.trait.group-opponent-ruling")
@pytest.mark.parametrize(
    ("light_plan", "bonus"),
    [
        ("DM-47, DM-4, DM-1", 3),  # Anakin and a Jedi
        ("DM-47, DM-1, DM-4", 3),
        ("DM-48, DM-4, DM-5", 0),  # Anakin and Padmé: no Jedi
        ("DM-54, DM-24, DM-25, DM-26", 0),
        ("JC-59, DM-7, DM-10", 3),  # two Jedi give it once
    ],
)
def test_a_condition_on_the_opponent_holds_if_one_of_a_group_fits(light_plan: str, bonus: int) -> None:
    table = scene(f"""
        young-jedi full
        turn: 5 dark fights
        Tatooine: DM-65
        dark plan: DM-121, DM-71
        light plan: {light_plan}
        dark deck: DM-99 x20
        light deck: DM-31 x20
    """)
    assert len(cards_of(table, "steps-forward", "light")) > 1
    assert total(table, "dark") == 6 + 1 + bonus

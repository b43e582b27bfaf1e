"""Decks and collecting: the law of decks, and deck files."""

from __future__ import annotations

from collections import Counter

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.wire import Breach, DeckList
from chancecube.young_jedi.decks import FORMATS, cards_of, read_deck, ready_decks, side_of, write_deck
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import COLOURS, DARK, LIGHT
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.random_decks import random_deck

LEGAL_LIGHT = (
    {"DM-1": 5, "DM-27": 5}  # red
    | {"DM-21": 5, "DM-31": 5}  # blue
    | {"DM-20": 5, "DM-29": 5}  # green
    | {"DM-45": 5, "DM-46": 5}  # orange
    | {"DM-61": 5, "DM-58": 5}  # yellow
    | {"DM-65": 3, "DM-66": 1, "DM-67": 1, "DM-69": 5}  # purple
)
LEGAL_DARK = (
    {"DM-89": 5, "DM-105": 5}
    | {"DM-99": 5, "DM-97": 5}
    | {"DM-95": 5, "DM-91": 5}
    | {"DM-119": 5, "DM-120": 5}
    | {"DM-125": 5, "DM-127": 5}
    | {"DM-135": 3, "DM-136": 1, "DM-137": 1, "DM-139": 5}
)


def light_deck(**changes: int) -> DeckList:
    """The legal Light deck, changed by so many cards: `DM_27=-1, DM_28=1`."""
    return changed(LEGAL_LIGHT, changes)


def dark_deck(**changes: int) -> DeckList:
    return changed(LEGAL_DARK, changes)


def changed(cards: dict[str, int], changes: dict[str, int]) -> DeckList:
    deck = DeckList("test", dict(cards))
    for name, change in changes.items():
        code = name.replace("_", "-")
        deck.cards[code] = deck.cards.get(code, 0) + change
    deck.cards = {code: count for code, count in deck.cards.items() if count}
    return deck


def breaches(deck: DeckList, format_name: str = "full", seat: int = LIGHT) -> list[Breach]:
    return GAME.deck_breaches(deck, format_name, seat)


def ready(name: str) -> DeckList:
    return next(deck for deck in GAME.ready_decks() if deck.name == name)


CARDS = [card for card in library().cards if card.in_decks]
STARTERS = ["Menace of Darth Maul starter (Light)", "Menace of Darth Maul starter (Dark)"]


# --- the law ---


@pytest.mark.rule("yj.deck.sixty", "yj.deck.six-by-ten", "yj.deck.five-per-title", "yj.deck.three-planets")
def test_a_deck_that_keeps_every_rule_breaks_none() -> None:
    assert breaches(light_deck()) == []
    assert breaches(dark_deck(), seat=DARK) == []


@pytest.mark.rule("yj.deck.sixty")
@pytest.mark.parametrize(("format_name", "size"), [("full", 60), ("classic", 60), ("starter", 30)])
def test_a_deck_has_its_formats_size(format_name: str, size: int) -> None:
    wrong = [breach for breach in breaches(light_deck(DM_27=-1), format_name) if breach.detail == "deck-size"]
    assert wrong == [Breach("yj.deck.sixty", "deck-size", {"have": 59, "need": size})]


@pytest.mark.rule("yj.deck.sixty")
def test_a_card_too_many_is_named_with_its_colour() -> None:
    assert breaches(light_deck(DM_28=1)) == [
        Breach("yj.deck.sixty", "deck-size", {"have": 61, "need": 60}),
        Breach("yj.deck.six-by-ten", "deck-colour", {"colour": "red", "have": 11, "need": 10}),
    ]


@pytest.mark.rule("yj.deck.sixty")
def test_a_deck_is_of_one_side() -> None:
    found = breaches(light_deck(DM_27=-1, DM_89=1))
    assert found == [Breach("yj.deck.sixty", "deck-both-sides", {"light": 59, "dark": 1})]


@pytest.mark.rule("yj.game.sides")
def test_a_deck_is_of_its_own_side() -> None:
    found = breaches(dark_deck(), seat=LIGHT)
    assert found == [Breach("yj.game.sides", "deck-other-side", {"side": "light"})]
    assert breaches(light_deck(), seat=DARK) == [Breach("yj.game.sides", "deck-other-side", {"side": "dark"})]


@pytest.mark.rule("yj.deck.six-by-ten")
def test_each_colour_has_exactly_ten_cards() -> None:
    found = breaches(light_deck(DM_27=-1, DM_19=1))
    assert found == [
        Breach("yj.deck.six-by-ten", "deck-colour", {"colour": "red", "have": 9, "need": 10}),
        Breach("yj.deck.six-by-ten", "deck-colour", {"colour": "blue", "have": 11, "need": 10}),
    ]


@pytest.mark.rule("yj.deck.six-by-ten")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_has_five_cards_of_each_colour(name: str) -> None:
    deck = ready(name)
    counts = Counter([COLOURS[card.colour] for card in cards_of(library(), deck)])
    assert counts == dict.fromkeys(COLOURS, 5)
    assert deck.size() == 30
    assert breaches(deck, "starter", STARTERS.index(name)) == []


@pytest.mark.rule("yj.deck.sixty", "yj.deck.six-by-ten")
def test_a_starter_deck_is_no_full_deck() -> None:
    found = breaches(ready(STARTERS[0]), "full")
    assert [breach.detail for breach in found] == ["deck-size"] + ["deck-colour"] * 6


@pytest.mark.rule("yj.deck.five-per-title")
def test_six_cards_of_a_title_in_one_colour_are_too_many() -> None:
    found = breaches(light_deck(DM_27=1, DM_1=-1))
    arguments: dict[str, str | int] = {"title": "Ishi Tib", "colour": "red", "have": 6, "most": 5}
    assert found == [Breach("yj.deck.five-per-title", "deck-title", arguments)]


@pytest.mark.rule("yj.deck.five-per-title")
def test_subtitles_and_sets_do_not_matter_for_the_title_limit() -> None:
    found = breaches(light_deck(DM_27=-3, DM_33=1, JC_1=1, JC_39=1))
    assert [breach.arguments["title"] for breach in found] == ["Obi-Wan Kenobi"]
    assert [breach.arguments["have"] for breach in found] == [8]
    assert breaches(light_deck(DM_1=-3, DM_33=1, JC_1=1, JC_39=1)) == []


@pytest.mark.rule("yj.deck.five-per-title")
def test_the_title_limit_is_counted_colour_by_colour() -> None:
    """Five red tanks and five blue ones make a legal tank deck."""
    assert breaches(dark_deck(DM_89=-5, DM_88=5, DM_97=-5, JC_80=5), seat=DARK) == []
    found = breaches(dark_deck(DM_89=-5, DM_88=5, DM_97=-5, DM_99=-1, JC_80=6), seat=DARK)
    arguments: dict[str, str | int] = {
        "title": "Trade Federation Tank",
        "colour": "blue",
        "have": 6,
        "most": 5,
    }
    assert found == [Breach("yj.deck.five-per-title", "deck-title", arguments)]


@pytest.mark.rule("yj.deck.five-per-title")
def test_the_classic_format_is_from_before_the_title_limit() -> None:
    deck = light_deck(DM_27=5, DM_1=-5)
    assert breaches(deck, "classic") == []
    assert [breach.rule for breach in breaches(deck, "full")] == ["yj.deck.five-per-title"]


@pytest.mark.rule("yj.deck.five-per-title", "yj.deck.six-by-ten", "yj.deck.three-planets")
@pytest.mark.parametrize("deck", GAME.ready_decks(), ids=lambda deck: str(deck.name))
def test_the_decks_that_come_with_the_game_are_legal_where_they_say_so(deck: DeckList) -> None:
    by_size = {15: "sample", 30: "starter", 60: "classic" if "classic" in deck.note else "full"}
    format_name = by_size[deck.size()]
    assert GAME.deck_breaches(deck, format_name, side_of(library(), deck)) == []
    if format_name == "classic":
        assert GAME.deck_breaches(deck, "full", side_of(library(), deck))


@pytest.mark.rule("yj.deck.three-planets")
@pytest.mark.parametrize(
    ("missing", "location"), [("Tatooine", "DM_65"), ("Coruscant", "DM_66"), ("Naboo", "DM_67")]
)
def test_a_deck_has_a_location_of_each_planet(missing: str, location: str) -> None:
    code = location.replace("_", "-")
    found = breaches(light_deck(**{location: -LEGAL_LIGHT[code], "DM_70": LEGAL_LIGHT[code]}))
    assert found == [Breach("yj.deck.three-planets", "deck-planet", {"planet": missing})]


@pytest.mark.rule("yj.deck.three-planets")
def test_any_location_of_the_planet_will_do_but_no_character_from_there() -> None:
    assert breaches(light_deck(DM_65=-3, DM_66=-1, DM_67=-1, JC_65=1, JC_66=1, JC_67=3)) == []
    bare = breaches(light_deck(DM_67=-1, DM_70=1, DM_29=-1, DM_25=1))
    assert bare == [Breach("yj.deck.three-planets", "deck-planet", {"planet": "Naboo"})]


@pytest.mark.rule("yj.deck.sixty", "yj.deck.six-by-ten", "yj.deck.five-per-title", "yj.deck.three-planets")
def test_every_breach_is_named_at_once() -> None:
    found = breaches(DeckList("no deck", {"DM-99": 7, "DM-27": 1}))
    assert [breach.detail for breach in found] == [
        "deck-size",
        "deck-both-sides",
        *["deck-colour"] * 6,
        "deck-title",
        *["deck-planet"] * 3,
    ]
    assert [breach.arguments["planet"] for breach in found if breach.detail == "deck-planet"] == PLANETS


@pytest.mark.rule("yj.deck.sixty")
def test_a_format_or_card_that_does_not_exist_is_refused_in_one_line() -> None:
    with pytest.raises(BadOption, match=r"no-format .*full, starter, classic, sealed, sample"):
        breaches(light_deck(), "draft")
    with pytest.raises(BadDeck, match=r"no-card .*DM-999"):
        breaches(light_deck(DM_999=1))


@pytest.mark.rule("yj.deck.combine-starters")
@pytest.mark.parametrize("seat", [LIGHT, DARK])
def test_two_starter_decks_of_one_side_make_a_deck_that_keeps_colours_and_planets(seat: int) -> None:
    starter = ready(STARTERS[seat])
    double = DeckList("two starters", {code: count * 2 for code, count in starter.cards.items()})
    assert double.size() == 60
    assert breaches(double, "classic", seat) == []


@pytest.mark.rule("yj.deck.combine-starters", "yj.deck.five-per-title")
@pytest.mark.parametrize("seat", [LIGHT, DARK])
def test_where_the_title_limit_is_in_force_two_starters_must_keep_it_too(seat: int) -> None:
    starter = ready(STARTERS[seat])
    double = DeckList("two starters", {code: count * 2 for code, count in starter.cards.items()})
    assert {breach.rule for breach in breaches(double, "full", seat)} == {"yj.deck.five-per-title"}


@pytest.mark.rule("yj.deck.sixty", "yj.deck.six-by-ten", "yj.deck.five-per-title", "yj.deck.three-planets")
@pytest.mark.parametrize("format_name", ["full", "starter", "classic", "sealed"])
@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_decks_made_by_chance_are_always_legal_and_hardly_ever_alike(format_name: str, side: int) -> None:
    made: set[tuple[tuple[str, int], ...]] = set()
    for seed in range(60):
        deck = random_deck(library(), side, FORMATS[format_name], Chance(seed_of(seed)))
        assert breaches(deck, format_name, side) == []
        made.add(tuple(sorted(deck.cards.items())))
    assert len(made) == 60


# --- deck files ---


@pytest.mark.parametrize(
    ("line", "code", "count"),
    [
        ("4 DM-99", "DM-99", 4),
        ("4x DM-99", "DM-99", 4),
        ("4 x DM-99", "DM-99", 4),
        ("4× DM-99", "DM-99", 4),
        ("DM-99 x4", "DM-99", 4),
        ("DM-99 ×4", "DM-99", 4),
        ("DM-99 X 4", "DM-99", 4),
        ("DM-99", "DM-99", 1),
        ("  4   dm 099  ", "DM-99", 4),
        ("4\tdm99", "DM-99", 4),
        ("4 DM.99", "DM-99", 4),
        ("4 [DM-99] Battle Droid: Infantry, MTT Division", "DM-99", 4),
        ("4 DM-99 Battle Droid: Infantry, MTT Division", "DM-99", 4),
        ("4 Battle Droid: Infantry, MTT Division", "DM-99", 4),
        ("battle droid infantry mtt division x4", "DM-99", 4),
        ("2 R2-D2, Astromech Droid", "DM-11", 2),
        ("TC-14", "BP-35", 1),
        ("3 Bravo 1, Naboo Starfighter", "DM-68", 3),
        ("Bravo 2", "JC-68", 1),
        ("1 Obi-Wan Kenobi’s Lightsaber", "DM-34", 1),
        ("1 OBI-WAN KENOBI'S LIGHTSABER", "DM-34", 1),
        ("2 Are You An Angel?", "DM-48", 2),
        ("Anakin Skywalker, Meet Obi-Wan Kenobi", "DM-47", 1),
        ("Open Fire! x2", "JC-124", 2),
        ("1 Padmé Naberrie, Handmaiden", "DM-5", 1),
    ],
)
def test_a_deck_file_reads_the_many_ways_people_write(line: str, code: str, count: int) -> None:
    assert read_deck(library(), line).cards == {code: count}


def test_every_card_is_found_by_its_code_and_by_what_is_written_beside_it() -> None:
    for card in CARDS:
        assert read_deck(library(), f"1 {card.code}").cards == {card.code: 1}
        assert read_deck(library(), f"3 {card.code} {card.full_title()}").cards == {card.code: 3}


@pytest.mark.rule("yj.trait.subtitle-version")
def test_every_card_with_a_title_of_its_own_is_found_by_its_name() -> None:
    names = Counter([card.full_title() for card in CARDS])
    for card in CARDS:
        if names[card.full_title()] == 1:
            assert read_deck(library(), f"2 {card.full_title()}").cards == {card.code: 2}


def test_headings_comments_and_blank_lines_are_left_out() -> None:
    text = "\ufeff# My deck\r\n// An own note\r\n\r\nCharacters:\r\n2 DM-99\r\n\r\nWeapons:\r\n# more\r\n1 DM-119\r\n"
    deck = read_deck(library(), text)
    assert deck == DeckList("My deck", {"DM-99": 2, "DM-119": 1}, "An own note")


def test_a_card_on_several_lines_is_added_up() -> None:
    assert read_deck(library(), "2 DM-99\n1 DM-119\n3 dm99\n").cards == {"DM-99": 5, "DM-119": 1}


def test_the_first_comment_is_the_name_and_a_name_given_serves_where_there_is_none() -> None:
    assert read_deck(library(), "# Droids\n# A note\n1 DM-99\n", "file").name == "Droids"
    assert read_deck(library(), "1 DM-99\n", "file").name == "file"


@pytest.mark.parametrize(
    "line", ["4xDM-99", "DM-99 (4)", "DM-99 *4", "x4 DM-99", "4 x DM-99", "4 DM-99 – Battle Droid: Infantry"]
)
def test_counts_are_read_however_they_are_written(line: str) -> None:
    assert read_deck(library(), line).cards == {"DM-99": 4}


def test_accents_may_be_left_out() -> None:
    assert read_deck(library(), "2 Padme Naberrie, Handmaiden").cards == {"DM-5": 2}


@pytest.mark.parametrize(
    ("text", "key", "number"),
    [
        ("# deck\n\n2 DM-99\n3 Nobody At All", "deck-line", "4"),
        ("2 DM-99\n1 DM-141", "deck-line", "2"),
        ("2 DM-99\n\n1 BN-141", "deck-line", "3"),
        ("1 Darth Maul", "deck-line", "1"),  # which of the four?
        ("1 Obi-Wan Kenobi, Sith Lord", "deck-line", "1"),
        ("-3 DM-99", "deck-line", "1"),
        ("2 DM-99\n0 DM-100", "deck-count", "2"),
        ("2 DM-99\n61 DM-100", "deck-count", "2"),
        ("99999999999999999999 DM-100", "deck-count", "1"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_by_its_number(text: str, key: str, number: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(library(), text)
    assert caught.value.key == key
    assert caught.value.arguments["number"] == number
    assert caught.value.arguments["line"] == text.splitlines()[int(number) - 1]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a name\n", "Characters:\n"])
def test_a_file_without_cards_is_no_deck(text: str) -> None:
    with pytest.raises(BadDeck, match="deck-empty"):
        read_deck(library(), text)


@pytest.mark.parametrize("title", ["Blaster", "Blaster Rifle", "Tatooine - Mos Espa"])
def test_a_title_of_both_sides_is_never_taken_for_the_wrong_side(title: str) -> None:
    """A dark deck written by names: the weapon is Dark's as well."""
    deck = read_deck(library(), f"5 Battle Droid: Infantry, MTT Division\n3 {title}\n")
    assert {card.side for card in cards_of(library(), deck)} == {DARK}
    with pytest.raises(BadDeck, match="deck-line"):
        read_deck(library(), f"3 {title}\n")  # which side's?


def test_a_deck_is_written_card_by_card_in_the_order_of_the_sets() -> None:
    deck = DeckList("Droids", {"JC-118": 2, "DM-99": 5, "DM-135": 1}, "A note.")
    assert write_deck(library(), deck) == (
        "# Droids\n"
        "# A note.\n"
        "5 DM-99 Battle Droid: Infantry, MTT Division\n"
        "1 DM-135 Tatooine • Desert Landing Site\n"
        "2 JC-118 Blaster\n"
    )


def test_a_deck_written_reads_back_the_same() -> None:
    decks = [*ready_decks(library()), light_deck(), dark_deck()]
    for seed in range(20):
        decks.append(random_deck(library(), seed % 2, FORMATS["full"], Chance(seed_of(seed))))
    for deck in decks:
        text = write_deck(library(), deck)
        assert read_deck(library(), text) == deck
        assert write_deck(library(), read_deck(library(), text)) == text


@pytest.mark.parametrize(
    ("name", "note"),
    [("Droids", ""), ("", "A note without a name"), ("#1 deck", "Won twice"), ("4 DM-1", "Weapons:")],
)
def test_name_and_note_read_back_the_same(name: str, note: str) -> None:
    deck = DeckList(name, {"DM-99": 1}, note)
    assert read_deck(library(), write_deck(library(), deck)) == deck

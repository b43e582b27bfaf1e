"""Decks with wild cards, objectives, virtual cards and foils: what the later sets added to the law of decks."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import Breach, DeckList
from chancecube.young_jedi.colouring import Colouring
from chancecube.young_jedi.decks import (
    FORMATS,
    cards_of,
    colouring,
    read_deck,
    ready_decks,
    too_many_objectives,
    write_deck,
)
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import COLOURS, DARK, DOUBLE, LIGHT, NO_COLOUR
from chancecube.young_jedi.library import library
from chancecube.young_jedi.random_decks import random_deck
from tests.rules.young_jedi.test_decks import breaches, dark_deck, light_deck

RED, BLUE, GREEN, ORANGE, YELLOW, PURPLE = range(len(COLOURS))
ONE_OF_EACH = {"DM_27": -1, "DM_21": -1, "DM_20": -1, "DM_45": -1, "DM_61": -1, "DM_69": -1}
SIX_WILD = {"EDM_P1": 1, "EDM_P2": 1, "EDM_P3": 1, "EBN_P8": 1, "EBN_P9": 1, "EBN_P12": 1}


def sealed_deck(**changes: int) -> DeckList:
    """The Light starter deck, changed by so many cards."""
    deck = next(one for one in ready_decks(library()) if one.name == "Menace of Darth Maul starter (Light)")
    for name, change in changes.items():
        code = name.replace("_", "-")
        deck.cards[code] = deck.cards.get(code, 0) + change
    deck.cards = {code: count for code, count in deck.cards.items() if count}
    return deck


def filled(deck: DeckList) -> dict[str, str]:
    """The colour each wild card of a legal deck fills."""
    sorted_cards = colouring(cards_of(library(), deck), FORMATS["full"])
    return {
        card.code: COLOURS[sorted_cards.place[index]]
        for index, card in enumerate(sorted_cards.wild)
        if sorted_cards.place[index] != NO_COLOUR
    }


# --- wild cards ---


@pytest.mark.rule("yj.deck.jokers")
@pytest.mark.parametrize("code", list(ONE_OF_EACH))
def test_a_wild_card_fills_the_colour_that_lacks_one(code: str) -> None:
    deck = light_deck(**{code: -1, "EDM_P1": 1})
    assert breaches(deck) == []
    lacking = library().by_code[code.replace("_", "-")].colour
    assert filled(deck) == {"EDM-P1": COLOURS[lacking]}


@pytest.mark.rule("yj.deck.jokers")
def test_six_wild_cards_fill_the_six_colours() -> None:
    deck = light_deck(**ONE_OF_EACH, **SIX_WILD)
    assert breaches(deck) == []
    assert sorted(filled(deck).values()) == sorted(COLOURS)


@pytest.mark.rule("yj.deck.jokers")
def test_the_wild_cards_may_all_be_the_same_card() -> None:
    assert breaches(light_deck(**ONE_OF_EACH, EDM_P3=6)) == []


@pytest.mark.rule("yj.deck.jokers")
def test_a_seventh_wild_card_is_one_too_many() -> None:
    found = breaches(light_deck(**ONE_OF_EACH, **SIX_WILD, EBN_P13=1, DM_46=-1))
    assert [(breach.rule, breach.detail) for breach in found] == [
        ("yj.deck.jokers", "deck-colour-wild"),
        ("yj.deck.jokers", "deck-wild-many"),
    ]
    assert found[0].arguments["colour"] == "orange"
    assert found[1].arguments == {"have": 7, "most": 6}


@pytest.mark.rule("yj.deck.jokers")
def test_a_colour_that_lacks_two_takes_one_wild_card_only() -> None:
    assert breaches(light_deck(DM_27=-2, EDM_P2=1, EDM_P3=1)) == [
        Breach(
            "yj.deck.jokers",
            "deck-colour-wild",
            {"colour": "red", "have": 9, "need": 10, "title": "Mace Windu, Jedi Warrior"},
        ),
        Breach("yj.deck.jokers", "deck-wild-room", {"title": "Queen Amidala, Cunning Warrior"}),
    ]


@pytest.mark.rule("yj.deck.jokers", "yj.deck.six-by-ten")
def test_a_wild_card_has_no_room_where_every_colour_is_full() -> None:
    assert breaches(light_deck(EDM_P3=1)) == [
        Breach("yj.deck.sixty", "deck-size", {"have": 61, "need": 60}),
        Breach("yj.deck.jokers", "deck-wild-room", {"title": "Queen Amidala, Cunning Warrior"}),
    ]


@pytest.mark.rule("yj.deck.jokers", "yj.deck.six-by-ten")
def test_a_colour_with_too_many_cards_is_named_beside_the_wild_card_left_over() -> None:
    found = breaches(light_deck(DM_27=-1, DM_19=1, DM_20=-1, EDM_P3=1))
    assert [(breach.detail, breach.arguments["colour"]) for breach in found] == [
        ("deck-colour", "blue"),
        ("deck-colour", "green"),
    ]
    assert [breach.arguments["have"] for breach in found] == [11, 9]


# --- the title limit ---


@pytest.mark.rule("yj.deck.five-per-title", "yj.deck.jokers")
def test_the_qui_gon_deck_of_the_rulebook() -> None:
    """Five red Qui-Gons fill their title; with four, the wild Qui-Gon may be the fifth."""
    four = light_deck(DM_1=-5, DM_2=2, JC_2=2, EDM_P1=1)
    assert breaches(four) == []
    assert filled(four) == {"EDM-P1": "red"}
    five = light_deck(DM_1=-5, DM_2=5, DM_27=-1, EDM_P1=1)
    assert breaches(five) == [
        Breach("yj.deck.six-by-ten", "deck-colour", {"colour": "red", "have": 9, "need": 10}),
        Breach(
            "yj.deck.five-per-title",
            "deck-wild-title",
            {"title": "Qui-Gon Jinn, Jedi Protector", "colour": "red", "most": 5},
        ),
    ]


@pytest.mark.rule("yj.deck.five-per-title", "yj.deck.jokers")
def test_the_tank_deck_of_the_rulebook() -> None:
    """Five red tanks, four blue ones and a wild one with them; further wild tanks fill the other colours."""
    tanks = dark_deck(DM_89=-5, DM_88=5, DM_97=-5, JC_80=4, EDM_P6=1)
    assert breaches(tanks, seat=DARK) == []
    assert filled(tanks) == {"EDM-P6": "blue"}
    more = dark_deck(
        DM_89=-5, DM_88=5, DM_97=-5, JC_80=4, DM_95=-1, DM_119=-1, DM_125=-1, DM_139=-1, EDM_P6=5
    )
    assert breaches(more, seat=DARK) == []
    full = dark_deck(DM_89=-5, DM_88=5, DM_97=-5, JC_80=5, DM_99=-1, EDM_P6=1)
    assert [breach.detail for breach in breaches(full, seat=DARK)] == ["deck-colour", "deck-wild-title"]


@pytest.mark.rule("yj.deck.five-per-title")
def test_without_the_title_limit_wild_cards_have_none_either() -> None:
    assert breaches(light_deck(DM_1=-5, DM_2=5, DM_27=-1, EDM_P1=1), "classic") == []


# --- objectives ---


@pytest.mark.rule("yj.deck.one-objective", "yj.deck.jokers")
@pytest.mark.parametrize(("code", "colour"), [("DM_45", "orange"), ("DM_61", "yellow"), ("DM_69", "purple")])
def test_an_objective_stands_for_a_weapon_a_battle_card_or_a_starship(code: str, colour: str) -> None:
    deck = light_deck(**{code: -1, "BP_29": 1})
    assert breaches(deck) == []
    assert filled(deck) == {"BP-29": colour}


@pytest.mark.rule("yj.deck.one-objective", "yj.deck.jokers")
def test_an_objective_never_stands_for_a_character() -> None:
    assert breaches(light_deck(DM_27=-1, BP_29=1)) == [
        Breach("yj.deck.six-by-ten", "deck-colour", {"colour": "red", "have": 9, "need": 10}),
        Breach("yj.deck.jokers", "deck-wild-room", {"title": "Boonta Eve Classic"}),
    ]


@pytest.mark.rule("yj.deck.one-objective")
def test_two_objectives_are_too_many() -> None:
    assert breaches(light_deck(DM_45=-1, DM_69=-1, BP_29=2)) == [
        Breach("yj.deck.one-objective", "deck-objective", {"have": 2})
    ]


@pytest.mark.rule("yj.virtual.objective-one")
def test_a_virtual_objective_is_an_objective_too() -> None:
    printed = library().by_code["BP-29"]
    virtual = printed.twin(printed.index, "29", "V1")
    virtual.replaces = "BP-29"
    assert too_many_objectives([printed]) == []
    assert too_many_objectives([virtual]) == []
    assert too_many_objectives([printed, virtual]) == [
        Breach("yj.virtual.objective-one", "deck-objective", {"have": 2})
    ]


@pytest.mark.rule("yj.deck.jokers")
def test_a_wild_card_gives_way_to_one_that_fits_nowhere_else() -> None:
    """Whichever is looked at first: the objective takes orange, the Queen red."""
    for codes in (["BP-29", "EDM-P3"], ["EDM-P3", "BP-29"]):
        base = light_deck(DM_27=-1, DM_45=-1)
        deck = DeckList("", {**dict.fromkeys(codes, 1), **base.cards})
        assert breaches(deck) == []
        assert filled(deck) == {"BP-29": "orange", "EDM-P3": "red"}


# --- semi-wild cards: none of the known cards has both kinds of dots, so these are made up ---


def made_up(name: int, colour: int, white: list[int]) -> Card:
    card = Card(name, "XX", str(name))
    card.name = name
    card.colour = colour
    card.white = white
    return card


def cards_per_colour(counts: list[int]) -> list[Card]:
    """Ordinary cards, no two of one title."""
    cards: list[Card] = []
    for colour, count in enumerate(counts):
        cards.extend([made_up(1000 + colour * 20 + number, colour, []) for number in range(count)])
    return cards


SHIP = made_up(1, PURPLE, [RED, BLUE, GREEN])


@pytest.mark.rule("yj.deck.semi-jokers")
def test_a_semi_wild_card_is_an_ordinary_card_of_its_own_colour() -> None:
    found = Colouring([*cards_per_colour([10, 10, 10, 10, 10, 7]), SHIP, SHIP, SHIP], 10, 5)
    assert found.counts == [10] * 6
    assert found.place == [NO_COLOUR] * 3
    assert found.homeless() == []


@pytest.mark.rule("yj.deck.semi-jokers")
def test_a_semi_wild_card_fills_another_colour_as_its_one_wild_card() -> None:
    found = Colouring([*cards_per_colour([9, 10, 10, 10, 10, 9]), SHIP, SHIP], 10, 5)
    assert found.counts == [10] * 6
    assert found.wild[found.filler[RED]] is SHIP
    two_missing = Colouring([*cards_per_colour([8, 10, 10, 10, 10, 9]), SHIP, SHIP, SHIP], 10, 5)
    assert two_missing.counts == [9, 10, 10, 10, 10, 11], "red has its wild card, and only one"


@pytest.mark.rule("yj.deck.semi-jokers", "yj.deck.five-per-title")
def test_semi_wild_cards_beyond_the_title_limit_go_to_other_colours() -> None:
    found = Colouring([*cards_per_colour([9, 9, 9, 10, 10, 5]), *[SHIP] * 8], 10, 5)
    assert found.counts == [10] * 6
    assert found.titles[(1, PURPLE)] == 5


@pytest.mark.rule("yj.deck.semi-jokers")
def test_a_semi_wild_card_leaves_home_when_a_wild_card_relieves_it() -> None:
    """Red lacks a card only the ship can fill; the objective takes its place in purple."""
    objective = made_up(2, NO_COLOUR, [ORANGE, YELLOW, PURPLE])
    found = Colouring([*cards_per_colour([9, 10, 10, 10, 10, 9]), SHIP, objective], 10, 5)
    assert found.counts == [10] * 6
    assert found.wild[found.filler[RED]] is SHIP
    assert found.wild[found.filler[PURPLE]] is objective


def somehow(cards: list[Card], per_colour: int, per_title: int) -> bool:
    """Whether any placing keeps all rules, found by trying them all."""
    choices = [
        [(card.colour, False)] * (card.colour != NO_COLOUR) + [(colour, True) for colour in card.white]
        for card in cards
    ]
    for placing in product(*choices):
        colours = Counter([colour for colour, _ in placing])
        wild = Counter([colour for colour, is_wild in placing if is_wild])
        titles = Counter([(card.name, where[0]) for card, where in zip(cards, placing, strict=True)])
        if (
            all(colours[colour] == per_colour for colour in range(len(COLOURS)))
            and max(wild.values(), default=0) <= 1
            and max(titles.values()) <= per_title
        ):
            return True
    return False


@pytest.mark.rule("yj.deck.jokers", "yj.deck.semi-jokers", "yj.deck.five-per-title")
def test_it_finds_a_placing_whenever_there_is_one() -> None:
    """Three thousand small decks with a few wild and semi-wild cards, compared with trying everything."""
    chance = Chance(seed_of(4))
    possible = 0
    for _ in range(3000):
        cards: list[Card] = []
        for _ in range(12):
            name = chance.below(3)
            kind = chance.below(4)
            colour = NO_COLOUR if kind == 0 else chance.below(6)
            white = (
                sorted({chance.below(6) for _ in range(3)} - {colour}) if kind < 2 and len(cards) < 5 else []
            )
            cards.append(made_up(name, colour if white else chance.below(6), white))
        found = Colouring(cards, 2, 2)
        legal = found.counts == [2] * 6 and not found.homeless() and max(found.titles.values()) <= 2
        assert legal == somehow(cards, 2, 2)
        possible += legal
    assert possible > 50


# --- virtual cards ---


@pytest.mark.rule("yj.virtual.slip")
def test_a_virtual_card_replaces_a_numbered_card_and_no_reflections_card() -> None:
    virtual = [card for card in library().cards if card.replaces]
    assert len(virtual) == 15
    for card in virtual:
        original = library().by_code[card.replaces]
        assert original.number == card.number
        assert (original.title, original.subtitle) == (card.title, card.subtitle)
        assert (original.side, original.kind, original.colour) == (card.side, card.kind, card.colour)
        assert original.built_in == NO_FACE and not original.parts and original.kind != DOUBLE


@pytest.mark.rule("yj.virtual.base-numbers-ruling")
@pytest.mark.parametrize("code", ["V1-62", "V1-74", "V1-94", "V1-132"])
def test_a_virtual_card_known_by_its_text_alone_keeps_every_number(code: str) -> None:
    card = library().by_code[code]
    original = library().by_code[card.replaces]
    for fact in (
        "counters",
        "power",
        "damage",
        "destinies",
        "bonus",
        "planet",
        "uniqueness",
        "pips",
        "cubes",
    ):
        assert getattr(card, fact) == getattr(original, fact), fact


@pytest.mark.rule("yj.virtual.slip", "yj.deck.five-per-title")
def test_a_virtual_card_counts_against_the_limit_of_its_title() -> None:
    assert breaches(light_deck(DM_1=-4, JC_1=3, V1_39=1)) == []
    found = breaches(light_deck(DM_27=-1, V1_39=1))
    arguments: dict[str, str | int] = {"title": "Obi-Wan Kenobi", "colour": "red", "have": 6, "most": 5}
    assert found == [Breach("yj.deck.five-per-title", "deck-title", arguments)]


@pytest.mark.rule("yj.virtual.slip")
def test_there_are_no_virtual_cards_in_sealed_play() -> None:
    deck = sealed_deck(DM_31=-1, V1_32=1)
    assert breaches(deck, "starter") == []
    assert breaches(deck, "sealed") == [
        Breach("yj.virtual.slip", "deck-virtual", {"title": "Republic Pilot, Veteran"})
    ]


# --- sealed play ---


@pytest.mark.rule("yj.limited.uh-oh")
def test_uh_oh_is_banned_from_sealed_play_and_from_nothing_else() -> None:
    assert breaches(sealed_deck(), "sealed") == []
    for code, title in (("BN_62", "Uh-Oh!"), ("RF_64/62", "Yousa Guys Bombad! & Uh-Oh!")):
        deck = sealed_deck(DM_58=-1, **{code: 1})
        assert breaches(deck, "starter") == []
        assert breaches(deck, "sealed") == [Breach("yj.limited.uh-oh", "deck-banned", {"title": title})]


# --- sample decks ---


@pytest.mark.rule("yj.collect.starter")
@pytest.mark.parametrize(("name", "seat"), [("Sample deck (Light)", LIGHT), ("Sample deck (Dark)", DARK)])
def test_the_sample_decks_are_legal_in_their_own_format_only(name: str, seat: int) -> None:
    deck = next(one for one in ready_decks(library()) if one.name == name)
    assert breaches(deck, "sample", seat) == []
    for format_name in FORMATS:
        if format_name != "sample":
            assert breaches(deck, format_name, seat)


@pytest.mark.rule("yj.deck.six-by-ten", "yj.collect.starter")
def test_sample_cards_and_others_do_not_mix() -> None:
    found = breaches(light_deck(DM_1=-1, SD_1=1))
    assert [breach.detail for breach in found] == ["deck-no-dot", "deck-colour"]
    deck = next(one for one in ready_decks(library()) if one.name == "Sample deck (Light)")
    deck.cards["DM-1"] = deck.cards.pop("SD-1")
    assert breaches(deck, "sample") == [
        Breach("yj.collect.starter", "deck-not-sample", {"title": "Obi-Wan Kenobi, Young Jedi"})
    ]


# --- codes of the later sets ---


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("2 EDM-P1", "EDM-P1"),
        ("2 edm p1 Qui-Gon Jinn, Jedi Protector", "EDM-P1"),
        ("RF-A7 x2", "RF-A7"),
        ("2 rf c14", "RF-C14"),
        ("2 RF-54/59 Dos Mackineeks No Comen Here! & Bombad General", "RF-54/59"),
        ("2x [RF 134/129]", "RF-134/129"),
        ("2 V1-42", "V1-42"),
        ("2 v1 42 Adi Gallia's Lightsaber", "V1-42"),
        ("2 V1.132", "V1-132"),
        ("2 Adi Gallia's Lightsaber", "JC-42"),  # the printed card, not the virtual one
        ("2 Obi-Wan Kenobi, Young Jedi", "DM-1"),  # nor the one of the sample deck
        ("2 SD-1", "SD-1"),
        ("2 Boonta Eve Podrace & Kaa Bazza Kundee Hodrudda!", "RF-C11"),
        ("2 BN-F1", "BN-1"),
        ("2 bn f10 Darth Maul", "BN-71"),
        ("2 RF-DM9", "DM-9"),
        ("2 RF-EBNP8", "EBN-P8"),
        ("2 rf p7 Shmi Skywalker", "BP-15"),
    ],
)
def test_codes_of_every_set_and_printing_are_read(line: str, code: str) -> None:
    assert read_deck(library(), line).cards == {code: 2}


@pytest.mark.rule("yj.deck.five-per-title", "yj.collect.reflections")
def test_a_foil_counts_as_its_card() -> None:
    deck = light_deck(DM_1=-4)
    deck.cards["BN-F1"] = 4
    assert breaches(deck) == []
    deck.cards["DM-27"] -= 1
    deck.cards["BN-1"] = 1
    assert [breach.detail for breach in breaches(deck)] == ["deck-title"]


@pytest.mark.parametrize("code", ["RF-54/59a", "RF-A1w"])
def test_halves_and_built_in_weapons_are_no_cards_to_put_into_a_deck(code: str) -> None:
    assert library().find(code) is not None
    with pytest.raises(BadDeck, match="no-card"):
        breaches(DeckList("", {code: 1}))
    with pytest.raises(BadDeck, match="deck-line"):
        read_deck(library(), f"1 {code}")


# --- decks made by chance ---


@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_decks_made_by_chance_come_from_all_sets_and_have_what_makes_games_eventful(side: int) -> None:
    decks = [
        cards_of(library(), random_deck(library(), side, FORMATS["full"], Chance(seed_of(seed))))
        for seed in range(1500)
    ]
    used = {card.code for deck in decks for card in deck}
    own = {
        card.code for card in library().cards if card.in_decks and card.side == side and card.set_code != "SD"
    }
    assert used == own, "every card of the side is found in some deck"
    having = Counter[str]()
    for deck in decks:
        having["objective"] += any(card.code in ("BP-29", "BP-59") for card in deck)
        having["wild"] += any(card.white and card.destinies for card in deck)
        having["transport"] += any(card.ship == "transport" for card in deck)
        having["starfighter"] += any(card.ship == "starfighter" for card in deck)
        having["lightsaber"] += any("Lightsaber" in card.title for card in deck)
        having["double"] += any(card.halves for card in deck)
        having["virtual"] += any(bool(card.replaces) for card in deck)
    for what, share in {
        "objective": 0.35,
        "wild": 0.7,
        "lightsaber": 0.5,
        "double": 0.4,
        "virtual": 0.1,
    }.items():
        assert having[what] > share * len(decks), what
    assert having["transport"] == having["starfighter"] == len(decks)


@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_an_objective_comes_with_a_pilot_and_the_podracer_of_that_name(side: int) -> None:
    for seed in range(200):
        deck = cards_of(library(), random_deck(library(), side, FORMATS["full"], Chance(seed_of(seed))))
        if any(card.code in ("BP-29", "BP-59") for card in deck):
            podracers = [card.title for card in deck if "Podracer" in card.title]
            assert any(any(card.title in title for title in podracers) for card in deck if card.power)


def test_the_random_sample_deck_is_the_sample_deck() -> None:
    for side, name in ((LIGHT, "Sample deck (Light)"), (DARK, "Sample deck (Dark)")):
        deck = random_deck(library(), side, FORMATS["sample"], Chance(seed_of(1)))
        assert deck.cards == next(one for one in ready_decks(library()) if one.name == name).cards


def test_decks_made_by_chance_read_back_the_same() -> None:
    for seed in range(60):
        deck = random_deck(library(), seed % 2, FORMATS["full"], Chance(seed_of(seed)))
        assert read_deck(library(), write_deck(library(), deck)).cards == deck.cards

"""Deck lists as people write them, the decks that come with the game, and their words."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.decks import (
    FORMATS,
    NO_SIDE,
    breaches,
    cards_of,
    decks_breaches,
    read_deck,
    ready_decks,
    setup_of,
    side_of,
    starters,
    write_deck,
)
from chancecube.jedi_knights.kinds import ALLIANCE, EMPIRE, THEMES
from chancecube.jedi_knights.library import library
from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import DeckList
from chancecube.text import Speaker, languages
from chancecube.text.deck_words import deck_words

READY = ready_decks(library())


def sides_for(deck: DeckList) -> list[int]:
    side = side_of(library(), deck)
    return [ALLIANCE, EMPIRE] if side == NO_SIDE else [side]


@pytest.mark.parametrize("deck", READY, ids=[deck.name for deck in READY])
def test_a_ready_deck_breaks_no_rule(deck: DeckList) -> None:
    for law in FORMATS.values():
        for side in sides_for(deck):
            assert breaches(library(), deck, law, side) == []


def test_there_are_two_choices_a_starter_and_a_deck_for_each_theme() -> None:
    themes = [setup_of(library(), deck).themes for deck in READY]
    assert all(len(found) == 1 for found in themes)
    names = [THEMES[found[0].theme] for found in themes]
    assert names == ["luke", "han", "vader", "tarkin", "han", "jabba", "luke", "tarkin", "vader"]
    assert len({deck.name for deck in READY}) == len(READY)


def test_any_two_ready_decks_of_opposed_sides_can_meet() -> None:
    for deck in READY:
        for other in READY:
            if ALLIANCE in sides_for(deck) and EMPIRE in sides_for(other):
                assert decks_breaches(library(), [deck, other]) == []


@pytest.mark.parametrize("deck", READY, ids=[deck.name for deck in READY])
@pytest.mark.parametrize("language", languages())
def test_a_ready_deck_is_named_in_every_language(deck: DeckList, language: str) -> None:
    name, note = deck_words(Speaker(language), "jedi-knights", deck)
    assert name and note
    assert ((name, note) == (deck.name, deck.note)) == (language == "en")


@pytest.mark.parametrize("deck", [*READY, *starters(library())])
def test_a_deck_reads_back_as_it_was_written(deck: DeckList) -> None:
    again = read_deck(library(), write_deck(library(), deck))
    assert (again.name, again.cards, again.note) == (deck.name, deck.cards, deck.note)


def test_a_list_may_have_headings_prefixes_and_a_colour() -> None:
    deck = read_deck(
        library(),
        """
        // My deck
        # How it is played
        Theme: PS-1
        Hero: Luke Skywalker, Moisture Farmer
        Locations (4):
        Lars Homestead
        Massassi Temple
        [PS-129] Spice Mines
        ps130
        Force: blue
        Deck:
        3 Rebel Soldier
        2x PS-40 Y-wing Bomber
        Luke's Lightsaber x2
        Biggs Darklighter (4)
        """,
    )
    assert (deck.name, deck.note) == ("My deck", "How it is played")
    setup = setup_of(library(), deck)
    assert [card.code for card in setup.themes + setup.heroes] == ["PS-1", "PS-6"]
    assert [card.code for card in setup.locations] == ["PS-127", "PS-128", "PS-129", "PS-130"]
    assert [card.force_number for card in setup.force] == list(range(1, 9))
    assert {card.code: setup.draw.count(card) for card in setup.draw} == {
        "PS-36": 3,
        "PS-40": 2,
        "PS-18": 2,
        "PS-11": 4,
    }


def test_a_card_of_another_printing_counts_as_the_card() -> None:
    assert read_deck(library(), "2 PS-7L\n1 PS-7G").cards == {"PS-7": 3}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "deck-empty"),
        ("# only a name", "deck-empty"),
        ("3 Nobody", "deck-line"),
        ("2 PS-999", "deck-line"),
        ("1 Luke Skywalker", "deck-line"),  # which version?
        ("0 PS-36", "deck-count"),
        ("100 PS-36", "deck-count"),
    ],
)
def test_a_list_that_cannot_be_read_says_why(text: str, key: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(library(), text)
    assert caught.value.key == key


def test_a_list_with_an_unknown_code_says_which() -> None:
    with pytest.raises(BadDeck) as caught:
        cards_of(library(), DeckList("", {"PS-999": 1}))
    assert caught.value.arguments == {"code": "PS-999"}


@pytest.mark.parametrize("language", languages())
def test_every_breach_is_said_in_every_language(language: str) -> None:
    """The worst decks there can be break every rule; none of the messages lacks an argument."""
    speaker = Speaker(language)
    worst = [
        DeckList("a", {"PS-36": 6, "PS-71": 1, "PS-8": 1, "PS-127": 2, "PS-139": 2, "PS-148": 1}),
        DeckList("b", {"PS-4": 1, "PS-3": 1, "PS-8": 1, "PS-36": 1}),
        DeckList("c", {"PS-1": 1, "PS-36": 1}),
        DeckList("d", {"PS-4": 1, "PS-7": 1, "PS-56": 1, "PS-71": 1}),
    ]
    found = [breach for deck in worst for breach in breaches(library(), deck, FORMATS["duel"], EMPIRE)]
    found += decks_breaches(library(), worst)
    details = {breach.detail for breach in found}
    assert len(details) == 13
    for breach in found:
        said = speaker.say(f"jk-breach-{breach.detail}", **breach.arguments)
        assert "{" not in said and "$" not in said

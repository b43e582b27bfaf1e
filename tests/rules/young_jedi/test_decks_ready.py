"""The decks that come with the game: legal, playable, and with a line in every language."""

from __future__ import annotations

from collections import Counter

import pytest

from chancecube.kernel.wire import DeckList
from chancecube.text import Speaker, languages
from chancecube.text.deck_words import deck_words
from chancecube.young_jedi.decks import FORMATS, breaches, cards_of, ready_decks, side_of
from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.kinds import CHARACTER, DARK, LIGHT, OBJECTIVE, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.traits import PODRACER_PILOT, has_trait

READY = ready_decks(library())
FULL = [deck for deck in READY if not breaches(library(), deck, FORMATS["full"])]
THEMES = [
    *["Jedi Duelists (Light)", "Gungan Army (Light)", "The Queen's Decoys (Light)"],
    *["Galactic Senate (Light)", "Bravo Squadron (Light)", "Lords of the Sith (Dark)"],
    *["Armored Column (Dark)", "Droid Army (Dark)", "Boonta Eve Champions (Dark)"],
    *["Sand People (Dark)", "Tatooine Underworld (Dark)", "Trade Federation Council (Dark)"],
]


def name_of(deck: DeckList) -> str:
    return deck.name


@pytest.mark.rule("yj.deck.sixty", "yj.deck.six-by-ten", "yj.deck.jokers", "yj.deck.five-per-title")
def test_there_is_a_legal_full_deck_for_every_theme() -> None:
    assert set(THEMES) <= {deck.name for deck in FULL}
    sides = Counter([side_of(library(), deck) for deck in FULL])
    assert min(sides[LIGHT], sides[DARK]) >= 5


@pytest.mark.parametrize("deck", FULL, ids=name_of)
def test_every_weapon_of_a_full_deck_has_users_in_it(deck: DeckList) -> None:
    cards = cards_of(library(), deck)
    people = [card.index for card in cards if card.kind == CHARACTER and card.built_in == NO_FACE]
    for weapon in [card for card in cards if card.kind == WEAPON]:
        users = [face for face in people if weapon.box_for[face] >= 0]
        assert len(users) >= 3, f"{weapon} in {deck.name}"


@pytest.mark.parametrize("deck", FULL, ids=name_of)
def test_a_full_deck_can_evacuate_and_deploy_from_the_first_turn(deck: DeckList) -> None:
    cards = cards_of(library(), deck)
    assert len([card for card in cards if card.ship == "transport"]) >= 2
    people = [card for card in cards if card.kind == CHARACTER]
    assert len(people) >= 30
    assert len([card for card in people if card.counters <= 3]) >= 18, "most cost at most half a turn"


@pytest.mark.rule("yj.race.matching", "yj.deck.one-objective")
@pytest.mark.parametrize("name", ["Race for Freedom (Light)", "Boonta Eve Champions (Dark)"])
def test_a_racing_deck_has_pilots_a_matching_podracer_and_every_number_of_a_lap(name: str) -> None:
    deck = next(one for one in FULL if one.name == name)
    cards = cards_of(library(), deck)
    assert len([card for card in cards if card.kind == OBJECTIVE]) == 1
    pilots = [card for card in cards if has_trait(card.title, card.subtitle, PODRACER_PILOT)]
    podracers = [card for card in cards if card.kind == WEAPON and "Podracer" in card.title]
    assert len([pilot for pilot in pilots if any(pilot.title in one.title for one in podracers)]) >= 4
    assert len(podracers) >= 3
    numbers = Counter([number for card in cards for number in card.destinies])
    assert min([numbers[number] for number in range(1, 7)]) >= 6


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("deck", READY, ids=name_of)
def test_every_ready_deck_has_its_line_in_every_language(deck: DeckList, language: str) -> None:
    said = deck_words(Speaker(language), "young-jedi", deck)[1]
    assert len(said) > 20
    assert (said == deck.note) == (language == "en")


def test_a_deck_of_ones_own_keeps_its_own_line() -> None:
    deck = DeckList("Droid Army (Dark)", {"DM-99": 1}, "Mine.")
    assert deck_words(Speaker("fr"), "young-jedi", deck)[1] == "Mine."
    assert (
        deck_words(Speaker("fr"), "young-jedi", DeckList("Nobody's", {"DM-99": 1}, "Mine too."))[1]
        == "Mine too."
    )

"""Collecting: rarities, boosters and their foils, starters, stereo pairs, flip movies, leagues."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import ALLIANCE, EMPIRE, INDEPENDENT
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.packs import LEVELS, MOVIES, PICTURES, league_cards, open_booster, open_starter
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.wire import PackCard

PACKS = 3500


@cache
def boosters() -> list[list[PackCard]]:
    chance = Chance(seed_of(21))
    return [open_booster(library(), "PS", chance) for _ in range(PACKS)]


def card_of(packed: PackCard) -> Card:
    card = library().find(packed.code)
    assert card is not None
    return card


def practice_cards() -> list[Card]:
    return [card for card in library().cards if card.set_code == "PS"]


@pytest.mark.rule("jk.collect.sets")
def test_a_set_has_as_many_cards_of_each_rarity_as_the_first_printed_one() -> None:
    assert Counter([card.rarity for card in practice_cards()]) == {"R": 50, "U": 40, "C": 40, "F": 24}
    assert {card.rarity for card in library().cards if card.set_code == "PR"} == {"P"}


@pytest.mark.rule("jk.collect.sets")
def test_a_starter_has_sixty_cards() -> None:
    assert [deck.size() for deck in open_starter(library(), "PS")] == [60, 60]


@pytest.mark.rule("jk.collect.booster")
def test_a_booster_has_a_rare_and_ten_uncommon_and_common_cards() -> None:
    for pack in boosters():
        assert len(pack) == 11
        rarities = [card_of(packed).rarity for packed in pack]
        assert rarities[0] == "R" and set(rarities[1:]) == {"U", "C"}
        assert len({card_of(packed).code for packed in pack}) == 11
        assert not any(packed.foil for packed in pack[1:])


@pytest.mark.rule("jk.collect.booster")
def test_boosters_hold_all_allegiances_and_every_card_sold_in_them() -> None:
    for pack in boosters():
        assert {ALLIANCE, EMPIRE} <= {card_of(packed).allegiance for packed in pack}
    found = {card_of(packed) for pack in boosters() for packed in pack}
    assert {card.allegiance for card in found} == {ALLIANCE, EMPIRE, INDEPENDENT}
    assert found == {card for card in practice_cards() if card.rarity != "F"}


@pytest.mark.rule("jk.collect.booster")
def test_foils_take_the_place_of_the_rare() -> None:
    """About one pack in seven silver, one in thirty-five gold; four standard deviations either way."""
    letters = Counter([pack[0].code[-1] for pack in boosters() if pack[0].foil])
    assert set(letters) == {"S", "G"}
    assert 417 < letters["S"] < 583
    assert 60 < letters["G"] < 140


@pytest.mark.rule("jk.collect.stereo")
def test_most_rares_and_the_blaster_rifle_come_left_and_right() -> None:
    rares = [card for card in practice_cards() if card.rarity == "R"]
    pairs = [card for card in practice_cards() if library().mark(card).stereo]
    assert len([card for card in rares if card in pairs]) > len(rares) // 2
    assert [card.title for card in pairs if card not in rares] == ["Blaster Rifle"]
    opened = Counter([packed.code for pack in boosters() for packed in pack if not packed.foil])
    for card in pairs:
        assert opened[card.code] == 0
        assert opened[f"{card.code}L"] > 0 < opened[f"{card.code}R"]
        assert library().find(f"{card.code}L") is library().find(f"{card.code}R") is card


@pytest.mark.rule("jk.collect.stereo")
def test_the_starters_have_the_blaster_rifle() -> None:
    assert all(deck.cards["PS-89"] for deck in open_starter(library(), "PS"))


@pytest.mark.rule("jk.collect.flip-movies")
def test_two_flip_movies_have_their_first_six_pictures_in_the_set() -> None:
    assert (MOVIES, PICTURES) == (2, 18)
    for movie in (1, 2):
        marks = [library().mark(card) for card in practice_cards()]
        assert sorted([mark.picture for mark in marks if mark.movie == movie]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("jk.collect.marks")
def test_a_card_shows_its_set_its_number_and_its_rarity() -> None:
    for card in library().cards:
        assert card.code == f"{card.set_code}-{card.number}"
        assert card.set_code in library().set_names and card.rarity in "RUCFP"


@pytest.mark.rule("jk.collect.marks")
def test_there_are_two_different_starters() -> None:
    first, second = open_starter(library(), "PS")
    assert first.name != second.name and first.cards != second.cards


@pytest.mark.rule("jk.collect.league")
def test_leagues_have_three_levels() -> None:
    assert LEVELS == ["apprentice", "jedi-knight", "jedi-master"]


@pytest.mark.rule("jk.collect.league-cards")
def test_joining_gives_luke_and_rising_gives_more_that_no_pack_has() -> None:
    given = [league_cards(level) for level in LEVELS]
    assert [len(cards) for cards in given] == [1, 2, 3]
    assert given[2][:2] == given[1] and given[1][:1] == given[0]
    earned = [library().by_code[code] for code in given[2]]
    assert earned[0].title == "Luke Skywalker"
    assert {card.set_code for card in earned} == {"PR"}

"""Cards: what each kind has on it, what keywords and icons mean, who is a Hero."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.decks import force_deck
from chancecube.jedi_knights.facts import NO_TIME, Card
from chancecube.jedi_knights.kinds import (
    ALLIANCE,
    CHARACTER,
    EMPIRE,
    EVENT,
    INDEPENDENT,
    LOCATION,
    NO_THEME,
    SHIPBOARD,
    STARSHIP,
    THEME,
    THEMES,
    WEAPON,
)
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.vocabulary import (
    Boards,
    FromThemePile,
    GoesAboard,
    Keyword,
    Leader,
    OnlyUnder,
    Searches,
    ToHit,
)


def of_kind(kind: int) -> list[Card]:
    return [card for card in library().cards if card.kind == kind]


def card(code: str) -> Card:
    return library().by_code[code]


@pytest.mark.rule("jk.card.character")
def test_a_character_has_cost_power_defense_destiny_and_perhaps_a_theme() -> None:
    luke = card("PR-6")
    numbers = (luke.cost, luke.power, luke.defense, luke.destiny, luke.leadership)
    assert numbers == (3, 6, 4, 2, 2)
    assert (luke.allegiance, luke.theme) == (ALLIANCE, THEMES.index("luke"))
    assert luke.keywords == ["Hero", "Rebel", "Pilot", "Red Squadron"]
    assert all(found.defense > 0 and found.destiny > 0 for found in of_kind(CHARACTER))
    assert card("PR-2").theme == NO_THEME


@pytest.mark.rule("jk.card.starship")
def test_a_starship_has_the_numbers_of_a_character_and_may_take_some_aboard() -> None:
    assert all(found.power and found.defense and found.cost and found.destiny for found in of_kind(STARSHIP))
    falcon = next(word for word in card("PS-31").says.standing if isinstance(word, Boards))
    assert falcon.at_once == 3
    assert falcon.who.meant(card("PS-21").index) and not falcon.who.meant(card("PS-41").index)
    luke = next(word for word in card("PS-7").says.standing if isinstance(word, GoesAboard))
    assert luke.who.meant(card("PS-15").index) and not luke.who.meant(card("PS-31").index)
    assert {found.capital for found in of_kind(STARSHIP)} == {True, False}


@pytest.mark.rule("jk.card.theme")
def test_a_theme_names_its_hero_and_gives_a_number_and_a_hand() -> None:
    for theme in of_kind(THEME):
        hero = library().cards[theme.starting_hero]
        assert hero.hero and hero.theme == theme.theme
        assert any(isinstance(word, FromThemePile) for word in hero.says.standing)
        assert any(isinstance(word, Searches) for word in theme.says.standing)
        assert 5 <= theme.starting_hand <= 8
    assert len({theme.theme_number for theme in of_kind(THEME)}) == len(of_kind(THEME))


@pytest.mark.rule("jk.card.location")
def test_a_location_is_a_site_the_system_of_its_planet_and_bonus_credits() -> None:
    for location in of_kind(LOCATION):
        assert location.title and location.system and 1 <= location.bonus <= 3
    for allegiance in (ALLIANCE, EMPIRE, INDEPENDENT):
        own = [location.planet for location in of_kind(LOCATION) if location.allegiance == allegiance]
        assert sorted(own) == ["Alderaan", "Kessel", "Tatooine", "Yavin 4"]


@pytest.mark.rule("jk.card.force")
@pytest.mark.parametrize("colour", [0, 1])
def test_force_cards_of_a_colour_are_numbered_one_to_eight(colour: int) -> None:
    cards = force_deck(library(), colour)
    assert [found.force_number for found in cards] == list(range(1, 9))
    assert all(3 <= found.credits <= 8 and 1 <= found.draw <= 5 for found in cards)


@pytest.mark.rule("jk.card.force")
def test_no_force_card_is_better_than_another_in_everything() -> None:
    for colour in (0, 1):
        for one in force_deck(library(), colour):
            for other in force_deck(library(), colour):
                better = one.force_number > other.force_number
                assert not (better and one.credits >= other.credits and one.draw >= other.draw)


@pytest.mark.rule("jk.card.weapon")
def test_a_weapon_is_for_characters_or_for_starships() -> None:
    for weapon in of_kind(WEAPON):
        assert weapon.personal != (SHIPBOARD in weapon.keywords)
        assert weapon.cost <= 1
        assert any(isinstance(word, ToHit) for word in weapon.says.standing)
        for word in weapon.says.standing:
            if isinstance(word, OnlyUnder):
                bearers = [found for found in library().cards if word.who.meant(found.index)]
                assert bearers and {found.kind for found in bearers} <= {CHARACTER, STARSHIP}


@pytest.mark.rule("jk.card.event")
def test_an_event_is_free_and_has_a_text_with_its_time_and_a_bonus() -> None:
    for event in of_kind(EVENT):
        assert event.cost == 0 and event.theme == NO_THEME
        assert event.timing != NO_TIME and event.tactical > 0 and event.says.words


@pytest.mark.rule("jk.card.keywords")
def test_keywords_alone_decide_what_kind_a_card_is() -> None:
    """The Black Squadron Pilot is a Pilot by keyword; the Royal Guard is no Trooper, whatever he looks like."""
    pilot, trooper = Keyword("Pilot"), Keyword("Trooper")
    assert pilot.suits(card("PS-50"))
    assert not trooper.suits(card("PS-47"))
    assert not Keyword("Jedi").suits(card("PR-4"))  # called an apprentice of the Jedi, not one himself
    assert not Keyword("Rebel").suits(card("PS-8"))


@pytest.mark.rule("jk.card.leadership")
def test_a_card_with_leadership_icons_is_a_leader() -> None:
    leader = Leader()
    for found in library().cards:
        assert leader.suits(found) == (found.leadership > 0)
    assert leader.suits(card("PS-64")) and not leader.suits(card("PS-71"))


@pytest.mark.rule("jk.card.dark-hero")
def test_the_dark_heroes_are_heroes() -> None:
    for code in ("PS-41", "PS-56", "PR-9", "PR-10"):
        assert card(code).hero and card(code).allegiance == EMPIRE
    assert Keyword("Hero").suits(card("PR-9"))


@pytest.mark.rule("jk.card.hero")
def test_a_hero_is_a_character_with_the_keyword_and_a_theme() -> None:
    heroes = [found for found in library().cards if found.hero]
    assert all(found.kind == CHARACTER and found.theme != NO_THEME for found in heroes)
    for theme in range(len(THEMES)):
        assert len({found.subtitle for found in heroes if found.theme == theme}) >= 3


@pytest.mark.rule("jk.card.hero-version-ruling")
def test_a_version_of_the_same_person_without_the_keyword_is_no_hero() -> None:
    apprentice, farmer = card("PR-4"), card("PS-6")
    assert apprentice.name == farmer.name
    assert farmer.hero and not apprentice.hero


@pytest.mark.rule("jk.card.themes")
def test_the_themes() -> None:
    assert THEMES == ["luke", "han", "vader", "tarkin", "jabba"]
    assert {theme.theme for theme in of_kind(THEME)} == set(range(5))
    for kind in (CHARACTER, STARSHIP, WEAPON):
        assert NO_THEME in {found.theme for found in of_kind(kind)}

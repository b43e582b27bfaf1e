"""Deck building: what a legal deck is, and which decks may meet."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.decks import NO_SIDE, setup_of, side_of, starter_choices, starters
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.game import GAME
from chancecube.jedi_knights.kinds import ALLIANCE, EMPIRE, INDEPENDENT
from chancecube.jedi_knights.library import library
from chancecube.kernel.wire import Breach, DeckList

FORCE_BLUE = {f"PS-{number}": 1 for number in range(139, 147)}
FORCE_RED = {f"PS-{number}": 1 for number in range(147, 155)}
OURS = {"PS-127": 1, "PS-128": 1, "PS-129": 1, "PS-130": 1}
THEIRS = {"PS-131": 1, "PS-132": 1, "PS-133": 1, "PS-134": 1}
NOBODYS = {"PS-135": 1, "PS-136": 1, "PS-137": 1, "PS-138": 1}
MERCENARIES = {f"PS-{number}": 5 for number in (83, 84, 85, 89, 90, 91, 92, 93)}

LEGAL_ALLIANCE = {"PS-1": 1, "PS-6": 1} | OURS | FORCE_BLUE | MERCENARIES | {"PS-85": 4, "PS-36": 1}
LEGAL_EMPIRE = {"PS-3": 1, "PS-41": 1} | THEIRS | FORCE_RED | MERCENARIES | {"PS-85": 4, "PS-71": 1}
LEGAL_JABBA = {"PS-5": 1, "PS-74": 1} | NOBODYS | FORCE_RED | MERCENARIES


def changed(cards: dict[str, int], changes: dict[str, int]) -> DeckList:
    """A list with so many cards more or fewer: `PS_36=-1`."""
    deck = DeckList("test", dict(cards))
    for name, change in changes.items():
        code = name.replace("_", "-")
        deck.cards[code] = deck.cards.get(code, 0) + change
    deck.cards = {code: count for code, count in deck.cards.items() if count}
    return deck


def alliance(**changes: int) -> DeckList:
    return changed(LEGAL_ALLIANCE, changes)


def empire(**changes: int) -> DeckList:
    return changed(LEGAL_EMPIRE, changes)


def jabba(**changes: int) -> DeckList:
    return changed(LEGAL_JABBA, changes)


def breaches(deck: DeckList, seat: int = ALLIANCE, format_name: str = "duel") -> list[Breach]:
    return GAME.deck_breaches(deck, format_name, seat)


def rules(deck: DeckList, seat: int = ALLIANCE) -> list[str]:
    return [breach.rule for breach in breaches(deck, seat)]


def together(*decks: DeckList) -> list[str]:
    format_name = "duel" if len(decks) == 2 else "team"
    return [breach.rule for breach in GAME.decks_breaches(list(decks), format_name)]


def codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]


def test_the_decks_of_these_tests_are_legal() -> None:
    for format_name in GAME.formats:
        assert breaches(alliance(), ALLIANCE, format_name) == []
        assert breaches(empire(), EMPIRE, format_name) == []
        assert breaches(jabba(), EMPIRE, format_name) == breaches(jabba(), ALLIANCE, format_name) == []
    assert together(alliance(), empire()) == []


# --- cards beside the draw deck ---


@pytest.mark.rule("jk.deck.setup-cards")
def test_setup_cards_are_told_from_the_draw_deck() -> None:
    setup = setup_of(library(), alliance(PS_6=2))
    theme, hero = setup.theme(), setup.hero()
    assert theme is not None and theme.code == "PS-1"
    assert hero is not None and hero.code == "PS-6"
    assert codes(setup.locations) == list(OURS) and codes(setup.force) == list(FORCE_BLUE)
    assert codes(setup.draw).count("PS-6") == 2
    assert len(setup.draw) == 42


@pytest.mark.rule("jk.deck.setup-cards")
def test_a_deck_without_a_theme() -> None:
    assert rules(alliance(PS_1=-1)) == ["jk.deck.setup-cards"]


@pytest.mark.rule("jk.deck.setup-cards")
def test_a_deck_without_the_hero_its_theme_names() -> None:
    found = breaches(alliance(PS_6=-1))
    assert [breach.detail for breach in found] == ["deck-no-hero"]
    assert found[0].arguments["hero"] == "Luke Skywalker, Moisture Farmer"
    assert [breach.detail for breach in breaches(alliance(PS_6=-1, PS_7=1))] == ["deck-no-hero"]


@pytest.mark.rule("jk.deck.setup-cards")
@pytest.mark.parametrize(
    ("changes", "have", "planets"),
    [
        ({"PS_127": -1}, 3, 3),
        ({"PS_127": -1, "PS_128": 1}, 4, 3),
        ({"PS_135": 1}, 5, 4),
    ],
)
def test_four_locations_of_four_planets(changes: dict[str, int], have: int, planets: int) -> None:
    found = breaches(alliance(**changes))
    assert [breach.rule for breach in found] == ["jk.deck.setup-cards"]
    assert (found[0].arguments["have"], found[0].arguments["planets"]) == (have, planets)


@pytest.mark.rule("jk.deck.setup-cards")
def test_a_location_may_be_independent() -> None:
    assert rules(alliance(PS_127=-1, PS_135=1)) == []


@pytest.mark.rule("jk.deck.setup-cards")
def test_a_force_deck_has_one_card_of_each_number_in_one_colour() -> None:
    assert rules(alliance(PS_139=-1)) == ["jk.deck.setup-cards"]
    assert rules(alliance(PS_139=-1, PS_140=1)) == ["jk.deck.setup-cards"] * 2
    mixed = breaches(alliance(PS_139=-1, PS_147=1))
    assert [breach.detail for breach in mixed] == ["deck-force-colours"]
    assert (
        rules(alliance(**{f"PS_{number}": -1 for number in range(139, 147)})) == ["jk.deck.setup-cards"] * 8
    )


# --- the draw deck ---


@pytest.mark.rule("jk.deck.forty")
def test_a_draw_deck_has_at_least_forty_cards() -> None:
    assert len(setup_of(library(), alliance()).draw) == 40
    found = breaches(alliance(PS_36=-1))
    assert [(breach.rule, breach.arguments["have"]) for breach in found] == [("jk.deck.forty", 39)]


@pytest.mark.rule("jk.deck.forty")
def test_a_draw_deck_has_no_maximum() -> None:
    more = {f"PS_{number}": 5 for number in range(116, 125)}
    assert rules(alliance(**more)) == []


@pytest.mark.rule("jk.deck.forty")
def test_setup_cards_and_the_starting_hero_do_not_make_up_the_forty() -> None:
    assert rules(alliance(PS_36=-1, PS_6=1)) == []
    assert rules(alliance(PS_36=-1, PS_135=1)) == ["jk.deck.setup-cards", "jk.deck.forty"]


@pytest.mark.rule("jk.deck.hero-match")
def test_every_hero_of_the_draw_deck_matches_the_theme() -> None:
    assert rules(alliance(PS_7=1, PS_8=1)) == []
    found = breaches(alliance(PS_21=1))
    assert [(breach.rule, breach.arguments["title"]) for breach in found] == [
        ("jk.deck.hero-match", "Han Solo, Corellian Smuggler")
    ]
    assert rules(alliance(PS_25=1)) == []  # of Han's Theme, but no Hero


@pytest.mark.rule("jk.deck.five-copies")
def test_at_most_five_copies_of_a_card() -> None:
    assert rules(alliance(PS_36=4)) == []
    found = breaches(alliance(PS_36=5))
    assert [(breach.rule, breach.arguments["have"]) for breach in found] == [("jk.deck.five-copies", 6)]


@pytest.mark.rule("jk.deck.five-copies")
def test_fewer_copies_where_the_text_says_so() -> None:
    assert rules(alliance(PR_2=1)) == []
    found = breaches(alliance(PR_2=2))
    assert [(breach.rule, breach.arguments["most"]) for breach in found] == [("jk.deck.five-copies", 1)]


@pytest.mark.rule("jk.deck.copies-ruling")
def test_copies_are_counted_by_title_and_subtitle() -> None:
    assert rules(alliance(PS_7=5, PS_8=5)) == []


@pytest.mark.rule("jk.deck.copies-ruling")
def test_the_starting_hero_is_apart_from_the_copies() -> None:
    assert rules(alliance(PS_6=5)) == []
    assert rules(alliance(PS_6=6)) == ["jk.deck.five-copies"]


@pytest.mark.rule("jk.deck.copies-ruling")
def test_forty_are_counted_before_the_search() -> None:
    """One of the forty may go to the Theme pile."""
    assert rules(alliance(PS_36=-1, PS_18=1)) == []


# --- sides ---


@pytest.mark.rule("jk.deck.one-allegiance")
def test_alliance_and_empire_cards_never_share_a_deck() -> None:
    assert rules(alliance(PS_71=1)) == ["jk.deck.one-allegiance"]
    assert rules(empire(PS_131=-1, PS_127=1), EMPIRE) == ["jk.deck.one-allegiance"]


@pytest.mark.rule("jk.deck.one-allegiance")
def test_independent_cards_go_anywhere() -> None:
    independent = [card for card in library().cards if card.allegiance == INDEPENDENT]
    used = [card for card in independent if alliance().cards.get(card.code)]
    assert len(used) > 8 and rules(alliance()) == []


@pytest.mark.rule("jk.deck.opposed")
def test_an_alliance_deck_meets_an_empire_deck() -> None:
    assert rules(alliance(), EMPIRE) == ["jk.deck.opposed"]
    assert rules(empire(), ALLIANCE) == ["jk.deck.opposed"]
    assert GAME.deck_breaches(empire(), "team", 3) == []
    assert [breach.rule for breach in GAME.deck_breaches(empire(), "team", 2)] == ["jk.deck.opposed"]


@pytest.mark.rule("jk.deck.side-ruling")
def test_a_deck_has_the_side_of_its_cards() -> None:
    assert side_of(library(), alliance()) == ALLIANCE
    assert side_of(library(), empire()) == EMPIRE


@pytest.mark.rule("jk.deck.side-ruling")
def test_a_deck_of_independent_cards_alone_plays_for_either_side() -> None:
    assert side_of(library(), jabba()) == NO_SIDE
    assert rules(jabba(), ALLIANCE) == rules(jabba(), EMPIRE) == []
    hired = jabba(PS_71=1)
    assert rules(hired, EMPIRE) == [] and rules(hired, ALLIANCE) == ["jk.deck.opposed"]


# --- decks of one game ---


@pytest.mark.rule("jk.deck.same-planets-ruling")
def test_all_decks_bring_the_same_four_planets() -> None:
    """Of this set's planets four decks have no other choice; one short of a planet shows the rule."""
    assert together(alliance(), empire(), jabba(), changed(LEGAL_EMPIRE, {"PS_3": -1, "PS_4": 1})) == []
    assert together(alliance(PS_127=-1), empire()) == ["jk.deck.same-planets-ruling"]


@pytest.mark.rule("jk.deck.same-planets-ruling")
def test_a_seat_without_a_deck_breaks_nothing() -> None:
    assert together(alliance(), DeckList("", {})) == []


@pytest.mark.rule("jk.team.sides")
def test_partners_have_different_heroes() -> None:
    han = changed(LEGAL_ALLIANCE, {"PS_1": -1, "PS_6": -1, "PS_2": 1, "PS_21": 1})
    tarkin = changed(LEGAL_EMPIRE, {"PS_3": -1, "PS_41": -1, "PS_4": 1, "PS_56": 1})
    assert together(alliance(), empire(), han, tarkin) == []
    assert together(alliance(), empire(), alliance(), tarkin) == ["jk.team.sides"]
    assert together(jabba(), jabba()) == []  # opponents may


# --- starters ---


@pytest.mark.rule("jk.deck.starter-choice")
@pytest.mark.parametrize("side", [ALLIANCE, EMPIRE])
def test_a_starter_leaves_a_choice_of_two_heroes(side: int) -> None:
    starter = starters(library())[side]
    assert rules(starter, side) == ["jk.deck.starter-choice"]
    setup = setup_of(library(), starter)
    choices = starter_choices(library(), starter)
    assert len(setup.themes) == len(setup.heroes) == len(choices) == 2
    for place, deck in enumerate(choices):
        chosen = setup_of(library(), deck)
        assert codes(chosen.themes) == codes([setup.themes[place]])
        assert codes(chosen.heroes) == codes([library().cards[setup.themes[place].starting_hero]])
        assert codes(chosen.draw) == codes(setup.draw)
        assert rules(deck, side) == []

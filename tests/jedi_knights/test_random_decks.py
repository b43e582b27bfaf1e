"""Decks made by chance are legal, go together, and between them use everything."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.decks import FORMATS, NO_SIDE, breaches, decks_breaches, setup_of, side_of
from chancecube.jedi_knights.kinds import THEMES
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.random_decks import random_deck, random_decks
from chancecube.kernel.chance import Chance, seed_of

GAMES = 150


@pytest.mark.parametrize("format_name", list(FORMATS))
def test_decks_of_chance_are_legal_and_go_together(format_name: str) -> None:
    law = FORMATS[format_name]
    chance = Chance(seed_of(3))
    for game in range(GAMES):
        if game % 2:
            decks = random_decks(library(), law, chance)
        else:
            decks = [random_deck(library(), seat, law, chance) for seat in range(law.seats)]
        for seat, deck in enumerate(decks):
            assert breaches(library(), deck, law, seat) == []
        assert decks_breaches(library(), decks) == []


def test_every_card_and_theme_occurs() -> None:
    chance = Chance(seed_of(4))
    cards: set[str] = set()
    themes: set[int] = set()
    sides: set[int] = set()
    for _ in range(GAMES):
        for deck in random_decks(library(), FORMATS["duel"], chance):
            cards |= set(deck.cards)
            themes.add(setup_of(library(), deck).themes[0].theme)
            sides.add(side_of(library(), deck))
    assert cards == {card.code for card in library().cards}
    assert themes == set(range(len(THEMES)))
    assert NO_SIDE in sides


def test_the_same_chance_makes_the_same_deck() -> None:
    decks = [random_deck(library(), 1, FORMATS["duel"], Chance(seed_of(5))) for _ in range(2)]
    assert decks[0].cards == decks[1].cards

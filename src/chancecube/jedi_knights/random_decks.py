"""Legal decks made by chance: for soak tests, benchmarks and players who want a surprise.

Any card can be in them; those of the deck's own Theme come more often than those of others, which cost a credit more.
"""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.decks import SMALLEST, Format, force_deck, most_copies
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import (
    CHARACTER,
    COLOURS,
    INDEPENDENT,
    LOCATION,
    NO_THEME,
    SETUP_KINDS,
    SIDES,
    STARSHIP,
    THEME,
    WEAPON,
)
from chancecube.jedi_knights.library import Library
from chancecube.jedi_knights.vocabulary.standing import OnlyUnder
from chancecube.kernel.chance import Chance
from chancecube.kernel.wire import DeckList

OF_ITS_THEME: Final = 4  # how often a card lies among those chosen from
OF_NO_THEME: Final = 3
OF_ANOTHER: Final = 1
MOST_COPIES: Final = 3
SIZES: Final = 11  # from the smallest size on
TRIES_FOR_A_BEARER: Final = 4


def random_deck(library: Library, seat: int, law: Format, chance: Chance) -> DeckList:
    """A deck for one seat; partners' Themes are shared out beforehand, so that theirs always differ."""
    side = seat % 2
    themes = themes_of(library, side)
    if law.seats > len(SIDES):
        shared = sorted({theme.theme for theme in themes})
        themes = [theme for theme in themes if shared.index(theme.theme) % 2 == seat // 2]
    return Builder(library, side, themes[chance.below(len(themes))], chance).build()


def random_decks(library: Library, law: Format, chance: Chance) -> list[DeckList]:
    """A deck for every seat of a game; partners draw their Themes without putting back."""
    decks: list[DeckList] = []
    left = [themes_of(library, side) for side in range(len(SIDES))]
    for seat in range(law.seats):
        themes = left[seat % 2]
        theme = themes[chance.below(len(themes))]
        left[seat % 2] = [other for other in themes if other.theme != theme.theme]
        decks.append(Builder(library, seat % 2, theme, chance).build())
    return decks


def themes_of(library: Library, side: int) -> list[Card]:
    """The Theme cards a side may play: of each Theme all there are."""
    return [card for card in library.cards if card.kind == THEME and card.allegiance in (side, INDEPENDENT)]


def usual_planets(library: Library) -> list[str]:
    """The planets all decks of chance bring: those of the first locations of the library."""
    found: list[str] = []
    for card in library.cards:
        if card.kind == LOCATION and card.planet not in found and len(found) < 4:
            found.append(card.planet)
    return found


@final
class Builder:
    """A deck being filled; nothing it takes breaks a rule, so it never has to start again."""

    def __init__(self, library: Library, side: int, theme: Card, chance: Chance) -> None:
        self.library = library
        self.side = side
        self.theme = theme
        self.chance = chance
        # A Theme both sides may play makes decks of Independent cards alone as often as others.
        self.alone = theme.allegiance == INDEPENDENT and chance.below(2) == 0
        self.cards: dict[str, int] = {}
        self.copies: dict[str, int] = {}
        self.bearers: list[Card] = []  # for whom weapons are chosen
        self.size = 0

    def build(self) -> DeckList:
        self.put(self.theme)
        hero = self.library.cards[self.theme.starting_hero]
        self.put(hero)
        self.bearers.append(hero)
        for planet in usual_planets(self.library):
            self.put(self.one_of([card for card in self.allowed() if card.planet == planet]))
        for card in force_deck(self.library, self.chance.below(len(COLOURS))):
            self.put(card)
        self.fill(SMALLEST + self.chance.below(SIZES))
        return DeckList(f"Random {SIDES[self.side]} deck", self.cards)

    def allowed(self) -> list[Card]:
        sides = (INDEPENDENT,) if self.alone else (self.side, INDEPENDENT)
        return [card for card in self.library.cards if card.allegiance in sides]

    def one_of(self, cards: list[Card]) -> Card:
        return cards[self.chance.below(len(cards))]

    def put(self, card: Card) -> None:
        self.cards[card.code] = self.cards.get(card.code, 0) + 1

    def fill(self, size: int) -> None:
        """Up to three copies of one card after another."""
        choice: list[Card] = []
        for card in self.allowed():
            if card.kind not in SETUP_KINDS and not (card.hero and card.theme != self.theme.theme):
                choice += [card] * self.weight(card)
        while self.size < size:
            card = self.one_that_can_be_used(choice)
            for _ in range(1 + self.chance.below(MOST_COPIES)):
                self.take(card)

    def weight(self, card: Card) -> int:
        if card.theme == NO_THEME:
            return OF_NO_THEME
        return OF_ITS_THEME if card.theme == self.theme.theme else OF_ANOTHER

    def take(self, card: Card) -> None:
        title = card.full_title()
        if self.copies.get(title, 0) < most_copies(card):
            self.copies[title] = self.copies.get(title, 0) + 1
            self.size += 1
            self.put(card)
            if card.kind in (CHARACTER, STARSHIP):
                self.bearers.append(card)

    def one_that_can_be_used(self, choice: list[Card]) -> Card:
        card = self.one_of(choice)
        for _ in range(TRIES_FOR_A_BEARER):
            if card.kind != WEAPON or self.somebody_bears(card):
                break
            card = self.one_of(choice)
        return card

    def somebody_bears(self, weapon: Card) -> bool:
        for bearer in self.bearers:
            if bearer.kind == (CHARACTER if weapon.personal else STARSHIP) and fits(weapon, bearer):
                return True
        return False


def fits(weapon: Card, bearer: Card) -> bool:
    for word in weapon.says.standing:
        if isinstance(word, OnlyUnder) and not word.who.meant(bearer.index):
            return False
    return True

"""Which colour each wild card of a deck fills: worked out here, so that nobody has to say."""

from __future__ import annotations

from typing import Final, final

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import COLOURS, NO_COLOUR

NOBODY: Final = -1


@final
class Colouring:
    """The cards of a deck sorted by colour, its wild cards placed where they help.

    A matching by augmenting paths: a colour that lacks a card calls for a wild one; if the only one that fits stands
    elsewhere, it comes when another can take its place there. A semi-wild card at home is an ordinary card of its
    colour, and may leave it when its colour has too many or gets a wild card instead.
    """

    def __init__(self, cards: list[Card], per_colour: int, per_title: int) -> None:
        self.per_colour = per_colour
        self.per_title = per_title
        self.counts = [0] * len(COLOURS)
        self.titles: dict[tuple[int, int], int] = {}  # ordinary cards of a title in a colour
        self.wild: list[Card] = []
        self.place: list[int] = []  # of each wild card: the colour it fills as such, or NO_COLOUR
        self.home: list[int] = []  # of each wild card: the colour where it counts as ordinary, or NO_COLOUR
        self.filler = [NOBODY] * len(COLOURS)  # the one wild card of each colour
        for card in cards:
            self.sort(card)
        self.send_away_surplus()
        while self.fill_a_gap():
            pass

    def sort(self, card: Card) -> None:
        if card.colour != NO_COLOUR:
            self.counts[card.colour] += 1
            key = (card.name, card.colour)
            self.titles[key] = self.titles.get(key, 0) + 1
        if card.white:
            self.wild.append(card)
            self.place.append(NO_COLOUR)
            self.home.append(card.colour)

    def send_away_surplus(self) -> None:
        """Semi-wild cards beyond the title limit of their own colour can only serve as wild cards."""
        for index, card in enumerate(self.wild):
            home = self.home[index]
            if self.per_title and home != NO_COLOUR and self.titles[(card.name, home)] > self.per_title:
                self.leave_home(index)

    def leave_home(self, index: int) -> None:
        home = self.home[index]
        self.counts[home] -= 1
        self.titles[(self.wild[index].name, home)] -= 1
        self.home[index] = NO_COLOUR

    def title_is_full(self, card: Card, colour: int) -> bool:
        return self.per_title > 0 and self.titles.get((card.name, colour), 0) >= self.per_title

    def fill_a_gap(self) -> bool:
        for colour in range(len(COLOURS)):
            if self.counts[colour] < self.per_colour:
                if self.call(colour, self.filler[colour] == NOBODY, [False] * 2 * len(COLOURS)):
                    return True
        return False

    def call(self, colour: int, as_wild: bool, called: list[bool]) -> bool:
        """Brings a card to the colour if one can come: back home, or as its wild card if there is room for one."""
        way = colour * 2 + as_wild
        if called[way]:
            return False
        called[way] = True
        for index, card in enumerate(self.wild):
            fits = (as_wild and colour in card.white) or (card.colour == colour != self.home[index])
            if fits and self.place[index] != colour and not self.title_is_full(card, colour):
                if self.can_come(index, called):
                    self.settle(index, colour)
                    return True
        return False

    def can_come(self, index: int, called: list[bool]) -> bool:
        """Whether the card is free, or becomes so because another takes its place."""
        if self.place[index] != NO_COLOUR:
            return self.call(self.place[index], True, called)
        home = self.home[index]
        if home == NO_COLOUR or self.counts[home] > self.per_colour:
            return True
        key = (self.wild[index].name, home)
        self.titles[key] -= 1  # the one that takes its place may be of its title
        relieved = self.call(home, self.filler[home] == NOBODY, called)
        self.titles[key] += 1
        return relieved

    def settle(self, index: int, colour: int) -> None:
        place = self.place[index]
        if self.home[index] != NO_COLOUR:
            self.leave_home(index)
        elif place != NO_COLOUR:
            self.counts[place] -= 1
            if self.filler[place] == index:
                self.filler[place] = NOBODY
        self.counts[colour] += 1
        card = self.wild[index]
        if card.colour == colour:
            self.place[index] = NO_COLOUR
            self.home[index] = colour
            key = (card.name, colour)
            self.titles[key] = self.titles.get(key, 0) + 1
        else:
            self.place[index] = colour
            self.filler[colour] = index

    def homeless(self) -> list[Card]:
        """The wild cards no colour has room for."""
        return [
            card
            for index, card in enumerate(self.wild)
            if self.place[index] == NO_COLOUR and self.home[index] == NO_COLOUR
        ]

    def blocked(self, card: Card) -> int:
        """A colour that lacks a card and would take this one, were it not for the title limit; or NO_COLOUR."""
        for colour in card.white:
            lacks = self.counts[colour] < self.per_colour and self.filler[colour] == NOBODY
            if lacks and self.title_is_full(card, colour):
                return colour
        return NO_COLOUR

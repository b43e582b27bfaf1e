"""Legal decks made by chance: for soak tests, benchmarks and players who want a surprise.

They are drawn from all sets, and leaning towards what makes a game eventful: duelists come with lightsabers they can
use, an objective with a pilot and its podracer, and every deck has transports and effects.
"""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.chance import Chance
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.decks import Format, no_place_for
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import (
    CHARACTER,
    COLOURS,
    EFFECT,
    LOCATION,
    NO_COLOUR,
    OBJECTIVE,
    SIDES,
    WEAPON,
)
from chancecube.young_jedi.library import Library
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.traits import JEDI, PODRACER_PILOT, has_trait, plain

DUELISTS_BY_NAME: Final = ("obi wan kenobi", "qui gon jinn", "darth maul", "darth sidious", "aurra sing")
LIGHTSABER: Final = "lightsaber"
PODRACER: Final = "podracer"
MOST_COPIES: Final = 3
TRIES_FOR_A_USER: Final = 3
ORANGE: Final = COLOURS.index("orange")


def is_duelist(card: Card) -> bool:
    if card.kind != CHARACTER:
        return False
    return plain(card.title) in DUELISTS_BY_NAME or has_trait(card.title, card.subtitle, JEDI)


def is_titled(card: Card, word: str) -> bool:
    return word in plain(card.title)


@final
class Race:
    """A pilot's cards and the podracers that match: their titles have the pilot's name."""

    def __init__(self, pilots: list[Card], podracers: list[Card]) -> None:
        self.pilots = pilots
        self.podracers = podracers


@final
class Stock:
    """What a side's decks of a format are made from, sorted once for quick choice."""

    def __init__(self, library: Library, side: int, law: Format) -> None:
        self.library = library
        own = [
            card
            for card in library.cards
            if card.in_decks and card.side == side and no_place_for(library, card, law) is None
        ]
        plain_cards = [card for card in own if not card.replaces]
        self.twins = {library.by_code[card.replaces].index: card for card in own if card.replaces}
        self.own = own
        self.by_colour = [
            [card for card in plain_cards if card.colour == colour] for colour in range(len(COLOURS))
        ]
        self.locations = [
            [card for card in plain_cards if card.kind == LOCATION and card.planet == planet]
            for planet in range(len(PLANETS))
        ]
        self.wild = [card for card in plain_cards if card.white and card.kind != OBJECTIVE]
        self.objectives = [card for card in plain_cards if card.kind == OBJECTIVE]
        self.transports = [card for card in plain_cards if card.ship == "transport"]
        self.starfighters = [card for card in plain_cards if card.ship == "starfighter"]
        self.effects = [card for card in plain_cards if EFFECT in card.kinds]
        self.lightsabers = [
            card for card in plain_cards if card.kind == WEAPON and is_titled(card, LIGHTSABER)
        ]
        self.duelists = [
            [card for card in plain_cards if card.name == name and is_duelist(card)]
            for name in sorted({card.name for card in plain_cards if is_duelist(card)})
        ]
        self.races = races_of(plain_cards)


def races_of(cards: list[Card]) -> list[Race]:
    pilots: dict[int, list[Card]] = {}
    for card in cards:
        if card.kind == CHARACTER and has_trait(card.title, card.subtitle, PODRACER_PILOT):
            pilots.setdefault(card.name, []).append(card)
    races: list[Race] = []
    for same in pilots.values():
        name = plain(same[0].title)
        matching = [
            card
            for card in cards
            if card.kind == WEAPON and is_titled(card, PODRACER) and is_titled(card, name)
        ]
        if matching:
            races.append(Race(same, matching))
    return races


_STOCKS: Final[dict[tuple[int, str], Stock]] = {}


def stock_of(library: Library, side: int, law: Format) -> Stock:
    stock = _STOCKS.get((side, law.name))
    if stock is None or stock.library is not library:
        stock = Stock(library, side, law)
        _STOCKS[(side, law.name)] = stock
    return stock


def random_deck(library: Library, side: int, law: Format, chance: Chance) -> DeckList:
    builder = Builder(stock_of(library, side, law), law, chance)
    if law.sample:
        builder.take_all()
    else:
        builder.build()
    return DeckList(f"Random {SIDES[side]} deck", builder.cards)


@final
class Builder:
    """A deck being filled; nothing it takes breaks a rule, so it never has to start again."""

    def __init__(self, stock: Stock, law: Format, chance: Chance) -> None:
        self.stock = stock
        self.per_colour = law.per_colour()
        self.per_title = law.per_title
        self.chance = chance
        self.cards: dict[str, int] = {}
        self.counts = [0] * len(COLOURS)
        self.titles: dict[int, int] = {}  # cards of a title in a colour
        self.has_wild = [False] * len(COLOURS)
        self.people: list[int] = []  # faces of the characters, for whom weapons are chosen

    def take_all(self) -> None:
        for card in self.stock.own:
            self.cards[card.code] = 1

    def build(self) -> None:
        stock = self.stock
        for locations in stock.locations:
            self.take(self.one_of(locations))
        if stock.objectives and self.chance.below(2) == 0:
            self.enter_race()
        if stock.duelists and self.chance.below(2) == 0:
            self.take_duelists()
        self.take_some(stock.transports, 2)
        self.take_some(stock.starfighters, 2)
        self.take_some(stock.effects, 2)
        wild = self.chance.below(len(COLOURS) + 1) if stock.wild else 0
        for _ in range(wild):
            self.take_wild(self.one_of(stock.wild))
        for colour in range(len(COLOURS)):
            self.fill(colour)

    def one_of(self, cards: list[Card]) -> Card:
        return cards[self.chance.below(len(cards))]

    def has_room(self, card: Card, colour: int) -> bool:
        if self.counts[colour] >= self.per_colour:
            return False
        alike = self.titles.get(card.name * len(COLOURS) + colour, 0)
        return self.per_title == 0 or alike < self.per_title

    def put(self, card: Card, colour: int) -> None:
        key = card.name * len(COLOURS) + colour
        self.titles[key] = self.titles.get(key, 0) + 1
        self.counts[colour] += 1
        twin = self.stock.twins.get(card.index)
        if twin is not None and self.chance.below(3) == 0:
            card = twin
        self.cards[card.code] = self.cards.get(card.code, 0) + 1
        if card.kind == CHARACTER:
            self.people.append(card.index)

    def take(self, card: Card) -> None:
        if card.colour == NO_COLOUR:
            self.take_wild(card)
        elif self.has_room(card, card.colour):
            self.put(card, card.colour)

    def take_wild(self, card: Card) -> None:
        """Into a colour that has no wild card yet, if chance finds one with room."""
        colour = card.white[self.chance.below(len(card.white))]
        if not self.has_wild[colour] and self.has_room(card, colour):
            self.has_wild[colour] = True
            self.put(card, colour)

    def take_some(self, cards: list[Card], count: int) -> None:
        if cards:
            for _ in range(count):
                self.take(self.one_of(cards))

    def enter_race(self) -> None:
        race = self.stock.races[self.chance.below(len(self.stock.races))]
        self.take(self.one_of(self.stock.objectives))
        self.take_some(race.pilots, 4)
        self.take_some(race.podracers, 2)

    def take_duelists(self) -> None:
        same = self.stock.duelists[self.chance.below(len(self.stock.duelists))]
        self.take_some(same, 4)
        face = same[0].index
        self.take_some([card for card in self.stock.lightsabers if card.box_for[face] >= 0], 3)

    def fill(self, colour: int) -> None:
        """Up to three copies of one card after another."""
        choice = self.stock.by_colour[colour]
        while self.counts[colour] < self.per_colour:
            card = self.one_of(choice)
            if colour == ORANGE:
                card = self.weapon_for_somebody(card, choice)
            for _ in range(1 + self.chance.below(MOST_COPIES)):
                self.take(card)

    def weapon_for_somebody(self, card: Card, choice: list[Card]) -> Card:
        for _ in range(TRIES_FOR_A_USER):
            if self.somebody_can_use(card):
                break
            card = self.one_of(choice)
        return card

    def somebody_can_use(self, weapon: Card) -> bool:
        box_for = weapon.box_for
        for face in self.people:
            if box_for[face] >= 0:
                return True
        return False

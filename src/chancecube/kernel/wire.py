"""The shapes in which views, decisions and events leave the engine: for clients, bots and files."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SeenCard(Struct, frozen=True):
    """A card a seat may see. Its id is good until the next shuffle it takes part in."""

    id: int
    face: int
    code: str


class SeenZone(Struct, frozen=True):
    """A place where cards lie: the cards the seat may see there, and the number of all, if that is open."""

    name: str
    seat: int
    place: str
    count: int | None
    cards: list[SeenCard]


class SeenOption(Struct, frozen=True):
    """One answer that may be given: a card, a number or a word."""

    answer: int
    name: str
    card: SeenCard | None


class SeenDecision(Struct, frozen=True):
    """A question to the seat that looks."""

    kind: str
    gesture: str
    rule: str
    number: int
    options: list[SeenOption]


class SeenEvent(Struct, frozen=True):
    """A fact as one seat may see it; `card` is None where the seat may not know which."""

    kind: str
    seat: int
    card: SeenCard | None
    amount: int
    rule: str
    sums: list[tuple[str, str, int]]


class View(Struct, frozen=True):
    """All that one seat may know of a position."""

    game: str
    seat: int
    zones: list[SeenZone]
    status: dict[str, Any]
    decision: SeenDecision | None
    waiting: list[int]
    over: bool
    winners: list[int]
    ending: str

    def zone(self, name: str, seat: int = -1, place: str = "") -> SeenZone:
        """The zone of this name; `seat` -1 for those that belong to nobody."""
        for zone in self.zones:
            if zone.name == name and zone.seat == seat and (not place or zone.place == place):
                return zone
        raise KeyError(f"no zone {name} of seat {seat} {place}")


class Breach(Struct, frozen=True):
    """A rule a deck breaks, with what is needed to say how."""

    rule: str
    detail: str
    arguments: dict[str, str | int]


class DeckList(Struct):
    """A deck as people keep it: a name, a line about it, and how many of each card."""

    name: str
    cards: dict[str, int]
    note: str = ""

    def size(self) -> int:
        return sum(self.cards.values())


class PackCard(Struct, frozen=True):
    """A card out of a pack; the foil is another printing of the same card."""

    code: str
    foil: bool = False


# --- records ---


class Header(Struct):
    """What was agreed before the first answer."""

    chancecube: int
    game: str
    rules: int
    settings: dict[str, str]
    decks: list[DeckList]
    players: list[str]
    commitment: str
    words: list[str]
    secret: str = ""  # hexadecimal; published when the game is over
    position: str = ""  # the starting position in exact notation, for a game not begun with decks


class Answer(Struct):
    n: int
    seat: int
    ask: str
    answer: str


class Closing(Struct):
    winners: list[int]
    ending: str


class Record(Struct):
    """A game from its header to its last answer so far."""

    header: Header
    answers: list[Answer]
    closing: Closing | None = None

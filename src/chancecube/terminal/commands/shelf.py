"""What a game adds to the commands: its cards, decks, packs and rules. A new game adds a class and a line."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, final

from rich.console import RenderableType

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import DeckList, PackCard, View
from chancecube.terminal.commands.desk import Desk

if TYPE_CHECKING:
    from rich.text import Text

# Name of the game -> the module whose `open_shelf` makes its shelf.
SHELVES: Final = {
    "young-jedi": "chancecube.terminal.commands.young_jedi",
}


@final
class Wishes:
    """What a search asks for: words, facts as they were typed, and the order."""

    def __init__(self, words: list[str], facts: dict[str, str], sort: str) -> None:
        self.words = words
        self.facts = facts  # option -> value
        self.sort = sort


@final
class Rule:
    """A rule of the register."""

    def __init__(self, id: str, chapter: str, source: str, scope: str) -> None:
        self.id = id
        self.chapter = chapter
        self.source = source
        self.scope = scope


@final
class Group:
    """Cards of a deck that belong together."""

    def __init__(self, title: str, cards: list[tuple[int, str]]) -> None:
        self.title = title
        self.cards = cards  # how many, and which

    def size(self) -> int:
        return sum(count for count, _ in self.cards)


@final
class Chart:
    """Counts to be drawn as bars."""

    def __init__(self, title: str, rows: list[tuple[str, int]]) -> None:
        self.title = title
        self.rows = rows


class Shelf(Protocol):
    """The part of a game that only people at a terminal need."""

    # --- cards ---

    def search(self, wishes: Wishes) -> list[str]:
        """The codes of the cards that fit, in the order asked for."""

    def find(self, words: str) -> str:
        """The code of a card named by its code or its title; refuses others, naming near ones."""

    def columns(self, width: int) -> list[str]:
        """The facts a table of cards has room for, as names of `cell`."""

    def number_columns(self) -> list[str]: ...

    def column_title(self, column: str) -> str: ...

    def cell(self, code: str, column: str) -> Text: ...

    def as_json(self, code: str) -> dict[str, object]: ...

    def draw(self, code: str) -> RenderableType:
        """The face of a card in box characters."""

    def errata(self, code: str) -> list[tuple[str, str]]:
        """What was printed and what holds, with the rule that says so."""

    def companions(self, code: str) -> list[tuple[str, list[str]]]:
        """Which cards it can be used with: a heading and codes."""

    # --- decks ---

    def read_deck(self, text: str, name: str) -> DeckList: ...

    def write_deck(self, deck: DeckList) -> str: ...

    def check_cards(self, deck: DeckList) -> None:
        """Refuses a deck that holds cards that do not exist."""

    def usual_format(self, deck: DeckList) -> str:
        """The format a deck of this size is meant for."""

    def seat_of(self, deck: DeckList) -> int: ...

    def deck_note(self, deck: DeckList) -> str:
        """The line about the deck; a ready deck's is told in the language of the desk."""

    def groups(self, deck: DeckList) -> list[Group]: ...

    def wild_cards(self, deck: DeckList, format_name: str) -> list[tuple[str, str]]:
        """The wild cards of a deck, each with the colour it fills there; nothing for one without a place."""

    def colour_name(self, colour: str) -> str: ...

    def charts(self, deck: DeckList) -> list[Chart]: ...

    # --- packs ---

    def set_code(self, words: str) -> str: ...

    def set_title(self, code: str) -> str: ...

    def packs(self, set_code: str, count: int, chance: Chance) -> list[list[PackCard]]: ...

    def packs_per_box(self) -> int: ...

    def starter(self, set_code: str) -> list[DeckList]: ...

    def sealed_starter(self) -> list[DeckList]:
        """The starter set that goes with the boosters of a sealed pool."""

    def rarity(self, code: str) -> str: ...

    # --- rules and positions ---

    def rules(self) -> list[Rule]: ...

    def chapter_title(self, chapter: str) -> str: ...

    def piles(self) -> list[str]:
        """The zones that are told from their top."""

    def status(self, view: View) -> list[tuple[str, str]]:
        """The open facts of a position, beside its zones."""


def shelf_of(game_name: str, desk: Desk) -> Shelf:
    if game_name not in SHELVES:
        raise BadOption("cli-no-shelf", {"game": game_name})
    shelf: Shelf = import_module(SHELVES[game_name]).open_shelf(desk)
    return shelf

"""What a game adds to the commands: its cards, decks, packs and rules. Each game has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, final

from rich.console import RenderableType

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.wire import DeckList, PackCard, View
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.game_options import GameOption
from chancecube.terminal.games import part_of

if TYPE_CHECKING:
    from rich.text import Text


@final
class Wishes:
    """What a search asks for: words, facts as they were typed, and the order."""

    def __init__(self, words: list[str], facts: dict[str, str], sort: str) -> None:
        self.words = words
        self.facts = facts  # option -> value
        self.sort = sort


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

    def troubles(self) -> list[ChanceCubeError]:
        """What could not be put on it, such as a set of the player's own; told once, when it is opened."""

    # --- options ---

    def card_options(self) -> list[GameOption]:
        """What cards can be searched by; `search` gets them as facts."""

    def play_options(self) -> list[GameOption]:
        """What can be agreed beside the format: each is named as its setting."""

    # --- cards ---

    def search(self, wishes: Wishes) -> list[str]:
        """The codes of the cards that fit, in the order asked for."""

    def find(self, words: str) -> str:
        """The code of a card named by its code or its title; refuses others, naming near ones."""

    def title(self, code: str) -> str:
        """The name of a card without its subtitle."""

    def columns(self, width: int) -> list[str]:
        """The facts a table of cards has room for, as names of `cell`."""

    def number_columns(self) -> list[str]: ...

    def column_title(self, column: str) -> str: ...

    def cell(self, code: str, column: str) -> Text: ...

    def family_word(self, fact: str, name: str) -> str:
        """A family of cards, such as a kind or a colour, in the reader's words."""

    def footnote(self, codes: list[str]) -> str:
        """What has to be said under a table of these cards; mostly nothing."""

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

    def first_format(self) -> str:
        """The format to begin with."""

    def side_of(self, deck: DeckList) -> int: ...

    def deck_note(self, deck: DeckList) -> str:
        """The line about the deck; a ready deck's is told in the language of the desk."""

    def groups(self, deck: DeckList) -> list[Group]: ...

    def deck_facts(self, deck: DeckList, format_name: str) -> dict[str, object]:
        """What else a program may want to know about a deck."""

    def remarks(self, deck: DeckList, format_name: str) -> tuple[str, list[str]]:
        """The same for people: a heading and lines, of which there may be none."""

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

    # --- positions ---

    def piles(self) -> list[str]:
        """The zones that are told from their top."""

    def status(self, view: View) -> list[tuple[str, str]]:
        """The open facts of a position, beside its zones."""


def shelf_of(game_name: str, desk: Desk) -> Shelf:
    shelf: Shelf = part_of(game_name, "shelf").open_shelf(desk)
    return shelf

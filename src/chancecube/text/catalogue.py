"""What a game has to leaf through: its cards as data, deck files, rules. Clients know games' goods by this alone."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from chancecube.kernel.wire import DeckList
from chancecube.text.games import words_of
from chancecube.text.speaker import Speaker


class Rule(Struct, frozen=True):
    """A rule of the register."""

    id: str
    chapter: str
    source: str
    scope: str


class Catalogue(Protocol):
    """One game's cards, decks and rules, the same in every language but for the titles of chapters."""

    # --- cards ---

    def codes(self) -> list[str]:
        """Every card in the order of the sets, and behind them the parts of cards that lie in play on their own."""

    def find(self, code: str) -> str:
        """A code as we write it; raises ChanceCubeError for one that does not exist."""

    def names(self, code: str) -> tuple[str, str]:
        """Title and subtitle."""

    def data(self, code: str) -> dict[str, Any]:
        """What is printed on a card, for drawing it, filtering and charts."""

    def works_with(self, code: str) -> list[str]:
        """The cards whose text, or whose users, make it of use."""

    # --- decks ---

    def settings(self) -> dict[str, list[str]]:
        """What can be agreed beside the format, with the values in question; the first is the usual one."""

    def read_deck(self, text: str, name: str) -> DeckList: ...

    def write_deck(self, deck: DeckList) -> str: ...

    def tidy_deck(self, deck: DeckList) -> DeckList:
        """The same deck with codes as we write them; raises BadDeck for cards or counts that cannot be."""

    def side_of(self, deck: DeckList) -> int:
        """The side a deck is meant for."""

    # --- rules ---

    def rules(self) -> list[Rule]: ...

    def chapter_title(self, chapter: str, speaker: Speaker) -> str: ...


def catalogue(game_name: str) -> Catalogue:
    made: Catalogue = words_of(game_name, "catalogue").make_catalogue()
    return made

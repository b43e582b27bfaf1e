"""What the shelves of all card games have in common: cards by name, their options, deck files, rules."""

from __future__ import annotations

from typing import Final, Generic, Protocol, TypeVar

from chancecube.kernel.errors import BadDeck, BadOption, ChanceCubeError
from chancecube.kernel.wire import DeckList
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.game_options import GameOption
from chancecube.terminal.commands.inputs import fold, near
from chancecube.terminal.commands.shelf import Group
from chancecube.text.catalogue import catalogue
from chancecube.text.deck_words import deck_words

WORD_PANEL: Final = "cli-panel-words"
NUMBER_PANEL: Final = "cli-panel-numbers"
RANGE: Final = "3|3+|..3|2-4"
MOST_PER_CARD: Final = 60


class Named(Protocol):
    """A card, as far as it is looked for and put in order."""

    @property
    def index(self) -> int: ...
    @property
    def code(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def kind(self) -> int: ...
    def full_title(self) -> str: ...


C = TypeVar("C", bound=Named)


class CardShelf(Generic[C]):
    """`owned` are the cards people have: what else has a face is no card of its own."""

    def __init__(self, desk: Desk, owned: list[C]) -> None:
        self.desk = desk
        self.owned = owned
        self.by_code = {card.code: card for card in owned}
        self.catalogue = catalogue(desk.game.name)

    def card(self, code: str) -> C:
        return self.by_code[code]

    def title(self, code: str) -> str:
        return self.card(code).title

    def meant(self, words: str) -> list[C]:
        """The cards that somebody may mean who writes this in a deck."""
        raise NotImplementedError

    def troubles(self) -> list[ChanceCubeError]:
        return []

    # --- options ---

    def card_option(
        self,
        name: str,
        metavar: str = "",
        panel: str = WORD_PANEL,
        flag: bool = False,
        also: tuple[str, ...] = (),
    ) -> GameOption:
        return GameOption(name, self.desk.word("cards", name), metavar, panel, flag, also)

    # --- cards ---

    def find(self, words: str) -> str:
        meant = [card.code for card in self.meant(words)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise BadOption("cli-card-several", {"card": words, "cards": self.name_some(meant)})
        wanted = fold(words)
        titled = [one for one in self.owned if wanted and wanted in fold(one.full_title())]
        close = [one.code for one in titled] or self.near(words)
        if close:
            raise BadOption("cli-no-card-near", {"card": words, "near": self.name_some(close)})
        raise BadOption("cli-no-card", {"card": words})

    def near(self, words: str) -> list[str]:
        """Cards of a code like this, else of such a title and subtitle, else of such a title."""
        codes = {card.code: card.code for card in self.owned}
        full = {card.full_title(): card.code for card in reversed(self.owned)}
        short = {card.title: card.code for card in reversed(self.owned)}
        for known in (codes, full, short):
            found = [known[name] for name in near(words, known)]
            if found:
                return found
        return []

    def name_some(self, codes: list[str]) -> str:
        return "; ".join([f"{code} {self.card(code).full_title()}" for code in codes[:3]])

    def column_title(self, column: str) -> str:
        return self.desk.say("cli-column-side") if column == "side" else self.desk.word("column", column)

    def family_word(self, fact: str, name: str) -> str:
        """Kinds and colours are translated; names of planets and people are the same everywhere."""
        return self.desk.word("kinds" if fact == "kind" else f"lab-{fact}", name)

    def footnote(self, codes: list[str]) -> str:
        return ""

    # --- decks ---

    def write_deck(self, deck: DeckList) -> str:
        return self.catalogue.write_deck(deck)

    def check_cards(self, deck: DeckList) -> None:
        for code, count in deck.cards.items():
            if self.catalogue.find(code) not in self.by_code:
                raise BadDeck("no-card", {"code": code})
            if not 0 < count <= MOST_PER_CARD:
                raise BadDeck("cli-deck-count", {"code": code, "count": str(count)})

    def side_of(self, deck: DeckList) -> int:
        return self.catalogue.side_of(deck)

    def deck_note(self, deck: DeckList) -> str:
        return deck_words(self.desk.speaker, self.desk.game.name, deck)[1]

    def groups_by_kind(self, deck: DeckList, kinds: list[str]) -> list[Group]:
        """The cards of each kind there is, in the order of the sets."""
        rows = [(self.card(self.catalogue.find(code)), count) for code, count in deck.cards.items()]
        rows.sort(key=lambda row: row[0].index)
        found: list[Group] = []
        for kind, name in enumerate(kinds):
            cards = [(count, card.code) for card, count in rows if card.kind == kind]
            if cards:
                found.append(Group(self.desk.word("kinds", name), cards))
        return found


def tally(numbers: list[int]) -> list[tuple[str, int]]:
    """How often each number comes, from nothing to the highest."""
    return [(str(number), numbers.count(number)) for number in range(max(numbers, default=-1) + 1)]


def read_sort(words: str, known: list[str]) -> list[str]:
    """Facts to sort by, each with a dash before it for downwards."""
    keys = [key.strip() for key in words.split(",") if key.strip()]
    for key in keys:
        if key.removeprefix("-") not in known:
            raise BadOption("cli-choice", {"option": "--sort", "value": key, "known": ", ".join(known)})
    return keys

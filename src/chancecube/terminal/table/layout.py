"""What a game adds to the table: its board, and the few things only it knows about a question."""

from __future__ import annotations

from typing import Final

from textual.containers import Vertical
from textual.content import Content

from chancecube.kernel.wire import SeenDecision, SeenEvent, SeenOption, View
from chancecube.terminal.games import part_of
from chancecube.terminal.table.words import Words

HIGHEST_DIGIT: Final = 9
NO_DIGIT: Final = -1


class Board(Vertical):
    """The cards on the table and in hand. It posts `CardRow.Looked` and `CardRow.Tried`."""

    def show(self, view: View) -> None:
        """Lays the table as the view has it."""
        raise NotImplementedError

    def happen(self, event: SeenEvent) -> None:
        """Marks what an event does to the cards, until the next view is shown."""
        raise NotImplementedError

    def point(self, card: int | None) -> None:
        """Points at the card the highlighted option speaks of."""
        raise NotImplementedError

    def focus_hand(self) -> None:
        raise NotImplementedError


class Layout:
    """One game at this table, seen from one seat. `words` is replaced when the language changes."""

    def __init__(self, words: Words, seat: int, players: list[str]) -> None:
        self.words = words
        self.seat = seat
        self.players = players

    def board(self) -> Board:
        raise NotImplementedError

    def heading(self, view: View, width: int) -> Content:
        """The line above the table: how the sides stand."""
        raise NotImplementedError

    def plain_lines(self, view: View) -> list[str]:
        """The whole table in words, for one who reads it line by line."""
        raise NotImplementedError

    def moment(self, view: View) -> object:
        """Whenever this changes, the table is told anew to one who reads it line by line."""
        return view.status.get("turn")

    def passes(self, kind: str, options: list[int]) -> bool:
        """Whether the table answers such a question itself: nothing can be done but let a chance go by."""
        return False

    def default_option(self, decision: SeenDecision) -> int:
        """The place of the option that a thoughtless Enter may give without harm."""
        raise NotImplementedError

    def digit(self, decision: SeenDecision, place: int) -> int:
        """The digit that chooses the option at this place, or NO_DIGIT."""
        return place + 1 if place + 1 <= HIGHEST_DIGIT else NO_DIGIT

    def option_note(self, view: View, option: SeenOption) -> str:
        """A few signs behind an option: what the card gives here."""
        raise NotImplementedError

    def weight(self, event: SeenEvent) -> float:
        """How long a line of the log is looked at, in pauses."""
        raise NotImplementedError

    def order_prompt(self, view: View) -> str:
        """The question, when the whole order is arranged at once."""
        raise NotImplementedError

    def placed(self, view: View) -> list[int]:
        """Cards of the present arrangement that have their place already, the front first."""
        raise NotImplementedError

    def first_order(self, view: View) -> list[int]:
        """The order an arrangement begins with."""
        raise NotImplementedError

    def order_notes(self, view: View, order: list[int]) -> list[Content]:
        """What each card would do at its place, the cards already placed included."""
        raise NotImplementedError


def layout_for(game_name: str, words: Words, seat: int, players: list[str]) -> Layout:
    layout = part_of(game_name, "layout").LAYOUT(words, seat, players)
    assert isinstance(layout, Layout)
    return layout

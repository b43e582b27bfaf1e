"""Parlour on the table in the terminal: one line for each zone."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from chancecube.kernel.wire import SeenDecision, SeenEvent, SeenOption, View
from chancecube.terminal.table.layout import Board, Layout


class ParlourBoard(Board):
    def __init__(self, layout: ParlourLayout) -> None:
        super().__init__(id="board")
        self.table_of_game = layout
        self.lines = Static(id="lines")

    def compose(self) -> ComposeResult:
        yield self.lines

    def show(self, view: View) -> None:
        self.lines.update("\n".join(self.table_of_game.plain_lines(view)))

    def happen(self, event: SeenEvent) -> None:
        """Nothing is marked."""

    def point(self, card: int | None) -> None:
        """Nothing is pointed at."""

    def focus_hand(self) -> None:
        """There is no row of cards."""


class ParlourLayout(Layout):
    def board(self) -> Board:
        return ParlourBoard(self)

    def heading(self, view: View, width: int) -> Content:
        return Content(" · ".join(self.players))

    def plain_lines(self, view: View) -> list[str]:
        return [
            f"{self.words.voice.seat(zone.seat)} {zone.name}: {' '.join([card.code for card in zone.cards])}"
            for zone in view.zones
        ]

    def default_option(self, decision: SeenDecision) -> int:
        return 0

    def option_note(self, view: View, option: SeenOption) -> str:
        return ""

    def weight(self, event: SeenEvent) -> float:
        return 0.0


LAYOUT = ParlourLayout

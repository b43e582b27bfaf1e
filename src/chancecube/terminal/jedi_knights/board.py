"""The board of Jedi Knights: system and site side by side, the opponents above and one's own side below, then the hand."""

from __future__ import annotations

from typing import Final, final

from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.content import Content
from textual.widgets import Static

from chancecube.kernel.wire import SeenEvent, View
from chancecube.terminal.jedi_knights.faces import JediKnightsPainter, Numbers
from chancecube.terminal.jedi_knights.lines import STRIPS, lower_lines, middle_line
from chancecube.terminal.jedi_knights.rows import PLACES, own_side, rows_of
from chancecube.terminal.table.cards import DEFEATED, FIGHTING, CardRow, Slot
from chancecube.terminal.table.layout import Board, Layout

# What an event makes of its card until the next view is shown.
MARKS: Final = {
    "attack": FIGHTING,
    "defend": FIGHTING,
    "support": FIGHTING,
    "target": FIGHTING,
    "new-main": FIGHTING,
    "hit": DEFEATED,
    "defeated": DEFEATED,
}
LEAST_WIDTH: Final = 18  # of a place without cards
LEAST_WITH_CARDS: Final = 24  # room for a label and a card


@final
class JediKnightsBoard(Board):
    def __init__(self, layout: Layout) -> None:
        super().__init__(id="board")
        self.layout_of_game = layout
        self.painter = JediKnightsPainter()
        names = [f"{whose}-{place}" for whose in ("theirs", "own") for place in PLACES]
        self.rows = {name: CardRow(self.painter, id=name) for name in (*names, "hand")}

    def compose(self) -> ComposeResult:
        yield self.pair("theirs")
        yield Static(id="planet")
        yield self.pair("own")
        for name in STRIPS:
            yield Static(id=name, classes="strip")
        yield Container(Static(id="hand-label", classes="label"), self.rows["hand"], classes="row")

    def pair(self, whose: str) -> Horizontal:
        """The two places of one side."""
        places = [
            Container(
                Static(id=f"{whose}-{place}-label", classes="label"),
                self.rows[f"{whose}-{place}"],
                classes="row",
                id=f"{whose}-{place}-place",
            )
            for place in PLACES
        ]
        return Horizontal(*places, classes="places")

    def show(self, view: View) -> None:
        words, side = self.layout_of_game.words, own_side(view)
        self.painter.words = words
        self.painter.numbers = Numbers(view)
        rows = rows_of(view, words)
        for whose, places, holder in (("theirs", rows.theirs, 1 - side), ("own", rows.own, side)):
            for place, slots in places.items():
                label = words.say(f"{place}-label", side=words.voice.side(holder))
                self.lay(f"{whose}-{place}", slots, label, words.say("empty-row"))
        for place in PLACES:
            self.share(place, rows.theirs[place], rows.own[place])
        self.lay("hand", rows.hand, words.say(rows.hand_label, count=len(rows.hand)), words.say("empty-hand"))
        self.rows["hand"].set_class(not rows.hand, "-empty")
        self.write("planet", middle_line(view, words))
        for name, line in lower_lines(view, words).items():
            self.write(name, line)
            self.query_one(f"#{name}").display = bool(line.plain)

    def lay(self, name: str, slots: list[Slot], label: str, empty: str) -> None:
        self.rows[name].empty = empty
        self.rows[name].deal(slots)
        self.write(f"{name}-label", Content(label))

    def share(self, place: str, theirs: list[Slot], own: list[Slot]) -> None:
        """A place gets as much of the width as it has cards."""
        most = max(len(theirs), len(own))
        for whose in ("theirs", "own"):
            styles = self.query_one(f"#{whose}-{place}-place").styles
            styles.width = f"{max(most, 1)}fr"
            styles.min_width = LEAST_WITH_CARDS if most else LEAST_WIDTH

    def write(self, name: str, line: Content) -> None:
        self.query_one(f"#{name}", Static).update(line)

    def happen(self, event: SeenEvent) -> None:
        if event.card is not None and event.kind in MARKS:
            for row in self.rows.values():
                row.mark(event.card.id, MARKS[event.kind])

    def point(self, card: int | None) -> None:
        for row in self.rows.values():
            row.point(card)

    def focus_hand(self) -> None:
        self.rows["hand"].focus()

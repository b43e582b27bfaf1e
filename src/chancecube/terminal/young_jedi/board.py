"""The board of Young Jedi: the current planet in the middle, the sides around it, the hand below."""

from __future__ import annotations

from typing import Final, final

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.widgets import Static

from chancecube.kernel.wire import SeenEvent, View
from chancecube.terminal.table.cards import DEFEATED, FIGHTING, CardRow
from chancecube.terminal.table.layout import Board, Layout
from chancecube.terminal.young_jedi.faces import YoungJediPainter
from chancecube.terminal.young_jedi.lines import lower_lines, middle_line
from chancecube.terminal.young_jedi.rows import rows_of, site_of

STRIPS: Final = ("piles", "stranded", "race")
# What an event makes of its card until the next view is shown.
MARKS: Final = {
    "steps-forward": FIGHTING,
    "duel": FIGHTING,
    "duel-target": FIGHTING,
    "duel-defends": FIGHTING,
    "duel-attack": FIGHTING,
    "duel-parry": FIGHTING,
    "defeated": DEFEATED,
    "duel-defeat": DEFEATED,
}
FIGHT_ENDS: Final = ("wins", "tie", "slips-away")


@final
class YoungJediBoard(Board):
    """Rows of cards: the opponent's, the planet, one's own, the piles, the hand."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(id="board")
        self.layout_of_game = layout
        self.painter = YoungJediPainter()
        self.fight_is_over = False
        self.rows = {name: CardRow(self.painter, id=name) for name in ("theirs", "own", "hand")}

    def compose(self) -> ComposeResult:
        yield Container(Static(id="theirs-label", classes="label"), self.rows["theirs"], classes="row")
        yield Static(id="planet")
        yield Container(Static(id="own-label", classes="label"), self.rows["own"], classes="row")
        for name in STRIPS:
            yield Static(id=name, classes="strip")
        yield Container(Static(id="hand-label", classes="label"), self.rows["hand"], classes="row")

    def show(self, view: View) -> None:
        words, me = self.layout_of_game.words, view.seat
        self.fight_is_over = False
        self.painter.words = words
        self.painter.site = site_of(view)
        rows = rows_of(view, words)
        self.rows["theirs"].deal(rows.theirs)
        self.rows["own"].deal(rows.own)
        self.rows["hand"].deal(rows.hand)
        self.rows["theirs"].empty = self.rows["own"].empty = words.say("empty-row")
        self.rows["hand"].empty = words.say("empty-hand")
        self.write("theirs-label", Content(words.voice.seat(1 - me)))
        self.write("own-label", Content(words.say("own-row", side=words.voice.seat(me))))
        self.write("hand-label", Content(words.say(rows.hand_label, count=rows.hand_size)))
        self.write("planet", middle_line(view, words))
        lines = lower_lines(view, words, self.size.width - 2)
        for name in STRIPS:
            self.write(name, lines[name])
            self.query_one(f"#{name}").display = bool(lines[name].plain)

    def write(self, name: str, line: Content) -> None:
        self.query_one(f"#{name}", Static).update(line)

    def happen(self, event: SeenEvent) -> None:
        """A fight's marks go when the next one begins; the defeated stay marked."""
        if event.kind in FIGHT_ENDS:
            self.fight_is_over = True
        if event.card is None or event.kind not in MARKS:
            return
        mark = MARKS[event.kind]
        if mark == FIGHTING and self.fight_is_over:
            self.fight_is_over = False
            for row in self.rows.values():
                row.marks = {card: kept for card, kept in row.marks.items() if kept == DEFEATED}
        for row in self.rows.values():
            row.mark(event.card.id, mark)

    def point(self, card: int | None) -> None:
        for row in self.rows.values():
            row.point(card)

    def focus_hand(self) -> None:
        self.rows["hand"].focus()

"""A row of cards one can walk along with the arrow keys or point at with the mouse."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Protocol

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from chancecube.kernel.wire import SeenCard

NARROWEST: Final = 11
WIDEST: Final = 22

# What a fight does to a card while it is told.
FIGHTING: Final = "fighting"
DEFEATED: Final = "defeated"


@dataclass(frozen=True)
class Slot:
    """One place of a row: a card, or a number of backs."""

    card: SeenCard | None
    count: int = 1
    hidden: bool = False  # face down, though its owner may read it
    aside: bool = False  # set aside for the battle
    playable: bool = False
    pointed: bool = False  # the highlighted option speaks of it
    under_cursor: bool = False
    mark: str = ""
    note: str = ""  # where it lies, if not on the planet or in hand
    turned: bool = False  # lies sideways: it has done its part
    attached: bool = False  # lies on, under or aboard the card before it


class Painter(Protocol):
    """Draws the cards of one game."""

    def paint(self, slot: Slot, width: int, height: int) -> list[Content]:
        """As many lines as the height, each as many cells as the width."""


class CardRow(Widget, can_focus=True):
    """Cards side by side. Entering one tries to play it; walking over one shows its details."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "step(-99)", show=False),
        Binding("end", "step(99)", show=False),
        Binding("up", "screen.focus_previous", show=False),
        Binding("down", "screen.focus_next", show=False),
        Binding("enter", "try_card", show=False),
    ]

    class Looked(Message):
        """The cursor came to a card."""

        def __init__(self, card: SeenCard | None) -> None:
            super().__init__()
            self.card = card

    class Tried(Message):
        """The player wants to play a card."""

        def __init__(self, card: SeenCard) -> None:
            super().__init__()
            self.card = card

    def __init__(self, painter: Painter, id: str) -> None:
        super().__init__(id=id)
        self.painter = painter
        self.slots: list[Slot] = []
        self.pointed: int | None = None
        self.marks: dict[int, str] = {}
        self.cursor = 0
        self.empty = ""  # what is said where no card lies
        self.first = 0  # the leftmost card shown when not all fit

    # --- what lies here ---

    def deal(self, slots: list[Slot]) -> None:
        """Lays other cards here; the cursor stays with its card if that is still there."""
        before = self.card_at_cursor()
        self.slots = slots
        self.marks = {}
        self.cursor = min(self.cursor, max(len(slots) - 1, 0))
        if before is not None:
            for place, slot in enumerate(slots):
                if slot.card is not None and slot.card.id == before.id:
                    self.cursor = place
        self.refresh()

    def point(self, card: int | None) -> None:
        """Points at a card; where nobody walks, the row moves so that it is in sight."""
        self.pointed = card
        places = [
            place for place, slot in enumerate(self.slots) if slot.card is not None and slot.card.id == card
        ]
        if places and not self.has_focus:
            self.cursor = places[0]
        self.refresh()

    def mark(self, card: int, mark: str) -> None:
        self.marks[card] = mark
        self.refresh()

    def card_at_cursor(self) -> SeenCard | None:
        return self.slots[self.cursor].card if self.cursor < len(self.slots) else None

    # --- drawing ---

    def margin(self) -> int:
        """A column at each end tells of cards that do not fit."""
        return 1 if len(self.slots) * NARROWEST > self.size.width else 0

    def card_width(self) -> int:
        room = self.size.width - 2 * self.margin()
        share = room // max(len(self.slots), 1)
        return min(max(share, NARROWEST), WIDEST, room)

    def places_shown(self) -> int:
        return max((self.size.width - 2 * self.margin()) // max(self.card_width(), 1), 1)

    def render(self) -> Content:
        width, height = self.card_width(), self.size.height
        if not self.slots or width < NARROWEST or height < 1:
            return Content.styled("" if self.slots else self.empty, "dim")
        shown = self.places_shown()
        self.first = min(self.first, self.cursor, max(len(self.slots) - shown, 0))
        self.first = max(self.first, self.cursor - shown + 1)
        last = min(self.first + shown, len(self.slots))
        columns = [
            self.painter.paint(self.dressed(place), width, height) for place in range(self.first, last)
        ]
        if self.margin():
            columns.insert(0, arrow("‹" if self.first else " ", height))
            columns.append(arrow("›" if last < len(self.slots) else " ", height))
        return Content("\n").join(Content.assemble(*line) for line in zip(*columns, strict=True))

    def dressed(self, place: int) -> Slot:
        """The slot with all that is passing: cursor, pointer and marks."""
        slot = self.slots[place]
        card = slot.card
        return replace(
            slot,
            under_cursor=self.has_focus and place == self.cursor,
            pointed=card is not None and card.id == self.pointed,
            mark=self.marks.get(card.id, slot.mark) if card is not None else "",
        )

    # --- walking and choosing ---

    def action_step(self, distance: int) -> None:
        self.cursor = min(max(self.cursor + distance, 0), max(len(self.slots) - 1, 0))
        self.look()

    def look(self) -> None:
        self.refresh()
        self.post_message(self.Looked(self.card_at_cursor()))

    def action_try_card(self) -> None:
        card = self.card_at_cursor()
        if card is not None:
            self.post_message(self.Tried(card))

    def on_focus(self) -> None:
        self.look()

    def on_blur(self) -> None:
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """The first click shows a card, a second one on it, or one on a playable card, plays it."""
        if not self.slots or event.x < self.margin():
            return
        place = self.first + (event.x - self.margin()) // max(self.card_width(), 1)
        if place >= min(len(self.slots), self.first + self.places_shown()):
            return
        again = self.has_focus and place == self.cursor and event.chain > 1
        self.cursor = place
        self.look()
        if self.slots[place].playable or again:
            self.action_try_card()

    def on_mouse_scroll_down(self) -> None:
        self.action_step(1)

    def on_mouse_scroll_up(self) -> None:
        self.action_step(-1)


def arrow(sign: str, height: int) -> list[Content]:
    return [Content.styled(sign, "$glow bold")] * height

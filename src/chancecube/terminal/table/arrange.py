"""Putting cards into an order: take one up, carry it, put it down, and send the whole order at once."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList

from chancecube.kernel.wire import View
from chancecube.terminal.table.layout import Layout

SEND: Final = -1


class ArrangeList(OptionList):
    """A line that sends the order, then the cards in it and what each would do at its place."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("shift+up", "carry(-1)", show=False),
        Binding("shift+down", "carry(1)", show=False),
        Binding("left", "carry(-1)", show=False),
        Binding("right", "carry(1)", show=False),
        Binding("escape", "put_down", show=False),
        Binding("s", "send", show=False),
    ]

    class Sent(Message):
        """The order is final."""

        def __init__(self, order: list[int]) -> None:
            super().__init__()
            self.order = order

    def __init__(self, layout: Layout, id: str) -> None:
        super().__init__(id=id)
        self.layout_of_game = layout
        self.view: View | None = None
        self.placed: list[int] = []  # answered already, one by one: they stay in front
        self.order: list[int] = []
        self.held: int | None = None  # the card in hand

    def begin(self, view: View) -> None:
        self.view = view
        self.placed = self.layout_of_game.placed(view)
        self.order = self.layout_of_game.first_order(view)
        self.held = None
        self.write(SEND)

    def write(self, place: int) -> None:
        """Writes the list anew, with the cursor at a place; also after a change of language."""
        if self.view is None:
            return
        notes = self.layout_of_game.order_notes(self.view, self.order)
        self.set_options([Content.styled(f"▶ {self.layout_of_game.words.say('plan-send')}", "bold")])
        self.add_options([self.line(number, note) for number, note in enumerate(notes)])
        self.highlighted = min(place, len(notes) - 1) + 1

    def line(self, number: int, note: Content) -> Content:
        sign = " "
        if number < len(self.placed):
            sign = "="
        elif self.order[number - len(self.placed)] == self.held:
            sign = "↕"
        return Content.assemble((f"{sign}{number + 1:>2} ", "$cursor bold" if sign == "↕" else "$key"), note)

    @property
    def place(self) -> int:
        """The place under the cursor, or SEND."""
        return SEND if self.highlighted is None else self.highlighted - 1

    def card_here(self) -> int | None:
        """The card under the cursor."""
        return (self.placed + self.order)[self.place] if self.place != SEND else None

    # --- moving ---

    def move(self, card: int, place: int) -> None:
        """Moves a card to a place of the whole list; what is placed already stays where it is."""
        if card not in self.order:
            return
        place = min(max(place, len(self.placed)), len(self.placed) + len(self.order) - 1)
        self.order.remove(card)
        self.order.insert(place - len(self.placed), card)
        self.write(place)

    def action_carry(self, distance: int) -> None:
        card = self.card_here()
        if card is not None:
            self.move(card, self.place + distance)

    def action_cursor_up(self) -> None:
        if self.held is not None:
            self.action_carry(-1)
        elif self.highlighted == 0:
            self.screen.focus_previous()
        else:
            super().action_cursor_up()

    def action_cursor_down(self) -> None:
        if self.held is not None:
            self.action_carry(1)
        else:
            super().action_cursor_down()

    def move_to(self, number: int) -> None:
        """Brings the card under the cursor to this place, counted from one."""
        card = self.card_here()
        if card is not None:
            self.move(card, number - 1)

    def pick_next(self, card: int) -> None:
        """Picking cards one after another on the table: each goes behind the one picked before."""
        if card in self.order:
            self.move(card, self.place + 1)

    # --- taking up, putting down, sending ---

    def action_select(self) -> None:
        card = self.card_here()
        if card is None:
            self.action_send()
        elif self.held is None:
            self.held = card if card in self.order else None
            self.write(self.place)
        else:
            held, place = self.held, self.place
            self.held = None
            self.move(held, place)

    def action_put_down(self) -> None:
        self.held = None
        self.write(self.place)

    def action_send(self) -> None:
        self.held = None
        self.post_message(self.Sent(self.order[:]))

"""Texts about winning control: a character may go, with cards from hand, for as many new ones."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, PICK, YES, Decision
from chancecube.kernel.known import Known
from chancecube.young_jedi.deeds import draw_cards, take_from_play
from chancecube.young_jedi.table import Table, TableStep

RETIRE_RULE: Final = "yj.control.order-ruling"


@final
class Retirement(TableStep):
    """The winner's characters on the planet just won, asked one after another."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards  # still to be asked about; replaced, never changed in place
        self.price = 0  # what the one who goes costs, and gives
        self.to_give = 0  # cards of it still to be discarded

    def play(self, table: Table) -> None:
        hand = table.sides[self.seat].hand
        if self.to_give:
            table.ask(self.seat, "discard-for", hand[:], PICK, RETIRE_RULE, self.to_give)
        elif not self.cards:
            table.pop()
        elif len(hand) >= price_of(table, self.cards[0]):
            table.ask(self.seat, "retire", [YES, DONE], rule=RETIRE_RULE, number=self.cards[0])
        else:
            self.cards = self.cards[1:]

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "discard-for":
            self.give(table, option)
            return
        card = self.cards[0]
        self.cards = self.cards[1:]
        if option == YES:
            self.price = price_of(table, card)
            self.to_give = self.price
            take_from_play(table, self.seat, card)
            table.to_discard(self.seat, card, "retire", RETIRE_RULE)

    def give(self, table: Table, card: int) -> None:
        """The new cards come when the last one has gone."""
        self.to_give -= 1
        table.sides[self.seat].hand.remove(card)
        table.to_discard(self.seat, card, "discard", RETIRE_RULE)
        if not self.to_give:
            draw_cards(table, self.seat, self.price, RETIRE_RULE)

    def copy(self) -> Retirement:
        twin = Retirement(self.seat, self.cards)
        twin.price = self.price
        twin.to_give = self.to_give
        return twin

    def encode(self) -> list[object]:
        return ["retire", self.stage, self.seat, self.cards[:], self.price, self.to_give]


def read_retire(fields: list[Any], known: Known) -> Retirement:
    step = Retirement(known.seat(fields[2]), known.cards(fields[3]))
    step.price = int(fields[4])
    step.to_give = int(fields[5])
    return step


def price_of(table: Table, card: int) -> int:
    says = table.card(card).says
    return says.retires.cards if says is not None and says.retires is not None else 0


def offer_retirement(table: Table, seat: int) -> None:
    """To be called when this player has won control of the current planet."""
    cards = [card for card in table.here(seat) if price_of(table, card)]
    if cards:
        table.push(Retirement(seat, cards))

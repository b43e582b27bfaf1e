"""Destiny draws: whose card is turned up for what, and the choices some cards give their drawer."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.table import NUMBER, Table, TableStep

# What a destiny card is drawn for.
FOR_BATTLE_CARD: Final = 0
FOR_WEAPON: Final = 1
FOR_POWER: Final = 2
FOR_GUESS: Final = 3


@final
class Draw:
    """A draw to be made: by which player, for the card of which face, on behalf of which character."""

    def __init__(self, seat: int, cause: int, face: int, drawer: int) -> None:
        self.seat = seat
        self.cause = cause
        self.face = face
        self.drawer = drawer

    def encode(self) -> list[object]:
        return [self.seat, self.cause, self.face, self.drawer]


def draw_plainly(table: Table, draw: Draw) -> int:
    """Turns up the card if nobody has anything to choose about it; else -1, and nothing is done."""
    side = table.sides[draw.seat]
    says = table.card(draw.drawer).says if draw.drawer != NO_CARD else None
    if says is not None and (says.redraw or says.best_of_two):
        return -1
    if side.deck:
        if two_numbers(table.card(side.deck[-1])):
            return -1
    elif side.track is not None:
        return -1
    card = table.turn_up(draw.seat)
    table.destiny_card = card
    if card == NO_CARD:
        return 0
    number = table.card(card).destiny
    table.tell("destiny", draw.seat, card, number, rule="yj.battle.destiny")
    return number


def two_numbers(facts: Card) -> bool:
    """Whether there is a number to choose."""
    numbers = facts.destinies
    return len(numbers) > 1 and numbers[0] != numbers[1]


TURN_UP: Final = 0
ANOTHER: Final = 1
ACCEPT: Final = 2


@final
class DestinyDraw(TableStep):
    """One draw with its choices; the number and its card are left on the table."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self.draw = draw
        self.cards: list[int] = []  # turned up, and not discarded again
        self.numbers: list[int] = []  # for each of them, the number chosen

    def play(self, table: Table) -> None:
        if self.stage == TURN_UP:
            self.turn_up(table)
        elif self.stage == ANOTHER:
            self.look_at_it(table)
        else:
            self.accept(table)

    def turn_up(self, table: Table) -> None:
        """Of a card with two numbers its drawer chooses one before anything else is drawn."""
        card = table.turn_up(self.draw.seat)
        if card == NO_CARD:
            self.stage = ACCEPT
            return
        if table.over:
            return
        self.stage = ANOTHER
        self.cards.append(card)
        facts = table.card(card)
        table.tell("destiny", self.draw.seat, card, facts.destiny, rule="yj.battle.destiny")
        if two_numbers(facts):
            options = [NUMBER - number for number in facts.destinies]
            table.ask(
                self.draw.seat, "destiny-number", options, rule="yj.battle.destiny-two-numbers", number=card
            )
        else:
            self.numbers.append(facts.destiny)

    def look_at_it(self, table: Table) -> None:
        """Draws the second of two, or asks whether to draw anew."""
        self.stage = ACCEPT
        says = table.card(self.draw.drawer).says if self.draw.drawer != NO_CARD else None
        if says is None:
            return
        if says.best_of_two and self.draw.cause != FOR_POWER:
            if len(self.cards) == 1:
                self.stage = TURN_UP
            else:
                table.ask(self.draw.seat, "best-of-two", self.cards[:], rule="yj.battle.destiny")
        elif says.redraw and self.draw.drawer not in table.used:
            table.ask(
                self.draw.seat, "redraw", [YES, DONE], rule="yj.battle.anakin-redraw", number=self.numbers[0]
            )

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "destiny-number":
            self.numbers.append(NUMBER - option)
            table.tell(
                "choose-number",
                self.draw.seat,
                self.cards[-1],
                NUMBER - option,
                rule="yj.battle.destiny-two-numbers",
            )
        elif decision.kind == "best-of-two":
            place = self.cards.index(option)
            self.cards = [option]
            self.numbers = [self.numbers[place]]
        elif option == YES:
            self.draw_anew(table)

    def draw_anew(self, table: Table) -> None:
        """The card is discarded; the next one counts."""
        card = self.cards.pop()
        self.numbers.pop()
        table.used = [*table.used, self.draw.drawer]
        table.sides[self.draw.seat].hand.remove(card)
        table.to_discard(self.draw.seat, card, "redraw", "yj.battle.anakin-redraw")
        self.stage = TURN_UP

    def accept(self, table: Table) -> None:
        table.pop()
        table.destiny = self.numbers[-1] if self.numbers else 0
        table.destiny_card = self.cards[-1] if self.cards else NO_CARD

    def copy(self) -> DestinyDraw:
        twin = DestinyDraw(self.draw)
        twin.stage = self.stage
        twin.cards = self.cards[:]
        twin.numbers = self.numbers[:]
        return twin

    def encode(self) -> list[object]:
        return ["draw", self.stage, self.draw.encode(), self.cards[:], self.numbers[:]]


def read_draw(fields: list[Any], known: Known) -> Draw:
    drawer = fields[3] if fields[3] == NO_CARD else known.card(fields[3])
    return Draw(known.seat(fields[0]), int(fields[1]), int(fields[2]), drawer)


def read_destiny_draw(fields: list[Any], known: Known) -> DestinyDraw:
    step = DestinyDraw(read_draw(fields[2], known))
    step.cards = known.cards(fields[3])
    step.numbers = [int(number) for number in fields[4]]
    return step

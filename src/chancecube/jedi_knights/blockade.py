"""The Blockade Phase: capital starships intimidate, and characters shuttle down to the site."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.abilities import may_be_intimidated
from chancecube.jedi_knights.moments import Declared, happen
from chancecube.jedi_knights.table import NOBODY, SEAT, SITE, Table
from chancecube.jedi_knights.vocabulary.texts import INTIMIDATING, SHUTTLED
from chancecube.kernel.decision import Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD

# --- shuttling ---


def forbids_shuttling(table: Table, seat: int, card: int) -> str:
    """One's own character aboard any starship of the side may go down."""
    aboard = table.host[card] != NO_CARD and table.is_fighter(card)
    return "" if aboard and table.owner[card] == seat else "jk.blockade.shuttle"


def shuttle(table: Table, card: int) -> None:
    """Moves a character from its starship to the site; from a rotated starship it arrives ready."""
    ship = table.host[card]
    table.host[card] = NO_CARD
    table.attached.remove(card)
    table.lay(card, SITE)
    table.tell("shuttle", table.owner[card], card, rule="jk.blockade.shuttle")
    if not table.is_ready(ship):
        table.ready(card, "jk.blockade.shuttle-ruling")
    happen(table, SHUTTLED, card, table.owner[card])


# --- intimidation ---


def can_be_intimidated(table: Table, seat: int) -> list[int]:
    """A player's characters at the site of which one would have to rotate."""
    return [card for card in table.at[seat].site if may_be_intimidated(table, card)]


def victims(table: Table, seat: int) -> list[int]:
    return [other for other in table.opponents(seat) if can_be_intimidated(table, other)]


def forbids_intimidating(table: Table, seat: int, ship: int) -> str:
    if not table.card(ship).capital or ship not in table.at[seat].system:
        return "jk.blockade.intimidate"
    if not table.is_ready(ship):
        return "jk.rotate.ready-only"
    return "" if victims(table, seat) else "jk.blockade.none-ruling"


NAME: Final = 0
DECLARE: Final = 1
CHOOSE: Final = 2


@final
class Intimidation(Declared):
    """A capital starship rotates, and an opponent chooses one of the own characters to rotate."""

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__()
        self.seat = seat
        self.ship = ship
        self.victim = NOBODY

    def play(self, table: Table) -> None:
        if self.stage == NAME:
            self.name(table)
        elif self.stage == DECLARE:
            self.declare(table)
        else:
            self.choose(table)

    def name(self, table: Table) -> None:
        self.stage = DECLARE
        named = victims(table, self.seat)
        if len(named) == 1:
            self.victim = named[0]
        else:
            options = [SEAT - seat for seat in named]
            table.ask(self.seat, "which-opponent", options, rule="jk.team.opponent-ruling", number=self.ship)

    def declare(self, table: Table) -> None:
        self.stage = CHOOSE
        table.tell("intimidate", self.seat, self.ship, amount=self.victim, rule="jk.blockade.intimidate")
        table.rotate(self.ship, "jk.blockade.intimidate")
        happen(table, INTIMIDATING, self.ship, self.seat)

    def choose(self, table: Table) -> None:
        characters = can_be_intimidated(table, self.victim)
        if self.cancelled or not characters:
            table.pop()
        elif len(characters) == 1:
            self.give_way(table, characters[0])
        else:
            table.ask(self.victim, "intimidated", characters, rule="jk.blockade.intimidate", number=self.ship)

    def give_way(self, table: Table, character: int) -> None:
        table.pop()
        table.rotate(character, "jk.blockade.intimidate")

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "which-opponent":
            self.victim = SEAT - option
        else:
            self.give_way(table, option)

    def copy(self) -> Intimidation:
        twin = Intimidation(self.seat, self.ship)
        twin.stage = self.stage
        twin.victim = self.victim
        twin.cancelled = self.cancelled
        return twin

    def encode(self) -> list[object]:
        return ["intimidation", self.stage, self.seat, self.ship, self.victim, self.cancelled]


def read_intimidation(fields: list[Any], known: Known) -> Intimidation:
    seat, ship, victim, cancelled = fields
    step = Intimidation(known.seat(seat), known.card(ship))
    step.victim = known.seat_or_none(victim)
    step.cancelled = bool(cancelled)
    return step

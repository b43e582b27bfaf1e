"""The Force Phase: all choose a Force card in secret; it makes the order of the turn and gives credits."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.moments import happen
from chancecube.jedi_knights.ranks import highest_first
from chancecube.jedi_knights.sums import force_number, income_sum, total
from chancecube.jedi_knights.table import NOBODY, Table, TableStep
from chancecube.jedi_knights.vocabulary.standing import CREDITS
from chancecube.jedi_knights.vocabulary.texts import TURN_BEGINS
from chancecube.kernel.decision import Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD

CHOICE: Final = 0
REVEAL: Final = 1
TEXTS: Final = 2
END: Final = 3


@final
class ForcePhase(TableStep):
    def play(self, table: Table) -> None:
        if self.stage == CHOICE:
            self.choose(table)
        elif self.stage == REVEAL:
            self.reveal(table)
        elif self.stage == TEXTS:
            self.stage = END
            happen(table, TURN_BEGINS, NO_CARD, NOBODY)
        else:
            table.pop()

    def choose(self, table: Table) -> None:
        """All at once, from what has never been used."""
        self.stage = REVEAL
        for seat in range(table.seats):
            table.ask(seat, "force-card", table.at[seat].force[:], rule="jk.force.choose")

    def reveal(self, table: Table) -> None:
        self.stage = TEXTS
        for seat in range(table.seats):
            own = table.at[seat]
            own.force.remove(own.chosen)
            own.used.append(own.chosen)
            own.chosen = NO_CARD
            table.tell("force", seat, own.used[-1], force_number(table, seat), rule="jk.force.choose")
        find_order(table)
        for seat in table.order:
            table.at[seat].spent = 0
            tell_credits(table, seat)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        table.at[decision.seat].chosen = option

    def copy(self) -> ForcePhase:
        twin = ForcePhase()
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["force", self.stage]


def read_force_phase(fields: list[Any], known: Known) -> ForcePhase:
    return ForcePhase()


def find_order(table: Table) -> None:
    """Player 1 and so on by Force number; equal ones by Theme number."""
    numbers = [force_number(table, seat) for seat in range(table.seats)]
    table.order = highest_first(table.rank, numbers)
    rule = "jk.force.player-one" if table.seats == 2 else "jk.team.order"
    for place in range(table.seats):
        seat = table.order[place]
        tied = numbers.count(numbers[seat]) > 1
        said = "jk.team.tie-ruling" if tied and table.seats > 2 else rule
        table.tell("order", seat, amount=place + 1, rule=said)


def tell_credits(table: Table, seat: int) -> None:
    """What the Force card gives for this Deploy Phase; bonus credits count in the Final Conflict."""
    addends = income_sum(table, seat, CREDITS)
    rule = "jk.final.credits" if table.final else "jk.force.credits"
    table.tell("credits", seat, amount=total(addends), rule=rule, sums=addends)

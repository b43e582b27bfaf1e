"""The turn: Deploy, Battle, Even Up, in that order; then control is looked at."""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.young_jedi.battle import Battle, forbids_battle
from chancecube.young_jedi.control import EndOfTurn
from chancecube.young_jedi.deploy import Deploy
from chancecube.young_jedi.even_up import EvenUp
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.table import BATTLE, DEPLOY, EVEN_UP, Table, TableStep

COUNTERS_PER_TURN: Final = 6

BEGIN: Final = 0
BATTLE_PHASE: Final = 1
EVEN_UP_PHASE: Final = 2
END: Final = 3


@final
class Turn(TableStep):
    """The active player's turn. It is never popped: when one turn ends the next begins."""

    def play(self, table: Table) -> None:
        if self.stage == BEGIN:
            self.begin(table)
        elif self.stage == BATTLE_PHASE:
            self.battle(table)
        elif self.stage == EVEN_UP_PHASE:
            self.even_up(table)
        else:
            self.end(table)

    def begin(self, table: Table) -> None:
        """All the player's face-down cards are turned up, wherever they lie; then the deploy phase opens."""
        seat = table.active
        side = table.sides[seat]
        table.turn += 1
        table.stirred = False
        table.phase = DEPLOY
        table.tell("turn", seat, amount=table.turn, rule="yj.turn.phases")
        for planet in range(len(PLANETS)):
            table.reveal_hidden(seat, planet)
        side.turns_here += 1
        side.counters = COUNTERS_PER_TURN
        self.stage = BATTLE_PHASE
        table.push(Deploy())

    def battle(self, table: Table) -> None:
        """One battle may be declared; it is never forced."""
        table.phase = BATTLE
        self.stage = EVEN_UP_PHASE
        if not forbids_battle(table):
            table.ask(table.active, "battle", [YES, DONE], rule="yj.battle.declare")

    def even_up(self, table: Table) -> None:
        table.phase = EVEN_UP
        self.stage = END
        table.push(EvenUp())

    def end(self, table: Table) -> None:
        self.stage = BEGIN
        table.push(EndOfTurn())

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if option == YES:
            table.tell("battle", table.active, rule="yj.battle.declare")
            table.push(Battle(table.active))

    def copy(self) -> Turn:
        twin = Turn()
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["turn", self.stage]

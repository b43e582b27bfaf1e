"""The turn: Deploy, Battle, Even Up, in that order; then control is looked at."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.known import Known
from chancecube.young_jedi.battle import Battle, forbids_battle
from chancecube.young_jedi.control import EndOfTurn
from chancecube.young_jedi.deploy_phase import Deploy
from chancecube.young_jedi.duel import Duel, forbids_duel
from chancecube.young_jedi.effects import counter_limit
from chancecube.young_jedi.even_up import EvenUp
from chancecube.young_jedi.honour import Penalty, clear_misfits, is_breach
from chancecube.young_jedi.kinds import LIGHT
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.race import Race
from chancecube.young_jedi.table import BATTLE, DEPLOY, EVEN_UP, Table, TableStep

BEGIN: Final = 0
DUEL_PHASE: Final = 1
BATTLE_PHASE: Final = 2
EVEN_UP_PHASE: Final = 3
END: Final = 4


def forget_last_turn(table: Table) -> None:
    """What texts remember for one turn."""
    if table.fought[LIGHT]:
        table.fought = [[], []]
    if table.used or table.apart:
        table.used = []
        table.apart = []
    table.peaceful = 0
    for side in table.sides:
        if side.track is not None:
            side.track.thrusted = False


@final
class Turn(TableStep):
    """The active player's turn. It is never popped: when one turn ends the next begins."""

    def play(self, table: Table) -> None:
        if self.stage == BEGIN:
            self.begin(table)
        elif self.stage == DUEL_PHASE:
            self.duel(table)
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
        forget_last_turn(table)
        breach = table.options.honour and is_breach(table, seat)
        for planet in range(len(PLANETS)):
            if side.down[planet]:
                table.reveal_hidden(seat, planet)
        if table.options.honour:
            clear_misfits(table, seat)
        if breach:
            table.push(Penalty(seat))
            return
        side.turns_here += 1
        side.counters = counter_limit(table, seat)
        self.stage = DUEL_PHASE
        table.push(Deploy())
        if side.track is not None:
            table.push(Race())

    def duel(self, table: Table) -> None:
        """One duel may be started, before the battle."""
        table.phase = BATTLE
        self.stage = BATTLE_PHASE
        if forbids_duel(table):
            self.battle(table)
        else:
            table.push(Duel(table.active))

    def battle(self, table: Table) -> None:
        """One battle may be declared; it is never forced."""
        table.phase = BATTLE
        self.stage = EVEN_UP_PHASE
        if forbids_battle(table):
            self.even_up(table)
        else:
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


def read_turn_step(fields: list[Any], known: Known) -> Turn:
    return Turn()

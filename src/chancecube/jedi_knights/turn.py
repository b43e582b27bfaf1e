"""The turn: six phases in a fixed order; in the Final Conflict the last two are repeated to the end."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.draw_phase import DrawPhase
from chancecube.jedi_knights.final_conflict import check_stall, open_phase
from chancecube.jedi_knights.force_phase import ForcePhase
from chancecube.jedi_knights.kinds import BATTLE, BLOCKADE, DEPLOY
from chancecube.jedi_knights.moments import lingers
from chancecube.jedi_knights.phases import Phase
from chancecube.jedi_knights.table import (
    BLOCKADE_PHASE,
    CHARACTER_PHASE,
    DEPLOY_PHASE,
    DRAW_PHASE,
    FORCE_PHASE,
    SITE,
    STARSHIP_PHASE,
    SYSTEM,
    Table,
    TableStep,
)
from chancecube.jedi_knights.vocabulary.effects import THIS_PHASE, THIS_TURN
from chancecube.jedi_knights.vocabulary.texts import PER_PHASE, PER_TURN
from chancecube.kernel.known import Known

BEGIN: Final = 0  # the other stages are the phases to open next
END: Final = 7


@final
class Turn(TableStep):
    """All players' turn. It is never popped: when one turn ends the next begins."""

    def play(self, table: Table) -> None:
        end_phase(table)
        if self.stage == BEGIN:
            self.begin(table)
        elif self.stage == FORCE_PHASE:
            self.open(table, FORCE_PHASE)
            table.push(ForcePhase())
        elif self.stage == DEPLOY_PHASE:
            self.open(table, DEPLOY_PHASE)
            table.push(Phase(DEPLOY))
        elif self.stage == STARSHIP_PHASE:
            self.starship_battles(table)
        elif self.stage == BLOCKADE_PHASE:
            self.open(table, BLOCKADE_PHASE)
            table.push(Phase(BLOCKADE))
        elif self.stage == CHARACTER_PHASE:
            self.character_battles(table)
        elif self.stage == DRAW_PHASE:
            self.draw(table)
        else:
            self.end(table)

    def begin(self, table: Table) -> None:
        """Force cards, ships and blockades come once in the Final Conflict; its later turns go on at the site."""
        table.turn += 1
        table.turns_here += 1
        again = table.final and table.turns_here > 1
        table.tell("turn", -1, amount=table.turn, rule="jk.final.cycle" if again else "jk.turn.phases")
        self.stage = CHARACTER_PHASE if again else FORCE_PHASE

    def open(self, table: Table, phase: int) -> None:
        table.phase = phase
        table.tell("phase", -1, amount=phase, rule="jk.turn.phases")
        self.stage = phase + 1

    def starship_battles(self, table: Table) -> None:
        """Credits not spent in the Deploy Phase are lost."""
        for seat in table.at:
            seat.spent = 0
        self.open(table, STARSHIP_PHASE)
        table.push(battle_phase(table, SYSTEM))

    def character_battles(self, table: Table) -> None:
        self.open(table, CHARACTER_PHASE)
        if table.final:
            open_phase(table)
        if not table.over:
            table.push(battle_phase(table, SITE))

    def draw(self, table: Table) -> None:
        if not check_stall(table):
            self.open(table, DRAW_PHASE)
            table.push(DrawPhase())

    def end(self, table: Table) -> None:
        """What is remembered for one turn is forgotten."""
        table.moved = []
        table.used[PER_TURN] = []
        end_changes(table, THIS_TURN)
        self.stage = BEGIN

    def copy(self) -> Turn:
        twin = Turn()
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["turn", self.stage]


def read_turn_step(fields: list[Any], known: Known) -> Turn:
    return Turn()


def battle_phase(table: Table, arena: int) -> Phase:
    """The sides alternate, that of Player 1 first."""
    return Phase(BATTLE, arena, table.order[0] % 2)


def end_phase(table: Table) -> None:
    """What is remembered for one phase is forgotten, and Battle Phase Events are discarded."""
    table.used[PER_PHASE] = []
    end_changes(table, THIS_PHASE)
    for seat in table.order_or_seats():
        for card in table.at[seat].events[:]:
            if table.card(card).timing == BATTLE and not lingers(table, card):
                table.discard_stack(card, "jk.event.battle-phase")


def end_changes(table: Table, until: int) -> None:
    if table.changes:
        table.changes = [change for change in table.changes if change.until > until]

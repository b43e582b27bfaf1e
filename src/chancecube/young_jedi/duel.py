"""Lightsaber duels: once a turn, before the battle."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.decision import Decision
from chancecube.young_jedi.known import Known
from chancecube.young_jedi.table import Table, TableStep


def forbids_duel(table: Table) -> str:
    """The rule that keeps the active player from starting a duel, or nothing."""
    return "yj.duel.who"


@final
class Duel(TableStep):
    """A duel, from its declaration to the reshuffled decks."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, table: Table) -> None:
        table.pop()

    def take(self, table: Table, decision: Decision, option: int) -> None:
        table.pop()

    def copy(self) -> Duel:
        return Duel(self.seat)

    def encode(self) -> list[object]:
        return ["duel", self.stage, self.seat]


def read_duel(fields: list[Any], known: Known) -> Duel:
    return Duel(known.seat(fields[2]))


def running_duel(table: Table) -> Duel | None:
    for step in table.stack:
        if isinstance(step, Duel):
            return step
    return None


def duel_status(table: Table, duel: Duel) -> dict[str, object]:
    return {"attacker": duel.seat}

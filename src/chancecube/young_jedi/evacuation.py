"""Starships and evacuation: leaving a planet through hyperspace, and the battle in space about it."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.decision import Decision
from chancecube.young_jedi.known import Known
from chancecube.young_jedi.table import Table, TableStep


def forbids_evacuation(table: Table, seat: int, planet: int) -> str:
    """The rule that keeps a player from evacuating a planet, or nothing."""
    return "yj.evac.when"


@final
class Evacuation(TableStep):
    """One evacuation, from the opponent's ships to the cards' return."""

    def __init__(self, seat: int, planet: int) -> None:
        super().__init__()
        self.seat = seat
        self.planet = planet

    def play(self, table: Table) -> None:
        table.pop()

    def take(self, table: Table, decision: Decision, option: int) -> None:
        table.pop()

    def copy(self) -> Evacuation:
        return Evacuation(self.seat, self.planet)

    def encode(self) -> list[object]:
        return ["evacuation", self.stage, self.seat, self.planet]


def read_evacuation(fields: list[Any], known: Known) -> Evacuation:
    return Evacuation(known.seat(fields[2]), int(fields[3]))

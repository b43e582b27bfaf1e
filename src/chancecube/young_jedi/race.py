"""Podracing: the objective, its pilot and podracer, thrust, laps and refuelling."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.decision import Decision
from chancecube.young_jedi.known import Known
from chancecube.young_jedi.table import Table, TableStep


@final
class Race(TableStep):
    """The racing actions of a deploy phase, before all others."""

    def play(self, table: Table) -> None:
        table.pop()

    def take(self, table: Table, decision: Decision, option: int) -> None:
        table.pop()

    def copy(self) -> Race:
        return Race()

    def encode(self) -> list[object]:
        return ["race", self.stage]


def read_race(fields: list[Any], known: Known) -> Race:
    return Race()


def race_status(table: Table, seat: int) -> dict[str, object] | None:
    track = table.sides[seat].track
    if track is None:
        return None
    return {"thrust": track.thrust, "laps": track.laps}

"""Who stands better at the end of a playout."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chancecube.bots.search.guide import Guide
from chancecube.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the guide's rule of thumb; a learned judge does it better."""

    def __init__(self, guide: Guide, seat_sides: list[int]) -> None:
        self.guide = guide
        self.seat_sides = seat_sides

    def chances(self, position: Position, side: int) -> float:
        """From 0 to 1. A game that is over is won, lost or drawn."""
        if position.over:
            return self.result(position, side)
        return self.estimate(position, side)

    def estimate(self, position: Position, side: int) -> float:
        return self.guide.judge(position, side)

    def result(self, position: Position, side: int) -> float:
        """Half a game for a draw."""
        if position.winners == 0:
            return 0.5
        for seat in range(position.seats):
            if position.winners >> seat & 1 and self.seat_sides[seat] == side:
                return 1.0
        return 0.0

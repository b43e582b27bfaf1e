"""Thinking time, computed from the times of a game's entries alone: whoever has the entries has the clocks."""

from __future__ import annotations

from typing import Annotated, Final, Literal, final

from msgspec import Meta, Struct

NONE: Final = "none"
PER_MOVE: Final = "move"
TOTAL: Final = "total"
SAME_MOMENT: Final = 0.001  # two clocks that run out within this ran out together

Seconds = Annotated[int, Meta(ge=0, le=604_800)]


class ClockRule(Struct, frozen=True):
    """What was agreed: so many seconds for each decision, or for the whole game with some back after each move."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0

    @property
    def runs(self) -> bool:
        return self.kind != NONE and self.seconds > 0


@final
class Clocks:
    """Every seat's time. The clocks of all who have something to decide run at once."""

    def __init__(self, rule: ClockRule, seats: int, at: float) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.running: list[int] = []
        self.at = at

    def pass_time(self, at: float) -> None:
        """Charges those who were asked with the time since the last entry."""
        for seat in self.running:
            self.left[seat] = max(self.left[seat] - (at - self.at), 0.0)
        self.at = at

    def hand_over(self, asked: list[int], anew: list[int], answered: int) -> None:
        """Lets the clocks of `asked` run; `anew` have a new question, `answered` is who has just answered."""
        if not self.rule.runs:
            return
        if self.rule.kind == PER_MOVE:
            for seat in anew:
                self.left[seat] = float(self.rule.seconds)
        elif answered in self.running and answered not in asked:
            self.left[answered] += self.rule.increment
        self.running = asked

    def remaining(self, at: float) -> list[float]:
        gone = max(at - self.at, 0.0)
        return [
            max(left - gone, 0.0) if seat in self.running else left for seat, left in enumerate(self.left)
        ]

    def deadline(self) -> float | None:
        """When the first clock runs out, if nothing is written before."""
        times = [self.at + self.left[seat] for seat in self.running]
        return min(times) if times else None

    def run_out(self, at: float) -> list[int]:
        """The seats whose time was the first to be over; several only if they ran out together."""
        first = self.deadline()
        if first is None or at < first:
            return []
        return [seat for seat in self.running if self.at + self.left[seat] <= first + SAME_MOMENT]

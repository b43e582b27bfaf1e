"""Comparing answers: each is tried in the same imagined positions, and with the same luck, as the others.

What then differs comes of the answers alone, so a few dozen positions tell as much as hundreds of playouts of each by
itself would. An answer that is surely behind drops out and leaves its playouts to those that may still be best.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from chancecube.bots.search.guide import Guide
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.playout import outcome
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position, apply

WARM_UP: Final = 12  # positions all answers are tried in
LAP: Final = 4  # and so many more before it is asked again who drops out
ALIKE: Final = 24  # answers that came to the same in so many are the same: one of them will do
SURELY: Final = 3.0  # standard errors, to drop out
PROBABLY: Final = 2.0  # the same, for a habit to be given up


@final
class Runner:
    """One answer, and the chances it came to in each position it was tried in."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.chances: list[float] = []
        self.total = 0.0

    def add(self, chances: float) -> None:
        self.chances.append(chances)
        self.total += chances

    def mean(self) -> float:
        return self.total / len(self.chances) if self.chances else 0.0

    def behind(self, leader: Runner) -> float:
        """By how much on average, in the positions both were tried in."""
        tried = len(self.chances)
        if not tried:
            return 0.0
        total = 0.0
        for place in range(tried):
            total += leader.chances[place] - self.chances[place]
        return total / tried

    def is_behind(self, leader: Runner, errors: float) -> bool:
        """Whether by more than so many standard errors."""
        gap = self.behind(leader)
        squares = 0.0
        for place in range(len(self.chances)):
            apart = leader.chances[place] - self.chances[place] - gap
            squares += apart * apart
        return gap > errors * sqrt(squares) / max(1, len(self.chances))

    def is_like(self, leader: Runner) -> bool:
        return len(self.chances) >= ALIKE and self.chances == leader.chances


@final
class Race:
    """All answers to one question. Of options that are the same to the player one runs for all."""

    def __init__(self, guide: Guide, judge: Judge, seat: int, side: int, chance: Chance) -> None:
        self.guide = guide
        self.judge = judge
        self.seat = seat
        self.side = side
        self.chance = chance
        self.runners: list[Runner] = []
        self.running: list[Runner] = []

    def line_up(self, position: Position, decision: Decision, habit: int | None = None) -> None:
        """The habit, if there is one, stands first."""
        options = decision.options if habit is None else [habit, *decision.options]
        keys: list[int] = []
        for option in options:
            key = self.guide.key(position, decision, option)
            if key not in keys:
                keys.append(key)
                self.runners.append(Runner(option))
        self.running = self.runners

    def run(self, position: Position) -> None:
        """All those still running, in one imagined position and with the same luck."""
        until = self.guide.until(position, self.guide.manner.horizon)
        luck = self.chance.copy()
        for runner in self.running:
            twin = position.copy()
            self.guide.forget()
            apply(twin, self.seat, runner.option)
            runner.add(outcome(twin, self.guide, self.judge, self.side, luck.copy(), until))
        self.chance.word()
        tried = len(self.running[0].chances)
        if tried >= WARM_UP and tried % LAP == 0:
            self.drop_beaten()

    def drop_beaten(self) -> None:
        leader = self.leader()
        self.running = [
            runner
            for runner in self.running
            if runner is leader or not (runner.is_behind(leader, SURELY) or runner.is_like(leader))
        ]

    def leader(self) -> Runner:
        """The first of equals."""
        best = self.running[0]
        for runner in self.running:
            if runner.total > best.total:
                best = runner
        return best

    def winner(self, has_habit: bool) -> Runner:
        """In doubt the habit: what only seems better often is the same thing put off."""
        leader = self.leader()
        first = self.runners[0]
        in_doubt = has_habit and first is self.running[0] and not first.is_behind(leader, PROBABLY)
        return first if in_doubt else leader

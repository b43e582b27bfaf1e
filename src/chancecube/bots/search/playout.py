"""Playing on from an imagined position, as the guide says, as far as the horizon."""

from __future__ import annotations

from typing import Final

from chancecube.bots.search.guide import Guide
from chancecube.bots.search.judge import Judge
from chancecube.kernel.chance import Chance
from chancecube.kernel.position import Position, apply

LONGEST: Final = 2_000  # decisions; a playout that finds no end is judged where it stands


def play_on(position: Position, guide: Guide, chance: Chance, until: int) -> None:
    """Everybody answers as the guide says until the clock has come to `until` or the game is over."""
    for _ in range(LONGEST):
        if not position.pending or guide.clock(position) >= until:
            return
        decision = position.pending[0]
        options = decision.options
        option = options[0] if len(options) == 1 else guide.choose(position, decision, chance)
        apply(position, decision.seat, option)


def outcome(position: Position, guide: Guide, judge: Judge, side: int, chance: Chance, until: int) -> float:
    """The chances of a side after playing on."""
    play_on(position, guide, chance, until)
    return judge.chances(position, side)


def answer_run(position: Position, seat: int, run: list[int]) -> None:
    """Gives a run of answers, as long as they are asked for and offered."""
    for option in run:
        decision = position.decision_of(seat)
        if decision is None or option not in decision.options:
            return
        apply(position, seat, option)

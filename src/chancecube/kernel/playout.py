"""Games played by chance alone: the engine's speed without any player's thinking."""

from __future__ import annotations

from typing import Final

from chancecube.kernel.chance import Chance
from chancecube.kernel.position import Position, apply

SHUNNED: Final = 16  # a shunned answer is drawn again all but once in so many times


def play_out(position: Position, chance: Chance, shun: int = 0, limit: int = 1_000_000) -> int:
    """Answers every decision at random until the game ends; returns how many there were.

    The answer to `shun` (giving up, say) is seldom taken, so that games come to their end by playing.
    """
    count = 0
    while position.pending and count < limit:
        decision = position.pending[0]
        options = decision.options
        option = options[chance.below(len(options))]
        if option == shun and shun < 0 and len(options) > 1 and chance.below(SHUNNED):
            continue
        apply(position, decision.seat, option)
        count += 1
    return count


def copy_often(position: Position, times: int) -> int:
    """Copies a position again and again, for measuring what a copy costs."""
    stacked = 0
    for _ in range(times):
        stacked += len(position.copy().stack)
    return stacked

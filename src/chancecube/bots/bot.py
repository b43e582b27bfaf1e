"""What every bot is."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Protocol, runtime_checkable

from chancecube.bots.seen import Seen
from chancecube.kernel.position import Position
from chancecube.kernel.views import seats_of


class Bot(Protocol):
    """A player that is a program. Its choices depend on its seed and on what it was shown, and on nothing else."""

    def choose(self, seen: Seen) -> int:
        """One of the options of the decision."""
        ...


@runtime_checkable
class Leaving(Protocol):
    """A bot that holds something as long as the game goes on: a running program, say."""

    def over(self, winners: list[int], ending: str) -> None:
        """The game has ended: these seats have won, by this rule."""
        ...

    def stop(self) -> None:
        """The game was broken off."""
        ...


def dismiss(bots: Iterable[Bot], position: Position) -> None:
    """Tells all who want to know that the game is over, or that it will not go on; each of them, even if one fails."""
    with ExitStack() as farewells:
        for bot in bots:
            if isinstance(bot, Leaving):
                if position.over:
                    farewells.callback(bot.over, seats_of(position.winners, position.seats), position.ending)
                else:
                    farewells.callback(bot.stop)

"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from chancecube.bots.seen import Seen


class Bot(Protocol):
    """A player that is a program. Its choices depend on its seed and on what it was shown, and on nothing else."""

    def choose(self, seen: Seen) -> int:
        """One of the options of the decision."""
        ...

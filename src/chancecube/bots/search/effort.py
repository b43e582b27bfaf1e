"""How long to think: so many playouts, or so many seconds if they pass first."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

UNHURRIED: Final = 0.0


@final
class Effort:
    """Without seconds only playouts count, and the same seed gives the same answers on any machine."""

    def __init__(self, playouts: int, seconds: float = UNHURRIED) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.left = playouts
        self.until = 0.0

    def begin(self, times: int = 1) -> None:
        """What matters more may be thought over so many times as long."""
        self.left = times * self.playouts
        self.until = perf_counter() + times * self.seconds

    def is_spent(self) -> bool:
        return self.left <= 0 or (self.seconds > UNHURRIED and perf_counter() > self.until)

    def spend(self, playouts: int = 1) -> bool:
        """Takes so many playouts, the last of them on credit; False if there is none left or the time is up."""
        if self.is_spent():
            return False
        self.left -= playouts
        return True

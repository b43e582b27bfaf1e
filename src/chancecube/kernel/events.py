"""Facts of what happened, each with who may see its card and the rule it applied."""

from __future__ import annotations

from typing import Final, final

# Seats as bits of a mask; the spectator is a seat that owns nothing.
SPECTATOR: Final = 31
EVERYONE: Final = (1 << 32) - 1
NOBODY: Final = 0


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def sees(mask: int, seat: int) -> bool:
    return (mask >> seat) & 1 == 1


@final
class Event:
    """One fact. `face` is what the card showed at that moment: its id may mean another card after a shuffle."""

    def __init__(
        self,
        kind: str,
        seat: int,
        card: int,
        face: int,
        amount: int,
        rule: str,
        seen: int,
        sums: list[tuple[str, int, int]],
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.face = face
        self.amount = amount
        self.rule = rule
        self.seen = seen
        self.sums = sums  # the addends of a total: why, from which face, how much

"""What draw decks and hands are looked through for, as a byte for each face.

The whole library takes less memory here than two cards do, so that looking through a deck reads no card it does not want.
"""

from __future__ import annotations

from typing import Final, final

from chancecube.young_jedi.facts import Card

EFFECT_CARD: Final = 1  # an effect, or a double impact card with an effect half
RACER: Final = 2  # a podracer or a pilot
HELPER: Final = 4  # its text lets the pilot handle one number more


@final
class Sorts:
    """Made when they are first asked for; there is one library."""

    def __init__(self) -> None:
        self.by_face = b""


SORTS: Final = Sorts()


def sorts_of(cards: list[Card]) -> bytes:
    """By face, what a card of the library is."""
    if len(SORTS.by_face) != len(cards):
        SORTS.by_face = bytes([sort_of(card) for card in cards])
    return SORTS.by_face


def sort_of(card: Card) -> int:
    sort = EFFECT_CARD if card.is_effect_card else 0
    if card.pilot or card.podracer:
        sort |= RACER
    if card.says is not None and card.says.handles:
        sort |= HELPER
    return sort

"""What a written step may speak of: the seats and the cards of its position."""

from __future__ import annotations

from typing import final

from chancecube.young_jedi.kinds import DARK, LIGHT, SIDES


@final
class Known:
    """Whatever the engine would not have written is a ValueError."""

    def __init__(self, placed: dict[int, int]) -> None:
        self.placed = placed  # card id -> face

    def seat(self, seat: int) -> int:
        if seat not in (LIGHT, DARK):
            raise ValueError(seat)
        return seat

    def card(self, card: int) -> int:
        if card not in self.placed:
            raise ValueError(card)
        return card

    def card_or_none(self, card: int) -> int:
        return -1 if card == -1 else self.card(card)

    def cards(self, cards: list[int]) -> list[int]:
        return [self.card(card) for card in cards]

    def piles(self, piles: list[list[int]]) -> list[list[int]]:
        if len(piles) != len(SIDES):
            raise ValueError(piles)
        return [self.cards(pile) for pile in piles]

"""What a written step may speak of: the seats and the cards of its position."""

from __future__ import annotations

from typing import final

from chancecube.kernel.position import NO_CARD


@final
class Known:
    """Whatever the engine would not have written is a ValueError."""

    def __init__(self, placed: dict[int, int], seats: int) -> None:
        self.placed = placed  # card id -> face
        self.seats = seats

    def seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(seat)
        return seat

    def seat_or_none(self, seat: int) -> int:
        return -1 if seat == -1 else self.seat(seat)

    def card(self, card: int) -> int:
        if card not in self.placed:
            raise ValueError(card)
        return card

    def card_or_none(self, card: int) -> int:
        return NO_CARD if card == NO_CARD else self.card(card)

    def cards(self, cards: list[int]) -> list[int]:
        return [self.card(card) for card in cards]

    def numbers(self, numbers: list[int]) -> list[int]:
        """One for each seat."""
        if len(numbers) != self.seats:
            raise ValueError(numbers)
        return [int(number) for number in numbers]

    def piles(self, piles: list[list[int]]) -> list[list[int]]:
        """One for each seat."""
        if len(piles) != self.seats:
            raise ValueError(piles)
        return [self.cards(pile) for pile in piles]

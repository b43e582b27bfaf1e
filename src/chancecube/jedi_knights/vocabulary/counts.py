"""How often a number counts: for each card of some kind, for each planet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.jedi_knights.vocabulary.those import OWN, Those
from chancecube.jedi_knights.vocabulary.who import Who

if TYPE_CHECKING:
    from chancecube.jedi_knights.facts import Card

# Piles texts speak of.
HAND: Final = 0
DISCARD: Final = 1
THEME_PILE: Final = 2
DECK: Final = 3
PILES: Final = ["hand", "discard", "theme-pile", "deck"]


class Count:
    def bind(self, cards: list[Card]) -> None:
        pass


@final
class Each(Count):
    """Once for each such card on the table, at most so often."""

    def __init__(self, those: Those, most: int = 99) -> None:
        self.those = those
        self.most = most

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class BestPower(Count):
    """As often as the highest power among these says, without what they add of others' power in turn."""

    def __init__(self, those: Those) -> None:
        self.those = those

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class EachPlanet(Count):
    """Once for each planet that side has controlled."""

    def __init__(self, whose: int = OWN) -> None:
        self.whose = whose


@final
class EachInPile(Count):
    """Once for each such card in one's own Theme pile, at most so often."""

    def __init__(self, who: Who, most: int = 99) -> None:
        self.who = who
        self.most = most

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)

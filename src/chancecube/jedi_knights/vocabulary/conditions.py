"""When a text works: what must be true on the table. `jedi_knights.scene` answers for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from chancecube.jedi_knights.vocabulary.those import OWN, Those
from chancecube.jedi_knights.vocabulary.who import Who

if TYPE_CHECKING:
    from chancecube.jedi_knights.facts import Card


class Condition:
    def bind(self, cards: list[Card]) -> None:
        pass


class OfBattle(Condition):
    """A condition about the battle going on; without one it does not hold."""


@final
class Exists(Condition):
    """At least so many such cards are there."""

    def __init__(self, those: Those, at_least: int = 1) -> None:
        self.those = those
        self.at_least = at_least

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class InBattle(OfBattle):
    """The card, or the one it lies under or is aboard, is in the battle."""


@final
class Attacking(OfBattle):
    """It is the attacker."""


@final
class Defending(OfBattle):
    """It is the defender."""


@final
class Supporting(OfBattle):
    """It supports the attacker or defender."""


@final
class Supported(OfBattle):
    """It is attacker or defender and has a supporter."""


@final
class StarshipBattle(OfBattle):
    """The battle is one of starships at the system."""


@final
class FiringWith(OfBattle):
    """The shot going on is fired with such a weapon."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class AtPlanet(Condition):
    """The planet fought over now is this one."""

    def __init__(self, planet: str) -> None:
        self.planet = planet


@final
class FirstPlayer(Condition):
    """The player (with a partner, the partner too) is Player 1 this turn."""


@final
class Controlling(Condition):
    """A side has controlled so many planets."""

    def __init__(self, at_least: int = 1, whose: int = OWN) -> None:
        self.at_least = at_least
        self.whose = whose


@final
class Behind(Condition):
    """The opposing side has controlled more planets."""


@final
class InFinalConflict(Condition):
    pass


@final
class HandAtMost(Condition):
    """The player holds no more cards than this."""

    def __init__(self, cards: int) -> None:
        self.cards = cards


@final
class Defeated(OfBattle):
    """In the present battle such a card of that side has been defeated."""

    def __init__(self, those: Those) -> None:
        self.those = those  # its `where` does not matter

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class All(Condition):
    """All of the parts hold."""

    def __init__(self, *parts: Condition) -> None:
        self.parts: tuple[Condition, ...] = parts

    def bind(self, cards: list[Card]) -> None:
        for part in self.parts:
            part.bind(cards)


@final
class Not(Condition):
    def __init__(self, part: Condition) -> None:
        self.part = part

    def bind(self, cards: list[Card]) -> None:
        self.part.bind(cards)

"""Who may use a weapon, and what it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from chancecube.young_jedi.vocabulary.who import Who

if TYPE_CHECKING:
    from chancecube.young_jedi.facts import Card


@final
class Box:
    """A box of a weapon: who may use it, and the dots and destiny draws it gives that user.

    An `other` box is for those whom no other box of the weapon names. A box `against` somebody counts in a fight
    with one of them only; `spared` are opponents against whom its dots do not count.
    """

    def __init__(
        self,
        who: Who,
        pips: int = 0,
        cubes: int = 1,
        other: bool = False,
        against: Who | None = None,
        spared: Who | None = None,
        duels: bool = True,
    ) -> None:
        self.who = who
        self.pips = pips
        self.cubes = cubes
        self.other = other
        self.against = against
        self.spared = spared
        self.duels = duels  # whether it may be used in a duel

    def is_conditional(self) -> bool:
        return self.against is not None or self.spared is not None or not self.duels

    def worth(self) -> int:
        """For choosing the better of two boxes: a cube counts like the average destiny."""
        return self.pips * 2 + self.cubes * 7

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)
        if self.against is not None:
            self.against.bind(cards)
        if self.spared is not None:
            self.spared.bind(cards)

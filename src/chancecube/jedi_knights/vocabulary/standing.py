"""Words that hold while a card is in play: what it changes, allows and forbids. They need no action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.jedi_knights.vocabulary.conditions import Condition
from chancecube.jedi_knights.vocabulary.counts import THEME_PILE, Count
from chancecube.jedi_knights.vocabulary.those import OWN, THEIRS, THIS, Those
from chancecube.jedi_knights.vocabulary.who import ANY_CARD, Who

if TYPE_CHECKING:
    from chancecube.jedi_knights.facts import Card

# What can be changed.
POWER: Final = 0
DEFENSE: Final = 1
HIT: Final = 2  # the destiny drawn when it fires
LEADERSHIP: Final = 3
CREDITS: Final = 4
DRAWS: Final = 5
STATS: Final = ["power", "defense", "hit", "leadership", "credits", "draws"]
# What else words speak of that other cards must ask about.
COST: Final = 6
PLAYING: Final = 7
NOTHING_ASKED: Final = -1


class Word:
    """Anything a card's text can say."""

    def bind(self, cards: list[Card]) -> None:
        pass


class Standing(Word):
    """Holds while the card is in play, and, if a condition is named, while that holds."""

    def __init__(self, when: Condition | None = None) -> None:
        self.when = when
        self.topic = NOTHING_ASKED  # what it changes for others

    def bind(self, cards: list[Card]) -> None:
        if self.when is not None:
            self.when.bind(cards)


class StandingWho(Standing):
    """A standing word about certain cards."""

    def __init__(self, who: Who, when: Condition | None = None) -> None:
        super().__init__(when)
        self.who = who

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        self.who.bind(cards)


@final
class Gets(Standing):
    """These cards' power, defense, aim or leadership is so much higher (or lower)."""

    def __init__(
        self,
        stat: int,
        amount: int,
        those: Those = THIS,
        when: Condition | None = None,
        per: Count | None = None,
    ) -> None:
        super().__init__(when)
        self.topic = stat
        self.stat = stat
        self.amount = amount
        self.those = those
        self.per = per

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        self.those.bind(cards)
        if self.per is not None:
            self.per.bind(cards)


@final
class Income(Standing):
    """A player's credits or draw number are so much higher (or lower)."""

    def __init__(
        self,
        stat: int,
        amount: int,
        whose: int = OWN,
        when: Condition | None = None,
        per: Count | None = None,
    ) -> None:
        super().__init__(when)
        self.topic = stat
        self.stat = stat
        self.amount = amount
        self.whose = whose
        self.per = per

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        if self.per is not None:
            self.per.bind(cards)


@final
class Costs(StandingWho):
    """Playing such cards costs so much more (or less)."""

    def __init__(self, amount: int, who: Who, whose: int = OWN, when: Condition | None = None) -> None:
        super().__init__(who, when)
        self.topic = COST
        self.amount = amount
        self.whose = whose


@final
class CostsItself(Standing):
    """Playing this card costs so much more (or less) while the condition holds, and per card counted.

    `to_site`: only if it is played to the site, not aboard a starship.
    """

    def __init__(
        self,
        amount: int,
        when: Condition | None = None,
        per: Count | None = None,
        to_site: bool = False,
    ) -> None:
        super().__init__(when)
        self.amount = amount
        self.per = per
        self.to_site = to_site

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        if self.per is not None:
            self.per.bind(cards)


@final
class ToHit(Standing):
    """A weapon: its shots are so much better."""

    def __init__(self, amount: int, when: Condition | None = None, per: Count | None = None) -> None:
        super().__init__(when)
        self.amount = amount
        self.per = per

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        if self.per is not None:
            self.per.bind(cards)


@final
class OnlyUnder(StandingWho):
    """A weapon: plays, moves and fires only under such a card."""


@final
class NoWeapons(Standing):
    """No weapon may lie under it."""


@final
class OnlyWeapons(StandingWho):
    """Only such weapons may lie under it."""


@final
class Swings(Standing):
    """A weapon: its bearer may fire it so often in a battle; if all are used it may have to be discarded."""

    def __init__(self, times: int, then_discarded: bool = False, when: Condition | None = None) -> None:
        super().__init__(when)
        self.times = times
        self.then_discarded = then_discarded


@final
class Pierces(Standing):
    """A weapon: may target the attacker or defender even while it is supported."""


@final
class Stuns(Standing):
    """A weapon: a target it hits goes back to its owner's hand instead of the discard pile."""


@final
class CannotAttack(Standing):
    pass


@final
class CannotSupport(Standing):
    pass


@final
class OnlySupportedBy(StandingWho):
    """Only such cards may support it."""


@final
class NotAttacked(Standing):
    """Cannot be chosen as defender."""


@final
class NotTargeted(Standing):
    """Cannot be targeted by weapons."""


@final
class NotIntimidated(Standing):
    pass


@final
class WinsTies(Standing):
    """As defender it wins a tie."""


@final
class Boards(StandingWho):
    """A starship: so many such characters may be played aboard it."""

    def __init__(self, who: Who, at_once: int = 1, when: Condition | None = None) -> None:
        super().__init__(who, when)
        self.at_once = at_once


@final
class GoesAboard(StandingWho):
    """A character: may be played aboard such a starship."""


@final
class FromThemePile(Standing):
    """May be played from the Theme pile in any Deploy Phase."""


@final
class PerDeck(Standing):
    """At most so many copies in a deck."""

    def __init__(self, copies: int) -> None:
        super().__init__()
        self.copies = copies


@final
class Forbids(StandingWho):
    """These players may not play such cards."""

    def __init__(self, who: Who, whose: int = THEIRS, when: Condition | None = None) -> None:
        super().__init__(who, when)
        self.topic = PLAYING
        self.whose = whose


@final
class Retires(Standing):
    """If it is defeated it goes to that pile of its owner (hand or Theme pile) instead of the discard pile."""

    def __init__(self, pile: int = THEME_PILE, when: Condition | None = None) -> None:
        super().__init__(when)
        self.pile = pile


@final
class Lingers(Standing):
    """An Event: stays in play where it would be discarded after use."""


@final
class Fleeting(Standing):
    """An Event: is discarded after use where it would stay in play."""


@final
class Searches(Standing):
    """A Theme: before play so many such cards may be taken from the draw deck to the Theme pile."""

    def __init__(self, who: Who = ANY_CARD, count: int = 1) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)

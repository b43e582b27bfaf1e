"""What a text does when it is used or set off. `jedi_knights.deeds` carries each of them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.jedi_knights.vocabulary.counts import DISCARD, HAND, THEME_PILE, Count
from chancecube.jedi_knights.vocabulary.those import OWN, THEIRS, THIS, Those
from chancecube.jedi_knights.vocabulary.who import ANY_CARD, Who

if TYPE_CHECKING:
    from chancecube.jedi_knights.facts import Card

# How long a change lasts.
THIS_SHOT: Final = 0
THIS_BATTLE: Final = 1
THIS_PHASE: Final = 2
THIS_TURN: Final = 3
UNTIL: Final = ["shot", "battle", "phase", "turn"]

# Who chooses what is discarded from a hand.
ITS_OWNER: Final = 0
CHANCE: Final = 1


class Effect:
    def bind(self, cards: list[Card]) -> None:
        pass


class OnThose(Effect):
    """An effect on one of these, chosen by the text's player; on each of them if `each`."""

    def __init__(self, those: Those, each: bool = False) -> None:
        self.those = those
        self.each = each

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class Draw(Effect):
    """A player draws so many cards, as often as counted."""

    def __init__(self, cards: int = 1, whose: int = OWN, per: Count | None = None) -> None:
        self.cards = cards
        self.whose = whose
        self.per = per

    def bind(self, cards: list[Card]) -> None:
        if self.per is not None:
            self.per.bind(cards)


@final
class Discard(Effect):
    """A player discards so many cards from hand, chosen by that player or at random."""

    def __init__(self, cards: int = 1, whose: int = THEIRS, choice: int = ITS_OWNER) -> None:
        self.cards = cards
        self.whose = whose
        self.choice = choice


@final
class Mill(Effect):
    """A player discards so many cards from the top of the draw deck."""

    def __init__(self, cards: int = 1, whose: int = THEIRS) -> None:
        self.cards = cards
        self.whose = whose


@final
class Fetch(Effect):
    """One takes a card of one's own into hand, out of one of these piles; a draw deck is shuffled afterwards."""

    def __init__(self, who: Who, *piles: int, topmost: bool = False) -> None:
        self.who = who
        self.piles: tuple[int, ...] = piles
        self.topmost = topmost  # of the discard pile, the nearest the top

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class Stow(Effect):
    """One puts a card of one's own out of this pile into the Theme pile."""

    def __init__(self, who: Who, pile: int = HAND) -> None:
        self.who = who
        self.pile = pile

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class PlayCard(Effect):
    """One plays such a card out of one of these piles, for so many credits less."""

    def __init__(self, who: Who, *piles: int, less: int = 0, topmost: bool = False) -> None:
        self.who = who
        self.piles: tuple[int, ...] = piles
        self.less = less
        self.topmost = topmost

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class Swap(Effect):
    """One exchanges such a card of the discard pile with one from hand."""

    def __init__(self, who: Who = ANY_CARD) -> None:
        self.who = who

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class ShuffleIn(Effect):
    """Up to so many such cards of the own discard pile are shuffled into the draw deck."""

    def __init__(self, cards: int, who: Who = ANY_CARD) -> None:
        self.cards = cards
        self.who = who

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class Peek(Effect):
    """One peeks at so many cards on top of that draw deck; may take one of the own into hand, or put one beneath."""

    def __init__(self, cards: int, whose: int = OWN, take: bool = False) -> None:
        self.cards = cards
        self.whose = whose
        self.take = take


@final
class ShowHand(Effect):
    """A player reveals the hand."""

    def __init__(self, whose: int = THEIRS) -> None:
        self.whose = whose


@final
class Credits(Effect):
    """So many credits more in this Deploy Phase."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


@final
class SwapForce(Effect):
    """One exchanges a card of the Force deck with a used Force card under the current one."""


@final
class Ready(OnThose):
    pass


@final
class Rotate(OnThose):
    pass


@final
class Choose(OnThose):
    """Names one of these; what follows may speak of it."""


@final
class Boost(Effect):
    """The power, defense, aim or leadership of one of these (or of each) is so much higher for a time."""

    def __init__(
        self,
        stat: int,
        amount: int,
        those: Those = THIS,
        until: int = 1,
        each: bool = False,
        per: Count | None = None,
    ) -> None:
        self.stat = stat
        self.amount = amount
        self.those = those
        self.until = until
        self.each = each
        self.per = per

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)
        if self.per is not None:
            self.per.bind(cards)


@final
class AddDestiny(OnThose):
    """Draw destiny; it is added to the power of one of these for the battle."""


@final
class Strike(Effect):
    """Choose one of these and draw destiny: if with this added it exceeds the defense, it is defeated."""

    def __init__(self, those: Those, plus: int = 0) -> None:
        self.those = those
        self.plus = plus

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class Remove(OnThose):
    """One of these is discarded."""


@final
class PutBack(Effect):
    """One of these goes back to its owner's hand or Theme pile."""

    def __init__(self, those: Those, pile: int = HAND) -> None:
        self.those = those
        self.pile = pile

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class Shuttle(OnThose):
    """One of these characters aboard a starship goes down to the site."""


@final
class Cancel(Effect):
    """What was declared has no result."""


@final
class StepIn(Effect):
    """One of these becomes the defender in place of the one attacked."""

    def __init__(self, those: Those) -> None:
        self.those = those

    def bind(self, cards: list[Card]) -> None:
        self.those.bind(cards)


@final
class ChangeDestiny(Effect):
    """The destiny just drawn counts so much more (or less)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


@final
class Redraw(Effect):
    """The destiny just drawn is replaced by a new draw."""


@final
class OneOf(Effect):
    """Either the one or the other, as that player chooses."""

    def __init__(self, first: Effect, second: Effect, whose: int = OWN) -> None:
        self.first = first
        self.second = second
        self.whose = whose

    def bind(self, cards: list[Card]) -> None:
        self.first.bind(cards)
        self.second.bind(cards)


TO_HAND_FROM: Final = (THEME_PILE, DISCARD)

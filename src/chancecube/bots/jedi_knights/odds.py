"""What destiny and unknown hands do: how likely a shot hits, and how likely a battle is won on power."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import EVENT, INDEPENDENT, SETUP_KINDS
from chancecube.jedi_knights.library import library
from chancecube.kernel.wire import DeckList

HIGHEST: Final = 8  # no destiny number or tactical bonus is higher
EVENT_SHARE: Final = 0.3  # of the cards in an unknown hand
WILLING: Final = 0.85  # how often one who could win a battle by a tactical bonus gives it
SURPRISE: Final = 0.03  # how often an unknown card turns a battle round otherwise
MOST_SURPRISE: Final = 0.25
LOST: Final = 0.03  # how often a battle is won that is lost as it is
MOST_UNKNOWN: Final = 1_000  # more cards than anybody holds


def draw_cards(deck: DeckList | None, side: int) -> list[Card]:
    """The cards of a draw deck; of an unknown one, all that such a deck may hold."""
    if deck is None:
        return [
            card
            for card in library().cards
            if card.kind not in SETUP_KINDS and card.allegiance in (side, INDEPENDENT)
        ]
    found: list[Card] = []
    for code, count in deck.cards.items():
        card = library().find(code)
        if card is not None and card.kind not in SETUP_KINDS:
            found += [card] * count
    return found


def shares_above(cards: list[Card]) -> list[float]:
    """By number, what part of the cards has a destiny higher than it."""
    return [sum([card.destiny > number for card in cards]) / max(1, len(cards)) for number in range(HIGHEST)]


@cache
def strange_shares(side: int) -> list[float]:
    return shares_above(draw_cards(None, side))


@cache
def bonus_shares(side: int) -> list[float]:
    """By number, what part of the Events of a side has no higher a tactical bonus."""
    events = [card for card in draw_cards(None, side) if card.kind == EVENT]
    return [
        sum([card.tactical <= bonus for card in events]) / max(1, len(events)) for bonus in range(HIGHEST)
    ]


@cache
def bonus_at_most(side: int, bonus: int, hand: int) -> float:
    """How likely the best tactical bonus in so many unknown cards is no higher."""
    if bonus < 0:
        return 0.0
    worse = bonus_shares(side)[min(bonus, HIGHEST - 1)]
    none_better: float = (1.0 - EVENT_SHARE * (1.0 - worse)) ** hand
    return none_better


@final
class Odds:
    """What the own draw deck promises, and what others' may."""

    def __init__(self, side: int, deck: DeckList | None) -> None:
        self.side = side
        self.cards = draw_cards(deck, side)
        self.shares = shares_above(self.cards)
        self.strange = strange_shares(1 - side)
        self.held: dict[int, float] = {}  # by lead and unknown cards, once reckoned
        self.mean = sum([card.destiny for card in self.cards]) / max(1, len(self.cards))

    def hit(self, mine: bool, aim: int, defense: int, deck: int) -> float:
        """How likely a shot exceeds a defense; without a card to draw none does."""
        if deck <= 0:
            return 0.0
        needed = defense - aim
        if needed < 0:
            return 1.0
        shares = self.shares if mine else self.strange
        return shares[needed] if needed < len(shares) else 0.0

    def power_won(self, lead: int, unknown: int) -> float:
        """How likely a lead holds against so many cards an opponent may give a bonus from.

        A lead of 0 is one that wins if nothing more is given; a lead below 0 loses as it is.
        """
        if lead < 0:
            return LOST
        key = lead * MOST_UNKNOWN + unknown
        if key not in self.held:
            held = (1.0 - WILLING) + WILLING * bonus_at_most(1 - self.side, lead, unknown)
            self.held[key] = held * (1.0 - min(MOST_SURPRISE, SURPRISE * unknown))
        return self.held[key]

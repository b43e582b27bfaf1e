"""What cards are worth as such, in points of power on the table: worked out once, looked up by face."""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, INDEPENDENT, SETUP_KINDS, STARSHIP, WEAPON
from chancecube.jedi_knights.vocabulary.counts import DISCARD
from chancecube.jedi_knights.vocabulary.effects import (
    AddDestiny,
    Boost,
    Cancel,
    ChangeDestiny,
    Credits,
    Discard,
    Draw,
    Effect,
    Fetch,
    Mill,
    OneOf,
    Peek,
    PlayCard,
    PutBack,
    Ready,
    Redraw,
    Remove,
    Rotate,
    ShowHand,
    ShuffleIn,
    Shuttle,
    StepIn,
    Stow,
    Strike,
    Swap,
    SwapForce,
)
from chancecube.jedi_knights.vocabulary.standing import (
    CREDITS,
    CannotAttack,
    Costs,
    Forbids,
    Gets,
    Income,
    Pierces,
    Standing,
    Swings,
    ToHit,
)
from chancecube.jedi_knights.vocabulary.texts import DISCARD_CARD, DISCARD_IT, ROTATE_IT, Timed, When
from chancecube.jedi_knights.vocabulary.those import ALL, CAUSE, INVOLVED, OWN, SIDE, THEIRS

CARD: Final = 1.5  # a card more in hand
CREDIT: Final = 1.3
DEFENSE: Final = 0.5
LEADERSHIP: Final = 0.4
HERO: Final = 2.0
SHIP: Final = 0.35  # what a point of a starship's power is worth
CAPITAL: Final = 1.5
WEAPON_WORTH: Final = 1.2
AIM: Final = 0.35
TEXT: Final = 0.4
BONUS: Final = 0.45  # a point of tactical bonus kept in hand
PER_POWER: Final = 0.07  # strong characters are worth more than their power: they win their battles
PER_CREDIT: Final = 0.5
POINT: Final = [0.8, 0.5, 0.4, 0.4]  # a point of power, defense, aim and leadership, in the order of STATS
HIGHEST: Final = 12  # no defense that destiny is compared with is higher
EVENT_SHARE: Final = 0.3  # of the cards in an unknown hand
SURE: Final = 9  # a lead no tactical bonus makes up for


@final
class Faces:
    """Lists by face. A guide is made for one library."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.worth = [face_worth(card) for card in cards]  # in play, or of an Event in hand
        self.kept = [kept_worth(card) for card in cards]  # if it stays in hand
        self.aim = [aim_of(card) for card in cards]
        self.shots = [shots_of(card) for card in cards]
        self.through = [pierces(card) for card in cards]
        self.gains = [[word_gain(card, word) for word in card.says.words] for card in cards]  # of each word
        self.event = [event_gain(card) for card in cards]  # played for its text
        self.hits = [hit_shares(cards, 0), hit_shares(cards, 1)]  # by side and what destiny must exceed
        self.bonus = [bonus_shares(cards, 0), bonus_shares(cards, 1)]  # by side: no bonus higher

    def hit(self, side: int, needed: int) -> float:
        """How likely a card a side draws has a destiny above this."""
        if needed < 0:
            return 1.0
        return self.hits[side][needed] if needed < HIGHEST else 0.0

    def holds(self, side: int, lead: int, hand: int) -> float:
        """How likely a side with such a hand has no tactical bonus above a lead."""
        if hand <= 0 or lead >= SURE:
            return 1.0
        one = 1.0 - EVENT_SHARE * (1.0 - self.bonus[side][lead])
        share = 1.0
        for _ in range(hand):
            share *= one
        return share


def face_worth(card: Card) -> float:
    if card.kind == EVENT:
        return 0.6 + BONUS * card.tactical
    if card.kind == WEAPON:
        return (
            WEAPON_WORTH + AIM * aim_of(card) + TEXT * (shots_of(card) - 1) + (TEXT if pierces(card) else 0.0)
        )
    if card.kind == CHARACTER or card.kind == STARSHIP:
        worth = card.power + DEFENSE * card.defense + LEADERSHIP * card.leadership + text_worth(card)
        if card.kind == STARSHIP:
            return SHIP * worth + (CAPITAL if card.capital else 0.0)
        return worth + (HERO if card.hero else 0.0) + PER_POWER * card.power * card.power
    return 0.0


def text_worth(card: Card) -> float:
    """A little for each word that may come in handy."""
    worth = 0.0
    for word in card.says.words:
        if isinstance(word, CannotAttack):
            worth -= 1.0
        elif isinstance(word, Income):
            worth += CREDIT * word.amount
        else:
            worth += TEXT
    return min(worth, 2.0)


def kept_worth(card: Card) -> float:
    """In hand: dear cards may never be paid for."""
    worth = face_worth(card)
    if card.kind == EVENT:
        return worth
    worth -= PER_CREDIT * card.cost
    return 0.7 * worth if card.kind == WEAPON else worth


def aim_of(card: Card) -> int:
    aim = 0
    for word in card.says.standing:
        if isinstance(word, ToHit) and word.per is None:
            aim += word.amount
    return aim


def shots_of(card: Card) -> int:
    for word in card.says.standing:
        if isinstance(word, Swings):
            return word.times
    return 1


def pierces(card: Card) -> bool:
    for word in card.says.standing:
        if isinstance(word, Pierces):
            return True
    return False


# --- texts ---


def sign_of(whose: int) -> float:
    """Whom a text about players favours if it gives something."""
    if whose == ALL:
        return 0.0
    return 1.0 if whose in (OWN, SIDE) else -1.0


def event_gain(card: Card) -> float:
    """What an Event does if it is played for its text."""
    gain = 0.0
    for word in card.says.words:
        gain += word_gain(card, word)
    return gain


def word_gain(card: Card, word: object) -> float:
    """What a word of a card does for its player, wherever the game stands."""
    if isinstance(word, Gets):
        return sign_of(word.those.whose) * POINT[word.stat] * word.amount
    if isinstance(word, Income):
        return sign_of(word.whose) * (CREDIT if word.stat == CREDITS else CARD) * word.amount
    if isinstance(word, Costs):
        return -sign_of(word.whose) * CREDIT * word.amount
    if isinstance(word, Forbids):
        return -sign_of(word.whose) * 0.8
    if isinstance(word, Standing) or not isinstance(word, Timed):
        return 0.0
    gain = -price(card, word)
    for effect in word.effects:
        gain += effect_gain(effect)
    return max(gain, 0.8) if isinstance(word, When) and not word.cost else gain


def price(card: Card, text: Timed) -> float:
    if text.cost == DISCARD_CARD:
        return 1.0
    if text.cost == DISCARD_IT:
        return 0.5 * face_worth(card)
    return 0.25 * card.power if text.cost == ROTATE_IT else 0.0


def effect_gain(effect: Effect) -> float:
    if isinstance(effect, OneOf):
        first, second = effect_gain(effect.first), effect_gain(effect.second)
        return max(first, second) if effect.whose == OWN else min(first, second)
    if isinstance(effect, Draw):
        return sign_of(effect.whose) * CARD * effect.cards
    if isinstance(effect, Discard):
        return (
            CARD * effect.cards
            if effect.whose in (THEIRS, INVOLVED)
            else -effect.cards * abs(sign_of(effect.whose))
        )
    if isinstance(effect, Mill):
        return -0.25 * effect.cards * sign_of(effect.whose)
    if isinstance(effect, Peek):
        return CARD if effect.take else 0.4
    if isinstance(effect, ShowHand):
        return 0.2
    if isinstance(effect, (Fetch, PlayCard)):
        return 2.2
    if isinstance(effect, Stow):
        return 1.5 if effect.pile == DISCARD else -0.2
    if isinstance(effect, (Swap, Credits)):
        return 1.0
    if isinstance(effect, (ShuffleIn, SwapForce)):
        return 0.6
    if isinstance(effect, (Cancel, Redraw, ChangeDestiny, StepIn, AddDestiny)):
        return 2.0
    return table_gain(effect)


def table_gain(effect: Effect) -> float:
    """An effect on cards in play."""
    if isinstance(effect, Boost):
        return (
            sign_of(effect.those.whose) * POINT[effect.stat] * effect.amount * (2.0 if effect.each else 1.0)
        )
    if isinstance(effect, Strike):
        return 2.0
    if isinstance(effect, Ready):
        return 1.5 * sign_of(effect.those.whose)
    if isinstance(effect, Rotate):
        return -1.5 * sign_of(effect.those.whose)
    if isinstance(effect, Remove):
        return -4.0 * sign_of(effect.those.whose)
    if isinstance(effect, PutBack):
        return 2.5 if effect.those.where == CAUSE else -2.0 * sign_of(effect.those.whose)
    return 1.0 if isinstance(effect, Shuttle) else 0.0


# --- odds ---


def draw_cards(cards: list[Card], side: int) -> list[Card]:
    """All that a draw deck of this side may hold."""
    return [card for card in cards if card.kind not in SETUP_KINDS and card.allegiance in (side, INDEPENDENT)]


def hit_shares(cards: list[Card], side: int) -> list[float]:
    found = draw_cards(cards, side)
    shares: list[float] = []
    for number in range(HIGHEST):
        above = [card for card in found if card.destiny > number]
        shares.append(len(above) / max(1, len(found)))
    return shares


def bonus_shares(cards: list[Card], side: int) -> list[float]:
    found = [card for card in draw_cards(cards, side) if card.kind == EVENT]
    shares: list[float] = []
    for bonus in range(SURE):
        most = [card for card in found if card.tactical <= bonus]
        shares.append(len(most) / max(1, len(found)))
    return shares

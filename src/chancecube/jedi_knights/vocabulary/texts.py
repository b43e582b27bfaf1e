"""Words with a time of their own, and a card's whole text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.jedi_knights.vocabulary.conditions import Condition
from chancecube.jedi_knights.vocabulary.effects import Effect
from chancecube.jedi_knights.vocabulary.standing import NOTHING_ASKED, Standing, Word
from chancecube.jedi_knights.vocabulary.those import ALL
from chancecube.jedi_knights.vocabulary.who import ANY_CARD, Who

if TYPE_CHECKING:
    from chancecube.jedi_knights.facts import Card

# What can set off a text or a Response. Declared: before its result.
DEPLOYED: Final = 0  # a card came into play
ATTACK: Final = 1  # a battle is declared; the cause is the attacker
ATTACKED: Final = 2  # the same, the cause is the defender
JOINED: Final = 3  # a card began to support
FIRED: Final = 4  # a shot is declared; the cause is the card that fires
TARGETED: Final = 5  # the same, the cause is the target
DRAWN: Final = 6  # destiny was drawn for a shot; the cause is the card that fires
HIT_BY: Final = 7  # a shot hit; the cause is the target
MISSED: Final = 8  # a shot missed; the cause is the card that fires
WON: Final = 9  # a battle is won; the cause is each card of the winning side
LOST: Final = 10  # a battle is lost; the cause is each card of the losing side
DEFEAT: Final = 11  # a card is defeated
INTIMIDATING: Final = 12  # an intimidation is declared; the cause is the starship
SHUTTLED: Final = 13  # a character came down
ENTERS: Final = 14  # a planet enters play; the cause is its site
CONTROL: Final = 15  # a planet is controlled; the cause is its controller's location
EVENT_PLAYED: Final = 16  # an Event is declared for its text
TURN_BEGINS: Final = 17  # Force cards have been revealed
MOMENTS: Final = [
    "deployed",
    "attack",
    "attacked",
    "joined",
    "fired",
    "targeted",
    "drawn",
    "hit",
    "missed",
    "won",
    "lost",
    "defeat",
    "intimidating",
    "shuttled",
    "enters",
    "control",
    "event-played",
    "turn-begins",
]

# How often a text may be used.
ANY_NUMBER: Final = -1
PER_BATTLE: Final = 0
PER_PHASE: Final = 1
PER_TURN: Final = 2
LIMITS: Final = ["battle", "phase", "turn"]

# From where a text is used.
IN_PLAY: Final = 0
FROM_THEME_PILE: Final = 1
FROM_HAND: Final = 2

# What is to be done for it.
NOTHING: Final = 0
ROTATE_IT: Final = 1
DISCARD_IT: Final = 2
DISCARD_CARD: Final = 3  # from hand
COSTS: Final = ["nothing", "rotate", "discard", "discard-card"]


class Timed(Word):
    """Effects with a time: when they work, what they cost, how often."""

    def __init__(
        self,
        effects: tuple[Effect, ...],
        when: Condition | None,
        cost: int,
        paid_with: Who,
        limit: int,
    ) -> None:
        self.effects = effects
        self.when = when
        self.cost = cost
        self.paid_with = paid_with  # which card of the hand
        self.limit = limit

    def bind(self, cards: list[Card]) -> None:
        for effect in self.effects:
            effect.bind(cards)
        if self.when is not None:
            self.when.bind(cards)
        self.paid_with.bind(cards)


@final
class When(Timed):
    """Set off by something; automatic, unless its player may decline (`may`) or has to pay."""

    def __init__(
        self,
        moment: int,
        *effects: Effect,
        about: Who | None = None,
        whose: int = ALL,
        when: Condition | None = None,
        may: bool = False,
        cost: int = NOTHING,
        paid_with: Who = ANY_CARD,
        limit: int = ANY_NUMBER,
    ) -> None:
        super().__init__(effects, when, cost, paid_with, limit)
        self.moment = moment
        self.about = about  # the cause; without it, the card itself must be the cause
        self.whose = whose
        self.may = may

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        if self.about is not None:
            self.about.bind(cards)


@final
class Use(Timed):
    """Used as one's action at a certain time."""

    def __init__(
        self,
        time: int,
        *effects: Effect,
        when: Condition | None = None,
        cost: int = NOTHING,
        paid_with: Who = ANY_CARD,
        limit: int = PER_PHASE,
        out_of: int = IN_PLAY,
    ) -> None:
        super().__init__(effects, when, cost, paid_with, limit)
        self.time = time
        self.out_of = out_of


@final
class Played(Timed):
    """An Event: what happens when it is played for its text."""

    def __init__(
        self,
        *effects: Effect,
        when: Condition | None = None,
        cost: int = NOTHING,
        paid_with: Who = ANY_CARD,
    ) -> None:
        super().__init__(effects, when, cost, paid_with, ANY_NUMBER)


@final
class Response(Timed):
    """A Response Event: what it answers, and what it does then."""

    def __init__(
        self,
        moment: int,
        *effects: Effect,
        about: Who = ANY_CARD,
        whose: int = ALL,
        when: Condition | None = None,
        cost: int = NOTHING,
        paid_with: Who = ANY_CARD,
    ) -> None:
        super().__init__(effects, when, cost, paid_with, ANY_NUMBER)
        self.moment = moment
        self.about = about
        self.whose = whose

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        self.about.bind(cards)


@final
class CardText:
    """All that a card says."""

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.standing: list[Standing] = [word for word in words if isinstance(word, Standing)]
        self.topics = 0  # mask of what its standing words change for others
        for word in self.standing:
            if word.topic != NOTHING_ASKED:
                self.topics |= 1 << word.topic
        self.has_uses = any([isinstance(word, Use) for word in words])
        self.has_whens = any([isinstance(word, When) for word in words])

    def bind(self, cards: list[Card]) -> None:
        for word in self.words:
            word.bind(cards)

    def response(self) -> Response | None:
        for word in self.words:
            if isinstance(word, Response):
                return word
        return None

    def played(self) -> Played | None:
        for word in self.words:
            if isinstance(word, Played):
                return word
        return None


NO_TEXT: Final = CardText([])


def says(*words: Word) -> CardText:
    return CardText(list(words))

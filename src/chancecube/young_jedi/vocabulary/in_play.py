"""What cards in play say: characters, weapons, starships and effects.

A text is a list of words. Each word says one thing and works at one moment; the module of that moment plays it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.vocabulary.conditions import Condition
from chancecube.young_jedi.vocabulary.who import Who

if TYPE_CHECKING:
    from chancecube.young_jedi.facts import Card

# For whom a bonus works, as seen from the card that gives it.
ITSELF: Final = 0
HERE: Final = 1  # its owner's cards that fight on its planet
ANYWHERE: Final = 2  # its owner's cards wherever they fight
FROM_CURRENT: Final = 3  # wherever they fight, as long as it lies on the current planet


class Word:
    """One thing a card says."""

    def bind(self, cards: list[Card]) -> None:
        pass


class WordAbout(Word):
    """A word that speaks of certain cards."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


# --- in fights ---


class Modifier(Word):
    """Changes a number of the card itself or, within its reach, of others."""

    def __init__(self, who: Who | None, when: Condition | None, reach: int) -> None:
        self.who = who  # None for the card itself
        self.when = when
        self.reach = reach

    def bind(self, cards: list[Card]) -> None:
        if self.who is not None:
            self.who.bind(cards)
        if self.when is not None:
            self.when.bind(cards)


@final
class Power(Modifier):
    """A power bonus: as many as the card has dots."""

    def __init__(self, who: Who | None = None, when: Condition | None = None, reach: int = ITSELF) -> None:
        super().__init__(who, when, reach)


@final
class Damage(Modifier):
    """Adds to or subtracts from damage numbers: its owner's cards', or the opponent's with `theirs`."""

    def __init__(
        self,
        amount: int,
        who: Who | None = None,
        when: Condition | None = None,
        reach: int = ITSELF,
        theirs: bool = False,
    ) -> None:
        super().__init__(who, when, reach)
        self.amount = amount
        self.theirs = theirs


@final
class MayUse(WordAbout):
    """This character may use such weapons too, with the dots and draws of their best box."""


@final
class NoWeapons(WordAbout):
    """These may not use weapons."""


@final
class CountsAs(Word):
    """Is also a diamond card with these traits, for all its owner's cards."""

    def __init__(self, *traits: str) -> None:
        self.traits: tuple[str, ...] = traits


@final
class NoBattleCards(Word):
    """This character may not use battle cards."""


@final
class BestOfTwo(Word):
    """Destiny for its battle card or weapon is drawn twice, and one number chosen; both cards go to hand."""


@final
class Redraw(Word):
    """Once a turn a destiny card it drew may be discarded and drawn anew."""


@final
class Victory(Word):
    """When this character defeats others."""

    def __init__(
        self,
        more_damage: int = 0,
        double_damage: bool = False,
        draws: int = 0,
        robs: int = 0,
        lap_cards: int = 0,
    ) -> None:
        self.more_damage = more_damage
        self.double_damage = double_damage
        self.draws = draws  # cards one may draw
        self.robs = robs  # cards of the hand the opponent must choose and discard
        self.lap_cards = lap_cards  # the opponent's last lap cards one may discard


@final
class TieForCards(WordAbout):
    """In a fight against one of these, so many cards discarded from hand make it a tie."""

    def __init__(self, who: Who, cards: int) -> None:
        super().__init__(who)
        self.cards = cards


@final
class AsBattleCard(WordAbout):
    """May be used from hand as a battle card with such a starship; its damage is taken if that is defeated."""


@final
class IgnoreWeapon(Word):
    """In its user's fight this weapon may be discarded from play to ignore one opposing weapon; it draws nothing then."""


# --- in duels ---


@final
class DuelCards(WordAbout):
    """In a duel draws a further card for each of its owner's characters here that is meant."""


@final
class NeverPasses(Word):
    """May not pass in a duel."""


@final
class PassDraws(Word):
    """The first time it passes in a duel, so many cards are drawn for the dueling hand."""

    def __init__(self, cards: int) -> None:
        self.cards = cards


@final
class GuessNumbers(Word):
    """When it is dueled its owner names so many numbers; if the opponent's destiny is one of them, it is a tie."""

    def __init__(self, numbers: int) -> None:
        self.numbers = numbers


@final
class IgnoresDuelText(Word):
    """Cards that hit it have no dueling text."""


@final
class NotDefended(Word):
    """Nobody may step in for it in a duel."""


# --- deploying ---


@final
class DeploysFor(Word):
    """Costs only so many counters under a condition."""

    def __init__(self, counters: int, when: Condition) -> None:
        self.counters = counters
        self.when = when

    def bind(self, cards: list[Card]) -> None:
        self.when.bind(cards)


@final
class Free(WordAbout):
    """These deploy for free, for its owner."""


@final
class Counters(Word):
    """Its owner may deploy so many counters a turn; with `discard` only if a card is discarded from hand for it."""

    def __init__(self, limit: int, discard: bool = False) -> None:
        self.limit = limit
        self.discard = discard


class Deed(Word):
    """Something done once, when a text is used."""


@final
class FromDeck(Deed):
    """One of these may be deployed from the draw deck; with `free`, at no counters."""

    def __init__(self, who: Who, free: bool = False) -> None:
        self.who = who
        self.free = free

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class ToHand(Deed):
    """One of these may be taken from the draw deck into hand, shown to the opponent."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class Draw(Deed):
    """So many cards are drawn; `may` if one need not."""

    def __init__(self, cards: int, may: bool = False) -> None:
        self.cards = cards
        self.may = may


@final
class Hurt(Deed):
    """The opponent takes damage."""

    def __init__(self, damage: int) -> None:
        self.damage = damage


@final
class Thrust(Deed):
    """So many thrust tokens more are put on the pilot."""

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens


@final
class Bury(Deed):
    """A card from hand may be put beneath the draw deck."""


@final
class BuryOrDraw(Deed):
    """Either a card from hand is put beneath the draw deck, or one is drawn."""


@final
class Peek(Deed):
    """The top card of the opponent's draw deck is looked at, and returned or put beneath that deck."""


@final
class ShowHandToDraw(Deed):
    """The whole hand is shown to the opponent, and a card drawn."""


@final
class DiscardToDraw(Deed):
    """A card is discarded from hand, and one drawn."""


@final
class KeepApart(Deed):
    """An opposing character is chosen: neither it nor this card takes part in this turn's battle."""


@final
class ShuffleBack(Deed):
    """Up to so many of these may be shuffled from hand and discard pile into the draw deck."""

    def __init__(self, who: Who, cards: int) -> None:
        self.who = who
        self.cards = cards

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


TO_PLANET: Final = 0
TO_OBJECTIVE: Final = 1


@final
class WhenDeploys(Word):
    """What happens when this card deploys: anywhere, to one planet, or to the objective."""

    def __init__(self, deed: Deed, planet: int = NOWHERE, to: int = TO_PLANET) -> None:
        self.deed = deed
        self.planet = planet
        self.to = to

    def bind(self, cards: list[Card]) -> None:
        self.deed.bind(cards)


@final
class WhenOtherDeploys(WordAbout):
    """What happens when one of these deploys here; with `discard` this card may be discarded for it."""

    def __init__(self, who: Who, deed: Deed, discard: bool = False) -> None:
        super().__init__(who)
        self.deed = deed
        self.discard = discard

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        self.deed.bind(cards)


@final
class WhenDiscarding(WordAbout):
    """What happens besides when this character's deployment is used to discard one of these effects."""

    def __init__(self, who: Who, deed: Deed) -> None:
        super().__init__(who)
        self.deed = deed

    def bind(self, cards: list[Card]) -> None:
        super().bind(cards)
        self.deed.bind(cards)


@final
class DeployStep(Word):
    """What its owner may do in the own deploy step: once a turn, or by discarding the card from play."""

    def __init__(self, deed: Deed, discard: bool = False, planet: int = NOWHERE) -> None:
        self.deed = deed
        self.discard = discard
        self.planet = planet  # only while the card lies on this planet

    def bind(self, cards: list[Card]) -> None:
        self.deed.bind(cards)


# --- the later steps of a turn ---


@final
class EvenUpTo(Word):
    """Its owner evens up to so many cards."""

    def __init__(self, cards: int) -> None:
        self.cards = cards


@final
class Sacrifice(WordAbout):
    """In the own Even Up it may be discarded to discard one such card of the opponent's on this planet."""


@final
class Retire(Word):
    """When its owner wins control of its planet, it and so many cards from hand may be discarded to draw as many."""

    def __init__(self, cards: int) -> None:
        self.cards = cards


# --- racing ---


@final
class AlsoHandles(Word):
    """Its owner's pilot at the objective may use this handling number too."""

    def __init__(self, number: int) -> None:
        self.number = number


# --- a text ---


@final
class CardText:
    """All that a card in play says, laid out by the moment at which it matters."""

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.powers: list[Power] = [word for word in words if isinstance(word, Power)]
        self.damages: list[Damage] = [word for word in words if isinstance(word, Damage)]
        self.arrivals: list[WhenDeploys] = [word for word in words if isinstance(word, WhenDeploys)]
        self.triggers: list[WhenOtherDeploys] = [word for word in words if isinstance(word, WhenOtherDeploys)]
        self.actions: list[DeployStep] = [word for word in words if isinstance(word, DeployStep)]
        self.handles: list[int] = [word.number for word in words if isinstance(word, AlsoHandles)]
        self.cheaper: DeploysFor | None = None
        self.counters: Counters | None = None
        self.victory: Victory | None = None
        self.free: Free | None = None
        self.bans: NoWeapons | None = None
        self.refuses_cards = False
        self.ties: TieForCards | None = None
        self.best_of_two = False
        self.redraw = False
        self.hand_size: EvenUpTo | None = None
        self.sacrifice: Sacrifice | None = None
        self.retires: Retire | None = None
        self.acts = len(self.actions) > 0  # whether it can be used in the deploy step
        for word in words:
            self.note(word)

    def note(self, word: Word) -> None:
        if isinstance(word, DeploysFor):
            self.cheaper = word
        elif isinstance(word, Counters):
            self.counters = word
            self.acts = True
        elif isinstance(word, Victory):
            self.victory = word
        elif isinstance(word, Free):
            self.free = word
        elif isinstance(word, NoWeapons):
            self.bans = word
        elif isinstance(word, NoBattleCards):
            self.refuses_cards = True
        elif isinstance(word, TieForCards):
            self.ties = word
        elif isinstance(word, BestOfTwo):
            self.best_of_two = True
        elif isinstance(word, Redraw):
            self.redraw = True
        elif isinstance(word, EvenUpTo):
            self.hand_size = word
        elif isinstance(word, Sacrifice):
            self.sacrifice = word
        elif isinstance(word, Retire):
            self.retires = word

    def counts_in_fights(self) -> bool:
        """Whether it says anything about the fights of its own card."""
        return bool(self.powers or self.damages) or self.victory is not None or self.ties is not None

    def bind(self, cards: list[Card]) -> None:
        for word in self.words:
            word.bind(cards)


def says(*words: Word) -> CardText:
    return CardText(list(words))

"""What a text does when it is used or set off: a clause, or with `.to` what somebody may do."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Final, final

from chancecube.jedi_knights.kinds import KINDS
from chancecube.jedi_knights.vocabulary.counts import DISCARD, PILES
from chancecube.jedi_knights.vocabulary.effects import (
    CHANCE,
    UNTIL,
    AddDestiny,
    Boost,
    Cancel,
    ChangeDestiny,
    Choose,
    Credits,
    Discard,
    Draw,
    Effect,
    Fetch,
    Mill,
    OneOf,
    OnThose,
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
from chancecube.jedi_knights.vocabulary.standing import STATS
from chancecube.jedi_knights.vocabulary.texts import (
    ATTACK,
    ATTACKED,
    EVENT_PLAYED,
    FIRED,
    INTIMIDATING,
    TARGETED,
)
from chancecube.jedi_knights.vocabulary.those import (
    ALL,
    CHOSEN,
    ITSELF,
    OWN,
    WHERE,
    WHOSE,
    Those,
)
from chancecube.jedi_knights.vocabulary.who import Who
from chancecube.text.jedi_knights.cast import EACH, ONE, Cast
from chancecube.text.jedi_knights.clauses import POINTED_AT, Clauses
from chancecube.text.jedi_knights.words import vowel

CANCELLED: Final = {
    ATTACK: "attack",
    ATTACKED: "attack",
    FIRED: "shot",
    TARGETED: "shot",
    INTIMIDATING: "intimidation",
    EVENT_PLAYED: "event",
}
TO: Final = ".to"  # the form that follows “you may”
NOT_TURNED: Final = -1


@final
class Deeds:
    def __init__(self, cast: Cast, clauses: Clauses, moment: int = -1) -> None:
        self.cast = cast
        self.clauses = clauses
        self.words = cast.words
        self.reader = cast.reader
        self.moment = moment  # what set the text off
        self.everybody = False  # told of all players
        self.turned = NOT_TURNED  # whose choice it is, if it is told to whoever makes it

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self.cast.say(key, reader=self.reader, **arguments)

    def all(self, effects: tuple[Effect, ...], form: str = "") -> str:
        """One after another; what is given to one card at a time is told together."""
        said = ""
        rest = list(effects)
        while rest:
            given = alike(rest)
            part = self.boosts(given, form) if given else self.deed(rest[0], form)
            said = self.say("jk-then", first=said, second=part) if said else part
            rest = rest[max(len(given), 1) :] if not isinstance(rest[0], Choose) else rest[1 + len(given) :]
        return said

    def target(self, those: Those, each: bool, placed: bool = True) -> str:
        """The cards an effect is about; one that was spoken of before is pointed at."""
        if those.where in POINTED_AT:
            kind = KINDS[self.cast.card.kind]
            return self.say(f"jk-that-{WHERE[those.where]}", kind=kind, **self.cast.me())
        return self.cast.those(those, EACH if each else ONE, placed)

    @singledispatchmethod
    def deed(self, effect: Effect, form: str = "") -> str:
        raise TypeError(f"no words for {effect!r}")

    # --- hands and decks ---

    def of(self, whose: int) -> str:
        """Whom an effect concerns; what a location has every player do is told of all of them."""
        if whose == self.turned:
            return WHOSE[OWN]
        return WHOSE[ALL if self.everybody and whose == OWN else whose]

    @deed.register
    def draw(self, effect: Draw, form: str = "") -> str:
        said = self.say(f"jk-deed-draw-{self.of(effect.whose)}{form}", count=effect.cards)
        per = self.clauses.per(effect.per)
        return f"{said} {per}" if per else said

    @deed.register
    def discard(self, effect: Discard, form: str = "") -> str:
        chance = "yes" if effect.choice == CHANCE else "no"
        return self.say(f"jk-deed-discard-{self.of(effect.whose)}{form}", count=effect.cards, chance=chance)

    @deed.register
    def mill(self, effect: Mill, form: str = "") -> str:
        return self.say(f"jk-deed-mill-{self.of(effect.whose)}{form}", count=effect.cards)

    @deed.register
    def fetch(self, effect: Fetch, form: str = "") -> str:
        return self.say(
            f"jk-deed-fetch{form}", what=self.from_piles(effect.who, effect.piles, effect.topmost)
        )

    @deed.register
    def stow(self, effect: Stow, form: str = "") -> str:
        return self.say(f"jk-deed-stow{form}", what=self.from_piles(effect.who, (effect.pile,), False))

    @deed.register
    def play_card(self, effect: PlayCard, form: str = "") -> str:
        what = self.from_piles(effect.who, effect.piles, effect.topmost)
        return self.say(f"jk-deed-play{form}", what=what, less=effect.less)

    def from_piles(self, who: Who, piles: tuple[int, ...], topmost: bool) -> str:
        """A Trooper from your Theme pile, or the topmost one of your discard pile."""
        if topmost and piles == (DISCARD,):
            nouns = self.topmost(who)
            pronoun = self.cast.nouns(who)[0].pronoun
            return self.say("jk-topmost", nouns=nouns, pronoun=pronoun, vowel=vowel(nouns))
        named = [pile for pile in piles if not (topmost and pile == DISCARD)]
        said = self.words.any_of([self.say(f"jk-from-{PILES[pile]}") for pile in named])
        what = self.say("jk-from", what=self.cast.one(who), piles=said)
        if topmost and DISCARD in piles:
            what = self.say("jk-or-topmost", what=what, pronoun=self.cast.nouns(who)[0].pronoun)
        return what

    def topmost(self, who: Who) -> str:
        return self.words.any_of([noun.one for noun in self.cast.nouns(who)])

    @deed.register
    def swap(self, effect: Swap, form: str = "") -> str:
        return self.say(f"jk-deed-swap{form}", what=self.cast.one(effect.who))

    @deed.register
    def shuffle_in(self, effect: ShuffleIn, form: str = "") -> str:
        what = self.cast.counted(effect.who, effect.cards)
        return self.say(f"jk-deed-shuffle-in{form}", what=what, count=effect.cards)

    @deed.register
    def peek(self, effect: Peek, form: str = "") -> str:
        take = "take" if effect.take else "beneath"
        return self.say(f"jk-deed-peek-{WHOSE[effect.whose]}{form}", count=effect.cards, take=take)

    @deed.register
    def show_hand(self, effect: ShowHand, form: str = "") -> str:
        return self.say(f"jk-deed-show-hand-{self.of(effect.whose)}{form}")

    @deed.register
    def credits(self, effect: Credits, form: str = "") -> str:
        return self.say(f"jk-deed-credits{form}", count=effect.amount)

    @deed.register
    def swap_force(self, effect: SwapForce, form: str = "") -> str:
        return self.say(f"jk-deed-swap-force{form}")

    # --- cards on the table ---

    def on(self, name: str, effect: OnThose, form: str) -> str:
        what = self.target(effect.those, effect.each)
        return self.say(f"jk-deed-{name}{form}", what=what, vowel=vowel(what))

    @deed.register
    def ready(self, effect: Ready, form: str = "") -> str:
        return self.on("ready", effect, form)

    @deed.register
    def rotate(self, effect: Rotate, form: str = "") -> str:
        return self.on("rotate", effect, form)

    @deed.register
    def choose(self, effect: Choose, form: str = "") -> str:
        return self.on("choose", effect, form)

    @deed.register
    def remove(self, effect: Remove, form: str = "") -> str:
        return self.on("remove", effect, form)

    @deed.register
    def shuttle(self, effect: Shuttle, form: str = "") -> str:
        return self.on("shuttle", effect, form)

    @deed.register
    def add_destiny(self, effect: AddDestiny, form: str = "") -> str:
        return self.on("add-destiny", effect, form)

    @deed.register
    def boost(self, effect: Boost, form: str = "") -> str:
        return self.boosts([effect], form)

    def boosts(self, effects: list[Boost], form: str) -> str:
        """What is given to the same cards for the same time."""
        first = effects[0]
        bonus = self.words.all_of([self.bonus(effect) for effect in effects])
        until = self.say(f"jk-until-{UNTIL[first.until]}")
        return self.say(
            f"jk-deed-boost{form}", what=self.target(first.those, first.each), bonus=bonus, until=until
        )

    def bonus(self, effect: Boost) -> str:
        sign = "more" if effect.amount > 0 else "less"
        bonus = self.cast.say(f"jk-bonus-{STATS[effect.stat]}", amount=abs(effect.amount), sign=sign)
        per = self.clauses.per(effect.per)
        return f"{bonus} {per}" if per else bonus

    @deed.register
    def strike(self, effect: Strike, form: str = "") -> str:
        sign = "none" if effect.plus == 0 else "more" if effect.plus > 0 else "less"
        what = self.target(effect.those, False)
        return self.say(f"jk-deed-strike{form}", what=what, plus=abs(effect.plus), sign=sign)

    @deed.register
    def put_back(self, effect: PutBack, form: str = "") -> str:
        what = self.target(effect.those, False)
        own = "yes" if effect.those.whose == OWN or effect.those.where == ITSELF else "no"
        return self.say(f"jk-deed-put-back{form}", what=what, pile=PILES[effect.pile], own=own)

    @deed.register
    def step_in(self, effect: StepIn, form: str = "") -> str:
        return self.say(f"jk-deed-step-in{form}", what=self.target(effect.those, False))

    # --- what was declared or drawn ---

    @deed.register
    def cancel(self, effect: Cancel, form: str = "") -> str:
        return self.say(f"jk-deed-cancel{form}", what=CANCELLED.get(self.moment, "action"))

    @deed.register
    def change_destiny(self, effect: ChangeDestiny, form: str = "") -> str:
        sign = "more" if effect.amount > 0 else "less"
        return self.say(f"jk-deed-change-destiny{form}", amount=abs(effect.amount), sign=sign)

    @deed.register
    def redraw(self, effect: Redraw, form: str = "") -> str:
        return self.say(f"jk-deed-redraw{form}")

    # --- one of two ---

    @deed.register
    def one_of(self, effect: OneOf, form: str = "") -> str:
        """A choice somebody else makes is told as a list of what follows from it."""
        if effect.whose == OWN:
            return self.say(
                "jk-either", first=self.deed(effect.first, form), second=self.deed(effect.second, form)
            )
        first, second = effect.first, effect.second
        if isinstance(first, Discard) and isinstance(second, Discard) and first.whose == second.whose:
            what = self.say("jk-discard-one-of", first=first.cards, second=second.cards)
            return self.say(f"jk-deed-discard-what-{WHOSE[first.whose]}{form}", what=what)
        said = self.say("jk-either", first=self.deed(first), second=self.deed(second))
        return self.say(f"jk-choice-{WHOSE[effect.whose]}{form}", what=said)


def alike(effects: list[Effect]) -> list[Boost]:
    """What is given at the beginning to the same cards for the same time, or to those just chosen."""
    found: list[Boost] = []
    first = effects[0]
    chosen = first if isinstance(first, Choose) and not first.each else None
    for effect in effects[1:] if chosen is not None else effects:
        if not isinstance(effect, Boost) or (found and not goes_with(effect, found[0])):
            break
        if chosen is not None and effect.those.where != CHOSEN:
            break
        found.append(effect)
    if chosen is not None and found:
        found = [Boost(one.stat, one.amount, chosen.those, one.until, False, one.per) for one in found]
    return found


def goes_with(effect: Boost, other: Boost) -> bool:
    same = effect.those is other.those and effect.each == other.each and effect.until == other.until
    return same and effect.per is None and other.per is None

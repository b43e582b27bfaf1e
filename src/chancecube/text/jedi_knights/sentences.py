"""What a card says: a sentence for each word of its text, and one for numbers that change together."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Final, NamedTuple, final

from chancecube.jedi_knights.kinds import CHARACTER, KINDS, LOCATION, STARSHIP, TIMES
from chancecube.jedi_knights.vocabulary.conditions import Defeated, Not, StarshipBattle
from chancecube.jedi_knights.vocabulary.counts import PILES, BestPower
from chancecube.jedi_knights.vocabulary.effects import (
    Discard,
    Draw,
    Fetch,
    Mill,
    OneOf,
    Peek,
    PlayCard,
    ShowHand,
    ShuffleIn,
    Stow,
    Swap,
)
from chancecube.jedi_knights.vocabulary.standing import (
    CREDITS,
    HIT,
    POWER,
    STATS,
    Boards,
    CannotAttack,
    CannotSupport,
    Costs,
    CostsItself,
    Fleeting,
    Forbids,
    FromThemePile,
    Gets,
    GoesAboard,
    Income,
    Lingers,
    NotAttacked,
    NotIntimidated,
    NotTargeted,
    NoWeapons,
    OnlySupportedBy,
    OnlyUnder,
    OnlyWeapons,
    PerDeck,
    Pierces,
    Retires,
    Searches,
    Standing,
    Stuns,
    Swings,
    ToHit,
    WinsTies,
    Word,
)
from chancecube.jedi_knights.vocabulary.texts import (
    ANY_NUMBER,
    COSTS,
    FROM_HAND,
    FROM_THEME_PILE,
    IN_PLAY,
    LIMITS,
    LOST,
    NOTHING,
    PER_BATTLE,
    PER_PHASE,
    WON,
    CardText,
    Played,
    Response,
    Timed,
    Use,
    When,
)
from chancecube.jedi_knights.vocabulary.those import BEARER, IN_BATTLE, ITSELF, MAIN, WHOSE, Those
from chancecube.text.jedi_knights.cast import NONE, Cast
from chancecube.text.jedi_knights.clauses import AND, AS, IF, IN_WHICH, POINTED_AT, WHILE, WHILE_IT, Clauses
from chancecube.text.jedi_knights.deeds import TO, Deeds
from chancecube.text.jedi_knights.words import capital

OPTIONAL: Final = (Fetch, PlayCard, Stow, Swap, ShuffleIn, Peek)  # what one may begin and leave undone


class Change(NamedTuple):
    """A changed number, and for whom, how often and when it is changed; `each`: for every one of several."""

    change: str
    each: bool
    scope: tuple[str, ...]


@final
class Sentences:
    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.words = cast.words
        self.card = cast.card
        self.clauses = Clauses(cast)

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self.cast.say(key, reader=self.cast.reader, **self.cast.me(), **arguments)

    def all(self, text: CardText) -> list[str]:
        said: list[str] = []
        changes: list[Change] = []
        for word in sorted(text.words, key=lambda word: isinstance(word, Fleeting)):
            if isinstance(word, Gets) and not isinstance(word.per, BestPower):
                changes.append(self.change(word))
                continue
            said += self.changed(changes)
            changes = []
            said.append(sentence(self.sentence(word)))
        return said + self.changed(changes)

    def joined(self, *parts: str) -> str:
        return " ".join([part for part in parts if part])

    def standing(self, said: str, word: Standing) -> str:
        """What a word says, and the condition on which it holds."""
        about_others = isinstance(word, (Costs, Income, Forbids))
        return self.joined(said, self.clauses.when(word.when, WHILE_IT if about_others else WHILE))

    # --- numbers ---

    def change(self, word: Gets) -> Change:
        link = WHILE if word.those.where in (ITSELF, BEARER) else WHILE_IT
        scope = [self.clauses.per(word.per, word.when), self.clauses.rest(word.per, word.when, link)]
        whom = (self.whom(word), *[part for part in scope if part])
        return Change(f"{word.stat} {word.amount}", self.is_each(word.those), whom)

    def is_each(self, those: Those) -> bool:
        """Whether it is given to any number of cards, which might be misread as counted."""
        if those.where in (*POINTED_AT, MAIN):
            return False
        return not all(noun.is_name for noun in self.cast.nouns_there(those))

    def whom(self, word: Gets) -> str:
        """Those given something; the battle is not named twice."""
        if word.those.where == ITSELF:
            return ""
        part = word.when.part if isinstance(word.when, Not) else word.when
        placed = not (word.those.where == IN_BATTLE and isinstance(part, StarshipBattle))
        return Deeds(self.cast, self.clauses).target(word.those, True, placed)

    def changed(self, changes: list[Change]) -> list[str]:
        """Numbers changed for the same cards at the same moment share a sentence."""
        said: list[str] = []
        while changes:
            alike = [one for one in changes if one.scope == changes[0].scope]
            whom, *rest = changes[0].scope
            given = self.numbers([one.change for one in alike], whom, changes[0].each)
            said.append(sentence(self.joined(given, *rest)))
            changes = [one for one in changes if one not in alike]
        return said

    def numbers(self, changes: list[str], whom: str, each: bool) -> str:
        """What is changed, and for whom: the shots of others are not theirs as their power is."""
        if each:
            numbers = self.words.all_of([self.number(change, "bonus") for change in changes])
            return self.say("jk-gets-each", numbers=numbers, whom=whom)
        stats = [int(change.split()[0]) for change in changes]
        whose = "own" if not whom else "for" if HIT in stats else "of"
        numbers = self.words.all_of([self.number(change, whose) for change in changes])
        return self.say(f"jk-gets-{whose}", numbers=numbers, whom=whom) if whom else numbers

    def number(self, change: str, whose: str) -> str:
        stat, amount = [int(part) for part in change.split()]
        sign = "more" if amount > 0 else "less"
        family = "jk-bonus" if whose == "bonus" else "jk-gets"
        return self.say(f"{family}-{STATS[stat]}", amount=abs(amount), sign=sign, whose=whose)

    # --- words that hold ---

    @singledispatchmethod
    def sentence(self, word: Word) -> str:
        raise TypeError(f"no words for {word!r}")

    @sentence.register
    def gets(self, word: Gets) -> str:
        """Only those that add another card's power come here."""
        assert isinstance(word.per, BestPower) and word.stat == POWER
        own = "yes" if word.those.where == ITSELF else "no"
        those = self.clauses.best_among(word.per, word.when)
        said = self.say("jk-gets-best", whom=self.whom(word), own=own, those=those)
        return self.joined(said, self.clauses.rest(word.per, word.when, WHILE))

    @sentence.register
    def income(self, word: Income) -> str:
        name = "credits" if word.stat == CREDITS else "draws"
        said = self.say(
            f"jk-income-{name}",
            whose=WHOSE[word.whose],
            amount=abs(word.amount),
            sign="more" if word.amount > 0 else "less",
        )
        return self.standing(self.joined(said, self.clauses.per(word.per)), word)

    @sentence.register
    def costs(self, word: Costs) -> str:
        sign = "more" if word.amount > 0 else "less"
        who = self.cast.all_of(word.who, word.whose)
        return self.standing(self.say("jk-costs", who=who, amount=abs(word.amount), sign=sign), word)

    @sentence.register
    def costs_itself(self, word: CostsItself) -> str:
        sign = "more" if word.amount > 0 else "less"
        place = "site" if word.to_site else "anywhere"
        said = self.say("jk-costs-itself", amount=abs(word.amount), sign=sign, place=place)
        self.cast.there = word.to_site
        said = self.joined(said, self.clauses.per(word.per), self.clauses.when(word.when, IF))
        self.cast.there = False
        return said

    @sentence.register
    def to_hit(self, word: ToHit) -> str:
        sign = "more" if word.amount > 0 else "less"
        said = self.say("jk-to-hit", amount=abs(word.amount), sign=sign)
        return self.standing(self.joined(said, self.clauses.per(word.per)), word)

    @sentence.register
    def only_under(self, word: OnlyUnder) -> str:
        bearers = KINDS[CHARACTER if self.card.personal else STARSHIP]
        return self.say("jk-only-under", who=self.cast.one(word.who, known=bearers))

    @sentence.register
    def no_weapons(self, word: NoWeapons) -> str:
        return self.standing(self.say("jk-no-weapons"), word)

    @sentence.register
    def only_weapons(self, word: OnlyWeapons) -> str:
        return self.standing(self.say("jk-only-weapons", who=self.cast.many(word.who)), word)

    @sentence.register
    def swings(self, word: Swings) -> str:
        discarded = "yes" if word.then_discarded else "no"
        return self.standing(self.say("jk-swings", count=word.times, discarded=discarded), word)

    @sentence.register
    def pierces(self, word: Pierces) -> str:
        return self.standing(self.say("jk-pierces"), word)

    @sentence.register
    def stuns(self, word: Stuns) -> str:
        return self.standing(self.say("jk-stuns"), word)

    @sentence.register
    def cannot_attack(self, word: CannotAttack) -> str:
        return self.standing(self.say("jk-cannot-attack"), word)

    @sentence.register
    def cannot_support(self, word: CannotSupport) -> str:
        return self.standing(self.say("jk-cannot-support"), word)

    @sentence.register
    def only_supported_by(self, word: OnlySupportedBy) -> str:
        who = self.cast.many(word.who, KINDS[self.card.kind])
        return self.standing(self.say("jk-only-supported-by", who=who), word)

    @sentence.register
    def not_attacked(self, word: NotAttacked) -> str:
        return self.standing(self.say("jk-not-attacked"), word)

    @sentence.register
    def not_targeted(self, word: NotTargeted) -> str:
        return self.standing(self.say("jk-not-targeted"), word)

    @sentence.register
    def not_intimidated(self, word: NotIntimidated) -> str:
        return self.standing(self.say("jk-not-intimidated"), word)

    @sentence.register
    def wins_ties(self, word: WinsTies) -> str:
        return self.standing(self.say("jk-wins-ties"), word)

    @sentence.register
    def boards(self, word: Boards) -> str:
        many = word.at_once > 1
        known = KINDS[CHARACTER]
        who = (
            self.cast.counted(word.who, word.at_once, known) if many else self.cast.one(word.who, known=known)
        )
        named = all(noun.is_name for noun in self.cast.nouns(word.who))
        return self.standing(self.say("jk-boards", who=who, many="yes" if many and not named else "no"), word)

    @sentence.register
    def goes_aboard(self, word: GoesAboard) -> str:
        return self.standing(self.say("jk-goes-aboard", ship=self.cast.one(word.who)), word)

    @sentence.register
    def from_theme_pile(self, word: FromThemePile) -> str:
        return self.standing(self.say("jk-may-from-theme-pile"), word)

    @sentence.register
    def per_deck(self, word: PerDeck) -> str:
        return self.say("jk-per-deck", count=word.copies)

    @sentence.register
    def forbids(self, word: Forbids) -> str:
        what = self.cast.one(word.who, NONE)
        return self.standing(self.say("jk-forbids", whose=WHOSE[word.whose], what=what), word)

    @sentence.register
    def retires(self, word: Retires) -> str:
        when = self.clauses.when(word.when, AS)
        return self.say("jk-retires", pile=PILES[word.pile], when=f" {when}" if when else "")

    @sentence.register
    def lingers(self, word: Lingers) -> str:
        return self.say("jk-lingers")

    @sentence.register
    def fleeting(self, word: Fleeting) -> str:
        return self.say("jk-fleeting")

    @sentence.register
    def searches(self, word: Searches) -> str:
        many = word.count > 1
        who = self.cast.counted(word.who, word.count) if many else self.cast.one(word.who)
        return self.say("jk-searches", who=who, many="yes" if many else "no")

    # --- words with a time ---

    def price(self, word: Timed, form: str, out_of: int = IN_PLAY) -> str:
        """What is to be done for it, in the form of a deed."""
        if word.cost == NOTHING:
            return ""
        what = self.cast.one(word.paid_with)
        place = {FROM_THEME_PILE: "theme-pile", FROM_HAND: "hand"}.get(out_of, "play")
        return self.say(f"jk-price-{COSTS[word.cost]}{form}", what=what, place=place)

    def offered(self, word: Timed, deeds: Deeds, out_of: int = IN_PLAY) -> str:
        """You may do it, or you may do one thing to do another."""
        price = self.price(word, TO, out_of)
        deed = deeds.all(word.effects, TO)
        return self.say("jk-may-for", price=price, deed=deed) if price else self.say("jk-may", deed=deed)

    @sentence.register
    def set_off(self, word: When) -> str:
        deeds = Deeds(self.cast, self.clauses, word.moment)
        self.cast.named = word.about is not None
        if word.may or word.cost != NOTHING:
            deed = self.offered(word, deeds)
        else:
            deed = self.by_everybody(word, deeds) if self.card.kind == LOCATION else deeds.all(word.effects)
        when = self.moment(word)
        limit = "" if word.limit == ANY_NUMBER else self.say(f"jk-limit-{LIMITS[word.limit]}")
        return self.say("jk-set-off", when=when, deed=deed, limit=limit, limited="yes" if limit else "no")

    def moment(self, word: When | Response) -> str:
        """What sets it off, and what must be true then."""
        link = IN_WHICH if word.moment in (WON, LOST) and isinstance(word.when, Defeated) else AND
        return self.joined(self.clauses.moment(word), self.clauses.when(word.when, link))

    def by_everybody(self, word: When, deeds: Deeds) -> str:
        """What a location has every player do; what one may leave undone is offered."""
        if all(isinstance(effect, (Draw, Discard, Mill, ShowHand)) for effect in word.effects):
            deeds.everybody = True
            return deeds.all(word.effects)
        optional = all(isinstance(effect, OPTIONAL) for effect in word.effects)
        choice = word.effects[0]
        if isinstance(choice, OneOf) and isinstance(choice.second, OPTIONAL) and len(word.effects) == 1:
            second = deeds.deed(choice.second, TO)
            deeds.everybody = True
            return self.say("jk-or-instead", first=deeds.deed(choice.first), second=second)
        return self.say("jk-may" if optional else "jk-must", deed=deeds.all(word.effects, TO))

    @sentence.register
    def use(self, word: Use) -> str:
        deeds = Deeds(self.cast, self.clauses)
        offered = self.offered(word, deeds, word.out_of)
        time = self.say(f"jk-time-{TIMES[word.time]}", once="yes" if is_once(word) else "no")
        condition = self.clauses.when(word.when, IF)
        limit = (
            "" if is_once(word) or word.limit == ANY_NUMBER else self.say(f"jk-limit-{LIMITS[word.limit]}")
        )
        where = (
            ""
            if word.cost != NOTHING or word.out_of == IN_PLAY
            else self.say("jk-while-in-pile" if word.out_of == FROM_THEME_PILE else "jk-while-in-hand")
        )
        parts = [part for part in (limit, time, where, condition) if part]
        return ", ".join([*parts, offered])

    @sentence.register
    def played(self, word: Played) -> str:
        deeds = Deeds(self.cast, self.clauses)
        price = self.price(word, "")
        deed = deeds.all(word.effects, TO if price else "")
        said = self.say("jk-for", price=price, deed=deed) if price else deed
        condition = self.clauses.when(word.when, IF)
        return self.say("jk-played-if", condition=condition, deed=capital(said)) if condition else said

    @sentence.register
    def response(self, word: Response) -> str:
        when = self.moment(word)
        if not word.effects:
            return self.say("jk-response-bare", when=when)
        deeds = Deeds(self.cast, self.clauses, word.moment)
        price = self.price(word, "")
        deed = deeds.all(word.effects, TO if price else "")
        said = self.say("jk-for", price=price, deed=deed) if price else deed
        return self.say("jk-response", when=when, deed=said)


def is_once(word: Use) -> bool:
    """Whether a limit is the time itself: a phase, or a step of which each battle has one."""
    steps = TIMES[word.time] in ("support", "weapons", "power")
    return word.limit == (PER_BATTLE if steps else PER_PHASE)


def sentence(words: str) -> str:
    return capital(words) + ("" if words.endswith(".") else ".")

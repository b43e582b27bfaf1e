"""What a card says: a sentence for each word of its text, and one for numbers that change together."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import NamedTuple, final

from chancecube.jedi_knights.kinds import EVENT, LOCATION, TIMES
from chancecube.jedi_knights.vocabulary.counts import PILES, BestPower
from chancecube.jedi_knights.vocabulary.standing import (
    CREDITS,
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
    NOTHING,
    PER_BATTLE,
    PER_PHASE,
    CardText,
    Played,
    Response,
    Timed,
    Use,
    When,
)
from chancecube.jedi_knights.vocabulary.those import ITSELF, WHOSE
from chancecube.text.jedi_knights.cast import EACH, NONE, ONE, Cast
from chancecube.text.jedi_knights.clauses import IF, WHILE, Clauses
from chancecube.text.jedi_knights.deeds import TO, Deeds
from chancecube.text.jedi_knights.words import capital, vowel


class Change(NamedTuple):
    """A changed number, and for whom, how often and when it is changed."""

    change: str
    scope: tuple[str, ...]


@final
class Sentences:
    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.words = cast.words
        self.card = cast.card
        self.clauses = Clauses(cast)

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self.cast.say(key, reader=self.cast.reader, pronoun=self.cast.pronoun, **arguments)

    def all(self, text: CardText) -> list[str]:
        said: list[str] = []
        changes: list[Change] = []
        for word in text.words:
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
        return self.joined(said, self.clauses.when(word.when, WHILE))

    # --- numbers ---

    def change(self, word: Gets) -> Change:
        scope = [self.clauses.per(word.per, word.when), self.clauses.rest(word.per, word.when)]
        return Change(f"{word.stat} {word.amount}", (self.whom(word), *[part for part in scope if part]))

    def whom(self, word: Gets) -> str:
        return "" if word.those.where == ITSELF else self.clauses_target(word)

    def clauses_target(self, word: Gets) -> str:
        return Deeds(self.cast, self.clauses).target(word.those, True)

    def changed(self, changes: list[Change]) -> list[str]:
        """Numbers changed for the same cards at the same moment share a sentence."""
        said: list[str] = []
        while changes:
            alike = [one for one in changes if one.scope == changes[0].scope]
            whom, *rest = changes[0].scope
            numbers = self.words.all_of([self.number(one.change, whom) for one in alike])
            said.append(sentence(self.joined(self.for_whom(numbers, whom), *rest)))
            changes = [one for one in changes if one not in alike]
        return said

    def number(self, change: str, whom: str) -> str:
        stat, amount = [int(part) for part in change.split()]
        key = f"jk-gets-{STATS[stat]}"
        return self.say(
            key, amount=abs(amount), sign="more" if amount > 0 else "less", own="no" if whom else "yes"
        )

    def for_whom(self, numbers: str, whom: str) -> str:
        return self.say("jk-gets-whom", numbers=numbers, whom=whom) if whom else numbers

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
        return self.joined(said, self.clauses.rest(word.per, word.when))

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
        said = self.say("jk-costs-itself", amount=abs(word.amount), sign=sign)
        return self.joined(said, self.clauses.per(word.per), self.clauses.when(word.when, IF))

    @sentence.register
    def to_hit(self, word: ToHit) -> str:
        sign = "more" if word.amount > 0 else "less"
        said = self.say("jk-to-hit", amount=abs(word.amount), sign=sign)
        return self.standing(self.joined(said, self.clauses.per(word.per)), word)

    @sentence.register
    def only_under(self, word: OnlyUnder) -> str:
        return self.say("jk-only-under", who=self.cast.one(word.who))

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
        return self.standing(self.say("jk-only-supported-by", who=self.cast.many(word.who)), word)

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
        who = self.cast.counted(word.who, word.at_once) if many else self.cast.one(word.who)
        return self.standing(self.say("jk-boards", who=who, many="yes" if many else "no"), word)

    @sentence.register
    def goes_aboard(self, word: GoesAboard) -> str:
        ship = self.cast.one(word.who)
        return self.standing(self.say("jk-goes-aboard", ship=ship, vowel=vowel(ship)), word)

    @sentence.register
    def from_theme_pile(self, word: FromThemePile) -> str:
        return self.standing(self.say("jk-may-from-theme-pile"), word)

    @sentence.register
    def per_deck(self, word: PerDeck) -> str:
        return self.say("jk-per-deck", count=word.copies)

    @sentence.register
    def forbids(self, word: Forbids) -> str:
        what = self.cast.one(word.who, NONE)
        many = self.cast.many(word.who)
        return self.standing(self.say("jk-forbids", whose=WHOSE[word.whose], what=what, many=many), word)

    @sentence.register
    def retires(self, word: Retires) -> str:
        return self.standing(self.say("jk-retires", pile=PILES[word.pile]), word)

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

    def price(self, word: Timed, out_of: int = IN_PLAY) -> str:
        """What is to be done for it, as something one may do."""
        if word.cost == NOTHING:
            return ""
        what = self.cast.one(word.paid_with)
        place = {FROM_THEME_PILE: "theme-pile", FROM_HAND: "hand"}.get(out_of, "play")
        return self.say(f"jk-price-{COSTS[word.cost]}", what=what, place=place)

    def offered(self, word: Timed, deeds: Deeds, out_of: int = IN_PLAY) -> str:
        """You may do it, or you may do one thing to do another."""
        price = self.price(word, out_of)
        deed = deeds.all(word.effects, TO)
        return self.say("jk-may-for", price=price, deed=deed) if price else self.say("jk-may", deed=deed)

    @sentence.register
    def set_off(self, word: When) -> str:
        deeds = Deeds(self.cast, self.clauses, word.moment)
        must = not word.may and word.cost == NOTHING
        if must and self.card.kind == LOCATION:
            deed = self.say("jk-must", deed=deeds.all(word.effects, TO))
        else:
            deed = deeds.all(word.effects) if must else self.offered(word, deeds)
        condition = self.clauses.when(word.when, IF)
        when = self.joined(self.clauses.moment(word), condition)
        limit = "" if word.limit == ANY_NUMBER else self.say(f"jk-limit-{LIMITS[word.limit]}")
        return self.say("jk-set-off", when=when, deed=deed, limit=limit, limited="yes" if limit else "no")

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
        head = self.say("jk-in-time", time=", ".join([part for part in (limit, time) if part]))
        rest = self.joined(where, condition)
        return self.say("jk-use", time=self.joined(head, rest), deed=offered)

    @sentence.register
    def played(self, word: Played) -> str:
        deeds = Deeds(self.cast, self.clauses)
        price = self.price(word)
        deed = deeds.all(word.effects, TO if price else "")
        said = self.say("jk-for", price=price, deed=deed) if price else deed
        condition = self.clauses.when(word.when, IF)
        return self.say("jk-played-if", condition=condition, deed=said) if condition else said

    @sentence.register
    def response(self, word: Response) -> str:
        when = self.joined(self.clauses.moment(word), self.clauses.when(word.when, IF))
        if not word.effects:
            return self.say("jk-response-bare", when=when)
        deeds = Deeds(self.cast, self.clauses, word.moment)
        price = self.price(word)
        deed = deeds.all(word.effects, TO if price else "")
        said = self.say("jk-for", price=price, deed=deed) if price else deed
        return self.say("jk-response", when=when, deed=said)


def is_once(word: Use) -> bool:
    """Whether a limit is the time itself: a phase, or a step of which each battle has one."""
    steps = TIMES[word.time] in ("support", "weapons", "power")
    return word.limit == (PER_BATTLE if steps else PER_PHASE)


def sentence(words: str) -> str:
    return capital(words) + ("" if words.endswith(".") else ".")

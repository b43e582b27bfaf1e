"""When a text works, how often it counts, and what sets it off: clauses around what a text does."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Final, final

from chancecube.jedi_knights.kinds import LOCATION, WEAPON
from chancecube.jedi_knights.vocabulary.conditions import (
    All,
    AtPlanet,
    Attacking,
    Behind,
    Condition,
    Controlling,
    Defeated,
    Defending,
    Exists,
    FiringWith,
    FirstPlayer,
    HandAtMost,
    InBattle,
    InFinalConflict,
    Not,
    StarshipBattle,
    Supported,
    Supporting,
)
from chancecube.jedi_knights.vocabulary.counts import BestPower, Count, Each, EachInPile, EachPlanet
from chancecube.jedi_knights.vocabulary.texts import (
    CONTROL,
    DRAWN,
    ENTERS,
    EVENT_PLAYED,
    MOMENTS,
    TURN_BEGINS,
    Response,
    When,
)
from chancecube.jedi_knights.vocabulary.those import (
    ABOARD,
    ALL,
    BEARER,
    CAUSE,
    CHOSEN,
    ITSELF,
    STANDING,
    SUPPORTERS,
    UNDER,
    WHERE,
    WHOSE,
    Those,
)
from chancecube.jedi_knights.vocabulary.who import ANY_CARD, OfKind
from chancecube.text.jedi_knights.cast import EACH, ONE, OTHER_ONE, Cast
from chancecube.text.jedi_knights.words import vowel

# How a condition is joined to what it is for.
WHILE: Final = "while"
WHILE_IT: Final = "while-it"  # what is changed is not the card that speaks, which so must be named
AS: Final = "as"  # at the moment of something else
IF: Final = "if"
AND: Final = "and"  # after what sets a text off
UNLESS: Final = "unless"
IN_WHICH: Final = "in-which"  # of a battle

UNLIMITED: Final = 99
IN_FIGHT: Final = (InBattle, Attacking, Defending, Supporting, Supported)
POINTED_AT: Final = (ITSELF, BEARER, CHOSEN, CAUSE)


@final
class Clauses:
    """`self_said`: the text gives something to its own card, which need not be named again."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.words = cast.words
        self.say = cast.say
        self.card = cast.card

    # --- conditions ---

    def when(self, condition: Condition | None, link: str) -> str:
        """The clause with what joins it; nothing without a condition."""
        return "" if condition is None else self.clause(condition, link)

    @singledispatchmethod
    def clause(self, condition: Condition, link: str) -> str:
        raise TypeError(f"no words for {condition!r}")

    @clause.register
    def exists(self, condition: Exists, link: str) -> str:
        those = condition.those
        nouns = self.cast.nouns_there(those, whose=False)
        if those.where in POINTED_AT:
            said = self.cast.with_article(self.cast.nouns_there(those, whose=True), ONE)
            return self.say(f"jk-if-{WHERE[those.where]}", link=link, what=said, pronoun=self.cast.pronoun)
        if those.where in (UNDER, ABOARD):
            said = self.number(those, condition.at_least)
            return self.say(f"jk-if-{WHERE[those.where]}", link=link, what=said, pronoun=self.cast.pronoun)
        if all(noun.is_name for noun in nouns):
            what = self.words.any_of([noun.one for noun in nouns])
            return self.say("jk-if-named", link=link, what=what, place=self.cast.place(those.where))
        what = self.cast.placed(self.number(those, condition.at_least), those)
        return self.say(f"jk-if-exists-{WHOSE[those.whose]}", link=link, what=what, reader=self.cast.reader)

    def number(self, those: Those, at_least: int) -> str:
        nouns = self.cast.nouns_there(those, whose=False)
        if at_least == 1:
            return self.cast.with_article(
                nouns, OTHER_ONE if those.other and those.who.suits(self.card) else ONE
            )
        said = self.words.any_of([noun.many for noun in nouns])
        other = "yes" if those.other and those.who.suits(self.card) else "no"
        return self.say("jk-at-least", count=at_least, nouns=said, other=other, pronoun=nouns[0].pronoun)

    def in_fight(self, what: str, link: str) -> str:
        """A condition on where the card itself stands in a battle; a weapon speaks of its bearer."""
        bearer = "yes" if self.card.kind == WEAPON else "no"
        return self.say(f"jk-if-{what}", link=link, bearer=bearer, **self.cast.me())

    @clause.register
    def in_battle(self, condition: InBattle, link: str) -> str:
        return self.in_fight("in-battle", link)

    @clause.register
    def attacking(self, condition: Attacking, link: str) -> str:
        return self.in_fight("attacking", link)

    @clause.register
    def defending(self, condition: Defending, link: str) -> str:
        return self.in_fight("defending", link)

    @clause.register
    def supporting(self, condition: Supporting, link: str) -> str:
        return self.in_fight("supporting", link)

    @clause.register
    def supported(self, condition: Supported, link: str) -> str:
        return self.in_fight("supported", link)

    @clause.register
    def starship_battle(self, condition: StarshipBattle, link: str) -> str:
        return self.say("jk-if-starship-battle", link=link)

    @clause.register
    def at_planet(self, condition: AtPlanet, link: str) -> str:
        return self.say("jk-if-planet", link=link, planet=condition.planet)

    @clause.register
    def first_player(self, condition: FirstPlayer, link: str) -> str:
        return self.say("jk-if-first", link=link)

    @clause.register
    def controlling(self, condition: Controlling, link: str) -> str:
        return self.say(f"jk-if-control-{WHOSE[condition.whose]}", link=link, count=condition.at_least)

    @clause.register
    def behind(self, condition: Behind, link: str) -> str:
        return self.say("jk-if-behind", link=link)

    @clause.register
    def in_final_conflict(self, condition: InFinalConflict, link: str) -> str:
        return self.say("jk-if-final", link=link)

    @clause.register
    def hand_at_most(self, condition: HandAtMost, link: str) -> str:
        return self.say("jk-if-hand", link=link, count=condition.cards, reader=self.cast.reader)

    @clause.register
    def defeated(self, condition: Defeated, link: str) -> str:
        those = condition.those
        nouns = self.cast.nouns_there(those)
        said = self.cast.article_of(those, ONE)
        return self.say("jk-if-defeated", link=link, what=said, pronoun=nouns[0].pronoun)

    @clause.register
    def firing_with(self, condition: FiringWith, link: str) -> str:
        return self.say("jk-if-firing", link=link, what=self.cast.one(condition.who))

    @clause.register
    def all_hold(self, condition: All, link: str) -> str:
        """What the card itself does comes first."""
        parts = sorted(condition.parts, key=lambda part: not isinstance(part, IN_FIGHT))
        if link == WHILE and isinstance(parts[0], IN_FIGHT):
            rest = self.words.all_of([self.clause(part, IF) for part in parts[1:]])
            return f"{self.clause(parts[0], link)} {rest}" if rest else self.clause(parts[0], link)
        return self.words.all_of([self.clause(part, link) for part in parts])

    @clause.register
    def is_not(self, condition: Not, link: str) -> str:
        return self.clause(condition.part, UNLESS)

    # --- counts ---

    def per(self, count: Count | None, when: Condition | None = None) -> str:
        """For each of those counted; nothing without a count."""
        if isinstance(count, Each) and is_own_support(count.those, when):
            what = self.cast.with_article(self.cast.supporting(count.those), EACH)
            said = self.say("jk-per-supporting", what=what, pronoun=self.cast.pronoun)
            return self.at_most(said, count.most)
        return "" if count is None else self.count(count)

    def rest(self, count: Count | None, when: Condition | None, link: str) -> str:
        """The condition on which a number that may be counted holds, unless the count has named it."""
        if isinstance(count, (Each, BestPower)) and is_own_support(count.those, when):
            return ""
        return self.when(when, link)

    def best_among(self, count: BestPower, when: Condition | None) -> str:
        """Those of whom the strongest counts."""
        if not is_own_support(count.those, when):
            return self.cast.several(count.those)
        nouns = self.cast.supporting(count.those)
        said = self.words.all_of([noun.many for noun in nouns])
        what = self.say("jk-all-the", nouns=said, pronoun=nouns[0].pronoun)
        return self.say("jk-supporting", what=what, pronoun=self.cast.pronoun)

    @singledispatchmethod
    def count(self, count: Count) -> str:
        raise TypeError(f"no words for {count!r}")

    @count.register
    def each(self, count: Each) -> str:
        return self.at_most(self.say("jk-per", what=self.cast.those(count.those, EACH)), count.most)

    def at_most(self, said: str, most: int) -> str:
        return said if most >= UNLIMITED else self.say("jk-per-most", per=said, most=most)

    @count.register
    def best_power(self, count: BestPower) -> str:
        return self.say("jk-per-best", those=self.cast.several(count.those))

    @count.register
    def each_planet(self, count: EachPlanet) -> str:
        return self.say(f"jk-per-planet-{WHOSE[count.whose]}", reader=self.cast.reader)

    @count.register
    def each_in_pile(self, count: EachInPile) -> str:
        what = self.cast.one(count.who, EACH)
        return self.at_most(self.say("jk-per-pile", what=what, reader=self.cast.reader), count.most)

    # --- what sets a text off ---

    def moment(self, word: When | Response) -> str:
        """The clause that names it, and whoever it happens to."""
        name = MOMENTS[word.moment]
        whose = WHOSE[word.whose]
        if word.moment == TURN_BEGINS:
            return self.say("jk-when-turn-begins")
        if word.moment == ENTERS:
            return self.say("jk-when-enters" if self.card.kind == LOCATION else "jk-when-other-enters")
        if word.moment == CONTROL:
            return self.say(f"jk-when-control-{whose}")
        if word.moment == EVENT_PLAYED:
            what = self.cast.with_article(self.cast.nouns_there(event_of(word)), ONE)
            return self.say(f"jk-when-event-{whose}", what=what)
        subject, pronoun = self.subject(word)
        key = f"jk-when-{name}"
        if word.moment == DRAWN:
            key = "jk-when-drawn-self" if word.about is None else key
            if isinstance(word.about, OfKind) and len(word.about.kinds) > 1 and word.whose == ALL:
                key = "jk-when-drawn-any"
        return self.say(key, subject=subject, pronoun=pronoun, vowel=vowel(subject))

    def subject(self, word: When | Response) -> tuple[str, str]:
        """Whoever sets a text off, and the pronoun that agrees with it."""
        if word.about is None:
            if self.card.kind == WEAPON:
                return self.say("jk-its-bearer"), "he"
            return self.say("jk-it", pronoun=self.cast.pronoun), self.cast.pronoun
        those = Those(word.about, word.whose, where=CAUSE)
        return self.cast.article_of(those, ONE), self.cast.nouns_there(those)[0].pronoun


def is_own_support(those: Those, when: Condition | None) -> bool:
    """Whether those meant are the ones that support the card which speaks."""
    return isinstance(when, Supported) and those.where == SUPPORTERS


def event_of(word: When | Response) -> Those:
    return Those(word.about if word.about is not None else ANY_CARD, ALL, where=STANDING)

"""Those a text speaks of: nouns with what is said of them, their articles and their places."""

from __future__ import annotations

from functools import cache, singledispatchmethod
from typing import Final, NamedTuple, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import (
    ALLEGIANCES,
    CHARACTER,
    EVENT,
    KINDS,
    STARSHIP,
    THEMES,
    WEAPON,
)
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.vocabulary.those import (
    ABOARD,
    ALL,
    ANY_POSITION,
    ARMAMENT,
    AT_SITE,
    AT_SYSTEM,
    HERE,
    MAIN,
    OWN,
    READY,
    STANDING,
    SUPPORTERS,
    UNDER,
    UNSUPPORTED,
    WHERE,
    WHOSE,
    Those,
)
from chancecube.jedi_knights.vocabulary.who import (
    AnyCard,
    Both,
    CostAtMost,
    Either,
    Keyword,
    Leader,
    Named,
    Non,
    OfAllegiance,
    OfKind,
    OfTheme,
    Who,
)
from chancecube.text.jedi_knights.words import Words, slug, vowel

# How many are meant, and so which article goes before them.
ONE: Final = "one"
EACH: Final = "each"
NONE: Final = "none"
PLURAL: Final = "plural"
OTHER_ONE: Final = "other"

SAID_OF_NOUN: Final = {SUPPORTERS: "supporting", MAIN: "main", UNSUPPORTED: "unsupported"}
KIND_THERE: Final = {
    AT_SITE: CHARACTER,
    AT_SYSTEM: STARSHIP,
    ABOARD: CHARACTER,
    UNDER: WEAPON,
    ARMAMENT: WEAPON,
    STANDING: EVENT,
}
WITHOUT_PLACE: Final = (SUPPORTERS, MAIN)


class Noun(NamedTuple):
    """What some cards are called: one of them, several of them, and whether it is a name."""

    one: str
    many: str
    pronoun: str
    is_name: bool = False

    def form(self, count: int) -> str:
        return self.one if count == 1 else self.many


@final
class Sort:
    """What all cards of one sort have in common."""

    def __init__(self) -> None:
        self.title = ""
        self.kind = -1
        self.keywords: list[str] = []
        self.theme = -1
        self.allegiance = -1
        self.leader = False
        self.cost = -1
        self.excluded: list[Who] = []

    def copy(self) -> Sort:
        twin = Sort()
        twin.title = self.title
        twin.kind = self.kind
        twin.keywords = self.keywords[:]
        twin.theme = self.theme
        twin.allegiance = self.allegiance
        twin.leader = self.leader
        twin.cost = self.cost
        twin.excluded = self.excluded[:]
        return twin


@cache
def cards_titled(title: str) -> list[Card]:
    return [card for card in library().cards if card.title == title]


def is_common(title: str) -> bool:
    """Whether a title is that of many: a trooper of which there may be any number."""
    return any(card.typical for card in cards_titled(title))


@final
class Cast:
    """Speaks of cards from the point of view of one."""

    def __init__(self, words: Words, card: Card) -> None:
        self.words = words
        self.say = words.say
        self.card = card
        self.pronoun = words.pronoun(card)
        self.reader = "each" if KINDS[card.kind] == "location" else "you"  # whom the card speaks to

    # --- cards by what is printed on them ---

    def one(self, who: Who, article: str = ONE) -> str:
        """One of those meant: a Trooper; a Smuggler or Alien; Luke Skywalker."""
        return self.with_article(self.nouns(who), article)

    def many(self, who: Who) -> str:
        """All of them, without an article: Troopers."""
        return self.words.any_of([noun.many for noun in self.nouns(who)])

    def counted(self, who: Who, count: int) -> str:
        """So many of them: two Troopers."""
        nouns = self.words.any_of([noun.form(count) for noun in self.nouns(who)])
        return self.say("jk-counted", count=count, nouns=nouns, pronoun=self.nouns(who)[0].pronoun)

    def all_of(self, who: Who, whose: int) -> str:
        """All of them that players may play: your Troopers, opposing starships."""
        nouns = self.words.all_of([noun.many for noun in self.nouns(who)])
        return self.say(f"jk-all-{WHOSE[whose]}", nouns=nouns, pronoun=self.nouns(who)[0].pronoun)

    def with_article(self, nouns: list[Noun], article: str) -> str:
        """Names stand alone; one article serves all nouns that would have the same."""
        count = 2 if article in (PLURAL, "one-own", "each-own", "other-own", "each-other-own") else 1
        said: list[str] = []
        before = ""
        for noun in nouns:
            words = noun.form(count)
            mine = self.give("…", words, noun, article)
            shared = noun.is_name or mine == before
            said.append(words if shared else self.give(words, words, noun, article))
            before = "" if noun.is_name else mine
        return self.words.any_of(said)

    def give(self, words: str, sounding: str, noun: Noun, article: str) -> str:
        return self.say(f"jk-article-{article}", noun=words, pronoun=noun.pronoun, vowel=vowel(sounding))

    # --- cards on the table ---

    def those(self, those: Those, article: str) -> str:
        """One, or each, of those meant, with their place: each of your other Troopers here."""
        return self.placed(self.article_of(those, article), those)

    def placed(self, said: str, those: Those) -> str:
        if those.where in WITHOUT_PLACE:
            return said
        place = self.place(those.where)
        return self.say("jk-placed", what=said, place=place) if place else said

    def article_of(self, those: Those, article: str) -> str:
        whose = "-own" if those.whose == OWN and article in (ONE, EACH) else ""
        if those.other:
            article = {ONE: OTHER_ONE, EACH: "each-other"}.get(article, article)
        nouns = self.nouns_there(those)
        if all(noun.is_name for noun in nouns):
            return self.words.any_of([noun.one for noun in nouns])
        return self.with_article(nouns, f"{article}{whose}")

    def several(self, those: Those) -> str:
        """All of them, with an article if they are many: your supporting leaders."""
        found = self.nouns_there(those)
        nouns = self.words.all_of([noun.many for noun in found])
        said = self.say(
            f"jk-all-{'own' if those.whose == OWN else 'all'}", nouns=nouns, pronoun=found[0].pronoun
        )
        return self.placed(said, those)

    def supporting(self, those: Those) -> list[Noun]:
        """What those are called that support the card which speaks."""
        return [self.noun_there(sort, HERE) for sort in sorts(those.who)]

    def place(self, where: int) -> str:
        """Where they are: here; at the site; nothing for those that are pointed at."""
        key = f"jk-where-{WHERE[where]}"
        if where == HERE and self.card.kind not in (CHARACTER, STARSHIP, WEAPON):
            key = "jk-where-planet"
        return self.say(key, pronoun=self.pronoun) if self.words.speaker.knows(key) else ""

    def nouns_there(self, those: Those, whose: bool = True) -> list[Noun]:
        """What those in a place are called, with what is said of all of them."""
        found: list[Noun] = []
        for sort in sorts(those.who):
            noun = self.noun_there(sort, those.where)
            if noun.is_name:
                found.append(noun)
                continue
            if those.position != ANY_POSITION:
                noun = self.wrap("jk-of-ready" if those.position == READY else "jk-of-rotated", noun)
            if those.where in SAID_OF_NOUN and not self.is_plain(sort, those.where):
                noun = self.wrap(f"jk-of-{SAID_OF_NOUN[those.where]}", noun)
            if whose and those.whose not in (OWN, ALL):
                noun = self.wrap(f"jk-of-{WHOSE[those.whose]}", noun)
            found.append(noun)
        return found

    def is_plain(self, sort: Sort, where: int) -> bool:
        """Attackers, defenders and supporters as such have a name of their own."""
        return where in WITHOUT_PLACE and not (
            sort.keywords or sort.leader or sort.title or sort.kind >= 0 or sort.theme >= 0
        )

    def noun_there(self, sort: Sort, where: int) -> Noun:
        if self.is_plain(sort, where):
            return self.noun("jk-noun", "main" if where == MAIN else "supporter")
        if sort.kind < 0 and not sort.keywords:
            sort = sort.copy()
            sort.kind = KIND_THERE.get(
                where, self.card.kind if self.card.kind in (CHARACTER, STARSHIP) else -1
            )
        return self.noun_of(sort)

    # --- what they are called ---

    def nouns(self, who: Who) -> list[Noun]:
        return [self.noun_of(sort) for sort in sorts(who)]

    def noun_of(self, sort: Sort) -> Noun:
        if sort.title:
            return self.limited(self.titled(sort.title), sort)
        adjectives = sort.keywords[:]
        if sort.leader and sort.kind != STARSHIP:
            noun = self.noun("jk-noun", "leader")
        else:
            named = [keyword for keyword in adjectives if self.is_noun(keyword)]
            if named and (sort.kind < 0 or self.kind_of(named[-1]) == KINDS[sort.kind]):
                adjectives.remove(named[-1])
                noun = self.noun("jk-keyword", named[-1])
            else:
                noun = self.noun("jk-noun", KINDS[sort.kind] if sort.kind >= 0 else "card")
        for keyword in reversed(adjectives):
            noun = self.with_keyword(noun, keyword)
        if sort.leader and sort.kind == STARSHIP:
            noun = self.wrap("jk-of-leader", noun)
        return self.limited(noun, sort)

    def limited(self, noun: Noun, sort: Sort) -> Noun:
        """A noun with its Theme, its allegiance, its cost and those it leaves out."""
        if sort.theme >= 0:
            noun = self.wrap("jk-of-theme", noun, self.say(f"jk-theme-{THEMES[sort.theme]}"))
        if sort.allegiance >= 0:
            noun = self.wrap(f"jk-of-{ALLEGIANCES[sort.allegiance]}", noun)
        for who in sort.excluded:
            noun = self.except_for(noun, who)
        if sort.cost >= 0:
            noun = self.wrap("jk-of-cost", noun, str(sort.cost))
        return noun

    def except_for(self, noun: Noun, who: Who) -> Noun:
        """Kinds are denied before the noun, cards of a name behind it."""
        if isinstance(who, (Keyword, OfKind, Leader)):
            for left_out in self.nouns(who):
                noun = self.wrap("jk-of-non", noun, left_out.one)
            return noun
        return self.wrap("jk-of-except", noun, self.one(who))

    def wrap(self, key: str, noun: Noun, word: str = "") -> Noun:
        """Says something of a noun in both numbers."""
        one = self.say(key, noun=noun.one, pronoun=noun.pronoun, count=1, word=word)
        return Noun(
            one, self.say(key, noun=noun.many, pronoun=noun.pronoun, count=2, word=word), noun.pronoun
        )

    def with_keyword(self, noun: Noun, keyword: str) -> Noun:
        key = f"jk-keyword-{slug(keyword)}"
        said = [
            self.say(f"{key}.of", pronoun=noun.pronoun, count=count)
            if self.words.speaker.knows(key)
            else keyword
            for count in (1, 2)
        ]
        one = self.say("jk-of-keyword", noun=noun.one, word=said[0])
        return Noun(one, self.say("jk-of-keyword", noun=noun.many, word=said[1]), noun.pronoun)

    def noun(self, family: str, word: str) -> Noun:
        """A keyword nobody has translated is the word on the card."""
        key = f"{family}-{slug(word)}"
        if not self.words.speaker.knows(key):
            return Noun(word, self.say("jk-titles", title=word), "he")
        return Noun(self.say(key, count=1), self.say(key, count=2), self.say(f"{key}.pronoun"))

    def is_noun(self, keyword: str) -> bool:
        return self.kind_of(keyword) != "none"

    def kind_of(self, keyword: str) -> str:
        """The kind of card a keyword is a name for; none if it only says something of a card."""
        key = f"jk-keyword-{slug(keyword)}"
        return self.say(f"{key}.kind") if self.words.speaker.knows(key) else "character"

    def titled(self, title: str) -> Noun:
        """Titles of Events are quoted; those of many are nouns, and have an article."""
        known = cards_titled(title)
        if not known:
            return Noun(title, title, "he", True)
        name = self.words.in_sentence(known[0], title)
        if is_common(title):
            return Noun(name, self.say("jk-titles", title=name), self.words.pronoun(known[0]))
        return Noun(name, name, self.words.pronoun(known[0]), True)


# --- sorts of cards ---


def sorts(who: Who) -> list[Sort]:
    """The sorts of which a card must be any one."""
    return Sorts().of(who)


@final
class Sorts:
    """Takes what is printed on cards apart."""

    @singledispatchmethod
    def of(self, who: Who) -> list[Sort]:
        raise TypeError(f"no words for {who!r}")

    @of.register
    def any_card(self, who: AnyCard) -> list[Sort]:
        return [Sort()]

    @of.register
    def of_kind(self, who: OfKind) -> list[Sort]:
        found = [Sort() for _ in who.kinds]
        for sort, kind in zip(found, who.kinds, strict=True):
            sort.kind = kind
        return found

    @of.register
    def named(self, who: Named) -> list[Sort]:
        found = [Sort() for _ in who.titles]
        for sort, title in zip(found, who.titles, strict=True):
            sort.title = title
        return found

    @of.register
    def keyword(self, who: Keyword) -> list[Sort]:
        found = [Sort() for _ in who.keywords]
        for sort, keyword in zip(found, who.keywords, strict=True):
            sort.keywords = [keyword]
        return found

    @of.register
    def of_theme(self, who: OfTheme) -> list[Sort]:
        found = [Sort() for _ in who.themes]
        for sort, theme in zip(found, who.themes, strict=True):
            sort.theme = theme
        return found

    @of.register
    def of_allegiance(self, who: OfAllegiance) -> list[Sort]:
        sort = Sort()
        sort.allegiance = who.allegiance
        return [sort]

    @of.register
    def leader(self, who: Leader) -> list[Sort]:
        sort = Sort()
        sort.leader = True
        return [sort]

    @of.register
    def cost_at_most(self, who: CostAtMost) -> list[Sort]:
        sort = Sort()
        sort.cost = who.cost
        return [sort]

    @of.register
    def non(self, who: Non) -> list[Sort]:
        sort = Sort()
        sort.excluded = [who.who]
        return [sort]

    @of.register
    def either(self, who: Either) -> list[Sort]:
        return [sort for part in who.parts for sort in self.of(part)]

    @of.register
    def both(self, who: Both) -> list[Sort]:
        found = [Sort()]
        for part in who.parts:
            found = [merged(sort, other) for sort in found for other in self.of(part)]
        return found


def merged(sort: Sort, other: Sort) -> Sort:
    """What is both of one sort and of another."""
    both = sort.copy()
    both.title = other.title or both.title
    both.kind = max(both.kind, other.kind)
    both.keywords += other.keywords
    both.theme = max(both.theme, other.theme)
    both.allegiance = max(both.allegiance, other.allegiance)
    both.leader = both.leader or other.leader
    both.cost = max(both.cost, other.cost)
    both.excluded += other.excluded
    return both

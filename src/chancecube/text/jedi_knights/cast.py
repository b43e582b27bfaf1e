"""Those a text speaks of: nouns with what is said of them, their articles and their places."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import (
    ALLEGIANCES,
    CHARACTER,
    KINDS,
    LOCATION,
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
    SIDE,
    STANDING,
    SUPPORTERS,
    UNDER,
    UNSUPPORTED,
    WHERE,
    WHOSE,
    Those,
)
from chancecube.jedi_knights.vocabulary.who import Keyword, Leader, OfKind, Who
from chancecube.text.jedi_knights.sorts import FIGHTER, Sort, sorts
from chancecube.text.jedi_knights.words import Words, slug, vowel

# How many are meant, and so which article goes before them.
ONE: Final = "one"
EACH: Final = "each"
NONE: Final = "none"
MINE: Final = "mine"  # the only one there can be
OTHER_ONE: Final = "other"
BEFORE_PLURALS: Final = ("one-own", "each-own", "other-own", "each-other-own")
REPEATED: Final = (ONE, OTHER_ONE, NONE)  # articles said again before each noun of a list

SAID_OF_NOUN: Final = {SUPPORTERS: "supporting", MAIN: "main", UNSUPPORTED: "unsupported"}
KIND_THERE: Final = {
    AT_SITE: "character",
    AT_SYSTEM: "starship",
    ABOARD: "character",
    UNDER: "weapon",
    ARMAMENT: "weapon",
    STANDING: "event",
}
WITHOUT_PLACE: Final = (SUPPORTERS, MAIN)
NO_KIND: Final = "none"
CHARACTER_WORD: Final = KINDS[CHARACTER]
STARSHIP_WORD: Final = KINDS[STARSHIP]


class Noun(NamedTuple):
    """What some cards are called: one of them, several of them, and whether it is a name."""

    one: str
    many: str
    pronoun: str
    is_name: bool = False

    def form(self, count: int) -> str:
        return self.one if count == 1 else self.many


@cache
def cards_titled(title: str) -> list[Card]:
    return [card for card in library().cards if card.title == title]


@cache
def is_shared(keyword: str) -> bool:
    """Whether there are starships too with a keyword that is a name for characters."""
    return any(card.kind == STARSHIP and keyword in card.keywords for card in library().cards)


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
        self.reader = "each" if card.kind == LOCATION else "you"  # whom the card speaks to
        self.named = False  # whether others are spoken of too, so that a pronoun might mean them
        self.there = False  # whether the site has just been named

    def me(self) -> dict[str, str]:
        """How a text speaks of its own card: by its title where a pronoun would not be clear."""
        name = "no" if self.card.typical else "yes"
        title = self.words.short(self.card)
        named = "yes" if self.named else "no"
        return {"pronoun": self.pronoun, "title": title, "unique": name, "named": named}

    # --- cards by what is printed on them ---

    def one(self, who: Who, article: str = ONE, known: str = "") -> str:
        """One of those meant: a Trooper; a Smuggler or Alien; Luke Skywalker. `known`: the kind they must be of."""
        return self.with_article(self.nouns(who, known), article)

    def many(self, who: Who, known: str = "") -> str:
        """All of them, without an article: Troopers."""
        return self.words.any_of([noun.many for noun in self.nouns(who, known)])

    def counted(self, who: Who, count: int, known: str = "") -> str:
        """So many of them: two Troopers."""
        found = self.nouns(who, known)
        if all(noun.is_name for noun in found):
            return self.words.all_of([noun.one for noun in found])
        nouns = self.words.any_of([noun.form(count) for noun in found])
        return self.say("jk-counted", count=count, nouns=nouns, pronoun=found[0].pronoun)

    def all_of(self, who: Who, whose: int) -> str:
        """All of them that players may play: your Troopers, opposing starships."""
        nouns = self.words.all_of([noun.many for noun in self.nouns(who)])
        return self.say(f"jk-all-{WHOSE[whose]}", nouns=nouns, pronoun=self.nouns(who)[0].pronoun)

    def with_article(self, nouns: list[Noun], article: str) -> str:
        """Names stand alone; one article may serve all nouns that would have the same."""
        count = 2 if article in BEFORE_PLURALS else 1
        said: list[str] = []
        before = ""
        for noun in nouns:
            words = noun.form(count)
            mine = self.give("…", words, noun, article)
            shared = noun.is_name or (mine == before and article not in REPEATED)
            said.append(words if shared else self.give(words, words, noun, article))
            before = "" if noun.is_name else mine
        return self.words.any_of(said)

    def give(self, words: str, sounding: str, noun: Noun, article: str) -> str:
        return self.say(
            f"jk-article-{article}",
            noun=words,
            pronoun=noun.pronoun,
            vowel=vowel(sounding),
            reader=self.reader,
        )

    # --- cards on the table ---

    def those(self, those: Those, article: str, placed: bool = True) -> str:
        """One, or each, of those meant, with their place: each of your other Troopers here."""
        said = self.article_of(those, article)
        return self.placed(said, those) if placed else said

    def placed(self, said: str, those: Those) -> str:
        if those.where in WITHOUT_PLACE:
            return said
        place = self.place(those.where)
        return self.say("jk-placed", what=said, place=place) if place else said

    def article_of(self, those: Those, article: str) -> str:
        if those.where == MAIN and those.whose != ALL:
            return self.with_article(self.nouns_there(those), f"{MINE}-{WHOSE[those.whose]}")
        whose = "-own" if those.whose == OWN and article in (ONE, EACH) else ""
        if those.other and those.who.suits(self.card):
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
            f"jk-all-{'own' if those.whose == OWN else 'all'}",
            nouns=nouns,
            pronoun=found[0].pronoun,
            reader=self.reader,
        )
        return self.placed(said, those)

    def supporting(self, those: Those) -> list[Noun]:
        """What those are called that support the card which speaks."""
        return [self.noun_there(sort, HERE) for sort in sorts(those.who)]

    def place(self, where: int) -> str:
        """Where they are: here; at the site; nothing for those that are pointed at."""
        key = "jk-where-there" if where == AT_SITE and self.there else f"jk-where-{WHERE[where]}"
        if where == HERE and self.card.kind not in (CHARACTER, STARSHIP, WEAPON):
            key = "jk-where-planet"
        return self.say(key, pronoun=self.pronoun) if self.words.speaker.knows(key) else ""

    def nouns_there(self, those: Those, whose: bool = True) -> list[Noun]:
        """What those in a place are called, with what is said of all of them."""
        found: list[Noun] = []
        plain = all(self.is_plain(sort, those.where) for sort in sorts(those.who))
        for noun in self.together([self.noun_there(sort, those.where) for sort in sorts(those.who)]):
            if noun.is_name:
                found.append(noun)
                continue
            if whose and those.whose not in (OWN, ALL) and (those.where, those.whose) != (MAIN, SIDE):
                noun = self.wrap(f"jk-of-{WHOSE[those.whose]}", noun)
            if those.position != ANY_POSITION:
                noun = self.wrap("jk-of-ready" if those.position == READY else "jk-of-rotated", noun)
            if those.where in SAID_OF_NOUN and not plain:
                noun = self.wrap(f"jk-of-{SAID_OF_NOUN[those.where]}", noun)
            found.append(noun)
        return found

    def is_plain(self, sort: Sort, where: int) -> bool:
        """Attackers, defenders and supporters as such have a name of their own."""
        said = sort.keywords or sort.leader or sort.title or sort.theme >= 0 or sort.allegiance >= 0
        return where in WITHOUT_PLACE and not said and sort.kind in ("", FIGHTER)

    def noun_there(self, sort: Sort, where: int) -> Noun:
        if self.is_plain(sort, where):
            return self.noun("jk-noun", "main" if where == MAIN else "supporter")
        known = KIND_THERE.get(where, "")
        if not sort.kind and not sort.keywords and not sort.leader:
            sort = sort.copy()
            sort.kind = known or (KINDS[self.card.kind] if self.is_fighter() else FIGHTER)
        return self.noun_of(sort, known)

    def is_fighter(self) -> bool:
        return self.card.kind in (CHARACTER, STARSHIP)

    # --- what they are called ---

    def nouns(self, who: Who, known: str = "") -> list[Noun]:
        return self.together([self.noun_of(sort, known) for sort in sorts(who)])

    def together(self, nouns: list[Noun]) -> list[Noun]:
        """Nouns in a row that agree alike are one: a Jedi or Rebel."""
        found: list[Noun] = []
        row: list[Noun] = []
        for noun in [*nouns, None]:
            if row and (noun is None or noun.is_name or noun.pronoun != row[0].pronoun):
                one, many = [self.words.any_of([part.form(count) for part in row]) for count in (1, 2)]
                found.append(Noun(one, many, row[0].pronoun))
                row = []
            if noun is not None:
                (found if noun.is_name else row).append(noun)
        return found

    def noun_of(self, sort: Sort, known: str = "") -> Noun:
        """What cards of a sort are called. Their kind is said where others have the same keyword or leadership."""
        if sort.title:
            return self.limited(self.titled(sort.title), sort)
        named = self.naming(sort)
        kind = "" if sort.kind == known else sort.kind
        if kind == CHARACTER_WORD and named and is_shared(named):
            named = ""
        leads = sort.leader and kind in (CHARACTER_WORD, STARSHIP_WORD)
        if sort.leader and not leads:
            noun = self.noun("jk-noun", "leader")
        else:
            noun = self.noun("jk-keyword", named) if named else self.noun("jk-noun", sort.kind or "card")
        adjectives = [keyword for keyword in sort.keywords if sort.leader or keyword != named]
        for keyword in sorted(adjectives, key=lambda keyword: self.kind_of(keyword) != NO_KIND):
            noun = self.with_keyword(noun, keyword)
        if leads:
            noun = self.wrap("jk-of-leader", noun)
        return self.limited(noun, sort)

    def naming(self, sort: Sort) -> str:
        """The keyword that is a name for cards of this kind; nothing if none is."""
        kinds = (sort.kind,) if sort.kind not in ("", FIGHTER) else ("starship", "weapon", "character")
        for kind in kinds:
            named = [keyword for keyword in sort.keywords if self.kind_of(keyword) == kind]
            if named:
                return named[-1]
        return ""

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
        if isinstance(who, Keyword):
            for keyword in who.keywords:
                noun = self.with_keyword(noun, keyword, "jk-of-non")
            return noun
        if isinstance(who, (OfKind, Leader)):
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

    def with_keyword(self, noun: Noun, keyword: str, key: str = "jk-of-keyword") -> Noun:
        """A keyword said of a noun, with which it agrees."""
        one, many = [self.keyword_of(keyword, noun.pronoun, count) for count in (1, 2)]
        said = [self.say(key, noun=noun.one, word=one), self.say(key, noun=noun.many, word=many)]
        return Noun(said[0], said[1], noun.pronoun)

    def keyword_of(self, keyword: str, pronoun: str, count: int) -> str:
        key = f"jk-keyword-{slug(keyword)}"
        known = self.words.speaker.knows(key)
        return self.say(f"{key}.of", pronoun=pronoun, count=count) if known else keyword

    def noun(self, family: str, word: str) -> Noun:
        """A keyword nobody has translated is the word on the card."""
        key = f"{family}-{slug(word)}"
        if not self.words.speaker.knows(key):
            return Noun(word, self.say("jk-titles", title=word), "he")
        return Noun(self.say(key, count=1), self.say(key, count=2), self.say(f"{key}.pronoun"))

    def kind_of(self, keyword: str) -> str:
        """The kind of card a keyword is a name for; NO_KIND if it only says something of a card."""
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

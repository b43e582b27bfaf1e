"""Those a text speaks of: names, nouns with their articles, and the pronouns that follow them."""

from __future__ import annotations

from functools import cache, singledispatchmethod
from typing import Final, NamedTuple, final

from chancecube.text.young_jedi.words import Words, slug
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, EFFECT, KINDS
from chancecube.young_jedi.library import library
from chancecube.young_jedi.traits import plain
from chancecube.young_jedi.vocabulary import (
    Alone,
    Anyone,
    Diamond,
    Either,
    Except,
    Kind,
    Named,
    OfKind,
    Ship,
    Together,
    TwoWeapons,
    Usage,
    Version,
    Weapon,
    Who,
    WithDamage,
    WithDuelText,
)

# Messages that put words before a noun, or around it.
ANY: Final = "yj-any"
ANY_OTHER: Final = "yj-any-other"
ONE: Final = "yj-one"
ANOTHER: Final = "yj-another"
EACH_OWN: Final = "yj-each-own"
EACH_OTHER_OWN: Final = "yj-each-other-own"
EACH_OPPOSING: Final = "yj-each-opposing"
EACH_OTHER_OPPOSING: Final = "yj-each-other-opposing"
ONE_OWN: Final = "yj-one-own"
ONE_OTHER_OWN: Final = "yj-one-other-own"
ONE_OPPOSING: Final = "yj-one-opposing"
THE: Final = "yj-the"
NONE: Final = "yj-none"

OTHERS: Final = {
    ANY: ANY_OTHER,
    ONE: ANOTHER,
    EACH_OWN: EACH_OTHER_OWN,
    EACH_OPPOSING: EACH_OTHER_OPPOSING,
    ONE_OWN: ONE_OTHER_OWN,
}
BEFORE_PLURALS: Final = (EACH_OWN, EACH_OTHER_OWN, ONE_OWN, ONE_OTHER_OWN)
FOR_ALL: Final = (EACH_OWN, EACH_OTHER_OWN, EACH_OPPOSING, EACH_OTHER_OPPOSING, NONE)

WOMEN: Final = ("she", "women")
VOWELS: Final = "aeiouéè"


class Part(NamedTuple):
    """One of those a text speaks of: a name or a noun, and the pronoun that follows it."""

    words: str
    pronoun: str
    is_name: bool


@cache
def cards_titled(title: str) -> list[Card]:
    return [card for card in library().cards if plain(card.title) == plain(title)]


def is_sort(title: str) -> bool:
    """Whether a title is that of many: a blaster, a pit droid; not a person, ship or thing there is one of."""
    return any([card.is_diamond() for card in cards_titled(title)])


@final
class Cast:
    """Speaks of cards from the point of view of one: whoever it excludes by its own title is `other`."""

    def __init__(self, words: Words, title: str = "") -> None:
        self.words = words
        self.say = words.say
        self.title = title

    # --- one of them, each of them ---

    def phrase(self, who: Who, article: str) -> str:
        """One of those meant: any Jedi; Yoda or Yaddle; any Podracer Pilot except Sebulba."""
        if isinstance(who, Except):
            return self.all_but(who, article)
        parts = self.parts(who, 2 if article in BEFORE_PLURALS else 1)
        if article in FOR_ALL:
            return self.words.all_of(self.with_shared_articles(parts, article))
        return self.words.any_of(self.with_articles(parts, article))

    def all_but(self, who: Except, article: str) -> str:
        if self.is_oneself(who.but):
            return self.phrase(who.who, OTHERS.get(article, article))
        if isinstance(who.but, Diamond):
            return self.say("yj-no-diamond", who=self.phrase(who.who, article))
        return self.say("yj-except", who=self.phrase(who.who, article), but=self.phrase(who.but, ONE))

    def is_oneself(self, who: Who) -> bool:
        return isinstance(who, Named) and [plain(title) for title in who.titles] == [plain(self.title)]

    def with_articles(self, parts: list[Part], article: str) -> list[str]:
        """Names stand alone; one article serves all the nouns in a row that would have the same."""
        said: list[str] = []
        before = ""
        for part in parts:
            mine = "" if part.is_name else self.frame(part, article)
            shared = part.is_name or mine == before
            said.append(part.words if shared else self.give(part.words, part, article))
            before = mine
        return said

    def with_shared_articles(self, parts: list[Part], article: str) -> list[str]:
        """The same, with an article that may also stand behind its nouns."""
        said: list[str] = []
        row: list[Part] = []
        for part in [*parts, None]:
            if row and (
                part is None or part.is_name or self.frame(part, article) != self.frame(row[0], article)
            ):
                said.append(self.give(self.words.all_of([one.words for one in row]), row[0], article))
                row = []
            if part is not None and part.is_name:
                said.append(part.words)
            elif part is not None:
                row.append(part)
        return said

    def frame(self, part: Part, article: str) -> str:
        return self.give("…", part, article)

    def give(self, noun: str, part: Part, article: str) -> str:
        vowel = "yes" if noun[:1].lower() in VOWELS else "no"
        return self.say(article, noun=noun, pronoun=part.pronoun, vowel=vowel)

    # --- several of them ---

    def several(self, who: Who, count: int, different: bool) -> str:
        if isinstance(who, Except):
            some = self.several(who.who, count, different)
            return self.say("yj-except", who=some, but=self.phrase(who.but, ONE))
        parts = self.parts(who, count)
        if all(part.is_name for part in parts):
            names = self.words.all_of([part.words for part in parts])
            return self.say("yj-several-of", count=count, nouns=names)
        nouns = self.words.any_of([part.words for part in parts])
        return self.say(
            "yj-several", count=count, nouns=nouns, kinds=len(parts), different="yes" if different else "no"
        )

    def group(self, usage: Together) -> str:
        """Equal places are counted: any three of a kind."""
        said: list[str] = []
        start = 0
        while start < len(usage.places):
            end = start
            while end < len(usage.places) and usage.places[end] is usage.places[start]:
                end += 1
            who = usage.places[start]
            alone = end == start + 1
            said.append(self.place(who) if alone else self.several(who, end - start, usage.different))
            start = end
        return self.words.all_of(said)

    def place(self, who: Who) -> str:
        """One member of a group; if several would do, that is said, for the group is a list itself."""
        said = self.phrase(who, ANY)
        return self.say("yj-either", who=said) if isinstance(who, Either) else said

    # --- what they are called ---

    @singledispatchmethod
    def parts(self, who: Who, count: int) -> list[Part]:
        raise TypeError(f"no words for {who!r}")

    @parts.register
    def anyone(self, who: Anyone, count: int) -> list[Part]:
        return [self.noun("yj-who", "character", count)]

    @parts.register
    def named(self, who: Named, count: int) -> list[Part]:
        return [self.titled(title, count) for title in who.titles]

    def titled(self, title: str, count: int) -> Part:
        """Titles of battle cards and effects are quoted; those of many are nouns, and have an article."""
        known = cards_titled(title)
        kind = known[0].kind if known else CHARACTER
        if kind in (BATTLE, EFFECT):
            return Part(self.say("yj-quoted", words=title), self.say(f"yj-pronoun-{KINDS[kind]}"), True)
        pronoun = self.words.pronoun(title) if kind == CHARACTER else self.say("yj-pronoun-title")
        if not is_sort(title):
            return Part(title, pronoun, True)
        return Part(self.say("yj-titles", title=title, count=count), pronoun, False)

    @parts.register
    def version(self, who: Version, count: int) -> list[Part]:
        name = f"{who.title}, {who.subtitle}" if who.subtitle else who.title
        return [Part(name, self.words.pronoun(who.title), True)]

    @parts.register
    def kind(self, who: Kind, count: int) -> list[Part]:
        return [self.noun("yj-who", trait, count) for trait in who.traits]

    @parts.register
    def weapon(self, who: Weapon, count: int) -> list[Part]:
        return [self.noun("yj-arm", who.word or "weapon", count)]

    @parts.register
    def of_kind(self, who: OfKind, count: int) -> list[Part]:
        return [self.noun("yj-card", KINDS[who.kind], count)]

    @parts.register
    def ship(self, who: Ship, count: int) -> list[Part]:
        return [self.noun("yj-vessel", f"{who.word} {who.sort}".strip() or "starship", count)]

    @parts.register
    def with_damage(self, who: WithDamage, count: int) -> list[Part]:
        numbers = self.words.any_of([str(number) for number in who.numbers])
        character = self.noun("yj-who", "character", count)
        return [character._replace(words=self.say("yj-with-damage", who=character.words, numbers=numbers))]

    @parts.register
    def with_duel_text(self, who: WithDuelText, count: int) -> list[Part]:
        return [self.noun("yj-card", "duel text", count)]

    @parts.register
    def diamond(self, who: Diamond, count: int) -> list[Part]:
        return [
            Part(self.say("yj-diamond", noun=part.words), part.pronoun, False)
            for part in self.parts(who.who, count)
        ]

    @parts.register
    def either(self, who: Either, count: int) -> list[Part]:
        return [part for one in who.parts for part in self.parts(one, count)]

    @parts.register
    def all_except(self, who: Except, count: int) -> list[Part]:
        """Within a list the exception follows the noun."""
        parts = self.parts(who.who, count)
        last = parts[-1]
        said = self.say("yj-except", who=last.words, but=self.phrase(who.but, ONE))
        return [*parts[:-1], last._replace(words=said)]

    def noun(self, family: str, word: str, count: int) -> Part:
        """A noun nobody has translated yet is the word on the card."""
        key = f"{family}-{slug(word)}"
        if self.words.speaker.knows(key):
            return Part(self.say(key, count=count), self.say(f"{key}.pronoun"), False)
        return Part(self.say("yj-titles", title=word.title(), count=count), "he", False)

    # --- pronouns ---

    def pronoun_of(self, who: Who) -> str:
        """The pronoun for one of these; `mixed` if they differ."""
        found = {part.pronoun for part in self.members(who)}
        return found.pop() if len(found) == 1 else "mixed"

    def pronoun_of_users(self, usages: list[Usage]) -> str:
        """The pronoun for whoever uses a battle card."""
        found: set[str] = set()
        for usage in usages:
            if isinstance(usage, (Alone, TwoWeapons)):
                found.update([part.pronoun for part in self.members(usage.who)])
            elif isinstance(usage, Together):
                members = [part for who in usage.places for part in self.members(who)]
                found.add("women" if all(part.pronoun in WOMEN for part in members) else "they")
            else:
                found.add("they")
        return found.pop() if len(found) == 1 else "mixed"

    def members(self, who: Who) -> list[Part]:
        return self.parts(who.who if isinstance(who, Except) else who, 1)

    def pronoun_of_card(self, card: Card) -> str:
        """The pronoun by which a card's own text speaks of it."""
        if card.kind == CHARACTER:
            return self.words.pronoun(card.title)
        return self.say(f"yj-pronoun-{KINDS[card.kind]}")

"""Card texts, written out from the effects the engine plays."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from chancecube.text.young_jedi.words import Words, capital, slug
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.vocabulary import (
    Alone,
    Anyone,
    BattleText,
    Box,
    Diamond,
    Either,
    Except,
    FightAgain,
    Fighting,
    Kind,
    Named,
    Outcome,
    Rescue,
    SameStack,
    Together,
    Usage,
    When,
    Who,
)

# Messages that put a word before a noun.
ANY: Final = "yj-any"
ANY_OTHER: Final = "yj-any-other"
ONE: Final = "yj-one"

WOMEN: Final = ("she", "women")


class Part(NamedTuple):
    """One of those a text speaks of: a name or a noun, and the pronoun that follows it."""

    words: str
    pronoun: str
    is_name: bool


@final
class CardTexts:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def text(self, card: Card) -> str:
        """The game text of a weapon or battle card; the other kinds have none in these sets."""
        if card.text is not None:
            return self.battle_card(card, card.text)
        return " ".join([self.box(box) for box in card.boxes])

    # --- weapons ---

    def box(self, box: Box) -> str:
        users = self.phrase(box.who, ANY_OTHER if box.other else ANY)
        bonus: list[str] = []
        if box.pips:
            bonus.append(self.say("yj-box-dots", dots=box.pips))
        if box.cubes:
            bonus.append(self.say("yj-box-draws", draws=box.cubes))
        return self.say("yj-box", users=capital(users), bonus=self.words.all_of(bonus))

    # --- battle cards ---

    def battle_card(self, card: Card, text: BattleText) -> str:
        pronoun = self.pronoun_after(text.usages)
        sentences = [self.say("yj-use-with", users=self.users(text.usages))]
        if card.pips:
            sentences.append(self.power(card.pips, text.when, pronoun))
        if card.cubes:
            sentences.append(self.say("yj-draws", draws=card.cubes))
        sentences += [self.outcome(outcome, pronoun) for outcome in text.outcomes]
        return " ".join(sentences)

    def users(self, usages: list[Usage]) -> str:
        said = self.usage(usages[0])
        for usage in usages[1:]:
            said = self.say("yj-or-with", users=said, user=self.usage(usage))
        return said

    def usage(self, usage: Usage) -> str:
        if isinstance(usage, Alone):
            return self.alone(usage)
        if isinstance(usage, Together):
            return self.fight_together(self.group(usage), usage)
        if isinstance(usage, SameStack):
            return self.fight_together(self.say("yj-same-stack"), usage)
        raise TypeError(f"no words for {usage!r}")

    def alone(self, usage: Alone) -> str:
        leads = usage.first and isinstance(usage.who, Anyone)
        user = self.say("yj-first") if leads else self.phrase(usage.who, ANY if usage.using is None else ONE)
        if usage.site != NOWHERE:
            user = self.say("yj-fighting", user=user, place=self.say(f"yj-at-{slug(SITES[usage.site])}"))
        if usage.planet != NOWHERE:
            user = self.say("yj-fighting", user=user, place=self.say("yj-on", planet=PLANETS[usage.planet]))
        if usage.using is not None:
            user = self.say("yj-using", user=user, weapon=self.weapon(usage.using))
        if usage.first and not leads:
            user = self.say("yj-if-first", user=user)
        return user

    def weapon(self, who: Who) -> str:
        """A weapon is one of many of its name, and so has an article where a person has none."""
        parts = [Part(part.words, part.pronoun, False) for part in self.parts(who, 1)]
        return self.words.any_of(self.with_articles(parts, ONE))

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
            said.append(self.phrase(who, ANY) if alone else self.several(who, end - start, usage.different))
            start = end
        return self.words.all_of(said)

    def fight_together(self, users: str, usage: Usage) -> str:
        armed = "yes" if usage.armed else "no"
        return self.say("yj-together", users=users, pronoun=self.pronoun_after([usage]), armed=armed)

    def power(self, dots: int, when: When | None, pronoun: str) -> str:
        if when is None:
            return self.say("yj-power", dots=dots)
        if isinstance(when, Fighting):
            return self.say("yj-power-against", dots=dots, pronoun=pronoun, foe=self.phrase(when.who, ONE))
        raise TypeError(f"no words for {when!r}")

    def outcome(self, outcome: Outcome, pronoun: str) -> str:
        if isinstance(outcome, Rescue):
            return self.say("yj-rescue", pronoun=pronoun)
        if isinstance(outcome, FightAgain):
            return self.say("yj-fight-again", pronoun=pronoun, beaten=self.phrase(outcome.beating, ONE))
        raise TypeError(f"no words for {outcome!r}")

    # --- those a text speaks of ---

    def phrase(self, who: Who, article: str) -> str:
        """One of those meant: any Jedi; Yoda or Yaddle; any Podracer Pilot except Sebulba."""
        if isinstance(who, Except):
            return self.say("yj-except", who=self.phrase(who.who, article), but=self.phrase(who.but, article))
        return self.words.any_of(self.with_articles(self.parts(who, 1), article))

    def several(self, who: Who, count: int, different: bool) -> str:
        if isinstance(who, Except):
            some = self.several(who.who, count, different)
            return self.say("yj-except", who=some, but=self.phrase(who.but, ANY))
        parts = self.parts(who, count)
        nouns = self.words.any_of([part.words for part in parts])
        return self.say(
            "yj-several", count=count, nouns=nouns, kinds=len(parts), different="yes" if different else "no"
        )

    def parts(self, who: Who, count: int) -> list[Part]:
        if isinstance(who, Anyone):
            return [self.noun("character", count)]
        if isinstance(who, Named):
            return [Part(title, self.words.pronoun(title), True) for title in who.titles]
        if isinstance(who, Kind):
            return [self.noun(trait, count) for trait in who.traits]
        if isinstance(who, Diamond):
            inner = self.parts(who.who, count)
            return [part._replace(words=self.say("yj-diamond", noun=part.words)) for part in inner]
        if isinstance(who, Either):
            return [part for one in who.parts for part in self.parts(one, count)]
        raise TypeError(f"no words for {who!r}")

    def noun(self, trait: str, count: int) -> Part:
        key = f"yj-who-{slug(trait)}"
        return Part(self.say(key, count=count), self.say(f"{key}.pronoun"), False)

    def with_articles(self, parts: list[Part], article: str) -> list[str]:
        """Names stand alone; one article serves all the nouns in a row that would have the same."""
        said: list[str] = []
        before = ""
        for part in parts:
            mine = "" if part.is_name else self.say(article, noun="", pronoun=part.pronoun)
            shared = part.is_name or mine == before
            said.append(part.words if shared else self.say(article, noun=part.words, pronoun=part.pronoun))
            before = mine
        return said

    def pronoun_after(self, usages: list[Usage]) -> str:
        """The pronoun for whoever uses the card; `mixed` if several would do."""
        found: set[str] = set()
        for usage in usages:
            if isinstance(usage, Alone):
                found.update([part.pronoun for part in self.members(usage.who)])
            elif isinstance(usage, Together):
                members = [part for who in usage.places for part in self.members(who)]
                found.add("women" if all(part.pronoun in WOMEN for part in members) else "they")
            else:
                found.add("they")
        return found.pop() if len(found) == 1 else "mixed"

    def members(self, who: Who) -> list[Part]:
        return self.parts(who.who if isinstance(who, Except) else who, 1)

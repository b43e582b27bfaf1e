"""Sorts of cards: what is printed on those a text means, taken apart."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Final, final

from chancecube.jedi_knights.kinds import CHARACTER, KINDS, STARSHIP
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

FIGHTER: Final = "fighter"  # a character or starship


@final
class Sort:
    """What all cards of one sort have in common."""

    def __init__(self) -> None:
        self.title = ""
        self.kind = ""
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
        names = [FIGHTER] if set(who.kinds) == {CHARACTER, STARSHIP} else [KINDS[kind] for kind in who.kinds]
        found = [Sort() for _ in names]
        for sort, name in zip(found, names, strict=True):
            sort.kind = name
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
    both.kind = other.kind if both.kind in ("", FIGHTER) and other.kind else both.kind
    both.keywords += other.keywords
    both.theme = max(both.theme, other.theme)
    both.allegiance = max(both.allegiance, other.allegiance)
    both.leader = both.leader or other.leader
    both.cost = max(both.cost, other.cost)
    both.excluded += other.excluded
    return both

"""Exact chances of what is drawn from a shuffled deck (hypergeometric, in whole numbers until the last division)."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import final

from msgspec import Struct

from chancecube.kernel.errors import BadOption


class Want(Struct, frozen=True):
    """At least so many of these cards."""

    codes: list[str]
    least: int = 1


def by_count(deck: int, wanted: int, drawn: int) -> list[float]:
    """The chance of each number of wanted cards, from none to all, among those drawn."""
    drawn = min(drawn, deck)
    ways = comb(deck, drawn)
    return [
        comb(wanted, count) * ways_without(deck - wanted, drawn - count) / ways for count in range(wanted + 1)
    ]


def ways_without(others: int, places: int) -> int:
    return comb(others, places) if places >= 0 else 0


def at_least(deck: int, wanted: int, drawn: int, least: int) -> float:
    return min(1.0, sum(by_count(deck, wanted, drawn)[least:]))


def all_of(cards: dict[str, int], wants: list[Want], drawn: int) -> float:
    """The chance that every want is met at once; a card may count for several of them."""
    return Together(cards, wants).chance(drawn)


@final
class Together:
    """Several wants at once: counted once, for any number of cards drawn."""

    def __init__(self, cards: dict[str, int], wants: list[Want]) -> None:
        for want in wants:
            if not want.codes or want.least < 0:
                raise BadOption("lab-want-nothing")
        cells = sorted_by_wants(cards, wants)
        self.deck = sum(cards.values())
        self.others = self.deck - sum(cells.values())  # cards nobody asks for
        self.ways = ways_to_meet(cells, [want.least for want in wants])

    def chance(self, drawn: int) -> float:
        drawn = min(drawn, self.deck)
        good = sum([ways * ways_without(self.others, drawn - count) for count, ways in self.ways.items()])
        return good / comb(self.deck, drawn)


def sorted_by_wants(cards: dict[str, int], wants: list[Want]) -> dict[int, int]:
    """How many cards there are that count for the same wants (a mask of them)."""
    cells: dict[int, int] = {}
    for code, count in cards.items():
        mask = sum([1 << place for place, want in enumerate(wants) if code in want.codes])
        if mask:
            cells[mask] = cells.get(mask, 0) + count
    return cells


def ways_to_meet(cells: dict[int, int], least: list[int]) -> dict[int, int]:
    """In how many ways so many of the wanted cards meet all wants; what is more than enough is not told apart."""
    known: dict[tuple[int, ...], int] = {(0, *[0] * len(least)): 1}
    for mask, size in cells.items():
        grown: dict[tuple[int, ...], int] = {}
        for (drawn, *have), ways in known.items():
            for count in range(size + 1):
                enough = [
                    min(least[place], number + count) if mask >> place & 1 else number
                    for place, number in enumerate(have)
                ]
                state = (drawn + count, *enough)
                grown[state] = grown.get(state, 0) + ways * comb(size, count)
        known = grown
    found: dict[int, int] = {}
    for (drawn, *have), ways in known.items():
        if have == least:
            found[drawn] = found.get(drawn, 0) + ways
    return found


def by_turn(hand: int, each_turn: int, turns: int) -> Iterator[tuple[int, int]]:
    """Each turn with the number of cards drawn before it is played."""
    for turn in range(1, turns + 1):
        yield turn, hand + each_turn * (turn - 1)

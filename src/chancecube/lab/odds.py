"""Exact chances of what is drawn from a shuffled deck (hypergeometric, in whole numbers until the last division)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb

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
    for want in wants:
        if not want.codes or want.least < 0:
            raise BadOption("lab-want-nothing")
    cells = sorted_by_wants(cards, wants)
    deck = sum(cards.values())
    drawn = min(drawn, deck)
    others = deck - sum(cells.values())
    good = 0
    for counts in product(*[range(min(size, drawn) + 1) for size in cells.values()]):
        if sum(counts) <= drawn and is_met(list(cells), counts, wants):
            ways = ways_without(others, drawn - sum(counts))
            for size, count in zip(cells.values(), counts, strict=True):
                ways *= comb(size, count)
            good += ways
    return good / comb(deck, drawn)


def sorted_by_wants(cards: dict[str, int], wants: list[Want]) -> dict[int, int]:
    """How many cards there are that count for the same wants (a mask of them)."""
    cells: dict[int, int] = {}
    for code, count in cards.items():
        mask = sum([1 << place for place, want in enumerate(wants) if code in want.codes])
        if mask:
            cells[mask] = cells.get(mask, 0) + count
    return cells


def is_met(masks: list[int], counts: tuple[int, ...], wants: list[Want]) -> bool:
    for place, want in enumerate(wants):
        have = sum([count for mask, count in zip(masks, counts, strict=True) if mask >> place & 1])
        if have < want.least:
            return False
    return True


def by_turn(hand: int, each_turn: int, turns: int) -> Iterator[tuple[int, int]]:
    """Each turn with the number of cards drawn before it is played."""
    for turn in range(1, turns + 1):
        yield turn, hand + each_turn * (turn - 1)

"""Chances of drawing, held against counting every hand there is."""

from __future__ import annotations

from itertools import combinations

import pytest

from chancecube.kernel.errors import BadOption
from chancecube.lab.odds import Want, all_of, at_least, by_count, by_turn

CARDS = {"a": 2, "b": 3, "c": 1, "d": 4}


def counted(wants: list[Want], drawn: int) -> float:
    """The share of all hands that meet all wants."""
    deck = [code for code, count in CARDS.items() for _ in range(count)]
    hands = list(combinations(deck, drawn))
    good = [
        hand
        for hand in hands
        if all(sum(code in want.codes for code in hand) >= want.least for want in wants)
    ]
    return len(good) / len(hands)


def test_every_count_has_its_chance() -> None:
    chances = by_count(10, 3, 4)
    assert sum(chances) == pytest.approx(1)
    for least in range(4):
        assert at_least(10, 3, 4, least) == pytest.approx(counted([Want(["b"], least)], 4))


@pytest.mark.parametrize("drawn", [0, 1, 4, 7, 10])
@pytest.mark.parametrize(
    "wants",
    [
        [],
        [Want(["a", "b"], 2)],
        [Want(["a"]), Want(["b"], 2)],
        [Want(["a", "b"], 2), Want(["b", "c"], 2)],  # b counts for both
        [Want(["a", "b", "c"], 3), Want(["c"]), Want(["a", "d"], 1)],
        [Want(["a"], 3)],  # more than there are
    ],
)
def test_wants_together(wants: list[Want], drawn: int) -> None:
    assert all_of(CARDS, wants, drawn) == pytest.approx(counted(wants, drawn))


def test_more_cannot_be_drawn_than_there_is() -> None:
    assert by_count(4, 2, 9) == [0, 0, 1]
    assert all_of(CARDS, [Want(["a"], 2)], 99) == 1


def test_a_want_without_cards_is_refused() -> None:
    with pytest.raises(BadOption, match="lab-want-nothing"):
        all_of(CARDS, [Want([])], 3)


def test_turns_draw_on() -> None:
    assert list(by_turn(6, 3, 3)) == [(1, 6), (2, 9), (3, 12)]

"""The game-neutral part of the notation: lines, cards, comments, errors with their line."""

from __future__ import annotations

import pytest

from chancecube.kernel.errors import BadNotation
from chancecube.kernel.notation import Line, read_cards, read_lines, write_cards
from tests.kernel.highest import HIGHEST


def test_lines_have_words_and_a_value_and_comments_are_left_out() -> None:
    lines = read_lines("# a comment\nHand Light: DM-1, DM-2 x2 # why\n\n  seed: 4\nalone")
    assert [(line.number, line.words, line.value) for line in lines] == [
        (2, ["hand", "light"], "DM-1, DM-2 x2"),
        (4, ["seed"], "4"),
        (5, ["alone"], ""),
    ]


def test_cards_may_be_counted_or_carry_their_id() -> None:
    tokens = read_cards(Line(1, ["hand"], "DM-1, DM-2 x3, JC-5#17,"))
    assert [(token.code, token.card) for token in tokens] == [
        ("DM-1", -1),
        ("DM-2", -1),
        ("DM-2", -1),
        ("DM-2", -1),
        ("JC-5", 17),
    ]


def test_alike_neighbours_are_counted_when_written() -> None:
    assert write_cards(["A", "A", "B", "A"], [0, 1, 2, 3], exact=False) == "A x2, B, A"
    assert write_cards(["A", "A"], [4, 5], exact=True) == "A#4, A#5"


@pytest.mark.parametrize("value", ["DM-1 DM-2", "DM-1#x", "DM-1 x0", "DM-1#3 x2", "DM-1 x9999"])
def test_nonsense_is_refused_with_its_line(value: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        read_cards(Line(12, ["hand"], value))
    assert wrong.value.arguments["number"] == "12"


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadNotation, match="notation-heading"):
        HIGHEST.read_position("lowest: 2")

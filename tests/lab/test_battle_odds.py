"""The reckoning itself: urns, orders, and probabilities that flow through a graph."""

from __future__ import annotations

from itertools import permutations
from math import isclose

import pytest

from chancecube.lab import battle_odds
from chancecube.lab.battle_odds import Edge, Flow, Urn, orders, solve, unseen
from chancecube.young_jedi.game import GAME
from tests.rules.young_jedi.scenes import scene


def test_an_urn_draws_without_putting_back() -> None:
    urn = Urn([1, 1, 2, 5])
    assert urn.numbers == [1, 2, 5]
    assert isclose(urn.chance((0, 0, 0), (2, 0, 0)), 2 / 4 * 1 / 3)
    assert isclose(urn.chance((1, 0, 0), (1, 1, 0)), 1 / 3 * 1 / 2)
    assert urn.chance((2, 0, 0), (1, 0, 0)) == 0.0
    assert isclose(sum([urn.chance((0, 0, 0), some) * orders(some) for some in urn.draws(3)]), 1.0)


def twice_from(urn: Urn) -> Flow:
    """Two cards, one after the other."""

    def edges_of(place: str) -> list[Edge]:
        if len(place) == 2:
            return []
        return [Edge((urn.count([number]),), 1, f"{place}{number}", None) for number in urn.numbers]

    return solve("", edges_of, [urn])


def test_what_was_drawn_before_is_remembered() -> None:
    """Twice a card out of 1, 1, 2: how likely the second is higher."""
    flow = twice_from(Urn([1, 1, 2]))
    assert flow.exact
    ends = flow.ends
    wanted = [f"{one}{other}" for one, other, _ in permutations([1, 1, 2])]
    for place in ("11", "12", "21"):
        assert isclose(ends[place], wanted.count(place) / len(wanted))
    assert "22" not in ends


def test_a_reckoning_that_is_too_long_forgets_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four edges wait in the second layer: one more than may."""
    monkeypatch.setattr(battle_odds, "MOST_WORK", 3)
    flow = twice_from(Urn([1, 1, 2]))
    assert not flow.exact
    wanted = {"11": 4 / 9, "12": 2 / 9, "21": 2 / 9, "22": 1 / 9}
    assert flow.ends.keys() == wanted.keys()
    assert all(isclose(flow.ends[place], share) for place, share in wanted.items())
    monkeypatch.setattr(battle_odds, "MOST_WORK", 4)
    assert twice_from(Urn([1, 1, 2])).exact


def test_what_is_unseen_depends_on_who_looks() -> None:
    table = scene("""
        young-jedi full
        turn: 5 light battle
        Tatooine: DM-135
        light here: DM-27
        light hand: DM-38
        light deck: DM-45 x3
        dark here: DM-99
        dark hand: DM-71
        dark deck: DM-119 x2
    """)
    codes = lambda faces: sorted([GAME.code(face) for face in faces])  # noqa: E731
    assert codes(unseen(GAME, table, 1)) == ["DM-119", "DM-119"]
    assert codes(unseen(GAME, table, 1, seat=1)) == ["DM-119", "DM-119"]
    assert codes(unseen(GAME, table, 1, seat=0)) == ["DM-119", "DM-119", "DM-71"]
    guessed = [GAME.face(code) for code in ("DM-99", "DM-120", "DM-74")]
    assert codes(unseen(GAME, table, 1, seat=0, deck=guessed)) == ["DM-120", "DM-74"]

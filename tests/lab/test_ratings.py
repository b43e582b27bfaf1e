from __future__ import annotations

from math import log, log10, sqrt

import pytest

from chancecube.lab.ratings import rate


def test_ten_to_one_is_four_hundred_points() -> None:
    best, worst = rate(["a", "b"], [[0.0, 10_000.0], [1_000.0, 0.0]], "b", 1000.0)
    assert (best.name, worst.name) == ("a", "b")
    assert best.points == pytest.approx(1400, abs=1)
    assert (worst.points, worst.reach) == (1000, 0)


def test_who_beats_the_strong_is_rated_above_who_beats_the_weak() -> None:
    names = ["strong", "middle", "weak"]
    scores = [[0.0, 75.0, 90.0], [25.0, 0.0, 75.0], [10.0, 25.0, 0.0]]
    found = rate(names, scores, "middle", 1000.0)
    assert [one.name for one in found] == names
    assert found[0].points - 1000 == pytest.approx(1000 - found[2].points, abs=1)


def test_more_games_make_a_rating_surer() -> None:
    few = rate(["a", "b"], [[0.0, 30.0], [20.0, 0.0]], "b", 1000.0)[0]
    many = rate(["a", "b"], [[0.0, 300.0], [200.0, 0.0]], "b", 1000.0)[0]
    assert many.reach == pytest.approx(few.reach / 10**0.5, rel=0.05)
    assert few.points - few.reach < many.points < few.points + few.reach


def test_who_never_lost_has_a_rating_too() -> None:
    best = rate(["a", "b"], [[0.0, 20.0], [0.0, 0.0]], "b", 1000.0)[0]
    assert 1400 < best.points < 2000


def test_the_reach_is_that_of_95_in_100() -> None:
    """A hundred even games, and half a point more for each: their logarithm is sure to 1 / sqrt(101 / 4)."""
    even, anchor = rate(["a", "b"], [[0.0, 50.0], [50.0, 0.0]], "b", 1000.0)
    assert even.reach == pytest.approx(1.96 * 400 / log(10) / sqrt(101 / 4), rel=1e-3)
    assert anchor.reach == 0


def test_who_never_met_is_compared_through_others_alone() -> None:
    """Half a point is given against those one has met: a chain of 3 to 1 is worth 3.5 to 1.5 at each link."""
    found = rate(["a", "b", "c"], [[0.0, 3.0, 0.0], [1.0, 0.0, 3.0], [0.0, 1.0, 0.0]], "b", 1000.0)
    link = 400 * log10(3.5 / 1.5)
    assert [one.points for one in found] == pytest.approx([1000 + link, 1000, 1000 - link], abs=1e-3)

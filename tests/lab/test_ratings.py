from __future__ import annotations

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

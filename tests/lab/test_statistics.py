from __future__ import annotations

import pytest

from chancecube.lab.statistics import Spread, difference, paired_difference, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # the values of Wilson's interval as statistics books print them
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (95, 100, 0.8882, 0.9785),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_without_trials_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_spread_is_the_same_gathered_at_once_or_in_parts() -> None:
    numbers = [5, 3, 9, 9, 1]
    whole, left, right = Spread(), Spread(), Spread()
    for number in numbers:
        whole.add(number)
    for number in numbers[:2]:
        left.add(number)
    for number in numbers[2:]:
        right.add(number)
    left.join(right)
    left.join(Spread())
    assert left == whole
    assert (whole.mean(), whole.least, whole.most) == (5.4, 1, 9)


def test_differences_of_independent_rates() -> None:
    """Newcombe's own example: 56 of 70 against 48 of 80."""
    low, high = difference(56, 70, 48, 80)
    assert (low, high) == (pytest.approx(0.0524, abs=1e-4), pytest.approx(0.3339, abs=1e-4))
    assert difference(48, 80, 56, 70) == (pytest.approx(-high), pytest.approx(-low))
    assert difference(0, 0, 1, 2) == (-1.0, 1.0)


def test_paired_differences_know_what_games_have_in_common() -> None:
    ours, theirs = [1, 1, 0, 1] * 50, [1, 0, 0, 1] * 50
    mean, low, high = paired_difference(ours, theirs)
    assert mean == 0.25
    assert 0.15 < low < mean < high < 0.35
    wide_low, wide_high = difference(sum(ours), len(ours), sum(theirs), len(theirs))
    assert high - low < wide_high - wide_low


def test_games_that_do_not_differ_leave_some_doubt() -> None:
    mean, low, high = paired_difference([1, 0, 1], [1, 0, 1])
    assert mean == 0 and low < 0 < high
    assert paired_difference([], []) == (0.0, -1.0, 1.0)

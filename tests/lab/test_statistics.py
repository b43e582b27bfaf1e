from __future__ import annotations

import pytest

from chancecube.lab.statistics import Spread, wilson


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

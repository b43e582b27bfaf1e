from __future__ import annotations

import pytest

from chancecube.bots.young_jedi.odds import average_destiny, destiny_spread, odds, sum_spread


def test_destiny_numbers_come_as_often_as_they_are_printed() -> None:
    assert sum(destiny_spread()) == pytest.approx(1)
    assert destiny_spread()[0] == 0
    assert 3 < average_destiny() < 4


def test_the_sum_of_draws_is_spread_as_chance_has_it() -> None:
    for draws in range(4):
        spread = sum_spread(draws)
        assert sum(spread) == pytest.approx(1)
        mean = sum(total * likely for total, likely in enumerate(spread))
        assert mean == pytest.approx(draws * average_destiny())


@pytest.mark.parametrize(("gap", "expected"), [(3, (1, 0)), (0, (0, 0)), (-1, (0, 1))])
def test_without_draws_power_decides(gap: int, expected: tuple[float, float]) -> None:
    assert odds(gap, 0, 0) == pytest.approx(expected)


def test_one_draw_wins_as_often_as_its_number_is_high_enough() -> None:
    win, loss = odds(-4, 1, 0)
    assert win == pytest.approx(destiny_spread()[5] + destiny_spread()[6])
    assert win + loss + destiny_spread()[4] == pytest.approx(1)


def test_the_odds_mirror_those_of_the_opponent() -> None:
    win, loss = odds(2, 2, 1)
    assert odds(-2, 1, 2) == pytest.approx((loss, win))


def test_no_gap_and_no_number_of_draws_is_too_large() -> None:
    assert odds(500, 50, 50) == pytest.approx((1, 0))
    assert odds(-500, 50, 50) == pytest.approx((0, 1))

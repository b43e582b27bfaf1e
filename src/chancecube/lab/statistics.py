"""What counts are worth: intervals and summaries."""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec import Struct

NORMAL_95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's score interval); everything is possible without trials."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    z2 = NORMAL_95**2
    middle = (rate + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = NORMAL_95 * sqrt(rate * (1 - rate) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    low = 0.0 if successes == 0 else middle - reach
    high = 1.0 if successes == trials else middle + reach
    return low, high


class Spread(Struct):
    """Mean, least and most of many numbers, gathered one by one."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        self.least = number if self.count == 0 else min(self.least, number)
        self.most = max(self.most, number)
        self.count += 1
        self.total += number

    def join(self, other: Spread) -> None:
        if other.count:
            self.least = other.least if self.count == 0 else min(self.least, other.least)
            self.most = max(self.most, other.most)
            self.count += other.count
            self.total += other.total

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

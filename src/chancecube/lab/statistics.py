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


def difference(wins: int, games: int, other_wins: int, other_games: int) -> tuple[float, float]:
    """The 95 % interval of how much higher the first of two independent rates is (Newcombe, from Wilson's)."""
    if games == 0 or other_games == 0:
        return -1.0, 1.0
    one, two = wins / games, other_wins / other_games
    low, high = wilson(wins, games)
    other_low, other_high = wilson(other_wins, other_games)
    below = sqrt((one - low) ** 2 + (other_high - two) ** 2)
    above = sqrt((high - one) ** 2 + (two - other_low) ** 2)
    return one - two - below, one - two + above


def paired_difference(ours: list[int], theirs: list[int]) -> tuple[float, float, float]:
    """Mean and 95 % interval of the differences between games played from the same seeds, won (1) or not (0)."""
    count = min(len(ours), len(theirs))
    if count == 0:
        return 0.0, -1.0, 1.0
    differences = [mine - other for mine, other in zip(ours, theirs, strict=False)]
    mean = sum(differences) / count
    # One game more that went each way: where no game differs yet, nothing is certain.
    square = (sum([one * one for one in differences]) + 2) / (count + 2)
    reach = NORMAL_95 * sqrt(max(0.0, square - mean * mean) / count)
    return mean, max(-1.0, mean - reach), min(1.0, mean + reach)

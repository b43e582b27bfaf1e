"""How destiny draws decide fights: the odds of winning, by the gap in power and the number of draws."""

from __future__ import annotations

from functools import cache
from typing import Final

from chancecube.young_jedi.library import library

MOST_DRAWS: Final = 6  # further draws of one fight are left out of the reckoning
MOST_DESTINY: Final = 6
REACH: Final = MOST_DRAWS * MOST_DESTINY + 1  # a gap no draws can close


@cache
def destiny_spread() -> tuple[float, ...]:
    """How likely each destiny number is: as often as it is printed; of two the higher counts."""
    counts = [0] * (MOST_DESTINY + 1)
    for card in library().cards:
        if card.in_decks and card.destinies:
            counts[max(card.destinies)] += 1
    return tuple([count / sum(counts) for count in counts])


@cache
def average_destiny() -> float:
    return sum([number * share for number, share in enumerate(destiny_spread())])


@cache
def sum_spread(draws: int) -> tuple[float, ...]:
    """How likely each sum of so many draws is."""
    spread = [1.0]
    for _ in range(draws):
        wider = [0.0] * (len(spread) + MOST_DESTINY)
        for total, likely in enumerate(spread):
            for number, share in enumerate(destiny_spread()):
                wider[total + number] += likely * share
        spread = wider
    return tuple(spread)


@cache
def gap_table(draws: int, foe_draws: int) -> tuple[tuple[float, float], ...]:
    """The odds of winning and of losing for each gap, from -REACH to REACH."""
    lead: dict[int, float] = {}
    for mine, likely in enumerate(sum_spread(draws)):
        for theirs, share in enumerate(sum_spread(foe_draws)):
            lead[mine - theirs] = lead.get(mine - theirs, 0.0) + likely * share
    table: list[tuple[float, float]] = []
    for gap in range(-REACH, REACH + 1):
        win = sum([likely for drawn, likely in lead.items() if gap + drawn > 0])
        loss = sum([likely for drawn, likely in lead.items() if gap + drawn < 0])
        table.append((win, loss))
    return tuple(table)


GapTable = tuple[tuple[float, float], ...]
GAP_TABLES: Final[list[GapTable]] = []  # by own and opposing draws: quicker to ask than a cache


def gap_tables() -> list[GapTable]:
    if not GAP_TABLES:
        draws = range(MOST_DRAWS + 1)
        GAP_TABLES.extend([gap_table(mine, theirs) for mine in draws for theirs in draws])
    return GAP_TABLES


def odds(gap: int, draws: int, foe_draws: int) -> tuple[float, float]:
    """The odds of winning and of losing a fight; what is missing to 1 is a tie."""
    reached = max(-REACH, min(REACH, gap))
    table = gap_tables()[min(draws, MOST_DRAWS) * (MOST_DRAWS + 1) + min(foe_draws, MOST_DRAWS)]
    return table[reached + REACH]

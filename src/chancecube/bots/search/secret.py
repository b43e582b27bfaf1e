"""Choosing in secret: whatever one always does can be answered, so one's plans are mixed.

A handful of own plans is played against a handful of the opponents' in many imagined positions. In each of those the
opponents do what is usual, but now and then mix as they like; the own mixture must do for all of them. Regret matching
finds such mixtures: each side again and again shifts towards what would have done better, and the averages settle.
"""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 300
USUAL: Final = 0.6  # how often the others do what is usual, whatever one does oneself


def mixture(
    worlds: list[list[list[float]]], first_look: list[float], usual: float = USUAL, usual_plans: int = 1
) -> list[float]:
    """How often to choose each own plan, given the own chances by imagined position, own plan and others' plan.

    Their first plan is what is usual, or as many of the first as are equally so. The first look counts as one more
    imagined position, so that a few playouts do not outweigh experience.
    """
    mine = len(first_look)
    regrets = [0.0] * mine
    average = [0.0] * mine
    theirs: list[list[float]] = [[0.0] * len(world[0]) for world in worlds]
    for _ in range(ROUNDS):
        own = matched(regrets)
        worth = first_look[:]
        for number in range(len(worlds)):
            play_world(worlds[number], own, theirs[number], usual, usual_plans, worth)
        reached = 0.0
        for place in range(mine):
            reached += own[place] * worth[place]
            average[place] += own[place]
        for place in range(mine):
            regrets[place] += worth[place] - reached
    return [share / ROUNDS for share in average]


def play_world(
    world: list[list[float]],
    own: list[float],
    regrets: list[float],
    usual: float,
    usual_plans: int,
    worth: list[float],
) -> None:
    """One round in one imagined position: adds to what the own plans are worth, and the others learn."""
    other = [(1.0 - usual) * share for share in matched(regrets)]
    likeliest = min(usual_plans, len(other))
    for column in range(likeliest):
        other[column] += usual / likeliest
    lost = [0.0] * len(other)
    reached = 0.0
    for place in range(len(own)):
        row = world[place]
        for column in range(len(other)):
            worth[place] += other[column] * row[column]
            lost[column] += own[place] * row[column]
    for column in range(len(other)):
        reached += other[column] * lost[column]
    for column in range(len(other)):
        regrets[column] += reached - lost[column]


def matched(regrets: list[float]) -> list[float]:
    """Shares in proportion to what is regretted; equal ones when nothing is."""
    total = 0.0
    for regret in regrets:
        if regret > 0.0:
            total += regret
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / total if regret > 0.0 else 0.0 for regret in regrets]

"""Ratings from results: who would beat whom how often, on the scale chess players know."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

import numpy as np
from msgspec import Struct

from chancecube.lab.statistics import NORMAL_95

POINTS: Final = 400 / log(10)  # a player rated 400 points higher wins ten games for each one lost
ROUNDS: Final = 10_000
CLOSE: Final = 1e-9


class Rating(Struct, frozen=True):
    """A rating and how far it may be out, 95 times of 100; the anchor's own is exact."""

    name: str
    points: float
    reach: float


def rate(names: list[str], scores: list[list[float]], anchor: str, anchored: float) -> list[Rating]:
    """Ratings by the model of Bradley and Terry, the best first; `scores[i][j]` is what i won against j.

    Everybody is given half a point against everyone met, on either side: without it whoever never lost would be rated
    without bounds.
    """
    won = np.array(scores, dtype=float)
    met = (won + won.T) > 0
    won = won + 0.5 * met
    games = won + won.T
    strength = strengths(won, games)
    fixed = names.index(anchor)
    points = (np.log(strength) - np.log(strength[fixed])) * POINTS + anchored
    spread = spreads(strength, games, fixed)
    found = [
        Rating(name, float(points[place]), float(NORMAL_95 * spread[place] * POINTS))
        for place, name in enumerate(names)
    ]
    return sorted(found, key=lambda one: -one.points)


def strengths(won: np.ndarray, games: np.ndarray) -> np.ndarray:
    """How strong each must be for the results to be the likeliest (each round raises their likelihood)."""
    strength = np.ones(len(won))
    for _ in range(ROUNDS):
        shared = games / (strength[:, None] + strength[None, :])
        better = won.sum(axis=1) / shared.sum(axis=1)
        better /= np.exp(np.log(better).mean())
        if np.abs(better - strength).max() < CLOSE:
            break
        strength = better
    return strength


def spreads(strength: np.ndarray, games: np.ndarray, fixed: int) -> list[float]:
    """Standard errors of the logarithms against the anchor's, from the curvature of the likelihood."""
    likely = strength[:, None] / (strength[:, None] + strength[None, :])
    certainty = games * likely * (1 - likely)
    curvature = np.diag(certainty.sum(axis=1)) - certainty
    rest = [place for place in range(len(strength)) if place != fixed]
    covariance = np.linalg.inv(curvature[np.ix_(rest, rest)])
    found = [0.0] * len(strength)
    for row, place in enumerate(rest):
        found[place] = sqrt(covariance[row][row])
    return found

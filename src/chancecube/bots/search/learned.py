"""A judgement learned by self-play: a small network over the guide's features. `lab/training.py` makes its numbers."""

from __future__ import annotations

from io import BytesIO
from math import exp
from typing import Any, Final, final

import numpy as np

from chancecube.bots.data import has_network, read_network
from chancecube.bots.search.guide import Guide
from chancecube.bots.search.judge import Judge
from chancecube.kernel.errors import BadOption
from chancecube.kernel.position import Position

DUEL: Final = 2  # seats; where partners play together, each of them counts by half
STEEPEST: Final = 30.0  # beyond it a chance is as good as certain, and exp() would overflow


@final
class Network:
    """Two layers; between them what is below zero becomes zero. Single cards add to the first, each its own numbers."""

    def __init__(self, inner: Any, inner_bias: Any, outer: Any, outer_bias: float, cards: Any = None) -> None:
        self.inner = np.ascontiguousarray(inner, dtype=np.float32)
        self.inner_bias = np.ascontiguousarray(inner_bias, dtype=np.float32)
        self.outer = np.ascontiguousarray(outer, dtype=np.float32)
        self.outer_bias = float(outer_bias)
        self.cards = np.ascontiguousarray([] if cards is None else cards, dtype=np.float32)
        self.known = len(self.cards)

    def chances(self, features: list[float], holdings: list[int], share: float = 1.0) -> float:
        """Cards nobody has learned about yet say nothing; `share` is what each of the others counts."""
        hidden = self.inner @ np.array(features, dtype=np.float32)
        hidden += self.inner_bias
        known = [number for number in holdings if number < self.known]
        if known:
            hidden += share * self.cards.take(known, axis=0).sum(axis=0)
        np.maximum(hidden, 0.0, out=hidden)
        leaning = float(self.outer @ hidden) + self.outer_bias
        if leaning > STEEPEST:
            return 1.0
        return 1.0 / (1.0 + exp(-leaning)) if leaning > -STEEPEST else 0.0


@final
class LearnedJudge(Judge):
    """Judges by the network."""

    def __init__(self, guide: Guide, seat_sides: list[int], network: Network) -> None:
        super().__init__(guide, seat_sides)
        self.network = network

    def estimate(self, position: Position, side: int) -> float:
        """Looked at from the first side alone: so both sides' chances add up to one."""
        guide = self.guide
        share = DUEL / position.seats
        first = self.network.chances(guide.features(position, 0), guide.holdings(position, 0), share)
        return first if side == 0 else 1.0 - first


NETWORKS: Final[dict[str, Network]] = {}  # read once a process


def network_of(game_name: str) -> Network:
    if game_name not in NETWORKS:
        if not has_network(game_name):
            raise BadOption("no-bot", {"bot": "master", "known": "knight, cadet, random"})
        NETWORKS[game_name] = network_from(dict(np.load(BytesIO(read_network(game_name)))))
    return NETWORKS[game_name]


def network_from(kept: dict[str, Any]) -> Network:
    """As `lab/training.py` writes its layers."""
    outer_bias = float(kept["outer_bias"][0])
    return Network(kept["inner"], kept["inner_bias"], kept["outer"], outer_bias, kept.get("cards"))

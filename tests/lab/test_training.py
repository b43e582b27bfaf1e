from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from chancecube.bots.search.learned import Network
from chancecube.lab.training import Schooling, learn, save


def lessons(count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """One wins whose two signs agree: no single number tells it."""
    random = np.random.default_rng(5)
    features = random.uniform(-1, 1, (count, 4)).astype(np.float32)
    results = (features[:, 0] * features[:, 1] > 0).astype(np.float32)
    return features, results, np.arange(count)


def test_what_is_learned_tells_who_wins(tmp_path: Path) -> None:
    losses: list[float] = []
    schooling = Schooling(hidden=16, rounds=40, batch=64, pace=0.01)
    learned = learn(*lessons(4000), schooling, lambda _, loss: losses.append(loss))
    assert learned.plain_loss == pytest.approx(0.693, abs=0.01)
    assert learned.loss < 0.25
    assert learned.loss == min(losses)
    save(learned, tmp_path / "kept.npz")
    kept = np.load(tmp_path / "kept.npz")
    network = Network(kept["inner"], kept["inner_bias"], kept["outer"], float(kept["outer_bias"][0]))
    assert network.chances([0.8, 0.8, 0.0, 0.0]) > 0.9
    assert network.chances([0.8, -0.8, 0.0, 0.0]) < 0.1


def test_the_seed_fixes_what_is_learned() -> None:
    schooling = Schooling(hidden=4, rounds=2)
    one, two = (learn(*lessons(500), schooling, lambda *_: None) for _ in range(2))
    assert one.loss == two.loss


def test_what_did_best_is_kept_however_long_it_goes_on() -> None:
    """Results by chance: there is nothing to learn but by heart."""
    random = np.random.default_rng(1)
    features = random.uniform(-1, 1, (300, 4)).astype(np.float32)
    results = random.integers(0, 2, 300).astype(np.float32)
    losses: list[float] = []
    learned = learn(
        features,
        results,
        np.arange(300),
        Schooling(rounds=200, pace=0.02),
        lambda _, loss: losses.append(loss),
    )
    assert len(losses) == 200
    assert learned.rounds < 20
    assert learned.loss < losses[-1] - 0.1

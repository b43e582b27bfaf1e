from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from chancecube.bots.search.learned import network_from
from chancecube.lab.selfplay import filled_up
from chancecube.lab.training import Matter, Schooling, aims_of, card_slopes, learn, loss_of, save

NO_CARDS: list[list[int]] = []


def matter(features: np.ndarray, holdings: list[list[int]] = NO_CARDS) -> Matter:
    return Matter(features, filled_up(holdings or [[]] * len(features)))


def lessons(count: int) -> tuple[Matter, np.ndarray, np.ndarray]:
    """One wins whose two signs agree: no single number tells it."""
    random = np.random.default_rng(5)
    features = random.uniform(-1, 1, (count, 4)).astype(np.float32)
    results = (features[:, 0] * features[:, 1] > 0).astype(np.float32)
    return matter(features), results, np.arange(count)


def test_what_is_learned_tells_who_wins(tmp_path: Path) -> None:
    losses: list[float] = []
    schooling = Schooling(hidden=16, rounds=40, batch=64, pace=0.01)
    learned = learn(*lessons(4000), schooling, lambda _, loss: losses.append(loss))
    assert learned.plain_loss == pytest.approx(0.693, abs=0.01)
    assert learned.loss < 0.25
    assert learned.loss == min(losses)
    save(learned, tmp_path / "kept.npz")
    network = network_from(dict(np.load(tmp_path / "kept.npz")))
    assert network.chances([0.8, 0.8, 0.0, 0.0], []) > 0.9
    assert network.chances([0.8, -0.8, 0.0, 0.0], []) < 0.1


def test_single_cards_are_learned_beside_what_is_summed_up() -> None:
    """One wins who holds more copies of card 3 than the number beside says; card 5 means nothing."""
    random = np.random.default_rng(5)
    features = random.integers(0, 4, (3000, 1)).astype(np.float32)
    copies = random.integers(0, 5, 3000)
    holdings = [[3] * int(many) + [5] * int(random.integers(0, 3)) for many in copies]
    results = (copies > features[:, 0]).astype(np.float32)
    schooling = Schooling(hidden=8, rounds=30, batch=64, pace=0.02)
    learned = learn(matter(features, holdings), results, np.arange(3000), schooling, lambda *_: None)
    assert learned.loss < 0.1
    network = network_from(learned.layers)
    assert network.chances([2.0], [3, 3, 3, 5]) > 0.9 and network.chances([2.0], [3, 3, 5, 5]) < 0.1
    beyond = network.chances([2.0], [3, 3, 3, 5, 6, 600])  # cards that came later
    assert beyond == network.chances([2.0], [3, 3, 3, 5])


def test_partners_cards_count_by_halves() -> None:
    layers = {"inner": np.zeros((2, 1)), "inner_bias": np.zeros(2), "outer": np.ones(2)}
    network = network_from({**layers, "outer_bias": np.zeros(1), "cards": np.ones((4, 2))})
    assert network.chances([0.0], [0, 1, 2, 3], share=0.5) == network.chances([0.0], [0, 1])
    assert network.chances([0.0], [0, 1, 2, 3]) > network.chances([0.0], [0, 1])


def test_the_slope_of_a_card_is_the_sum_over_the_rows_it_is_in() -> None:
    inward = np.array([[1.0, 2.0], [10.0, 20.0], [100.0, 200.0]], np.float32)
    slope = card_slopes(np.zeros((5, 2), np.float32), filled_up([[4, 1, 1], [], [4]]), inward)
    assert slope.tolist() == [[0, 0], [2, 4], [0, 0], [0, 0], [101, 202]]


def test_a_teacher_is_believed_about_the_next_position_but_not_about_the_last() -> None:
    said = np.array([0.1, 0.2, 0.3, 0.9])
    results = np.array([1.0, 1.0, 1.0, 0.0], np.float32)
    games = np.array([0, 0, 0, 1])
    assert aims_of(said, results, games, 0.0).tolist() == results.tolist()
    assert aims_of(said, results, games, 1.0) == pytest.approx([0.2, 0.3, 1.0, 0.0])
    half = aims_of(said, results, games, 0.5)  # 0.65 is to be learned of the second position
    assert half == pytest.approx([0.5 * 0.2 + 0.5 * 0.65, 0.5 * 0.3 + 0.5, 1.0, 0.0])


def test_a_teacher_counts_as_far_as_it_is_believed() -> None:
    """One that takes everybody for lost; every position stands twice in its game."""
    told, results, games = lessons(500)
    twice = np.repeat(np.arange(500), 2)
    gloomy = {
        "inner": np.zeros((1, 4), np.float32),
        "inner_bias": np.zeros(1, np.float32),
        "outer": np.zeros(1, np.float32),
        "outer_bias": np.full(1, -9.0, np.float32),
    }

    def loss(foresight: float, teacher: dict[str, np.ndarray] | None) -> float:
        schooling = Schooling(hidden=16, rounds=20, batch=64, pace=0.01, foresight=foresight)
        matters = told.chosen(twice), results[twice], games[twice]
        return learn(*matters, schooling, lambda *_: None, teacher=teacher).loss

    assert loss(0.0, gloomy) == loss(0.9, None)
    assert loss(0.9, gloomy) > loss(0.9, None) + 0.05


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
        matter(features),
        results,
        np.arange(300),
        Schooling(rounds=200, pace=0.02),
        lambda _, loss: losses.append(loss),
    )
    assert len(losses) == 200
    assert learned.rounds < 20
    assert learned.loss < losses[-1] - 0.1


def test_what_only_one_feature_says_can_be_learned_alone() -> None:
    """Where the last number speaks, everything is the other way round; elsewhere nothing may change."""
    known, results, games = lessons(2000)
    schooling = Schooling(hidden=16, rounds=20, batch=64, pace=0.01)
    known.features[:, 3] = 0.0
    first = learn(known, results, games, schooling, lambda *_: None)
    known.features[:, 3] = 1.0
    only = Schooling(hidden=16, rounds=20, batch=64, pace=0.01, only=(3,))
    second = learn(known, 1.0 - results, games, only, lambda *_: None, first.layers)
    kept = [value == first.layers[name] for name, value in second.layers.items()]
    assert [same.all() for same in kept] == [False, True, True, True]
    assert kept[0][:, :3].all() and not kept[0][:, 3].any()
    assert second.loss < loss_of(first.layers, known, 1.0 - results, np.arange(2000)) - 0.5


def test_beside_features_learned_alone_no_numbers_for_cards_are_made_up() -> None:
    """They would weigh what was learned with numbers drawn by chance, and ship with it."""
    known, results, games = lessons(500)
    schooling = Schooling(hidden=8, rounds=2, batch=64)
    first = learn(known, results, games, schooling, lambda *_: None)
    with_cards = matter(known.features, [[7, 2]] * 500)
    only = Schooling(hidden=8, rounds=2, batch=64, only=(3,))
    second = learn(with_cards, results, games, only, lambda *_: None, first.layers)
    assert list(second.layers) == list(first.layers)

"""Learning who stands better: a small network fitted to lessons from self-play, with numpy alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from msgspec import Struct

HELD_BACK: Final = 10  # one game in so many is not learned from, and shows which round did best
SLOWEST: Final = 0.05  # the share of its pace that learning ends with
FIRST_DECAY: Final = 0.9
SECOND_DECAY: Final = 0.999
SURE: Final = 1e-6
PORTION: Final = 1 << 13
FAINT: Final = 0.02  # how far the numbers of single cards are spread in the beginning


class Schooling(Struct, frozen=True):
    """How to learn."""

    hidden: int = 256
    rounds: int = 14
    batch: int = 1024
    pace: float = 0.002
    weight_decay: float = 1e-4
    seed: int = 1
    foresight: float = 0.0  # how far what a teacher says of the next position counts, not how the game ended
    only: tuple[int, ...] = ()  # features: everything but what these say stays as in the network begun with


class Learned(Struct):
    """A network's numbers, and its loss on games it has not learned from beside that of always saying the average."""

    layers: dict[str, Any]
    loss: float
    plain_loss: float
    rounds: int


class Matter(Struct):
    """What is learned from: features, and which cards lie where (rows of numbers, filled up with negative ones)."""

    features: Any
    holdings: Any

    def chosen(self, rows: Any) -> Matter:
        return Matter(self.features[rows].astype(np.float32), self.holdings[rows])


def learn(
    matter: Matter,
    results: Any,
    game_numbers: Any,
    schooling: Schooling,
    tell: Callable[[int, float], None],
    begin_with: dict[str, Any] | None = None,
    teacher: dict[str, Any] | None = None,
) -> Learned:
    """Fits by Adam on batches, ever more slowly; keeps the numbers that did best on the games held back.

    It goes on when a round does no good, for the slow rounds still do. Whoever has learned already may begin with that,
    or be the teacher; with a teacher the positions of a game follow one another, all seen from one side.
    """
    aims = results
    if teacher is not None:
        said = said_of(teacher, matter, np.arange(len(results)))
        aims = aims_of(said, results, game_numbers, schooling.foresight)
    is_held = game_numbers % HELD_BACK == 0
    held, training = np.flatnonzero(is_held), np.flatnonzero(~is_held)
    random = np.random.default_rng(schooling.seed)
    layers = {} if schooling.only else first_layers(matter, schooling.hidden, random)
    if begin_with is not None:
        layers |= {name: value.astype(np.float32) for name, value in begin_with.items()}
    begun = copied(layers)
    moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in layers.items()}
    best = Learned(copied(layers), loss_of(layers, matter, results, held), 0.0, 0)
    step = 0
    steps = schooling.rounds * -(-len(training) // schooling.batch)
    for number in range(1, schooling.rounds + 1):
        order = random.permutation(training)
        for first in range(0, len(order), schooling.batch):
            chosen = order[first : first + schooling.batch]
            step += 1
            pace = schooling.pace * (1 - (1 - SLOWEST) * step / steps)
            slope = slopes(layers, matter.chosen(chosen), aims[chosen])
            adam(layers, moments, slope, step, pace, schooling.weight_decay)
            if schooling.only:
                put_back(layers, begun, list(schooling.only))
        loss = loss_of(layers, matter, results, held)
        tell(number, loss)
        if loss < best.loss:
            best = Learned(copied(layers), loss, 0.0, number)
    best.plain_loss = entropy(results[held], np.full(len(held), results[training].mean()))
    return best


def aims_of(said: Any, results: Any, game_numbers: Any, foresight: float) -> Any:
    """What to learn: partly what is said of the next position, partly what is to be learned there; at last, the result.

    How a game ends tells little of a position long before, for it is mostly luck still to come. A turn later it still is,
    but whoever judges there knows it.
    """
    aims = results.astype(np.float32)
    for row in range(len(aims) - 2, -1, -1):
        if game_numbers[row] == game_numbers[row + 1]:
            aims[row] = foresight * said[row + 1] + (1 - foresight) * aims[row + 1]
    return aims


def save(learned: Learned, path: Path) -> None:
    np.savez_compressed(path, **{name: value.astype(np.float32) for name, value in learned.layers.items()})


def first_layers(matter: Matter, hidden: int, random: np.random.Generator) -> dict[str, Any]:
    inputs = matter.features.shape[1]
    layers = {
        "inner": random.normal(0.0, np.sqrt(2.0 / inputs), (hidden, inputs)).astype(np.float32),
        "inner_bias": np.zeros(hidden, np.float32),
        "outer": random.normal(0.0, np.sqrt(1.0 / hidden), hidden).astype(np.float32),
        "outer_bias": np.zeros(1, np.float32),
    }
    if matter.holdings.size:
        numbers = int(matter.holdings.max()) + 1
        layers["cards"] = random.normal(0.0, FAINT, (numbers, hidden)).astype(np.float32)
    return layers


def copied(layers: dict[str, Any]) -> dict[str, Any]:
    return {name: value.copy() for name, value in layers.items()}


def forward(layers: dict[str, Any], matter: Matter) -> tuple[Any, Any]:
    hidden = matter.features @ layers["inner"].T + layers["inner_bias"]
    if "cards" in layers:
        hidden += card_sums(layers["cards"], matter.holdings)
    hidden = np.maximum(hidden, 0.0)
    leaning = hidden @ layers["outer"] + layers["outer_bias"][0]
    return hidden, 1.0 / (1.0 + np.exp(-np.clip(leaning, -30, 30)))


def card_sums(cards: Any, holdings: Any) -> Any:
    """What the cards of each row add up to; the row of zeros behind all others stands for no card."""
    with_none = np.concatenate([cards, np.zeros((1, cards.shape[1]), np.float32)])
    return with_none[holdings].sum(axis=1)


def card_slopes(cards: Any, holdings: Any, inward: Any) -> Any:
    """The sum, for each card, of what the rows it is in would change."""
    rows, places = np.nonzero(holdings >= 0)
    numbers = holdings[rows, places]
    order = np.argsort(numbers, kind="stable")
    found, starts = np.unique(numbers[order], return_index=True)
    slope = np.zeros_like(cards)
    if len(found):
        slope[found] = np.add.reduceat(inward[rows[order]], starts, axis=0)
    return slope


def slopes(layers: dict[str, Any], matter: Matter, results: Any) -> dict[str, Any]:
    """How the loss changes with each number."""
    hidden, said = forward(layers, matter)
    error = (said - results) / len(results)
    inward = np.outer(error, layers["outer"]) * (hidden > 0)
    found = {
        "inner": inward.T @ matter.features,
        "inner_bias": inward.sum(axis=0),
        "outer": hidden.T @ error,
        "outer_bias": np.array([error.sum()], np.float32),
    }
    if "cards" in layers:
        found["cards"] = card_slopes(layers["cards"], matter.holdings, inward)
    return found


def adam(
    layers: dict[str, Any],
    moments: dict[str, Any],
    slope: dict[str, Any],
    step: int,
    pace: float,
    weight_decay: float,
) -> None:
    """One step downhill, each number at its own pace (Kingma and Ba)."""
    for name, value in layers.items():
        first, second = moments[name]
        first += (1 - FIRST_DECAY) * (slope[name] - first)
        second += (1 - SECOND_DECAY) * (slope[name] ** 2 - second)
        steady = first / (1 - FIRST_DECAY**step)
        size = np.sqrt(second / (1 - SECOND_DECAY**step)) + 1e-8
        value -= pace * (steady / size + weight_decay * value)


def put_back(layers: dict[str, Any], begun: dict[str, Any], but: list[int]) -> None:
    """All numbers as they were, except what some features say."""
    learned = layers["inner"][:, but]
    for name, value in begun.items():
        layers[name][...] = value
    layers["inner"][:, but] = learned


def entropy(results: Any, said: Any) -> float:
    sure = np.clip(said, SURE, 1 - SURE)
    return float(-(results * np.log(sure) + (1 - results) * np.log(1 - sure)).mean())


def loss_of(layers: dict[str, Any], matter: Matter, results: Any, rows: Any) -> float:
    return entropy(results[rows], said_of(layers, matter, rows))


def said_of(layers: dict[str, Any], matter: Matter, rows: Any) -> Any:
    """In portions: all at once would not fit into the memory of every machine."""
    said = [
        forward(layers, matter.chosen(rows[first : first + PORTION]))[1]
        for first in range(0, len(rows), PORTION)
    ]
    return np.concatenate(said)

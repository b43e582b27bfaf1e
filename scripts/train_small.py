"""Trains something small through the environment of docs/learning.md, and lets it play against the random bot.

python scripts/train_small.py --game jedi-knights --games 300

A linear softmax policy: each option has a score, the sum of weights for what it is (a word, or the features of a card)
at this kind of question. It plays against itself; after each batch of games the weights follow the gradient of winning
(REINFORCE), each divided by how much its feature varied. Nothing but numpy is used.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from chancecube.bots import Bot, Seen, make_bot
from chancecube.lab.statistics import wilson
from chancecube.learning import raw_env
from chancecube.learning.aec import CardGame

Numbers = NDArray[np.float32]
USUAL_GAMES = {"young-jedi": 400, "jedi-knights": 200}
BATCH = 40  # games between two changes of the policy
RATE = 1.5
RIDGE = 20.0  # how much must have been seen of a feature before its weight is believed


@dataclass
class Choice:
    """A decision: the features of each option, the policy's chances, and what was taken."""

    kind: int
    features: Numbers
    chances: Numbers
    taken: int


@dataclass
class Policy:
    """Weights by kind of question: for each word, and for each feature of a card."""

    table: CardGame
    greedy: bool = False
    rng: np.random.Generator = field(default_factory=np.random.default_rng)

    def __post_init__(self) -> None:
        sight = self.table.sight
        self.words = sight.first_card
        self.weights = np.zeros((len(sight.question), self.words + len(sight.card_names)), np.float32)

    def look(self, seen: dict[str, Numbers]) -> tuple[int, Numbers, Numbers]:
        """The kind of question, the legal actions and a row of features for each of them."""
        sight = self.table.sight
        told, cards = sight.split(seen["observation"])
        actions = np.flatnonzero(seen["action_mask"])
        features = np.zeros((len(actions), self.weights.shape[1]), np.float32)
        is_word = actions < self.words
        features[np.flatnonzero(is_word), actions[is_word]] = 1.0
        features[~is_word, self.words :] = cards[actions[~is_word] - self.words]
        return int(np.argmax(told[: len(sight.question)])), actions, features

    def choose(self, seen: dict[str, Numbers]) -> tuple[int, Choice]:
        kind, actions, features = self.look(seen)
        scores = features @ self.weights[kind]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        taken = (
            int(np.argmax(scores))
            if self.greedy
            else int(self.rng.choice(len(actions), p=chances / chances.sum(dtype=np.float64)))
        )
        return int(actions[taken]), Choice(kind, features, chances, taken)


def self_play(table: CardGame, policy: Policy) -> dict[str, list[Choice]]:
    """One game of the policy against itself: the choices of every player."""
    table.reset()
    made: dict[str, list[Choice]] = {name: [] for name in table.possible_agents}
    while not table.terminations[table.agent_selection] and not table.truncations[table.agent_selection]:
        action, choice = policy.choose(table.observe(table.agent_selection))
        if len(choice.chances) > 1:
            made[table.agent_selection].append(choice)
        table.step(action)
    return made


def learn(policy: Policy, games: list[tuple[dict[str, list[Choice]], dict[str, float]]]) -> None:
    """One step along the gradient: what those who won did more often than expected gains weight."""
    gain = np.zeros_like(policy.weights)
    spread = np.zeros_like(policy.weights)
    for made, rewards in games:
        for name, choices in made.items():
            total = np.zeros_like(policy.weights)
            for choice in choices:
                total[choice.kind] += choice.features[choice.taken] - choice.chances @ choice.features
            gain += rewards[name] * total
            spread += total * total
    policy.weights += RATE * gain / (spread + RIDGE)


def train(table: CardGame, games: int, seed: int) -> Policy:
    policy = Policy(table, rng=np.random.default_rng(seed))
    table.reset(seed=seed)
    batch: list[tuple[dict[str, list[Choice]], dict[str, float]]] = []
    for number in range(games):
        made = self_play(table, policy)
        batch.append((made, dict(table.rewards)))
        if len(batch) == BATCH:
            learn(policy, batch)
            batch = []
        show(f"training: game {number + 1} of {games}")
    return policy


def measure(table: CardGame, policy: Policy, games: int, seed: int) -> tuple[int, int]:
    """Wins and draws against the random bot, each side in turn."""
    table.reset(seed=seed)
    wins = draws = 0
    for number in range(games):
        table.reset()
        side = number % len(table.game.sides)
        bots = [
            make_bot("random", table.game, seed + number * 8 + seat)
            for seat in range(len(table.possible_agents))
        ]
        while not table.terminations[table.agent_selection] and not table.truncations[table.agent_selection]:
            table.step(answer(table, policy, bots, side))
        mine = next(name for name, seat in table.seat_of.items() if table.sight.sides[seat] == side)
        wins += table.rewards[mine] > 0
        draws += table.rewards[mine] == 0
        show(f"playing: game {number + 1} of {games}, {wins} won")
    return wins, draws


def answer(table: CardGame, policy: Policy, bots: list[Bot], side: int) -> int:
    seat = table.seat_of[table.agent_selection]
    if table.sight.sides[seat] == side:
        return policy.choose(table.observe(table.agent_selection))[0]
    seen = Seen(table.game, table.table(), seat)
    return table.sight.action_of(seen.decision, bots[seat].choose(seen))


def show(words: str) -> None:
    """How far it is; a file need not know."""
    if sys.stderr.isatty():
        print(f"\r{words}\033[K", end="", flush=True, file=sys.stderr)


def main() -> int:
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wishes.add_argument("--game", choices=sorted(USUAL_GAMES), default="young-jedi")
    wishes.add_argument("--format", help="the first of the game's formats if left out")
    wishes.add_argument("--decks", choices=["random", "ready"], default="ready")
    wishes.add_argument("--games", type=int, help="to learn from")
    wishes.add_argument("--test", type=int, default=400, help="games against the random bot")
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--out", type=Path, help="where to keep the weights (.npy)")
    wish = wishes.parse_args()
    table = raw_env(wish.game, format_name=wish.format, decks=wish.decks)
    games = wish.games if wish.games is not None else USUAL_GAMES[wish.game]
    try:
        began, worked = time.monotonic(), time.process_time()
        policy = train(table, games, wish.seed)
        spent = f"{time.monotonic() - began:.0f} s ({time.process_time() - worked:.0f} s of a processor)"
        wins, draws = measure(table, policy, wish.test, wish.seed + 1)
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return 130
    low, high = wilson(wins, wish.test)
    show("")
    print(f"{wish.game}, {table.format_name}, {wish.decks} decks: learned from {games} games in {spent}")
    print(
        f"{wins} of {wish.test} won against random, {draws} drawn: {wins / wish.test:.1%} ({low:.1%} to {high:.1%})"
    )
    if wish.out is not None:
        np.save(wish.out, policy.weights)
    return 0


if __name__ == "__main__":
    sys.exit(main())

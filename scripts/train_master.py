"""Makes what the Master has learned: bots play themselves, a network learns who wins.

python scripts/train_master.py young-jedi --games 20000 --workers 2
python scripts/train_master.py jedi-knights --bot knight-quick --games 2000 --also lessons.npz

First the cadet plays itself, which is quick; then the Knight (or the Master learned so far), whose games are nearer to
those the Master will have to judge. The networks in the package come from the cadet's games alone, 9000 of
Young Jedi and 6000 of Jedi Knights, played before the last changes of the instinct: this call makes their like. `--keep` writes the lessons to a file, `--also` adds such files to those just
played. Every seed is fixed: the same call makes the same network.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np

from chancecube.lab.ladder import FULL_FORMATS
from chancecube.lab.selfplay import Lessons, Recipe, gather
from chancecube.lab.training import Schooling, learn, save
from chancecube.lab.workers import Workers, parcels_of

DATA = Path(__file__).parent.parent / "src" / "chancecube" / "bots" / "data"


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(FULL_FORMATS))
    parser.add_argument("--bot", default="cadet", help="who plays itself")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--blunders", type=float, default=0.05, help="share of answers by instinct, for variety"
    )
    parser.add_argument(
        "--random-decks", type=float, default=0.15, help="share of games with any legal decks"
    )
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="write the lessons here")
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="lessons kept before")
    parser.add_argument("--out", type=Path, help="where the network goes; without it into the package")
    return parser.parse_args()


def main() -> int:
    wish = wishes()
    features, results, numbers = gathered(wish) if wish.games else (None, None, None)
    if wish.keep and features is not None:
        np.savez_compressed(wish.keep, features=features, results=results, numbers=numbers)
    parts = [] if features is None else [(features, results, numbers)]
    for path in wish.also:
        kept = np.load(path)
        parts.append((kept["features"], kept["results"], kept["numbers"]))
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    print(f"{len(columns[0])} positions, {columns[0].shape[1]} features", file=sys.stderr)
    schooling = Schooling(hidden=wish.hidden, rounds=wish.rounds, seed=wish.seed)
    learned = learn(
        *columns, schooling, lambda number, loss: print(f"round {number}: {loss:.4f}", file=sys.stderr)
    )
    save(learned, wish.out or DATA / f"{wish.game}.npz")
    print(
        f"loss on games held back: {learned.loss:.4f} after {learned.rounds} rounds (always the average: {learned.plain_loss:.4f})"
    )
    return 0


def gathered(wish: argparse.Namespace) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    recipe = Recipe(wish.game, FULL_FORMATS[wish.game], wish.bot, wish.seed, wish.blunders, wish.random_decks)
    lessons = Lessons([], [], [])
    began = time.monotonic()
    done = 0
    with Workers(wish.workers) as workers:
        for part in workers.run(partial(gather, recipe), parcels_of(wish.games, 8)):
            lessons.join(part)
            done += 8
            print(f"\r{done}/{wish.games} games, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)
    return lessons.arrays()


if __name__ == "__main__":
    sys.exit(main())

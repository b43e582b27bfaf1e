"""Makes what the Master has learned: games are played, and a network learns who wins.

The network of Young Jedi was made by these calls:

python scripts/train_master.py young-jedi --games 100000 --seed 71 --keep lessons.npz --out first.npz
python scripts/train_master.py young-jedi --games 36000 --seed 42 --also lessons.npz --out second.npz

and then by this one, in which it learned what is different in the first game (feature 30 tells it; the other formats are
judged as before to the last digit):

python scripts/train_master.py young-jedi --format starter --games 60000 --seed 9 --blunders 0.02 --random-decks 0.5 --one-side --begin-with second.npz --only-features 30 --pace 0.01 --rounds 5 --workers 2

That of Jedi Knights was made by these, which take a quarter of an hour on two cores; the second network learns from the same
games as the first, but only partly how they ended: three quarters is what the first says a turn later.

python scripts/train_master.py jedi-knights --bot habit --games 160000 --seed 5 --rough 0.25 --blunders 0.01 --random-decks 0.12 --one-side --hidden 64 --rounds 8 --workers 2 --keep lessons.npz --out first.npz
python scripts/train_master.py jedi-knights --games 0 --also lessons.npz --one-side --teacher first.npz --seed 5 --hidden 64 --rounds 4

By instinct, as in playouts, a hundred games are played in a second in Young Jedi, as the cadet would play them, and hundreds
in Jedi Knights, more roughly; by habit those too are played as cadets would, as quickly. Every seed is fixed: with the same
rules, cards and bots the same call makes the same network (to the last digit if numpy works alone, OMP_NUM_THREADS=1). Jedi
Knights' network knows the cards by their place in the library: cards may be added behind the others, but if their order
changes it must be made anew. `--keep` writes the lessons to a file, `--also` adds such files to those just played.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np

from chancecube.lab.ladder import FULL_FORMATS
from chancecube.lab.selfplay import HABIT, INSTINCT, Lessons, Recipe, gather, joined
from chancecube.lab.training import Matter, Schooling, learn, save
from chancecube.lab.workers import Workers, parcels_of

DATA = Path(__file__).parent.parent / "src" / "chancecube" / "bots" / "data"
BY_INSTINCT = 250  # games in a parcel
BY_BOTS = 8


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(FULL_FORMATS))
    parser.add_argument("--format", help="the one the ladder plays if none is named")
    parser.add_argument("--bot", default=INSTINCT, help="who plays itself")
    parser.add_argument("--playouts", type=int, default=0, help="a decision, for bots that think")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blunders", type=float, default=0.05, help="share of answers by chance")
    parser.add_argument(
        "--random-decks", type=float, default=0.15, help="share of games with any legal decks"
    )
    parser.add_argument("--rough", type=float, default=0.0, help="share of turns by instinct")
    parser.add_argument("--one-side", action="store_true", help="positions only as the first side sees them")
    parser.add_argument("--begin-with", type=Path, help="a network to learn on from")
    parser.add_argument(
        "--only-features",
        type=int,
        nargs="*",
        default=[],
        help="all but what these say stays as it was begun with",
    )
    parser.add_argument("--teacher", type=Path, help="a network to learn from beside how the games ended")
    parser.add_argument("--foresight", type=float, default=0.75, help="how far to believe the teacher")
    parser.add_argument("--hidden", type=int, default=Schooling().hidden)
    parser.add_argument("--rounds", type=int, default=Schooling().rounds)
    parser.add_argument("--pace", type=float, default=Schooling().pace)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="write the lessons here")
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="lessons kept before")
    parser.add_argument("--out", type=Path, help="where the network goes; without it into the package")
    wish = parser.parse_args()
    if wish.only_features and not wish.begin_with:
        parser.error("--only-features needs --begin-with")
    if wish.teacher and not wish.one_side:
        parser.error("--teacher needs --one-side, also for lessons kept before")
    return wish


def main() -> int:
    wish = wishes()
    parts = [gathered(wish)] if wish.games else []
    if wish.keep and parts:
        np.savez(
            wish.keep,
            features=parts[0].features,
            results=parts[0].results,
            game_numbers=parts[0].game_numbers,
            holdings=parts[0].holdings,
        )
    parts += [Lessons(**np.load(path)) for path in wish.also]
    lessons = joined(parts)
    print(f"{len(lessons.features)} positions, {lessons.features.shape[1]} features", file=sys.stderr)
    learned = learn(
        Matter(lessons.features, lessons.holdings),
        lessons.results,
        lessons.game_numbers,
        Schooling(
            hidden=wish.hidden,
            rounds=wish.rounds,
            pace=wish.pace,
            seed=wish.seed,
            foresight=wish.foresight,
            only=tuple(wish.only_features),
        ),
        lambda number, loss: print(f"round {number}: {loss:.4f}", file=sys.stderr),
        dict(np.load(wish.begin_with)) if wish.begin_with else None,
        dict(np.load(wish.teacher)) if wish.teacher else None,
    )
    save(learned, wish.out or DATA / f"{wish.game}.npz")
    print(
        f"loss on games held back: {learned.loss:.4f} after {learned.rounds} rounds (always the average: {learned.plain_loss:.4f})"
    )
    return 0


def gathered(wish: argparse.Namespace) -> Lessons:
    recipe = Recipe(
        wish.game,
        wish.format or FULL_FORMATS[wish.game],
        wish.bot,
        wish.seed,
        wish.blunders,
        wish.random_decks,
        wish.rough,
        wish.one_side,
        wish.playouts,
    )
    size = BY_INSTINCT if wish.bot in (INSTINCT, HABIT) else BY_BOTS
    parcels = parcels_of(wish.games, size)
    found: dict[int, Lessons] = {}
    began = time.monotonic()
    with Workers(wish.workers) as workers:
        for first, part in workers.run(partial(numbered, recipe), parcels):
            found[first] = part
            done = min(wish.games, len(found) * size)
            print(f"\r{done}/{wish.games} games, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)
    return joined([found[first] for first in sorted(found)])  # the same order however many work


def numbered(recipe: Recipe, numbers: range) -> tuple[int, Lessons]:
    return numbers.start, gather(recipe, numbers)


if __name__ == "__main__":
    sys.exit(main())

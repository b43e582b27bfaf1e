"""Rates the bots of both games against each other and writes docs/ladder.md.

python scripts/ladder.py --games 400 --workers 2
python scripts/ladder.py --games 40 --bots knight-quick cadet random
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from chancecube import registry
from chancecube.lab.ladder import FULL_FORMATS, Ladder, run_ladder
from chancecube.lab.workers import Progress, Workers

TABLE = Path(__file__).parent.parent / "docs" / "ladder.md"
ABOVE = """# The ladder

Every bot against every other over the ready decks, {games} games a pair (seed {seed}): the same decks and shuffles for
all pairs, each pair of games once from either side. A bot rated 400 points higher wins ten games for each it loses; the
cadet has 1000. Knights and Masters are given the playouts their seconds are worth on an ordinary machine (0.1 s for
`quick`, 0.5 s, 2 s for `deep`), so the tournament comes out the same anywhere. Made by `python scripts/ladder.py`;
`chancecube ladder` plays one of your own.
"""


def main() -> int:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--games", type=int, default=400, help="games a pair")
    wishes.add_argument("--bots", nargs="+", default=["master", "knight", "knight-quick", "cadet", "random"])
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--workers", type=int, default=1, help="processes")
    wish = wishes.parse_args()
    parts = [ABOVE.format(games=wish.games, seed=wish.seed)]
    with Workers(wish.workers) as workers:
        for name, format_name in FULL_FORMATS.items():
            game = registry.game(name)
            began = time.monotonic()
            ladder = run_ladder(game, format_name, wish.bots, wish.games, wish.seed, workers, show(name))
            print(f"\r{name}: {time.monotonic() - began:.0f} s", file=sys.stderr)
            parts.append(f"## {game.title}\n\n{tables(ladder)}")
    text = "\n".join(parts)
    print(text)
    TABLE.write_text(text, encoding="utf-8")
    return 0


def show(name: str) -> Progress:
    return lambda done: print(f"\r{name}: {done} games", end="", flush=True, file=sys.stderr)


def tables(ladder: Ladder) -> str:
    lines = ["| bot | rating | 95 % |", "| --- | ---: | ---: |"]
    lines += [f"| {one.name} | {one.points:.0f} | ± {one.reach:.0f} |" for one in ladder.ratings()]
    lines += ["", "| bot | against | games | wins | 95 % interval |", "| --- | --- | ---: | ---: | :---: |"]
    for one, other, score in ladder.pairs():
        low, high = score.interval()
        rate = score.wins / max(1, score.games)
        lines.append(f"| {one} | {other} | {score.games} | {rate:.1%} | {low:.1%} to {high:.1%} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())

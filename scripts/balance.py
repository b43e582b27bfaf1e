"""Measures the balance of Jedi Knights' ready decks and writes the table to docs/balance.md.

python scripts/balance.py --games 2000 --workers 2
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from chancecube.lab.balance import HIGHEST, LOWEST, Pairing, Tally, measure, pairings, report

TABLE = Path(__file__).parent.parent / "docs" / "balance.md"
ABOVE = """# Balance of Jedi Knights

Ready decks against each other, both played by the {bot}: {games} games a pairing, seed {seed}. Aim: the Alliance wins
between {low:.0%} and {high:.0%} of every pairing, no Force card is always or never chosen, and a game takes about seven
turns. Made by `python scripts/balance.py`.

"""


def main() -> int:
    wishes = argparse.ArgumentParser(description="Measures the balance of Jedi Knights' ready decks.")
    wishes.add_argument("--games", type=int, default=2000, help="games a pairing")
    wishes.add_argument("--bot", default="cadet")
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--workers", type=int, default=1, help="processes")
    wishes.add_argument("--only", default="", help="only pairings whose names contain this")
    wishes.add_argument("--no-table", action="store_true", help="print only, leave the table as it is")
    wish = wishes.parse_args()
    results: list[tuple[Pairing, Tally]] = []
    wanted = [pairing for pairing in pairings() if wish.only.casefold() in pairing.name().casefold()]
    began = time.monotonic()
    try:
        for pairing in wanted:
            results.append((pairing, measured(pairing, wish)))
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
    text = report(results)
    print(f"\n{text}\n\n{time.monotonic() - began:.0f} s")
    if len(results) == len(wanted) and not wish.only and not wish.no_table:
        above = ABOVE.format(bot=wish.bot, games=wish.games, seed=wish.seed, low=LOWEST, high=HIGHEST)
        TABLE.write_text(above + text + "\n", encoding="utf-8")
    return 0 if len(results) == len(wanted) else 130


def measured(pairing: Pairing, wish: argparse.Namespace) -> Tally:
    def show(games: int) -> None:
        print(f"\r{pairing.name()}: {games}/{wish.games}", end="", flush=True, file=sys.stderr)

    tally = measure(pairing, wish.bot, wish.games, wish.seed, wish.workers, show)
    low, high = tally.interval()
    print(f"\r{pairing.name()}: {tally.rate():.1%} ({low:.1%} to {high:.1%})", file=sys.stderr)
    return tally


if __name__ == "__main__":
    sys.exit(main())

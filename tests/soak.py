"""Thousands of random full games with every property checked: `python -m tests.soak`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from multiprocessing import get_context

import chancecube
from tests.properties.checks import check_game

CHUNK = 25

# What has to occur, by the event that tells of it; a soak this long that never sees one has failed.
LONG_SOAK = 10_000
KINDS = {
    "battles": "battle",
    "fights won": "wins",
    "groups and stacks, mistakes in plans": "mistake",
    "further fights": "fights-again",
    "rescues": "rescued",
    "weapons ignored": "weapon-ignored",
    "destiny numbers chosen": "choose-number",
    "destiny cards drawn anew": "redraw",
    "numbers switched": "switch",
    "fighters slipped away": "slips-away",
    "double impact cards used": "half",
    "hands shown": "shows-hand",
    "effects": "effect",
    "texts used": "uses-text",
    "searches of decks": "from-deck",
    "duels": "duel",
    "hits in duels": "duel-hit",
    "dueling texts": "duel-text",
    "evacuations": "evacuate",
    "space battles": "space-battle",
    "objectives": "objective",
    "racers": "pilot",
    "lap cards": "lap-card",
    "laps": "lap",
    "races won": "race-won",
}
SELDOM = ("switch",)  # too seldom for chance to promise it


def soak(seeds: range) -> Counter[str]:
    """Plays the games of these seeds; a failure names the seed that shows it again."""
    total: Counter[str] = Counter()
    for seed in seeds:
        try:
            total.update(check_game(seed))
        except BaseException as error:
            raise RuntimeError(f"seed {seed}: {error!r}") from error
        total["games"] += 1
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=LONG_SOAK)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    began = time.perf_counter()
    last = options.first_seed + options.games
    chunks = [range(start, min(start + CHUNK, last)) for start in range(options.first_seed, last, CHUNK)]
    total: Counter[str] = Counter()
    with get_context("spawn").Pool(options.workers) as pool:
        for part in pool.imap_unordered(soak, chunks):
            total.update(part)
            if total["games"] % 500 < CHUNK:
                print(f"  {total['games']} games", flush=True)
    report(total, time.perf_counter() - began)
    missing = [name for name, event in KINDS.items() if event not in SELDOM and not total[f"event {event}"]]
    if missing and total["games"] >= LONG_SOAK:
        print(f"never seen: {', '.join(missing)}")
        return 1
    return 0


def report(total: Counter[str], seconds: float) -> None:
    games = total["games"]
    print(f"{games} games, {chancecube.build_kind()}, {seconds:.0f} s: all properties hold")
    print(f"  {total['decisions']} decisions, {total['turns'] / games:.1f} turns a game")
    print(f"  {total['compared']} pairs of views compared for leaks")
    for name, event in KINDS.items():
        print(f"  {total[f'event {event}']:8} {name}")
    for ending, count in sorted(total.items()):
        if ending.startswith("yj."):
            print(f"  {count:6} {ending}")


if __name__ == "__main__":
    sys.exit(main())

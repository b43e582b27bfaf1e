"""Rates the bots of both games against each other and writes docs/ladder.md from all results kept in docs/ladder.json.

python scripts/ladder.py --bots knight cadet --games 400 --workers 2
python scripts/ladder.py --game jedi-knights --bots master-quick knight-quick --games 200
python scripts/ladder.py --games 0                 only the page, from what is kept

A pair that has played before plays on: its games are numbered, and each number has its decks and its shuffles.
`--anew` forgets what the chosen bots have played; do so after changing how they play.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from itertools import combinations
from pathlib import Path

import msgspec

from chancecube import registry
from chancecube.lab.ladder import ANCHOR, FULL_FORMATS, Ladder, Meeting, Score, play_meeting
from chancecube.lab.workers import Workers, parcels_of

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "ladder.json"
PAGE = DOCS / "ladder.md"
SEED = 1
ORDER = ["master-deep", "master", "master-quick", "knight-deep", "knight", "knight-quick", "cadet", "random"]
ABOVE = """# The ladder

Bots against bots over the ready decks: each pair of bots plays the same games (seed 1, numbered), each deal once from
either side. A bot rated 400 points higher wins ten games for each it loses; the cadet has 1000. Knights and Masters are
given the playouts their seconds are worth on an ordinary machine (0.1 s for `quick`, 0.5 s, 2 s for `deep`), so a
tournament comes out the same anywhere; a change in how they or the rules play changes single games. A Master takes up to
three times its seconds for a secret or arranged plan and fewer for the rest, for a game about as long as a Knight (the quick
one of Jedi Knights a quarter longer). Games of
the `deep` ones take minutes each, so these have played few, and how much stronger they are than the others is not known well.
Made by `python scripts/ladder.py`; `chancecube ladder` plays one of your own.

The settings of Young Jedi's Master at 0.5 s were chosen by games partly among those below, which flatters it a little;
[benchmark.md](benchmark.md) has every variant that was played, in both games.
"""

Kept = dict[str, dict[str, Score]]  # by game, then by the two bots


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=list(FULL_FORMATS), action="append", help="both if none is named")
    parser.add_argument("--bots", nargs="+", choices=ORDER, default=ORDER, help="all pairs of these play")
    parser.add_argument("--games", type=int, default=400, help="a pair, those of earlier runs included")
    parser.add_argument("--anew", action="store_true", help="forget what these pairs have played")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    return parser.parse_args()


def main() -> int:
    wish = wishes()
    games = wish.game or list(FULL_FORMATS)
    with Workers(wish.workers) as workers:
        for name in games:
            for one, other in combinations(sorted(wish.bots, key=ORDER.index), 2):
                play_pair(name, one, other, wish.games, wish.anew, workers)
    write_page(read_kept())
    return 0


def play_pair(name: str, one: str, other: str, games: int, anew: bool, workers: Workers) -> None:
    """Every few games are kept, so nothing is lost when it is broken off."""
    if anew:
        keep(name, f"{one} {other}", Score())
    score = read_kept().get(name, {}).get(f"{one} {other}", Score())
    meeting = Meeting(name, FULL_FORMATS[name], [one, other], SEED)
    parcels = parcels_of(games - score.games, 2 * workers.count, score.games)
    for parcel in parcels:
        for part in workers.run(partial(play_meeting, meeting), parcels_of(len(parcel), 2, parcel.start)):
            score.join(part)
        keep(name, f"{one} {other}", score)
        print(f"\r{name}: {one} {score.wins} of {score.games} against {other}", end="", file=sys.stderr)
    if parcels:
        print(file=sys.stderr)


def read_kept() -> Kept:
    return msgspec.json.decode(KEPT.read_bytes(), type=Kept) if KEPT.exists() else {}


def keep(name: str, pair: str, score: Score) -> None:
    """Read anew each time: another run may be keeping other pairs."""
    kept = read_kept()
    kept.setdefault(name, {})[pair] = score
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="sorted")) + b"\n")


def write_page(kept: Kept) -> None:
    parts = [ABOVE]
    for name in FULL_FORMATS:
        if kept.get(name):
            parts.append(f"## {registry.game(name).title}\n\n{tables(ladder_of(name, kept[name]))}")
            if unrated := sorted(set(ORDER).difference(linked_bots(kept[name]))):
                parts.append(
                    f"Not rated, for want of games linking them to the {ANCHOR}: {', '.join(unrated)}.\n"
                )
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def linked_bots(scores: dict[str, Score]) -> list[str]:
    """Those whom games link to the bot all are measured by: nobody else can be rated."""
    linked = {ANCHOR}
    for _ in ORDER:
        linked |= {bot for pair in scores for bot in pair.split() if not linked.isdisjoint(pair.split())}
    return [bot for bot in ORDER if bot in linked]


def ladder_of(name: str, scores: dict[str, Score]) -> Ladder:
    """With empty scores for pairs that have not met."""
    bots = linked_bots(scores)
    pairs = [scores.get(f"{one} {other}", Score()) for one, other in combinations(bots, 2)]
    return Ladder(name, FULL_FORMATS[name], bots, SEED, pairs)


def tables(ladder: Ladder) -> str:
    lines = ["| bot | rating | 95 % |", "| --- | ---: | ---: |"]
    lines += [f"| {one.name} | {one.points:.0f} | ± {one.reach:.0f} |" for one in ladder.ratings()]
    lines += ["", "| bot | against | games | wins | 95 % interval |", "| --- | --- | ---: | ---: | :---: |"]
    for one, other, score in ladder.pairs():
        if score.games:
            low, high = score.interval()
            rate = score.wins / score.games
            lines.append(f"| {one} | {other} | {score.games} | {rate:.1%} | {low:.1%} to {high:.1%} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())

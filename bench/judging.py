"""How well a judgement tells positions apart that come of one beginning, which is all a search asks of it.

python -m bench.judging gather jedi-knights --minutes 10 --out positions.npz
python -m bench.judging score jedi-knights positions.npz --networks first.npz second.npz

Gathering stops at turns of cadets' games. From each it plays on as playouts do, several times with other luck, as far as
the Master's horizon; where that leads is judged by cadets who play to the end, their draws shuffled anew. Scoring tells the
correlation of what a judgement says with what those games came to, within one beginning (what decks meet is the same for
all positions there), and its loss. The games themselves are few, so even a perfect judgement stays below the ceiling.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from bench.decisions import TO_THE_END, cadets_of
from chancecube.bots.search.guide import Guide
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.learned import network_from, network_of
from chancecube.bots.search.playout import play_on
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.lab.judges import reshuffle
from chancecube.lab.ladder import FULL_FORMATS, decks_for
from chancecube.lab.selfplay import filled_up
from chancecube.lab.training import entropy
from chancecube.lab.workers import Workers
from chancecube.registry import game as registered

SEED = 11
LONGEST = 12  # turns; later ones are seldom worth asking about
PARCEL = 2  # beginnings


class Judged(Struct):
    """Positions that come of one beginning, as the first side sees them, and how often it won from there."""

    features: list[Any]
    holdings: list[Any]
    rules_of_thumb: list[float]
    wins: list[float]


# --- gathering ---


def gather_some(name: str, ways: int, games: int, numbers: range) -> list[Judged]:
    game = registered(name)
    return [gather_one(game, number, ways, games) for number in numbers]


def gather_one(game: Game, number: int, ways: int, games: int) -> Judged:
    """Nothing is found of a game that ended before the turn that was asked for."""
    chance = Chance(seed_of(SEED * 1_000_003 + number))
    decks = decks_for(game, FULL_FORMATS[game.name], number)
    position = game.new(decks, {"format": FULL_FORMATS[game.name]}, chance.copy(), False)
    cadets = cadets_of(game)
    cadets.forget()
    play_on(position, cadets, chance, 1 + chance.below(LONGEST))
    guide = guide_of(game)
    judge = Judge(guide, game.seat_sides(FULL_FORMATS[game.name]))
    found = Judged([], [], [], [])
    for _ in range(ways if position.pending else 0):
        twin = reshuffle(game, position, chance)
        guide.forget()
        play_on(twin, guide, chance, guide.clock(twin) + guide.master.horizon)
        if twin.pending:
            add(found, game, guide, judge, twin, games, chance)
    return found


def add(
    found: Judged, game: Game, guide: Guide, judge: Judge, position: Position, games: int, chance: Chance
) -> None:
    found.features.append(guide.features(position, 0))
    found.holdings.append(guide.holdings(position, 0))
    found.rules_of_thumb.append(judge.chances(position, 0))
    cadets = cadets_of(game)
    total = 0.0
    for _ in range(games):
        twin = reshuffle(game, position, chance)
        cadets.forget()
        play_on(twin, cadets, chance, TO_THE_END)
        total += judge.result(twin, 0)
    found.wins.append(total / games)


def gather(name: str, ways: int, games: int, minutes: float, workers: int, out: Path) -> None:
    found: list[Judged] = []
    until = time.monotonic() + 60 * minutes
    first = 0
    with Workers(workers) as crew:
        while time.monotonic() < until:
            parcels = [range(first + PARCEL * one, first + PARCEL * (one + 1)) for one in range(4 * workers)]
            first = parcels[-1].stop
            for part in crew.run(partial(gather_some, name, ways, games), parcels):
                found += [judged for judged in part if len(judged.wins) > 1]
            write(found, games, out)
            print(f"\r{len(found)} beginnings", end="", file=sys.stderr)
    print(file=sys.stderr)


def write(found: list[Judged], games: int, out: Path) -> None:
    np.savez(
        out,
        features=np.array([row for one in found for row in one.features], np.float32),
        holdings=filled_up([row for one in found for row in one.holdings]),
        rules_of_thumb=np.array([said for one in found for said in one.rules_of_thumb]),
        wins=np.array([wins for one in found for wins in one.wins]),
        beginnings=np.array([number for number, one in enumerate(found) for _ in one.wins]),
        games=np.array(games),
    )


# --- scoring ---


def within(numbers: Any, beginnings: Any) -> Any:
    """By how much each differs from the mean of its beginning."""
    sums = np.bincount(beginnings, numbers)
    return numbers - (sums / np.bincount(beginnings))[beginnings]


def agreement(said: Any, wins: Any, beginnings: Any) -> float:
    mine, theirs = within(said, beginnings), within(wins, beginnings)
    return float((mine * theirs).sum() / np.sqrt((mine**2).sum() * (theirs**2).sum()))


def ceiling(wins: Any, beginnings: Any, games: int) -> float:
    """What a perfect judgement would come to, given how much so few games are out."""
    noise = float((wins * (1 - wins)).sum() / (games - 1)) * (1 - len(set(beginnings)) / len(wins))
    spread = float((within(wins, beginnings) ** 2).sum())
    return float(np.sqrt(max(0.0, 1 - noise / spread)))


def said_by(network: Any, kept: Any) -> Any:
    return np.array(
        [
            network.chances(list(row), [int(number) for number in held if number >= 0])
            for row, held in zip(kept["features"], kept["holdings"], strict=True)
        ]
    )


def score(name: str, path: Path, networks: list[Path]) -> None:
    kept = dict(np.load(path))
    wins, beginnings = kept["wins"], kept["beginnings"]
    print(f"{len(wins)} positions of {len(set(beginnings))} beginnings, {kept['games']} games each\n")
    print("| judgement | correlation | loss |\n| --- | ---: | ---: |")
    print(f"| ceiling | {ceiling(wins, beginnings, int(kept['games'])):.3f} | |")
    judgements = {"rule of thumb": kept["rules_of_thumb"], "ships": said_by(network_of(name), kept)}
    for one in networks:
        judgements[one.name] = said_by(network_from(dict(np.load(one))), kept)
    for title, said in judgements.items():
        print(f"| {title} | {agreement(said, wins, beginnings):.3f} | {entropy(wins, said):.4f} |")


def main() -> int:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    deeds = wishes.add_subparsers(dest="deed", required=True)
    gathering = deeds.add_parser("gather", help="look for positions and judge them by games")
    gathering.add_argument("game", choices=list(FULL_FORMATS))
    gathering.add_argument("--ways", type=int, default=8, help="positions from each beginning")
    gathering.add_argument("--games", type=int, default=32, help="to judge a position by")
    gathering.add_argument("--minutes", type=float, default=10)
    gathering.add_argument("--workers", type=int, default=1, help="processes")
    gathering.add_argument("--out", type=Path, required=True)
    scoring = deeds.add_parser("score", help="compare networks")
    scoring.add_argument("game", choices=list(FULL_FORMATS))
    scoring.add_argument("file", type=Path)
    scoring.add_argument(
        "--networks", type=Path, nargs="*", default=[], help="files, beside the one that ships"
    )
    wish = wishes.parse_args()
    if wish.deed == "gather":
        gather(wish.game, wish.ways, wish.games, wish.minutes, wish.workers, wish.out)
    else:
        score(wish.game, wish.file, wish.networks)
    return 0


if __name__ == "__main__":
    sys.exit(main())

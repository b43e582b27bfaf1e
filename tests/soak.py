"""Thousands of random full games with every property checked: `python -m tests.soak`, or of one game only."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context
from typing import NamedTuple

import chancecube
from tests.properties import checks as young_jedi
from tests.properties.jedi_knights import checks as jedi_knights

CHUNK = 25


class Plan(NamedTuple):
    """How many games are soaked by default, and what has to occur in so many, by the event that tells of it."""

    games: int
    check_game: Callable[[int], dict[str, int]]
    kinds: dict[str, str]


YOUNG_JEDI = Plan(
    4000,
    young_jedi.check_game,
    {
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
    },
)

JEDI_KNIGHTS = Plan(
    600,
    jedi_knights.check_game,
    {
        "cards played": "play",
        "versions replaced": "replace",
        "weapons transferred": "transfer",
        "battles": "attack",
        "supporters": "support",
        "shots": "fire",
        "hits": "hit",
        "tactical bonuses": "tactical",
        "attackers and defenders replaced": "new-main",
        "Events": "event",
        "Responses": "respond",
        "things cancelled": "cancel",
        "texts used": "text",
        "intimidations": "intimidate",
        "characters shuttled": "shuttle",
        "planets controlled": "control",
        "planets nobody controls": "no-control",
        "Final Conflicts": "final",
        "Force cards exchanged": "force-swap",
        "hands shown": "show-hand",
    },
)
PLANS = {"young-jedi": YOUNG_JEDI, "jedi-knights": JEDI_KNIGHTS}
# Too seldom for chance to promise it.
SELDOM = ("switch",)


def soak(chunk: tuple[str, range]) -> Counter[str]:
    """Plays the games of these seeds; a failure names the seed that shows it again."""
    game, seeds = chunk
    total: Counter[str] = Counter()
    for seed in seeds:
        try:
            total.update(PLANS[game].check_game(seed))
        except BaseException as error:
            raise RuntimeError(f"{game}, seed {seed}: {error!r}") from error
        total["games"] += 1
    return total


def soak_game(game: str, first: int, games: int, workers: int) -> bool:
    """Whether all properties held, and everything occurred that occurs in so many games."""
    began = time.perf_counter()
    last = first + games
    chunks = [(game, range(start, min(start + CHUNK, last))) for start in range(first, last, CHUNK)]
    total: Counter[str] = Counter()
    with get_context("spawn").Pool(workers) as pool:
        for part in pool.imap_unordered(soak, chunks):
            total.update(part)
            if total["games"] % 500 < CHUNK:
                print(f"  {total['games']} games", flush=True)
    kinds = PLANS[game].kinds
    report(game, kinds, total, time.perf_counter() - began)
    missing = [name for name, event in kinds.items() if event not in SELDOM and not total[f"event {event}"]]
    if missing and games >= PLANS[game].games:
        print(f"never seen: {', '.join(missing)}")
        return False
    return True


def report(game: str, kinds: dict[str, str], total: Counter[str], seconds: float) -> None:
    games = total["games"]
    print(f"{game}: {games} games, {chancecube.build_kind()}, {seconds:.0f} s: all properties hold")
    print(f"  {total['decisions']} decisions, {total['turns'] / games:.1f} turns a game")
    print(f"  {total['compared']} pairs of views compared for leaks")
    for name, event in kinds.items():
        print(f"  {total[f'event {event}']:8} {name}")
    for ending, count in sorted(total.items()):
        if ending.startswith(("yj.", "jk.")):
            print(f"  {count:6} {ending}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(PLANS), help="both, unless one is named")
    parser.add_argument("--games", type=int, default=0, help="how many, instead of the usual number")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    held = True
    for game in [options.game] if options.game else list(PLANS):
        games = options.games or PLANS[game].games
        held = soak_game(game, options.first_seed, games, options.workers) and held
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())

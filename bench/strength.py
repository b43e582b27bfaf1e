"""How the search's strength grows with the time it is given: Knights of growing effort against the cadet.

python -m bench.strength young-jedi --games 100 --workers 2
python -m bench.strength jedi-knights --bot master --against knight-quick --seconds 0.1 0.5

Efforts are given as seconds on an ordinary machine, which stand for a number of playouts, so who wins is the same
everywhere; the milliseconds are this machine's, of processor time and for decisions with more than one option.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial

from msgspec import Struct

from chancecube.bots import Bot, Seen, make_bot
from chancecube.bots.search.guides import guide_of
from chancecube.bots.thinkers import make_thinker
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import apply
from chancecube.kernel.views import seats_of
from chancecube.lab.ladder import FULL_FORMATS, decks_for
from chancecube.lab.statistics import wilson
from chancecube.lab.workers import Workers, parcels_of
from chancecube.registry import game as registered

LEVELS = [0.01, 0.03, 0.1, 0.3]


class Contest(Struct, frozen=True):
    """Who plays whom, and with how much thought."""

    game: str
    bot: str
    seconds: float
    against: str
    seed: int


class Tally(Struct):
    games: int = 0
    wins: int = 0
    decisions: int = 0
    thought: float = 0.0  # seconds of processor time

    def join(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.thought += other.thought


def playouts(game: Game, bot: str, seconds: float) -> int:
    guide = guide_of(game)
    return round(seconds * (guide.master if bot == "master" else guide.knight).pace)


def play(contest: Contest, numbers: range) -> Tally:
    """Two and two games have the same decks and shuffles with the sides exchanged."""
    game = registered(contest.game)
    tally = Tally()
    for number in numbers:
        format_name = FULL_FORMATS[game.name]
        seed = contest.seed * 1_000_003 + number // 2
        decks = decks_for(game, format_name, number // 2)
        mine = number % 2
        bots: list[Bot] = [make_bot(contest.against, game, seed * 2 + seat, decks[seat]) for seat in (0, 1)]
        budget = playouts(game, contest.bot, contest.seconds)
        bots[mine] = make_thinker(contest.bot, game, seed * 2 + mine, decks[mine], playouts=budget)
        position = game.new(decks, {"format": format_name}, Chance(seed_of(seed)), False)
        while not position.over:
            decision = position.pending[0]
            began = time.process_time()
            option = bots[decision.seat].choose(Seen(game, position, decision.seat))
            if decision.seat == mine and len(decision.options) > 1:
                tally.thought += time.process_time() - began
                tally.decisions += 1
            apply(position, decision.seat, option)
        tally.games += 1
        tally.wins += mine in seats_of(position.winners, position.seats)
    return tally


def main() -> int:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("game", choices=list(FULL_FORMATS))
    wishes.add_argument("--bot", choices=["knight", "master"], default="knight")
    wishes.add_argument("--against", default="cadet")
    wishes.add_argument("--seconds", type=float, nargs="+", default=LEVELS, help="efforts to try")
    wishes.add_argument("--games", type=int, default=100, help="games for each of them")
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--workers", type=int, default=1, help="processes")
    wish = wishes.parse_args()
    print(f"| seconds | playouts | games | {wish.bot} wins | 95 % interval | ms a decision |")
    print("| ---: | ---: | ---: | ---: | :---: | ---: |")
    with Workers(wish.workers) as workers:
        for seconds in wish.seconds:
            tally = Tally()
            contest = Contest(wish.game, wish.bot, seconds, wish.against, wish.seed)
            for part in workers.run(partial(play, contest), parcels_of(wish.games, 2)):
                tally.join(part)
                print(f"\r{seconds} s: {tally.games} games", end="", file=sys.stderr)
            low, high = wilson(tally.wins, tally.games)
            rate = tally.wins / tally.games
            each = 1000 * tally.thought / max(1, tally.decisions)
            print(file=sys.stderr)
            print(
                f"| {seconds:g} | {playouts(registered(wish.game), wish.bot, seconds)} | {tally.games} | {rate:.1%} | {low:.1%} to {high:.1%} | {each:.0f} |",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())

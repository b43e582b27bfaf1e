"""How good single decisions are: what a bot answers, judged by whole games of cadets played on from each answer.

python -m bench.decisions gather young-jedi --minutes 20 --out decisions.json
python -m bench.decisions gather jedi-knights --kinds force-card --worlds 48 --out force.json
python -m bench.decisions score young-jedi decisions.json --bots cadet knight-quick master-quick

Gathering plays games of Knights who think little and now and then stops. Every answer is then tried in the same imagined
positions with the same luck, and cadets play each of them to the end. Scoring asks bots the same questions: the gain is
how much more often their answers win than an answer by chance, in points of a hundred. It says how bots compare in
minutes, where matches take hours; but cadets play on, so what only a better player makes good use of is not seen.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import fmean, stdev

import msgspec
from msgspec import Struct

from chancecube.bots import Seen, bot_names, make_bot
from chancecube.bots.search.guide import Guide
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.knight import Imagination, Knight
from chancecube.bots.search.playout import play_on
from chancecube.bots.thinkers import make_thinker
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import Decision
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.views import seats_of
from chancecube.lab.ladder import FULL_FORMATS, decks_for
from chancecube.registry import game as registered

THOUGHT = 40  # playouts a decision of the games that are played
ONE_IN = 14  # decisions, of those with a choice
MOST_OPTIONS = 10
SEED = 5
TO_THE_END = 1_000_000  # turns


class Judged(Struct):
    """A question, how the game came to it, and how often each of its answers won."""

    number: int
    answers: list[tuple[int, int]]
    seat: int
    kind: str
    options: list[int]
    wins: list[float]

    def open(self, game: Game) -> Position:
        position = begin(game, self.number)
        for seat, option in self.answers:
            apply(position, seat, option)
        return position


def begin(game: Game, number: int) -> Position:
    decks = decks_for(game, FULL_FORMATS[game.name], number)
    chance = Chance(seed_of(SEED * 1_000_003 + number))
    return game.new(decks, {"format": FULL_FORMATS[game.name]}, chance, False)


# --- gathering ---


def gather(game: Game, kinds: list[str], worlds: int, minutes: float, out: Path) -> None:
    """Writes after every decision, so nothing is lost when it is broken off."""
    found: list[Judged] = []
    until = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < until:
        gather_from(game, number, kinds, worlds, until, found, out)
        number += 1
    print(file=sys.stderr)


def gather_from(
    game: Game, number: int, kinds: list[str], worlds: int, until: float, found: list[Judged], out: Path
) -> None:
    position = begin(game, number)
    players = [make_thinker("knight", game, 2 * number + seat, None, playouts=THOUGHT) for seat in (0, 1)]
    chance = Chance(seed_of(-number))
    answers: list[tuple[int, int]] = []
    while not position.over and time.monotonic() < until:
        decision = position.pending[0]
        player = players[decision.seat]
        assert isinstance(player, Knight)
        options = distinct(game, position, decision)
        if is_wanted(player, decision, options, kinds) and chance.below(ONE_IN) == 0:
            wins = wins_of(game, player, position, decision, options, worlds, chance)
            found.append(Judged(number, answers[:], decision.seat, decision.kind, options, wins))
            out.write_bytes(msgspec.json.encode(found))
            print(f"\r{len(found)} decisions", end="", file=sys.stderr)
        option = player.choose(Seen(game, position, decision.seat))
        answers.append((decision.seat, option))
        apply(position, decision.seat, option)


def is_wanted(player: Knight, decision: Decision, options: list[int], kinds: list[str]) -> bool:
    wanted = decision.kind in kinds if kinds else decision.kind not in player.guide.secret
    return wanted and 1 < len(options) <= MOST_OPTIONS


def distinct(game: Game, position: Position, decision: Decision) -> list[int]:
    """Of options that are the same to the player, the first."""
    guide = guide_of(game)
    found = {guide.key(position, decision, option): option for option in reversed(decision.options)}
    return list(reversed(found.values()))


def wins_of(
    game: Game,
    player: Knight,
    position: Position,
    decision: Decision,
    options: list[int],
    worlds: int,
    chance: Chance,
) -> list[float]:
    imagine = Imagination(player, Seen(game, position, decision.seat), FULL_FORMATS[game.name])
    cadets = cadets_of(game)
    totals = [0.0] * len(options)
    for _ in range(worlds):
        world = imagine(chance)
        for place, option in enumerate(options):
            twin = world.copy()
            apply(twin, decision.seat, option)
            totals[place] += played_on(cadets, twin, decision.seat)
        chance.word()
    return [total / worlds for total in totals]


def cadets_of(game: Game) -> Guide:
    """Cadets for all seats, straight from imagined tables: four times as quick as through views."""
    guide = guide_of(game)
    guide.manner.by_cadet = True
    return guide


def played_on(cadets: Guide, position: Position, seat: int) -> float:
    cadets.forget()
    play_on(position, cadets, position.chance.copy(), TO_THE_END)
    winners = seats_of(position.winners, position.seats)
    return 1.0 if seat in winners else 0.5 if not winners else 0.0


# --- scoring ---


def score(game: Game, judged: list[Judged], bot: str) -> str:
    guide = guide_of(game)
    gains: list[float] = []
    began = time.process_time()
    for number, one in enumerate(judged):
        position = one.open(game)
        seen = Seen(game, position, one.seat)
        chosen = guide.key(position, seen.decision, make_bot(bot, game, number).choose(seen))
        keys = [guide.key(position, seen.decision, option) for option in one.options]
        gains.append(100 * (one.wins[keys.index(chosen)] - fmean(one.wins)))
    each = 1000 * (time.process_time() - began) / len(judged)
    return f"| {bot} | {fmean(gains):.2f} | ± {stdev(gains) / len(gains) ** 0.5:.2f} | {each:.0f} |"


def main() -> int:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kinds = wishes.add_subparsers(dest="deed", required=True)
    gathering = kinds.add_parser("gather", help="look for decisions and judge their answers")
    gathering.add_argument("game", choices=list(FULL_FORMATS))
    gathering.add_argument("--kinds", nargs="*", default=[], help="only these; all open questions if none")
    gathering.add_argument("--worlds", type=int, default=64, help="games for each answer")
    gathering.add_argument("--minutes", type=float, default=20)
    gathering.add_argument("--out", type=Path, required=True)
    scoring = kinds.add_parser("score", help="ask bots the same questions")
    scoring.add_argument("game", choices=list(FULL_FORMATS))
    scoring.add_argument("file", type=Path)
    scoring.add_argument("--bots", nargs="+", default=["cadet", "knight-quick", "master-quick"])
    wish = wishes.parse_args()
    game = registered(wish.game)
    if wish.deed == "gather":
        gather(game, wish.kinds, wish.worlds, wish.minutes, wish.out)
        return 0
    judged = msgspec.json.decode(wish.file.read_bytes(), type=list[Judged])
    if unknown := set(wish.bots).difference(bot_names(game)):
        wishes.error(f"no such bot: {', '.join(sorted(unknown))}")
    print(
        f"{len(judged)} decisions\n\n| bot | gain | standard error | ms a decision |\n| --- | ---: | ---: | ---: |"
    )
    for bot in wish.bots:
        print(score(game, judged, bot), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

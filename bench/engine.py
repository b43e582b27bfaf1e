"""The engine's own figures."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

import chancecube
from chancecube.bots import Seen, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.playout import copy_often, play_out
from chancecube.kernel.position import Position, apply
from chancecube.kernel.record import new_record, play, replay
from chancecube.kernel.views import view
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.decks import FORMATS
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.library import Library, library
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.table import CONCEDE

SETTINGS = {"format": "full"}
MID_GAME = 60


CORE_SETS = ("DM", "JC")
ROUND = 20  # games of each kind in turn: whatever else the machine does slows both alike


def decks(seed: int) -> list[DeckList]:
    return decks_from(library(), seed)


def decks_from(stock: Library, seed: int) -> list[DeckList]:
    chance = Chance(seed_of(seed))
    return [random_deck(stock, side, FORMATS["full"], chance) for side in (0, 1)]


def core_library() -> Library:
    """The first two sets alone."""
    return Library([card for card in library().cards if card.set_code in CORE_SETS], {})


def new(seed: int, pair: list[DeckList]) -> Position:
    return GAME.new(pair, SETTINGS, Chance(seed_of(seed)), False)


def per_call(seconds: float, call: Callable[[], object]) -> float:
    """Mean seconds of one call."""
    call()
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        call()
        count += 1
    return (time.perf_counter() - began) / count


class Tally:
    """Random games with decks from some sets: how many decisions, and how long they took."""

    def __init__(self, stock: Library) -> None:
        self.pairs = [decks_from(stock, seed) for seed in range(50)]
        self.games = 0
        self.decisions = 0
        self.playing = 0.0
        self.setting_up = 0.0

    def play(self, games: int) -> None:
        for _ in range(games):
            began = time.perf_counter()
            position = new(self.games, self.pairs[self.games % len(self.pairs)])
            ready = time.perf_counter()
            self.decisions += play_out(position, Chance(seed_of(self.games)), CONCEDE)
            self.playing += time.perf_counter() - ready
            self.setting_up += ready - began
            self.games += 1

    def seconds(self) -> float:
        return self.playing + self.setting_up


def random_play(seconds: float) -> dict[str, float]:
    """All sets and the first two, in turn."""
    everything = Tally(library())
    core = Tally(core_library())
    while everything.seconds() < seconds:
        everything.play(ROUND)
        core.play(ROUND)
    return {
        "random decisions/s": everything.decisions / everything.playing,
        "random decisions/s, core": core.decisions / core.playing,
        "random decisions/s with setup": everything.decisions / everything.seconds(),
        "random games/s": everything.games / everything.seconds(),
    }


def cadet_play(seconds: float) -> dict[str, float]:
    bots = [make_bot("cadet", GAME, seat) for seat in (0, 1)]
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        position = new(games, decks(games))
        while not position.over:
            seat = position.pending[0].seat
            apply(position, seat, bots[seat].choose(Seen(GAME, position, seat)))
            decisions += 1
        games += 1
    spent = time.perf_counter() - began
    return {"cadet decisions/s": decisions / spent, "cadet games/s": games / spent}


def mid_game() -> Position:
    seed = 0
    while True:
        position = new(seed, decks(seed))
        play_out(position, Chance(seed_of(seed)), CONCEDE, MID_GAME)
        if not position.over:
            return position
        seed += 1


def replay_cost(seconds: float) -> float:
    record = new_record(GAME, decks(1), SETTINGS, ["a", "b"], seed_of(1), [])
    position = replay(GAME, record)
    chance = Chance(seed_of(1))
    while not position.over:
        decision = position.pending[0]
        options = [option for option in decision.options if option != CONCEDE]
        play(GAME, record, position, decision.seat, options[chance.below(len(options))])
    return per_call(seconds, lambda: replay(GAME, record))


def fresh_cost(before: str, timed_code: str) -> float:
    """Milliseconds of some code in a fresh interpreter, where nothing is cached; the best of five."""
    code = f"import time; {before}; t = time.perf_counter(); {timed_code}; print(time.perf_counter() - t)"
    runs = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    return min(runs) * 1e3


def measure(seconds: float) -> dict[str, object]:
    position = mid_game()
    figures: dict[str, object] = {"build": chancecube.build_kind()}
    figures.update(random_play(seconds))
    figures.update(cadet_play(seconds))
    figures["copy, µs"] = per_call(seconds / 3, lambda: copy_often(position, 1000)) * 1e3
    figures["view, µs"] = per_call(seconds / 3, lambda: view(GAME, position, 0)) * 1e6
    figures["replay, ms"] = replay_cost(seconds / 3) * 1e3
    figures["load cards, ms"] = fresh_cost("from chancecube.young_jedi.library import library", "library()")
    figures["import chancecube, ms"] = fresh_cost("pass", "import chancecube")
    figures["import game, ms"] = fresh_cost("pass", "import chancecube.young_jedi.game")
    return figures

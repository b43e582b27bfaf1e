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
from chancecube.young_jedi.library import library
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.table import CONCEDE

SETTINGS = {"format": "full"}
MID_GAME = 60


def decks(seed: int) -> list[DeckList]:
    chance = Chance(seed_of(seed))
    return [random_deck(library(), side, FORMATS["full"], chance) for side in (0, 1)]


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


def random_play(seconds: float) -> dict[str, float]:
    pairs = [decks(seed) for seed in range(50)]
    decisions = games = 0
    playing = setting_up = 0.0
    while playing + setting_up < seconds:
        began = time.perf_counter()
        position = new(games, pairs[games % len(pairs)])
        ready = time.perf_counter()
        decisions += play_out(position, Chance(seed_of(games)), CONCEDE)
        playing += time.perf_counter() - ready
        setting_up += ready - began
        games += 1
    return {
        "random decisions/s": decisions / playing,
        "random decisions/s with setup": decisions / (playing + setting_up),
        "random games/s": games / (playing + setting_up),
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

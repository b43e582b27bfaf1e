"""The figures of Jedi Knights, for two and for four players."""

from __future__ import annotations

import time

from bench.engine import fresh_cost, per_call
from chancecube.bots import Seen, make_bot
from chancecube.jedi_knights.game import GAME
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.playout import copy_often, play_out
from chancecube.kernel.position import Position, apply
from chancecube.kernel.views import view

MID_GAME = 120


def new(format_name: str, seed: int) -> Position:
    decks = GAME.random_decks(format_name, Chance(seed_of(seed % 50)))
    return GAME.new(decks, {"format": format_name}, Chance(seed_of(seed)), False)


def random_rate(format_name: str, seconds: float) -> float:
    """Decisions per second, playing only."""
    games = decisions = 0
    playing = 0.0
    while playing < seconds:
        position = new(format_name, games)
        began = time.perf_counter()
        decisions += play_out(position, Chance(seed_of(games)))
        playing += time.perf_counter() - began
        games += 1
    return decisions / playing


def cadet_rate(seconds: float) -> tuple[float, float]:
    bots = [make_bot("cadet", GAME, seat) for seat in (0, 1)]
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        position = new("duel", games)
        while not position.over:
            seat = position.pending[0].seat
            apply(position, seat, bots[seat].choose(Seen(GAME, position, seat)))
            decisions += 1
        games += 1
    spent = time.perf_counter() - began
    return decisions / spent, games / spent


def mid_game() -> Position:
    seed = 0
    while True:
        position = new("duel", seed)
        play_out(position, Chance(seed_of(seed)), limit=MID_GAME)
        if not position.over:
            return position
        seed += 1


def measure(seconds: float) -> dict[str, float]:
    position = mid_game()
    decisions, games = cadet_rate(seconds)
    return {
        "jk random decisions/s": random_rate("duel", seconds),
        "jk random decisions/s, team": random_rate("team", seconds),
        "jk cadet decisions/s": decisions,
        "jk cadet games/s": games,
        "jk copy, µs": per_call(seconds / 3, lambda: copy_often(position, 1000)) * 1e3,
        "jk view, µs": per_call(seconds / 3, lambda: view(GAME, position, 0)) * 1e6,
        "jk load cards, ms": fresh_cost("from chancecube.jedi_knights.library import library", "library()"),
    }

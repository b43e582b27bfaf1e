"""Well-known Python game engines playing at random, measured the same way: those that are installed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec


def timed(seconds: float, play_game: Callable[[], int]) -> float:
    """Decisions per second of whole games."""
    play_game()
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play_game()
    return decisions / (time.perf_counter() - began)


def rlcard_game(name: str) -> Callable[[], int]:
    import rlcard

    env = rlcard.make(name)
    choice = random.Random(1).choice

    def play_game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play_game


def open_spiel_game(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    choice = random.Random(1).choice

    def play_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice([action for action, _ in state.chance_outcomes()]))
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play_game


def chess_game() -> Callable[[], int]:
    import chess

    choice = random.Random(1).choice

    def play_game() -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over() and decisions < 200:
            board.push(choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play_game


PEERS: list[tuple[str, str, Callable[[], Callable[[], int]]]] = [
    ("RLCard uno", "rlcard", lambda: rlcard_game("uno")),
    ("RLCard gin-rummy", "rlcard", lambda: rlcard_game("gin-rummy")),
    ("OpenSpiel gin_rummy", "pyspiel", lambda: open_spiel_game("gin_rummy")),
    ("OpenSpiel hearts", "pyspiel", lambda: open_spiel_game("hearts")),
    ("python-chess", "chess", chess_game),
]


def measure(seconds: float) -> list[dict[str, object]]:
    return [
        {"name": name, "decisions/s": timed(seconds, make())}
        for name, module, make in PEERS
        if find_spec(module)
    ]

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from textwrap import dedent

import pytest

from chancecube.kernel.errors import BadOption
from chancecube.lab.simulate import Result, simulate
from chancecube.young_jedi.game import GAME


def series(games: int, seed: int, workers: int = 1) -> Result:
    result = simulate(GAME, ["random", "random"], None, {"format": "full"}, games, seed, workers)
    result.seconds = 0.0
    return result


def test_the_seed_decides_everything_and_the_number_of_workers_nothing() -> None:
    assert series(10, 1) == series(10, 1) == series(10, 1, workers=2)
    assert series(10, 1) != series(10, 2)


def test_every_game_is_counted_once() -> None:
    result = series(30, 3)
    assert result.games == 30 == sum(result.wins) + result.draws == sum(result.endings.values())
    assert result.turns.count == result.decisions.count == 30
    low, high = result.intervals()[0]
    assert low < result.rates()[0] < high


def test_progress_tells_how_many_are_done() -> None:
    seen: list[int] = []
    simulate(GAME, ["random", "random"], None, {"format": "starter"}, 9, 1, 1, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 9


def test_given_decks_are_played_every_time() -> None:
    decks = [deck for deck in GAME.ready_decks() if "starter" in deck.name]
    light = next(deck for deck in decks if "Light" in deck.name)
    dark = next(deck for deck in decks if "Dark" in deck.name)
    result = simulate(GAME, ["cadet", "random"], [light, dark], {"format": "starter"}, 12, 5)
    assert result.wins[0] > result.wins[1]


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_ctrl_c_leaves_without_a_word_from_the_workers(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(
        dedent(
            """
            import signal

            from chancecube.lab.simulate import simulate
            from chancecube.young_jedi.game import GAME

            if __name__ == "__main__":
                signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by what runs in the background
                told = lambda done: print(done, flush=True)
                found = simulate(GAME, ["random", "random"], None, {}, 100_000, 1, 2, told)
                print("left" if 0 < found.games < 100_000 else "played on")
            """
        )
    )
    with Popen(
        [sys.executable, script], stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "4\n"
            os.killpg(process.pid, signal.SIGINT)
            told, _ = process.communicate(timeout=120)
        finally:
            process.kill()
    lines = told.split()
    assert lines.pop() == "left"
    assert all(line.isdigit() for line in lines)
    assert process.returncode == 0


def test_a_wrong_number_of_decks_is_refused() -> None:
    with pytest.raises(BadOption, match="seats-to-fill"):
        simulate(GAME, ["random", "random"], GAME.ready_decks()[:1], {"format": "classic"}, 1, 1)

"""Parcels are played once each, wherever that is, and nothing is left behind."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import PIPE, Popen
from time import monotonic, sleep

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.lab.workers import HERE, MissingPackage, Workers, parcels_of


def times(factor: int, number: int) -> int:
    return factor * number


def test_parcels_hold_every_number_once() -> None:
    for games in (0, 1, 4, 9):
        numbers = [number for parcel in parcels_of(games, first=3) for number in parcel]
        assert numbers == list(range(3, 3 + games))


def test_the_same_results_here_and_apart() -> None:
    parcels = list(range(10))
    expected = [3 * number for number in parcels]
    with Workers(1) as here:
        assert list(here.run(partial(times, 3), parcels)) == expected
    with Workers(2) as apart:
        assert sorted(apart.run(partial(times, 3), parcels)) == expected
        assert sorted(apart.run(partial(times, 2), parcels)) == [2 * number for number in parcels]


def test_no_more_processes_than_have_something_to_do() -> None:
    with Workers(64) as many:
        assert sorted(many.run(partial(times, 1), [1, 2])) == [1, 2]
        assert many.pool_size == 2


def break_off() -> None:
    with Workers(2) as apart:
        for _ in apart.run(sleep, [0, 600, 600]):
            raise KeyboardInterrupt


def test_work_broken_off_is_not_waited_for() -> None:
    begun = monotonic()
    with pytest.raises(KeyboardInterrupt):
        break_off()
    with Workers(2) as apart:
        assert next(apart.run(sleep, [0, 600])) is None  # the run is given up here, and the pool with it
        assert sorted(apart.run(partial(times, 3), [1, 2])) == [3, 6]
    assert monotonic() - begun < 300


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with Workers(1, HERE) as hands, pytest.raises(MissingPackage) as refused:
        list(hands.run(partial(times, 1), [1]))
    assert (refused.value.key, refused.value.arguments["package"]) == ("lab-package", "ray")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    """A Ray cluster of this machine with two processors."""
    pytest.importorskip("ray", reason="the Python package ray is not installed")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    with Workers(2, HERE) as hands:
        yield hands


ENDLESS = """
import os, time
from chancecube.lab.workers import Workers

def tell(number):
    print(os.getpid(), flush=True)
    time.sleep(3600)

if __name__ == "__main__":
    list(Workers(2).run(tell, [1, 2]))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
def test_workers_end_with_a_command_that_is_killed_alone(tmp_path: Path) -> None:
    (tmp_path / "endless.py").write_text(ENDLESS)
    with Popen([sys.executable, tmp_path / "endless.py"], stdout=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.kill()
        process.communicate(timeout=60)  # ends when nobody is left who could write


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_the_same_results_on_a_ray_cluster(cluster: Workers) -> None:
    from chancecube.lab.matchups import matrix_facts, new_matrix, play, ready_entries
    from chancecube.registry import game

    rules = game("young-jedi")
    sides = [ready_entries(rules, "starter", side) for side in (0, 1)]
    on_ray, here = [new_matrix(rules, "starter", "random", 5, sides[0], sides[1]) for _ in range(2)]
    play(rules, on_ray, 12, cluster)
    with Workers(1) as alone:
        play(rules, here, 12, alone)
    assert on_ray.games() == 12
    assert matrix_facts(on_ray) == matrix_facts(here)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_one_line() -> None:
    pytest.importorskip("ray", reason="the Python package ray is not installed")
    with Workers(1, "127.0.0.1:1") as hands, pytest.raises(ChanceCubeError) as refused:
        list(hands.run(partial(times, 1), [1]))
    assert refused.value.key == "lab-no-cluster"
    assert "\n" not in refused.value.arguments["reason"]

"""`sim`: bots against bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chancecube.lab.simulate import Result
from chancecube.lab.workers import Workers
from tests.cli.conftest import Call

SHORT = ["sim", "--light", "random", "--games", "6", "--seed", "3", "--workers", "1"]


def facts(call: Call, *args: str) -> dict[str, Any]:
    result = call(*SHORT, *args, "--json")
    assert result.exit_code == 0
    told: dict[str, Any] = json.loads(result.stdout)
    del told["seconds"]
    return told


def test_the_seed_decides_and_not_the_number_of_workers(call: Call) -> None:
    one = facts(call)
    assert one == facts(call) == facts(call, "--workers", "2")
    assert one["games"] == 6 == sum(one["endings"].values())
    assert one["sides"]["light"]["wins"] + one["sides"]["dark"]["wins"] + one["draws"] == 6
    assert one != facts(call, "--seed", "4")


def test_intervals_hold_the_rates(call: Call) -> None:
    for seat in facts(call)["sides"].values():
        low, high = seat["interval"]
        assert 0 <= low <= seat["rate"] <= high <= 1


def test_decks_and_formats(call: Call) -> None:
    told = facts(call, "--format", "starter", "--light-deck", "starter light", "--dark-deck", "random")
    assert told["format"] == "starter"
    refused = call(*SHORT, "--light-deck", "starter light")
    assert refused.exit_code == 2 and "yj.deck.sixty" in refused.stderr


def test_the_table_in_both_languages(call: Call) -> None:
    english = call(*SHORT).stdout
    for said in ("6 games in ", "Win rate", "95% interval", "Light Side", "Longest", "yj.game."):
        assert said in english
    french = call(*SHORT, "--language", "fr").stdout
    for said in ("6 parties en ", "graine 3", "Intervalle à 95\u00a0%", "Côté Obscur"):
        assert said in french


@pytest.mark.parametrize("played", [0, 1])
def test_broken_off_it_shows_what_was_played_so_far(
    call: Call, monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    def run(play: Callable[[range], Result], parcels: list[range]) -> Iterator[Result]:
        yield from [play(parcel) for parcel in parcels[:played]]
        raise KeyboardInterrupt

    monkeypatch.setattr(Workers, "run", lambda workers, play, parcels: run(play, parcels))
    result = call(*SHORT)
    assert result.exit_code == 130 and "so far" in result.stdout
    assert ("4 games in " in result.stdout) == bool(played)
    assert json.loads(call(*SHORT, "--json").stdout)["games"] == 4 * played


def test_the_cadet_plays(call: Call) -> None:
    result = call("sim", "--games", "2", "--format", "starter", "--workers", "1", "--json")
    assert json.loads(result.stdout)["sides"]["light"]["bots"] == ["cadet"]

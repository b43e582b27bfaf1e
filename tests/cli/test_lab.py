"""`lab`: decks and cards measured."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from chancecube.lab.workers import Workers
from chancecube.registry import game
from chancecube.terminal.commands import lab_options
from chancecube.terminal.commands.lab_matchups import letter
from chancecube.terminal.commands.lab_options import with_ray
from tests.cli.conftest import Call

STARTER = ["--format", "starter", "--bot", "random", "--seed", "3", "--workers", "1"]
MATCHUPS = ["lab", "matchups", "--ready", "--games", "6", *STARTER]
LIGHT = "starter light"
FRENCH = ["--language", "fr"]


def facts(call: Call, *args: str) -> Any:
    result = call(*args, "--json", "-")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


# --- matchups ---


def test_a_matrix_as_data_and_as_a_table(call: Call) -> None:
    told = facts(call, *MATCHUPS)
    assert (told["games"], told["bot"], told["seed"]) == (6, "random", 3)
    cell = told["cells"][0][0]
    assert cell["games"] == 6 and cell["interval"][0] <= cell["rate"] <= cell["interval"][1]
    english = call(*MATCHUPS)
    assert english.exit_code == 0
    for said in ("Young Jedi, starter", "6 games", "seed 3", f" {cell['rate'] * 100:.0f} ", "A  Menace"):
        assert said in english.stdout
    french = call(*MATCHUPS, *FRENCH).stdout
    assert "6 parties, jouées par le robot random, graine 3" in french


def test_named_decks_are_sorted_by_side_and_partners_joined(call: Call) -> None:
    told = facts(
        call,
        *[
            "lab",
            "matchups",
            "tarkin: rule + vader: no",
            "luke: the last+han: a long",
            "--game",
            "jedi-knights",
        ],
        *["--games", "1", "--bot", "random", "--seed", "1", "--workers", "1"],
    )
    assert told["format"] == "team"
    assert [entry["decks"] for entry in told["rows"]] == [["Luke: The Last Hope", "Han: A Long Shot"]]
    assert told["cells"][0][0]["games"] == 1


@pytest.mark.filterwarnings("error")  # matplotlib warns where names leave no room for the cells
@pytest.mark.parametrize("language", ["en", "fr"])
def test_files_are_written(call: Call, tmp_path: Path, language: str) -> None:
    pytest.importorskip("matplotlib", reason="the Python package matplotlib is not installed")
    page, picture, data = [tmp_path / name for name in ("m.html", "m.png", "m.json")]
    files = ("--html", str(page), "--png", str(picture), "--json", str(data))
    result = call(*MATCHUPS, *files, "--language", language)
    assert result.exit_code == 0
    assert "<svg" in page.read_text(encoding="utf-8")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert json.loads(data.read_text(encoding="utf-8"))["games"] == 6


def test_a_missing_package_is_said_before_the_first_game(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = call(*MATCHUPS, "--png", "m.png")
    assert result.exit_code == 2
    assert 'pip install "chancecube[lab]"' in result.stderr
    monkeypatch.setitem(sys.modules, "ray", None)
    result = call(*MATCHUPS, "--ray")
    assert result.exit_code == 2
    assert 'pip install "chancecube[ray]"' in result.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "Name decks"),
        (["gungan", "--ready"], "Name decks"),
        (["gungan army"], "There is no deck for this side: dark"),
        (["gungan army", "starter light"], "is illegal in the full format"),
        (["gungan army+bravo squadron", "sand people"], "a side has 1 decks"),
        (["--ready", "--games", "0"], "--games"),
        (["--ready", "--bot", "wookiee"], "--bot"),
        (["--ready", "--json", "no/such/folder/m.json"], "There is no folder"),
    ],
)
def test_refusals_of_matchups(call: Call, args: list[str], said: str) -> None:
    result = call("lab", "matchups", *args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.splitlines()[-1].startswith("chancecube: ")


def test_ray_may_stand_alone() -> None:
    assert with_ray(["--ray"]) == ["--ray=local"]
    assert with_ray(["--ray", "a-deck", "b"]) == ["--ray=local", "a-deck", "b"]
    assert with_ray(["x", "--ray", "10.0.0.1:6379", "y"]) == ["x", "--ray=10.0.0.1:6379", "y"]
    assert with_ray(["--ray", "auto"]) == ["--ray=auto"]
    assert with_ray(["--", "--ray"]) == ["--", "--ray"]


def test_columns_are_called_by_letters() -> None:
    assert [letter(place) for place in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]


# --- cards ---


def test_what_cards_add(call: Call) -> None:
    line = ["lab", "cards", LIGHT, "--against", "starter dark", "--games", "8", *STARTER]
    told = facts(call, *line)
    assert told["games"] == 8
    deck = next(one for one in game("young-jedi").ready_decks() if one.name == told["deck"])
    assert set(told["cards"]) == set(deck.cards)
    for card in told["cards"].values():
        for way in ("opening", "drawn", "played"):
            assert card[way]["games"] + card[way]["other_games"] == 8
    page = call(*line).stdout
    for said in ("Opening hand", "Drawn", "Played", "8 games", "by chance alone"):
        assert said in page
    assert "Main de départ" in call(*line, *FRENCH).stdout


def test_leaving_a_card_out(call: Call) -> None:
    deck = next(one for one in game("young-jedi").ready_decks() if "starter (Light)" in one.name)
    code = next(iter(deck.cards))
    line = ["lab", "cards", LIGHT, "--games", "4", "--without", code, *STARTER]
    (left,) = facts(call, *line)["without"]
    assert (left["card"], left["games"]) == (code, 4)
    assert left["stand_in"] != code
    assert left["adds"] == pytest.approx(left["rate"] - left["rate_without"])
    assert "Without " in call(*line).stdout


# --- deck ---


def test_a_deck_by_itself_in_both_games_and_languages(call: Call) -> None:
    english = call("lab", "deck", "gungan army").stdout
    for said in ("A draw deck of 60, an opening hand of 6", "Cost in counters (mean ", "Characters", "3+"):
        assert said in english
    french = call("lab", "deck", "han: a long", "--game", "jedi-knights", *FRENCH).stdout
    for said in ("Une pioche de ", "Coût en crédits (moyenne ", "Événements"):
        assert said in french


def test_odds_of_drawing(call: Call) -> None:
    deck = next(one for one in game("young-jedi").ready_decks() if "Gungan" in one.name)
    one, two = list(deck.cards)[:2]
    line = ["lab", "deck", "gungan army", "--want", f"{one},{two}:2", "--want", one, "--turns", "3"]
    told = facts(call, *line)
    assert [want["least"] for want in told["wants"]] == [2, 1]
    turns = told["odds"]["turns"]
    assert [turn["turn"] for turn in turns] == [1, 2, 3]
    assert all(turn["together"] <= min(turn["each"]) for turn in turns)
    page = call(*line, "--each-turn", "1").stdout
    assert "Wish 2" in page and "one card is drawn" in page


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--want", "DM-1"], "no such card"),
        (["--want", ":2"], "--want"),
        (["--want", "nobody"], "no card “nobody”"),
        (["--laid", "DM-1"], "no such card"),
        (["--turns", "0"], "--turns"),
    ],
)
def test_refusals_of_deck(call: Call, args: list[str], said: str) -> None:
    result = call("lab", "deck", "gungan army", *args)
    assert result.exit_code == 2
    assert said in result.stderr


# --- improve ---


def test_improving_writes_a_legal_deck(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "better.txt"
    line = ["lab", "improve", LIGHT, "--games", "200", "--out", str(out), *STARTER]
    result = call(*line)
    assert result.exit_code == 0, result.stderr
    assert "Measured afresh" in result.stdout and f"Written to {out}" in result.stdout.replace("\n", "")
    assert call("deck", "check", str(out), "--format", "starter").exit_code == 0
    assert "Mesuré à nouveau" in call(*line, *FRENCH).stdout


def test_refusals_of_improve(call: Call) -> None:
    few = call("lab", "improve", LIGHT, "--games", "10")
    assert few.exit_code == 2 and "--games" in few.stderr
    other = call("lab", "improve", LIGHT, "--against", "gungan army")
    assert other.exit_code == 2 and "may not be played against" in other.stderr


# --- Ctrl-C ---


def test_broken_off_it_shows_what_there_is(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Workers.run

    def broken(self: Workers, play: Any, parcels: list[Any]) -> Any:
        yield next(iter(run(self, play, parcels)))
        raise KeyboardInterrupt

    monkeypatch.setattr(Workers, "run", broken)
    result = call(*MATCHUPS)
    assert result.exit_code == lab_options.INTERRUPTED
    assert "Broken off" in result.stderr
    assert "4 games" in result.stdout
    improved = call("lab", "improve", LIGHT, "--games", "200", *STARTER)
    assert improved.exit_code == lab_options.INTERRUPTED
    assert "Broken off before the last measurement" in improved.stdout

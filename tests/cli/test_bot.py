"""`bot`: the list of bots, and a trial for one."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from chancecube.bots import house_bots
from chancecube.registry import game, game_names
from chancecube.text import Speaker, languages
from tests.bots.programs import BAD, FIRST, folder, write_class, write_program
from tests.cli.conftest import Call

__all__ = ["folder"]


def test_all_bots_are_listed(call: Call, folder: Path) -> None:
    write_program(folder, "first", FIRST, more='[title]\nen = "The First"\nfr = "Le Premier"\n')
    (folder / "odd.toml").write_text("games = 3")
    result = call("bot", "--list")
    assert result.exit_code == 0
    for words in ("cadet", "random", "first", "The First", "odd.toml", str(folder.name)):
        assert words in result.stdout.replace("\n", "")
    assert "Le Premier" in call("bot", "--list", "--language", "fr").stdout
    told = json.loads(call("bot", "--list", "--json").stdout)
    assert told[-1]["name"] == "first" and told[-1]["games"] == ["young-jedi", "jedi-knights"]
    assert told[-1]["made"].endswith("first.py") and told[-1]["note"] == ""


@pytest.mark.parametrize("language", languages())
def test_our_bots_have_the_titles_and_notes_of_the_site(call: Call, folder: Path, language: str) -> None:
    told = json.loads(call("bot", "--list", "--json", "--language", language).stdout)
    assert [one["name"] for one in told] == house_bots()
    said = call("bot", "--list", "--language", language).stdout
    words = web_messages(language)
    for one in told:
        assert one["title"] == words[f"web-bot-{one['name']}"] and one["title"] in said
        assert one["note"] == words[f"web-bot-{one['name']}-note"] and one["note"][:40] in said
        assert one["games"] == [name for name in game_names() if one["name"] in house_bots(game(name))]
        assert one["made"] == ""


def test_the_list_can_be_that_of_one_game(call: Call, folder: Path) -> None:
    (folder / "apart.toml").write_text('command = ["x"]\ngames = ["jedi-knights"]')
    names = {
        name: [one["name"] for one in json.loads(call("bot", "--list", "--json", "--game", name).stdout)]
        for name in game_names()
    }
    assert "apart" in names["jedi-knights"] and "apart" not in names["young-jedi"]
    assert call("bot", "--list", "--game", "chess").exit_code == 2


def web_messages(language: str) -> dict[str, str]:
    text = files("chancecube.text").joinpath("locales", language, "web.ftl").read_text(encoding="utf-8")
    return dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("web-bot-"))


@pytest.mark.parametrize("name", game_names())
def test_a_trial(call: Call, folder: Path, name: str) -> None:
    write_program(folder, "first", FIRST)
    line = ["bot", "first", "--game", name, "--games", "1", "--seed", "2"]
    result = call(*line)
    assert result.exit_code == 0
    assert "random" in result.stdout and "cadet" in result.stdout and "%" in result.stdout
    told = json.loads(call(*line, "--against", "random", "--json").stdout)
    assert [one["against"] for one in told] == ["random"]
    assert told[0]["games"] == 1 and told[0]["decisions"] > 0 and not told[0]["troubles"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bot_that_fails_ends_with_1(call: Call, folder: Path, language: str) -> None:
    write_program(folder, "bad", BAD["bot-nonsense"])
    result = call("bot", "bad", "--games", "1", "--against", "random", "--language", language)
    assert result.exit_code == 1
    assert "I pass" in result.stdout
    assert Speaker(language).say("cli-bot-repeats") not in result.stdout.replace("\n", " ")


def test_bots_of_ones_own_play_in_simulations(call: Call, folder: Path) -> None:
    write_program(folder, "first", FIRST)
    for workers in ("1", "2"):
        line = ["sim", "--light", "first", "--dark", "random", "--games", "2", "--seed", "1", "--json"]
        told = json.loads(call(*line, "--workers", workers).stdout)
        assert told["games"] == 2 and told["sides"]["light"]["bots"] == ["first"]
    write_program(folder, "bad", BAD["bot-died"])
    for workers in ("1", "2"):
        result = call("sim", "--light", "bad", "--games", "8", "--seed", "1", "--workers", workers)
        assert result.exit_code == 2 and "no more cards" in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "line",
    [
        ["sim", "--light"],
        ["ladder", "cadet"],
        ["play", "--plain", "--bot"],
        ["lab", "matchups", "--ready", "--bot"],
    ],
)
def test_a_bot_that_cannot_play_says_why(call: Call, folder: Path, line: list[str]) -> None:
    (folder / "odd.toml").write_text("games = 3")
    (folder / "apart.toml").write_text('command = ["x"]\ngames = ["jedi-knights"]')
    for name, words in (("odd", "odd.toml"), ("apart", "does not play young-jedi")):
        result = call(*line, name)
        assert result.exit_code == 2 and words in result.stderr


def test_a_class_that_fails_in_a_simulation_is_one_line(call: Call, folder: Path) -> None:
    source = "class Player:\n    def __init__(self, *given): ...\n    def choose(self, seen): return 1 / 0\n"
    write_class(folder, "anna", source)
    for workers in ("1", "2"):
        result = call("sim", "--light", "anna", "--games", "8", "--seed", "1", "--workers", workers)
        assert result.exit_code == 2 and "anna.py, line 3" in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "--list"),
        (["admiral"], "admiral"),
        (["cadet", "--games", "0"], "--games"),
        (["cadet", "--against", "admiral"], "admiral"),
        (["cadet", "--format", "chess"], "chess"),
        (["odd"], "odd.toml"),
    ],
)
def test_bad_input_is_one_line(call: Call, folder: Path, args: list[str], words: str) -> None:
    (folder / "odd.toml").write_text("games = 3")
    result = call("bot", *args)
    assert result.exit_code == 2
    assert words in result.stderr and len(result.stderr.strip().splitlines()) == 1

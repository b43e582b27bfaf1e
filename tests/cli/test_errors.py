"""Bad input of any kind: one line on the error stream, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from chancecube.lab.puzzles import puzzles_of
from tests.cli.conftest import Call

BAD_LINES = [
    ["bogus"],
    ["-x"],
    ["--language"],
    ["--language", "tlh"],
    ["--game", "chess", "cards"],
    ["cards", "--powr", "3"],
    ["cards", "--power"],
    ["cards", "--power", "x"],
    ["cards", "--kind", "wookiee"],
    ["cards", "--sort", "beauty"],
    ["cards", "--json=yes"],
    ["card"],
    ["card", "DM-999"],
    ["card", "xyzzy"],
    ["deck", "chek"],
    ["deck", "check"],
    ["deck", "check", "no-such-deck"],
    ["deck", "check", "no/such/file.txt"],
    ["deck", "check", "starter"],
    ["deck", "check", "starter-light", "--format", "draft"],
    ["deck", "list", "too", "much"],
    ["deck", "convert", "starter-light", "--to", "xml"],
    ["packs"],
    ["packs", "XX"],
    ["packs", "DM", "--count", "0"],
    ["packs", "DM", "--count", "many"],
    ["packs", "DM", "--seed", "-1"],
    ["packs", "DM", "--box", "--starter"],
    ["packs", "JC", "--starter"],
    ["sim", "--games", "0"],
    ["sim", "--light", "yoda"],
    ["sim", "--format", "draft"],
    ["rules", "--coverage", "--tests", "no-such-folder"],
    ["record", "show", "no-such-file"],
    ["position", "no-such-file"],
    ["play", "--format", "draft"],
    ["play", "--side", "grey"],
    ["play", "--bot", "yoda"],
    ["play", "--deck", "no-such-deck"],
    ["play", "--seed", "one"],
    ["play", "--resume", "no-such-file"],
    ["cards", "--power", "9" * 5000],
    ["lab", "improve", "gungan-army-light", "--out", "-"],
    ["lab", "matchups", "--ready", "--png", "-"],
    ["lab", "matchups", "--ready", "--html", "-"],
]


# Each with the two wishes that do not fit together.
IDLE_WISHES = [
    (["puzzle", "--at", "3"], "--at", "--make"),
    (["puzzle", "--out", "x.json"], "--out", "--make"),
    (["puzzle", "1", "--out", "-"], "--out", "--make"),
    (["puzzle", "1", "--make", "scene.txt"], "1", "--make"),
    (["puzzle", "--make", "scene.txt", "--answer", "1"], "--answer", "--make"),
    (["puzzle", "--answer", "1"], "--answer", "N"),
    (["bot", "cadet", "--list"], "cadet", "--list"),
    (["bot", "--list", "--games", "10"], "--games", "--list"),
    (["bot", "--list", "--against", "cadet"], "--against", "--list"),
    (["bot", "--list", "--format", "full"], "--format", "--list"),
    (["bot", "--list", "--seed", "1"], "--seed", "--list"),
    (["packs", "DM", "--starter", "--seed", "1"], "--seed", "--starter"),
    (["position", "scene.txt", "--exact", "--json"], "--json", "--exact"),
    (["position", "scene.txt", "--exact", "--as", "all"], "--as", "--exact"),
    (["rules", "--tests", "tests"], "--tests", "--coverage"),
    (["lab", "deck", "starter-light", "--turns", "8"], "--turns", "--want"),
    (["lab", "deck", "starter-light", "--each-turn", "1"], "--each-turn", "--want"),
    (["lab", "cards", "starter-light", "--workers", "1", "--ray", "auto"], "--workers", "--ray auto"),
    (["play", "--record", "x.jsonl", "--no-record"], "--record", "--no-record"),
    (
        ["play", "--game", "jedi-knights", "--format", "team", "--deck", "han", "--alliance-1-deck", "luke"],
        "--alliance-1-deck",
        "--deck",
    ),
]


@pytest.mark.parametrize(("line", "idle", "other"), IDLE_WISHES)
def test_a_wish_that_would_be_ignored_is_refused(
    call: Call, line: list[str], idle: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, not_with, only_with in (
        ("en", "{} does not go with {}.", "{} goes with {} only."),
        ("fr", "{} ne va pas avec {}.", "{} ne va qu'avec {}."),
    ):
        monkeypatch.setenv("LC_ALL", language)
        result = call(*line)
        assert result.exit_code == 2 and result.stdout == ""
        said = [f"chancecube: {words.format(idle, other)}\n" for words in (not_with, only_with)]
        assert result.stderr in said


@pytest.mark.parametrize(
    "option", ["--bot", "--seconds", "--every", "--seed", "--workers", "--json", "--png"]
)
def test_the_odds_of_a_battle_need_no_bot(call: Call, finished: Path, option: str) -> None:
    result = call("analyse", str(finished), "--odds", "10", option, "1")
    assert (result.exit_code, result.stderr) == (2, f"chancecube: {option} does not go with --odds.\n")


def test_nobody_else_plays_where_one_sits(call: Call) -> None:
    line = ["play", "--game", "jedi-knights", "--format", "team", "--plain", "--no-record"]
    result = call(*line, "--alliance-1", "cadet")
    assert result.exit_code == 2 and "--alliance-1" in result.stderr
    assert call(*line, "--alliance-1", "human", stdin="").exit_code == 0
    assert call(*line, "--side", "alliance-2", "--alliance-1", "cadet", stdin="").exit_code == 0


def test_a_file_of_another_game_than_asked_for_is_refused(call: Call, finished: Path, tmp_path: Path) -> None:
    other = ["--game", "jedi-knights"]
    puzzle = tmp_path / "puzzle.json"
    puzzle.write_bytes(msgspec.json.encode(puzzles_of("young-jedi")[0]))
    scene = tmp_path / "scene.txt"
    scene.write_text(call("record", "replay", str(finished), "--at", "9").stdout, encoding="utf-8")
    for line in (
        ["record", "show", str(finished)],
        ["analyse", str(finished)],
        ["play", "--resume", str(finished)],
        ["position", str(scene)],
        ["puzzle", str(puzzle), "--answer", "1"],
    ):
        result = call(*line, *other)
        assert result.exit_code == 2 and result.stdout == ""
        assert result.stderr == "chancecube: The file is about young-jedi, not about jedi-knights.\n"
    assert call("record", "show", str(finished), "--game", "young-jedi").exit_code == 0


@pytest.mark.parametrize("line", BAD_LINES, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bad_lines(call: Call, line: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", language)
    result = call(*line)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("chancecube: ") and result.stderr.count("\n") == 1
    assert "cli-" not in result.stderr


def test_near_names_are_suggested(call: Call) -> None:
    assert "“cards”" in call("crads").stderr
    assert "--power" in call("cards", "--powr", "3").stderr
    assert "DM-99 " in call("card", "DM-999").stderr
    assert "DM-1 Obi-Wan Kenobi" in call("card", "obi wan").stderr
    assert "gungan-army-light" in call("deck", "show", "gungan-amry-light").stderr


READERS = [["deck", "show"], ["deck", "check"], ["deck", "convert"], ["record", "show"], ["record", "verify"]]
READERS += [["record", "replay"], ["position"], ["play", "--resume"], ["play", "--deck"]]


@pytest.mark.parametrize("reader", READERS, ids=" ".join)
def test_files_that_cannot_be_read(call: Call, reader: list[str], tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00bad")
    (tmp_path / "nothing").write_text("")
    (tmp_path / "noise.json").write_text('{"name": 3, "cards": [}')
    for name in ("bytes", "nothing", "noise.json", "."):
        result = call(*reader, str(tmp_path / name))
        assert result.exit_code == 2, name
        assert result.stdout == ""
        assert result.stderr.startswith("chancecube: ") and result.stderr.count("\n") == 1


def test_a_file_without_end_is_refused(call: Call) -> None:
    result = call("position", "/dev/zero")
    assert result.exit_code == 2
    assert "too long" in result.stderr


HUGE = "9" * 5000  # Python itself reads no number of so many digits
SCENE = "young-jedi starter\nturn: {turn} dark deploy\nTatooine: DM-135\ndark deck: DM-125{id} x{count}\n"
STRANGE_FILES = [
    (["position"], SCENE.format(turn="²", id="", count=1)),
    (["position"], SCENE.format(turn=HUGE, id="", count=1)),
    (["position"], SCENE.format(turn=5, id="", count=HUGE)),
    (["position"], SCENE.format(turn=5, id=f"#{HUGE}", count=1)),
    (["position"], f"jedi-knights duel\nturn: {HUGE}\n"),
    (["deck", "check", "--game", "jedi-knights"], f"{HUGE} DM-1\n"),
]


@pytest.mark.parametrize(("reader", "text"), STRANGE_FILES)
def test_numbers_that_are_none(call: Call, reader: list[str], text: str, tmp_path: Path) -> None:
    (tmp_path / "strange").write_text(text, encoding="utf-8")
    result = call(*reader, str(tmp_path / "strange"))
    assert result.exit_code == 2
    assert len(result.stderr) > len("chancecube: {???}\n") and result.stderr.count("\n") == 1


def test_too_many_copies_are_too_many_in_any_number_of_digits(call: Call, tmp_path: Path) -> None:
    for game, code in (("young-jedi", "DM-1"), ("jedi-knights", "PS-1")):
        for line in (f"{HUGE} {code}", f"{code} x{HUGE}"):
            (tmp_path / "deck.txt").write_text(line)
            result = call("deck", "check", str(tmp_path / "deck.txt"), "--game", game)
            assert result.exit_code == 2 and "copies" in result.stderr

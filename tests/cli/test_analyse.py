"""`analyse` and `puzzle`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chancecube.kernel.record import read
from chancecube.lab import judges
from chancecube.lab import puzzles as lab_puzzles
from chancecube.lab.analysis import Choice
from chancecube.lab.puzzles import puzzles_of
from chancecube.terminal.commands.analyse import better_options
from tests.cli.conftest import Call


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the chances are is none of these tests' business."""
    monkeypatch.setattr(judges, "PLAYOUTS", 1)


@pytest.mark.parametrize(("language", "words"), [("en", "Winning chances of"), ("fr", "Chances de victoire")])
def test_a_game_is_told_by_its_chances(
    call: Call, finished: Path, tmp_path: Path, language: str, words: str
) -> None:
    facts = tmp_path / "analysis.json"
    result = call(
        *("analyse", str(finished), "--bot", "random", "--every", "turn", "--workers", "1"),
        *("--json", str(facts), "--language", language),
    )
    assert result.exit_code == 0
    assert words in result.stdout and "█" in result.stdout
    found = json.loads(facts.read_text(encoding="utf-8"))
    assert found["bot"] == "random" and found["points"][-1]["chances"] in (0.0, 1.0)


def test_json_alone_goes_to_standard_output(call: Call, finished: Path) -> None:
    line = ("analyse", str(finished), "--bot", "random", "--every", "turn", "--workers", "1", "--json", "-")
    assert json.loads(call(*line).stdout)["bot"] == "random"


def test_the_odds_of_one_battle(call: Call, finished: Path) -> None:
    record = read(finished.read_text(encoding="utf-8"))
    at = next(number for number, answer in enumerate(record.answers) if answer.ask == "plan")
    result = call("analyse", str(finished), "--odds", str(at))
    assert result.exit_code == 0
    assert " against " in result.stdout and "cards lost on average" in result.stdout
    assert call("analyse", str(finished), "--odds", "0").exit_code == 2


@pytest.mark.parametrize(
    "options",
    [
        ["--bot", "nobody"],
        ["--every", "year"],
        ["--seconds", "0"],
        ["--seconds", "x"],
        ["--odds", "99999"],
        ["--png", "no/such/folder/x.png"],
        ["--json", "/"],
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(call: Call, finished: Path, options: list[str]) -> None:
    result = call("analyse", str(finished), *options)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_an_unfinished_game_is_refused(call: Call, unfinished: Path) -> None:
    result = call("analyse", str(unfinished), "--bot", "random")
    assert result.exit_code == 2 and "not over" in result.stderr


def test_a_picture_of_the_chances(call: Call, finished: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "chances.png"
    call(
        "analyse",
        str(finished),
        "--bot",
        "random",
        "--every",
        "turn",
        "--workers",
        "1",
        "--png",
        str(picture),
    )
    assert picture.read_bytes().startswith(b"\x89PNG")


# --- puzzles ---


@pytest.mark.parametrize("game", ["young-jedi", "jedi-knights"])
def test_puzzles_are_listed_asked_and_judged(call: Call, game: str) -> None:
    puzzles = puzzles_of(game)
    listed = call("puzzle", "--game", game)
    assert listed.exit_code == 0 and str(len(puzzles)) in listed.stdout
    right = call("puzzle", "1", "--game", game, "--answer", puzzles[0].answers[0])
    assert right.exit_code == 0 and "Right!" in right.stdout and "✓" in right.stdout
    wrong = call("puzzle", "1", "--game", game, "--answer", puzzles[0].options[-1][0])
    assert wrong.exit_code == 1 and "There is better." in wrong.stdout
    typed = call("puzzle", "1", "--game", game, "--language", "fr", stdin="q\n")
    assert typed.exit_code == 0 and "Votre réponse" in typed.stdout


def test_a_position_of_ones_own_becomes_a_puzzle_that_can_be_asked(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_puzzles, "LOOK", 60)
    monkeypatch.setattr(lab_puzzles, "WHOLE_GAMES", 12)
    first = puzzles_of("jedi-knights")[0]
    scene, file = tmp_path / "scene.txt", tmp_path / "mine.json"
    scene.write_text(first.position, encoding="utf-8")
    made = call("puzzle", "--make", str(scene), "--out", str(file))
    assert made.exit_code == 0 and str(file) in made.stdout.replace("\n", "")
    asked = call("puzzle", str(file), "--answer", first.answers[0])
    assert asked.exit_code == 0 and "Right!" in asked.stdout
    file.write_text("{}", encoding="utf-8")
    assert call("puzzle", str(file)).exit_code == 2


def test_a_moment_without_a_clear_answer_makes_no_puzzle(call: Call, finished: Path) -> None:
    refused = call("puzzle", "--make", str(finished), "--at", "0")
    assert refused.exit_code == 2 and "puzzle" in refused.stderr
    assert call("puzzle", "--make", str(finished), "--at", "99999").exit_code == 2
    assert "--at" in call("puzzle", "--make", str(finished)).stderr


def test_the_opponents_hand_is_not_shown(call: Call) -> None:
    puzzle = puzzles_of("young-jedi")[0]
    position = puzzle.open()
    shown = call("puzzle", "1", stdin="\n").stdout
    assert f"{len(position.sides[1 - puzzle.seat].hand)} " in shown  # type: ignore[attr-defined]
    assert "hidden" in shown.lower() or "face-down" in shown.lower() or "card" in shown.lower()


def test_puzzles_that_do_not_exist_are_refused(call: Call) -> None:
    assert call("puzzle", "999").exit_code == 2
    for answer in ("nothing", "0", "-1", "²", "99"):
        assert call("puzzle", "1", "--answer", answer).exit_code == 2


def test_what_is_advised_is_always_told() -> None:
    options = [
        ("a", 0.7),
        ("b", 0.6),
        ("c", 0.55),
        ("d", 0.5),
        ("advised", 0.45),
        ("played", 0.2),
        ("worse", 0.1),
    ]
    choice = Choice(3, 0, 1, "deploy", "played", 0.2, "advised", 0.45, options)
    told = better_options(choice)
    assert told[0] == ("advised", 0.45) and told[1] == ("a", 0.7)
    assert not {"played", "worse"} & {name for name, _ in told}

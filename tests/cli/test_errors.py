"""Bad input of any kind: one line on the error stream, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

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
    ["rules", "--tests", "tests"],
    ["rules", "--coverage", "--tests", "no-such-folder"],
    ["record", "show", "no-such-file"],
    ["position", "no-such-file"],
    ["play", "--format", "draft"],
    ["play", "--side", "grey"],
    ["play", "--bot", "yoda"],
    ["play", "--deck", "no-such-deck"],
    ["play", "--seed", "one"],
    ["play", "--resume", "no-such-file"],
]


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

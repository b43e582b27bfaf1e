"""Help pages, versions, languages, and the order of the command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from chancecube import terminal
from chancecube.cli import COMMANDS
from chancecube.text import Speaker, languages
from tests.cli.conftest import Call

PAGES = [
    [],
    *[[name] for name in COMMANDS],
    *[["deck", name] for name in ("check", "show", "convert", "list")],
    *[["lab", name] for name in ("matchups", "cards", "deck", "improve")],
    *[["record", name] for name in ("show", "verify", "replay")],
]


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
@pytest.mark.parametrize("language", languages())
def test_every_help_page_is_spoken(call: Call, page: list[str], language: str) -> None:
    result = call(*page, "--help", "--language", language)
    assert result.exit_code == 0
    assert Speaker(language).say("cli-usage") in result.stdout
    assert not re.search(r"\bcli-[a-z]", result.stdout), "a key was not found"
    assert "<str>" not in result.stdout and "<bool>" not in result.stdout


def test_help_names_every_command_and_fits_the_width(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = call("--help")
    for name in COMMANDS:
        assert f"│ {name} " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_narrow_page_cuts_no_word_off(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for command in ([], ["play"]):
        page = call(*command, "--help", "--language", "fr").stdout
        assert not re.search(r"…\s*(│|$|  )", page.replace("COMMANDE …", ""), re.MULTILINE)
    assert re.search(r"--install-comple\W+Installer", call("--help", "--language", "fr").stdout)


@pytest.mark.parametrize("language", languages())
def test_what_must_be_installed_is_named_in_full(call: Call, language: str) -> None:
    """Brackets are colours to the one who prints the page, unless he is told otherwise."""
    page = call("lab", "matchups", "--help", "--language", language).stdout
    assert "chancecube[ray]" in page and "chancecube[lab]" in page


@pytest.mark.parametrize("columns", ["40", "60", "80"])
def test_no_line_begins_with_a_french_sign(call: Call, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for command in ("play", "lab matchups"):
        page = call(*command.split(), "--help", "--language", "fr").stdout
        assert not re.search(r"^[ │]+[:;?!%»]", page, re.MULTILINE)


def test_without_a_command_help_is_shown(call: Call) -> None:
    result = call()
    assert result.exit_code == 0
    assert "Usage:" in result.stdout


def test_a_group_without_a_command_shows_its_help(call: Call) -> None:
    result = call("deck")
    assert result.exit_code == 2
    assert "convert" in result.stdout


def test_the_language_comes_from_the_environment(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert "Utilisation" in call("--help").stdout
    assert "Usage:" in call("--help", "--language", "en").stdout


def test_global_options_stand_anywhere(call: Call) -> None:
    pages = [
        call("--language", "fr", "card", "DM-1").stdout,
        call("card", "--language=fr", "DM-1").stdout,
        call("card", "DM-1", "--game", "young-jedi", "--language", "fr").stdout,
    ]
    assert "Puissance" in pages[0]
    assert pages[0] == pages[1] == pages[2]


def test_behind_two_dashes_nothing_is_an_option(call: Call) -> None:
    result = call("cards", "--", "--language", "fr")
    assert result.exit_code == 1
    assert "No card fits" in result.stdout


def test_both_languages_say_the_same_things() -> None:
    said = {}
    for language in languages():
        speaker = Speaker(language)
        speaker.look_around()
        said[language] = {key for key, home in speaker.homes.items() if home == "cli.ftl"}
    assert said["en"] == said["fr"]


def test_every_key_in_the_code_is_said() -> None:
    package = Path(terminal.__file__).parent
    known = Speaker("en")
    for path in [package.parent / "cli.py", *(package / "commands").glob("*.py")]:
        for key in re.findall(r'"(cli-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")):
            assert known.knows(key), f"{path.name}: {key}"


def test_completion_speaks() -> None:
    environment = dict(os.environ, _CHANCECUBE_COMPLETE="complete_zsh", LC_ALL="fr_FR.UTF-8")
    environment["_TYPER_COMPLETE_ARGS"] = "chancecube ca"
    run = subprocess.run(
        [sys.executable, "-c", "from chancecube.cli import main; main()"],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    assert '"cards":"Trouver des cartes' in run.stdout

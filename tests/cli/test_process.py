"""The command as a process of its own: pipes, encodings, and the time it takes to start."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from chancecube.cli import main; main()"]


def run(*args: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *args],
        input=stdin,
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )


def test_version() -> None:
    result = run("--version")
    assert result.returncode == 0
    assert re.fullmatch(rb"chancecube \d+\.\d+\.\d+\S*, .+, Python 3\.\d+\.\d+\s*", result.stdout)


def test_starting_loads_nothing_heavy() -> None:
    """What is heavy is imported by the commands that need it, and not before."""
    listing = "import sys; sys.argv = ['chancecube', '--version']\nfrom chancecube.cli import main\n"
    listing += "try: main()\nexcept SystemExit: print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", listing], capture_output=True, check=True, text=True).stdout
    loaded = told.split()
    for heavy in (
        "textual",
        "fluent.runtime",
        "rich.table",
        "chancecube.young_jedi.library",
        "multiprocessing",
    ):
        assert heavy not in loaded


@pytest.mark.parametrize("line", ["cards", "cards --json", "rules", "deck list", "packs DM --box"])
def test_a_reader_who_leaves_early_hears_nothing(line: str) -> None:
    process = subprocess.Popen([*COMMAND, *line.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_a_full_disk_is_one_line() -> None:
    path = Path("/dev/full")
    if not path.exists():
        pytest.skip("no /dev/full here")
    with path.open("wb") as full:
        result = subprocess.run([*COMMAND, "cards"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert (result.returncode, result.stderr.count(b"\n")) == (2, 1)


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    result = run("card", "DM-5", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert b"Padm? Naberrie" in result.stdout


def test_bad_bytes_on_standard_input() -> None:
    result = run("deck", "check", "-", stdin=b"\xff\xfe")
    assert (result.returncode, result.stdout, result.stderr.count(b"\n")) == (2, b"", 1)


def test_pipes_carry_decks_from_one_command_to_the_next() -> None:
    deck = run("deck", "convert", "starter-dark", "--to", "json")
    assert run("deck", "check", "-", stdin=deck.stdout).returncode == 0

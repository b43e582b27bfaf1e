"""Bots of one's own, written into a folder: programs of a few lines that behave well or badly."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "bots"
BOTH = '["young-jedi", "jedi-knights"]'

# Answers the first option by its number, and writes down all it was told.
FIRST = """
import json, sys
told = open("told.txt", "a")
for line in sys.stdin:
    told.write(line)
    told.flush()
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"option": message["view"]["decision"]["options"][0]["answer"]}), flush=True)
    if message["type"] == "over":
        break
told.write("left\\n")
"""
# The same, and tells which question it answers; always the first one; or only that one.
NUMBERED = FIRST.replace('{"option"', '{"ask": message["ask"], "option"')
STUCK = FIRST.replace('{"option"', '{"ask": 1, "option"')
SHY = FIRST.replace('{"option"', '{"ask": 1 if message["ask"] == 1 else None, "option"')
# Says more than its answer.
TWICE = FIRST.replace("flush=True)", "flush=True)\n        print('your turn', flush=True)")
# What goes wrong, with the key of the error that says so.
BAD = {
    "bot-died": "import sys; sys.stdin.readline(); sys.exit('no more cards')",
    "bot-late": "import sys, time; sys.stdin.readline(); time.sleep(3600)",
    "bot-nonsense": "import sys; sys.stdin.readline(); print('I pass', flush=True); sys.stdin.read()",
    "bot-not-offered": """import sys; sys.stdin.readline(); print('{"option": "DM-999"}', flush=True); sys.stdin.read()""",
    "bot-long-line": "import sys; sys.stdin.readline(); print('x' * 100_000, flush=True); sys.stdin.read()",
}


def write_program(folder: Path, name: str, source: str, seconds: float = 20.0, more: str = "") -> None:
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    command = json.dumps([sys.executable, f"{name}.py"])
    (folder / f"{name}.toml").write_text(
        f"command = {command}\ngames = {BOTH}\nseconds = {seconds}\n{more}", encoding="utf-8"
    )


def write_class(folder: Path, name: str, source: str, more: str = "") -> None:
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    (folder / f"{name}.toml").write_text(f'class = "{name}:Player"\ngames = {BOTH}\n{more}', encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for bots, in which the house looks."""
    monkeypatch.setenv("CHANCECUBE_BOTS", str(tmp_path))
    return tmp_path

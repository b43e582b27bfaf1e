"""A way to call the command inside the test process, and games to show it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from chancecube.bots import Seen, make_bot
from chancecube.cli import app
from chancecube.kernel.chance import seed_of
from chancecube.kernel.record import new_record, play, start, write
from chancecube.kernel.wire import Record
from chancecube.registry import game

Call = Callable[..., Result]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Call:
    """Calls the command in English, in a terminal of 100 columns; whatever is no exit code is a failure."""
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")

    def run(*args: str, stdin: str | bytes | None = None) -> Result:
        result = CliRunner().invoke(app, list(args), input=stdin)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


def played(format_name: str, decks: list[str], most: int) -> Record:
    """A game between two bots, stopped after so many answers."""
    rules = game("young-jedi")
    ready = {deck.name: deck for deck in rules.ready_decks()}
    chosen = [ready[name] for name in decks]
    record = new_record(rules, chosen, {"format": format_name}, ["human", "random"], seed_of(11), [])
    position = start(rules, record)
    bots = [make_bot("cadet", rules, seat) for seat in range(2)]
    while not position.over and len(record.answers) < most:
        seat = position.pending[0].seat
        play(rules, record, position, seat, bots[seat].choose(Seen(rules, position, seat)))
    return record


STARTERS = ["Menace of Darth Maul starter (Light)", "Menace of Darth Maul starter (Dark)"]


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "finished.jsonl"
    path.write_text(write(played("starter", STARTERS, 100_000)), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "unfinished.jsonl"
    path.write_text(write(played("starter", STARTERS, 20)), encoding="utf-8")
    return path

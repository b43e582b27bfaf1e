"""The record on disk is the record in memory, after every change."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.record import read, write
from chancecube.terminal.table.journal import Journal
from tests.terminal.tables import sit_down


def test_answers_are_appended_and_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "game.jsonl"
    session = sit_down(path, seat=1)
    try:
        for _ in range(3):
            decision = session.position.decision_of(1)
            assert decision is not None
            session.answer(1, decision.options[-1])
            assert path.read_text(encoding="utf-8") == write(session.record)
        assert session.undo()
        assert path.read_text(encoding="utf-8") == write(session.record)
        assert list(path.parent.iterdir()) == [path]
    finally:
        session.close()


def test_a_broken_last_line_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record = sit_down(None).record
    path.write_text(write(record) + '{"n":1,"se', encoding="utf-8")
    Journal(path).keep(record)
    assert read(path.read_text(encoding="utf-8")) == record


def test_a_path_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(ChanceCubeError) as caught:
        sit_down(tmp_path / "file" / "game.jsonl")
    assert caught.value.key == "table-cannot-write"


def test_trouble_with_the_disk_does_not_stop_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = sit_down(path, seat=1)
    try:
        path.unlink()
        path.mkdir()
        for written in (False, True):
            decision = session.position.decision_of(1)
            assert decision is not None
            session.answer(1, decision.options[-1])
            assert (session.trouble is None) == written
            if not written:
                path.rmdir()
        assert read(path.read_text(encoding="utf-8")) == session.record
    finally:
        session.close()


def test_the_next_game_gets_the_next_free_name(tmp_path: Path) -> None:
    (tmp_path / "game-2.jsonl").write_text("", encoding="utf-8")
    assert Journal(tmp_path / "game.jsonl").next_path() == tmp_path / "game-3.jsonl"
    assert Journal(tmp_path / "game-2.jsonl").next_path() == tmp_path / "game-3.jsonl"
    assert Journal(None).next_path() is None

"""`play` up to the moment one sits down at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from chancecube.kernel.game import Game
from chancecube.kernel.record import read, replay
from chancecube.kernel.wire import Record
from chancecube.terminal.commands import play
from tests.cli.conftest import Call


class Seat:
    """What the table was given."""

    def __init__(self) -> None:
        self.given: list[Any] = []
        self.plainly = False

    def sit(
        self,
        game: Game,
        record: Record,
        human_seat: int,
        bots: dict[int, str],
        language: str,
        record_path: Path | None,
    ) -> int:
        self.given = [game.name, record, human_seat, bots, language, record_path]
        self.plainly = False
        replay(game, record)
        return 0

    def sit_plainly(self, *given: Any) -> int:
        code = self.sit(*given)
        self.plainly = True
        return code


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Seat:
    seat = Seat()
    monkeypatch.setattr("chancecube.terminal.table.play_table", seat.sit)
    monkeypatch.setattr("chancecube.terminal.table.play_plainly", seat.sit_plainly)
    monkeypatch.setattr(play, "at_a_terminal", lambda: True)
    return seat


def names(record: Record) -> list[str]:
    return [deck.name for deck in record.header.decks]


def test_the_first_game_is_a_starter_game(call: Call, table: Seat) -> None:
    assert call("play").exit_code == 0
    game, record, seat, bot, language, _ = table.given
    assert (game, seat, bot, language) == ("young-jedi", 0, {1: "cadet"}, "en")
    assert record.header.settings == {"format": "starter"}
    assert names(record) == ["Menace of Darth Maul starter (Light)", "Menace of Darth Maul starter (Dark)"]
    assert len(bytes.fromhex(record.header.secret)) == 32 and record.header.commitment


def test_a_game_is_kept_unless_nobody_wants_it(
    call: Call, table: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHANCECUBE_DATA_FOLDER", str(tmp_path))
    call("play")
    assert table.given[-1].parent == tmp_path / "games"
    call("play", "--no-record")
    assert table.given[-1] is None


def test_side_bot_and_language(call: Call, table: Seat) -> None:
    assert call("play", "--side", "dark", "--bot", "random", "--language", "fr").exit_code == 0
    _, record, seat, bot, language, _ = table.given
    assert (seat, bot, language) == (1, {0: "random"}, "fr")
    assert record.header.players == ["random", "human"]


def test_what_is_agreed_besides_the_format(call: Call, table: Seat) -> None:
    assert call("play", "--honour", "--tournament").exit_code == 0
    assert table.given[1].header.settings == {"format": "starter", "honour": "yes", "tournament": "yes"}
    assert call("play", "--honor").exit_code == 0
    assert table.given[1].header.settings == {"format": "starter", "honour": "yes"}


def test_line_by_line_without_a_terminal(call: Call, table: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "at_a_terminal", lambda: False)
    assert call("play", "--plain").exit_code == 0 and table.plainly
    assert call("play").exit_code == 2


def test_a_game_through_a_pipe(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    line = ["play", "--plain", "--bot", "random", "--seed", "3", "--record", str(path)]
    result = call(*line, stdin="\n" * 3000)
    assert result.exit_code == 0
    assert call("record", "verify", str(path)).exit_code == 0
    assert "wins: " in call("record", "show", str(path)).stdout
    cut_short = call(*line[:-1], str(tmp_path / "other.jsonl"), stdin="\n\n")
    assert cut_short.exit_code == 0
    assert f"--resume {tmp_path / 'other.jsonl'}" in cut_short.stdout


@pytest.mark.parametrize("format_name", ["starter", "full", "classic", "sealed", "sample"])
def test_ready_decks_are_legal_where_they_are_offered(call: Call, table: Seat, format_name: str) -> None:
    assert call("play", "--format", format_name).exit_code == 0
    assert not any(name.startswith("Random") for name in names(table.given[1]))


def test_a_seed_fixes_everything(call: Call, table: Seat) -> None:
    line = ["play", "--seed", "5", "--format", "full", "--deck", "random", "--against", "random"]
    call(*line)
    first = table.given[1]
    call(*line)
    assert table.given[1] == first
    call("play")
    secret = table.given[1].header.secret
    call("play")
    assert table.given[1].header.secret != secret


def test_decks_by_name_file_and_chance(call: Call, table: Seat, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(call("deck", "convert", "gungan-army-light").stdout, encoding="utf-8")
    assert call("play", "--format", "full", "--deck", str(path), "--against", "sith droids").exit_code == 0
    assert names(table.given[1]) == ["Gungan Army (Light)", "Sith and Droids (Dark)"]


def test_an_illegal_deck_is_refused_with_every_reason(call: Call, table: Seat) -> None:
    result = call("play", "--format", "full", "--deck", "world championship light")
    assert result.exit_code == 2 and not table.given
    assert result.stderr.count("[yj.deck.five-per-title]") == 4
    assert result.stderr.splitlines()[-1].startswith("chancecube: ")
    assert call("play", "--deck", "starter dark").exit_code == 2


def test_resuming_goes_on_in_the_same_file(call: Call, table: Seat, unfinished: Path) -> None:
    assert call("play", "--resume", str(unfinished)).exit_code == 0
    _, record, seat, bot, _, path = table.given
    assert record == read(unfinished.read_text(encoding="utf-8"))
    assert (seat, bot, path) == (0, {1: "random"}, unfinished)


def test_resuming_into_another_file(call: Call, table: Seat, unfinished: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    assert call("play", "--resume", str(unfinished), "--record", str(other), "--bot", "cadet").exit_code == 0
    assert table.given[3] == {1: "cadet"} and table.given[5] == other


def test_what_does_not_go_with_resuming(call: Call, table: Seat, finished: Path, unfinished: Path) -> None:
    assert call("play", "--resume", str(unfinished), "--seed", "3").exit_code == 2
    assert call("play", "--resume", str(unfinished), "--honour").exit_code == 2
    assert call("play", "--resume", str(finished)).exit_code == 2
    assert not table.given


def test_a_record_is_never_overwritten(call: Call, table: Seat, finished: Path, tmp_path: Path) -> None:
    assert call("play", "--record", str(finished)).exit_code == 2
    assert call("play", "--record", str(tmp_path)).exit_code == 2
    assert call("play", "--record", str(finished / "inside")).exit_code == 2
    assert call("play", "--record", str(tmp_path / "new.jsonl")).exit_code == 0
    assert table.given[5] == tmp_path / "new.jsonl"


def test_without_a_terminal_nobody_sits_down(call: Call) -> None:
    result = call("play")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)

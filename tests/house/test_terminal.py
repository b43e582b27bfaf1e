"""A game with several formats and four seats at the command line and on the table in the terminal."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from chancecube.kernel.chance import seed_of
from chancecube.kernel.record import new_record, read
from chancecube.terminal.table.journal import Journal
from chancecube.terminal.table.session import Session
from tests.cli.conftest import Call
from tests.house.parlour.game import GAME
from tests.terminal.tables import at_table

PARLOUR = ["--game", "parlour"]
SIM = ["sim", *PARLOUR, "--games", "8", "--seed", "3", "--workers", "1", "--format", "teams"]
LOW = ["--blue-deck", "blue-low"]


def test_help_pages_name_the_seats_of_the_game(call: Call) -> None:
    sim = call("sim", *PARLOUR, "--help").stdout
    for said in ("--red ", "--blue-2 ", "--red-1-deck", "pair|teams"):
        assert said in sim
    play = call("play", *PARLOUR, "--help").stdout
    assert "--red-2-deck" in play and "--honour" not in play
    assert "--number" in call("cards", *PARLOUR, "--help").stdout
    assert call("cards", *PARLOUR, "--number", "7", "--json").stdout.count('"code"') == 2


def test_sim_counts_by_side(call: Call) -> None:
    told = json.loads(call(*SIM, "--json").stdout)
    assert list(told["sides"]) == ["red", "blue"]
    assert told["sides"]["red"]["bots"] == ["random", "random"]
    assert told["sides"]["red"]["wins"] + told["sides"]["blue"]["wins"] + told["draws"] == 8
    assert "Blue" in call(*SIM).stdout


def test_decks_are_given_to_sides_and_seats(call: Call) -> None:
    assert call(*SIM, *LOW, "--red-1-deck", "red-high", "--red-2-deck", "red-low").exit_code == 0
    refused = call(*SIM, *LOW, "--red-deck", "red-high")
    assert refused.exit_code == 2 and "Breach: one-nine. [parlour.one-nine]" in refused.stderr
    assert (
        call(*SIM, *LOW, "--red-1-deck", "red-high").exit_code == 0
    )  # the partner gets one that goes with it
    assert "parlour.colour" in call(*SIM, "--red-deck", "blue-low").stderr


def test_a_seat_the_format_does_not_have(call: Call) -> None:
    refused = call("sim", *PARLOUR, "--red-2", "random")
    assert refused.exit_code == 2 and "--red-2" in refused.stderr


@pytest.fixture
def played(call: Call, tmp_path: Path) -> Path:
    """A game line by line, as the second partner."""
    path = tmp_path / "game.jsonl"
    line = ["play", *PARLOUR, "--plain", "--format", "teams", "--side", "red-2", "--seed", "5"]
    result = call(*line, "--red-1-deck", "red-high", "--record", str(path), stdin="\n" * 5)
    assert result.exit_code == 0
    assert "Red 1: shown R" in result.stdout and "Blue 2: shown B" in result.stdout
    return path


def test_playing_beside_a_bot(call: Call, played: Path) -> None:
    record = read(played.read_text(encoding="utf-8"))
    assert record.header.players == ["random", "random", "human", "random"]
    assert [deck.name for deck in record.header.decks] == ["Red high", "Blue high", "Red low", "Blue low"]
    assert record.closing is not None and record.closing.winners in ([], [0, 2], [1, 3])


def test_the_record_names_its_seats(call: Call, played: Path) -> None:
    told = call("record", "show", str(played)).stdout
    for said in ("teams", "Red 2", "human · Red low", "Blue 1"):
        assert said in told
    assert call("record", "verify", str(played)).exit_code == 0
    own = call("record", "show", str(played), "--view", "red-2").stdout
    assert "Red 1: dealt R" in own and "Blue 1: dealt B" not in own
    position = call("record", "replay", str(played), "--at", "2").stdout
    seen = json.loads(call("position", "-", "--as", "blue-2", "--json", stdin=position).stdout)["view"]
    assert seen["seat"] == 3


def test_the_table_on_the_screen() -> None:
    decks = [GAME.ready_decks()[place] for place in (0, 2, 1, 3)]
    record = new_record(
        GAME, decks, {"format": "teams"}, ["random", "human", "random", "random"], seed_of(1), []
    )
    session = Session(GAME, record, 1, {0: "random", 2: "random", 3: "random"}, Journal(None))

    async def play() -> None:
        async with at_table(session) as player:
            assert "Blue 2 hand: B" in player.words_on_screen()
            await player.play_on(lambda: session.position.over)
            assert len(session.record.answers) == 12

    asyncio.run(play())

"""Playing at the table by keyboard alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from chancecube.kernel.decision import DONE, YES
from chancecube.kernel.record import read, verify
from chancecube.terminal.table.journal import Journal
from chancecube.terminal.table.pages import AskPage, LogPage, TextPage
from chancecube.terminal.table.session import Session
from chancecube.terminal.table.words import Words
from chancecube.terminal.young_jedi.rows import rows_of
from tests.terminal.tables import GAME, Player, at_table, sit_down, sit_down_at

DEPLOYING = """young-jedi full
turn: 5 light deploy
Tatooine: DM-65
light here: DM-31, DM-32
light hand: DM-58, DM-30, DM-67
light deck: DM-30 x20
dark here: DM-103
dark hand: DM-103 x3
dark deck: DM-103 x20
seed: 4
"""

PLANNING = """young-jedi full
turn: 5 light battle
Tatooine: DM-65
light here: DM-46, DM-31, DM-32, DM-30
light hand: DM-58
light deck: DM-30 x20
dark here: DM-103 x2
dark hand: DM-103 x3
dark deck: DM-103 x20
seed: 4
"""


@pytest.mark.parametrize(("language", "bot", "seat"), [("en", "cadet", 0), ("fr", "random", 1)])
def test_a_whole_starter_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, bot: str, seat: int
) -> None:
    monkeypatch.chdir(tmp_path)  # a short path, so that the page shows it in one line
    path = Path("game.jsonl")
    session = sit_down(path, 1, seat, bot)

    async def play() -> None:
        async with at_table(session, language, (100, 30)) as player:
            await player.play_on(lambda: session.position.over)
            assert isinstance(player.app.screen, AskPage)
            shown = player.words_on_screen()
            assert path.name in shown
            assert "table-" not in shown and "table-" not in player.said("heading")

    asyncio.run(play())
    record = read(path.read_text(encoding="utf-8"))
    assert record.closing is not None
    assert verify(GAME, record).encode() == session.position.encode()


def test_every_answer_is_on_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = sit_down(path)

    async def play() -> None:
        async with at_table(session) as player:
            for _ in range(6):
                await player.answer()
                assert read(path.read_text(encoding="utf-8")) == session.record

    asyncio.run(play())


def test_undo_restores_the_exact_position(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = sit_down(path, bot="cadet")

    async def play() -> None:
        async with at_table(session) as player:
            for _ in range(8):
                before, log = session.position.encode(), player.app.log_list.events[:]
                await player.answer()
                await player.press("u")
                assert session.position.encode() == before
                assert player.app.log_list.events == log
                assert read(path.read_text(encoding="utf-8")) == session.record
                await player.answer()

    asyncio.run(play())


def test_undo_takes_a_battle_plan_back_as_one() -> None:
    session = sit_down_at(PLANNING)

    async def play() -> None:
        async with at_table(session) as player:
            await player.play_on(lambda: player.app.question.arranging)
            before = session.position.encode()
            assert len(player.app.question.arrangement.order) == 5
            await player.answer()
            assert not player.app.question.arranging
            await player.press("u")
            assert session.position.encode() == before
            assert player.app.question.arranging

    asyncio.run(play())


def test_undo_at_the_beginning_says_so() -> None:
    session = sit_down(None)

    async def play() -> None:
        async with at_table(session) as player:
            await player.press("u")
            assert "nothing to take back" in player.said("refusal")

    asyncio.run(play())


def test_resuming_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = sit_down(path)

    async def leave_early() -> None:
        async with at_table(session) as player:
            await player.play_on(lambda: len(session.record.answers) > 15)
            await player.press("q")
            assert "chancecube play --resume" in player.words_on_screen()
            player.app.simulate_key("2")
            await player.wait(lambda: not player.app.is_running)

    async def come_back() -> None:
        record = read(path.read_text(encoding="utf-8"))
        resumed = Session(GAME, record, 0, {1: "random"}, Journal(path))
        assert resumed.position.encode() == session.position.encode()
        async with at_table(resumed) as player:
            assert player.app.log_list.option_count > 10
            await player.play_on(lambda: resumed.position.over)
        verify(GAME, read(path.read_text(encoding="utf-8")))

    asyncio.run(leave_early())
    asyncio.run(come_back())


def test_a_refusal_shows_the_rule() -> None:
    session = sit_down_at(DEPLOYING)

    async def play() -> None:
        async with at_table(session) as player:
            await player.press("right", "home", "enter")
            statement = player.app.words.speaker.rule("yj.game.card-types")
            assert statement in player.said("refusal")
            await player.press("end", "enter")
            assert player.app.words.speaker.rule("yj.deploy.current-planet") in player.said("refusal")
            assert not session.record.answers
            await player.press("r")
            assert isinstance(player.app.screen, TextPage)
            assert "yj.deploy.current-planet" in player.app.screen.heading

    asyncio.run(play())


def test_playing_a_card_where_it_lies() -> None:
    session = sit_down_at(DEPLOYING)

    async def play() -> None:
        async with at_table(session) as player:
            await player.press("left", "home", "right")
            await player.answer()
            assert session.record.answers[-1].answer.startswith("DM-30")

    asyncio.run(play())


def test_digits_choose_options() -> None:
    session = sit_down_at(DEPLOYING)

    async def play() -> None:
        async with at_table(session) as player:
            await player.answer("2")
            assert session.record.answers[0].answer == "done"

    asyncio.run(play())


def test_arranging_a_plan_with_keys() -> None:
    session = sit_down_at(PLANNING)

    async def play() -> None:
        async with at_table(session) as player:
            await player.play_on(lambda: player.app.question.arranging)
            arrangement = player.app.question.arrangement
            order = arrangement.order[:]
            await player.press("down", "enter", "down", "down", "enter")
            assert arrangement.order == [order[1], order[2], order[0], *order[3:]]
            await player.press("1")
            assert arrangement.order == order
            await player.press("shift+down")
            assert arrangement.order == [order[1], order[0], *order[2:]]
            sent = arrangement.order[:]
            await player.answer("s")
            own = [answer for answer in session.record.answers if answer.seat == 0 and answer.ask == "plan"]
            assert [int(answer.answer.split("#")[1]) for answer in own] == sent[:-1]

    asyncio.run(play())


def test_fights_are_told_line_by_line_and_any_key_hurries() -> None:
    session = sit_down_at(PLANNING, bot="cadet")

    async def play() -> None:
        async with at_table(session) as player:
            await player.play_on(lambda: player.app.question.arranging)
            player.app.pause = 5
            player.app.simulate_key("enter")
            await player.wait(lambda: player.app.is_being_told() and bool(player.app.question.lines))
            told = player.app.log_list.option_count
            await asyncio.sleep(0.05)
            assert player.app.log_list.option_count == told
            player.app.simulate_key("x")
            await player.settle()
            assert player.app.log_list.option_count > told
            assert any(event.sums for event in player.app.log_list.events)

    asyncio.run(play())


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (30, 8)])
def test_sizes(size: tuple[int, int]) -> None:
    session = sit_down_at(PLANNING)

    async def play() -> None:
        async with at_table(session, size=size) as player:
            await player.play_on(lambda: player.app.question.arranging)
            await look_around(player)

    asyncio.run(play())


async def look_around(player: Player) -> None:
    """Opens every page and walks along every row."""
    await player.press(
        "question_mark", "escape", "space", "escape", "r", "escape", "tab", "right", "tab", "end"
    )
    await player.press("l", "escape", "f", "d", "f", "d", "escape")


def test_resizing_while_a_page_lies_over_the_table() -> None:
    session = sit_down_at(DEPLOYING)

    async def play() -> None:
        async with at_table(session) as player:
            await player.press("question_mark")
            for width, height in ((80, 24), (10, 3), (200, 60)):
                await player.resize(width, height)
            await player.press("escape")
            await player.resize(80, 24)
            assert player.said("heading")

    asyncio.run(play())


def test_the_language_changes_while_playing() -> None:
    session = sit_down_at(DEPLOYING)

    async def play() -> None:
        async with at_table(session, size=(80, 24)) as player:
            english = player.said("prompt")
            await player.press("f")
            assert player.said("prompt") != english
            assert "pioche" in player.said("heading")
            await player.press("f")
            assert player.said("prompt") == english

    asyncio.run(play())


def test_the_log_opens_over_a_narrow_table() -> None:
    session = sit_down(None)

    async def play() -> None:
        async with at_table(session, size=(80, 24)) as player:
            await player.press("l")
            assert isinstance(player.app.screen, LogPage)
            await player.press("enter")
            assert isinstance(player.app.screen, TextPage)

    asyncio.run(play())


def test_a_rematch_has_a_record_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = sit_down(path, 1, 1, "random")

    async def play() -> None:
        async with at_table(session) as player:
            await player.play_on(lambda: session.position.over)
            await player.press("1")
            await player.wait(lambda: not session.position.over)
            await player.settle()
            await player.answer()

    asyncio.run(play())
    assert read(path.read_text(encoding="utf-8")).closing is not None
    again = read((tmp_path / "game-2.jsonl").read_text(encoding="utf-8"))
    assert again.answers and again.header.secret != read(path.read_text(encoding="utf-8")).header.secret


def test_a_battle_card_set_aside_lies_ready_to_be_put_into_the_plan() -> None:
    session = sit_down_at(PLANNING)
    session.answer(0, YES)
    card = session.view().zone("hand", 0).cards[0]
    session.answer(0, card.id)
    session.answer(0, DONE)
    while (bot := session.bot_to_answer()) is not None:
        session.answer(bot, session.think(bot).result())
    session.close()
    aside = [slot for slot in rows_of(session.view(), Words("young-jedi", "full", "en")).own if slot.aside]
    assert [slot.card for slot in aside] == [card]
    assert aside[0].playable and not aside[0].turned

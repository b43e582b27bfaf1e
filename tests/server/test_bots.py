"""Bots think elsewhere, and a table never waits for one that fails."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, check
from chancecube.server import botroom
from chancecube.server.botroom import Botroom, Task, Worker, seed_for
from chancecube.server.database import Entry
from tests.server.games import GAME, both_asked, new_course
from tests.server.site import PATIENCE, eventually, play_on, quick, serve


def task_of(seed: int, bot: str = "cadet") -> Task:
    course = new_course(seed)
    seat = course.position.pending[0].seat
    place = seed_for(course.record.header, seat, 0)
    return Task(GAME.name, GAME.write_position(course.position, exact=True), seat, bot, place, None)


def sleep_long(message: bytes) -> list[int]:
    time.sleep(3600)
    return []


def die(message: bytes) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def fail(message: bytes) -> list[int]:
    raise KeyError("DM-42")


def lie(message: bytes) -> list[int]:
    return [987_654]


@pytest.mark.parametrize("trouble", [sleep_long, die, fail])
def test_a_bot_in_trouble_is_replaced_and_the_table_goes_on(
    trouble: Callable[[bytes], list[int]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def ask() -> None:
        room = Botroom(1, PATIENCE)
        task = task_of(1)
        position = GAME.read_position(task.position)
        try:
            good = await room.choose(GAME, position, task)
            assert check(position, task.seat, good[0]) and room.failures == 0
            room.seconds = 0.5
            monkeypatch.setattr(botroom, "think", trouble)
            async with asyncio.timeout(PATIENCE):
                fallback = await room.choose(GAME, position, task)
            assert check(position, task.seat, fallback[0]) and room.failures == 1
            monkeypatch.undo()
            room.seconds = PATIENCE
            assert await room.choose(GAME, position, task) == good
        finally:
            room.close()

    with caplog.at_level(logging.DEBUG):
        asyncio.run(ask())
    assert "DM-" not in caplog.text


def test_an_arrangement_is_chosen_at_once() -> None:
    async def ask() -> None:
        course, _ = both_asked()
        decision = course.position.pending[0]
        notation = GAME.write_position(course.position, exact=True)
        room = Botroom(1, PATIENCE)
        try:
            task = Task(GAME.name, notation, decision.seat, "cadet", 1, None)
            answers = await room.choose(GAME, course.position, task)
            assert len(answers) == len(decision.options) - 1 or len(answers) == len(decision.options)
            assert room.failures == 0
        finally:
            room.close()

    asyncio.run(ask())


def test_a_worker_works_one_after_another() -> None:
    async def ask() -> None:
        worker = Worker()
        try:
            found = await asyncio.gather(*[worker.call(lie, b"", PATIENCE) for _ in range(5)])
            assert found == [[987_654]] * 5
        finally:
            worker.stop()
            worker.stop()

    asyncio.run(ask())


def test_a_whole_game_against_each_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            for name in ("cadet", "random"):
                table_id = await ann.make_table({"who": "me"}, {"who": "bot", "bot": name})
                light = await ann.sit(table_id)
                await play_on(light, 1)
                seat = light.state["table"]["seats"][1]
                assert (seat["bot"], seat["level"], seat["present"]) == (name, name, False)
            assert site.keeper.botroom.failures == 0

    asyncio.run(play())


def test_a_table_goes_on_when_its_bot_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer the rules do not offer is never written."""

    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            monkeypatch.setattr(botroom, "think", lie)
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "bot"}, {"who": "bot"})
            watching = await (await ann.sit(table_id)).ready()
            await watching.until(lambda one: one.state["number"] > 3)

    asyncio.run(play())


def test_no_bot_is_replaced_because_the_server_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer is worked out when the server is back."""

    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            monkeypatch.setattr(botroom, "think", sleep_long)
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "bot"}, {"who": "bot"})
            await (await ann.sit(table_id)).ready()
            room = site.keeper.rooms[table_id]

            async def thinking() -> bool:
                return site.keeper.botroom.workers[0].pid > 0

            await eventually(thinking)
        assert room.playing().number == 0

    asyncio.run(play())


def test_people_can_follow(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, bot_pause_seconds=0.3)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "bot"}, {"who": "bot"})
            watching = await (await ann.sit(table_id)).ready()
            await watching.until(lambda one: one.state["number"] >= 2)
            numbers = [frame["number"] for frame in watching.frames if frame["type"] == "state"]
            assert numbers == sorted(numbers)
            async with site.keeper.database.reading() as session:
                first = await session.get_one(Entry, (table_id, 1))
            assert first.at - watching.state["table"]["started"] > 0.29

    asyncio.run(play())


async def take_the_first(game: Game, position: Position, task: Task) -> list[int]:
    decision = position.decision_of(task.seat)
    assert decision is not None
    return [decision.options[0]]


def test_answers_to_the_same_question_do_not_come_in_one_flash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This bot deploys all it can."""

    async def play() -> None:
        async with serve(quick(tmp_path, bot_pause_seconds=0.2)) as site:
            monkeypatch.setattr(site.keeper.botroom, "choose", take_the_first)
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "bot"}, {"who": "bot"})
            watching = await (await ann.sit(table_id)).ready()
            await watching.until(lambda one: one.state["number"] >= 4)
            async with site.keeper.database.reading() as session:
                entries = [await session.get_one(Entry, (table_id, number)) for number in range(1, 5)]
            asked = [(entry.seat, entry.body["ask"]) for entry in entries]
            assert any(one == other for one, other in pairwise(asked))
            assert all(other.at - one.at > 0.09 for one, other in pairwise(entries))

    asyncio.run(play())


def test_a_bot_thinks_while_it_pauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, bot_pause_seconds=60.0)) as site:
            asked = asyncio.Event()

            async def choose(game: Game, position: Position, task: Task) -> list[int]:
                asked.set()
                return await take_the_first(game, position, task)

            monkeypatch.setattr(site.keeper.botroom, "choose", choose)
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "bot"}, {"who": "bot"})
            await (await ann.sit(table_id)).ready()
            async with asyncio.timeout(30.0):
                await asked.wait()
            assert site.keeper.rooms[table_id].playing().number == 0

    asyncio.run(play())

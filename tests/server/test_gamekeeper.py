"""Games from their entries, entries accepted once, workers that share a table."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.exc import OperationalError

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadRecord
from chancecube.kernel.record import replay, verify
from chancecube.server import drafts
from chancecube.server.clocks import ClockRule
from chancecube.server.course import ANSWER, UNDO, Course, Entry
from chancecube.server.database import Entry as EntryRow
from chancecube.server.database import TableRow
from chancecube.server.errors import Refusal
from chancecube.server.scribe import Scribe
from tests.server.games import both_asked, new_course, play_random, random_entry
from tests.server.site import (
    PATIENCE,
    Site,
    bridge,
    eventually,
    options,
    pick,
    player_to_move,
    quick,
    serve,
    two_players,
)

# --- the course of a game ---


def test_the_course_follows_from_the_entries() -> None:
    course, entries = play_random(7, answers=60)
    again = new_course(7)
    for entry in entries:
        again.take(entry)
    assert again.position.encode() == course.position.encode()
    assert again.asked == course.asked
    assert [event.kind for event in again.tape] == [event.kind for event in course.tape]
    assert replay(course.game, course.record).encode() == course.position.encode()


def test_a_course_with_undos_is_that_of_the_answers_that_count() -> None:
    course = new_course(9)
    chance = Chance(seed_of(9))
    told = 0
    for step in range(150):
        if course.over:
            break
        if step % 7 == 6 and course.moves:
            to = chance.below(len(course.moves))
            course.take(drafts.entry(course, UNDO, 0, 1.0, {"to": to}))
            assert len(course.moves) == to
        else:
            course.take(random_entry(course, chance))
        assert len(course.tape) >= told
        told = len(course.tape)
        assert replay(course.game, course.record).encode() == course.position.encode()
    assert [move.seat for move in course.moves] == [answer.seat for answer in course.record.answers]


def test_a_finished_course_gives_a_record_that_verifies() -> None:
    course, _ = play_random(3)
    assert course.over
    verify(course.game, course.closed_record())


def test_entries_that_do_not_fit_are_refused() -> None:
    course = new_course(1)
    for entry in (
        Entry(2, ANSWER, 0, {"ask": "deploy", "answer": "done"}, 1.0),
        Entry(1, ANSWER, 0, {"ask": "even-up", "answer": "done"}, 1.0),
        Entry(1, UNDO, 0, {"to": 5}, 1.0),
    ):
        with pytest.raises(BadRecord):
            new_course(1).take(entry)
    over, _ = play_random(3)
    with pytest.raises(BadRecord):
        over.take(Entry(over.number + 1, ANSWER, 0, {"ask": "deploy", "answer": "done"}, 1.0))
    assert course.number == 0


def test_an_answer_of_another_does_not_make_mine_stale() -> None:
    """Secret plans are made at once: each seat's question has a number of its own."""
    course, chance = both_asked()
    asked = course.asked[:]
    first = course.position.pending[0]
    course.take(random_entry(course, chance))
    other = 1 - first.seat
    assert course.asked[other] == asked[other]
    decision = course.position.decision_of(other)
    assert decision is not None
    draft = drafts.answers(course, other, asked[other], decision.options[:1], 1.0)
    assert len(draft.entries) == 1
    with pytest.raises(Refusal) as refused:
        drafts.answers(course, other, course.number, decision.options[:1], 1.0)
    assert refused.value.key == drafts.STALE


def test_seats_of_bots_are_not_for_people() -> None:
    course = Course(*new_course_parts(), bots=[None, "random"], started=0.0)
    for wish in (drafts.undo, drafts.concede, drafts.draw_offer):
        with pytest.raises(Refusal):
            wish(course, 1, 1.0)
    with pytest.raises(Refusal):
        drafts.draw_offer(course, 0, 1.0)  # bots agree to nothing


def new_course_parts() -> tuple[Any, Any, ClockRule]:
    course = new_course(5)
    return course.game, course.record.header, ClockRule()


# --- writing down ---


def test_of_two_entries_of_one_number_one_is_written(tmp_path: Path) -> None:
    async def write() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            ids = [await ann.make_table({"who": "me"}, {"who": "bot"}) for _ in range(3)]
            free = [await site.keeper.room(table_id) for table_id in ids]
            for room in free:
                if room.bot_task is not None:
                    await asyncio.wait([room.bot_task])
            start = [room.playing().number for room in free]
            first, second = Scribe(site.keeper.database), Scribe(site.keeper.database)
            for scribe in (first, second):
                assert scribe is not site.keeper.scribe
            written = await asyncio.gather(
                *[
                    scribe.write(
                        room.id,
                        [
                            Entry(number + step, "undo-no", 0, {}, 1.0)
                            for step in range(1, 1 + (3 if room is free[0] else 1))
                        ],
                        None,
                    )
                    for room, number in zip(free, start, strict=True)
                    for scribe in (first, second)
                ]
            )
            assert [sum(pair) for pair in zip(written[::2], written[1::2], strict=True)] == [1, 1, 1]
            async with site.keeper.database.reading() as session:
                for table_id, number, more in zip(ids, start, (3, 1, 1), strict=True):
                    count = await session.scalar(select(func.count()).where(EntryRow.table_id == table_id))
                    assert count == number + more
            for scribe in (first, second):
                await scribe.close()

    asyncio.run(write())


def test_the_scribe_goes_on_when_somebody_no_longer_waits(tmp_path: Path) -> None:
    async def write() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            ids = [await ann.make_table({"who": "me"}, {"who": "open"}) for _ in range(3)]
            scribe = site.keeper.scribe
            jobs = [
                asyncio.create_task(scribe.write(table_id, [Entry(1, "undo-no", 0, {}, 1.0)], None))
                for table_id in ids
            ]
            await asyncio.sleep(0)
            jobs[0].cancel()
            assert await asyncio.gather(*jobs[1:]) == [True, True]
            assert jobs[0].cancelled()
            assert await scribe.write(ids[1], [Entry(2, "undo-no", 0, {}, 1.0)], None)

    asyncio.run(write())


def test_nothing_is_acknowledged_that_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            whole = site.keeper.scribe.write_all

            async def fail(jobs: Any) -> Any:
                raise OperationalError("INSERT", {}, OSError("the disk is full"))

            monkeypatch.setattr(site.keeper.scribe, "write_all", fail)
            number = player.state["decision_number"]
            refused = await player.refusal(
                "answer", decision_number=number, answers=options(player.state)[-1:]
            )
            assert refused["error"] == "server-unavailable"
            assert player.state["number"] == 0
            monkeypatch.setattr(site.keeper.scribe, "write_all", whole)
            await player.answer(options(player.state)[-1])
            assert player.state["number"] == 1

    asyncio.run(play())


def test_an_answer_is_written_even_if_its_player_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, _ann, light, _bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            other = dark if player is light else light
            whole = site.keeper.scribe.write
            asked, gone = asyncio.Event(), asyncio.Event()

            async def write_when_gone(*job: Any) -> bool:
                asked.set()
                await gone.wait()
                return await whole(*job)

            monkeypatch.setattr(site.keeper.scribe, "write", write_when_gone)
            await player.say(
                "answer",
                decision_number=player.state["decision_number"],
                answers=options(player.state)[-1:],
            )
            await asked.wait()
            player.connection.transport.abort()
            await asyncio.wait([player.reader])
            assert other.state["number"] == 0
            gone.set()
            await other.until(lambda one: one.state["number"] == 1)

    asyncio.run(play())


# --- loading ---


def test_a_game_that_is_no_longer_in_memory_is_loaded_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path, positions_kept=2)) as site:
            ann = await site.guest("Ann")
            ids = [await ann.make_table({"who": "open"}, {"who": "me"}) for _ in range(6)]
            for table_id in ids:
                await ann.get(f"/api/tables/{table_id}")
            assert len(site.keeper.rooms) <= 3

    asyncio.run(play())


def test_a_broken_game_tells_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, bob, dark = await two_players(site)
            player = await player_to_move(light, dark)
            await player.answer(options(player.state)[-1])
            for one in (light, dark):
                await one.close()
            async with site.keeper.database.session() as session:
                await session.execute(
                    update(EntryRow)
                    .where(EntryRow.table_id == table_id)
                    .values(body={"ask": "deploy", "answer": "DM-77#3"})
                )
            site.keeper.rooms.clear()
            answer = await ann.http.get(f"/api/tables/{table_id}")
            assert answer.status_code == 500 and answer.json()["error"] == "play-broken"
            again = await ann.sit(table_id)
            await again.until(lambda one: one.closed)
            assert "DM-77" not in answer.text + str(again.frames)
            for guest in (ann, bob):
                await guest.leave()

    with caplog.at_level(logging.DEBUG, "chancecube"):
        asyncio.run(play())
    assert "DM-77" not in caplog.text


# --- several workers ---


def test_two_workers_the_same_decision(tmp_path: Path) -> None:
    """They do not hear each other at all: the database alone decides."""

    async def play() -> None:
        async with serve(quick(tmp_path)) as one, serve(quick(tmp_path)) as other:
            table_id, ann, light, bob, dark = await two_players(one)
            chance = Chance(seed_of(4))
            accepted = 0
            for _ in range(25):
                player = await player_to_move(light, dark)
                guest = ann if player is light else bob
                tab = await (await guest.sit(table_id, site=other)).asked()
                await other.keeper.look_again(table_id)
                await tab.reaches(player.state["number"])
                number = player.state["decision_number"]
                answer = pick(player.state, chance)
                before = len(tab.frames), len(player.frames)
                for socket in (tab, player):
                    await socket.say("answer", decision_number=number, answers=[answer])
                refusals: list[str] = []
                async with asyncio.timeout(PATIENCE):
                    while not refusals or player.state["decision_number"] == number:
                        await one.keeper.look_again(table_id)
                        refusals = [
                            frame["error"]
                            for socket, count in zip((tab, player), before, strict=True)
                            for frame in socket.frames[count:]
                            if frame["type"] == "refused"
                        ]
                        await asyncio.sleep(0.01)
                assert refusals in (["stale"], ["play-over"])
                accepted += 1
                await tab.close()
                if player.state["over"]:
                    break
            async with one.keeper.database.reading() as session:
                count = await session.scalar(select(func.count()).where(EntryRow.table_id == table_id))
            assert count == accepted

    asyncio.run(play())


def test_two_workers_tell_each_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as one, serve(quick(tmp_path)) as other:
            bridge(one, other)
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            light = await (await ann.sit(table_id)).ready()
            dark = await (await bob.sit(table_id, site=other)).ready()
            assert dark.state["me"] is None and dark.state["view"] is None
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 1})
            await dark.until(lambda one: one.state["me"] == 1 and one.state["view"])
            await light.until(lambda one: one.state["table"]["seats"][1]["present"])
            chance = Chance(seed_of(8))
            for number in range(1, 13):
                player = await player_to_move(light, dark)
                await player.answer(pick(player.state, chance))
                for socket in (light, dark):
                    await socket.reaches(number)
            await dark.say("chat", text="good luck")
            assert (await light.frame("chat"))["messages"][0]["text"] == "good luck"
            await dark.close()
            await light.until(lambda one: one.state["table"]["seats"][1]["absent_since"])

    asyncio.run(play())


async def count_tables(site: Site, table_id: str) -> int:
    async with site.keeper.database.reading() as session:
        return await session.scalar(select(func.count()).where(TableRow.id == table_id)) or 0


def test_old_open_tables_are_cleared_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            async with site.keeper.database.session() as session:
                await session.execute(update(TableRow).values(created=0.0))
            await ann.leave()
        async with serve(quick(tmp_path)) as site:

            async def cleared() -> bool:
                return not await count_tables(site, table_id)

            await eventually(cleared)

    asyncio.run(play())

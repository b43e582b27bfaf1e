"""Thinking time: from the times of entries alone, shown to both, and the end when it runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select

from chancecube.kernel.chance import Chance, seed_of
from chancecube.server import drafts
from chancecube.server.clocks import ClockRule, Clocks
from chancecube.server.database import Entry as EntryRow
from chancecube.server.database import TableRow
from tests.server.games import both_asked, new_course, random_entry
from tests.server.site import eventually, options, player_to_move, quick, serve, two_players


def test_no_clock_never_runs_out() -> None:
    clocks = Clocks(ClockRule(), 2, 0.0)
    clocks.hand_over([0, 1], [0, 1], -1)
    assert clocks.deadline() is None and clocks.run_out(1e12) == []


def test_total_time_with_increment() -> None:
    clocks = Clocks(ClockRule("total", 60, 5), 2, 100.0)
    clocks.hand_over([0], [0], -1)
    assert clocks.deadline() == 160.0
    clocks.pass_time(110.0)
    clocks.hand_over([0], [0], 0)  # still to move: nothing back yet
    assert clocks.left == [50.0, 60.0]
    clocks.pass_time(120.0)
    clocks.hand_over([1], [1], 0)
    assert clocks.left == [45.0, 60.0]
    assert clocks.remaining(130.0) == [45.0, 50.0]
    assert clocks.run_out(179.9) == [] and clocks.run_out(180.0) == [1]


def test_time_per_move() -> None:
    clocks = Clocks(ClockRule("move", 30), 2, 0.0)
    clocks.hand_over([0, 1], [0, 1], -1)
    clocks.pass_time(10.0)
    clocks.hand_over([0, 1], [0], 0)  # the first has a new question, the second still its old one
    assert clocks.left == [30.0, 20.0]
    assert clocks.run_out(30.0) == [1]


def test_both_clocks_run_in_simultaneous_decisions() -> None:
    course, chance = both_asked(ClockRule("total", 600))
    assert sorted(course.clocks.running) == [0, 1]
    left = course.clocks.left[:]
    entry = random_entry(course, chance, course.at + 7.0)
    course.take(entry)
    assert course.clocks.left == [left[0] - 7.0, left[1] - 7.0]


def test_clocks_that_run_out_together_make_a_draw() -> None:
    course, _ = both_asked(ClockRule("move", 20))
    course.clocks.left = [20.0, 20.0]
    draft = drafts.flag(course, course.at + 20.5)
    assert draft.closing is not None and draft.closing.winners == []
    course.take(draft.entries[0])
    assert course.over and course.winners() == []


def test_clocks_of_bots_do_not_run() -> None:
    course = new_course(2, ClockRule("total", 60), ["random", "random"])
    assert course.clocks.running == []
    chance = Chance(seed_of(1))
    for _ in range(10):
        course.take(random_entry(course, chance, course.at + 50))
    assert course.clocks.left == [60.0, 60.0]


def test_time_used_stays_used_when_a_move_is_taken_back() -> None:
    course = new_course(2, ClockRule("total", 600))
    chance = Chance(seed_of(1))
    course.take(random_entry(course, chance, 10.0))
    course.take(drafts.entry(course, "undo", 0, 30.0, {"to": 0}))
    assert sum(course.clocks.left) <= 1200.0 - 30.0


def test_running_out_loses(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            clock = {"kind": "total", "seconds": 3600, "increment": 0}
            table_id, _ann, light, _bob, dark = await two_players(site, clock=clock)
            player = await player_to_move(light, dark)
            other = dark if player is light else light
            shown = other.state["table"]["clock"]
            assert shown["running"] == [player.state["me"]]
            assert 0 < shown["remaining"][player.state["me"]] <= 3_600_000
            assert shown["remaining"][other.state["me"]] == 3_600_000
            site.later(3600)
            await other.until(lambda one: one.state["over"])
            assert other.state["over"]["winners"] == [other.state["me"]]
            assert other.state["over"]["ending"] == "house.flag"
            refused = await player.refusal(
                "answer", decision_number=player.state["decision_number"], answers=[0]
            )
            assert refused["error"] == "play-over"
            async with site.keeper.database.reading() as session:
                rows = (await session.scalars(select(EntryRow).where(EntryRow.table_id == table_id))).all()
            assert [(row.kind, row.seat) for row in rows] == [("flag", player.state["me"])]

    asyncio.run(play())


def test_clocks_survive_a_restart_and_run_out_without_anybody_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            clock = {"kind": "total", "seconds": 3600, "increment": 1}
            table_id, ann, light, bob, dark = await two_players(site, clock=clock)
            player = await player_to_move(light, dark)
            site.later(1000)
            await player.answer(options(player.state)[-1])
            left = player.state["table"]["clock"]["remaining"]
            assert 0 < min(left) <= 2_601_000
            await ann.leave()
            await bob.leave()
        async with serve(quick(tmp_path)) as site:

            async def state() -> str:
                async with site.keeper.database.reading() as session:
                    return str((await session.get_one(TableRow, table_id)).state)

            async def loaded() -> bool:
                return table_id in site.keeper.rooms

            async def is_over() -> bool:
                return await state() == "over"

            await eventually(loaded)
            assert await state() == "playing"
            site.later(5000)
            await eventually(is_over)
            watching = await (await (await site.guest("Eve")).sit(table_id)).ready()
            assert watching.state["over"]["ending"] == "house.flag"
            assert min(watching.state["table"]["clock"]["remaining"]) == 0
            assert max(watching.state["table"]["clock"]["remaining"]) in left

    asyncio.run(play())


def test_an_answer_that_comes_too_late_is_the_end(tmp_path: Path) -> None:
    """Also if the timer itself has not fired yet."""

    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            clock = {"kind": "move", "seconds": 600, "increment": 0}
            table_id, _ann, light, _bob, dark = await two_players(site, clock=clock)
            player = await player_to_move(light, dark)
            started = site.keeper.rooms[table_id].started or 0.0
            site.keeper.now = lambda: started + 601.0
            await player.say(
                "answer",
                decision_number=player.state["decision_number"],
                answers=options(player.state)[-1:],
            )
            assert (await player.frame("refused"))["error"] == "play-over"
            await light.until(lambda one: one.state["over"])
            assert light.state["over"]["ending"] == "house.flag"

    asyncio.run(play())

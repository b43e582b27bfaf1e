"""Puzzles made of finished games: thought about once, asked of anybody, kept by who made them, telling nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

from chancecube.kernel.record import replay as replay_record
from chancecube.kernel.views import view
from chancecube.lab.puzzles import puzzles_of
from chancecube.server import puzzles_api
from chancecube.server.analyst import RUNNING, STALE_SECONDS
from chancecube.server.botroom import Worker
from chancecube.server.database import Database, PuzzleKeeper, PuzzleRow
from chancecube.server.puzzler import Puzzler, step_on
from chancecube.text import Speaker
from tests.server.site import Fixed, Guest, Site, finish_by_conceding, quick, serve, two_players

QUICK = "jedi-knights"  # whose positions are soon thought about
NO_CHOICE = {"fewest": "3", "most": "16"}


async def stopped_at_puzzle(guest: Guest, puzzle_id: str) -> str:
    """A finished game that began with the position of a puzzle and was given up at once."""
    with patch.object(puzzles_api, "secrets", Fixed(1)):
        table = await guest.post(f"/api/puzzles/{puzzle_id}/table", {}, 201)
    sitting = await guest.sit(table["id"])
    await sitting.until(lambda one: one.state.get("view"))
    await finish_by_conceding(sitting)
    return str(table["id"])


async def making(guest: Guest, table_id: str, at: int = 0, language: str = "en") -> Any:
    page = await guest.post(f"/api/tables/{table_id}/puzzle?language={language}", {"at": at}, 200)
    while page["state"] in ("waiting", "running"):
        await asyncio.sleep(0.02)
        page = await guest.get(f"/api/tables/{table_id}/puzzle?at={at}&language={language}")
    return page


async def check_secrets(site: Site, maker: Guest, table_id: str, page: Any) -> None:
    """Cards are those of the seat's own view; answers, chances and which game it is of stand nowhere."""
    room = await site.keeper.room(table_id)
    seen = view(room.game, replay_record(room.game, room.playing().record, 0), page["seat"])
    assert page["view"] == json.loads(msgspec.json.encode(seen))
    assert set(page) == set(await maker.get(f"/api/puzzles/{puzzles_of(room.game.name)[0].id}"))
    told = json.dumps(page)
    for secret in (table_id, maker.id, "Ann", '"answers"', '"chances"', '"best"', '"position"'):
        assert secret not in told, secret


def counting() -> Any:
    """Counts how often anything is thought about."""
    return patch.object(Worker, "call", autospec=True, side_effect=Worker.call)


def thoughts(spy: Any) -> int:
    return sum([call.args[1] is step_on for call in spy.call_args_list])


@pytest.mark.parametrize("name", ["young-jedi", "jedi-knights"])
def test_a_position_becomes_a_puzzle_that_anybody_may_solve(tmp_path: Path, name: str) -> None:
    async def visit() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            shipped = puzzles_of(name)[0]
            table_id = await stopped_at_puzzle(ann, shipped.id)
            before = await ann.get(f"/api/tables/{table_id}/puzzle?at=0")
            assert before["state"] == "none" and before["puzzle"] is None
            made = await making(ann, table_id)
            assert made["state"] == "done" and made["done"] == made["total"]
            address = f"/api/puzzles/{made['puzzle']}"

            page = await bob.get(address)
            assert page["number"] is None and page["seat"] == shipped.seat
            await check_secrets(site, ann, table_id, page)
            assert page["question"] == (await bob.get(f"/api/puzzles/{shipped.id}"))["question"]
            right, wrong = shipped.answers[0], shipped.options[-1][0]
            verdict = await bob.post(f"{address}/answer", {"answer": right}, 200)
            assert verdict["right"] and verdict["options"][0]["best"]
            assert not (await bob.post(f"{address}/answer", {"answer": wrong}, 200))["right"]
            await bob.post(f"{address}/answer", {"answer": "nonsense"}, 400)
            table = await bob.post(f"{address}/table", {}, 201)
            sitting = await bob.sit(table["id"])
            await sitting.until(lambda one: one.state.get("view"))
            assert sitting.state["me"] == shipped.seat

            mine = (await ann.get(f"/api/puzzles?game={name}"))[0]
            assert (mine["id"], mine["table"], mine["at"]) == (made["puzzle"], table_id, 0)
            assert mine["question"] == page["question"] and mine["turn"] == shipped.turn and mine["works"]
            other = next(one for one in ("young-jedi", "jedi-knights") if one != name)
            assert await ann.get(f"/api/puzzles?game={other}") == await bob.get("/api/puzzles") == []
            french = (await ann.get("/api/puzzles?language=fr"))[0]
            assert french["side_name"] != mine["side_name"] or french["question"] != mine["question"]

    asyncio.run(visit())


def test_the_same_position_is_thought_about_once(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            table_id = await stopped_at_puzzle(ann, f"{QUICK}-01")
            with counting() as spy:
                first = await making(ann, table_id)
                needed = thoughts(spy)
                assert needed == first["total"]
                again = await making(ann, table_id)
                bobs = await making(bob, table_id)
                assert again == bobs == first and thoughts(spy) == needed
            assert len(await ann.get("/api/puzzles")) == len(await bob.get("/api/puzzles")) == 1

    asyncio.run(visit())


def test_it_goes_when_nobody_keeps_it_and_comes_back_without_a_thought(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            table_id = await stopped_at_puzzle(ann, f"{QUICK}-01")
            made = await making(ann, table_id)
            address = f"/api/puzzles/{made['puzzle']}"
            assert (await bob.send("DELETE", address)).status_code == 404  # it is Ann's
            assert (await bob.send("DELETE", f"/api/puzzles/{QUICK}-01")).status_code == 404
            await making(bob, table_id)
            assert (await ann.send("DELETE", address)).status_code == 204
            assert await ann.get("/api/puzzles") == []
            await ann.get(address)  # Bob keeps it still
            assert (await bob.send("DELETE", address)).status_code == 204
            await ann.get(address, status=404)
            await ann.post(f"{address}/answer", {"answer": "done"}, 404)
            assert (await ann.get(f"/api/tables/{table_id}/puzzle?at=0"))["state"] == "none"
            with counting() as spy:
                assert await making(ann, table_id) == made and thoughts(spy) == 0
            assert (await ann.send("DELETE", "/api/me", {})).status_code == 200
            await bob.get(address, status=404)

    asyncio.run(visit())


def test_what_makes_no_puzzle_is_said_in_words_and_remembered(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, _dark = await two_players(site)
            await finish_by_conceding(light)
            with counting() as spy:
                for at in (0, 1, 1_000):  # one option, the end of the game, beyond it
                    page = await making(ann, table_id, at)
                    assert page["state"] == "refused" and page["puzzle"] is None
                    assert page["reason"] == Speaker("en").say("puzzle-no-choice", **NO_CHOICE)
                assert thoughts(spy) == 0
            unclear = await stopped_at_puzzle(ann, f"{QUICK}-01")
            with patch.object(Puzzler, "think_through", no_puzzle):
                page = await making(ann, unclear)
            assert page["reason"] == Speaker("en").say("puzzle-unclear", gap="5")
            with counting() as spy:
                french = await making(ann, unclear, language="fr")
                assert french["reason"] == Speaker("fr").say("puzzle-unclear", gap="5")
                assert thoughts(spy) == 0
            assert await ann.get("/api/puzzles") == []

    async def no_puzzle(*_: Any) -> dict[str, object]:
        return {"state": "refused", "body": '{"key":"puzzle-unclear","arguments":{"gap":"5"}}'}

    asyncio.run(visit())


def test_only_finished_games_make_puzzles_and_only_for_somebody(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, _dark = await two_players(site)
            await ann.get(f"/api/tables/{table_id}/puzzle?at=0", status=403)
            await ann.post(f"/api/tables/{table_id}/puzzle", {"at": 0}, 403)
            await ann.post("/api/tables/aaaaaaaaaa/puzzle", {"at": 0}, 404)
            await finish_by_conceding(light)
            await ann.post(f"/api/tables/{table_id}/puzzle", {"at": -1}, 400)
            assert (await ann.send("POST", "/api/logout", {})).status_code == 200
            await ann.http.get("/api/me")
            await ann.post(f"/api/tables/{table_id}/puzzle", {"at": 0}, 401)
            await ann.get("/api/puzzles", status=401)

    asyncio.run(visit())


def test_nobody_keeps_or_makes_more_than_agreed(tmp_path: Path) -> None:
    async def visit() -> None:
        settings = replace(quick(tmp_path), puzzles_per_user=1, analyses_per_user=1)
        async with serve(settings) as site:
            ann = await site.guest("Ann")
            first = await stopped_at_puzzle(ann, f"{QUICK}-01")
            second = await stopped_at_puzzle(ann, f"{QUICK}-02")
            database = Database(settings)
            busy = PuzzleRow(
                id="busybusy00",
                table_id=second,
                at=7,
                asked_by=ann.id,
                state=RUNNING,
                done=1,
                changed=site.keeper.now(),
            )
            async with database.session() as session:
                session.add(busy)
                await session.flush()
                session.add(PuzzleKeeper(puzzle_id=busy.id, user_id=ann.id, created=0.0))
            refused = await ann.post(f"/api/tables/{first}/puzzle", {"at": 0}, 409)
            assert refused["error"] == "analysis-own-limit"
            refused = await ann.post(f"/api/tables/{first}/analysis", {}, 409)
            assert refused["error"] == "analysis-own-limit"
            assert (await ann.get(f"/api/tables/{second}/puzzle?at=7"))["done"] == 1
            async with database.session() as session:  # whoever thought about it has gone
                (await session.get_one(PuzzleRow, busy.id)).changed -= 2 * STALE_SECONDS
            assert (await ann.get(f"/api/tables/{second}/puzzle?at=7"))["state"] == "none"
            made = await making(ann, first)
            assert made["state"] == "done"
            refused = await ann.post(f"/api/tables/{second}/puzzle", {"at": 0}, 409)
            assert refused["error"] == "puzzles-full" and refused["arguments"] == {"most": "1"}
            assert await making(ann, first) == made
            await ann.send("DELETE", f"/api/puzzles/{made['puzzle']}")
            assert (await making(ann, second))["state"] in ("done", "refused")
            await database.close()

    asyncio.run(visit())


def test_puzzles_outlive_the_server_and_one_of_other_rules_can_only_be_deleted(tmp_path: Path) -> None:
    async def visit() -> None:
        settings = quick(tmp_path)
        async with serve(settings) as site:
            ann = await site.guest("Ann")
            cookies = dict(ann.http.cookies)
            table_id = await stopped_at_puzzle(ann, f"{QUICK}-01")
            made = await making(ann, table_id)
            address = f"/api/puzzles/{made['puzzle']}"
            page, mine = await ann.get(address), await ann.get("/api/puzzles")
        async with serve(settings) as site:
            bob = await site.guest("Bob")
            assert await bob.get(address) == page
            ann = Guest(site)
            site.guests.append(ann)
            ann.http.cookies.update(cookies)
            assert await ann.get("/api/puzzles") == mine
            assert await making(ann, table_id) == made
            database = Database(settings)
            async with database.session() as session:
                row = await session.get_one(PuzzleRow, made["puzzle"])
                row.body = (row.body or "").replace("PS-", "XX-")
            await database.close()
            refused = await bob.get(address, status=409)
            assert refused["error"] == "puzzle-broken" and "XX" not in str(refused)
            broken = (await ann.get("/api/puzzles"))[0]
            assert not broken["works"] and broken["question"] == Speaker("en").say("puzzle-broken")
            assert (await ann.send("DELETE", address)).status_code == 204

    asyncio.run(visit())


def test_what_fails_may_be_asked_again(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serve(quick(tmp_path)) as site:
            ann = await site.guest("Ann")
            table_id = await stopped_at_puzzle(ann, f"{QUICK}-01")
            with patch.object(Worker, "call", side_effect=TimeoutError):
                assert (await making(ann, table_id))["state"] == "failed"
            assert await ann.get("/api/puzzles") == []
            assert (await making(ann, table_id))["state"] == "done"

    asyncio.run(visit())

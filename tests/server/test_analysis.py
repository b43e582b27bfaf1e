"""Finished games analysed: once, in a process of its own, for nobody while the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from chancecube.server.analyst import RUNNING, STALE_SECONDS
from chancecube.server.database import AnalysisRow, Database
from tests.server.site import Guest, finish_by_conceding, quick, serve, two_players


async def analysed(guest: Guest, table_id: str) -> Any:
    page = await guest.post(f"/api/tables/{table_id}/analysis", {}, status=200)
    while page["state"] in ("waiting", "running"):
        await asyncio.sleep(0.1)
        page = await guest.get(f"/api/tables/{table_id}/analysis")
    return page


def test_a_finished_game_is_analysed_once_and_told_in_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(replace(quick(tmp_path), analysis_seconds=0.02)) as site:
            table_id, ann, light, bob, _dark = await two_players(site)
            await ann.get(f"/api/tables/{table_id}/analysis", status=403)
            await ann.post(f"/api/tables/{table_id}/analysis", {}, status=403)
            await ann.get(f"/api/tables/{table_id}/odds?at=0", status=403)
            await finish_by_conceding(light)
            assert (await bob.get(f"/api/tables/{table_id}/analysis"))["state"] == "none"
            page = await analysed(ann, table_id)
            assert page["state"] == "done"
            found = page["analysis"]
            assert found["points"][-1]["chances"] in (0.0, 1.0)
            assert all([0 <= point["chances"] <= 1 for point in found["points"]])
            for choice in found["choices"]:
                assert choice["question"]
                assert sum([option["played"] for option in choice["options"]]) == 1
            again = await bob.post(f"/api/tables/{table_id}/analysis", {}, status=200)
            assert again["analysis"]["points"] == found["points"]
            french = await bob.get(f"/api/tables/{table_id}/analysis?language=fr")
            if found["choices"]:
                assert french["analysis"]["choices"] != found["choices"]
            assert (await ann.get(f"/api/tables/{table_id}/odds?at=0")) == {"at": 0, "odds": None}
            await ann.get(f"/api/tables/{table_id}/odds?at=0&as=5", status=404)

    asyncio.run(play())


def test_nobody_has_more_games_analysed_at_once_than_agreed(tmp_path: Path) -> None:
    async def play() -> None:
        settings = replace(quick(tmp_path), analyses_per_user=1)
        async with serve(settings) as site:
            table_id, ann, light, bob, _dark = await two_players(site)
            await finish_by_conceding(light)
            me = (await ann.get("/api/me"))["user"]["id"]
            other_id = await ann.make_table({"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"})
            watching = await ann.sit(other_id)
            await watching.until(lambda one: one.state.get("over"))
            database = Database(settings)
            now = (await ann.get(f"/api/tables/{other_id}"))["started"]
            async with database.session() as session:
                session.add(
                    AnalysisRow(
                        table_id=other_id, asked_by=me, state=RUNNING, done=1, total=9, changed=now + 1000
                    )
                )
            refused = await ann.post(f"/api/tables/{table_id}/analysis", {}, status=409)
            assert refused["error"] == "analysis-own-limit"
            assert (await bob.get(f"/api/tables/{other_id}/analysis"))["done"] == 1
            async with database.session() as session:
                row = await session.get_one(AnalysisRow, other_id)
                row.changed = now - 2 * STALE_SECONDS
            assert (await bob.get(f"/api/tables/{other_id}/analysis"))["state"] == "none"
            taken_on = await ann.post(f"/api/tables/{table_id}/analysis", {}, status=200)
            assert taken_on["state"] in ("waiting", "running", "done")
            await database.close()

    asyncio.run(play())

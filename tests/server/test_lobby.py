"""The list of tables, and how it changes before one's eyes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.site import PATIENCE, Site, finish_by_conceding, quick, serve, two_players


async def lobby(site: Site, cookie: str = "") -> ClientConnection:
    address = site.address.replace("http", "ws", 1)
    return await connect(f"{address}/api/lobby", additional_headers={"cookie": cookie})


async def tables_until(socket: ClientConnection, count: int) -> list[dict[str, Any]]:
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = json.loads(await socket.recv())
            assert frame["type"] == "tables"
            if len(frame["tables"]) == count:
                rows: list[dict[str, Any]] = frame["tables"]
                return rows


def test_the_lobby_is_live(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            anyone = await lobby(site)
            mine = await lobby(site, ann.cookie())
            await tables_until(anyone, 0)
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            row = (await tables_until(anyone, 1))[0]
            assert row["id"] == table_id and row["state"] == "open" and row["me"] is None
            assert row["seats"][0]["name"] == "Ann" and row["seats"][1]["name"] is None
            assert (await tables_until(mine, 1))[0]["me"] == 0
            private = await ann.make_table({"who": "me"}, {"who": "open"}, open=False)
            assert {row["id"] for row in await tables_until(mine, 2)} == {table_id, private}
            assert [row["id"] for row in await bob.get("/api/tables")] == [table_id]
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 1})
            async with asyncio.timeout(PATIENCE):
                while (await tables_until(anyone, 1))[0]["state"] != "playing":
                    pass
            for socket in (anyone, mine):
                await socket.close()

    asyncio.run(play())


def test_the_list_by_state_and_owner(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, _dark = await two_players(site)
            eve = await site.guest("Eve")
            other = await eve.make_table({"who": "me"}, {"who": "open"})
            assert [row["id"] for row in await ann.get("/api/tables?mine=true")] == [table_id]
            assert [row["id"] for row in await ann.get("/api/tables?state=open")] == [other]
            await finish_by_conceding(light)
            rows = await ann.get("/api/tables?state=over")
            assert [row["id"] for row in rows] == [table_id] and rows[0]["winners"] == [1]
            await ann.get("/api/tables?state=lost", status=400)

    asyncio.run(play())

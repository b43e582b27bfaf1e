"""Who is no longer who they were: sockets that are open learn of it, and so do all others at the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chancecube.kernel.record import read
from chancecube.text import Speaker
from tests.server.site import (
    PATIENCE,
    Guest,
    Playing,
    Site,
    bridge,
    finish_by_conceding,
    quick,
    serve,
    two_players,
)

ANEW = 4205
SOMEBODY = Speaker("en").say("server-somebody")


def name_at(one: Playing, seat: int) -> str:
    return str(one.state["table"]["seats"][seat]["name"])


async def lobby(guest: Guest, site: Site) -> ClientConnection:
    address = site.address.replace("http", "ws", 1)
    return await connect(f"{address}/api/lobby", additional_headers={"cookie": guest.cookie()})


async def is_closed(socket: ClientConnection) -> bool:
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            return True


async def shown_out(one: Playing) -> None:
    await one.until(lambda one: one.closed)
    assert one.connection.close_code == ANEW


def test_who_has_gone_for_good_is_gone_everywhere_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, bob, dark = await two_players(site)
            second = await (await ann.sit(table_id)).ready()
            at_home = await lobby(ann, site)
            assert name_at(dark, 0) == "Ann"
            cookie = ann.cookie()
            assert (await ann.send("DELETE", "/api/me", {})).status_code == 200
            room = site.keeper.rooms[table_id]
            assert room.seats_here() == {1} and room.header.players == ["", "Bob"]
            for socket in (light, second):
                await shown_out(socket)
            assert await is_closed(at_home)
            await dark.until(lambda one: name_at(one, 0) == SOMEBODY)
            assert dark.state["table"]["seats"][0]["absent_since"]
            rows = await bob.get("/api/tables")
            assert rows[0]["seats"][0]["name"] == SOMEBODY
            ann.http.cookies.set("cc_session", cookie.partition("=")[2], "127.0.0.1")
            stranger = await (await ann.sit(table_id)).ready()
            assert stranger.state["me"] is None
            assert (await stranger.refusal("concede"))["error"] == "play-not-seated"
            await finish_by_conceding(dark)
            text = (await bob.http.get(f"/api/tables/{table_id}/record")).text
            record = read(text)
            assert record.header.players == ["", "Bob"] and record.header.decks[0].name == ""
            assert "Ann" not in text
            replayed = await bob.get(f"/api/tables/{table_id}/replay")
            assert replayed["players"] == ["", "Bob"]

    asyncio.run(play())


def test_what_was_said_at_the_last_moment_does_not_count(tmp_path: Path) -> None:
    """Whatever comes in on a socket between the farewell and its end comes from nobody."""

    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, dark = await two_players(site)
            site.keeper.show_out(ann.id)
            for kind in ("concede", "draw-offer", "undo"):
                await light.say(kind)
            await light.say("chat", text="it is still me")
            await shown_out(light)
            await dark.say("chat", text="alone")
            said = (await dark.frame("chat"))["messages"]
            assert [one["text"] for one in said] == ["alone"]
            assert site.keeper.rooms[table_id].playing().number == 0

    asyncio.run(play())


def test_a_table_that_waits_for_nobody_any_more_goes(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            ann, bob = await site.guest("Ann"), await site.guest("Bob")
            alone = await ann.make_table({"who": "me"}, {"who": "open"})
            shared = await bob.make_table({"who": "me"}, {"who": "open"})
            watching = await (await bob.sit(alone)).ready()
            waiting = await (await bob.sit(shared)).ready()
            assert waiting.state["table"]["seats"][1]["name"] is None
            assert (await ann.send("DELETE", "/api/me", {})).status_code == 200
            await shown_out(watching)
            await bob.get(f"/api/tables/{alone}", status=404)
            gone = await bob.sit(alone)
            await gone.until(lambda one: one.closed)
            assert gone.connection.close_code == 4404
            assert [row["id"] for row in await bob.get("/api/tables")] == [shared]

    asyncio.run(play())


@pytest.mark.parametrize("how", ["password", "logout", "register"])
def test_when_sessions_end_their_sockets_do_too(tmp_path: Path, how: str) -> None:
    """Who has stolen a session keeps no line to the table; the owner's tab comes back by itself."""
    bodies: dict[str, Any] = {
        "password": {"old": "correct horse", "new": "battery staple"},
        "logout": None,
        "register": {"name": "Ann", "password": "correct horse"},
    }

    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            table_id, ann, light, _bob, dark = await two_players(site)
            if how == "password":
                await ann.post("/api/register", bodies["register"])
                await shown_out(light)
                light = await (await ann.sit(table_id)).ready()
            stolen = ann.cookie()
            thief = await site.guest("Thief")
            thief.http.cookies.set("cc_session", stolen.partition("=")[2], "127.0.0.1")
            listening = await (await thief.sit(table_id)).ready()
            assert listening.state["me"] == 0
            await ann.post(f"/api/{how}", bodies[how])
            for socket in (light, listening):
                await shown_out(socket)
            back, stranger = (
                await (await ann.sit(table_id)).ready(),
                await (await thief.sit(table_id)).ready(),
            )
            assert stranger.state["me"] is None
            assert back.state["me"] == (None if how == "logout" else 0)
            assert name_at(dark, 0) == "Ann"

    asyncio.run(play())


def test_a_new_name_is_shown_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as site:
            _, ann, light, _bob, dark = await two_players(site)
            assert (await ann.send("PATCH", "/api/me", {"name": "Anna"})).status_code == 200
            for socket in (light, dark):
                await socket.until(lambda one: name_at(one, 0) == "Anna")
            assert light.state["me"] == 0, "nobody is shown out for that"

    asyncio.run(play())


def test_the_other_workers_hear_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serve(quick(tmp_path)) as one, serve(quick(tmp_path)) as other:
            bridge(one, other)
            table_id, ann, light, bob, _dark = await two_players(one)
            far = await (await ann.sit(table_id, site=other)).ready()
            his = await (await bob.sit(table_id, site=other)).ready()
            assert far.state["me"] == 0 and name_at(his, 0) == "Ann"
            assert (await ann.send("DELETE", "/api/me", {})).status_code == 200
            for socket in (light, far):
                await shown_out(socket)
            await his.until(lambda one: name_at(one, 0) == SOMEBODY)

    asyncio.run(play())

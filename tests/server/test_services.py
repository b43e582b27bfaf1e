"""Several workers that share a database and hear each other through a real Redis; `services` starts one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from websockets.asyncio.client import ClientConnection, connect

from chancecube.kernel.chance import Chance, seed_of
from chancecube.server.database import ChatLine
from chancecube.server.database import Entry as EntryRow
from chancecube.server.errors import Refusal
from chancecube.server.security import RedisPaces
from tests.server.site import (
    PATIENCE,
    POSTGRES,
    REDIS,
    Guest,
    Place,
    Playing,
    Site,
    eventually,
    finish_by_conceding,
    make_database,
    pick,
    play_on,
    player_to_move,
    quick,
    serve,
)

pytestmark = pytest.mark.skipif(not REDIS, reason="no Redis: python -m tests.server.services starts one")

SERVE = "import sys; from chancecube.cli import main; sys.argv = ['chancecube', 'serve', '--workers', '2']; main()"


async def own_redis(folder: Path, address: str = REDIS) -> str:
    """One of the sixteen databases of Redis, empty."""
    from redis.asyncio import Redis

    found = f"{address}/{int(sha256(str(folder).encode()).hexdigest(), 16) % 16}"
    async with Redis.from_url(found) as redis:
        await redis.flushdb()
    return found


@asynccontextmanager
async def two_workers(folder: Path, redis: str = "", **more: Any) -> AsyncIterator[tuple[Site, Site]]:
    address = redis or await own_redis(folder)
    settings = quick(folder, redis=address, **more)
    async with serve(settings) as one, serve(settings) as other:
        yield one, other


async def table_of_two(one: Site, other: Site, **more: Any) -> tuple[str, Guest, Playing, Guest, Playing]:
    """A game of two people, each at another worker."""
    ann, bob = await one.guest("Ann"), await other.guest("Bob")
    table_id = await ann.make_table({"who": "me"}, {"who": "open"}, **more)
    light = await (await ann.sit(table_id)).ready()
    dark = await (await bob.sit(table_id)).ready()
    assert dark.state["me"] is None and dark.state["view"] is None
    await bob.post(f"/api/tables/{table_id}/join", {"seat": 1})
    for socket in (light, dark):
        await socket.until(lambda one: one.state["view"])
    await dark.until(lambda one: one.state["me"] == 1)
    return table_id, ann, light, bob, dark


async def lobby(site: Place) -> ClientConnection:
    return await connect(f"{site.address.replace('http', 'ws', 1)}/api/lobby")


async def lobby_shows(socket: ClientConnection, table_id: str, state: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            rows = json.loads(await socket.recv())["tables"]
            if [row["state"] for row in rows if row["id"] == table_id] == [state]:
                return


def heard(one: Playing) -> list[str]:
    return [line["text"] for frame in one.frames if frame["type"] == "chat" for line in frame["messages"]]


def test_what_happens_at_one_worker_is_heard_at_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_workers(tmp_path) as (one, other):
            far = await lobby(other)
            table_id, _ann, light, bob, dark = await table_of_two(one, other)
            await lobby_shows(far, table_id, "playing")
            await light.until(lambda one: one.state["table"]["seats"][1]["present"])
            chance = Chance(seed_of(8))
            for number in range(1, 13):
                player = await player_to_move(light, dark)
                await player.answer(pick(player.state, chance))
                for socket in (light, dark):
                    await socket.reaches(number)
            for speaker, listener in ((light, dark), (dark, light)):
                await speaker.say("chat", text=f"seat {speaker.state['me']}")
                await listener.until(lambda one, speaker=speaker: f"seat {speaker.state['me']}" in heard(one))
            await dark.close()
            await light.until(lambda one: one.state["table"]["seats"][1]["absent_since"])
            back = await (await bob.sit(table_id, site=one)).ready()
            assert back.state["view"] == dark.state["view"]
            await light.until(lambda one: one.state["table"]["seats"][1]["present"])
            await finish_by_conceding(light)
            await back.until(lambda one: one.state["over"])
            await far.close()

    asyncio.run(play())


def test_two_workers_the_same_decision(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_workers(tmp_path) as (one, other):
            table_id, ann, light, bob, dark = await table_of_two(one, other)
            tabs = {0: await (await ann.sit(table_id, site=other)).ready()}
            tabs[1] = await (await bob.sit(table_id, site=one)).ready()
            chance = Chance(seed_of(4))
            for number in range(1, 26):
                everybody = [light, dark, *tabs.values()]
                for socket in everybody:
                    await socket.reaches(number - 1)
                if light.state["over"]:
                    break
                player = await player_to_move(light, dark)
                tab = tabs[player.state["me"]]
                pair = (tab, player) if number % 2 else (player, tab)
                before = [len(socket.frames) for socket in pair]
                answer, asked = pick(player.state, chance), player.state["decision_number"]
                for socket in pair:
                    await socket.say("answer", decision_number=asked, answers=[answer])

                async def refusals(pair: Any = pair, before: Any = before) -> list[str]:
                    return [
                        frame["error"]
                        for socket, count in zip(pair, before, strict=True)
                        for frame in socket.frames[count:]
                        if frame["type"] == "refused"
                    ]

                assert await eventually(refusals) in (["stale"], ["play-over"])
            async with one.keeper.database.reading() as session:
                count = await session.scalar(select(func.count()).where(EntryRow.table_id == table_id))
            assert count == light.state["number"]

    asyncio.run(play())


# --- paces ---


def test_paces_are_shared_and_windows_open_again(tmp_path: Path) -> None:
    async def spend() -> None:
        address = await own_redis(tmp_path)
        one, other = RedisPaces(address), RedisPaces(address)
        await one.spend("login", "ann", (2, 3600))
        await other.spend("login", "ann", (2, 3600))
        await other.spend("login", "bob", (2, 3600))
        for paces in (one, other):
            with pytest.raises(Refusal) as caught:
                await paces.spend("login", "ann", (2, 3600))
            assert caught.value.status == 429 and 3500 < int(caught.value.headers["retry-after"]) <= 3600
        await one.spend("chat", "ann", (1, 1))

        async def opened() -> bool:
            with contextlib.suppress(Refusal):
                await other.spend("chat", "ann", (1, 1))
                return True
            return False

        await eventually(opened)
        for paces in (one, other):
            await paces.close()

    asyncio.run(spend())


def test_passwords_tried_at_all_workers_count_together(tmp_path: Path) -> None:
    async def attack() -> None:
        async with two_workers(tmp_path, login_pace=(3, 3600)) as (one, other):
            thieves = [await site.guest("Thief") for site in (one, other)]
            codes = []
            for number in range(5):
                tried = {"name": "Ann", "password": "wrong horse"}
                codes.append((await thieves[number % 2].send("POST", "/api/login", tried)).status_code)
            assert codes == [401, 401, 401, 429, 429]

    asyncio.run(attack())


# --- when Redis goes away ---


class Wire:
    """A line to Redis that can be cut."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("redis://").partition(":")
        self.there = (host, int(port))
        self.port = 0
        self.server: asyncio.Server | None = None
        self.ends: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def mend(self) -> str:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]
        return f"redis://127.0.0.1:{self.port}"

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(*self.there)
        self.ends |= {writer, far_writer}
        for source, sink in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self.pour(source, sink))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def pour(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
        sink.close()

    def cut(self) -> None:
        assert self.server is not None
        self.server.close()
        for end in self.ends:
            end.transport.abort()
        self.ends.clear()


def test_games_go_on_without_redis_and_workers_catch_up_when_it_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        wire = Wire(REDIS)
        address = await own_redis(tmp_path, await wire.mend())
        async with two_workers(tmp_path, redis=address) as (one, other):
            table_id, ann, light, _bob, dark = await table_of_two(one, other)
            tab = await (await ann.sit(table_id)).ready()
            wire.cut()
            chance = Chance(seed_of(3))
            while light.state["options"]:
                await light.answer(pick(light.state, chance))
            await tab.reaches(light.state["number"])
            async with one.keeper.database.session() as session:
                session.add(ChatLine(table_id=table_id, user_id=ann.id, text="can you hear me?", at=1.0))
            refused = await ann.send("GET", "/api/me")
            assert refused.status_code == 503 and refused.json()["error"] == "server-unavailable"
            await wire.mend()
            await dark.reaches(light.state["number"])
            await dark.until(lambda one: heard(one) == ["can you hear me?"])

            async def answers() -> bool:
                return (await ann.send("GET", "/api/me")).status_code == 200

            await eventually(answers)
        wire.cut()

    asyncio.run(play())


# --- processes ---


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[Place]:
    """The site as a host runs it: one command, two workers."""
    await make_database(quick(folder))
    often = "1000000,1"
    settings = {
        "PORT": "0",
        "DATA_FOLDER": str(folder),
        "DATABASE": quick(folder).database,
        "REDIS": await own_redis(folder),
        "REQUEST_PACE": often,
        "GUEST_PACE": often,
        "LOG_LEVEL": "error",
    }
    environment = os.environ | {f"CHANCECUBE_{name}": value for name, value in settings.items()}
    process = subprocess.Popen(  # noqa: ASYNC220 - it takes no time, and is waited for in a thread
        [sys.executable, "-c", SERVE], env=environment, stdout=subprocess.PIPE, start_new_session=True
    )
    try:
        assert process.stdout is not None
        said = (await asyncio.to_thread(process.stdout.readline)).decode()
        place = Place(said[said.index("http") :].split()[0])

        async def healthy() -> bool:
            async with httpx.AsyncClient() as client:
                with contextlib.suppress(httpx.HTTPError):
                    return (await client.get(f"{place.address}/health")).status_code == 200
            return False

        await eventually(healthy)
        yield place
        for guest in place.guests:
            await guest.leave()
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


async def workers_with_sockets(place: Place) -> set[str]:
    """The process ids of the workers that have sockets open, as far as they could be asked."""
    found: set[str] = set()
    for _ in range(20):
        async with httpx.AsyncClient() as client:
            text = (await client.get(f"{place.address}/metrics")).text
        if len(found) == 2:
            break
        for line in text.splitlines():
            if line.startswith("chancecube_sockets{") and not line.endswith(" 0"):
                found.add(line.split('worker="')[1].split('"')[0])
    return found


@pytest.mark.skipif(not POSTGRES, reason="no PostgreSQL: python -m tests.server.services starts one")
def test_two_processes_serve_one_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_processes(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            table_id = await ann.make_table({"who": "me"}, {"who": "open"})
            await bob.post(f"/api/tables/{table_id}/join", {"seat": 1})
            sockets: list[list[Playing]] = [[], []]
            while len(await workers_with_sockets(place)) < 2:
                for seat, guest in enumerate((ann, bob)):
                    sockets[seat].append(await (await guest.sit(table_id)).ready())
            chance = Chance(seed_of(5))
            everybody = sockets[0] + sockets[1]
            for number in range(1, 21):
                player = await player_to_move(*everybody)
                tabs = sockets[player.state["me"]]
                speaker = tabs[chance.below(len(tabs))]
                await speaker.answer(pick(player.state, chance))
                for socket in everybody:
                    await socket.reaches(number)
                if player.state["over"]:
                    break
            await everybody[0].say("chat", text="good luck")
            for socket in everybody:
                await socket.until(lambda one: heard(one) == ["good luck"])
            await asyncio.gather(play_on(sockets[0][0], 1), play_on(sockets[1][-1], 2))
            for socket in everybody:
                await socket.until(lambda one: one.state["over"])
            text = (await ann.http.get(f"/api/tables/{table_id}/record")).text
            token = {"x-csrf-token": ann.http.cookies["cc_csrf"]}
            found = await ann.http.post("/api/records/verify", content=text, headers=token)
            assert found.json()["ok"]

    asyncio.run(play())

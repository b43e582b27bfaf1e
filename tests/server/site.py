"""A real server on loopback, inside the running loop, and people who play on it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chancecube.kernel.chance import Chance, seed_of
from chancecube.server import tables
from chancecube.server.app import create_app
from chancecube.server.gamekeeper import Keeper, Word
from chancecube.server.settings import Settings

PATIENCE = 120.0  # seconds; only a test that fails waits so long
OFTEN = (1_000_000, 1)
GAME = "young-jedi"
STARTER = {"format": "starter"}
T = TypeVar("T")


# Where servers for tests listen, as in postgresql://postgres@127.0.0.1:5432 and redis://127.0.0.1:6379: see `services`.
# Without the first tests use SQLite files, without the second those that need it are left out.
POSTGRES = os.environ.get("TEST_POSTGRES", "")
REDIS = os.environ.get("TEST_REDIS", "")


def database_for(folder: Path) -> str:
    """Each folder has a database of its own."""
    name = f"test_{sha256(str(folder).encode()).hexdigest()[:16]}"
    return f"{POSTGRES}/{name}" if POSTGRES else ""


def quick(folder: Path, **more: Any) -> Settings:
    """Settings for tests: cheap passwords, no pauses, no paces."""
    usual: dict[str, Any] = {
        "database": database_for(folder),
        "data_folder": str(folder),
        "password_memory_kib": 8,
        "password_rounds": 1,
        "bot_pause_seconds": 0.0,
        "bot_seconds": PATIENCE,
        "request_pace": OFTEN,
        "guest_pace": OFTEN,
        "table_pace": OFTEN,
        "chat_pace": OFTEN,
        "log_level": "error",
    }
    return Settings(**(usual | more))


class Place:
    """An address people go to."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.guests: list[Guest] = []

    async def guest(self, name: str) -> Guest:
        self.guests.append(Guest(self))
        return await self.guests[-1].arrive(name)


class Site(Place):
    """A server in this very process."""

    def __init__(self, app: Litestar, address: str) -> None:
        super().__init__(address)
        self.app = app
        self.ahead = 0.0
        self.keeper.now = lambda: time.time() + self.ahead

    @property
    def keeper(self) -> Keeper:
        found: Keeper = self.app.state.keeper
        return found

    def later(self, seconds: float) -> None:
        """Lets time pass at once, for clocks, absence and delays; no test has to wait for them or be in time."""
        self.ahead += seconds
        for room in self.keeper.rooms.values():
            self.keeper.set_flag_timer(room)
            room.wake()


class Fixed:
    """Takes the place of true chance at a table: the same secrets and decks every time."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed_of(seed))

    def token_bytes(self, count: int) -> bytes:
        return bytes(self.chance.below(256) for _ in range(count))

    def choice(self, things: list[Any]) -> Any:
        return things[self.chance.below(len(things))]


@asynccontextmanager
async def serve(settings: Settings, seed: int = 1) -> AsyncIterator[Site]:
    with patch.object(tables, "secrets", Fixed(seed)):
        async with serve_by_chance(settings) as site:
            yield site


async def make_database(settings: Settings) -> None:
    if not settings.database:
        return
    import asyncpg  # type: ignore[import-untyped]

    server, _, name = settings.database.rpartition("/")
    line = await asyncpg.connect(f"{server}/postgres")
    if not await line.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name):
        await line.execute(f'CREATE DATABASE "{name}"')
    await line.close()


@asynccontextmanager
async def serve_by_chance(settings: Settings) -> AsyncIterator[Site]:
    await make_database(settings)
    app = create_app(settings)
    ear = socket.socket()
    ear.bind(("127.0.0.1", 0))
    server = uvicorn.Server(
        uvicorn.Config(app, log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=30)
    )
    task = asyncio.create_task(server.serve([ear]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    site = Site(app, f"http://127.0.0.1:{ear.getsockname()[1]}")
    try:
        yield site
    finally:
        for guest in site.guests:
            await guest.leave()
        server.should_exit = True
        await task
        ear.close()


def bridge(one: Site, other: Site) -> None:
    """Lets two servers in one process hear each other, as Redis does for real ones."""
    for here, there in ((one, other), (other, one)):
        here.keeper.alone = False

        async def carry(data: bytes, channels: Any, there: Site = there) -> None:
            await there.keeper.hear(msgspec.json.decode(data, type=Word))

        here.keeper.channels.wait_published = carry  # type: ignore[method-assign,assignment]


class Guest:
    def __init__(self, site: Place) -> None:
        self.site = site
        self.http = httpx.AsyncClient(base_url=site.address, timeout=PATIENCE)
        self.id = ""
        self.sockets: list[Playing] = []

    async def arrive(self, name: str) -> Guest:
        await self.http.get("/api/me")
        made = await self.post("/api/guest", {"name": name})
        self.id = made["user"]["id"]
        return self

    async def send(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        token = self.http.cookies.get("cc_csrf") or ""
        return await self.http.request(method, path, json=body, headers={"x-csrf-token": token}, **more)

    async def post(self, path: str, body: Any = None, status: int = 0) -> Any:
        answer = await self.send("POST", path, body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def cookie(self) -> str:
        return f"cc_session={self.http.cookies.get('cc_session') or ''}"

    async def make_table(self, *seats: dict[str, Any], **more: Any) -> str:
        form = {"game": GAME, "settings": STARTER, "seats": list(seats)} | more
        made = await self.post("/api/tables", form)
        return str(made["id"])

    async def sit(
        self, table_id: str, since: int = 0, language: str = "en", site: Place | None = None
    ) -> Playing:
        address = (site or self.site).address.replace("http", "ws", 1)
        path = f"{address}/api/tables/{table_id}/socket?since={since}&language={language}"
        playing = Playing(await connect(path, additional_headers={"cookie": self.cookie()}, max_size=None))
        self.sockets.append(playing)
        return playing

    async def leave(self) -> None:
        """May be done twice: whoever is still there when the server stops is shown out."""
        for one in self.sockets:
            await one.close()
        self.sockets.clear()
        await self.http.aclose()


class Playing:
    """One open socket: all frames it received, and the newest state."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.news = asyncio.Condition()
        self.closed = False
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for text in self.connection:
                frame = json.loads(text)
                async with self.news:
                    self.frames.append(frame)
                    if frame["type"] == "state":
                        self.state = frame
                        self.log.extend(frame["log"])
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            async with self.news:
                self.news.notify_all()

    async def until(self, true: Callable[[Playing], Any]) -> Playing:
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: true(self) or self.closed)
        assert true(self), f"closed: {self.closed}, last frames: {str(self.frames[-2:])[:2000]}"
        return self

    async def reaches(self, number: int) -> Playing:
        return await self.until(lambda one: one.state["number"] >= number)

    async def shows(self, what: dict[str, Any]) -> Playing:
        return await self.until(lambda one: shown(one) == what)

    async def ready(self) -> Playing:
        return await self.until(lambda one: one.state)

    async def asked(self) -> Playing:
        return await self.until(lambda one: one.state and (one.state["options"] or one.state["over"]))

    async def frame(self, kind: str, after: int = 0) -> dict[str, Any]:
        """The next frame of a kind after the first so many frames."""
        found: list[dict[str, Any]] = []

        def look(one: Playing) -> bool:
            found[:] = [frame for frame in one.frames[after:] if frame["type"] == kind]
            return bool(found)

        await self.until(look)
        return found[0]

    async def say(self, kind: str, **more: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **more}))

    async def answer(self, *answers: int, number: int | None = None) -> None:
        """Answers the present question and waits for what comes of it."""
        asked = self.state["decision_number"] if number is None else number
        before = len(self.frames)
        await self.say("answer", decision_number=asked, answers=list(answers))
        await self.until(
            lambda one: (
                one.state["decision_number"] != asked
                or one.state["over"]
                or any(frame["type"] == "refused" for frame in one.frames[before:])
            )
        )

    async def refusal(self, kind: str, **more: Any) -> dict[str, Any]:
        before = len(self.frames)
        await self.say(kind, **more)
        return await self.frame("refused", before)

    async def close(self) -> None:
        await self.connection.close()
        await asyncio.wait([self.reader])


# --- playing ---


def shown(one: Playing) -> dict[str, Any]:
    """All of a state that comes from the position alone."""
    return {part: one.state[part] for part in ("view", "question", "options", "gesture", "powers")}


def options(state: dict[str, Any]) -> list[int]:
    return [option["answer"] for option in state["options"]]


def pick(state: dict[str, Any], chance: Chance) -> int:
    """Any answer, but one that gives something up only if there is no other."""
    kept = [option["answer"] for option in state["options"] if option["name"] != "concede"]
    choice = kept or options(state)
    return choice[chance.below(len(choice))]


async def play_on(player: Playing, seed: int, most: int = 10_000) -> int:
    """Answers at random whatever this player is asked, until the end or so many answers."""
    chance = Chance(seed_of(seed))
    for count in range(most):
        await player.asked()
        if player.state["over"]:
            return count
        await player.answer(pick(player.state, chance))
    return most


async def two_players(site: Place, **more: Any) -> tuple[str, Guest, Playing, Guest, Playing]:
    """A running game of two people."""
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    table_id = await ann.make_table({"who": "me", "word": "sand"}, {"who": "open"}, **more)
    await bob.post(f"/api/tables/{table_id}/join", {"seat": 1, "word": "rain"})
    light, dark = await ann.sit(table_id), await bob.sit(table_id)
    for one in (light, dark):
        await one.until(lambda playing: playing.state.get("view"))
    return table_id, ann, light, bob, dark


async def player_to_move(*players: Playing) -> Playing:
    """The first who has a question, once all have been told of the last entry: the same whoever is told first."""

    async def look() -> Playing | None:
        for player in players:
            assert not player.state["over"], "the game is over"
        numbers = {player.state["number"] for player in players}
        asked = [player for player in players if player.state["options"]]
        return asked[0] if asked and len(numbers) == 1 else None

    return await eventually(look)


async def eventually(look: Callable[[], Awaitable[T]]) -> T:
    """What a look finds, as soon as it finds anything."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await look()
            if found:
                return found
            await asyncio.sleep(0.005)


async def finish_by_conceding(player: Playing) -> None:
    await player.say("concede")
    await player.until(lambda one: one.state["over"])

"""The fault test: `python -m tests.server.fault --tables 50 --kills 6`.

A real server with a temporary SQLite file, many tables with players who answer at random over real sockets, and the
server killed with -9 again and again at random moments and started anew. Afterwards every answer that was acknowledged
must be in the record of its game, and every game must replay. Prints one line; exits with 1 if anything is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from chancecube import registry
from chancecube.kernel.record import verify
from chancecube.kernel.wire import Header
from chancecube.server.clocks import ClockRule
from chancecube.server.course import Course, Entry
from chancecube.server.records_api import verify_record

GAME = "young-jedi"
LIMIT = 170.0  # seconds, for everything
START_SECONDS = 90.0
OFTEN = "1000000,1"
SERVE = "import sys; from chancecube.cli import main; sys.argv = ['chancecube', 'serve']; main()"


class Server:
    """The server as a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "CHANCECUBE_PORT": str(self.port),
            "CHANCECUBE_DATA_FOLDER": str(folder),
            "CHANCECUBE_REQUEST_PACE": OFTEN,
            "CHANCECUBE_GUEST_PACE": OFTEN,
            "CHANCECUBE_TABLE_PACE": OFTEN,
            "CHANCECUBE_TABLES_PER_USER": "1000",
            "CHANCECUBE_BOT_PAUSE_SECONDS": "0",
            "CHANCECUBE_LOG_LEVEL": "error",
        }
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE], env=self.environment, stdout=log, stderr=log
            )

    async def start(self) -> None:
        self.launch()
        deadline = time.monotonic() + START_SECONDS
        async with httpx.AsyncClient() as client:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise SystemExit(f"the server does not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class Tally:
    """What was acknowledged to whom."""

    def __init__(self) -> None:
        self.answers: dict[
            str, list[tuple[int, int, str]]
        ] = {}  # table -> entry at most, seat, name of the answer
        self.waits: list[float] = []
        self.reconnects = 0
        self.finished = 0

    def note(self, table_id: str, number: int, seat: int, name: str, wait: float) -> None:
        self.answers.setdefault(table_id, []).append((number, seat, name))
        self.waits.append(wait)


class Player:
    """Answers at random; comes back whenever the line is cut, and goes on where the game stands."""

    def __init__(self, server: Server, tally: Tally, seed: int, pause: float) -> None:
        self.server = server
        self.tally = tally
        self.random = random.Random(seed)
        self.pause = pause
        self.http = httpx.AsyncClient(base_url=server.address, timeout=90)
        self.last_event = 0

    async def post(self, path: str, body: Any) -> Any:
        token = self.http.cookies.get("cc_csrf") or ""
        answer = await self.http.post(path, json=body, headers={"x-csrf-token": token})
        answer.raise_for_status()
        return answer.json()

    async def arrive(self, name: str) -> None:
        await self.http.get("/api/me")
        await self.post("/api/guest", {"name": name})

    async def play(self, table_id: str, stop: asyncio.Event) -> None:
        address = self.server.address.replace("http", "ws", 1)
        while not stop.is_set():
            cookie = {"cookie": f"cc_session={self.http.cookies['cc_session']}"}
            path = f"{address}/api/tables/{table_id}/socket?since={self.last_event}"
            try:
                async with connect(path, additional_headers=cookie, open_timeout=30, max_size=None) as line:
                    if await self.sit(table_id, line, stop):
                        return
            except (OSError, WebSocketException, TimeoutError):
                self.tally.reconnects += 1
                await asyncio.sleep(0.1 + self.random.random() * 0.2)

    async def sit(self, table_id: str, line: Any, stop: asyncio.Event) -> bool:
        """Plays until the game is over (true), the line is cut or time is up."""
        sent: tuple[int, int, str, float] | None = None
        while not stop.is_set():
            try:
                frame = json.loads(await asyncio.wait_for(line.recv(), 1.0))
            except TimeoutError:
                continue
            if frame["type"] != "state":
                continue
            numbers = [event["number"] for event in frame["log"]]
            assert numbers == [*range(self.last_event + 1, frame["last_event"] + 1)], "the log has a gap"
            self.last_event = frame["last_event"]
            if sent is not None and (frame["decision_number"] != sent[0] or frame["over"]):
                self.tally.note(table_id, frame["number"], sent[1], sent[2], time.monotonic() - sent[3])
                sent = None
            if frame["over"]:
                self.tally.finished += 1
                return True
            if sent is None and frame["options"]:
                await asyncio.sleep(self.pause * self.random.random() * 2)
                kept = [one for one in frame["options"] if one["name"] != "concede"] or frame["options"]
                option = self.random.choice(kept)
                sent = (frame["decision_number"], frame["me"], option["name"], time.monotonic())
                await line.send(
                    json.dumps({"type": "answer", "decision_number": sent[0], "answers": [option["answer"]]})
                )
        return False


# --- looking through the database afterwards ---


def check_tables(path: Path, tally: Tally) -> tuple[int, int, list[str]]:
    """How many games and entries there are, and what is wrong with them."""
    troubles: list[str] = []
    count = 0
    with contextlib.closing(sqlite3.connect(path)) as database:
        broken = database.execute("PRAGMA integrity_check").fetchone()[0]
        if broken != "ok":
            troubles.append(f"the database is damaged: {broken}")
        rows = database.execute(
            "SELECT id, header, started, state FROM tables WHERE state != 'open'"
        ).fetchall()
        for table_id, header, started, state in rows:
            entries = [
                Entry(number, kind, seat, json.loads(body), at)
                for number, kind, seat, body, at in database.execute(
                    "SELECT number, kind, seat, body, at FROM entries WHERE table_id = ? ORDER BY number",
                    (table_id,),
                )
            ]
            count += len(entries)
            troubles += check_table(table_id, json.loads(header), started, state, entries, tally)
    return len(rows), count, troubles


def check_table(
    table_id: str, header: Any, started: float, state: str, entries: list[Entry], tally: Tally
) -> list[str]:
    game = registry.game(GAME)
    if [entry.number for entry in entries] != [*range(1, len(entries) + 1)]:
        return [f"{table_id}: entries are missing"]
    try:
        course = Course(game, msgspec.convert(header, Header), ClockRule(), [None, None], started)
        for entry in entries:
            course.take(entry)
        verify(game, course.closed_record())
        verify_record(course.closed_record())
    except Exception as error:  # noqa: BLE001 - whatever it is, the game does not replay
        return [f"{table_id}: does not replay: {error!r}"]
    troubles = [] if course.over == (state == "over") else [f"{table_id}: is {state} but should not be"]
    for number, seat, name in tally.answers.get(table_id, []):
        written = [entry for entry in entries[:number] if entry.seat == seat and entry.body["answer"] == name]
        if not written:
            troubles.append(f"{table_id}: an acknowledged answer is lost")
    acknowledged: dict[int, int] = {}
    for _, seat, _ in tally.answers.get(table_id, []):
        acknowledged[seat] = acknowledged.get(seat, 0) + 1
    for seat, noted in acknowledged.items():
        if noted > sum(1 for entry in entries if entry.seat == seat):
            troubles.append(f"{table_id}: fewer answers of seat {seat} than were acknowledged")
    return troubles


async def run(tables: int, kills: int, seed: int, pause: float) -> int:
    begun = time.monotonic()
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        server = Server(Path(name))
        tally = Tally()
        stop = asyncio.Event()
        await server.start()
        try:
            players = [Player(server, tally, seed * 1000 + number, pause) for number in range(2 * tables)]
            ids: list[str] = []
            for number in range(tables):
                light, dark = players[2 * number], players[2 * number + 1]
                await light.arrive(f"Light {number}")
                await dark.arrive(f"Dark {number}")
                seats = [{"who": "me"}, {"who": "open"}]
                form = {"game": GAME, "settings": {"format": "full"}, "seats": seats, "open": False}
                ids.append((await light.post("/api/tables", form))["id"])
                await dark.post(f"/api/tables/{ids[-1]}/join", {"seat": 1})
            playing = [
                asyncio.create_task(player.play(ids[number // 2], stop))
                for number, player in enumerate(players)
            ]
            left = LIMIT - (time.monotonic() - begun) - 30
            for _ in range(kills):
                await asyncio.sleep(min(2 + chance.random() * 4, left / (kills + 1)))
                server.kill()
                await asyncio.sleep(chance.random())
                await server.start()
            await asyncio.wait(playing, timeout=8)
            stop.set()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            for player in players:
                await player.http.aclose()
        finally:
            server.kill()
        troubles = [repr(end) for end in ends if isinstance(end, BaseException)]
        games, entries, found = check_tables(Path(name) / "chancecube.db", tally)
        troubles += found
        waits = sorted(tally.waits) or [0.0]
        noted = sum(len(one) for one in tally.answers.values())
        for trouble in troubles[:20]:
            print(trouble, file=sys.stderr)
        print(
            f"fault test: {games} games, {kills} kills, {tally.reconnects} reconnections, {noted} acknowledged answers,"
            f" {entries} entries, {tally.finished // 2} games finished, median wait {waits[len(waits) // 2] * 1000:.0f} ms,"
            f" {len(troubles)} troubles, {time.monotonic() - begun:.0f} s"
        )
        return 1 if troubles or not noted or games < tables else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.3, help="mean seconds a player thinks")
    wanted = parser.parse_args()
    return asyncio.run(run(wanted.tables, wanted.kills, wanted.seed, wanted.pause))


if __name__ == "__main__":
    sys.exit(main())

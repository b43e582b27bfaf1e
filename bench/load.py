"""How many tables one machine serves: `python -m bench.load --tables 300 --rate 1 --seconds 30`.

Starts the site as a process of its own, seats two scripted players at each table, and lets every table answer so many
times a second over real sockets, from this process and on this machine. A wait is the time from sending an answer to
having the state that follows from it, at the seat that answered and at the other one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME = "young-jedi"
OFTEN = "1000000,1"
AT_ONCE = 16  # guests who arrive together
START_SECONDS = 60.0
END_SECONDS = 30.0
SERVE = "import sys; from chancecube.cli import main; sys.argv = ['chancecube', 'serve']; main()"


class Option(msgspec.Struct):
    answer: int
    name: str


class State(msgspec.Struct):
    """Of a frame only what a player needs who plays at random."""

    type: str
    number: int = 0
    decision_number: int = 0
    options: list[Option] = []
    over: Any = None


decode = msgspec.json.Decoder(State).decode


# --- the server ---


class Server:
    def __init__(self, folder: Path, workers: int, database: str, redis: str) -> None:
        settings = {
            "PORT": "0",
            "DATA_FOLDER": str(folder),
            "WORKERS": str(workers),
            "DATABASE": database,
            "REDIS": redis,
            "REQUEST_PACE": OFTEN,
            "GUEST_PACE": OFTEN,
            "TABLE_PACE": OFTEN,
            "POSITIONS_KEPT": "100000",
            "LOG_LEVEL": "error",
        }
        environment = os.environ | {f"CHANCECUBE_{name}": value for name, value in settings.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE], env=environment, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        self.address = said[said.index("http") :].split()[0]

    async def ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        async with httpx.AsyncClient() as client:
            while time.monotonic() < deadline:
                try:
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)
        raise SystemExit("the server does not start")

    def family(self) -> list[int]:
        """Its process and those it started."""
        found = [self.process.pid]
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = int(path.read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent in found:
                found.append(int(path.parent.name))
        return found

    def cpu_seconds(self) -> float:
        total = 0
        for pid in self.family():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")

    def memory_kib(self) -> int:
        total = 0
        for pid in self.family():
            for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    total += int(line.split()[1])
        return total

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


# --- the players ---


class Client:
    """HTTP for everybody: one pool of lines, everyone's cookies kept by themselves."""

    def __init__(self, address: str) -> None:
        nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(base_url=address, cookies=nobodys, timeout=60)
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def post(self, who: Player, path: str, body: Any = None) -> Any:
        headers = {"cookie": who.cookie(), "x-csrf-token": who.cookies.get("cc_csrf", "")}
        async with self.turn:
            answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        who.keep(answer)
        return answer.json()

    async def arrive(self, who: Player, name: str) -> None:
        async with self.turn:
            who.keep(await self.http.get("/api/me"))
        await self.post(who, "/api/guest", {"name": name})


class Player:
    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.line: ClientConnection | None = None
        self.state = State("none")
        self.waits: list[float] = []
        self.refusals = 0
        self.news = asyncio.Event()
        self.sent = 0.0  # when the answer was sent whose state is still to come
        self.wanted = 0  # the entry that state must have reached
        self.measured = False

    def keep(self, answer: httpx.Response) -> None:
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def sit(self, address: str, table_id: str) -> None:
        path = f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        self.line = await connect(
            path,
            additional_headers={"cookie": self.cookie()},
            compression="deflate",
            max_size=None,
            ping_interval=None,
        )

    async def listen(self) -> None:
        assert self.line is not None
        try:
            while True:
                data = await self.line.recv(decode=False)
                arrived = time.perf_counter()
                frame = decode(data)
                if frame.type == "refused":
                    self.refusals += 1
                if frame.type != "state":
                    continue
                self.state = frame
                if self.sent and frame.number >= self.wanted:
                    if self.measured:
                        self.waits.append(arrived - self.sent)
                    self.sent = 0.0
                self.news.set()
        except ConnectionClosed:
            return

    def expect(self, number: int, sent: float, measured: bool) -> None:
        self.sent, self.wanted, self.measured = sent, number, measured


class Table:
    def __init__(self, client: Client, address: str, number: int) -> None:
        self.client = client
        self.address = address
        self.number = number
        self.players = [Player(), Player()]
        self.random = random.Random(number)
        self.answers = 0
        self.late = 0
        self.games = 0
        self.id = ""

    async def arrive(self) -> None:
        for seat, player in enumerate(self.players):
            await self.client.arrive(player, f"Load {self.number} {seat}")

    async def begin(self) -> None:
        light, dark = self.players
        seats = [{"who": "me"}, {"who": "open"}]
        form = {"game": GAME, "settings": {"format": "full"}, "seats": seats, "open": False}
        self.id = (await self.client.post(light, "/api/tables", form))["id"]
        await self.client.post(dark, f"/api/tables/{self.id}/join", {"seat": 1})
        for player in self.players:
            player.state = State("none")
            await player.sit(self.address, self.id)

    async def play(self, rate: float, stop: asyncio.Event, measure: asyncio.Event) -> None:
        """One game after another, with an answer at every beat."""
        beat = time.perf_counter() + self.random.random() / rate
        while not stop.is_set():
            listening = [asyncio.create_task(player.listen()) for player in self.players]
            while not stop.is_set():
                delay = beat - time.perf_counter()
                if delay > 0:
                    await asyncio.sleep(delay)
                beat = max(beat + 1 / rate, time.perf_counter() - 1 / rate)
                if any(player.state.over for player in self.players):
                    break
                await self.answer(measure)
            for player in self.players:
                assert player.line is not None
                player.sent = 0.0
                await player.line.close()
            await asyncio.gather(*listening)
            self.games += 1
            if not stop.is_set():
                await self.begin()

    async def answer(self, measure: asyncio.Event) -> None:
        if any(player.sent for player in self.players):
            self.late += 1 if measure.is_set() else 0
            return
        for player in self.players:
            if player.state.options:
                kept = [one for one in player.state.options if one.name != "concede"] or player.state.options
                chosen = self.random.choice(kept).answer
                number = max(one.state.number for one in self.players) + 1
                message = {
                    "type": "answer",
                    "decision_number": player.state.decision_number,
                    "answers": [chosen],
                }
                now = time.perf_counter()
                for one in self.players:
                    one.expect(number, now, measure.is_set())
                self.answers += 1 if measure.is_set() else 0
                assert player.line is not None
                await player.line.send(msgspec.json.encode(message), text=True)
                return


# --- the run ---


def percentile(waits: list[float], part: float) -> float:
    return sorted(waits)[min(int(len(waits) * part), len(waits) - 1)] * 1000 if waits else float("nan")


async def run(wish: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder), wish.workers, wish.database, wish.redis)
        try:
            await server.ready()
            return await measure(server, wish)
        finally:
            server.stop()


async def measure(server: Server, wish: argparse.Namespace) -> int:
    client = Client(server.address)
    tables = [Table(client, server.address, number) for number in range(wish.tables)]
    await asyncio.gather(*[table.arrive() for table in tables])
    empty = server.memory_kib()
    await asyncio.gather(*[table.begin() for table in tables])
    stop, measuring = asyncio.Event(), asyncio.Event()
    playing = [asyncio.create_task(table.play(wish.rate, stop, measuring)) for table in tables]
    await asyncio.sleep(wish.warm)
    print(f"measuring process {server.process.pid}", file=sys.stderr, flush=True)
    measuring.set()
    begun, server_cpu, own_cpu = time.perf_counter(), server.cpu_seconds(), time.process_time()
    await asyncio.sleep(wish.seconds)
    seconds = time.perf_counter() - begun
    server_cpu, own_cpu = server.cpu_seconds() - server_cpu, time.process_time() - own_cpu
    full = server.memory_kib()
    measuring.clear()
    stop.set()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    await client.http.aclose()
    report(tables, wish, seconds, server_cpu, own_cpu, empty, full)
    troubles = [end for end in ends if isinstance(end, BaseException)]
    for trouble in troubles[:5]:
        print(f"trouble: {trouble!r}", file=sys.stderr)
    return 1 if troubles else 0


def report(
    tables: list[Table],
    wish: argparse.Namespace,
    seconds: float,
    server: float,
    own: float,
    empty: int,
    full: int,
) -> None:
    answers = sum(table.answers for table in tables)
    late = sum(table.late for table in tables)
    refusals = sum(player.refusals for table in tables for player in table.players)
    waits = [wait for table in tables for player in table.players for wait in player.waits]
    print(
        f"{wish.tables} tables at {wish.rate:g} answers a second, {wish.workers} worker(s), {seconds:.0f} s\n"
        f"answers per second   {answers / seconds:.0f}  ({late} beats passed over, {refusals} refusals,"
        f" {sum(table.games for table in tables) - len(tables)} games finished)\n"
        f"wait                 p50 {percentile(waits, 0.5):.1f} ms, p90 {percentile(waits, 0.9):.1f} ms,"
        f" p99 {percentile(waits, 0.99):.1f} ms, longest {percentile(waits, 1.0):.1f} ms\n"
        f"server               {server / seconds * 100:.0f} % of one core,"
        f" {server / max(answers, 1) * 1000:.2f} ms per answer\n"
        f"players (this side)  {own / seconds * 100:.0f} % of one core\n"
        f"server memory        {full / 1024:.0f} MiB, {(full - empty) / len(tables):.0f} KiB per table"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=1.0, help="answers per second at each table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure")
    parser.add_argument("--warm", type=float, default=5.0, help="how long to play before that")
    parser.add_argument("--workers", type=int, default=1, help="more than one needs --redis")
    parser.add_argument("--database", default="", help="postgresql://...; without it an SQLite file")
    parser.add_argument("--redis", default="", help="redis://...")
    wish = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        parser.error("what the server uses is read from /proc, which only Linux has")
    return asyncio.run(run(wish))


if __name__ == "__main__":
    sys.exit(main())

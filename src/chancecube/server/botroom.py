"""Where bots think: processes of their own, each with a deadline, so that no table ever waits for one that fails.

A worker is told an exact position and shows its bot what the bot's seat may see. One that crashes or is late is
killed and replaced, and for the answer it owes a choice is made by chance.

Bots of the host's own think in processes apart from ours, all those of one table in the same one: a bot that is a
program is kept running there from one question of its seat to the next.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import Final, TypeVar, final
from zlib import crc32

import msgspec
from msgspec import Struct

from chancecube import registry
from chancecube.bots import BadBot, Bot, Seen, house_bots, make_bot
from chancecube.bots.own import OwnBot, make_own_bot
from chancecube.bots.program import ProgramBot
from chancecube.kernel.decision import ARRANGE
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.wire import DeckList, Header

logger = logging.getLogger(__name__)

FALLBACK: Final = "random"
T = TypeVar("T")

PROGRAMS_KEPT: Final = 32  # running at one time in one process
IDLE_SECONDS: Final = 900.0  # after this a program nobody asks is ended
LATE_SECONDS: Final = 2.0  # for a process to say itself that a program was late
START_SECONDS: Final = 60.0  # a new process imports the games first


class Task(Struct, frozen=True):
    """A position somebody must choose in. Never shown to anyone: it holds all cards."""

    game: str
    position: str
    seat: int
    bot: str
    seed: int
    deck: DeckList | None
    table: str = ""
    own: OwnBot | None = None
    seconds: float = 0.0  # by when a program must have answered


class Farewell(Struct, frozen=True):
    """A game is over: its programs are told, and end."""

    table: str
    winners: list[int]
    ending: str


def seed_for(header: Header, seat: int, answers: int) -> int:
    """A bot's own chance: fixed for each place in a game, so that the same question gets the same answer again."""
    key = (header.secret or header.position).encode()
    digest = blake2b(key, person=b"chancecube bot", digest_size=6)
    digest.update(f"{seat} {answers}".encode())
    return int.from_bytes(digest.digest(), "big")


def choose(game: Game, position: Position, seat: int, bot: Bot) -> list[int]:
    """The answer of a bot; all answers at once if it has to arrange cards. Plays on in the position it is given."""
    answers: list[int] = []
    decision = position.decision_of(seat)
    first = decision
    while decision is not None and first is not None and decision.kind == first.kind:
        option = bot.choose(Seen(game, position, seat))
        if not check(position, seat, option):
            raise ValueError("a bot answered what it was not asked")
        answers.append(option)
        apply(position, seat, option)
        if decision.gesture != ARRANGE:
            break
        decision = position.decision_of(seat)
    return answers


def think(message: bytes) -> list[int]:
    """What a worker does. A program that fails is no reason to lose the worker with all its other programs."""
    task = msgspec.msgpack.decode(message, type=Task)
    game = registry.game(task.game)
    try:
        return choose(game, game.read_position(task.position), task.seat, bot_for(task, game))
    except BadBot:
        return []


def bot_for(task: Task, game: Game) -> Bot:
    """Ours by their names; others only as the settings of the server describe them."""
    if task.own is None:
        if task.bot not in house_bots(game):
            raise BadBot("no-bot", {"bot": task.bot, "known": ", ".join(house_bots(game))})
        return make_bot(task.bot, game, task.seed, task.deck, hurried=True)
    if not task.own.command:
        return make_own_bot(task.own, game, task.seed, task.deck)
    return program_for(task, task.own, game)


# --- programs that run on between questions; one plays one seat of one table and never another ---

programs: dict[tuple[str, int], ProgramBot] = {}


def program_for(task: Task, own: OwnBot, game: Game) -> ProgramBot:
    key = (task.table, task.seat)
    bot = programs.pop(key, None)
    if bot is not None and bot.name != own.name:
        bot.stop()
        bot = None
    if bot is None:
        made = make_own_bot(own, game, task.seed, task.deck)
        assert isinstance(made, ProgramBot)
        bot = made
    bot.deadline = time.monotonic() + task.seconds
    programs[key] = bot  # now the last of all
    end_some()
    return bot


def end_some() -> None:
    """Ends those nobody has asked for long, and the longest unasked if there are too many."""
    now = time.monotonic()
    for key, bot in list(programs.items())[:-1]:
        if len(programs) > PROGRAMS_KEPT or now - bot.used > IDLE_SECONDS:
            bot.stop()
            del programs[key]


def say_goodbye(message: bytes) -> None:
    """What a worker does when a game is over."""
    word = msgspec.msgpack.decode(message, type=Farewell)
    for key, bot in list(programs.items()):
        if key[0] == word.table:
            del programs[key]
            bot.over(word.winners, word.ending)


def prepare() -> None:
    """What a worker does first. It leaves interrupts to its parent, and ends when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # programs it starts are ended with it
    threading.Thread(target=outlive_nobody, daemon=True).start()
    for name in registry.game_names():
        registry.game(name)


def outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        if hasattr(os, "killpg"):
            os.killpg(0, signal.SIGKILL)
        os._exit(0)


@final
class Worker:
    """One process; it is started when it is first needed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0
        self.lock = asyncio.Lock()

    async def call(self, work: Callable[[bytes], T], message: bytes, seconds: float) -> T:
        """The work done by the process, or TimeoutError. After an error of any kind a new process is started."""
        async with self.lock:
            try:
                pool = await self.start()
                async with asyncio.timeout(seconds):
                    return await asyncio.get_running_loop().run_in_executor(pool, work, message)
            except BaseException:
                self.stop()
                raise

    async def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare)
            async with asyncio.timeout(START_SECONDS):
                self.pid = await asyncio.get_running_loop().run_in_executor(self.pool, os.getpid)
        return self.pool

    def stop(self) -> None:
        """Ends the process at once, whatever it is doing."""
        pool, pid = self.pool, self.pid
        self.pool, self.pid = None, 0
        if pool is None:
            return
        if pid:
            with suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(pid, signal.SIGKILL)
                else:
                    os.kill(pid, signal.SIGTERM)
        pool.shutdown(wait=False, cancel_futures=True)


@final
class Botroom:
    """All workers of a server. Those who ask while all are busy wait in line; the deadline counts from their turn."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(workers)]
        self.guests = [Worker() for _ in range(workers)]  # where bots of the host's own think
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.failures = 0

    async def choose(self, game: Game, position: Position, task: Task) -> list[int]:
        """The answers of a bot, or those of the fallback if it fails. The position is not touched."""
        try:
            answers = await (self.ask(task) if task.own is None else self.ask_guest(task))
            if answers and check(position, task.seat, answers[0]):
                return answers
            self.note_failure(task, ValueError())
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a bot, the table goes on
            self.note_failure(task, error)
        return choose(game, position.copy(), task.seat, make_bot(FALLBACK, game, task.seed))

    async def ask(self, task: Task) -> list[int]:
        worker = await self.free.get()
        try:
            return await worker.call(think, msgspec.msgpack.encode(task), self.seconds)
        finally:
            self.free.put_nowait(worker)

    async def ask_guest(self, task: Task) -> list[int]:
        message = msgspec.msgpack.encode(msgspec.structs.replace(task, seconds=self.seconds))
        return await self.guest_of(task.table).call(think, message, self.seconds + LATE_SECONDS)

    def guest_of(self, table: str) -> Worker:
        """A table's bots think in the same process every time."""
        return self.guests[crc32(table.encode()) % len(self.guests)]

    async def dismiss(self, table: str, winners: list[int], ending: str) -> None:
        """Tells the programs of a table that its game is over."""
        worker = self.guest_of(table)
        if worker.pool is not None:
            message = msgspec.msgpack.encode(Farewell(table, winners, ending))
            with suppress(Exception):  # the process was ended: its programs are too
                await worker.call(say_goodbye, message, START_SECONDS)

    def note_failure(self, task: Task, error: Exception) -> None:
        """Names the kind of error alone: its words might tell of cards."""
        self.failures += 1
        logger.warning("bot %s failed: %s", task.bot, type(error).__name__)

    def close(self) -> None:
        for worker in self.workers + self.guests:
            worker.stop()

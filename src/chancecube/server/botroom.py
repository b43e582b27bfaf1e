"""Where bots think: processes of their own, each with a deadline, so that no table ever waits for one that fails.

A worker is told an exact position and shows its bot what the bot's seat may see. One that crashes or is late is
killed and replaced, and for the answer it owes a choice is made by chance.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import Final, TypeVar, final

import msgspec
from msgspec import Struct

from chancecube import registry
from chancecube.bots import Seen, make_bot
from chancecube.kernel.decision import ARRANGE
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.wire import DeckList, Header

logger = logging.getLogger(__name__)

FALLBACK: Final = "random"
T = TypeVar("T")

START_SECONDS: Final = 60.0  # a new process imports the games first


class Task(Struct, frozen=True):
    """A position somebody must choose in. Never shown to anyone: it holds all cards."""

    game: str
    position: str
    seat: int
    bot: str
    seed: int
    deck: DeckList | None


def seed_for(header: Header, seat: int, answers: int) -> int:
    """A bot's own chance: fixed for each place in a game, so that the same question gets the same answer again."""
    key = (header.secret or header.position).encode()
    digest = blake2b(key, person=b"chancecube bot", digest_size=6)
    digest.update(f"{seat} {answers}".encode())
    return int.from_bytes(digest.digest(), "big")


def choose(
    game: Game, position: Position, seat: int, bot_name: str, seed: int, deck: DeckList | None
) -> list[int]:
    """The answer of a bot; all answers at once if it has to arrange cards. Plays on in the position it is given."""
    bot = make_bot(bot_name, game, seed, deck, hurried=True)
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
    """What a worker does."""
    task = msgspec.msgpack.decode(message, type=Task)
    game = registry.game(task.game)
    return choose(game, game.read_position(task.position), task.seat, task.bot, task.seed, task.deck)


def prepare() -> None:
    """What a worker does first. It leaves interrupts to its parent, and ends when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=outlive_nobody, daemon=True).start()
    for name in registry.game_names():
        registry.game(name)


def outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
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
                os.kill(pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        pool.shutdown(wait=False, cancel_futures=True)


@final
class Botroom:
    """All workers of a server. Those who ask while all are busy wait in line; the deadline counts from their turn."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.failures = 0

    async def choose(self, game: Game, position: Position, task: Task) -> list[int]:
        """The answers of a bot, or those of the fallback if it fails. The position is not touched."""
        message = msgspec.msgpack.encode(task)
        worker = await self.free.get()
        try:
            answers = await worker.call(think, message, self.seconds)
            if answers and check(position, task.seat, answers[0]):
                return answers
            self.note_failure(task, ValueError())
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a bot, the table goes on
            self.note_failure(task, error)
        finally:
            self.free.put_nowait(worker)
        return choose(game, position.copy(), task.seat, FALLBACK, task.seed, None)

    def note_failure(self, task: Task, error: Exception) -> None:
        """Names the kind of error alone: its words might tell of cards."""
        self.failures += 1
        logger.warning("bot %s failed: %s", task.bot, type(error).__name__)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()

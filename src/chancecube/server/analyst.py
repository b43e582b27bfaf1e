"""Finished games analysed: asked for once, thought about in a process of its own, kept with the game.

Whoever asks first inserts the row; its `changed` is the heartbeat of the worker that thinks about it, so that any
worker can tell how far it is, and take it over when that worker has gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, final

import msgspec
from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.kernel.record import write
from chancecube.kernel.wire import Record
from chancecube.lab.analysis import (
    DECISION,
    MOMENTS_A_PARCEL,
    Analysis,
    Course,
    Job,
    Judged,
    Parcel,
    gather,
    judge_parcel,
    plan_moments,
)
from chancecube.lab.battle_odds import Odds
from chancecube.lab.battles import odds_at
from chancecube.lab.judges import best_bot
from chancecube.server.botroom import Worker
from chancecube.server.database import AnalysisRow, Database, PuzzleRow
from chancecube.server.errors import Refusal
from chancecube.server.settings import Settings

log = logging.getLogger(__name__)

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"
STALE_SECONDS: Final = 120.0  # without a heartbeat for so long, whoever thought about it has gone
SLOWNESS: Final = 20.0  # how many times as long as told a moment may take
ODDS_SECONDS: Final = 20.0
ODDS_KEPT: Final = 200

Note = Callable[..., Awaitable[None]]  # changes of the row of what is thought about, with a heartbeat


class OddsTask(Struct):
    record: str
    at: int
    seat: int | None


# --- in the worker's process ---


def judge_some(message: bytes) -> bytes:
    return msgspec.msgpack.encode(judge_parcel(msgspec.msgpack.decode(message, type=Parcel)))


def plan_all(message: bytes) -> list[int]:
    """The moments to judge. Only a worker plays through a game to find them: that takes a while."""
    return plan_moments(Course(read_record(message)), DECISION)


def gather_all(message: bytes) -> bytes:
    job, judged = msgspec.msgpack.decode(message, type=tuple[Job, list[Judged]])
    course = Course(read_record(job.record.encode()))
    return msgspec.json.encode(gather(course, judged, job.bot, job.seconds, DECISION))


def reckon_odds(message: bytes) -> bytes:
    task = msgspec.msgpack.decode(message, type=OddsTask)
    return msgspec.json.encode(odds_at(read_record(task.record.encode()), task.at, task.seat))


def read_record(message: bytes) -> Record:
    from chancecube.kernel.record import read

    return read(message.decode())


# --- in the server ---


@final
class Analyst:
    """One process for thinking and one for odds; those who ask wait in line."""

    def __init__(self, settings: Settings, database: Database, now: Callable[[], float]) -> None:
        self.settings = settings
        self.database = database
        self.now = now
        self.thinker = Worker()
        self.reckoner = Worker()
        self.turn = asyncio.Lock()
        self.odds_known: dict[tuple[str, int, int | None], Odds | None] = {}

    def stop(self) -> None:
        self.thinker.stop()
        self.reckoner.stop()

    async def state_of(self, table_id: str) -> AnalysisRow | None:
        async with self.database.reading() as session:
            return await session.get(AnalysisRow, table_id)

    def oldest_heartbeat(self) -> float:
        return self.now() - STALE_SECONDS

    def is_stale(self, row: AnalysisRow | PuzzleRow) -> bool:
        return row.state in (WAITING, RUNNING) and row.changed < self.oldest_heartbeat()

    async def take_on(self, table_id: str, person: str) -> bool:
        """Notes that this game is to be analysed; False if it was already, or is being."""
        async with self.database.session() as session:
            row = await session.get(AnalysisRow, table_id)
            if row is not None and row.state != FAILED and not self.is_stale(row):
                return False
            await self.refuse_too_many(session, person)
            if row is None:
                row = AnalysisRow(table_id=table_id)
                session.add(row)
            row.asked_by, row.state, row.done, row.total = person, WAITING, 0, 0
            row.changed, row.body = self.now(), None
        return True

    async def refuse_too_many(self, session: AsyncSession, person: str) -> None:
        """Puzzles being made stand in the same line."""
        own = waiting = 0
        for rows in (AnalysisRow, PuzzleRow):
            fresh = rows.changed >= self.oldest_heartbeat()
            busy = select(func.count()).where(rows.state.in_((WAITING, RUNNING)), fresh)
            own += await session.scalar(busy.where(rows.asked_by == person)) or 0
            waiting += await session.scalar(busy) or 0
        if own >= self.settings.analyses_per_user:
            raise Refusal("analysis-own-limit", {"most": str(self.settings.analyses_per_user)}, 409)
        if waiting >= self.settings.analyses_waiting:
            raise Refusal("analysis-busy", status=409)

    async def note(self, table_id: str, **changes: object) -> None:
        async with self.database.session() as session:
            await session.execute(
                update(AnalysisRow)
                .where(AnalysisRow.table_id == table_id)
                .values(changed=self.now(), **changes)
            )

    async def think(self, table_id: str, game_bot: str, record: Record) -> None:
        """Thinks about one game, in small parcels: each shows how far it is, and none can take for ever."""
        job = Job(write(record), game_bot, self.settings.analysis_seconds)
        note = partial(self.note, table_id)
        await self.in_turn(note, partial(self.think_through, note, job))

    async def in_turn(self, note: Note, think: Callable[[], Awaitable[dict[str, object]]]) -> None:
        """Waits in line, lets it be thought, and notes what came of it."""
        waiting = asyncio.create_task(keep_waiting(note))
        try:
            async with self.turn:
                waiting.cancel()
                found = await think()
            await note(asked_by=None, **found)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is noted, and the next one's turn comes
            log.warning("a game could not be thought about: %s", type(error).__name__)
            await note(state=FAILED, asked_by=None)
        finally:
            waiting.cancel()

    async def think_through(self, note: Note, job: Job) -> dict[str, object]:
        patience = 60.0 + MOMENTS_A_PARCEL * job.seconds * SLOWNESS
        moments = await self.thinker.call(plan_all, job.record.encode(), patience)
        judged: list[Judged] = []
        for first in range(0, len(moments), MOMENTS_A_PARCEL):
            await note(state=RUNNING, done=len(judged), total=len(moments))
            parcel = Parcel(job, moments[first : first + MOMENTS_A_PARCEL], True)
            found = await self.thinker.call(judge_some, msgspec.msgpack.encode(parcel), patience)
            judged += msgspec.msgpack.decode(found, type=list[Judged])
        body = await self.thinker.call(gather_all, msgspec.msgpack.encode((job, judged)), patience)
        return {"state": DONE, "body": body.decode()}

    async def odds(self, table_id: str, record: Record, at: int, seat: int | None) -> Odds | None:
        key = (table_id, at, seat)
        if key not in self.odds_known:
            task = msgspec.msgpack.encode(OddsTask(write(record), at, seat))
            try:
                found = await self.reckoner.call(reckon_odds, task, ODDS_SECONDS)
            except Exception as error:  # noqa: BLE001 - odds that cannot be reckoned are none
                log.warning("odds could not be reckoned: %s", type(error).__name__)
                found = b"null"
            while len(self.odds_known) >= ODDS_KEPT:
                del self.odds_known[next(iter(self.odds_known))]
            self.odds_known[key] = msgspec.json.decode(found, type=Odds | None)
        return self.odds_known[key]


async def keep_waiting(note: Note) -> None:
    """A heartbeat for one in line."""
    while True:
        await asyncio.sleep(STALE_SECONDS / 3)
        await note()


def read_analysis(row: AnalysisRow) -> Analysis:
    return msgspec.json.decode(row.body or "", type=Analysis)


def bot_for(record: Record) -> str:
    from chancecube.registry import game

    return best_bot(game(record.header.game))

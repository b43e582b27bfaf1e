"""Writes entries down. Those of many tables that come at once share a transaction, and so one wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from typing import Any, Final, final

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.kernel.wire import Closing
from chancecube.server.course import Entry
from chancecube.server.database import Database, TableRow
from chancecube.server.database import Entry as EntryRow

MOST_AT_ONCE: Final = 200

ENTRIES: Final[Any] = EntryRow.__table__
FIRST: Final = postgresql.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id)

# The same in the words of SQLite, where it is done in one go.
INSERT: Final = "INSERT INTO entries (table_id, number, kind, seat, body, at) VALUES (?, ?, ?, ?, ?, ?)"
INSERT_FIRST: Final = f"{INSERT} ON CONFLICT DO NOTHING"
CLOSE: Final = "UPDATE tables SET state = 'over', ended = ?, winners = ?, ending = ? WHERE id = ?"


@final
class Job:
    """Entries of one table, all or none of which are to be written."""

    def __init__(self, table_id: str, entries: list[Entry], closing: Closing | None) -> None:
        self.table_id = table_id
        self.entries = entries
        self.closing = closing
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def rows(self) -> list[dict[str, Any]]:
        return [{"table_id": self.table_id, **msgspec.structs.asdict(entry)} for entry in self.entries]

    def plain_rows(self) -> list[tuple[str, int, str, int, str, float]]:
        return [
            (self.table_id, one.number, one.kind, one.seat, msgspec.json.encode(one.body).decode(), one.at)
            for one in self.entries
        ]


@final
class Scribe:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs: list[Job] = []
        self.at_work: list[Job] = []
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.work())

    async def write(self, table_id: str, entries: list[Entry], closing: Closing | None) -> bool:
        """Whether the entries are now safe on the disk; not if another has already written one of that number."""
        job = Job(table_id, entries, closing)
        self.jobs.append(job)
        self.news.set()
        return await job.done

    async def work(self) -> None:
        while True:
            await self.news.wait()
            jobs, self.jobs = self.jobs[:MOST_AT_ONCE], self.jobs[MOST_AT_ONCE:]
            self.at_work = jobs
            if not self.jobs:
                self.news.clear()
            try:
                written = await self.write_all(jobs)
            except Exception as error:  # noqa: BLE001 - each of them learns that its entries are not written
                for job in jobs:
                    if not job.done.done():
                        job.done.set_exception(error)
            else:
                for job in jobs:
                    if not job.done.done():  # whoever asked may no longer wait
                        job.done.set_result(job in written)

    async def write_all(self, jobs: list[Job]) -> list[Job]:
        """The jobs whose entries were written. Tables go in one order everywhere: no two writers block each other."""
        jobs = sorted(jobs, key=lambda job: job.table_id)
        if self.database.sqlite:
            return await self.database.in_one_go(lambda pen: write_plainly(pen, jobs))
        async with self.database.session() as session:
            free = (await session.scalars(FIRST, [job.rows()[0] for job in jobs])).all()
            written = [job for job in jobs if job.table_id in free]
            rest = [row for job in written for row in job.rows()[1:]]
            if rest:
                await session.execute(insert(EntryRow), rest)
            for job in written:
                await self.close_table(session, job)
        return written

    async def close_table(self, session: AsyncSession, job: Job) -> None:
        if job.closing is not None:
            over = update(TableRow).where(TableRow.id == job.table_id)
            await session.execute(
                over.values(
                    state="over",
                    ended=job.entries[-1].at,
                    winners=job.closing.winners,
                    ending=job.closing.ending,
                )
            )

    async def close(self) -> None:
        """Ends when all that was handed in is written."""
        waiting = [job.done for job in self.at_work + self.jobs]
        if waiting:
            await asyncio.wait(waiting)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


def write_plainly(pen: sqlite3.Connection, jobs: list[Job]) -> list[Job]:
    """As `Scribe.write_all`, inside a transaction that is begun and committed around it."""
    written: list[Job] = []
    for job in jobs:
        first, *rest = job.plain_rows()
        if pen.execute(INSERT_FIRST, first).rowcount != 1:
            continue
        pen.executemany(INSERT, rest)
        if job.closing is not None:
            winners = msgspec.json.encode(job.closing.winners).decode()
            pen.execute(CLOSE, (job.entries[-1].at, winners, job.closing.ending, job.table_id))
        written.append(job)
    return written

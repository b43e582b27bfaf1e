"""Puzzles made of finished games: every position is thought about once, in the process where games are analysed.

Whoever asks first inserts the row, whose `changed` is a heartbeat as it is with analyses. What came of it stays, the
puzzle or why there is none; whose puzzle it is stands apart, for several people may have made the same one.
"""

from __future__ import annotations

from functools import partial
from typing import Final, final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.record import read, write
from chancecube.kernel.record import replay as replay_record
from chancecube.kernel.wire import Record
from chancecube.lab.judges import Weighed
from chancecube.lab.puzzles import Puzzle, Search, take_step
from chancecube.registry import game as registered
from chancecube.server.analyst import DONE, FAILED, RUNNING, WAITING, Analyst, Note, bot_for
from chancecube.server.database import Database, PuzzleKeeper, PuzzleRow, TableRow
from chancecube.server.errors import Refusal, not_found
from chancecube.server.security import is_id, new_id
from chancecube.server.settings import Settings

REFUSED: Final = "refused"
SEED: Final = 1
STEP_SECONDS: Final = 100.0  # less than a heartbeat may stay away

KEPT: Final = exists().where(PuzzleKeeper.puzzle_id == PuzzleRow.id)


class Task(Struct):
    """A position of a record, and the looks taken at it so far."""

    record: str
    at: int
    bot: str
    looks: list[Weighed]


class Reason(Struct):
    """Why a position makes no puzzle."""

    key: str
    arguments: dict[str, str]


class Step(Struct):
    """What a step came to: one look more, a puzzle, or none."""

    looks: list[Weighed]
    puzzle: Puzzle | None = None
    reason: Reason | None = None


# --- in the worker's process ---


def step_on(message: bytes) -> bytes:
    task = msgspec.msgpack.decode(message, type=Task)
    record = read(task.record)
    game = registered(record.header.game)
    position = replay_record(game, record, task.at)
    try:
        found = take_step(Search(game.name, task.bot, SEED), game, position, task.looks)
    except ChanceCubeError as error:
        return msgspec.msgpack.encode(Step([], reason=Reason(error.key, error.arguments)))
    return msgspec.msgpack.encode(Step([], found) if isinstance(found, Puzzle) else Step(found))


# --- in the server ---


@final
class Puzzler:
    """Makes puzzles when the analyst has time, and knows whose they are."""

    def __init__(self, settings: Settings, database: Database, analyst: Analyst) -> None:
        self.settings = settings
        self.database = database
        self.analyst = analyst

    # --- making ---

    async def state_of(self, table_id: str, at: int) -> PuzzleRow | None:
        """Nothing where a puzzle was made that nobody keeps any more."""
        async with self.database.reading() as session:
            row = await row_at(session, table_id, at)
            if row is None or (row.state == DONE and not await is_kept(session, row.id)):
                return None
        return row

    async def take_on(self, table_id: str, at: int, person: str) -> PuzzleRow | None:
        """Puts the puzzle on a person's list. Gives its row if it has yet to be made, and nobody is at it."""
        try:
            return await self.note_wish(table_id, at, person)
        except IntegrityError:  # somebody else asked at the same moment
            return await self.note_wish(table_id, at, person)

    async def note_wish(self, table_id: str, at: int, person: str) -> PuzzleRow | None:
        async with self.database.session() as session:
            row = await row_at(session, table_id, at)
            if row is not None and row.state == REFUSED:
                return None
            is_new = row is None or row.state == FAILED or self.analyst.is_stale(row)
            if is_new:
                await self.analyst.refuse_too_many(session, person)
            if row is None:
                row = PuzzleRow(id=new_id(), table_id=table_id, at=at)
                session.add(row)
            if is_new:
                row.asked_by, row.state, row.done = person, WAITING, 0
                row.changed, row.body = self.analyst.now(), None
            await session.flush()
            await self.put_on_list(session, row.id, person)
        return row if is_new else None

    async def put_on_list(self, session: AsyncSession, puzzle_id: str, person: str) -> None:
        if await session.get(PuzzleKeeper, (puzzle_id, person)) is not None:
            return
        count = select(func.count()).select_from(PuzzleKeeper).join(PuzzleRow)
        alive = or_(PuzzleRow.state == DONE, PuzzleRow.changed >= self.analyst.oldest_heartbeat())
        have = await session.scalar(count.where(PuzzleKeeper.user_id == person, alive))
        most = self.settings.puzzles_per_user
        if (have or 0) >= most:
            raise Refusal("puzzles-full", {"most": str(most)}, 409)
        session.add(PuzzleKeeper(puzzle_id=puzzle_id, user_id=person, created=self.analyst.now()))

    async def think(self, puzzle_id: str, record: Record, at: int) -> None:
        task = Task(write(record), at, bot_for(record), [])
        note = partial(self.note, puzzle_id)
        await self.analyst.in_turn(note, partial(self.think_through, note, puzzle_id, task))

    async def think_through(self, note: Note, puzzle_id: str, task: Task) -> dict[str, object]:
        while True:
            await note(state=RUNNING, done=len(task.looks))
            message = await self.analyst.thinker.call(step_on, msgspec.msgpack.encode(task), STEP_SECONDS)
            step = msgspec.msgpack.decode(message, type=Step)
            if step.reason is not None:
                return {"state": REFUSED, "body": msgspec.json.encode(step.reason).decode()}
            if step.puzzle is not None:
                made = replace(step.puzzle, id=puzzle_id)
                return {"state": DONE, "body": msgspec.json.encode(made).decode()}
            task = replace(task, looks=step.looks)

    async def note(self, puzzle_id: str, **changes: object) -> None:
        """What became no puzzle stands on nobody's list."""
        async with self.database.session() as session:
            await session.execute(
                update(PuzzleRow)
                .where(PuzzleRow.id == puzzle_id)
                .values(changed=self.analyst.now(), **changes)
            )
            if changes.get("state") in (REFUSED, FAILED):
                await session.execute(delete(PuzzleKeeper).where(PuzzleKeeper.puzzle_id == puzzle_id))

    # --- those that were made ---

    async def find(self, puzzle_id: str) -> PuzzleRow:
        wanted = select(PuzzleRow).where(PuzzleRow.id == puzzle_id, PuzzleRow.state == DONE, KEPT)
        async with self.database.reading() as session:
            row = await session.scalar(wanted) if is_id(puzzle_id) else None
        if row is None:
            raise not_found()
        return row

    async def of_person(self, person: str) -> list[tuple[PuzzleRow, str]]:
        """The newest first, with the names of their games."""
        wanted = (
            select(PuzzleRow, TableRow.game)
            .join(PuzzleKeeper)
            .join(TableRow, TableRow.id == PuzzleRow.table_id)
            .where(PuzzleKeeper.user_id == person, PuzzleRow.state == DONE)
            .order_by(PuzzleKeeper.created.desc(), PuzzleRow.id)
        )
        async with self.database.reading() as session:
            return [(row, game) for row, game in await session.execute(wanted)]

    async def drop(self, puzzle_id: str, person: str) -> None:
        """Takes a puzzle off a person's list; from the last list it goes for all."""
        async with self.database.session() as session:
            kept = await session.get(PuzzleKeeper, (puzzle_id, person)) if is_id(puzzle_id) else None
            if kept is None:
                raise not_found()
            await session.delete(kept)


async def row_at(session: AsyncSession, table_id: str, at: int) -> PuzzleRow | None:
    found: PuzzleRow | None = await session.scalar(
        select(PuzzleRow).where(PuzzleRow.table_id == table_id, PuzzleRow.at == at)
    )
    return found


async def is_kept(session: AsyncSession, puzzle_id: str) -> bool:
    wanted = select(PuzzleKeeper.user_id).where(PuzzleKeeper.puzzle_id == puzzle_id).limit(1)
    return await session.scalar(wanted) is not None


def read_reason(row: PuzzleRow) -> Reason:
    return msgspec.json.decode(row.body or "", type=Reason)

"""What is kept: people, their sessions and decks, tables and the entries a game is made of, chat.

A game is its entries: they are only ever added, under (table, number), and the key refuses a second one of the same
number. In SQLite every commit reaches the disk before it is acknowledged (WAL with synchronous=FULL).

    async with database.session() as session:   a transaction for writing; commits at the end, rolls back on an error
    async with database.reading() as session:   a snapshot for looking; never writes
    await database.in_one_go(work)              with SQLite: a transaction of plain SQL, in a thread, begun to committed

Times are seconds since 1970.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
    event,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from chancecube.server.settings import BadSettings, Settings

ID_LENGTH: Final = 10
BUSY_SECONDS: Final = 30  # how long another process may hold the file
READERS: Final = 8

T = TypeVar("T")


class Base(DeclarativeBase):
    type_annotation_map: Final = {
        float: Double(),
        dict[str, Any]: JSON(),
        list[int]: JSON(none_as_null=True),
        dict[str, int]: JSON(),
    }


# --- people ---


class User(Base):
    """A person: a guest as long as there is no name_key. One who has gone stays as an empty row, for old games."""

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    name_key: Mapped[str | None] = mapped_column(String(64), unique=True)
    password_hash: Mapped[str | None] = mapped_column(String(255))
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[float]
    deleted: Mapped[float | None]

    @property
    def guest(self) -> bool:
        return self.name_key is None


class Session(Base):
    """A browser that is somebody. Only the hash of its token is known here."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    created: Mapped[float]
    expires: Mapped[float] = mapped_column(index=True)


class Deck(Base):
    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    game: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(64))
    note: Mapped[str] = mapped_column(String(500))
    cards: Mapped[dict[str, int]]
    updated: Mapped[float]


# --- tables and games ---


class TableRow(Base):
    """A table; `header` is the header of the game's record, with the secret nobody may see before the end."""

    __tablename__ = "tables"
    __table_args__ = (
        CheckConstraint("state IN ('open', 'playing', 'over')", name="table_state"),
        Index("tables_by_state", "state", "created"),
    )

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    settings: Mapped[dict[str, Any]]
    open: Mapped[bool] = mapped_column(Boolean(create_constraint=False))
    clock: Mapped[dict[str, Any]]
    delay: Mapped[int] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(String(8))
    header: Mapped[dict[str, Any]]
    creator: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    created: Mapped[float]
    started: Mapped[float | None]
    ended: Mapped[float | None]
    winners: Mapped[list[int] | None]
    ending: Mapped[str | None] = mapped_column(String(64))
    rematch_of: Mapped[str | None] = mapped_column(String(ID_LENGTH), index=True)
    fork_of: Mapped[str | None] = mapped_column(String(ID_LENGTH))

    @property
    def agreed(self) -> dict[str, str]:
        return {str(name): str(value) for name, value in self.settings.items()}


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(32))
    level: Mapped[str | None] = mapped_column(String(32))
    deck: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    word: Mapped[str] = mapped_column(String(64))
    last_seen: Mapped[float | None]


SEATS: Final = select(Seat, User).outerjoin(User, User.id == Seat.user_id).order_by(Seat.seat)


class Entry(Base):
    """One accepted step of a game; see the module `gamekeeper` for the kinds."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int] = mapped_column(Integer)
    body: Mapped[dict[str, Any]]
    at: Mapped[float]


class AnalysisRow(Base):
    """What a bot thinks of a finished game, or how far it is with it; `asked_by` only as long as it thinks."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    asked_by: Mapped[str | None] = mapped_column(String(ID_LENGTH))
    state: Mapped[str] = mapped_column(String(8))
    done: Mapped[int] = mapped_column(Integer)
    total: Mapped[int] = mapped_column(Integer)
    changed: Mapped[float]
    body: Mapped[str | None] = mapped_column(Text)


class PuzzleRow(Base):
    """What came of making a puzzle of a position, or how far it is; `body` is the puzzle, or why it is none.

    It stays when nobody keeps the puzzle any more: no position is thought about twice.
    """

    __tablename__ = "puzzles"
    __table_args__ = (UniqueConstraint("table_id", "at", name="puzzle_of_position"),)

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    at: Mapped[int] = mapped_column(Integer)
    asked_by: Mapped[str | None] = mapped_column(String(ID_LENGTH))
    state: Mapped[str] = mapped_column(String(8))
    done: Mapped[int] = mapped_column(Integer)
    changed: Mapped[float]
    body: Mapped[str | None] = mapped_column(Text)


class PuzzleKeeper(Base):
    """Somebody on whose list a puzzle stands. One that stands on no list is asked no more."""

    __tablename__ = "puzzle_keepers"

    puzzle_id: Mapped[str] = mapped_column(ForeignKey("puzzles.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True, index=True)
    created: Mapped[float]


# --- talk ---


class ChatLine(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class Mute(Base):
    __tablename__ = "mutes"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    muted_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)


class Report(Base):
    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


# --- the database itself ---


class Database:
    """The connections of one process. SQLite writes one at a time: here they queue up in order, without polling."""

    def __init__(self, settings: Settings) -> None:
        self.url = settings.database_url()
        self.engine = open_engine(self.url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        writing = self.engine.execution_options(sqlite_begin="BEGIN IMMEDIATE")
        self.writers = async_sessionmaker(writing, expire_on_commit=False)
        self.readers = async_sessionmaker(self.engine, expire_on_commit=False)
        self.turn = asyncio.Lock()
        self.writer: asyncio.Task[Any] | None = None
        self.hand = ThreadPoolExecutor(1, "chancecube-writer")
        self.pen: sqlite3.Connection | None = None  # used in that thread alone

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction for writing. Keep it short, and open no second one inside it."""
        if not self.sqlite:
            async with self.writers.begin() as session:
                yield session
            return
        task = asyncio.current_task()
        if self.writer is not None and self.writer is task:
            raise RuntimeError("a session for writing inside another one would wait for itself")
        async with self.turn:
            self.writer = task
            try:
                async with self.writers.begin() as session:
                    yield session
            finally:
                self.writer = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A look at one state of things; what is changed in it is forgotten."""
        async with self.readers() as session:
            yield session

    async def in_one_go(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Costs a tenth of a session, which goes to a thread and back with every statement."""
        async with self.turn:
            return await asyncio.get_running_loop().run_in_executor(self.hand, self.write, work)

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self.pen is None:
                self.pen = sqlite3.connect(make_url(self.url).database or "", timeout=BUSY_SECONDS)
                prepare_sqlite(self.pen, None)
            self.pen.execute("BEGIN IMMEDIATE")
            try:
                done = work(self.pen)
                self.pen.execute("COMMIT")
            except BaseException:
                self.pen.rollback()
                raise
        except sqlite3.Error as error:
            raise OperationalError(None, None, error) from error
        return done

    def put_down(self) -> None:
        if self.pen is not None:
            self.pen.close()
            self.pen = None

    async def upgrade(self) -> None:
        """Brings the tables to the newest form; several servers starting at once take turns."""
        from chancecube.server.migrations import upgrade

        try:
            async with self.session() as session:
                connection = await session.connection()
                await connection.run_sync(upgrade)
        except OperationalError as error:
            raise BadSettings("server-database-address", {"reason": str(error.orig)}) from None
        except OSError as error:
            raise BadSettings("server-database-address", {"reason": error.strerror or str(error)}) from None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.hand, self.put_down)
        self.hand.shutdown()
        await self.engine.dispose()


def open_engine(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
        if url.get_backend_name() != "sqlite":
            return create_async_engine(
                url, pool_size=READERS, max_overflow=READERS, pool_pre_ping=True, hide_parameters=True
            )
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(
            url,
            pool_size=READERS,
            max_overflow=READERS,
            connect_args={"timeout": BUSY_SECONDS},
            hide_parameters=True,
        )
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise BadSettings("server-database-address", {"reason": str(error)}) from None
    except OSError as error:
        raise BadSettings("server-database-address", {"reason": error.strerror or str(error)}) from None
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Takes transactions out of the driver's hands, which would begin them too late to be safe."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Any) -> None:
    """A writer takes the file at once: one that first reads and then writes could find it changed."""
    connection.exec_driver_sql(connection.get_execution_options().get("sqlite_begin", "BEGIN"))

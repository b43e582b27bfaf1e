"""Keeps the games of a server: loads them from their entries, accepts one more entry, tells all who listen.

The truth is in the database; what a worker holds is a cache. An entry is accepted by writing it under the next
number of its table: if another worker was faster, this one reads what was written and looks again. Only then is it
acknowledged and told, here and through the channels to the other workers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, final

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from msgspec import Struct
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.wire import DeckList
from chancecube.server import drafts
from chancecube.server.analyst import Analyst
from chancecube.server.botroom import Botroom, Task, Worker, seed_for
from chancecube.server.course import Course, Entry
from chancecube.server.database import SEATS, AnalysisRow, ChatLine, Database, Report, Seat, TableRow, User
from chancecube.server.database import Entry as EntryRow
from chancecube.server.drafts import STALE, Draft
from chancecube.server.errors import NOT_FOUND, Refusal, not_found
from chancecube.server.news import MISSED
from chancecube.server.observe import Metrics
from chancecube.server.own_bots import own_bot
from chancecube.server.puzzler import Puzzler
from chancecube.server.rooms import Chair, Listener, Room, Visitor
from chancecube.server.scribe import Scribe
from chancecube.server.security import is_id
from chancecube.server.settings import Settings

log = logging.getLogger(__name__)

CHANNEL: Final = "tables"
ATTEMPTS: Final = 8
HEARTBEAT_SECONDS: Final = 15.0
TROUBLE_SECONDS: Final = 1.0
GRACE_SECONDS: Final = 5.0
CLEARING_SECONDS: Final = 600.0
LATE_SECONDS: Final = 0.02  # timers may come a little early
AGAIN: Final = 0.5  # of a bot's pause, before it answers a question of the same kind again
FOLD_AT_ONCE: Final = 20  # entries, before others get their turn

COLUMNS: Final = (EntryRow.number, EntryRow.kind, EntryRow.seat, EntryRow.body, EntryRow.at)
SEEN: Final = (
    update(Seat)
    .where(Seat.table_id == bindparam("at_table"), Seat.seat == bindparam("on_seat"))
    .values(last_seen=bindparam("now"))
)

Drafting = Callable[[Course, float], Draft]


class Word(Struct, omit_defaults=True):
    """What workers tell each other. Nothing of a game is in it but that something happened."""

    worker: str
    what: str  # entries, table, chat, here, gone, person, farewell
    table: str = ""
    number: int = 0
    seats: list[tuple[str, int]] = []
    person: str = ""


@final
class Keeper:
    def __init__(
        self,
        settings: Settings,
        database: Database,
        channels: ChannelsPlugin,
        metrics: Metrics,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.database = database
        self.channels = channels
        self.metrics = metrics
        self.now = now
        self.worker = secrets.token_hex(8)
        self.alone = not settings.redis  # there are no other workers to be told
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.scribe = Scribe(database)
        self.botroom = Botroom(settings.bot_workers, settings.bot_seconds)
        self.verifier = Worker()  # for records of strangers
        self.analyst = Analyst(settings, database, now)
        self.puzzler = Puzzler(settings, database, self.analyst)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ears: list[asyncio.Task[Any]] = []
        self.closing = asyncio.Event()
        self.words: asyncio.Queue[Word] = asyncio.Queue(10_000)
        self.lobby: set[Visitor] = set()  # told that the list of tables may look different
        self.on_chat: Callable[[Keeper, Room, int], Coroutine[Any, Any, None]] | None = None

    # --- tasks ---

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ChanceCubeError):
            log.error("a task failed: %s", type(error).__name__)

    async def start(self) -> None:
        subscriber = await self.channels.subscribe(CHANNEL)
        self.ears = [self.spawn(self.listen(subscriber)), self.spawn(self.speak())]
        self.spawn(self.beat())
        self.spawn(self.watch_clocks())
        self.spawn(self.clear_away())

    async def stop(self) -> None:
        """What is being read or written is finished; nothing new is begun."""
        self.closing.set()
        await self.note_leaving()
        for task in self.ears:
            task.cancel()
        self.botroom.close()
        self.analyst.stop()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=GRACE_SECONDS)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.verifier.stop()
        self.analyst.stop()
        await self.scribe.close()

    async def goes_on(self, seconds: float) -> bool:
        """Waits so long; not, if the server ends meanwhile."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.closing.wait()
        return not self.closing.is_set()

    # --- rooms ---

    async def room(self, table_id: str) -> Room:
        """The table of this id, loaded if need be."""
        room = self.rooms.get(table_id)
        if room is None and not is_id(table_id):
            raise not_found()
        if room is None:
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table_id) or await self.load(table_id)
            finally:
                self.loading.pop(table_id, None)
        room.used = self.now()
        return room

    async def load(self, table_id: str) -> Room:
        row, chairs, entries = await self.read(table_id, 0)
        room = Room(row, chairs, self.now())
        await self.fold(room, entries)
        await self.find_rematch(room)
        self.make_space()
        self.rooms[table_id] = room
        self.after_change(room)
        return room

    async def read(self, table_id: str, after: int) -> tuple[TableRow, list[Chair], list[Entry]]:
        async with self.database.reading() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                raise not_found()
            seats = await session.execute(SEATS.where(Seat.table_id == table_id))
            chairs = [chair_of(seat, user) for seat, user in seats.all()]
            entries = await entries_after(session, table_id, after)
        return row, chairs, entries

    async def fold(self, room: Room, entries: list[Entry]) -> None:
        """Adds entries that were read. If they do not fit the rules, nobody is told which cards they name."""
        try:
            room.begin()
            for place, entry in enumerate(entries):
                if entry.number > room.playing().number:
                    room.take(entry)
                if place % FOLD_AT_ONCE == FOLD_AT_ONCE - 1:
                    await asyncio.sleep(0)
        except ChanceCubeError as error:
            log.error("a game cannot be replayed: %s", error.key, extra={"table": room.id})
            self.rooms.pop(room.id, None)
            raise Refusal("play-broken", status=500) from None

    async def find_rematch(self, room: Room) -> None:
        if room.state == "over":
            async with self.database.reading() as session:
                room.rematch = await session.scalar(select(TableRow.id).where(TableRow.rematch_of == room.id))

    async def refresh(self, room: Room) -> None:
        """Reads what others have written. The room must be locked."""
        after = room.course.number if room.course is not None else 0
        row, chairs, entries = await self.read(room.id, after)
        before = room.seats_here()
        room.set_row(row, chairs)
        arrived = [(room.id, seat) for seat in room.seats_here() if seat not in before]
        if arrived:
            self.say(Word(self.worker, "here", seats=arrived))
        await self.fold(room, entries)
        await self.find_rematch(room)
        self.after_change(room)

    async def look_again(self, table_id: str) -> None:
        if table_id in self.loading:  # and may have been read before the change
            with contextlib.suppress(ChanceCubeError):
                await self.room(table_id)
        room = self.rooms.get(table_id)
        if room is None:
            return
        try:
            async with room.lock:
                await self.refresh(room)
        except Refusal as error:
            if error.key != NOT_FOUND:
                raise
            self.rooms.pop(table_id, None)
            for listener in list(room.listeners):
                listener.dismiss()

    async def catch_up(self, room: Room, number: int) -> None:
        """Reads what another worker has written up to this number, if that has not been done meanwhile."""
        async with room.lock:
            if room.course is None:
                await self.refresh(room)
            elif room.course.number < number:
                async with self.database.reading() as session:
                    entries = await entries_after(session, room.id, room.course.number)
                await self.fold(room, entries)
                room.state = "over" if room.course.over else room.state
                self.after_change(room)

    def make_space(self) -> None:
        """Forgets the games nobody has used for longest."""
        surplus = len(self.rooms) + 1 - self.settings.positions_kept
        if surplus > 0:
            idle = sorted(
                [room for room in self.rooms.values() if room.is_idle()], key=lambda room: room.used
            )
            for room in idle[:surplus]:
                del self.rooms[room.id]

    # --- accepting ---

    async def accept(self, room: Room, drafting: Drafting) -> ChanceCubeError | None:
        """Writes down what the draft asks for; returns what of it was refused. Goes on if the asker leaves."""
        return await asyncio.shield(self.spawn(self.write_down(room, drafting)))

    async def write_down(self, room: Room, drafting: Drafting) -> ChanceCubeError | None:
        begun = time.perf_counter()
        async with room.lock:
            for _ in range(ATTEMPTS):
                course = room.playing()
                now = self.now()
                flagged = drafts.flag(course, now)
                draft = flagged if flagged.entries else drafting(course, now)
                if not draft.entries:
                    return draft.refusal
                if await self.scribe.write(room.id, draft.entries, draft.closing):
                    self.note_written(room, draft, time.perf_counter() - begun)
                    return draft.refusal if draft is not flagged else Refusal("play-over", status=409)
                await self.refresh(room)
        raise Refusal("server-unavailable", status=503)

    def note_written(self, room: Room, draft: Draft, seconds: float) -> None:
        for entry in draft.entries:
            room.take(entry)
            self.metrics.count("chancecube_entries_total", "Entries of games accepted.", kind=entry.kind)
        self.metrics.time("chancecube_accept_seconds", "Time to accept an entry.", seconds)
        if draft.closing is not None:
            room.state = "over"
        self.after_change(room)
        self.say(Word(self.worker, "entries", room.id, room.playing().number))
        if draft.closing is not None:
            self.lobby_changed()
            self.dismiss_bots(room)

    def after_change(self, room: Room) -> None:
        """Whatever has to happen next: news, bots, clocks."""
        room.wake()
        self.set_flag_timer(room)
        self.let_bots_play(room)
        if room.late is not None and room.entries:
            wait = room.entries[-1].at + room.delay - self.now() + LATE_SECONDS
            asyncio.get_running_loop().call_later(max(wait, 0.0), room.wake)

    # --- clocks ---

    def set_flag_timer(self, room: Room) -> None:
        if room.flag_timer is not None:
            room.flag_timer.cancel()
            room.flag_timer = None
        deadline = None if room.course is None or room.course.over else room.course.clocks.deadline()
        if deadline is not None:
            wait = max(deadline - self.now() + LATE_SECONDS, 0.0)
            loop = asyncio.get_running_loop()
            room.flag_timer = loop.call_later(wait, lambda: self.spawn(self.flag(room)))

    async def flag(self, room: Room) -> None:
        room.flag_timer = None
        try:
            await self.write_down(room, lambda course, now: Draft([]))
        except (ChanceCubeError, SQLAlchemyError) as error:
            log.warning("a clock could not be stopped: %s", type(error).__name__, extra={"table": room.id})
            if not await self.goes_on(TROUBLE_SECONDS):
                return
        if room.flag_timer is None:
            self.set_flag_timer(room)

    async def watch_clocks(self) -> None:
        """After a restart, clocks run on also at tables nobody has come back to."""
        async with self.database.reading() as session:
            wanted = select(TableRow.id, TableRow.clock).where(TableRow.state == "playing")
            rows = (await session.execute(wanted)).all()
        for table_id, clock in rows:
            if clock.get("kind", "none") != "none":
                try:
                    await self.room(table_id)
                except ChanceCubeError:
                    continue

    # --- bots ---

    def let_bots_play(self, room: Room) -> None:
        running = room.bot_task is not None and not room.bot_task.done()
        if not running and bot_to_play(room.course) is not None:
            room.bot_task = self.spawn(self.play_bots(room))

    async def play_bots(self, room: Room) -> None:
        last = ""
        while (seat := bot_to_play(room.course)) is not None and not self.closing.is_set():
            course = room.playing()
            decision = course.position.decision_of(seat)
            assert decision is not None
            asked = course.asked[seat]
            pause = self.settings.bot_pause_seconds
            if f"{seat} {decision.kind}" == last:
                pause *= AGAIN
            last = f"{seat} {decision.kind}"
            try:
                thinking = self.bot_answers(room, course, seat)
                answers, _ = await asyncio.gather(thinking, self.goes_on(pause))
                if self.closing.is_set():  # its process was ended, and another bot chose for it
                    return
                refusal = await self.write_down(room, drafting_bot(seat, asked, answers))
            except ChanceCubeError as error:
                refusal = error
            except SQLAlchemyError as error:
                log.warning("a bot's answer could not be written: %s", type(error).__name__)
                refusal = Refusal("server-unavailable", status=503)
            if refusal is not None and refusal.key != STALE:  # stale: the game went another way meanwhile
                await self.goes_on(TROUBLE_SECONDS)

    def dismiss_bots(self, room: Room) -> None:
        """Programs that played here are told how it ended."""
        course = room.playing()
        if any(bot is not None and own_bot(bot, self.settings) is not None for bot in course.bots):
            self.spawn(self.botroom.dismiss(room.id, course.winners(), course.position.ending))

    async def bot_answers(self, room: Room, course: Course, seat: int) -> list[int]:
        bot = course.bots[seat]
        if bot is None:
            return []
        task = Task(
            room.game.name,
            room.game.write_position(course.position, exact=True),
            seat,
            bot,
            seed_for(course.record.header, seat, len(course.moves)),
            room.chairs[seat].deck,
            room.id,
            own_bot(bot, self.settings),
        )
        return await self.botroom.choose(room.game, course.position.copy(), task)

    # --- who is there ---

    async def arrive(self, room: Room, listener: Listener) -> None:
        if listener.seat == SPECTATOR and room.watchers() >= self.settings.watchers_per_table:
            raise Refusal("play-too-many-watchers", status=503)
        room.listeners.add(listener)
        if listener.seat != SPECTATOR:
            self.say(Word(self.worker, "here", seats=[(room.id, listener.seat)]))
            if room.course is not None and not room.course.over:
                await self.accept(room, lambda course, now: drafts.come_back(course, listener.seat, now))
        room.wake()

    def leave(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        seat = listener.seat
        if seat == SPECTATOR or any(other.seat == seat for other in room.listeners):
            room.wake()
            return
        now = self.now()
        room.gone[seat] = now
        room.used = now
        self.say(Word(self.worker, "gone", seats=[(room.id, seat)]))
        room.wake()
        wait = self.settings.absence_seconds + LATE_SECONDS
        asyncio.get_running_loop().call_later(wait, room.wake)

    def seats_here(self) -> list[tuple[str, int]]:
        return [(room.id, seat) for room in self.rooms.values() for seat in room.seats_here()]

    async def beat(self) -> None:
        """Says now and then who is here: to the other workers, and to whoever takes over after a fall."""
        while await self.goes_on(HEARTBEAT_SECONDS):
            here = self.seats_here()
            try:
                await self.note_seen(here)
            except SQLAlchemyError as error:
                log.warning("presence could not be written: %s", type(error).__name__)
            if here:
                self.say(Word(self.worker, "here", seats=here))

    async def clear_away(self) -> None:
        """Tables nobody has joined for long go."""
        while True:
            before = self.now() - self.settings.table_hours * 3600
            try:
                async with self.database.session() as session:
                    old = select(TableRow.id).where(TableRow.state == "open", TableRow.created < before)
                    found = list(await session.scalars(old))
                    await delete_tables(session, found)
            except SQLAlchemyError as error:
                log.warning("old tables could not be cleared away: %s", type(error).__name__)
            else:
                for table_id in found:
                    await self.table_changed(table_id)
            if not await self.goes_on(CLEARING_SECONDS):
                return

    async def note_seen(self, here: list[tuple[str, int]]) -> None:
        """All in one statement: a server full of people must not stop for it."""
        if here:
            now = self.now()
            rows = [{"at_table": table_id, "on_seat": seat, "now": now} for table_id, seat in here]
            async with self.database.session() as session:
                await (await session.connection()).execute(SEEN, rows)

    async def note_leaving(self) -> None:
        try:
            await self.note_seen(self.seats_here())
        except SQLAlchemyError as error:
            log.warning("presence could not be written: %s", type(error).__name__)

    # --- the other workers ---

    def say(self, word: Word) -> None:
        if self.alone:
            return
        try:
            self.words.put_nowait(word)
        except asyncio.QueueFull:
            log.warning("the channels are too slow: a word to the other workers is lost")

    async def table_changed(self, table_id: str) -> None:
        """Somebody sat down, left, or the game began: everybody looks again, this worker before it answers."""
        self.say(Word(self.worker, "table", table_id))
        self.lobby_changed()
        await asyncio.wait([self.spawn(self.look_again(table_id))])

    def lobby_changed(self) -> None:
        for visitor in self.lobby:
            visitor.news.set()

    async def person_changed(self, user_id: str, farewell: bool = False) -> None:
        """Somebody has another name; or, with a farewell, is no longer who sits behind the sockets that are open."""
        self.say(Word(self.worker, "farewell" if farewell else "person", person=user_id))
        await self.meet_anew(user_id, farewell)

    async def meet_anew(self, user_id: str, farewell: bool) -> None:
        if farewell:
            self.show_out(user_id)
        for room in list(self.rooms.values()):
            if room.seat_of(user_id) != SPECTATOR:
                await self.look_again(room.id)
        self.lobby_changed()

    def show_out(self, user_id: str) -> None:
        """Those who have the right to come back do so by themselves."""
        for room in self.rooms.values():
            for listener in [one for one in room.listeners if one.user_id == user_id]:
                self.leave(room, listener)
                listener.dismiss()
        for visitor in self.lobby:
            if visitor.user_id == user_id:
                visitor.dismiss()

    async def speak(self) -> None:
        while True:
            await self.publish(msgspec.json.encode(await self.words.get()))

    async def publish(self, word: bytes) -> None:
        """One word to the others, said again as long as the channels are down."""
        while True:
            try:
                await self.channels.wait_published(word, CHANNEL)
                return
            except Exception as error:  # noqa: BLE001 - whatever the backend raises, the games here go on
                log.warning("the channels are down: %s", type(error).__name__)
                await asyncio.sleep(TROUBLE_SECONDS)

    async def listen(self, subscriber: Any) -> None:
        async for message in subscriber.iter_events():
            if message == MISSED:
                self.spawn(self.catch_up_everywhere())
                continue
            word = msgspec.json.decode(message, type=Word)
            if word.worker == self.worker:
                continue
            try:
                await self.hear(word)
            except (ChanceCubeError, SQLAlchemyError) as error:
                log.warning("a table could not be read again: %s", type(error).__name__)

    async def catch_up_everywhere(self) -> None:
        """Some words of the other workers were lost: whatever they may have been about is looked at."""
        for room in list(self.rooms.values()):
            try:
                await self.look_again(room.id)
                if self.on_chat is not None:
                    await self.on_chat(self, room, 0)
            except (ChanceCubeError, SQLAlchemyError) as error:
                log.warning("a table could not be read again: %s", type(error).__name__)
        self.lobby_changed()

    async def hear(self, word: Word) -> None:
        if word.what in ("here", "gone"):
            for table_id, seat in word.seats:
                self.note_elsewhere(table_id, seat, word.what == "here")
            return
        room = self.rooms.get(word.table)
        if word.what == "entries" and room is not None:
            self.spawn(self.catch_up(room, word.number))
        elif word.what in ("person", "farewell"):
            await self.meet_anew(word.person, word.what == "farewell")
        elif word.what == "table":
            await self.look_again(word.table)
            self.lobby_changed()
        elif word.what == "chat" and room is not None and self.on_chat is not None:
            await self.on_chat(self, room, word.number)

    def note_elsewhere(self, table_id: str, seat: int, here: bool) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        now = self.now()
        before = room.is_present(seat, now)
        if here:
            room.elsewhere[seat] = now
        else:
            room.elsewhere.pop(seat, None)
            room.gone[seat] = now
        if room.is_present(seat, now) is not before:
            room.wake()


async def entries_after(session: AsyncSession, table_id: str, number: int) -> list[Entry]:
    wanted = select(*COLUMNS).where(EntryRow.table_id == table_id, EntryRow.number > number)
    rows = await session.execute(wanted.order_by(EntryRow.number))
    return [Entry(*row) for row in rows]


def chair_of(seat: Seat, user: User | None) -> Chair:
    name = None if user is None or user.deleted is not None else user.name
    deck = None if seat.deck is None else msgspec.convert(seat.deck, DeckList)
    return Chair(seat.seat, seat.user_id, name, seat.bot, seat.level, deck, seat.word, seat.last_seen)


def bot_to_play(course: Course | None) -> int | None:
    """The first seat of a bot that has something to decide."""
    if course is not None:
        for decision in course.position.pending:
            if course.bots[decision.seat] is not None:
                return decision.seat
    return None


def drafting_bot(seat: int, asked: int, answers: list[int]) -> Drafting:
    return lambda course, now: drafts.answers(course, seat, asked, answers, now, bot=True)


async def delete_tables(session: AsyncSession, table_ids: list[str]) -> None:
    """Clears tables away at which nothing was played."""
    for rows in (Seat, ChatLine, Report, EntryRow, AnalysisRow):
        await session.execute(delete(rows).where(rows.table_id.in_(table_ids)))
    await session.execute(delete(TableRow).where(TableRow.id.in_(table_ids)))


# --- the server's beginning and end ---


async def startup(app: Litestar) -> None:
    from chancecube.server import chat  # which itself needs the keeper

    state = app.state
    keeper = Keeper(state.settings, state.database, app.plugins.get(ChannelsPlugin), state.metrics)
    state.keeper = keeper
    keeper.on_chat = chat.spread
    state.metrics.gauge("chancecube_tables_kept", "Games in memory.", lambda: float(len(keeper.rooms)))
    await keeper.start()


async def shutdown(app: Litestar) -> None:
    await app.state.keeper.stop()

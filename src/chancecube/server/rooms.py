"""A table as one worker holds it: who sits there, who listens, and the course of the game. All of it is a cache."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, final

import msgspec
from msgspec import Struct

from chancecube import registry
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList, Header
from chancecube.server.clocks import ClockRule
from chancecube.server.course import Course, Entry
from chancecube.server.database import TableRow
from chancecube.server.errors import Refusal

MOST_LETTERS: Final = 100
ELSEWHERE_SECONDS: Final = 45.0  # how long another worker's word that somebody is there holds good


class Chair(Struct):
    """A seat and who sits on it."""

    seat: int
    user_id: str | None
    name: str | None
    bot: str | None
    level: str | None
    deck: DeckList | None
    word: str
    last_seen: float | None

    @property
    def taken(self) -> bool:
        return self.user_id is not None or self.bot is not None


@final
class Listener:
    """One open socket: what it has been told, and what is still to be sent."""

    def __init__(self, user_id: str | None, seat: int, language: str, since: int) -> None:
        self.user_id = user_id
        self.seat = seat  # SPECTATOR for one who only watches
        self.language = language
        self.since = since  # number of the last event it knows
        self.muted: set[str] | None = None  # whom it does not want to hear, once that is known
        self.lines: list[tuple[int, str, bytes]] | None = []  # said before the history came; None once it has
        self.line = 0  # number of the last line of talk it was told
        self.letters: deque[bytes] = deque(maxlen=MOST_LETTERS)
        self.state_due = True
        self.dismissed = False  # whoever it was is to come again, and be looked at again
        self.news = asyncio.Event()
        self.news.set()

    def dismiss(self) -> None:
        """From now on nothing it says counts."""
        self.dismissed = True
        self.user_id = None
        self.seat = SPECTATOR
        self.news.set()

    def post(self, letter: bytes) -> None:
        self.letters.append(letter)
        self.news.set()

    def mutes(self, author: str) -> bool:
        return self.muted is not None and author in self.muted

    def hear(self, number: int, author: str, letter: bytes) -> None:
        """One line of talk; the history comes first, and no line twice."""
        if self.lines is not None:
            self.lines.append((number, author, letter))
        elif number > self.line:
            self.line = number
            if not self.mutes(author):
                self.post(letter)

    def end_history(self, last: int) -> None:
        self.line = max(self.line, last)
        waiting, self.lines = self.lines or [], None
        for number, author, letter in waiting:
            self.hear(number, author, letter)

    def wake(self) -> None:
        """A new state is due; one that is too slow for every state gets the newest."""
        self.state_due = True
        self.news.set()


@final
class Visitor:
    """One who looks at the lobby."""

    def __init__(self, user_id: str | None) -> None:
        self.user_id = user_id
        self.dismissed = False
        self.news = asyncio.Event()
        self.news.set()

    def dismiss(self) -> None:
        self.dismissed = True
        self.news.set()


@final
class Room:
    def __init__(self, row: TableRow, chairs: list[Chair], opened: float) -> None:
        self.game: Game = registry.game(row.game)
        self.chairs: list[Chair] = chairs
        self.course: Course | None = None
        self.late: Course | None = None  # as those who watch with a delay see it
        self.entries: list[Entry] = []  # kept only for them
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[int, float] = {}  # seat -> when another worker last said somebody is there
        self.gone: dict[int, float] = {}  # seat -> when the last socket here was closed
        self.opened = opened
        self.used = opened
        self.drawn: dict[tuple[int, str, bool], Any] = {}  # the scene after an entry, as a seat sees it
        self.lines: dict[tuple[int, str, bool], tuple[int, list[msgspec.Raw]]] = {}  # what was told last
        self.bot_task: asyncio.Task[None] | None = None
        self.flag_timer: asyncio.TimerHandle | None = None
        self.rematch: str | None = None
        self.set_row(row, chairs)

    def set_row(self, row: TableRow, chairs: list[Chair]) -> None:
        self.id = row.id
        self.settings = row.agreed
        self.format = self.game.format_in(row.agreed)
        self.open = row.open
        self.clock = msgspec.convert(row.clock, ClockRule)
        self.delay = row.delay
        self.state = row.state
        self.header = msgspec.convert(row.header, Header)
        self.creator = row.creator
        self.created = row.created
        self.started = row.started
        self.fork_of = row.fork_of
        self.chairs = chairs
        for course in (self.course, self.late):
            if course is not None:
                course.record.header = self.header  # the names of one who has gone for good are gone
        for listener in self.listeners:
            listener.seat = self.seat_of(listener.user_id)

    # --- the game ---

    def begin(self) -> None:
        """Sets up the course of a game that has started."""
        if self.course is None and self.state != "open":
            self.course = self.new_course()
            self.late = self.new_course() if self.delay else None

    def new_course(self) -> Course:
        bots = [chair.bot for chair in self.chairs]
        return Course(self.game, self.header, self.clock, bots, self.started or self.created)

    def playing(self) -> Course:
        if self.course is None:
            raise Refusal("play-not-started", status=409)
        return self.course

    def take(self, entry: Entry) -> None:
        self.playing().take(entry)
        if self.late is not None:
            self.entries.append(entry)

    def course_for(self, seat: int, now: float) -> Course | None:
        """What this seat is shown: those who only watch may have to wait."""
        if seat != SPECTATOR or self.late is None:
            return self.course
        while self.entries and self.entries[0].at <= now - self.delay:
            self.late.take(self.entries.pop(0))
        return self.late

    # --- who is there ---

    def seat_of(self, user_id: str | None) -> int:
        for chair in self.chairs:
            if user_id is not None and chair.user_id == user_id:
                return chair.seat
        return SPECTATOR

    def seats_here(self) -> set[int]:
        """The seats whose persons have a socket open at this worker."""
        return {listener.seat for listener in self.listeners} - {SPECTATOR}

    def is_present(self, seat: int, now: float) -> bool:
        if seat in self.seats_here():
            return True
        return now - self.elsewhere.get(seat, 0.0) < ELSEWHERE_SECONDS

    def absent_since(self, seat: int, now: float) -> float | None:
        """Since when a person is away. The time the server itself was away does not count."""
        chair = self.chairs[seat]
        if chair.user_id is None or self.is_present(seat, now):
            return None
        seen = max(chair.last_seen or 0.0, self.gone.get(seat, 0.0), self.elsewhere.get(seat, 0.0))
        return max(seen, self.opened)

    def away(self, seconds: float, now: float) -> list[int]:
        """The persons who have been away for so long."""
        found: list[int] = []
        for chair in self.chairs:
            since = self.absent_since(chair.seat, now)
            if since is not None and now - since >= seconds:
                found.append(chair.seat)
        return found

    def watchers(self) -> int:
        return sum(1 for listener in self.listeners if listener.seat == SPECTATOR)

    # --- news ---

    def wake(self) -> None:
        """Something that is shown has changed."""
        for listener in self.listeners:
            listener.wake()

    def post(self, letter: bytes, to: Callable[[Listener], bool]) -> None:
        for listener in self.listeners:
            if to(listener):
                listener.post(letter)

    def is_idle(self) -> bool:
        busy = self.bot_task is not None and not self.bot_task.done()
        return not self.listeners and not busy and not self.lock.locked() and self.flag_timer is None

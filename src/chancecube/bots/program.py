"""A bot that is any program: questions go to its standard input, answers come from its standard output, line by line.

Each line is a JSON object. `docs/bots.md` describes them for those who write such a program.
"""

from __future__ import annotations

import os
import queue
import subprocess
import threading
import time
import weakref
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, final

import msgspec
from msgspec import Struct

from chancecube.bots.seen import Seen
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList, SeenDecision, View

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for one answer, unless somebody says otherwise
FIRST_SECONDS: Final = 20.0  # more for the first, since a program has to start
GRACE_SECONDS: Final = 1.0  # to end by itself once its input has ended
LONGEST_LINE: Final = 65_536
LINES_AHEAD: Final = 16  # that may wait unread; a program that says more has to wait itself
COMPLAINTS_KEPT: Final = 20
LONGEST_QUOTE: Final = 120


class BadBot(ChanceCubeError):
    """A bot that cannot be found, does not start, dies, is late or answers what it was not asked."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Processes in which bots play send it to the one that tells people."""
        return type(self), (self.key, self.arguments)


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line: which game, which seat, and what a player at that seat knows beforehand."""

    protocol: int
    game: str
    format: str
    seat: int
    seats: list[str]
    sides: list[int]
    deck: DeckList | None
    seed: int


class Question(Struct, frozen=True, tag_field="type", tag="decide"):
    """One decision; it stands in the view, with its options. Each has the next number."""

    ask: int
    view: View


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """The last line: which seats have won, and the rule that ended the game."""

    winners: list[int]
    ending: str


class Answer(Struct, frozen=True):
    """What a program says: an option by its number or by its name, and the number of the question it answers.

    Without that number a second answer cannot always be told from the answer to the next question. Anything else it
    adds is ignored.
    """

    option: int | str
    ask: int | None = None


ENDED: Final = b""  # what a pipe gives when the other side has closed it


@final
class Line:
    """A running program and its three pipes. Threads read and write, so that nothing ever waits without a limit."""

    def __init__(self, name: str, command: list[str], folder: str) -> None:
        self.name = name
        self.asked = 0
        self.numbered = False  # the program has told which question it answers, and so it always should
        try:
            self.process = subprocess.Popen(  # noqa: S603 - whoever wrote the bot's file names the command
                command,
                cwd=folder or None,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except (OSError, ValueError) as error:  # a name with a zero byte in it is no name
            reason = getattr(error, "strerror", None) or str(error)
            raise BadBot("bot-no-start", {"bot": name, "command": command[0], "reason": reason}) from None
        process = self.process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self.heard: queue.Queue[bytes] = queue.Queue(LINES_AHEAD)
        self.to_say: queue.Queue[bytes | None] = queue.Queue()
        self.left = threading.Event()  # nobody listens any more
        self.complaints: deque[str] = deque(maxlen=COMPLAINTS_KEPT)
        self.threads = [
            threading.Thread(target=hear, args=(process.stdout, self.heard, self.left), daemon=True),
            threading.Thread(target=speak, args=(process.stdin, self.to_say), daemon=True),
            threading.Thread(target=note, args=(process.stderr, self.complaints), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def say(self, message: Struct) -> None:
        self.to_say.put(msgspec.json.encode(message) + b"\n")

    def ask(self, view: View) -> None:
        """A line of before is no answer to this, so there may be none."""
        early = self.said_early()
        if early is not None:
            words = quoted(early.decode(errors="replace"))
            raise BadBot("bot-unasked", {"bot": self.name, "words": words})
        self.asked += 1
        self.say(Question(self.asked, view))

    def answer(self, seconds: float) -> bytes:
        """The next line the program says; BadBot if it says none in time."""
        try:
            line = self.heard.get(timeout=seconds)
        except queue.Empty:
            raise BadBot("bot-late", {"bot": self.name, "seconds": f"{seconds:g}"}) from None
        if line == ENDED:
            raise self.death()
        if len(line) > LONGEST_LINE:
            raise BadBot("bot-long-line", {"bot": self.name, "most": str(LONGEST_LINE)})
        return line

    def death(self) -> BadBot:
        """Why there will be no more answers: what it last complained of, or else how it ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE_SECONDS)
        self.stop()
        self.threads[2].join(GRACE_SECONDS)
        last = next((line for line in reversed(self.complaints) if line.strip()), "")
        return BadBot(
            "bot-died",
            {"bot": self.name, "code": str(self.process.returncode), "words": quoted(last) or "–"},
        )

    def said_early(self) -> bytes | None:
        """What the program has said though nobody asked."""
        try:
            line = self.heard.get_nowait()
        except queue.Empty:
            return None
        if line == ENDED:
            raise self.death()
        return line

    def check_number(self, given: int | None) -> None:
        """An answer must be meant for the last question; who has numbered one answer must number all."""
        if given is None and not self.numbered:
            return
        self.numbered = True
        if given is None:
            raise BadBot("bot-no-ask", {"bot": self.name, "asked": str(self.asked)})
        if given != self.asked:
            numbers = {"answered": str(given), "asked": str(self.asked)}
            raise BadBot("bot-other-ask", {"bot": self.name, **numbers})

    def leave(self) -> None:
        """Lets the program end by itself for a moment; then it is ended."""
        self.to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE_SECONDS)
        self.stop()

    def stop(self) -> None:
        stop(self.process, self.to_say, self.heard, self.left)
        for thread in self.threads:
            thread.join(GRACE_SECONDS)


def hear(pipe: IO[bytes], heard: queue.Queue[bytes], left: threading.Event) -> None:
    """Longer lines than allowed are cut, and told by their length. What is said to nobody is not read."""
    with pipe, suppress(ValueError, OSError):
        while not left.is_set() and (line := pipe.readline(LONGEST_LINE + 1)):
            heard.put(line)
    heard.put(ENDED)


def speak(pipe: IO[bytes], to_say: queue.Queue[bytes | None]) -> None:
    with suppress(ValueError, OSError), pipe:
        while (line := to_say.get()) is not None:
            pipe.write(line)
            pipe.flush()


def note(pipe: IO[bytes], complaints: deque[str]) -> None:
    with pipe, suppress(ValueError, OSError):
        while line := pipe.readline(LONGEST_LINE):
            complaints.append(line.decode(errors="replace"))


def drain(heard: queue.Queue[bytes]) -> None:
    """Makes room: a thread that waits to put a line puts it, finds that nobody listens and ends."""
    with suppress(queue.Empty):
        while True:
            heard.get_nowait()


def stop(
    process: subprocess.Popen[bytes],
    to_say: queue.Queue[bytes | None],
    heard: queue.Queue[bytes],
    left: threading.Event,
) -> None:
    """Ends the program at once. Also called when the bot is forgotten, and when Python ends."""
    left.set()
    to_say.put(None)
    if process.poll() is None:
        process.kill()
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_SECONDS)
    drain(heard)


@final
class ProgramBot:
    """Starts its program with the first question and ends it with the game. One program plays one seat of one game."""

    def __init__(
        self,
        name: str,
        command: list[str],
        game: Game,
        seed: int,
        deck: DeckList | None = None,
        folder: str = "",
        seconds: float = SECONDS,
    ) -> None:
        self.name = name
        self.command = command
        self.game = game
        self.seed = seed
        self.deck = deck
        self.folder = folder
        self.seconds = seconds
        self.line: Line | None = None
        self.finalizer: Any = None
        self.used = time.monotonic()
        self.deadline: float | None = None  # an hour of the clock by which it must have answered in any case

    def choose(self, seen: Seen) -> int:
        """The program's answer; BadBot ends the program, and the next question starts another."""
        self.used = time.monotonic()
        view = seen.view()
        assert view.decision is not None
        try:
            return self.ask(view, view.decision)
        except BaseException:
            self.stop()
            raise

    def ask(self, view: View, decision: SeenDecision) -> int:
        limit = self.seconds if self.line is not None else max(self.seconds, FIRST_SECONDS)
        line = self.line or self.start(view)
        line.ask(view)
        if self.deadline is not None:
            limit = max(min(limit, self.deadline - time.monotonic()), 0.0)
        given = self.understood(line.answer(limit))
        line.check_number(given.ask)
        return self.option_of(given.option, decision)

    def start(self, view: View) -> Line:
        line = Line(self.name, resolved(self.command, self.folder), self.folder)
        self.line = line
        self.finalizer = weakref.finalize(self, stop, line.process, line.to_say, line.heard, line.left)
        format_name = str(view.status.get("format", self.game.formats[0]))
        names = self.game.seat_names(format_name)
        sides = self.game.seat_sides(format_name)
        line.say(
            Hello(PROTOCOL, view.game, format_name, view.seat, names, sides, self.deck, self.seed),
        )
        return line

    def understood(self, said: bytes) -> Answer:
        try:
            return msgspec.json.decode(said, type=Answer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            words = quoted(said.decode(errors="replace"))
            raise BadBot("bot-nonsense", {"bot": self.name, "words": words}) from None

    def option_of(self, wish: int | str, decision: SeenDecision) -> int:
        """The option that is meant; a card may be named by its code alone, as people do."""
        found = find_option(wish, decision)
        if found is None:
            raise BadBot(
                "bot-not-offered",
                {"bot": self.name, "words": quoted(str(wish)), "question": decision.kind},
            )
        return found

    def over(self, winners: list[int], ending: str) -> None:
        """Tells the program how the game ended, and lets it go."""
        if self.line is not None:
            self.line.say(Over(winners, ending))
            self.line.leave()
            self.forget()

    def stop(self) -> None:
        if self.line is not None:
            self.line.stop()
            self.forget()

    def forget(self) -> None:
        self.line = None
        if self.finalizer is not None:
            self.finalizer.detach()


def find_option(wish: int | str, decision: SeenDecision) -> int | None:
    if isinstance(wish, int):
        return wish if any(option.answer == wish for option in decision.options) else None
    wanted = wish.strip().lower()
    for option in decision.options:
        name = option.name.lower()
        if wanted in (name, name.split("#")[0]):
            return option.answer
    return None


def resolved(command: list[str], folder: str) -> list[str]:
    """A program named with a path is looked for in its bot's folder, whatever folder we are in."""
    first = Path(command[0]).expanduser()
    if first.name == command[0] or first.is_absolute():
        return [str(first) if first.is_absolute() else command[0], *command[1:]]
    return [os.fspath(Path(folder or ".").absolute() / first), *command[1:]]


def quoted(words: str) -> str:
    """Foreign words on one line, and not too many of them."""
    line = " ".join(words.split())
    printable = "".join(sign if sign.isprintable() else "?" for sign in line)
    return printable if len(printable) <= LONGEST_QUOTE else printable[: LONGEST_QUOTE - 1] + "…"

"""The game being played at the table: its position, its record, its bots. It knows nothing of the screen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import final

from chancecube.bots import BadBot, Bot, Seen, dismiss, make_bot
from chancecube.kernel.decision import ARRANGE, Decision
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, check
from chancecube.kernel.record import give, new_record, play, replay, start
from chancecube.kernel.views import see_event, view
from chancecube.kernel.wire import Record, SeenEvent, View
from chancecube.terminal.games import PERSON
from chancecube.terminal.table.journal import Journal

SECRET_BYTES = 32
FALLBACK = "random"  # the bot that answers when another fails

Passes = Callable[
    [str, list[int]], bool
]  # whether a question, by its kind and options, is answered by itself


def asks_always(kind: str, options: list[int]) -> bool:
    return False


@final
class Session:
    """People at one keyboard, bots at the other seats, and a record that is written down answer by answer.

    `seat` is that of the person looking now; a seat whose bot is called "human" has a person too.
    """

    def __init__(
        self, game: Game, record: Record, seat: int, bot_names: dict[int, str], journal: Journal
    ) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.bot_names = bot_names
        self.journal = journal
        self.position = replay(game, record, keep_log=True)
        self.format = game.format_of(self.position)
        self.people = [place for place in range(self.position.seats) if self.is_person(place)]
        self.told: dict[int, int] = {}  # by seat: events already handed out
        self.era = 0  # raised whenever the past changes: what a bot thought about before is void
        self.bots = self.make_bots()
        self.thinker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        self.trouble: ChanceCubeError | None = None  # why the record could not be written, until it can again
        self.puzzled = False  # a bot failed, and nobody has been told yet
        journal.keep(record)

    def is_person(self, seat: int) -> bool:
        return seat == self.seat or self.bot_names[seat] == PERSON

    def make_bots(self) -> dict[int, Bot]:
        """A bot for every seat without a person; each knows the list of its own deck, as a player does."""
        decks = self.record.header.decks
        return {
            seat: make_bot(
                self.bot_names[seat],
                self.game,
                seed_for(self.record) + seat,
                decks[seat] if seat < len(decks) else None,
                hurried=True,
            )
            for seat in range(self.position.seats)
            if seat not in self.people
        }

    def close(self) -> None:
        self.thinker.shutdown(wait=False, cancel_futures=True)
        self.dismiss_bots()

    def dismiss_bots(self) -> None:
        """A bot that fails now has nothing more to spoil."""
        with suppress(BadBot):
            dismiss(self.bots.values(), self.position)

    # --- looking ---

    def view(self) -> View:
        return view(self.game, self.position, self.seat)

    def news(self) -> list[SeenEvent]:
        """What happened since the last time this was asked, as the person may see it."""
        log = self.position.log or []
        fresh = [see_event(self.game, event, self.seat) for event in log[self.told.get(self.seat, 0) :]]
        self.told[self.seat] = len(log)
        return fresh

    def story(self) -> list[SeenEvent]:
        """All that has happened, for the person looking now."""
        self.told.pop(self.seat, None)
        return self.news()

    def why_not(self, wish: int) -> str:
        return self.game.why_not(self.position, self.seat, wish)

    # --- answering ---

    def answer(self, seat: int, option: int) -> None:
        """Gives an answer and writes it down; raises ChanceCubeError if the rules refuse it."""
        if not check(self.position, seat, option):
            raise ChanceCubeError("refused", {"rule": self.game.why_not(self.position, seat, option)})
        play(self.game, self.record, self.position, seat, option)
        self.write_down()

    def answer_run(self, options: list[int]) -> None:
        """Gives the person's answers to one kind of question, for as long as it is asked."""
        first = self.position.decision_of(self.seat)
        for option in options:
            decision = self.position.decision_of(self.seat)
            if first is None or decision is None or decision.kind != first.kind:
                return  # the last card of an arrangement has only one place: it is not asked for
            self.answer(self.seat, option)

    def write_down(self) -> None:
        """A full disk does not stop the game: the journal tries the whole record again next time."""
        try:
            self.journal.keep(self.record)
            self.trouble = None
        except ChanceCubeError as error:
            self.trouble = error

    def bot_to_answer(self) -> int | None:
        """The first seat of a bot that has something to decide."""
        for decision in self.position.pending:
            if decision.seat not in self.people:
                return decision.seat
        return None

    def next_person(self) -> int | None:
        """Who takes the keyboard, if the one who has it is not asked and no bot is."""
        asked = [decision.seat for decision in self.position.pending]
        if self.seat in asked or any(seat not in self.people for seat in asked):
            return None
        return asked[0] if asked else None

    def turn_to(self, seat: int) -> None:
        """Another person looks from now on."""
        self.seat = seat

    def to_pass(self, passes: Passes) -> Decision | None:
        """A question to a person, whoever is looking, that is answered by itself."""
        for decision in self.position.pending:
            if decision.seat in self.people and passes(decision.kind, decision.options):
                return decision
        return None

    def think(self, seat: int) -> Future[int]:
        """Lets the bot choose in its own thread, on a copy nobody else touches."""
        return self.thinker.submit(self.choose, seat, self.position.copy())

    def choose(self, seat: int, position: Position) -> int:
        """The bot's answer, or one by lot if it fails."""
        seen = Seen(self.game, position, seat)
        with suppress(
            Exception
        ):  # whatever goes wrong in a bot, the game goes on; its words might tell of cards
            option = self.bots[seat].choose(seen)
            if check(position, seat, option):
                return option
        self.puzzled = True
        return make_bot(FALLBACK, self.game, len(self.record.answers)).choose(seen)

    def troubles(self) -> list[ChanceCubeError]:
        """What the person has to be told beside the game; that a bot failed is told once."""
        found = [] if self.trouble is None else [self.trouble]
        if self.puzzled:
            self.puzzled = False
            found.append(ChanceCubeError("bot-puzzled"))
        return found

    # --- taking back, and playing again ---

    def undo(self, passes: Passes = asks_always) -> bool:
        """Goes back to before the person's last decision, exactly: the record is cut there and replayed.

        What was answered by itself was no decision.
        """
        place = last_own_decision(self.game, self.record, self.seat, passes)
        if place is None:
            return False
        del self.record.answers[place:]
        self.record.closing = None
        self.go_to(replay(self.game, self.record, keep_log=True))
        self.write_down()
        return True

    def rematch(self) -> None:
        """The same players and decks with a fresh shuffle, in a record of its own."""
        header = self.record.header
        if header.position:
            self.record = Record(header, [])
        else:
            secret = secrets.token_bytes(SECRET_BYTES)
            self.record = new_record(
                self.game, header.decks, header.settings, header.players, secret, header.words
            )
        self.journal = Journal(self.journal.next_path())
        self.dismiss_bots()
        self.bots = self.make_bots()
        self.go_to(start(self.game, self.record, keep_log=True))
        self.write_down()

    def go_to(self, position: Position) -> None:
        self.position = position
        self.told = {}
        self.era += 1


def seed_for(record: Record) -> int:
    """The bot's own chance, fixed by the record so that a game can be played again."""
    return int(record.header.secret[:12] or "1", 16)


def last_own_decision(game: Game, record: Record, seat: int, passes: Passes) -> int | None:
    """Where the seat's last decision stands in the record; cards arranged in one gesture are one decision."""
    position = start(game, record)
    own: list[tuple[int, str, str]] = []
    for place, answer in enumerate(record.answers):
        decision = position.decision_of(seat)
        asked = answer.seat == seat and decision is not None and not passes(decision.kind, decision.options)
        if asked and decision is not None:
            own.append((place, decision.kind, decision.gesture))
        give(game, position, answer)
    if not own:
        return None
    last = len(own) - 1
    while last > 0 and own[last][2] == ARRANGE and own[last - 1][1:] == own[last][1:]:
        last -= 1
    return own[last][0]

"""The course of a game: everything that follows from its header and its entries, and from nothing else.

Entries are only ever added. Their kinds, with what stands in their body:

    answer       {ask, answer}   a seat answered a decision
    undo-ask     {to}            a seat asks to take back all answers after the first `to`
    undo-yes                     one of several opponents agrees
    undo-no                      the request is refused
    undo         {to}            the answers after the first `to` no longer count
    draw-offer, draw-yes, draw-no, draw
    concede                      a seat gives the game up, for its whole side
    flag         {seats}         clocks ran out, and their sides lose
    claim        {how, seats}    the sides of the seats that are away lose the game
    bot          {seat, bot}     a bot takes a seat, or (bot: null) gives it back

What happened is told on a tape that only ever grows, also when answers are taken back: who has heard it up to some
number can always be told the rest.
"""

from __future__ import annotations

from typing import Any, Final, final

from msgspec import Struct

from chancecube.kernel.decision import ARRANGE, Decision
from chancecube.kernel.errors import BadRecord
from chancecube.kernel.events import EVERYONE, Event, only, sees
from chancecube.kernel.game import Game
from chancecube.kernel.position import NO_CARD, Position
from chancecube.kernel.record import give, start
from chancecube.kernel.views import seats_of, view
from chancecube.kernel.wire import Answer, Closing, Header, Record
from chancecube.server.clocks import ClockRule, Clocks

ANSWER: Final = "answer"
UNDO: Final = "undo"
UNDO_ASK: Final = "undo-ask"
UNDO_YES: Final = "undo-yes"
UNDO_NO: Final = "undo-no"
DRAW: Final = "draw"
DRAW_OFFER: Final = "draw-offer"
DRAW_YES: Final = "draw-yes"
DRAW_NO: Final = "draw-no"
CONCEDE: Final = "concede"
FLAG: Final = "flag"
CLAIM: Final = "claim"
BOT: Final = "bot"

# Rules of the house, by which a game may end beside those of its rulebook.
ENDED_BY: Final = {CONCEDE: "house.concede", FLAG: "house.flag", CLAIM: "house.claim", DRAW: "house.draw"}

# Events of the house on the tape are known by this beginning.
HOUSE: Final = "house-"

NOBODY: Final = -1


class Entry(Struct, frozen=True):
    """One accepted step of a game."""

    number: int
    kind: str
    seat: int
    body: dict[str, Any]
    at: float


class Move(Struct, frozen=True):
    """An answer that counts: whose, to what, and how long the tape was before it."""

    seat: int
    ask: str
    gesture: str
    tape: int


class Lesson(Struct, frozen=True):
    """What a seat saw that it did not know before."""

    seat: int
    event: Event


class Request(Struct):
    """An open offer of one seat, and which opponents have agreed to it."""

    by: int
    to: int
    agreed: list[int]
    lessons: list[Lesson]


@final
class Course:
    """A game in progress. `take` adds an entry to it; nothing else changes it."""

    def __init__(
        self, game: Game, header: Header, clock: ClockRule, bots: list[str | None], started: float
    ) -> None:
        self.game = game
        self.record = Record(header, [])
        self.number = 0  # of the last entry
        self.at = started
        self.moves: list[Move] = []
        self.tape: list[Event] = []
        self.undo: Request | None = None
        self.draw: Request | None = None
        self.refused: set[tuple[str, int]] = set()  # requests not to be made again before the next answer
        self.bots = bots[:]
        self.position = start(game, self.record, keep_log=True)
        self.seats = self.position.seats
        self.format = game.format_of(self.position)
        self.asked = [0] * self.seats  # number of the entry that put each seat's question
        self.clocks = Clocks(clock, self.seats, started)
        self.listen()
        self.clocks.hand_over(self.persons_asked(), self.persons_asked(), NOBODY)

    # --- looking ---

    @property
    def over(self) -> bool:
        return self.position.over

    def winners(self) -> list[int]:
        return seats_of(self.position.winners, self.seats)

    def persons(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.bots[seat] is None]

    def others(self, seat: int) -> list[int]:
        """The persons at the other seats."""
        return [other for other in self.persons() if other != seat]

    def opponents(self, seat: int) -> list[int]:
        """The persons who have to agree with what this seat asks for; its partners are only told."""
        against = self.game.opponents(self.format, seat)
        return [other for other in self.others(seat) if other in against]

    def waits_for(self, request: Request) -> list[int]:
        """Who has still to reply."""
        return [seat for seat in self.opponents(request.by) if seat not in request.agreed]

    def sides_of(self, seats: list[int]) -> list[int]:
        """These seats and all their partners."""
        return sorted({partner for seat in seats for partner in self.game.partners(self.format, seat)})

    def persons_asked(self) -> list[int]:
        return [decision.seat for decision in self.position.pending if self.bots[decision.seat] is None]

    def closed_record(self) -> Record:
        """The record of the game as it stands: the answers that count."""
        closing = Closing(self.winners(), self.position.ending) if self.over else None
        return Record(self.record.header, self.record.answers[:], closing)

    def undo_target(self, seat: int) -> int | None:
        """How many answers come before the seat's last decision; an arrangement is one decision."""
        own = [place for place, move in enumerate(self.moves) if move.seat == seat]
        if not own:
            return None
        last = len(own) - 1
        while last > 0 and self.same_arrangement(self.moves[own[last - 1]], self.moves[own[last]]):
            last -= 1
        return own[last]

    def same_arrangement(self, before: Move, after: Move) -> bool:
        return after.gesture == ARRANGE and before.gesture == ARRANGE and before.ask == after.ask

    def position_at(self, count: int) -> Position:
        """The position after the first so many answers; its log is not kept."""
        if count == len(self.moves):
            return self.position.copy()
        position = start(self.game, self.record)
        for answer in self.record.answers[:count]:
            give(self.game, position, answer)
        return position

    def lessons_since(self, count: int) -> list[Lesson]:
        """Which hidden cards became visible to whom by the answers after the first so many."""
        position = self.position_at(count)
        mark = self.moves[count].tape if count < len(self.moves) else len(self.tape)
        known = [known_cards(self.game, position, seat) for seat in range(self.seats)]
        lessons: list[Lesson] = []
        for event in self.tape[mark:]:
            if event.card == NO_CARD:
                continue
            for seat in range(self.seats):
                card = (event.card, event.face)
                if sees(event.seen, seat) and card not in known[seat]:
                    known[seat].add(card)
                    lessons.append(Lesson(seat, event))
        return lessons

    # --- taking entries ---

    def take(self, entry: Entry) -> None:
        """Adds the next entry; raises BadRecord if it does not fit, and is then of no further use."""
        if entry.number != self.number + 1 or self.over:
            raise BadRecord("record-not-asked", {"number": str(entry.number), "question": entry.kind})
        self.clocks.pass_time(entry.at)
        before = self.questions()
        self.number = entry.number
        self.at = entry.at
        TAKERS[entry.kind](self, entry)
        self.listen()
        self.ask_anew(before, entry)

    def questions(self) -> list[Decision | None]:
        return [self.position.decision_of(seat) for seat in range(self.seats)]

    def ask_anew(self, before: list[Decision | None], entry: Entry) -> None:
        """Notes whose question changed: an answer meant for an older one is stale."""
        after = self.questions()
        anew = [seat for seat in range(self.seats) if after[seat] is not before[seat] or entry.kind == UNDO]
        for seat in anew:
            self.asked[seat] = entry.number
        answered = entry.seat if entry.kind == ANSWER else NOBODY
        self.clocks.hand_over(self.persons_asked(), anew, answered)

    def listen(self) -> None:
        """Moves what the position told to the tape."""
        self.tape.extend(self.position.log or [])
        self.position.log = []

    def tell(self, kind: str, seat: int, amount: int = 0) -> None:
        self.listen()
        self.tape.append(
            Event(f"{HOUSE}{kind}", seat, NO_CARD, NO_CARD, amount, f"house.{kind}", EVERYONE, [])
        )

    def take_answer(self, entry: Entry) -> None:
        decision = self.position.decision_of(entry.seat)
        answer = Answer(len(self.moves) + 1, entry.seat, str(entry.body["ask"]), str(entry.body["answer"]))
        give(self.game, self.position, answer)
        assert decision is not None
        self.record.answers.append(answer)
        self.moves.append(Move(entry.seat, decision.kind, decision.gesture, len(self.tape)))
        self.note_playing_on(entry.seat)
        if self.refused:
            self.refused = {refusal for refusal in self.refused if refusal[1] != entry.seat}

    def note_playing_on(self, seat: int) -> None:
        """To answer a question is to reply no; bots and partners, who are not asked, change nothing by it."""
        if self.draw is not None and seat in self.opponents(self.draw.by):
            self.draw = None
        if self.undo is None:
            return
        if seat == self.undo.by or seat in self.opponents(self.undo.by):
            self.undo = None
        else:
            self.undo.lessons = self.lessons_since(self.undo.to)

    def take_undo(self, entry: Entry) -> None:
        to = int(entry.body["to"])
        if not 0 <= to < len(self.moves):
            raise BadRecord("record-not-asked", {"number": str(entry.number), "question": entry.kind})
        self.position = self.position_at(to)
        self.position.log = []
        count = len(self.moves) - to
        del self.record.answers[to:]
        del self.moves[to:]
        self.undo = None
        self.draw = None
        self.tell(UNDO, entry.seat, count)

    def take_undo_ask(self, entry: Entry) -> None:
        to = int(entry.body["to"])
        self.undo = Request(entry.seat, to, [], self.lessons_since(to))
        self.tell(UNDO_ASK, entry.seat)

    def take_undo_yes(self, entry: Entry) -> None:
        if self.undo is not None:
            self.undo.agreed.append(entry.seat)

    def take_undo_no(self, entry: Entry) -> None:
        if self.undo is not None:
            self.refused.add((UNDO_ASK, self.undo.by))
        self.undo = None
        self.tell(UNDO_NO, entry.seat)

    def take_draw_offer(self, entry: Entry) -> None:
        self.draw = Request(entry.seat, len(self.moves), [], [])
        self.tell(DRAW_OFFER, entry.seat)

    def take_draw_yes(self, entry: Entry) -> None:
        if self.draw is not None:
            self.draw.agreed.append(entry.seat)

    def take_draw_no(self, entry: Entry) -> None:
        if self.draw is not None:
            self.refused.add((DRAW_OFFER, self.draw.by))
        self.draw = None
        self.tell(DRAW_NO, entry.seat)

    def take_draw(self, entry: Entry) -> None:
        self.finish([*range(self.seats)], DRAW)

    def take_concede(self, entry: Entry) -> None:
        self.finish([entry.seat], CONCEDE)

    def take_flag(self, entry: Entry) -> None:
        self.finish([int(seat) for seat in entry.body["seats"]], FLAG)

    def take_claim(self, entry: Entry) -> None:
        self.finish([int(seat) for seat in entry.body["seats"]], CLAIM)

    def take_bot(self, entry: Entry) -> None:
        seat = int(entry.body["seat"])
        bot = entry.body["bot"]
        self.bots[seat] = None if bot is None else str(bot)
        self.undo = None
        self.draw = None
        self.tell("bot" if bot is not None else "back", seat)

    def finish(self, losers: list[int], by: str) -> None:
        winners = 0
        beaten = self.sides_of(losers)
        for seat in range(self.seats):
            winners |= 0 if seat in beaten else only(seat)
        self.undo = None
        self.draw = None
        self.position.finish(winners, ENDED_BY[by])


TAKERS: Final = {
    ANSWER: Course.take_answer,
    UNDO: Course.take_undo,
    UNDO_ASK: Course.take_undo_ask,
    UNDO_YES: Course.take_undo_yes,
    UNDO_NO: Course.take_undo_no,
    DRAW: Course.take_draw,
    DRAW_OFFER: Course.take_draw_offer,
    DRAW_YES: Course.take_draw_yes,
    DRAW_NO: Course.take_draw_no,
    CONCEDE: Course.take_concede,
    FLAG: Course.take_flag,
    CLAIM: Course.take_claim,
    BOT: Course.take_bot,
}


def known_cards(game: Game, position: Position, seat: int) -> set[tuple[int, int]]:
    """Ids and faces of all cards the seat sees at this moment."""
    return {(card.id, card.face) for zone in view(game, position, seat).zones for card in zone.cards}

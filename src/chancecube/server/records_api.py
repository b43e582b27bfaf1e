"""Finished games: replayed from every seat, played on from any point, downloaded, verified."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final, Literal, final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from chancecube import registry
from chancecube.kernel.errors import BadRecord, ChanceCubeError
from chancecube.kernel.events import EVERYONE, SPECTATOR, Event
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.record import end_by_house, give, read, record_from_position, start, verify, write
from chancecube.kernel.views import view
from chancecube.kernel.wire import Answer, Record, View
from chancecube.server.course import Course
from chancecube.server.errors import Refusal, not_found
from chancecube.server.frames import Line, line
from chancecube.server.gamekeeper import Keeper
from chancecube.server.given import (
    GivenAddress,
    GivenDatabase,
    GivenKeeper,
    GivenMe,
    GivenPaces,
    GivenSettings,
    GivenSpeaker,
)
from chancecube.server.openapi import REFUSED
from chancecube.server.rooms import Room
from chancecube.server.tables import (
    MOST_SEATS,
    Plan,
    SeatForm,
    TableId,
    add_table,
    check_seats,
    seat_for,
)

log = logging.getLogger(__name__)

JSON_LINES: Final = "application/jsonl"
REPLAYS_KEPT: Final = 8

# What a record sent to be verified may be made of.
MOST_BYTES: Final = 16_777_216
MOST_ANSWERS: Final = 20_000
MOST_CARDS: Final = 2_000
LONGEST_POSITION: Final = 16_000
VERIFY_SECONDS: Final = 20.0


class ReplayPage(Struct):
    """A finished game after the first `at` of its answers; `answer` is the last of them."""

    count: int
    at: int
    views: list[View]
    lines: list[Line]
    answer: Answer | None
    players: list[str]


class ForkForm(Struct):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatForm], Meta(max_length=MOST_SEATS)]


class Verdict(Struct):
    ok: bool
    message: str
    checked: list[str]


class Finding(Struct):
    """What came of verifying: the key of an error, or the keys of all that was found right."""

    error: str
    arguments: dict[str, str]
    checked: list[str]


@final
class Replay:
    """A game played through once: where it stood after each answer, and what was told until then."""

    def __init__(self, game: Game, format_name: str, record: Record) -> None:
        self.game = game
        self.format = format_name
        self.record = record
        position = start(game, record, keep_log=True)
        self.tape: list[Event] = []
        self.positions: list[Position] = []
        self.marks: list[int] = []
        self.note(position)
        for answer in record.answers:
            give(game, position, answer)
            self.note(position)
        if not position.over:
            end_by_house(position, record)
            self.note(position)
        self.words: dict[tuple[int, str], list[Line]] = {}

    def note(self, position: Position) -> None:
        self.tape.extend(position.log or [])
        position.log = []
        self.positions.append(position.copy())
        self.marks.append(len(self.tape))

    def count(self) -> int:
        return len(self.positions) - 1

    def lines(self, seat: int, language: str, at: int) -> list[Line]:
        """The log up to a point, as a seat saw it; with everything in it for one who is none."""
        words = self.words.setdefault((seat, language), [])
        for number in range(len(words), self.marks[at]):
            event = self.tape[number] if seat != SPECTATOR else opened(self.tape[number])
            words.append(line(self.game, self.format, number + 1, event, seat, language))
        return words[: self.marks[at]]


def opened(event: Event) -> Event:
    """The same event with nothing hidden."""
    return Event(
        event.kind, event.seat, event.card, event.face, event.amount, event.rule, EVERYONE, event.sums
    )


@final
class Replays:
    """The replays looked at last."""

    def __init__(self) -> None:
        self.kept: dict[str, Replay] = {}

    def of(self, room: Room, course: Course) -> Replay:
        replay = self.kept.pop(room.id, None) or Replay(room.game, course.format, course.closed_record())
        self.kept[room.id] = replay
        while len(self.kept) > REPLAYS_KEPT:
            del self.kept[next(iter(self.kept))]
        return replay


REPLAYS: Final = Replays()


# --- verifying ---


def verify_record(record: Record) -> list[str]:
    """Replays a record and returns what was compared."""
    check_sizes(record)
    verify(registry.game(record.header.game), record)
    checked = ["record-checked-answers"]
    if record.header.commitment:
        checked.insert(0, "record-checked-secret")
    if record.closing is not None:
        checked.append("record-checked-ending")
    return checked


def check_sizes(record: Record) -> None:
    header = record.header
    cards = [count for deck in header.decks for count in deck.cards.values()]
    if (
        len(record.answers) > MOST_ANSWERS
        or len(header.position) > LONGEST_POSITION
        or min([*cards, 1]) < 1
        or sum(cards) > MOST_CARDS
    ):
        raise BadRecord("record-too-long")


def verify_text(body: bytes) -> bytes:
    """Done in a process of its own, which may be killed: a record may be made to waste time or memory."""
    try:
        checked = verify_record(read(body.decode()))
    except UnicodeDecodeError:
        return msgspec.json.encode(Finding("record-bad-line", {"number": "1", "reason": "UTF-8"}, []))
    except ChanceCubeError as error:
        return msgspec.json.encode(Finding(error.key, error.arguments, []))
    return msgspec.json.encode(Finding("", {}, checked))


# --- the handlers ---


async def finished(keeper: Keeper, table_id: str) -> tuple[Room, Course]:
    """The cards of a running game are nobody's business."""
    room = await keeper.room(table_id)
    if room.course is None or not room.course.over:
        raise Refusal("record-running", status=403)
    return room, room.course


class RecordsController(Controller):
    path = "/api"
    tags = ("records",)
    responses = REFUSED

    @get("/tables/{table_id:str}/record", summary="Download the record of a finished game")
    async def record(self, table_id: FromPath[str], keeper: GivenKeeper) -> Response[str]:
        room, course = await finished(keeper, table_id)
        name = f'attachment; filename="chancecube-{room.id}.jsonl"'
        return Response(
            write(course.closed_record()),
            media_type=JSON_LINES,
            headers={"content-disposition": name, "cache-control": "private, max-age=3600"},
        )

    @get("/tables/{table_id:str}/replay", summary="A finished game at any point of it")
    async def replay(
        self,
        table_id: FromPath[str],
        keeper: GivenKeeper,
        speaker: GivenSpeaker,
        at: Annotated[
            int | None, QueryParameter(ge=0, le=1_000_000, description="After so many answers.")
        ] = None,
        side: Annotated[
            Literal["0", "1", "2", "3", "4", "5", "6", "7", "all"],
            QueryParameter(name="as", description="A seat, or all of them."),
        ] = "all",
    ) -> ReplayPage:
        room, course = await finished(keeper, table_id)
        replay = REPLAYS.of(room, course)
        place = replay.count() if at is None else min(at, replay.count())
        seats = [*range(course.seats)] if side == "all" else [int(side)]
        if seats[-1] >= course.seats:
            raise not_found()
        reader = SPECTATOR if side == "all" else seats[0]
        answers = replay.record.answers
        return ReplayPage(
            replay.count(),
            place,
            [view(room.game, replay.positions[place], seat) for seat in seats],
            replay.lines(reader, speaker.language, place),
            answers[place - 1] if 0 < place <= len(answers) else None,
            course.record.header.players,
        )

    @post("/tables/{table_id:str}/fork", summary="Play on from a point of a game", status_code=201)
    async def fork(
        self,
        table_id: FromPath[str],
        data: JSONBody[ForkForm],
        database: GivenDatabase,
        settings: GivenSettings,
        keeper: GivenKeeper,
        paces: GivenPaces,
        me: GivenMe,
    ) -> TableId:
        """A finished game, or one of one's own in which all others are bots."""
        room = await keeper.room(table_id)
        course = room.playing()
        seat = room.seat_of(me.id)
        if not course.over and (seat == SPECTATOR or course.others(seat)):
            raise Refusal("record-running", status=403)
        check_seats(room.game, room.format, data.seats)
        count = min(data.at, len(course.moves))
        position = REPLAYS.of(room, course).positions[count] if course.over else course.position_at(count)
        if position.over:
            raise Refusal("record-nothing-left", status=409)
        header = record_from_position(room.game, position, []).header
        plan = Plan(room.game, room.settings, False, room.clock, 0, header, None, room.id)
        await paces.spend("table", me.id, settings.table_pace)
        seats = [
            seat_for(number, form, room.game, me, room.chairs[number].deck, settings)
            for number, form in enumerate(data.seats)
        ]
        async with database.session() as session:
            row = await add_table(session, plan, me, seats, settings)
        await keeper.table_changed(row.id)
        return TableId(row.id)

    @post(
        "/records/verify",
        summary="Check a record: every answer, the shuffles, the end",
        status_code=200,
        request_max_body_size=MOST_BYTES,
    )
    async def check(
        self,
        request: Request[Any, Any, Any],
        settings: GivenSettings,
        keeper: GivenKeeper,
        paces: GivenPaces,
        address: GivenAddress,
        speaker: GivenSpeaker,
    ) -> Verdict:
        await paces.spend("verify", address, settings.table_pace)
        body = await request.body()
        if len(body) > settings.record_bytes:
            raise Refusal("server-too-large", status=413)
        try:
            found = await keeper.verifier.call(verify_text, body, VERIFY_SECONDS)
            finding = msgspec.json.decode(found, type=Finding)
        except Exception as error:  # noqa: BLE001 - a record can be wrong in ways nobody thought of
            log.warning("a record could not be verified: %s", type(error).__name__)
            finding = Finding("record-unreadable", {}, [])
        if finding.error:
            return Verdict(False, speaker.error(BadRecord(finding.error, finding.arguments)), [])
        return Verdict(True, speaker.say("record-verified"), [speaker.say(key) for key in finding.checked])

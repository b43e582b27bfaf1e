"""What is sent to a socket. Of a game only what `kernel.views` lets through for the listener's seat gets in here."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.events import SPECTATOR, Event
from chancecube.kernel.game import Game
from chancecube.kernel.views import see_event, view
from chancecube.kernel.wire import SeenCard, SeenEvent, View
from chancecube.server.course import HOUSE, Course, Lesson, Request
from chancecube.server.drafts import away_from
from chancecube.server.languages import speaker_for
from chancecube.server.rooms import Chair, Listener, Room
from chancecube.text.voice import Voice, voice

MOST_LESSONS: Final = 20

encode: Final = msgspec.json.Encoder().encode


# --- the shapes ---

# Put into bytes once for all who see them alike; the description of the API says what is in them.
PackedView = Annotated[
    msgspec.Raw,
    Meta(extra_json_schema={"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]}),
]
PackedLine = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/Line"})]


class SeatInfo(Struct):
    """Who sits where, and whether the seat's person is at the table.

    `number` tells the seats of one side apart: 1, 2 …; 0 for a seat that has its side to itself.
    """

    seat: int
    side: str
    number: int
    side_name: str
    user_id: str | None
    name: str | None
    bot: str | None
    level: str | None
    present: bool
    absent_since: float | None


class ClockInfo(Struct):
    """Thinking time left, in milliseconds, and whose clocks run."""

    kind: Literal["none", "move", "total"]
    seconds: int
    increment: int
    remaining: list[int]
    running: list[int]


class TableInfo(Struct):
    """What everybody may know of a table beside the game itself."""

    id: str
    game: str
    settings: dict[str, str]
    state: str
    open: bool
    delay: int
    creator: str
    created: float
    started: float | None
    seats: list[SeatInfo]
    clock: ClockInfo
    commitment: str
    watchers: int
    rematch: str | None
    fork_of: str | None


class OptionInfo(Struct):
    answer: int
    name: str
    label: str
    card: SeenCard | None


class Power(Struct):
    """A number shown on a card, with how it comes about."""

    total: int
    sum: str


class Line(Struct):
    """One event, as data and in words; no words if it is not worth a line."""

    number: int
    text: str
    rule: str
    kind: str
    seat: int
    card: SeenCard | None
    amount: int
    sums: list[tuple[str, str, int]]


class UndoInfo(Struct):
    """Who asks to take something back, which opponents have still to reply, and what it would give away."""

    by: int
    waits: list[int]
    to: int
    teaches: list[str]


class DrawInfo(Struct):
    by: int
    waits: list[int]


class ClaimInfo(Struct):
    """Who has been away for too long; the game can be claimed only from opponents."""

    since: float
    seats: list[int]
    win: bool


class Offers(Struct):
    undo: UndoInfo | None = None
    draw: DrawInfo | None = None
    claim: ClaimInfo | None = None


class Over(Struct):
    winners: list[int]
    ending: str
    text: str


class Scene(Struct):
    """All that depends only on the position, the seat and the language."""

    view: View
    question: str
    options: list[OptionInfo]
    gesture: str | None
    powers: dict[int, Power]
    over: Over | None


class StateFrame(Struct, tag="state"):
    table: TableInfo
    me: int | None
    number: int
    view: PackedView
    question: str | None
    options: list[OptionInfo]
    gesture: str | None
    decision_number: int
    powers: dict[int, Power]
    log: list[PackedLine]
    last_event: int
    offers: Offers
    over: Over | None


class ChatMessage(Struct):
    id: int
    name: str
    user_id: str
    text: str
    at: float
    seat: int | None


class ChatFrame(Struct, tag="chat"):
    messages: list[ChatMessage]


class RefusedFrame(Struct, tag="refused"):
    error: str
    message: str
    rule: str | None
    rule_text: str | None


class WhyFrame(Struct, tag="why"):
    wish: int
    rule: str
    rule_text: str


class Pong(Struct, tag="pong"):
    pass


Frame = StateFrame | ChatFrame | RefusedFrame | WhyFrame | Pong


# --- words ---


def voice_for(game: Game, format_name: str, language: str) -> Voice:
    """Formats with the same seats share a voice."""
    held = game.seat_sides(format_name)
    alike = [one for one in game.formats if game.seat_sides(one) == held]
    return made_voice(game.name, alike[0] if alike else format_name, language)


@cache
def made_voice(game_name: str, format_name: str, language: str) -> Voice:
    return voice(game_name, speaker_for(language), format_name)


def event_text(said: Voice, event: SeenEvent, me: int, language: str) -> str:
    if event.kind.startswith(HOUSE):
        side = said.seat(event.seat)
        return speaker_for(language).say(event.kind, side=side, count=event.amount)
    return said.event(event, me)


def line(game: Game, format_name: str, number: int, event: Event, seat: int, language: str) -> Line:
    seen = see_event(game, event, seat)
    text = event_text(voice_for(game, format_name, language), seen, seat, language)
    return Line(number, text, seen.rule, seen.kind, seen.seat, seen.card, seen.amount, seen.sums)


def lesson_text(course: Course, lesson: Lesson, me: int, language: str) -> str:
    """What somebody learned, told only as far as the reader may know it."""
    said = voice_for(course.game, course.format, language)
    what = event_text(said, see_event(course.game, lesson.event, me), me, language)
    return speaker_for(language).say("play-lesson", side=said.seat(lesson.seat), what=what) if what else ""


# --- the state of a table ---


def name_of(chair: Chair, language: str) -> str | None:
    """Of one who has gone for good no name is left."""
    gone = chair.user_id is not None and chair.name is None
    return speaker_for(language).say("server-somebody") if gone else chair.name


def seat_number(seat_sides: list[int], seat: int) -> int:
    side = seat_sides[seat]
    return seat_sides[:seat].count(side) + 1 if seat_sides.count(side) > 1 else 0


def seat_infos(room: Room, course: Course | None, language: str, now: float) -> list[SeatInfo]:
    said = voice_for(room.game, room.format, language)
    held = room.game.seat_sides(room.format)
    found: list[SeatInfo] = []
    for chair in room.chairs:
        bot = chair.bot if course is None else course.bots[chair.seat]
        found.append(
            SeatInfo(
                chair.seat,
                room.game.sides[held[chair.seat]],
                seat_number(held, chair.seat),
                said.seat(chair.seat),
                chair.user_id,
                name_of(chair, language),
                bot,
                chair.level if bot == chair.bot else bot,
                chair.user_id is not None and room.is_present(chair.seat, now),
                room.absent_since(chair.seat, now) if room.state == "playing" else None,
            )
        )
    return found


def clock_info(room: Room, course: Course | None, now: float) -> ClockInfo:
    rule = room.clock
    if course is None:
        full = [rule.seconds * 1000] * len(room.chairs)
        return ClockInfo(rule.kind, rule.seconds, rule.increment, full, [])
    left = [int(seconds * 1000) for seconds in course.clocks.remaining(now)]
    return ClockInfo(rule.kind, rule.seconds, rule.increment, left, course.clocks.running)


def table_info(room: Room, course: Course | None, language: str, now: float) -> TableInfo:
    playing = course is not None and not course.over
    late = playing and course is not room.course
    return TableInfo(
        room.id,
        room.game.name,
        room.settings,
        "playing" if playing else room.state,
        room.open,
        room.delay,
        room.creator,
        room.created,
        room.started,
        seat_infos(room, course, language, now),
        clock_info(room, course, now - room.delay if late else now),
        room.header.commitment,
        room.watchers(),
        room.rematch,
        room.fork_of,
    )


def powers(said: Voice, seen: View) -> dict[int, Power]:
    """The numbers a game wants shown on its cards; a game need not have any."""
    tell: Any = getattr(said, "powers", None)
    if tell is None or seen.over:
        return {}
    return {int(card): Power(int(total), str(words)) for card, (total, words) in tell(seen).items()}


def draw_scene(game: Game, course: Course, seat: int, language: str) -> Scene:
    said = voice_for(game, course.format, language)
    seen = view(game, course.position, seat)
    options: list[OptionInfo] = []
    if seen.decision is not None:
        for option in seen.decision.options:
            options.append(OptionInfo(option.answer, option.name, said.option(seen, option), option.card))
    over = Over(seen.winners, seen.ending, said.ending(seen)) if seen.over else None
    gesture = seen.decision.gesture if seen.decision is not None else None
    return Scene(seen, said.question(seen), options, gesture, powers(said, seen), over)


def scene_of(room: Room, course: Course, seat: int, language: str) -> tuple[Scene, msgspec.Raw]:
    """The scene, drawn once for all who see it alike."""
    key = (seat, language, course is room.course)
    drawn: tuple[int, Scene, msgspec.Raw] | None = room.drawn.get(key)
    if drawn is None or drawn[0] != course.number:
        scene = draw_scene(room.game, course, seat, language)
        drawn = (course.number, scene, msgspec.Raw(encode(scene.view)))
        room.drawn[key] = drawn
    return drawn[1], drawn[2]


def lines_of(room: Room, course: Course, seat: int, language: str, since: int) -> list[msgspec.Raw]:
    """The tape from this number on, put into words once for all who have heard it up to there."""
    key = (seat, language, course is room.course)
    first, told = room.lines.get(key, (-1, []))
    if first != since or since + len(told) != len(course.tape):
        told = [
            msgspec.Raw(encode(line(room.game, course.format, number, event, seat, language)))
            for number, event in enumerate(course.tape[since:], since + 1)
        ]
        room.lines[key] = (since, told)
    return told


def offers_of(room: Room, course: Course, seat: int, language: str, now: float, patience: float) -> Offers:
    if course.over:
        return Offers()
    offers = Offers()
    if course.undo is not None:
        offers.undo = undo_info(course, course.undo, seat, language)
    if course.draw is not None:
        offers.draw = DrawInfo(course.draw.by, course.waits_for(course.draw))
    if seat != SPECTATOR:
        away = away_from(course, seat, room.away(patience, now))
        since = [room.absent_since(one, now) or now for one in away]
        win = any(one in course.opponents(seat) for one in away)
        offers.claim = ClaimInfo(max(since), away, win) if away else None
    return offers


def undo_info(course: Course, request: Request, seat: int, language: str) -> UndoInfo:
    teaches: list[str] = []
    for lesson in request.lessons:
        said = lesson_text(course, lesson, seat, language)
        if said and said not in teaches and len(teaches) < MOST_LESSONS:
            teaches.append(said)
    return UndoInfo(request.by, course.waits_for(request), request.to, teaches)


def state_frame(room: Room, listener: Listener, now: float, patience: float) -> bytes:
    """The state for one listener, with the events it has not been told; it is noted what it then knows."""
    seat, language = listener.seat, listener.language
    course = room.course_for(seat, now)
    me = seat if seat != SPECTATOR else None
    table = table_info(room, course, language, now)
    if course is None:
        empty = msgspec.Raw(b"null")
        return encode(StateFrame(table, me, 0, empty, None, [], None, 0, {}, [], 0, Offers(), None))
    scene, seen = scene_of(room, course, seat, language)
    if listener.since > len(course.tape):
        listener.since = 0
    log = lines_of(room, course, seat, language, listener.since)
    listener.since = len(course.tape)
    return encode(
        StateFrame(
            table,
            me,
            course.number,
            seen,
            scene.question,
            scene.options,
            scene.gesture,
            course.asked[seat] if me is not None else course.number,
            scene.powers,
            log,
            listener.since,
            offers_of(room, course, seat, language, now, patience),
            scene.over,
        )
    )


def refused_frame(error: ChanceCubeError, language: str) -> bytes:
    speaker = speaker_for(language)
    rule = error.arguments.get("rule") or None
    return encode(
        RefusedFrame(error.key, speaker.error(error), rule, speaker.rule(rule) if rule is not None else None)
    )

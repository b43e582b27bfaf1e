"""What a seat may do to a game: every wish is checked here and becomes the entries that would carry it out.

Nothing is changed here. Whoever holds the game writes the entries down first and then lets the course take them.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from chancecube.bots import house_bots
from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import Closing
from chancecube.server.course import (
    ANSWER,
    BOT,
    CLAIM,
    CONCEDE,
    DRAW,
    DRAW_NO,
    DRAW_OFFER,
    DRAW_YES,
    ENDED_BY,
    FLAG,
    UNDO,
    UNDO_ASK,
    UNDO_NO,
    UNDO_YES,
    Course,
    Entry,
    Request,
    known_cards,
)
from chancecube.server.errors import Refusal

MOST_ENTRIES: Final = 50_000
STALE: Final = "stale"


class Draft(Struct):
    """Entries to be written, how the game is over with them, and what of the wish could not be fulfilled."""

    entries: list[Entry]
    closing: Closing | None = None
    refusal: ChanceCubeError | None = None


def entry(course: Course, kind: str, seat: int, at: float, body: dict[str, Any] | None = None) -> Entry:
    """The next entry; time never runs backwards in a game."""
    return Entry(course.number + 1, kind, seat, body or {}, max(at, course.at))


def one(course: Course, kind: str, seat: int, at: float, body: dict[str, Any] | None = None) -> Draft:
    return Draft([entry(course, kind, seat, at, body)])


def ending(
    course: Course, kind: str, seat: int, at: float, losers: list[int], body: dict[str, Any] | None = None
) -> Draft:
    """The sides of the losers lose as a whole."""
    beaten = course.sides_of(losers)
    winners = [other for other in range(course.seats) if other not in beaten]
    return Draft([entry(course, kind, seat, at, body)], Closing(winners, ENDED_BY[kind]))


def check_playing(course: Course, seat: int) -> None:
    if course.over:
        raise Refusal("play-over", status=409)
    if not 0 <= seat < course.seats or course.bots[seat] is not None:
        raise Refusal("play-not-seated", status=403)


def stale() -> Refusal:
    return Refusal(STALE, status=409)


# --- answers ---


def answers(course: Course, seat: int, asked: int, options: list[int], at: float, bot: bool = False) -> Draft:
    """A run of answers to one kind of question, up to the first that is refused.

    `asked` is the number of the question they are meant for. What is left when the question is no longer asked (the
    last card of an arrangement has but one place) is passed over.
    """
    if course.over:
        raise Refusal("play-over", status=409)
    if (course.bots[seat] is not None) is not bot:
        raise Refusal("play-not-seated", status=403)
    decision = course.position.decision_of(seat)
    if decision is None or asked != course.asked[seat]:
        raise stale()
    if course.number + len(options) > MOST_ENTRIES:
        raise Refusal("play-too-long", status=409)
    kind = decision.kind
    position = course.position.copy()
    draft = Draft([])
    at = max(at, course.at)
    for option in options:
        decision = position.decision_of(seat)
        if decision is None or decision.kind != kind:
            break
        if not check(position, seat, option):
            draft.refusal = Refusal("refused", {"rule": forbidding_rule(course, position, seat, option)}, 409)
            break
        body = {"ask": decision.kind, "answer": course.game.option_name(position, decision, option)}
        draft.entries.append(Entry(course.number + len(draft.entries) + 1, ANSWER, seat, body, at))
        apply(position, seat, option)
    if position.over:
        draft.closing = Closing(seats_of(position.winners, course.seats), position.ending)
    return draft


def forbidding_rule(course: Course, position: Position, seat: int, wish: int) -> str:
    """The rule that forbids a wish, or nothing. Of cards the seat does not see nothing is said but what it is asked."""
    if check(position, seat, wish):
        return ""
    decision = position.decision_of(seat)
    seen = {card for card, _ in known_cards(course.game, position, seat)}
    if decision is not None and wish >= 0 and course.game.is_card(decision, wish) and wish not in seen:
        return decision.rule
    return course.game.why_not(position, seat, wish)


# --- taking back ---


def undo(course: Course, seat: int, at: float) -> Draft:
    """Free against bots; otherwise a request to the opponents."""
    check_playing(course, seat)
    to = course.undo_target(seat)
    if to is None:
        raise Refusal("play-nothing-to-undo", status=409)
    if not course.opponents(seat):
        return one(course, UNDO, seat, at, {"to": to})
    if course.undo is not None or (UNDO_ASK, seat) in course.refused:
        raise Refusal("play-asked-already", status=409)
    return one(course, UNDO_ASK, seat, at, {"to": to})


def undo_reply(course: Course, seat: int, accept: bool, at: float) -> Draft:
    check_playing(course, seat)
    request = open_request(course, course.undo, seat)
    if not accept:
        return one(course, UNDO_NO, seat, at)
    if course.waits_for(request) != [seat]:
        return one(course, UNDO_YES, seat, at)
    return one(course, UNDO, request.by, at, {"to": request.to})


def open_request(course: Course, request: Request | None, seat: int) -> Request:
    """The request this seat has still to reply to."""
    if request is None or seat not in course.waits_for(request):
        raise Refusal("play-nothing-offered", status=409)
    return request


# --- ending ---


def concede(course: Course, seat: int, at: float) -> Draft:
    check_playing(course, seat)
    return ending(course, CONCEDE, seat, at, [seat])


def draw_offer(course: Course, seat: int, at: float) -> Draft:
    check_playing(course, seat)
    if not course.opponents(seat):
        raise Refusal("play-bots-play-on", status=409)
    if course.draw is not None or (DRAW_OFFER, seat) in course.refused:
        raise Refusal("play-asked-already", status=409)
    return one(course, DRAW_OFFER, seat, at)


def draw_reply(course: Course, seat: int, accept: bool, at: float) -> Draft:
    check_playing(course, seat)
    request = open_request(course, course.draw, seat)
    if not accept:
        return one(course, DRAW_NO, seat, at)
    if course.waits_for(request) != [seat]:
        return one(course, DRAW_YES, seat, at)
    return ending(course, DRAW, request.by, at, [*range(course.seats)])


def flag(course: Course, at: float) -> Draft:
    """The end by the clock, if one has run out."""
    out = [] if course.over else course.clocks.run_out(at)
    if not out:
        return Draft([])
    return ending(course, FLAG, out[0], at, out, {"seats": out})


# --- absence ---


def claim(course: Course, seat: int, how: str, absent: list[int], bot: str, at: float) -> Draft:
    """What may be done about those who have been away too long: win the game, or let a bot go on for them.

    For a partner there is only the bot.
    """
    check_playing(course, seat)
    away = away_from(course, seat, absent)
    if how == "win":
        away = [other for other in away if other in course.opponents(seat)]
    if not away:
        raise Refusal("play-nobody-away", status=409)
    if how == "win":
        return ending(course, CLAIM, seat, at, away, {"how": how, "seats": away})
    known = house_bots(course.game)  # for somebody else's seat only bots everybody knows
    if bot not in known:
        raise BadOption("no-bot", {"bot": bot, "known": ", ".join(known)})
    draft = Draft([])
    for other in away:
        number = course.number + len(draft.entries) + 1
        draft.entries.append(Entry(number, BOT, seat, {"seat": other, "bot": bot}, max(at, course.at)))
    return draft


def away_from(course: Course, seat: int, absent: list[int]) -> list[int]:
    """Of those who are absent the ones this seat has to wait for."""
    return [other for other in absent if other != seat and other in course.persons_asked()]


def come_back(course: Course, seat: int, at: float) -> Draft:
    """Whoever returns gets the seat back from the bot that held it."""
    if course.over or course.bots[seat] is None:
        return Draft([])
    return one(course, BOT, seat, at, {"seat": seat, "bot": None})

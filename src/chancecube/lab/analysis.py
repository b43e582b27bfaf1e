"""After a game: how the chances went, where it was lost, and what the bot would have played.

analyse(record, judge) does all of it here; `plan_moments`, `judge_moments` and `gather` are its parts, for those who
spread the work over processes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from msgspec import Struct

from chancecube.kernel.decision import ARRANGE, Decision
from chancecube.kernel.errors import BadOption, BadRecord
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.record import end_by_house, format_of, give, read, start
from chancecube.kernel.wire import Answer, Record
from chancecube.lab.judges import SECONDS, Judge, Plan, completed, make_judge
from chancecube.lab.workers import Workers
from chancecube.registry import game as registered

DECISION: Final = "decision"
TURN: Final = "turn"
EVERY: Final = (DECISION, TURN)

TURNING_POINTS: Final = 6  # at the most
WORTH_TELLING: Final = 0.05  # less chance lost is within what playouts can be out by
GOOD: Final = 0.03  # a choice is good that loses no more
CLOSER_LOOKS: Final = 4  # at the most, each at what then seems best
STIR: Final = 0.08  # by turns: where the chances moved so far, each decision is looked at
MOMENTS_A_PARCEL: Final = 4
BETWEEN: Final = " "  # the cards of a plan, in its name
IN_ORDER: Final = " › "  # the same, in words

Progress = Callable[[int, int], None]  # done, in all


class Point(Struct, frozen=True):
    """How the game stood after so many answers."""

    at: int
    turn: int
    chances: float  # of side 0


class Choice(Struct, frozen=True):
    """A decision: what was played, what the bot would have played, and the chances of that player's side by option.

    Cards that are arranged are one decision; an option is then a whole plan.
    """

    at: int  # answers given before
    seat: int
    turn: int
    kind: str
    played: str
    played_chances: float
    best: str
    best_chances: float
    options: list[tuple[str, float]]  # the best first

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chances - self.played_chances)


class Account(Struct, frozen=True):
    """What one player gave away."""

    seat: int
    lost: float
    choices: int
    good: int

    @property
    def accuracy(self) -> float:
        return self.good / self.choices if self.choices else 1.0


class Analysis(Struct, frozen=True):
    """A game told by its chances."""

    game: str
    format: str
    bot: str
    seconds: float
    every: str
    answers: int
    points: list[Point]
    choices: list[Choice]
    accounts: list[Account]
    turning: list[int]  # places among the choices, in the order of the game


class Job(Struct, frozen=True):
    """What a worker must know."""

    record: str
    bot: str
    seconds: float = SECONDS
    seed: int = 0


class Judged(Struct, frozen=True):
    """What came of one moment."""

    point: Point
    choice: Choice | None = None


# --- the moments of a game ---


class Course:
    """A record played through once: where it stood before each answer, and at the end."""

    def __init__(self, record: Record) -> None:
        self.game: Game = registered(record.header.game)
        self.record = record
        self.format = format_of(self.game, record)
        position = start(self.game, record)
        self.positions: list[Position] = [position.copy()]
        for answer in record.answers:
            give(self.game, position, answer)
            self.positions.append(position.copy())
        end_by_house(position, record)
        self.positions[-1] = position
        if not position.over:
            raise BadRecord("analysis-unfinished")

    def turn(self, at: int) -> int:
        return int(getattr(self.positions[at], "turn", 0))

    def asked(self, at: int) -> Decision | None:
        """What the answer was given to."""
        if at >= len(self.record.answers):
            return None
        return self.positions[at].decision_of(self.record.answers[at].seat)

    def is_open(self, at: int) -> bool:
        """Whether there was anything to choose; the later cards of a plan belong to its first."""
        decision = self.asked(at)
        return decision is not None and len(decision.options) > 1 and not self.goes_on(at)

    def goes_on(self, at: int) -> bool:
        """Whether this answer goes on with an arrangement its seat has begun."""
        now = self.asked(at)
        if now is None or now.gesture != ARRANGE:
            return False
        earlier = [place for place in range(at) if self.record.answers[place].seat == now.seat]
        before = self.asked(earlier[-1]) if earlier else None
        return before is not None and before.kind == now.kind and len(before.options) > len(now.options)

    def plan_at(self, at: int) -> Plan:
        """The whole arrangement that begins here."""
        first = self.asked(at)
        assert first is not None
        seat = self.record.answers[at].seat
        own = [
            place for place in range(at, len(self.record.answers)) if self.record.answers[place].seat == seat
        ]
        plan: Plan = []
        for place in own:
            if place != at and not self.goes_on(place):
                break
            plan.append(self.game.find_option(self.positions[place], seat, self.record.answers[place].answer))
        return completed(plan, first)

    def turn_starts(self) -> list[int]:
        found = [0]
        for at in range(1, len(self.record.answers)):
            if self.turn(at) != self.turn(at - 1):
                found.append(at)
        return found


def plan_moments(course: Course, every: str) -> list[int]:
    """The answers before which the game is looked at."""
    if every == TURN:
        return course.turn_starts()
    return [at for at in range(len(course.record.answers)) if course.is_open(at)]


def closer_moments(course: Course, points: list[Point]) -> list[int]:
    """The decisions of those turns in which the chances moved, when only turns were looked at."""
    found: list[int] = []
    known = [*sorted(points, key=lambda point: point.at), end_point(course)]
    for before, after in pairwise(known):
        if abs(after.chances - before.chances) >= STIR:
            found += [at for at in range(before.at, after.at) if course.is_open(at)]
    return found


def end_point(course: Course) -> Point:
    last = len(course.positions) - 1
    position = course.positions[last]
    sides = course.game.seat_sides(course.format)
    winners = {sides[seat] for seat in range(position.seats) if position.winners >> seat & 1}
    return Point(last, course.turn(last), 0.5 if not winners else 1.0 if 0 in winners else 0.0)


# --- judging ---


def judge_moment(course: Course, judge: Judge, at: int, with_choice: bool) -> Judged:
    position = course.positions[at]
    point = Point(at, course.turn(at), judge.chances(position))
    if not with_choice or not course.is_open(at):
        return Judged(point)
    return Judged(point, judge_choice(course, judge, at, course.record.answers[at]))


def judge_choice(course: Course, judge: Judge, at: int, answer: Answer) -> Choice:
    """What was played stands under the name of the option the bot weighed for it: a copy of a card is the same."""
    game, position = course.game, course.positions[at]
    decision = position.decision_of(answer.seat)
    assert decision is not None
    if decision.gesture == ARRANGE:
        return judge_plan(course, judge, at, decision)
    option, weighed = judge.best(position, answer.seat)
    chances = {game.option_name(position, decision, one): round(chance, 4) for one, chance in weighed}
    best = alike(game.option_name(position, decision, option), chances)
    played = alike(answer.answer, chances)
    for name in (best, played):
        chances.setdefault(name, max(chances.values()))

    def again(name: str) -> float:
        return round(judge.alone(position, answer.seat, game.find_option(position, answer.seat, name)), 4)

    best = look_again(chances, played, best, again)
    return Choice(
        at,
        answer.seat,
        course.turn(at),
        answer.ask,
        played,
        chances[played],
        best,
        chances[best],
        sorted(chances.items(), key=lambda one: -one[1]),
    )


def look_again(chances: dict[str, float], played: str, best: str, again: Callable[[str], float]) -> str:
    """Says what was best. Whatever seems much better than what was played is looked at once more, and so is that.

    A bot hardly looks at what it would not do, and by those few looks an option may seem better than it is, or be so.
    """
    seen: list[str] = []
    for _ in range(CLOSER_LOOKS):
        highest = max(chances, key=lambda name: chances[name])
        if highest in seen or chances[highest] - chances[played] < WORTH_TELLING:
            break
        for name in (played, best, highest):
            if name not in seen:
                seen.append(name)
                chances[name] = again(name)
    return max([played, best, *seen], key=lambda name: chances[name])


def judge_plan(course: Course, judge: Judge, at: int, decision: Decision) -> Choice:
    game, position = course.game, course.positions[at]
    weighed = judge.plans(position, decision.seat, course.plan_at(at))
    options = [
        (BETWEEN.join([game.option_name(position, decision, card) for card in plan]), round(chance, 4))
        for plan, chance in weighed
    ]
    made, made_chances = options[0]
    best, best_chances = max(options, key=lambda one: one[1])
    options.sort(key=lambda one: -one[1])
    turn = course.turn(at)
    return Choice(at, decision.seat, turn, decision.kind, made, made_chances, best, best_chances, options)


def cards_of(option: str) -> list[str]:
    """The cards of a plan by its name; any other option stands for itself."""
    return option.split(BETWEEN)


def in_words(option: str, words: dict[str, str]) -> str:
    """An option as its player read it; a plan from its front."""
    return IN_ORDER.join([words.get(card, card) for card in cards_of(option)])


def alike(name: str, known: dict[str, float]) -> str:
    """The option that stands for this one: another copy of the same card is as good."""
    if name in known:
        return name
    code = name.split("#", maxsplit=1)[0]
    return next((one for one in known if one.split("#")[0] == code), name)


def judge_moments(job: Job, ats: list[int], with_choices: bool = True) -> list[Judged]:
    """What a worker does: every moment gets a judge of its own, so that no other has a say in it."""
    course = Course(read(job.record))
    found: list[Judged] = []
    for at in ats:
        judge = make_judge(course.game, course.format, job.bot, job.seconds, job.seed * 1_000_003 + at)
        found.append(judge_moment(course, judge, at, with_choices))
    return found


# --- put together ---


def gather(course: Course, judged: list[Judged], bot: str, seconds: float, every: str) -> Analysis:
    by_place = {one.point.at: one.point for one in judged}
    points = [by_place[at] for at in sorted(by_place)] + [end_point(course)]
    choices = sorted([one.choice for one in judged if one.choice is not None], key=lambda one: one.at)
    return Analysis(
        course.game.name,
        course.format,
        bot,
        seconds,
        every,
        len(course.record.answers),
        points,
        choices,
        accounts_of(choices, course.positions[0].seats),
        turning_points(choices),
    )


def accounts_of(choices: list[Choice], seats: int) -> list[Account]:
    found: list[Account] = []
    for seat in range(seats):
        own = [choice for choice in choices if choice.seat == seat]
        lost = sum([choice.loss for choice in own if choice.loss > GOOD])
        found.append(Account(seat, lost, len(own), sum([choice.loss <= GOOD for choice in own])))
    return found


def turning_points(choices: list[Choice]) -> list[int]:
    """The largest losses of chance."""
    costly = [place for place, choice in enumerate(choices) if choice.loss >= WORTH_TELLING]
    costly.sort(key=lambda place: -choices[place].loss)
    return sorted(costly[:TURNING_POINTS])


def analyse(
    record: Record, judge: Judge, progress: Progress | None = None, every: str = DECISION, bot: str = ""
) -> Analysis:
    """Goes through a finished game with a judge."""
    if every not in EVERY:
        raise BadOption("analysis-every", {"every": every, "known": ", ".join(EVERY)})
    course = Course(record)
    moments = plan_moments(course, every)
    judged: list[Judged] = []
    for done, at in enumerate(moments, 1):
        judged.append(judge_moment(course, judge, at, every == DECISION))
        if progress is not None:
            progress(done, len(moments))
    if every == TURN:
        judged += look_closer(course, judge, judged, progress)
    return gather(course, judged, bot, 0.0, every)


def look_closer(
    course: Course, judge: Judge, judged: list[Judged], progress: Progress | None
) -> list[Judged]:
    closer = closer_moments(course, [one.point for one in judged])
    found: list[Judged] = []
    for done, at in enumerate(closer, 1):
        found.append(judge_moment(course, judge, at, True))
        if progress is not None:
            progress(done, len(closer))
    return found


def analyse_apart(job: Job, every: str, workers: Workers, progress: Progress | None = None) -> Analysis:
    """The same on as many processes as wanted; a moment's judge depends on the job alone."""
    course = Course(read(job.record))
    judged = spread(job, plan_moments(course, every), every == DECISION, workers, progress)
    if every == TURN:
        closer = closer_moments(course, [one.point for one in judged])
        judged += spread(job, closer, True, workers, progress)
    return gather(course, judged, job.bot, job.seconds, every)


def spread(
    job: Job, ats: list[int], with_choices: bool, workers: Workers, progress: Progress | None
) -> list[Judged]:
    parcels = [
        Parcel(job, ats[first : first + MOMENTS_A_PARCEL], with_choices)
        for first in range(0, len(ats), MOMENTS_A_PARCEL)
    ]
    found: list[Judged] = []
    for judged in workers.run(judge_parcel, parcels):
        found += judged
        if progress is not None:
            progress(len(found), len(ats))
    return found


class Parcel(Struct, frozen=True):
    job: Job
    ats: list[int]
    with_choices: bool


def judge_parcel(parcel: Parcel) -> list[Judged]:
    return judge_moments(parcel.job, parcel.ats, parcel.with_choices)

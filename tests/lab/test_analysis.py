"""After a game: which moments are looked at, what was lost where, and that judges see no more than they may."""

from __future__ import annotations

from functools import cache

import pytest

from chancecube.bots import Seen, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption, BadRecord
from chancecube.kernel.position import Position
from chancecube.kernel.record import new_record, play, start, write
from chancecube.kernel.wire import Answer, Record
from chancecube.lab import judges
from chancecube.lab.analysis import (
    DECISION,
    GOOD,
    TURN,
    Choice,
    Course,
    Job,
    Point,
    accounts_of,
    alike,
    analyse,
    analyse_apart,
    cards_of,
    closer_moments,
    judge_choice,
    judge_moments,
    look_again,
    turning_points,
)
from chancecube.lab.battles import odds_at
from chancecube.lab.charts import columns_of, rows_of
from chancecube.lab.judges import (
    PlayoutJudge,
    ThinkingJudge,
    Weighed,
    WeighedPlans,
    best_bot,
    make_judge,
    reshuffle,
)
from chancecube.lab.workers import Workers
from chancecube.registry import game as registered

GAMES = ["young-jedi", "jedi-knights"]


@cache
def played(name: str, most: int = 100_000) -> Record:
    """A game between cadets; given up after so many answers."""
    game = registered(name)
    format_name = game.formats[0]
    decks = game.random_decks(format_name, Chance(seed_of(4)))
    record = new_record(game, decks, {"format": format_name}, ["a", "b"], seed_of(5), [])
    position = start(game, record)
    bots = [make_bot("cadet", game, seat, deck) for seat, deck in enumerate(decks)]
    while position.pending and len(record.answers) < most:
        seat = position.pending[0].seat
        play(game, record, position, seat, bots[seat].choose(Seen(game, position, seat)))
    return record


class Fixed:
    """Knows nothing of the game: the last option is always the best."""

    def chances(self, position: Position) -> float:
        return 0.5 if not position.over else 1.0

    def best(self, position: Position, seat: int) -> tuple[int, Weighed]:
        decision = position.decision_of(seat)
        assert decision is not None
        weighed = [(option, 0.2 + 0.001 * place) for place, option in enumerate(decision.options)]
        weighed[-1] = (decision.options[-1], 0.9)
        return decision.options[-1], weighed

    def alone(self, position: Position, seat: int, option: int) -> float:
        decision = position.decision_of(seat)
        assert decision is not None
        return 0.9 if option == decision.options[-1] else 0.3

    def plans(self, position: Position, seat: int, made: list[int]) -> WeighedPlans:
        return [(made, 0.4), (made[::-1], 0.9)]


@pytest.mark.parametrize("name", GAMES)
def test_every_open_decision_is_judged_and_what_was_lost_is_added_up(name: str) -> None:
    record = played(name)
    course = Course(record)
    seen: list[tuple[int, int]] = []
    found = analyse(record, Fixed(), lambda done, total: seen.append((done, total)))
    moments = [at for at in range(len(record.answers)) if course.is_open(at)]
    assert [point.at for point in found.points] == [*moments, len(record.answers)]
    assert seen[-1] == (len(moments), len(moments))
    for choice in found.choices:
        answer = record.answers[choice.at]
        assert (choice.seat, choice.kind) == (answer.seat, answer.ask)
        assert cards_of(choice.played)[0] == answer.answer
        assert choice.best_chances == 0.9
        assert choice.loss == pytest.approx(0.9 - choice.played_chances)
        chances = [chance for _, chance in choice.options]
        assert chances == sorted(chances, reverse=True)
    for account in found.accounts:
        own = [choice for choice in found.choices if choice.seat == account.seat]
        good = [choice for choice in own if choice.loss <= GOOD]
        assert (account.choices, account.good) == (len(own), len(good))
        assert account.accuracy == len(good) / len(own)
        assert account.lost == pytest.approx(sum([choice.loss for choice in own if choice not in good]))
    assert found.accounts[0].lost != found.accounts[1].lost
    lost = sum([choice.loss for choice in found.choices if choice.loss > 0.03])
    assert sum([account.lost for account in found.accounts]) == pytest.approx(lost)
    assert sum([account.choices for account in found.accounts]) == len(found.choices)
    losses = [found.choices[place].loss for place in found.turning]
    assert len(losses) == 6
    assert min(losses) >= sorted([choice.loss for choice in found.choices])[-6]


def test_by_turns_only_those_are_looked_at_closer_in_which_the_chances_moved() -> None:
    record = played("young-jedi")
    course = Course(record)
    starts = course.turn_starts()

    class Once(Fixed):
        """The chances move in the third turn alone, to where they stay."""

        def chances(self, position: Position) -> float:
            return 0.5 if getattr(position, "turn", 0) < 3 else winner

    winner = 1.0 if course.positions[-1].winners & 1 else 0.0
    found = analyse(record, Once(), every=TURN)
    places = [choice.at for choice in found.choices]
    third = next(at for at in starts if course.turn(at) == 3)
    before = max([at for at in starts if at < third])
    assert places == [at for at in range(before, third) if course.is_open(at)]


def test_a_battle_plan_is_one_decision() -> None:
    """Half a plan cannot be judged: the cards behind decide what the first one is worth."""
    course = Course(played("young-jedi"))
    found = analyse(course.record, Fixed())
    plans = [choice for choice in found.choices if choice.kind == "plan"]
    assert plans
    for choice in plans:
        decision = course.asked(choice.at)
        assert decision is not None
        names = [
            course.game.option_name(course.positions[choice.at], decision, card) for card in decision.options
        ]
        assert sorted(cards_of(choice.played)) == sorted(names)
        assert choice.best == " ".join(reversed(cards_of(choice.played)))
        given = [answer.answer for answer in course.record.answers[choice.at :] if answer.seat == choice.seat]
        assert given[: len(names) - 1] == cards_of(choice.played)[:-1]


@pytest.mark.parametrize("bot", ["cadet", "master"])
def test_bots_compare_whole_plans(bot: str) -> None:
    course = Course(played("young-jedi"))
    moments = [at for at in range(len(course.record.answers)) if course.is_open(at)]
    at = next(at for at in moments if (asked := course.asked(at)) is not None and asked.gesture == "arrange")
    judge = make_judge(course.game, course.format, bot, 0.02, 1)
    if isinstance(judge, PlayoutJudge):
        judge.playouts = 2
    made = course.plan_at(at)
    weighed = judge.plans(course.positions[at], course.record.answers[at].seat, made)
    assert weighed[0][0] == made
    for plan, chances in weighed:
        assert sorted(plan) == sorted(made)
        assert 0.0 <= chances <= 1.0


def test_what_a_closer_look_does_not_confirm_is_no_loss() -> None:
    class Hasty(Fixed):
        def alone(self, position: Position, seat: int, option: int) -> float:
            return 0.6

    found = analyse(played("jedi-knights"), Hasty())
    assert found.choices
    assert found.turning == []


def test_what_the_bot_hardly_looked_at_but_seems_better_gets_a_closer_look() -> None:
    """The bot would play `a`; `b` only seems good; `c` is better than both; `d` is no better than what was played."""
    chances = {"a": 0.30, "b": 0.50, "c": 0.40, "d": 0.24, "played": 0.22}
    truth = {"a": 0.31, "b": 0.10, "c": 0.41, "played": 0.20}
    looked: list[str] = []

    def again(name: str) -> float:
        looked.append(name)
        return truth[name]

    assert look_again(chances, "played", "a", again) == "c"
    assert looked == ["played", "a", "b", "c"]
    assert chances == truth | {"d": 0.24}


def test_no_closer_look_where_nothing_seems_lost() -> None:
    def never(name: str) -> float:
        raise AssertionError(name)

    assert look_again({"a": 0.30, "b": 0.34}, "a", "a", never) == "a"
    assert look_again({"a": 0.30, "b": 0.34}, "a", "b", never) == "b"


def test_a_copy_of_a_card_stands_under_the_name_it_was_weighed_by() -> None:
    """So that nobody reads the same card twice: once as advised and once as played."""
    course = Course(played("young-jedi"))
    deploys = [at for at, answer in enumerate(course.record.answers) if answer.ask == "deploy"]
    at = next(at for at in deploys if has_equal_cards(course.positions[at], course.record.answers[at].seat))
    decision = course.asked(at)
    assert decision is not None
    judge = make_judge(course.game, course.format, "knight-quick", playouts=8)
    for option in decision.options:
        name = course.game.option_name(course.positions[at], decision, option)
        choice = judge_choice(course, judge, at, Answer(at, decision.seat, decision.kind, name))
        assert choice.played in dict(choice.options)
        assert choice.played.split("#")[0] == name.split("#")[0]
        assert len(choice.options) < len(decision.options)


def choice_losing(loss: float, at: int) -> Choice:
    return Choice(at, 0, 1, "deploy", "played", 0.5 - loss, "best", 0.5, [("best", 0.5)])


def test_the_largest_losses_are_told_in_the_order_of_the_game() -> None:
    losses = [0.06, 0.3, 0.01, 0.2, 0.07, 0.1, 0.09, 0.08]
    choices = [choice_losing(loss, at) for at, loss in enumerate(losses)]
    assert turning_points(choices) == [1, 3, 4, 5, 6, 7]


def test_what_a_good_choice_loses_is_not_added_up() -> None:
    first, second = accounts_of([choice_losing(loss, 0) for loss in (0.02, 0.025, 0.04, 0.2)], 2)
    assert (first.choices, first.good) == (4, 2) and first.lost == pytest.approx(0.24)
    assert (second.choices, second.good, second.lost) == (0, 0, 0)


def test_a_turn_is_looked_at_closer_whichever_way_the_chances_moved() -> None:
    course = Course(played("young-jedi"))
    first, second, third, *_ = course.turn_starts()
    points = [Point(first, 1, 0.5), Point(second, 2, 0.6), Point(third, 3, 0.5)]
    closer = closer_moments(course, points)
    assert {at for at in closer if at < second} and {at for at in closer if second <= at < third}
    calm = [Point(first, 1, 0.5), Point(second, 2, 0.57), Point(third, 3, 0.5)]
    assert not [at for at in closer_moments(course, calm) if at < third]


def test_small_losses_are_no_turning_points() -> None:
    record = played("young-jedi")
    found = analyse(record, Fixed())
    assert turning_points([choice for choice in found.choices if choice.loss < 0.05]) == []


def test_another_copy_of_a_card_is_as_good() -> None:
    assert alike("DM-1#7", {"DM-1#3": 0.5, "done": 0.4}) == "DM-1#3"
    assert alike("done", {"DM-1#3": 0.5, "done": 0.4}) == "done"
    assert alike("DM-2#1", {"DM-1#3": 0.5}) == "DM-2#1"


def test_equal_cards_of_a_plan_are_judged_as_one() -> None:
    course = Course(played("young-jedi"))
    plans = [at for at, answer in enumerate(course.record.answers) if answer.ask == "plan"]
    at = next(at for at in plans if has_equal_cards(course.positions[at], course.record.answers[at].seat))
    judge = make_judge(course.game, course.format, "knight-quick", playouts=8)
    choice = judge_choice(course, judge, at, course.record.answers[at])
    codes = [tuple([card.split("#")[0] for card in cards_of(name)]) for name, _ in choice.options]
    assert len(codes) == len(set(codes)) > 1


def has_equal_cards(position: Position, seat: int) -> bool:
    decision = position.decision_of(seat)
    assert decision is not None
    cards = [option for option in decision.options if option >= 0]
    return len({position.face[card] for card in cards}) < len(cards)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(BadRecord):
        analyse(played("young-jedi", 30), Fixed())
    with pytest.raises(BadOption):
        analyse(played("young-jedi"), Fixed(), every="year")


@pytest.mark.parametrize("name", GAMES)
def test_bots_judge_within_bounds_and_leave_the_game_alone(name: str) -> None:
    course = Course(played(name))
    at = next(at for at in range(len(course.record.answers)) if at > 20 and course.is_open(at))
    position, seat = course.positions[at], course.record.answers[at].seat
    before = position.encode()
    bots = ["random", best_bot(course.game)]
    for bot in bots:
        judge = make_judge(course.game, course.format, bot, 0.05, 1)
        if isinstance(judge, PlayoutJudge):
            judge.playouts = 3
        option, weighed = judge.best(position, seat)
        decision = position.decision_of(seat)
        assert decision is not None
        assert option in decision.options
        assert {one for one, _ in weighed} <= set(decision.options)
        assert 0.0 <= judge.alone(position, seat, option) <= 1.0
        assert all([0.0 <= chances <= 1.0 for _, chances in weighed])
        assert 0.0 <= judge.chances(position) <= 1.0
    assert position.encode() == before
    with pytest.raises(BadOption):
        make_judge(course.game, course.format, "nobody")


@pytest.mark.parametrize("name", GAMES)
def test_the_best_bot_thinks_ahead(name: str) -> None:
    game = registered(name)
    assert isinstance(make_judge(game, game.formats[0], best_bot(game)), ThinkingJudge)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_draws_to_come_are_dealt_anew(name: str) -> None:
    course = Course(played(name))
    chance = Chance(seed_of(1))
    moved = 0
    for at in range(20, len(course.positions) - 1, 9):
        position = course.positions[at]
        twin = reshuffle(course.game, position, chance)
        assert twin.chance.seed != position.chance.seed
        decks = {
            card for zone in course.game.zones(position) if zone.name == "deck" for card in zone.cards
        } - {option for decision in position.pending for option in decision.options}
        changed = {card for card in range(len(position.face)) if position.face[card] != twin.face[card]}
        assert changed <= decks
        moved += bool(changed)
    assert moved > 3


def test_a_finished_game_is_worth_its_result() -> None:
    course = Course(played("jedi-knights"))
    end = course.positions[-1]
    won = 1.0 if end.winners & 1 else 0.0
    for bot in ("random", best_bot(course.game)):
        assert make_judge(course.game, course.format, bot).chances(end) == won


def test_work_spread_over_processes_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games by chance: a bot with a clock would think more or less as the machine lets it."""
    monkeypatch.setattr(judges, "PLAYOUTS", 1)
    record = played("young-jedi")
    job = Job(write(record), "random", seed=3)
    course = Course(record)
    last = [at for at in range(len(record.answers)) if course.is_open(at)][-2:]
    assert judge_moments(job, last) == judge_moments(job, last)
    with Workers(1) as workers:
        found = analyse_apart(job, TURN, workers)
    assert found.bot == "random" and found.every == TURN
    assert DECISION not in found.every
    assert found.points[0].at == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_has_odds_where_a_battle_goes_on_and_nowhere_else(name: str) -> None:
    record = played(name)
    kinds = {"young-jedi": "plan", "jedi-knights": "weapons"}
    battles = [at for at, answer in enumerate(record.answers) if answer.ask == kinds[name]]
    assert battles
    for seat in (None, 0, 1):
        odds = odds_at(record, battles[0], seat)
        assert odds is not None and odds.clashes
        for clash in odds.clashes:
            assert sum(clash.wins) + clash.tie == pytest.approx(1.0)
    assert odds_at(record, 0) is None
    assert odds_at(record, len(record.answers)) is None


def test_the_graph_in_letters() -> None:
    found = analyse(played("young-jedi"), Fixed())
    columns = columns_of(found, 40)
    assert columns[:-1] == [0.5] * 39
    rows = rows_of(found, 40, 8)
    assert [len(row) for row in rows] == [40] * 8
    assert rows[-1][0] == "█" and rows[0][0] == " "

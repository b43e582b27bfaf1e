from __future__ import annotations

from chancecube.bots import Seen
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.learned import network_of
from chancecube.bots.search.race import ALIKE, SURELY, WARM_UP, Race, Runner
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import Position, apply
from chancecube.lab.ladder import decks_for
from chancecube.registry import game as registered

PLAYOUTS = 200


def runner(chances: list[float]) -> Runner:
    made = Runner(0)
    for one in chances:
        made.add(one)
    return made


# --- dropping out ---


def test_who_is_always_behind_drops_out_and_who_is_sometimes_ahead_does_not() -> None:
    leader = runner([0.6, 0.5, 0.7, 0.6] * 3)
    assert runner([0.5, 0.4, 0.6, 0.5] * 3).is_behind(leader, SURELY)
    assert not runner([0.7, 0.3, 0.8, 0.5] * 3).is_behind(leader, SURELY)


def test_answers_that_come_to_the_same_are_the_same_after_a_while() -> None:
    some = [0.2, 0.9]
    assert not runner(some * 5).is_like(runner(some * 5))
    assert runner(some * (ALIKE // 2)).is_like(runner(some * (ALIKE // 2)))
    assert not runner(some * (ALIKE // 2)).is_like(runner([*some * (ALIKE // 2 - 1), 0.2, 0.8]))


def test_who_dropped_out_is_compared_in_the_positions_both_were_tried_in() -> None:
    leader = runner([0.9, 0.5, 0.1, 0.1])
    assert abs(runner([0.8, 0.3]).behind(leader) - 0.15) < 1e-9
    assert runner([]).behind(leader) == 0.0


def test_in_doubt_the_habit_wins_and_otherwise_who_is_ahead() -> None:
    guide = guide_of(registered("young-jedi"))
    race = Race(guide, Judge(guide, [0, 1]), 0, 0, Chance(seed_of(1)))
    habit = runner([0.5, 0.7, 0.4, 0.6])
    doubtful = runner([0.6, 0.6, 0.5, 0.6])
    race.runners = race.running = [habit, doubtful]
    assert race.winner(has_habit=True) is habit and race.winner(has_habit=False) is doubtful
    better = runner([0.6, 0.8, 0.6, 0.7])
    race.runners = race.running = [habit, better]
    assert race.winner(has_habit=True) is better
    race.running = [doubtful]  # the habit has dropped out
    assert race.winner(has_habit=True) is doubtful


# --- running ---


def first_choice(name: str, format_name: str, kind: str) -> tuple[Knight, Position, Seen]:
    """A master at the first question of a kind that has three answers or more."""
    game = registered(name)
    decks = decks_for(game, format_name, 0)
    position = game.new(decks, {"format": format_name}, Chance(seed_of(3)), False)
    while position.pending[0].kind != kind or len(position.pending[0].options) < 3:
        apply(position, position.pending[0].seat, position.pending[0].options[0])
    master = Knight(game, 1, guide_of(game), Effort(PLAYOUTS), None, network_of(name))
    return master, position, Seen(game, position, position.pending[0].seat)


def test_all_answers_meet_the_same_positions_and_the_same_luck() -> None:
    """The same answer entered twice fares the same to the last digit, however much is imagined and drawn."""
    master, _, seen = first_choice("young-jedi", "full", "deploy")
    thinker, imagine = master.prepare(seen)
    race = Race(master.guide, thinker.judge, seen.seat, thinker.side, thinker.chance)
    race.line_up(imagine(thinker.chance), seen.decision)
    race.runners = race.running = [race.runners[0], Runner(race.runners[0].option), race.runners[-1]]
    for _ in range(WARM_UP - 1):
        race.run(imagine(thinker.chance))
    one, same, other = race.runners
    assert one.chances == same.chances
    assert len(set(one.chances)) > 1 and one.chances != other.chances


def test_equal_cards_run_as_one() -> None:
    master, position, seen = first_choice("young-jedi", "full", "deploy")
    thinker, imagine = master.prepare(seen)
    race = Race(master.guide, thinker.judge, seen.seat, thinker.side, thinker.chance)
    race.line_up(imagine(thinker.chance), seen.decision)
    faces = [position.face[runner.option] for runner in race.runners if runner.option >= 0]
    assert len(faces) == len(set(faces))
    assert {position.face[option] for option in seen.decision.options if option >= 0} == set(faces)


def test_a_master_tells_the_best_first_and_each_answer_once() -> None:
    master, _, seen = first_choice("young-jedi", "full", "deploy")
    thinker, imagine = master.prepare(seen)
    lines = thinker.compare(imagine, seen.decision, None)
    assert len({line.option for line in lines}) == len(lines) > 1
    assert lines[0].chances == max(line.chances for line in lines)
    assert lines[0].visits == max(line.visits for line in lines) >= WARM_UP
    assert sum(line.visits for line in lines) <= PLAYOUTS + len(lines)
    again, _, _ = first_choice("young-jedi", "full", "deploy")
    assert again.choose(seen) == lines[0].option

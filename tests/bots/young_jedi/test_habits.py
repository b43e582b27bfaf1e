"""Playouts are played as the cadet plays, only without the detour of a view."""

from __future__ import annotations

import pytest

from chancecube.bots import Seen
from chancecube.bots.young_jedi.cadet import Cadet
from chancecube.bots.young_jedi.instinct.habits import Habits
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE
from chancecube.kernel.position import apply
from chancecube.lab.ladder import decks_for
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.table import SEATS, Table


def new_game(number: int, any_decks: bool = False) -> Table:
    chance = Chance(seed_of(number))
    decks = GAME.random_decks("full", chance.copy()) if any_decks else decks_for(GAME, "full", number)
    position = GAME.new(decks, {"format": "full"}, chance, False)
    assert isinstance(position, Table)
    return position


def test_every_question_is_answered_as_the_cadet_answers_it() -> None:
    asked: set[str] = set()
    for number in range(24):
        position = new_game(number, any_decks=number % 2 == 0)
        cadets = [Cadet(seat) for seat in range(SEATS)]
        while not position.over:
            decision = position.pending[0]
            cadet = cadets[decision.seat]
            if len(decision.options) > 1 and decision.kind != "plan":
                habits = Habits()
                habits.cadets[decision.seat].chance = cadet.chance.copy()
                answer = habits.choose(position, decision, cadet.chance.copy())
                assert answer == cadet.choose(Seen(GAME, position, decision.seat)), decision.kind
                asked.add(decision.kind)
            apply(position, decision.seat, cadet.choose(Seen(GAME, position, decision.seat)))
    assert {"deploy", "battle", "battle-cards", "even-up", "concede", "lap-card"} <= asked
    assert {"half", "destiny-number", "duel", "duel-attack", "duel-parry", "duel-target"} <= asked


def test_the_plan_is_the_cadets_plan() -> None:
    plans = 0
    for number in range(6):
        position = new_game(number)
        cadets = [Cadet(seat) for seat in range(SEATS)]
        while not position.over:
            decision = position.pending[0]
            cadet = cadets[decision.seat]
            chance = cadet.chance.copy()
            answer = cadet.choose(Seen(GAME, position, decision.seat))
            if decision.kind == "plan" and decision.number == 1:
                habits = Habits()
                assert habits.choose(position, decision, chance) == answer
                assert habits.cadets[decision.seat].planned == cadet.planned
                plans += 1
            apply(position, decision.seat, answer)
    assert plans > 5


def test_in_whole_games_by_habit_as_much_is_deployed_as_by_cadets() -> None:
    """What is left of a run when its turn ends is not carried out in a later one: somebody would deploy nothing."""
    habits = Habits()
    deployed = [0, 0]
    for number in range(20):
        for by_habit in (False, True):
            position = new_game(number)
            cadets = [Cadet(seat) for seat in range(SEATS)]
            habits.forget()
            while not position.over:
                decision = position.pending[0]
                if len(decision.options) == 1:
                    answer = decision.options[0]
                elif by_habit:
                    answer = habits.choose(position, decision, position.chance)
                else:
                    answer = cadets[decision.seat].choose(Seen(GAME, position, decision.seat))
                deployed[by_habit] += decision.kind == "deploy" and answer != DONE
                apply(position, decision.seat, answer)
    assert deployed[True] == pytest.approx(deployed[False], rel=0.15)


def test_what_is_decided_once_is_carried_out() -> None:
    """A whole deploy phase by habit deploys what the cadet deploys when it thinks anew each time."""
    position = new_game(3)
    habits = Habits()
    cadets = [Cadet(seat) for seat in range(SEATS)]
    deployed = alike = 0
    while not position.over:
        decision = position.pending[0]
        answer = cadets[decision.seat].choose(Seen(GAME, position, decision.seat))
        if decision.kind == "deploy" and len(decision.options) > 1:
            deployed += 1
            alike += habits.choose(position, decision, position.chance.copy()) == answer
            if answer == DONE:
                habits.forget()
        apply(position, decision.seat, answer)
    assert alike > 0.8 * deployed > 0

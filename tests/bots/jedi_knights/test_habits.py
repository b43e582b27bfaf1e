"""Playouts can be played as the cadet plays, only without the detour of a view."""

from __future__ import annotations

from collections import Counter

import pytest

from chancecube.bots import Seen
from chancecube.bots.jedi_knights.cadet import Cadet
from chancecube.bots.jedi_knights.instinct.guide import make_guide
from chancecube.bots.jedi_knights.instinct.habits import MOODS, Habits
from chancecube.bots.jedi_knights.scene import scene_at
from chancecube.bots.search.playout import play_on
from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.sums import defense, power
from chancecube.jedi_knights.table import PASS, Change, Fight, Table
from chancecube.jedi_knights.vocabulary.standing import DEFENSE, POWER
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import apply

LONGEST = 1_000  # decisions of a game
SURPRISES = 8  # one answer in so many is any other, which leads into situations of all sorts
GUESSED = (
    "PS-76"  # its power counts the cards of its player's Theme pile, which a view does not show opponents
)


def new_game(number: int, format_name: str) -> Table:
    decks = GAME.random_decks(format_name, Chance(seed_of(number)))
    return table_of(GAME.new(decks, {"format": format_name}, Chance(seed_of(number)), False))


def is_guessed(table: Table, decision: Decision) -> bool:
    return any(
        table.card(card).code == GUESSED
        for seat in range(table.seats)
        if seat % 2 != decision.seat % 2
        for card in table.at[seat].site
    )


@pytest.mark.parametrize("format_name", ["duel", "team"])
def test_every_question_is_answered_as_the_cadet_answers_it_and_nothing_is_touched(format_name: str) -> None:
    asked: Counter[str] = Counter()
    habits = Habits()
    for number in range(16):
        table = new_game(number, format_name)
        chance = Chance(seed_of(number))
        for _ in range(LONGEST):
            if table.over:
                break
            decision = table.pending[0]
            answer = decision.options[0]
            if len(decision.options) > 1:
                before = table.encode()
                answer = habits.choose(table, decision, chance.copy())
                assert table.encode() == before
                cadet = Cadet(chance.below(MOODS))
                if not is_guessed(table, decision):
                    assert answer == cadet.choose(Seen(GAME, table, decision.seat)), decision.kind
                    asked[decision.kind] += 1
                if chance.below(SURPRISES) == 0:
                    answer = decision.options[chance.below(len(decision.options))]
            apply(table, decision.seat, answer)
    assert set(asked) >= {
        "force-card", "deploy", "where", "battle-phase", "defender", "support", "weapons", "power", "blockade",
        "respond", "how", "may", "intimidated", "discard", "choose-site",
    }  # fmt: skip
    assert asked["deploy"] > 200 and asked["weapons"] > 100


def test_whole_games_by_habit_end_and_as_much_is_deployed_as_by_cadets() -> None:
    guide = make_guide()
    guide.manner.by_cadet = True
    deployed = [0, 0]
    for number in range(20):
        for by_habit in (False, True):
            table = new_game(number, "duel")
            cadets = [Cadet(seat) for seat in range(table.seats)]
            chance = Chance(seed_of(number))
            for _ in range(LONGEST):
                if table.over:
                    break
                decision = table.pending[0]
                if by_habit:
                    answer = guide.choose(table, decision, chance)
                else:
                    answer = cadets[decision.seat].choose(Seen(GAME, table, decision.seat))
                deployed[by_habit] += decision.kind == "deploy" and answer != PASS
                apply(table, decision.seat, answer)
            assert table.over
    assert deployed[True] == pytest.approx(deployed[False], rel=0.15)


def test_force_cards_vary_from_playout_to_playout_and_the_rest_does_not() -> None:
    habits = Habits()
    table = new_game(1, "duel")
    different: Counter[str] = Counter()  # answers to one and the same question
    while not {"force-card", "deploy"} <= different.keys():
        decision = table.pending[0]
        answers = {habits.choose(table, decision, Chance(seed_of(number))) for number in range(20)}
        different[decision.kind] = max(different[decision.kind], len(answers))
        apply(table, decision.seat, min(answers))
    assert different["force-card"] > 1
    assert different["deploy"] == different["choose-site"] == 1


def test_only_one_who_asks_for_it_gets_cadets() -> None:
    """By instinct the answer is drawn, so that now and then it is another."""
    guide = make_guide()
    table = new_game(1, "duel")
    while table.pending[0].kind != "deploy":
        apply(table, table.pending[0].seat, table.pending[0].options[0])
    decision = table.pending[0]
    chances = [Chance(seed_of(number)) for number in range(200)]
    by_instinct = [guide.choose(table, decision, chance.copy()) for chance in chances]
    guide.manner.by_cadet = True
    by_cadet = [guide.choose(table, decision, chance.copy()) for chance in chances]
    assert len(set(by_instinct)) > 1
    assert len(set(by_cadet)) == 1


def test_cadets_play_the_final_conflict_out_and_one_turn_of_anything_else() -> None:
    guide = make_guide()
    table = new_game(1, "duel")
    chance = Chance(seed_of(1))
    guide.manner.by_cadet = True
    assert guide.until(table, 1) == table.turn + 1
    while not table.final and not table.over:
        apply(table, table.pending[0].seat, guide.choose(table, table.pending[0], chance))
    assert table.final
    play_on(table, guide, chance, guide.until(table, 1))
    assert table.over
    guide.manner.by_cadet = False
    assert guide.until(table, 1) == table.turn + 1


# --- numbers ---


def in_battle() -> tuple[Table, Fight]:
    """A table where somebody is asked in a battle, with an Event given for its bonus and changes for a time."""
    for number in range(20):
        table = new_game(number, "duel")
        for _ in range(LONGEST):
            fight = table.fight
            if table.over:
                break
            if fight is not None and table.pending[0].kind == "weapons" and any(fight.bonus):
                main = fight.main[0]
                table.changes = [Change(POWER, main, 3, 1, 0), Change(DEFENSE, main, 2, 1, 0)]
                return table, fight
            decision = table.pending[0]
            apply(table, decision.seat, Cadet(1).choose(Seen(GAME, table, decision.seat)))
    raise AssertionError("no such battle")


def test_numbers_are_those_of_the_table_whatever_is_tried_on_it() -> None:
    table, fight = in_battle()
    powers = [power(table, card) for card in fight.main]
    defenses = [defense(table, card) for card in fight.main]
    scene = scene_at(table, table.pending[0])
    table.fight = None
    assert [scene.power(card) for card in fight.main] == powers
    assert [scene.defense(card) for card in fight.main] == defenses
    assert powers != [power(table, card) for card in fight.main]
    assert table.fight is None


def test_what_changes_numbers_for_a_time_is_out_of_sight_until_the_scene_is_left() -> None:
    table, fight = in_battle()
    changes = table.changes
    strength = power(table, fight.main[0])
    scene = scene_at(table, table.pending[0])
    assert power(table, fight.main[0]) == strength - 3
    assert scene.power(fight.main[0]) == strength
    scene.leave()
    assert table.changes is changes

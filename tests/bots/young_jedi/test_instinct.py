"""The instinct: it answers every question, knows who stands better, and beats chance by far."""

from __future__ import annotations

import pytest

from chancecube.bots import Seen, make_bot
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.playout import answer_run
from chancecube.bots.young_jedi.instinct.features import FIRST_GAME
from chancecube.bots.young_jedi.instinct.guide import YoungJediGuide, make_guide
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE
from chancecube.kernel.position import Position, apply
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.kinds import DARK, LIGHT
from chancecube.young_jedi.table import Table
from tests.properties.games import new_game, one_of, pick, ready_decks, temper_of

GUIDE = make_guide()
GAMES = 16
MOST = 8


def ready_game(seed: int) -> Position:
    chance = Chance(seed_of(seed))
    decks = [one_of(ready_decks(side), chance) for side in (LIGHT, DARK)]
    return GAME.new(decks, {}, chance, False)


def test_it_is_found() -> None:
    assert isinstance(guide_of(GAME), YoungJediGuide)


def check_question(table: Table, chance: Chance) -> None:
    for decision in table.pending:
        options = decision.options
        assert GUIDE.choose(table, decision, chance) in options
        weights = GUIDE.weights(table, decision)
        assert len(weights) == len(options)
        assert min(weights) > 0.0
        for option in options:
            GUIDE.key(table, decision, option)


def check_plans(table: Table, chance: Chance) -> int:
    """Plans are different, and whole: nothing is left to be asked of that kind."""
    looked_at = 0
    for decision in table.pending:
        if decision.kind in GUIDE.secret:
            plans = GUIDE.plans(table, decision, chance, MOST)
            assert 1 <= len(plans) <= MOST
            assert len({tuple(plan) for plan in plans}) == len(plans)
            for plan in plans:
                looked_at += 1
                if decision.kind == "plan":
                    assert sorted(plan) == sorted(decision.options)
                else:
                    assert plan[-1] == DONE
                twin = table.copy()
                answer_run(twin, decision.seat, plan)
                left = twin.decision_of(decision.seat)
                assert left is None or left.kind != decision.kind
    return looked_at


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_question_is_answered(seed: int) -> None:
    """In games of any cards, played by chance: so that all kinds of questions come up."""
    chance = Chance(seed_of(seed + 8_000_000))
    table = table_of(new_game(seed))
    while not table.over:
        check_question(table, chance)
        check_plans(table, chance)
        seat, option = pick(table, chance, temper_of(seed))
        apply(table, seat, option)


def test_several_plans_are_made() -> None:
    chance = Chance(seed_of(1))
    found = 0
    for seed in range(6):
        table = table_of(ready_game(seed))
        while not table.over:
            found = max(found, check_plans(table, chance))
            decision = table.pending[0]
            apply(table, decision.seat, GUIDE.choose(table, decision, chance))
    assert found > MOST // 2


def test_playing_by_instinct_ends_and_the_clock_goes_on() -> None:
    chance = Chance(seed_of(2))
    for seed in range(12):
        table = table_of(ready_game(seed))
        clock = GUIDE.clock(table)
        for _ in range(3_000):
            if table.over:
                break
            decision = table.pending[0]
            apply(table, decision.seat, GUIDE.choose(table, decision, chance))
            assert clock <= GUIDE.clock(table) <= clock + 1
            clock = GUIDE.clock(table)
        assert table.over


def test_the_chances_of_both_sides_are_one() -> None:
    chance = Chance(seed_of(3))
    for seed in range(8):
        table = table_of(new_game(seed))
        sizes: set[int] = set()
        while not table.over:
            light, dark = GUIDE.judge(table, LIGHT), GUIDE.judge(table, DARK)
            assert 0.0 <= light <= 1.0
            assert abs(light + dark - 1.0) < 1e-9
            found = GUIDE.features(table, LIGHT)
            sizes.add(len(found))
            assert max(found) < 8.0 and min(found) > -8.0
            seat, option = pick(table, chance, temper_of(seed))
            apply(table, seat, option)
        assert len(sizes) == 1
        assert GUIDE.judge(table, LIGHT) in (0.0, 0.5, 1.0)


def test_one_feature_tells_the_first_game_from_the_others() -> None:
    for format_name in ("full", "starter", "sample", "classic", "sealed"):
        decks = GAME.random_decks(format_name, Chance(seed_of(1)))
        table = GAME.new(decks, {"format": format_name}, Chance(seed_of(1)), False)
        assert GUIDE.features(table, LIGHT)[FIRST_GAME] == (format_name in ("starter", "sample"))


def test_the_judgement_foretells_the_winner() -> None:
    """Towards the end of games played by instinct, the one it favours mostly wins."""
    chance = Chance(seed_of(4))
    right = games = 0
    for seed in range(40):
        table = table_of(ready_game(seed + 100))
        favoured: list[float] = []
        while not table.over:
            decision = table.pending[0]
            if decision.kind == "deploy":
                favoured.append(GUIDE.judge(table, LIGHT))
            apply(table, decision.seat, GUIDE.choose(table, decision, chance))
        if table.winners and len(favoured) > 6:
            games += 1
            right += (favoured[-6] > 0.5) == (table.winners == 1)
    assert right / games > 0.6


def test_more_cards_and_planets_are_better() -> None:
    table = table_of(ready_game(7))
    chance = Chance(seed_of(5))
    while table.turn < 3:
        decision = table.pending[0]
        apply(table, decision.seat, GUIDE.choose(table, decision, chance))
    before = GUIDE.judge(table, LIGHT)
    fewer = table.copy()
    del fewer.sides[LIGHT].deck[:20]
    assert GUIDE.judge(fewer, LIGHT) < before
    ahead = table.copy()
    ahead.sides[LIGHT].controlled = 1
    assert GUIDE.judge(ahead, LIGHT) > before


def test_equal_cards_in_hand_are_the_same() -> None:
    table = table_of(ready_game(7))
    chance = Chance(seed_of(5))
    while table.pending[0].kind != "deploy":
        decision = table.pending[0]
        apply(table, decision.seat, GUIDE.choose(table, decision, chance))
    decision = table.pending[0]
    hand = [option for option in decision.options if option >= 0]
    one, other = hand[0], table.sides[decision.seat].hand[-1]
    table.face[other] = table.face[one]
    assert GUIDE.key(table, decision, one) == GUIDE.key(table, decision, other)
    different = {table.face[option] for option in hand}
    assert len({GUIDE.key(table, decision, option) for option in hand}) == len(different)


def test_it_beats_chance() -> None:
    won = 0
    games = 30
    for seed in range(games):
        chance = Chance(seed_of(seed))
        position = ready_game(seed + 500)
        mine = seed % 2
        other = make_bot("random", GAME, seed)
        while not position.over:
            decision = position.pending[0]
            if decision.seat == mine:
                option = GUIDE.choose(position, decision, chance)
            else:
                option = other.choose(Seen(GAME, position, decision.seat))
            apply(position, decision.seat, option)
        won += position.winners == 1 << mine
    assert won >= 0.85 * games

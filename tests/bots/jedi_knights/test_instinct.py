"""What the search knows of Jedi Knights: quick answers to everything, and a judgement that makes sense."""

from __future__ import annotations

from collections import Counter

import pytest

from chancecube.bots.jedi_knights.instinct.guide import make_guide
from chancecube.bots.search.guides import guide_of
from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.table import SITE, Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position, apply
from tests.properties.jedi_knights.games import new_game, pick

GAMES = 12

GUIDE = make_guide()


def test_the_search_finds_it() -> None:
    assert type(guide_of(GAME)) is type(GUIDE)


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_every_question_gets_an_answer_and_nothing_is_touched(seed: int) -> None:
    position = new_game(seed)
    chance = Chance(seed_of(seed))
    asked: Counter[str] = Counter()
    while not position.over:
        decision = position.pending[chance.below(len(position.pending))]
        asked[decision.kind] += 1
        look = chance.below(4) == 0
        before = position.encode() if look else []
        weights = GUIDE.weights(position, decision)
        answer = GUIDE.choose(position, decision, chance)
        assert len(weights) == len(decision.options) and min(weights) > 0.0
        assert answer in decision.options
        assert not look or position.encode() == before
        apply(position, decision.seat, answer)
    assert asked["deploy"] and asked["battle-phase"] and asked["force-card"]


@pytest.mark.parametrize("seed", [1, 2])
def test_judgement_and_features_have_their_form_everywhere(seed: int) -> None:
    position = new_game(seed)
    chance = Chance(seed_of(seed))
    size = len(GUIDE.features(position, 0))
    assert 60 <= size <= 200
    count = 0
    while not position.over:
        if count % 25 == 0:
            before = position.encode()
            assert GUIDE.judge(position, 0) + GUIDE.judge(position, 1) == pytest.approx(1.0)
            for side in range(2):
                found = GUIDE.features(position, side)
                assert len(found) == size
                assert max(found) < 6.0 and min(found) >= -1.0
            assert position.encode() == before
        apply(position, *pick(position, chance))
        count += 1
    assert sorted([GUIDE.judge(position, 0), GUIDE.judge(position, 1)]) == [0.0, 1.0]


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(GAMES):
        position = new_game(seed)
        side = seed % 2
        chance = Chance(seed_of(seed))
        while not position.over:
            decision = position.pending[0]
            quick = decision.seat % 2 == side
            random = decision.options[chance.below(len(decision.options))]
            answer = GUIDE.choose(position, decision, chance) if quick else random
            apply(position, decision.seat, answer)
        won += position.winners >> side & 1
    assert won >= GAMES * 0.85


def test_the_clock_is_the_turn() -> None:
    table = at_question("force-card")
    assert GUIDE.clock(table) == table.turn == 1


def test_force_cards_are_planned_the_best_first() -> None:
    table = at_question("force-card")
    decision = table.pending[0]
    plans = GUIDE.plans(table, decision, Chance(seed_of(1)), 5)
    assert len(plans) == 5 and all([len(plan) == 1 for plan in plans])
    weights = GUIDE.weights(table, decision)
    likely = [weights[decision.options.index(plan[0])] for plan in plans]
    assert likely == sorted(likely, reverse=True)
    assert GUIDE.secret == ["force-card"]


def at_question(kind: str, seed: int = 1) -> Table:
    position: Position = new_game(seed)
    chance = Chance(seed_of(seed))
    while position.pending[0].kind != kind:
        apply(position, *pick(position, chance))
    return table_of(position)


def test_equal_cards_in_hand_are_one_option() -> None:
    table = at_question("deploy")
    decision = table.pending[0]
    first, second = table.at[decision.seat].hand[:2]
    table.face[second] = table.face[first]
    assert GUIDE.key(table, decision, first) == GUIDE.key(table, decision, second)


def test_cards_in_play_are_one_option_only_if_nothing_tells_them_apart() -> None:
    table = at_question("deploy")
    decision = Decision(0, "choose", [])
    one, two, weapon = table.at[0].deck[:3]
    table.face[two] = table.face[one]
    for card in (one, two):
        table.at[0].deck.remove(card)
        table.lay(card, SITE)
    assert GUIDE.key(table, decision, one) == GUIDE.key(table, decision, two)
    table.rotated.append(one)
    assert GUIDE.key(table, decision, one) != GUIDE.key(table, decision, two)
    table.rotated.remove(one)
    table.at[0].deck.remove(weapon)
    table.attach(weapon, one)
    assert GUIDE.key(table, decision, one) != GUIDE.key(table, decision, two)


def test_who_holds_more_stands_better() -> None:
    table = at_question("deploy", 3)
    before = GUIDE.judge(table, 0)
    card = next(card for card in table.at[0].deck if table.card(card).power > 3)
    table.at[0].deck.remove(card)
    table.lay(card, SITE)
    assert GUIDE.judge(table, 0) > before


def test_a_card_is_known_by_its_face_its_place_and_whose_it_is() -> None:
    table = at_question("deploy", 3)
    card = table.at[0].hand[0]
    in_hand = Counter(GUIDE.holdings(table, 0))
    table.at[0].hand.remove(card)
    gone = Counter(GUIDE.holdings(table, 0))
    table.lay(card, SITE)
    at_site = Counter(GUIDE.holdings(table, 0))
    left, laid = in_hand - gone, at_site - gone
    assert left.total() == laid.total() == 1 and left != laid
    assert not Counter(GUIDE.holdings(table, 1)) & laid  # to the others it is an opponent's
    table.face[card] = next(face for face in range(len(table.cards)) if face not in table.face)
    assert not Counter(GUIDE.holdings(table, 0)) & laid

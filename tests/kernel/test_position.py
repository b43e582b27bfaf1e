"""Steps, decisions, copies and answers, played with Highest."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.playout import play_out
from chancecube.kernel.position import apply, check
from tests.kernel.highest import HIGHEST, HighestPosition


def game(seed: int = 1, seats: int = 4) -> HighestPosition:
    return HIGHEST.new([], {"seats": str(seats)}, Chance(seed_of(seed)), True)


def test_several_seats_are_asked_at_once_and_their_answers_commute() -> None:
    one, two = game(), game()
    assert [decision.seat for decision in one.pending] == [0, 1, 2, 3]
    answers = [(decision.seat, decision.options[0]) for decision in one.pending]
    for seat, option in answers:
        apply(one, seat, option)
    for seat, option in reversed(answers):
        apply(two, seat, option)
    assert one.over and one.encode() == two.encode()


def test_check_knows_what_is_offered_and_refusals_change_nothing() -> None:
    position = game()
    mine, yours = position.hands[0][0], position.hands[1][0]
    assert check(position, 0, mine)
    assert not check(position, 0, yours)
    before = position.encode()
    with pytest.raises(ChanceCubeError) as refused:
        HIGHEST.answer(position, 0, yours)
    assert refused.value.arguments == {"rule": "highest.lay"}
    assert position.encode() == before
    HIGHEST.answer(position, 0, mine)
    assert not check(position, 0, position.hands[0][0])  # asked once only


def test_a_copy_taken_between_answers_plays_on_alone() -> None:
    position = game()
    apply(position, 0, position.hands[0][0])
    twin = position.copy()
    play_out(twin, Chance(seed_of(9)))
    assert twin.over and not position.over
    assert position.log is not None and twin.log is None
    assert len(position.pending) == 3


def test_the_highest_number_wins_and_the_end_closes_all_questions() -> None:
    position = game()
    play_out(position, Chance(seed_of(2)))
    laid = [position.face[cards[0]] for cards in position.laid]
    assert position.winners == 1 << laid.index(max(laid))
    assert position.pending == [] and position.stack == []
    assert position.ending == "highest.win"


def test_a_shuffle_re_keys_the_ids() -> None:
    """Ids keep their places in the deck; the faces move, so an id seen before tells nothing."""
    position = game(seed=3, seats=2)
    before = position.deck[:]
    faces = {card: position.face[card] for card in before}
    seen: set[tuple[int, ...]] = set()
    for _ in range(20):
        position.shuffle(position.deck)
        assert position.deck == before
        assert sorted(position.face[card] for card in before) == sorted(faces.values())
        seen.add(tuple(position.face[card] for card in before))
    assert len(seen) > 1


def test_options_are_named_and_found_by_name() -> None:
    position = game()
    decision = position.decision_of(0)
    assert decision is not None
    option = decision.options[1]
    name = HIGHEST.option_name(position, decision, option)
    assert name == f"N{position.face[option]}#{option}"
    assert HIGHEST.find_option(position, 0, name) == option
    assert HIGHEST.find_option(position, 0, name.split("#")[0].lower()) == option
    with pytest.raises(ChanceCubeError, match="not-offered"):
        HIGHEST.find_option(position, 0, "N99")

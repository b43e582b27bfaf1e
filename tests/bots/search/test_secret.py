from __future__ import annotations

import pytest

from chancecube.bots.search.secret import mixture

ROCK_PAPER_SCISSORS = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]
ALL_ALIKE = [0.5, 0.5, 0.5]


def test_what_can_always_be_answered_is_mixed() -> None:
    assert mixture([ROCK_PAPER_SCISSORS] * 10, ALL_ALIKE, usual=0.0) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_plan_that_is_better_against_everything_is_chosen_alone() -> None:
    worlds = [[[0.9, 0.8], [0.4, 0.5], [0.1, 0.2]]] * 5
    assert mixture(worlds, ALL_ALIKE)[0] > 0.98


def test_unequal_stakes_give_the_mixture_of_game_theory() -> None:
    # Matching pennies for double stakes on heads: the own player shows heads in 1/3 of the games.
    worlds = [[[1.0, 0.25], [0.25, 0.625]]] * 10
    assert mixture(worlds, [0.5, 0.5], usual=0.0) == pytest.approx([1 / 3, 2 / 3], abs=0.05)


def test_who_mostly_does_the_same_is_answered() -> None:
    """Rock, nearly always, is met with paper; now and then it tells nothing, for the rest can make up for it."""
    assert mixture([ROCK_PAPER_SCISSORS] * 10, ALL_ALIKE, usual=0.8)[1] > 0.95
    assert mixture([ROCK_PAPER_SCISSORS] * 10, ALL_ALIKE, usual=0.1) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_several_plans_may_be_as_usual_as_the_first() -> None:
    """Rock or paper, who knows: paper loses to neither."""
    shares = mixture([ROCK_PAPER_SCISSORS] * 10, ALL_ALIKE, usual=1.0, usual_plans=2)
    assert shares == pytest.approx([0.0, 1.0, 0.0], abs=0.02)


def test_one_mixture_does_for_all_that_may_be() -> None:
    """In each position by itself a pure plan is best; not knowing which it is, the third one is."""
    worlds = [[[1.0], [0.0], [0.8]], [[0.0], [1.0], [0.8]]]
    assert mixture(worlds, ALL_ALIKE)[2] > 0.95


def test_without_playouts_the_first_look_decides() -> None:
    assert mixture([], [0.5, 0.4, 0.3])[0] > 0.95

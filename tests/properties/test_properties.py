"""The properties, searched for counterexamples by Hypothesis; `tests/soak.py` runs them over thousands of games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import apply
from chancecube.young_jedi.game import table_of
from chancecube.young_jedi.table import Table
from tests.properties.checks import (
    check_cards,
    check_copy,
    check_game,
    check_no_leak,
    check_notation,
    check_options_playable,
    check_record,
    check_refusals,
    faces_by_seat,
)
from tests.properties.games import new_game, pick
from tests.properties.referee import judge_game

SEEDS = st.integers(min_value=0, max_value=10**9)
MOMENTS = st.integers(min_value=0, max_value=150)
VIEWERS = st.sampled_from([0, 1, 31])


def somewhere(seed: int, moment: int) -> Table:
    """A position in the middle of a random game, at most so many decisions in."""
    chance = Chance(seed_of(seed))
    table = table_of(new_game(seed))
    for _ in range(moment):
        if not table.pending:
            break
        before = table.copy()
        apply(table, *pick(table, chance))
        if table.over:
            return before
    return table


@given(SEEDS, MOMENTS)
@settings(max_examples=60, deadline=None)
def test_cards_are_neither_lost_nor_doubled_whatever_is_answered(seed: int, moment: int) -> None:
    table = somewhere(seed, moment)
    expected = faces_by_seat(table)
    check_cards(table, expected)
    check_options_playable(table, expected)


@given(SEEDS, MOMENTS)
@settings(max_examples=30, deadline=None)
def test_all_other_answers_are_refused_without_change(seed: int, moment: int) -> None:
    check_refusals(somewhere(seed, moment))


@given(SEEDS, MOMENTS)
@settings(max_examples=60, deadline=None)
def test_copies_are_independent_and_undo_is_exact(seed: int, moment: int) -> None:
    table = somewhere(seed, moment)
    check_copy(table, *pick(table, Chance(seed_of(seed + 1))))


@given(SEEDS, MOMENTS)
@settings(max_examples=60, deadline=None)
def test_notation_reads_back_what_it_wrote(seed: int, moment: int) -> None:
    check_notation(somewhere(seed, moment))


@given(SEEDS, MOMENTS, VIEWERS)
@settings(max_examples=100, deadline=None)
def test_no_view_decision_or_event_leaks(seed: int, moment: int, viewer: int) -> None:
    check_no_leak(somewhere(seed, moment), viewer, Chance(seed_of(seed + 2)))


@given(SEEDS)
@settings(max_examples=15, deadline=None)
def test_records_replay_to_the_identical_position(seed: int) -> None:
    check_record(seed)


@given(SEEDS)
@settings(max_examples=10, deadline=None)
def test_games_always_end(seed: int) -> None:
    assert check_game(seed, every=1_000_000)["turns"] > 0


@given(SEEDS)
@settings(max_examples=40, deadline=None)
def test_a_referee_who_only_counts_finds_nothing_to_object_to(seed: int) -> None:
    judge_game(seed)

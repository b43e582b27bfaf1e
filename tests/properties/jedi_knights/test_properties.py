"""The properties, searched for counterexamples by Hypothesis; `tests/soak.py` runs them over thousands of games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.table import Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import apply
from tests.properties.any_game import check_copy, check_record, check_refusals
from tests.properties.jedi_knights.checks import (
    LOWEST_WORD,
    RULE_IDS,
    check_cards,
    check_game,
    check_no_leak,
    check_notation,
    check_options,
    check_sums,
    faces_by_owner,
)
from tests.properties.jedi_knights.games import decks_of, new_game, pick, settings_of

SEEDS = st.integers(min_value=0, max_value=10**9)
MOMENTS = st.integers(min_value=0, max_value=400)
VIEWERS = st.sampled_from([0, 1, 2, 3, 31])


def somewhere(seed: int, moment: int) -> Table:
    """A position in the middle of a random game, at most so many decisions in."""
    chance = Chance(seed_of(seed))
    table = table_of(new_game(seed))
    for _ in range(moment):
        before = table.copy()
        apply(table, *pick(table, chance))
        if table.over:
            return before
    return table


@given(SEEDS, MOMENTS)
@settings(max_examples=40, deadline=None)
def test_cards_are_neither_lost_nor_doubled_whatever_is_answered(seed: int, moment: int) -> None:
    table = somewhere(seed, moment)
    faces = faces_by_owner(table)
    check_cards(table, faces)
    check_options(table, faces)


@given(SEEDS, MOMENTS)
@settings(max_examples=60, deadline=None)
def test_every_number_is_the_sum_of_what_players_are_shown(seed: int, moment: int) -> None:
    check_sums(somewhere(seed, moment))


@given(SEEDS, MOMENTS)
@settings(max_examples=20, deadline=None)
def test_all_other_answers_are_refused_without_change(seed: int, moment: int) -> None:
    check_refusals(GAME, somewhere(seed, moment), LOWEST_WORD, RULE_IDS)


@given(SEEDS, MOMENTS)
@settings(max_examples=40, deadline=None)
def test_copies_are_independent_and_undo_is_exact(seed: int, moment: int) -> None:
    table = somewhere(seed, moment)
    check_copy(table, *pick(table, Chance(seed_of(seed + 1))))


@given(SEEDS, MOMENTS)
@settings(max_examples=40, deadline=None)
def test_notation_reads_back_what_it_wrote(seed: int, moment: int) -> None:
    check_notation(somewhere(seed, moment))


@given(SEEDS, MOMENTS, VIEWERS)
@settings(max_examples=60, deadline=None)
def test_no_view_decision_or_event_leaks(seed: int, moment: int, viewer: int) -> None:
    table = somewhere(seed, moment)
    if viewer < table.seats or viewer == 31:
        check_no_leak(table, viewer, Chance(seed_of(seed + 2)))


@given(SEEDS)
@settings(max_examples=8, deadline=None)
def test_records_replay_to_the_identical_position(seed: int) -> None:
    check_record(GAME, decks_of(seed), settings_of(seed), seed, pick)


@given(SEEDS)
@settings(max_examples=6, deadline=None)
def test_games_always_end(seed: int) -> None:
    assert check_game(seed, every=1_000_000)["turns"] > 0

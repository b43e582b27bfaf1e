"""Puzzles: those that ship can be asked, have a right answer, and tell no more than the seat may see."""

from __future__ import annotations

import msgspec
import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import CHOOSE, PICK
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.views import view
from chancecube.lab.puzzles import (
    AS_GOOD,
    LEAST_PROOF,
    Search,
    decks_for,
    find_puzzle,
    is_clear,
    is_worth_a_look,
    make_puzzle,
    mean,
    no_puzzle,
    puzzles_of,
    read_puzzle,
    written,
)
from chancecube.registry import game as registered

GAMES = ["young-jedi", "jedi-knights"]
SHIPPED = {"young-jedi": 24, "jedi-knights": 9}


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_ship_and_each_asks_what_it_says(name: str) -> None:
    game = registered(name)
    puzzles = puzzles_of(name)
    assert len(puzzles) >= SHIPPED[name]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        position = puzzle.open()
        decision = position.decision_of(puzzle.seat)
        assert decision is not None
        assert decision.kind == puzzle.kind and decision.gesture in (CHOOSE, PICK)
        offered = [game.option_name(position, decision, option) for option in decision.options]
        assert {option for option, _ in puzzle.options} <= set(offered)
        assert any([puzzle.is_right(name) for name in offered])
        chances = [chance for _, chance in puzzle.options]
        assert chances == sorted(chances, reverse=True)
        right = [chance for name, chance in puzzle.options if name in puzzle.answers]
        wrong = [chance for name, chance in puzzle.options if name not in puzzle.answers]
        assert min(right) >= chances[0] - AS_GOOD
        assert wrong and chances[0] - max(wrong) > LEAST_PROOF


def test_a_puzzle_is_found_by_number_and_by_id() -> None:
    first = puzzles_of("young-jedi")[0]
    assert find_puzzle("young-jedi", "1") == find_puzzle("young-jedi", first.id) == first
    with pytest.raises(BadOption):
        find_puzzle("young-jedi", "999")


def test_another_copy_of_the_right_card_is_right() -> None:
    for puzzle in puzzles_of("young-jedi"):
        code = puzzle.answers[0].split("#")[0]
        assert puzzle.is_right(puzzle.answers[0])
        if "#" in puzzle.answers[0]:
            assert puzzle.is_right(f"{code}#9999")
        wrong = next(name for name, _ in reversed(puzzle.options))
        assert puzzle.is_right(wrong) == (wrong in puzzle.answers)


def test_what_is_clear_and_what_several_looks_say() -> None:
    assert is_clear([(1, 0.6), (2, 0.4)], 0.1)
    assert not is_clear([(1, 0.6), (2, 0.55)], 0.1)
    assert not is_clear([(1, 0.1), (2, 0.0)], 0.05)
    assert not is_clear([(1, 1.0), (2, 0.5)], 0.1)
    assert mean([[(1, 0.6), (2, 0.4)], [(2, 0.9), (1, 0.5)]]) == [(2, 0.65), (1, 0.55)]


def begun(name: str) -> tuple[Game, Position]:
    """A game played by chance up to a question that may become a puzzle."""
    game = registered(name)
    chance = Chance(seed_of(2))
    decks = decks_for(game, game.formats[0], chance)
    position = game.new(decks, {"format": game.formats[0]}, chance, False)
    while not is_worth_a_look(game, position, position.pending[0].seat):
        decision = position.pending[0]
        game.answer(position, decision.seat, decision.options[chance.below(len(decision.options))])
    return game, position


@pytest.mark.parametrize("name", GAMES)
def test_what_is_two_points_behind_the_best_is_right_as_well(name: str) -> None:
    game, position = begun(name)
    decision = position.pending[0]
    weighed = list(zip(decision.options[:3], (0.5, 0.481, 0.479), strict=True))
    puzzle = written(Search(name, "cadet", 1), game, game.formats[0], position, decision.seat, weighed)
    assert puzzle is not None
    assert puzzle.answers == [option for option, _ in puzzle.options[:2]]


@pytest.mark.parametrize("name", GAMES)
def test_a_written_puzzle_looks_to_its_seat_as_the_game_did(name: str) -> None:
    game, position = begun(name)
    decision = position.pending[0]
    weighed = [(option, 0.5 - 0.1 * place) for place, option in enumerate(decision.options[:3])]
    puzzle = written(Search(name, "cadet", 1), game, game.formats[0], position, decision.seat, weighed)
    assert puzzle is not None
    seat = decision.seat
    assert view(game, puzzle.open(), seat) == view(game, position, seat)
    assert puzzle.answers == [puzzle.options[0][0]]


# --- making one ---


def test_a_position_in_which_one_answer_is_clearly_best_becomes_a_puzzle() -> None:
    first = puzzles_of("jedi-knights")[0]
    made = make_puzzle(registered("jedi-knights"), first.open())
    assert (made.seat, made.kind, made.turn, made.answers) == (
        first.seat,
        first.kind,
        first.turn,
        first.answers,
    )
    assert read_puzzle(msgspec.json.encode(made).decode()) == made


def test_where_nobody_has_a_choice_there_is_no_puzzle() -> None:
    game = registered("jedi-knights")
    decks = decks_for(game, "duel", Chance(seed_of(1)))
    position = game.new(decks, {"format": "duel"}, Chance(seed_of(1)), False)
    with pytest.raises(BadOption, match="puzzle-no-choice"):
        make_puzzle(game, position)


def test_why_there_is_no_puzzle_is_told_by_what_the_bot_saw() -> None:
    assert no_puzzle([(1, 0.99), (2, 0.6)]).key == "puzzle-decided"
    assert no_puzzle([(1, 0.05), (2, 0.0)]).arguments == {"wins": "5"}
    assert no_puzzle([(1, 0.5), (2, 0.48)]).key == "puzzle-unclear"


def test_what_is_no_puzzle_is_refused() -> None:
    first = puzzles_of("jedi-knights")[0]
    with pytest.raises(BadOption, match="puzzle-broken"):
        read_puzzle("[]")
    changes = [
        {"seat": 1 - first.seat},
        {"kind": "another"},
        {"format": "team"},
        {"format": "another"},
        {"answers": []},
        {"answers": ["another"]},
        {"options": [*first.options, ("another", 0.1)]},
    ]
    for change in changes:
        other = msgspec.structs.replace(first, **change)
        with pytest.raises(BadOption, match="puzzle-broken"):
            read_puzzle(msgspec.json.encode(other).decode())

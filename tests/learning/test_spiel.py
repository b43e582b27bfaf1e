"""States in the manner of OpenSpiel: whole games, clones, what a player knows, and other worlds as true."""

from __future__ import annotations

import random
import re

import pytest

from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.views import view
from chancecube.learning.spiel import TERMINAL, State, load_game

TABLES = [
    ("young-jedi", "full", "ready"),
    ("jedi-knights", "duel", "random"),
    ("jedi-knights", "team", "ready"),
]


def play(state: State, rng: random.Random, most: int = 100_000) -> State:
    while not state.is_terminal() and most:
        state.apply_action(rng.choice(state.legal_actions()))
        most -= 1
    return state


@pytest.mark.parametrize(("name", "format_name", "decks"), TABLES)
def test_a_whole_game_and_its_clones(name: str, format_name: str, decks: str) -> None:
    game = load_game(name, format_name=format_name, decks=decks)
    state = game.new_initial_state(3)
    assert state.history() == [] and not state.is_chance_node() and not state.is_simultaneous_node()
    play(state, random.Random(1), 10)
    before = [state.information_state_string(player) for player in range(game.num_players())]
    twin = state.clone()
    ends = [play(one, random.Random(2)) for one in (twin, state.clone())]
    assert ends[0].returns() == ends[1].returns() and ends[0].history() == ends[1].history()
    assert [state.information_state_string(player) for player in range(game.num_players())] == before
    assert twin.current_player() == TERMINAL and twin.legal_actions() == []
    assert sum(twin.returns()) == game.utility_sum() and {abs(worth) for worth in twin.returns()} <= {
        0.0,
        1.0,
    }
    assert state.returns() == [0.0] * game.num_players()
    again = game.new_initial_state(3)
    for action in twin.history():
        again.apply_action(action)
    assert str(again) == str(twin)


@pytest.mark.parametrize(("name", "format_name", "decks"), TABLES)
def test_what_a_player_knows(name: str, format_name: str, decks: str) -> None:
    game = load_game(name, format_name=format_name, decks=decks)
    state = play(game.new_initial_state(5), random.Random(1), 8)
    player = state.current_player()
    mask = state.legal_actions_mask()
    assert [action for action, legal in enumerate(mask) if legal] == state.legal_actions(player)
    assert len(mask) == game.num_distinct_actions()
    assert len(state.observation_tensor(player)) == game.observation_tensor_size()
    other = (player + 1) % game.num_players()
    assert state.legal_actions(other) == []
    assert state.information_state_string(player) != state.information_state_string(other)
    for action in state.legal_actions():
        name_of = state.action_to_string(player, action)
        assert state.string_to_action(player, name_of) == action
        assert name_of in state.child(action).information_state_string(player)
    with pytest.raises(ChanceCubeError, match="not-offered"):
        state.apply_action(mask.index(0))


@pytest.mark.parametrize(("name", "format_name", "decks"), TABLES)
def test_whoever_draws_is_told_the_cards_and_nobody_else(name: str, format_name: str, decks: str) -> None:
    game = load_game(name, format_name=format_name, decks=decks)
    state = play(game.new_initial_state(4), random.Random(1), 20)
    named = [set(re.findall(r"\S+#\d+", "\n".join(story))) for story in state.stories]
    told = 0
    for player in range(game.num_players()):
        seen = view(game.rules, state.position, player)
        drawn = {f"{card.code}#{card.id}" for card in seen.zone("hand", player).cards} & named[player]
        told += len(drawn)
        for other in range(game.num_players()):
            if game.sight.sides[other] != game.sight.sides[player]:
                assert not drawn & named[other]
    assert told


@pytest.mark.parametrize(("name", "format_name", "decks"), TABLES)
def test_an_answer_stands_in_the_story_of_who_gave_it_alone(name: str, format_name: str, decks: str) -> None:
    """Whether others may see what came of it is told by the events."""
    state = load_game(name, format_name=format_name, decks=decks).new_initial_state(4)
    rng = random.Random(1)
    while not state.is_terminal() and len(state.history()) < 60:
        player = state.current_player()
        before = [sum([line.startswith("answered") for line in story]) for story in state.stories]
        state.apply_action(rng.choice(state.legal_actions()))
        after = [sum([line.startswith("answered") for line in story]) for story in state.stories]
        assert [new - old for new, old in zip(after, before, strict=True)] == [
            int(seat == player) for seat in range(len(before))
        ]


@pytest.mark.parametrize(("name", "format_name", "decks"), TABLES[:2])  # four Themes tell their decks
def test_other_worlds_have_the_own_side_s_decks_and_any_others(
    name: str, format_name: str, decks: str
) -> None:
    game = load_game(name, format_name=format_name, decks=decks)
    state = game.new_initial_state(9)
    player = state.current_player()
    rng = random.Random(3)
    others = [state.resample_from_infostate(player, rng.random) for _ in range(8)]
    for seat, side in enumerate(game.sight.sides):
        guessed = [other.decks[seat] != state.decks[seat] for other in others]
        assert any(guessed) == (side != game.sight.sides[player])
    known = load_game(name, format_name=format_name, decks=state.decks).new_initial_state(9)
    assert known.resample_from_infostate(player, rng.random).decks == state.decks


@pytest.mark.parametrize(("name", "format_name", "decks"), TABLES)
def test_other_worlds_look_the_same(name: str, format_name: str, decks: str) -> None:
    game = load_game(name, format_name=format_name, decks=decks)
    rng = random.Random(7)
    state = game.new_initial_state(9)
    compared = different = 0
    for _ in range(6):
        play(state, rng, 3)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.history() == state.history()
        if other.observation_string(player) == state.observation_string(player):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            compared += 1
            different += other.position.face != state.position.face
        play(other, rng, 10)
    assert compared and different

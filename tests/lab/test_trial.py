"""A bot on trial: its games, its mistakes, and whether it looks only where it may."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancecube.kernel.game import Game
from chancecube.lab.trial import Match, Trial, try_bot
from chancecube.registry import game, game_names
from tests.bots.programs import BAD, FIRST, folder, write_class, write_program

__all__ = ["folder"]

HEAD = """
class Player:
    def __init__(self, game, seed, deck):
        self.count = 0

    def choose(self, seen):
        self.count += 1
        options = seen.decision.options
"""
HONEST = HEAD + "        return options[self.count % len(options)]\n"
FAILING = HEAD + "        return options[0] if self.count < 5 else 1 / 0\n"
LYING = HEAD + "        return 'done'\n"
FICKLE = HEAD + "        import secrets\n        return secrets.choice(options)\n"
# It reaches for what no view shows: the faces of all cards, hidden ones too.
PEEKING = (
    HEAD
    + """        position = seen.view.__closure__[2].cell_contents
        return options[sum(place * face for place, face in enumerate(position.face)) % len(options)]
"""
)


def tried(name: str, rules: Game, games: int = 2, against: str = "random") -> Trial:
    return try_bot(rules, name, against, rules.formats[0], games, 3)


@pytest.mark.parametrize("name", game_names())
def test_the_cadet_beats_the_random_bot(name: str) -> None:
    told: list[int] = []
    rules = game(name)
    trial = try_bot(rules, "cadet", "random", rules.formats[0], 6, 1, told.append)
    assert told == [1, 2, 3, 4, 5, 6] and trial.games == 6 and trial.wins >= 4
    assert trial.repeated and not trial.troubles
    assert 0 < trial.mean() <= trial.slowest and trial.decisions > 100
    assert trial.interval()[0] < trial.rate() <= trial.interval()[1]


@pytest.mark.parametrize("name", game_names())
def test_the_bot_plays_every_side_in_turn(name: str) -> None:
    rules = game(name)
    matches = [Match(rules, Trial("cadet", "random"), rules.formats[0], number, 3) for number in range(4)]
    tried_seats = [[seat for seat in range(2) if match.is_tried(seat)] for match in matches]
    assert tried_seats == [[0], [1], [0], [1]]


def test_games_nobody_wins_are_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "play", lambda match, after=None: None)
    trial = tried("random", game("young-jedi"))
    assert (trial.games, trial.wins, trial.draws, trial.broken) == (2, 0, 2, 0)


@pytest.mark.parametrize("name", game_names())
def test_a_program_on_trial(folder: Path, name: str) -> None:
    write_program(folder, "first", FIRST, more="deterministic = true")
    trial = tried("first", game(name))
    assert trial.games == 2 and trial.repeated and not trial.troubles and not trial.twins


@pytest.mark.parametrize(("source", "key"), [(FAILING, "bot-failed"), (LYING, "bot-not-offered")])
def test_mistakes_of_a_class_are_told_and_cost_the_game(folder: Path, source: str, key: str) -> None:
    write_class(folder, "anna", source)
    trial = tried("anna", game("young-jedi"), 5)
    assert [error.key for error in trial.troubles] == [key] * 3
    assert (trial.games, trial.broken, trial.wins) == (3, 3, 0)
    assert trial.repeated is None  # no game came to its end that could be played again


def test_a_dying_program_is_told_of(folder: Path) -> None:
    write_program(folder, "bad", BAD["bot-died"])
    assert [error.key for error in tried("bad", game("young-jedi"), 1).troubles] == ["bot-died"]


@pytest.mark.parametrize("claim", [True, False])
def test_who_claims_to_be_deterministic_must_be(folder: Path, claim: bool) -> None:
    write_class(folder, "anna", FICKLE, f"deterministic = {str(claim).lower()}")
    trial = tried("anna", game("young-jedi"))
    assert not trial.repeated
    assert ("bot-not-the-same" in [error.key for error in trial.troubles]) is claim


def can_imagine(rules: Game) -> bool:
    return type(rules).imagine is not Game.imagine


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("source", [HONEST, PEEKING])
def test_who_looks_at_hidden_cards_is_found_out(folder: Path, name: str, source: str) -> None:
    rules = game(name)
    if not can_imagine(rules):
        pytest.skip("this game does not imagine")
    write_class(folder, "anna", source, "deterministic = true")
    trial = tried("anna", rules, 1)
    assert trial.twins > 2
    assert (trial.fooled > 0) is (source == PEEKING)
    assert ("bot-dishonest" in [error.key for error in trial.troubles]) is (source == PEEKING)

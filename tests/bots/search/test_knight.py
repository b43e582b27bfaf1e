from __future__ import annotations

import pytest

from chancecube import registry
from chancecube.bots import Bot, Seen, make_bot
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.knight import Knight
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import apply, check
from chancecube.kernel.wire import DeckList
from chancecube.lab.ladder import decks_for
from chancecube.young_jedi.game import GAME
from tests.rules.young_jedi.scenes import scene

PLAYOUTS = 8


def knight_for(game: Game, seed: int, deck: DeckList) -> Bot:
    return Knight(game, seed, guide_of(game), Effort(PLAYOUTS), make_bot("cadet", game, seed, deck))


def answers_of(game: Game, format_name: str, seed: int) -> list[int]:
    """A whole game of knights, every answer checked."""
    decks = decks_for(game, format_name, seed)
    position = game.new(decks, {"format": format_name}, Chance(seed_of(seed)), False)
    bots = [knight_for(game, seed + seat, deck) for seat, deck in enumerate(decks)]
    answers: list[int] = []
    while not position.over:
        seat = position.pending[-1].seat
        answer = bots[seat].choose(Seen(game, position, seat))
        assert check(position, seat, answer)
        answers.append(answer)
        apply(position, seat, answer)
    return answers


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "format_name"), [("young-jedi", "starter"), ("jedi-knights", "duel"), ("jedi-knights", "team")]
)
def test_knights_play_whole_games_and_the_seed_fixes_them(name: str, format_name: str) -> None:
    game = registry.game(name)
    assert answers_of(game, format_name, 1) == answers_of(game, format_name, 1)


LAST_CARD = """
    young-jedi full
    turn: 9 light battle
    Tatooine: DM-135
    light here: DM-1
    dark here: DM-105
    light hand: DM-30
    light deck: DM-30 x20
    dark deck: DM-105
"""


def test_a_won_game_is_seen_to_be_won() -> None:
    """Obi-Wan against a lone droid whose side has one card left to draw: who fights wins."""
    position = scene(LAST_CARD)
    seat = position.pending[0].seat
    seen = Seen(GAME, position, seat)
    knight = Knight(GAME, 1, guide_of(GAME), Effort(60))
    lines = knight.weigh(seen)
    assert lines[0].option == knight.choose(seen)
    assert lines[0].chances > 0.9
    assert sum(line.visits for line in lines) <= 60

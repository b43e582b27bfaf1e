"""A bot answers by what it is shown: where only hidden cards differ, it answers the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chancecube import registry
from chancecube.bots import Bot, Seen, make_bot
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.learned import network_of
from chancecube.jedi_knights.game import table_of as knights_table_of
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.views import view
from chancecube.young_jedi.game import table_of
from tests.properties import checks, games
from tests.properties.jedi_knights import games as knights_games
from tests.properties.jedi_knights.test_imagine import look_alike

Swap = Callable[[Position, int, Chance], Position]
PLAYOUTS = 12
EVERY = 7


def swap_young_jedi(position: Position, seat: int, chance: Chance) -> Position:
    return checks.swap_hidden(table_of(position), seat, chance)


def swap_jedi_knights(position: Position, seat: int, chance: Chance) -> Position:
    return look_alike(knights_table_of(position), seat, chance)


SWAPS: dict[str, Swap] = {"young-jedi": swap_young_jedi, "jedi-knights": swap_jedi_knights}
NEW_GAMES = {"young-jedi": games.new_game, "jedi-knights": knights_games.new_game}


def bot_for(name: str, game: Game, seed: int) -> Bot:
    if name in ("knight", "master"):
        network = network_of(game.name) if name == "master" else None
        return Knight(game, seed, guide_of(game), Effort(PLAYOUTS), None, network)
    return make_bot(name, game, seed)


def compared_in(game: Game, bot: str, seed: int) -> int:
    """Plays a random game; now and then asks the bot in the position and in a twin that looks the same."""
    chance = Chance(seed_of(seed + 9_000_000))
    position = NEW_GAMES[game.name](seed)
    compared = number = 0
    while not position.over:
        decision = position.pending[chance.below(len(position.pending))]
        number += 1
        if number % EVERY == 0 and len(decision.options) > 1:
            twin = SWAPS[game.name](position, decision.seat, chance)
            if view(game, twin, decision.seat) == view(game, position, decision.seat):
                both = [
                    bot_for(bot, game, number).choose(Seen(game, one, decision.seat))
                    for one in (position, twin)
                ]
                assert both[0] == both[1], (seed, number, decision.kind)
                compared += position.encode() != twin.encode()
        apply(position, decision.seat, decision.options[chance.below(len(decision.options))])
    return compared


@pytest.mark.parametrize("bot", ["cadet", "knight", "master"])
@pytest.mark.parametrize("name", registry.game_names())
def test_hidden_cards_change_nothing(name: str, bot: str) -> None:
    game = registry.game(name)
    assert sum(compared_in(game, bot, seed) for seed in range(6)) > 20

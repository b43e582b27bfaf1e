"""Which decks are played: random legal ones, ready ones, or those given."""

from __future__ import annotations

from typing import Final

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

RANDOM: Final = "random"
READY: Final = "ready"
TRIES: Final = 1000  # for ready decks that go together


def ready_for(game: Game, format_name: str) -> list[list[DeckList]]:
    """For each seat the ready decks it may play."""
    seats = range(len(game.seat_sides(format_name)))
    found = [
        [deck for deck in game.ready_decks() if not game.deck_breaches(deck, format_name, seat)]
        for seat in seats
    ]
    if not all(found):
        raise BadOption("learning-no-ready", {"format": format_name})
    return found


def choose_decks(
    game: Game, format_name: str, wish: str | list[DeckList], ready: list[list[DeckList]], chance: Chance
) -> list[DeckList]:
    """The decks of one game, in the order of the seats."""
    if not isinstance(wish, str):
        return wish
    if wish == RANDOM:
        return game.random_decks(format_name, chance)
    for _ in range(TRIES):
        decks = [known[chance.below(len(known))] for known in ready]
        if not game.decks_breaches(decks, format_name):
            return decks
    raise BadOption("learning-no-ready", {"format": format_name})


def check_wish(game: Game, format_name: str, wish: str | list[DeckList]) -> list[list[DeckList]]:
    """Refuses what cannot be; returns the ready decks if they are wanted."""
    if wish == READY:
        return ready_for(game, format_name)
    if isinstance(wish, str):
        if wish != RANDOM:
            raise BadOption("learning-decks", {"decks": wish})
        return []
    seats = len(game.seat_sides(format_name))
    if len(wish) != seats:
        raise BadOption("seats-to-fill", {"seats": str(seats)})
    return []

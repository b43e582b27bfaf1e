"""Random games with everything said about them."""

from __future__ import annotations

from collections.abc import Iterator

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import YES, Decision
from chancecube.kernel.position import Position, apply
from chancecube.young_jedi.decks import FORMATS
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.library import library
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.table import CONCEDE, RECYCLE


def positions(number: int) -> Iterator[Position]:
    """One random game, before each answer and at its end; every other game is played by those who like to fight."""
    chance = Chance(seed_of(number))
    decks = [random_deck(library(), seat, FORMATS["full"], chance) for seat in (0, 1)]
    position = GAME.new(decks, {"format": "full"}, chance.copy(), True)
    while position.pending:
        yield position
        decision = position.pending[0]
        options = fighting_spirit(decision) if number % 2 else decision.options
        apply(position, decision.seat, options[chance.below(len(options))])
    yield position


def fighting_spirit(decision: Decision) -> list[int]:
    if YES in decision.options:
        return [YES]
    return [option for option in decision.options if option not in (CONCEDE, RECYCLE)]

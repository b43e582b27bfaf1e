"""Random games of Jedi Knights, for two and for four, before each answer and at their end."""

from __future__ import annotations

from collections.abc import Iterator

from chancecube.jedi_knights.game import GAME
from chancecube.jedi_knights.table import PASS
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, NO
from chancecube.kernel.position import Position, apply

IDLE = (PASS, DONE, NO)


def positions(format_name: str, number: int) -> Iterator[Position]:
    """Players who act rather than pass: three times out of four, where they can."""
    chance = Chance(seed_of(number))
    decks = GAME.random_decks(format_name, chance)
    position = GAME.new(decks, {"format": format_name}, chance.copy(), True)
    while position.pending:
        yield position
        decision = position.pending[0]
        active = [option for option in decision.options if option not in IDLE]
        options = active if active and chance.below(4) else decision.options
        apply(position, decision.seat, options[chance.below(len(options))])
    yield position

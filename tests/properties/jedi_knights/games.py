"""Random games of Jedi Knights: any legal decks, two or four players, any answers, all from one number."""

from __future__ import annotations

from chancecube.jedi_knights.game import GAME
from chancecube.jedi_knights.table import PASS
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, NO
from chancecube.kernel.position import Position
from chancecube.kernel.wire import DeckList

BACKING_OUT = (DONE, NO, PASS)
HASTE = 4  # a player lets a chance go by once in so many times


def settings_of(seed: int) -> dict[str, str]:
    return {"format": "team" if seed % 3 == 2 else "duel", "timing-2001": "yes" if seed % 4 == 3 else "no"}


def decks_of(seed: int) -> list[DeckList]:
    return GAME.random_decks(settings_of(seed)["format"], Chance(seed_of(seed)))


def new_game(seed: int, keep_log: bool = False) -> Position:
    return GAME.new(decks_of(seed), settings_of(seed), Chance(seed_of(seed + 1_000_000)), keep_log)


def pick(position: Position, chance: Chance) -> tuple[int, int]:
    """A seat that is asked and one of its options; backing out is rarer than it would be by chance alone."""
    decision = position.pending[chance.below(len(position.pending))]
    options = decision.options
    if chance.below(HASTE):
        options = [option for option in options if option not in BACKING_OUT] or options
    return decision.seat, options[chance.below(len(options))]

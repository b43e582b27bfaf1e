"""Random games for property tests: any two legal decks, any answers, all from one number."""

from __future__ import annotations

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import Position
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.decks import FORMATS
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.library import library
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.table import CONCEDE

FORMAT_OF_SEED = ("full", "full", "classic", "starter")
SELDOM = 16


def settings_of(seed: int) -> dict[str, str]:
    return {"format": FORMAT_OF_SEED[seed % 4], "tournament": "yes" if seed % 3 == 0 else "no"}


def decks_of(seed: int) -> list[DeckList]:
    chance = Chance(seed_of(seed))
    law = FORMATS[settings_of(seed)["format"]]
    return [random_deck(library(), side, law, chance) for side in (0, 1)]


def pick(position: Position, chance: Chance) -> tuple[int, int]:
    """A seat that is asked and one of its options; planets are conceded only now and then."""
    decision = position.pending[chance.below(len(position.pending))]
    option = decision.options[chance.below(len(decision.options))]
    if option == CONCEDE and chance.below(SELDOM):
        option = decision.options[0]
    return decision.seat, option


def new_game(seed: int, keep_log: bool = False) -> Position:
    return GAME.new(decks_of(seed), settings_of(seed), Chance(seed_of(seed + 1_000_000)), keep_log)

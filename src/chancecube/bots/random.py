"""The bot that plays by chance alone: the measure every other bot must beat."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.seen import Seen
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game

GIVING_UP: Final = "concede"
GIVES_UP_ONE_IN: Final = 16


@final
class RandomBot:
    """Every option is equally likely, except that it seldom gives anything up."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = Chance(seed_of(seed))
        self.giving_up = [word for word, name in game.words().items() if name == GIVING_UP]

    def choose(self, seen: Seen) -> int:
        options = seen.decision.options
        for word in self.giving_up:
            if word in options and len(options) > 1:
                if self.chance.below(GIVES_UP_ONE_IN) == 0:
                    return word
                options = [option for option in options if option != word]
        return options[self.chance.below(len(options))]

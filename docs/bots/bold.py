"""A bot that is a class: it would rather do something than nothing, and gives nothing up."""

from __future__ import annotations

import random

from chancecube.bots import Seen
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

NOTHING = ("done", "no", "pass")
NEVER = ("concede",)


class Bold:
    def __init__(self, game: Game, seed: int, deck: DeckList | None) -> None:
        self.chance = random.Random(seed)

    def choose(self, seen: Seen) -> int:
        decision = seen.view().decision
        assert decision is not None
        options = [option for option in decision.options if option.name not in NEVER] or decision.options
        deeds = [option for option in options if option.name not in NOTHING] or options
        return self.chance.choice(deeds).answer

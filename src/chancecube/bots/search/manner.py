"""How somebody thinks about a game: what a Knight and a Master do differently."""

from __future__ import annotations

from typing import Final, final

TREE: Final = 0  # instead of the horizon of a race: open questions are answered by growing a tree


@final
class Manner:
    def __init__(
        self,
        horizon: int,
        pace: int,
        race_horizon: int = TREE,
        patience: int = 1,
        usual_plans: int = 1,
        least_gain: float = 0.0,
    ) -> None:
        self.horizon = horizon  # how far the clock goes on before a playout is judged
        self.pace = pace  # playouts in a second, about, on an ordinary machine with the engine compiled
        self.race_horizon = race_horizon  # the same as the horizon, where answers race against each other
        self.patience = patience  # a plan is thought over so many times as long as an open question
        self.usual_plans = usual_plans  # how many of the plans others may make are taken to be as likely
        self.least_gain = least_gain  # of a game, that an answer must promise more for a habit to be given up

    def races(self) -> bool:
        return self.race_horizon != TREE

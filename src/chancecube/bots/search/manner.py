"""How somebody thinks about a game: what a Knight and a Master do differently."""

from __future__ import annotations

from typing import Final, final

NO_RACE: Final = 0


@final
class Manner:
    def __init__(
        self,
        horizon: int,
        pace: int,
        race: int = NO_RACE,
        plan_horizon: int = 0,
        patience: int = 1,
        usual_plans: int = 1,
        by_cadet: bool = False,
    ) -> None:
        # How far the clock goes on before a playout is judged; for plans, and to see how a position stands.
        self.horizon = horizon
        self.plan_horizon = plan_horizon or horizon
        self.pace = pace  # playouts in a second, about, on an ordinary machine with the engine compiled
        self.race = race  # so many playouts for an open question let the answers race at first
        self.patience = patience  # a plan is thought over so many times as long as an open question
        self.usual_plans = usual_plans  # how many of the plans others may make are taken to be as likely
        self.by_cadet = (
            by_cadet  # in playouts all play on as cadets, though the game has a quicker, rougher way
        )

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
        self.horizon = horizon  # how far the clock goes on before a playout is judged
        self.pace = pace  # playouts in a second, about, on an ordinary machine with the engine compiled
        self.race = race  # of the playouts for an open question, so many let the answers race at first
        self.plan_horizon = (
            plan_horizon or horizon
        )  # the same as the horizon, for plans and looks at a position
        self.patience = patience  # a plan is thought over so many times as long as an open question
        self.usual_plans = usual_plans  # how many of the plans others may make are taken to be as likely
        self.by_cadet = (
            by_cadet  # in playouts all play on as cadets would, where a game has a quicker way too
        )

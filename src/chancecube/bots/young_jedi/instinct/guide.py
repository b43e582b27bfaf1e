"""What a search knows of Young Jedi."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.search.guide import Guide
from chancecube.bots.search.manner import Manner
from chancecube.bots.young_jedi.instinct.choosing import weigh
from chancecube.bots.young_jedi.instinct.deploying import weigh_deploy
from chancecube.bots.young_jedi.instinct.features import features
from chancecube.bots.young_jedi.instinct.habits import Habits
from chancecube.bots.young_jedi.instinct.judging import judge
from chancecube.bots.young_jedi.instinct.lore import lore
from chancecube.bots.young_jedi.instinct.planning import battle_card_runs, running, several_plans
from chancecube.bots.young_jedi.planning import plan
from chancecube.bots.young_jedi.scene import scene_at
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position
from chancecube.young_jedi.table import Table

EVEN: Final = 0.4  # how far all options are looked at alike in the beginning


@final
class YoungJediGuide(Guide):
    """Playouts are played as cadets would; what to try in the search is told by first sight."""

    def __init__(self) -> None:
        super().__init__(
            knight=Manner(horizon=2, pace=1_000),
            master=Manner(horizon=2, pace=1_000, race=250, plan_horizon=1, patience=3),
        )
        self.secret = ["plan", "battle-cards"]
        self.lore = lore()
        self.habits = Habits()

    # --- playing on ---

    def forget(self) -> None:
        self.habits.forget()

    def choose(self, position: Position, decision: Decision, chance: Chance) -> int:
        assert isinstance(position, Table)
        if len(decision.options) == 1:
            return decision.options[0]
        return self.habits.choose(position, decision, chance)

    def weights(self, position: Position, decision: Decision) -> list[float]:
        assert isinstance(position, Table)
        if decision.kind == "deploy":
            return evened(weigh_deploy(position, self.lore, decision.seat, decision.options))
        return evened(weigh(position, self.lore, decision))

    def key(self, position: Position, decision: Decision, option: int) -> int:
        """Equal cards of a hand or draw deck are the same; in play each is its own."""
        assert isinstance(position, Table)
        if option < 0:
            return option
        cards = len(position.face)
        if decision.kind == "refuel":
            return option
        side = position.sides[decision.seat]
        if option in side.hand or option in side.deck or option in side.dueling or option in side.aside:
            return cards + position.face[option]
        return option

    def plans(self, position: Position, decision: Decision, chance: Chance, most: int) -> list[list[int]]:
        assert isinstance(position, Table)
        if decision.kind == "plan":
            usual = plan(scene_at(position, decision), chance)
            others = several_plans(
                position, self.lore, decision.seat, decision.options, running(position), chance, most
            )
            return ([usual] + [other for other in others if other != usual])[:most]
        if decision.kind == "battle-cards":
            return battle_card_runs(position, self.lore, decision.seat, decision.options, most)
        return [[option] for option in decision.options[:most]]

    # --- judging ---

    def clock(self, position: Position) -> int:
        assert isinstance(position, Table)
        return position.turn

    def judge(self, position: Position, side: int) -> float:
        assert isinstance(position, Table)
        return judge(position, self.lore, side)

    def features(self, position: Position, side: int) -> list[float]:
        assert isinstance(position, Table)
        return features(position, self.lore, side)


def evened(weights: list[float]) -> list[float]:
    """First sight is often wrong: nothing shall look so poor that it is never tried."""
    total = 0.0
    for weight in weights:
        total += weight
    least = EVEN * total / len(weights)
    return [(1.0 - EVEN) * weight + least for weight in weights]


def make_guide() -> Guide:
    return YoungJediGuide()

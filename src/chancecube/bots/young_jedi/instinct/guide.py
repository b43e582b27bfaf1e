"""What a search knows of Young Jedi."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.search.guide import Guide, draw
from chancecube.bots.young_jedi.instinct.choosing import choose_renewal, weigh
from chancecube.bots.young_jedi.instinct.deploying import choose_deploy, is_hopeless, weigh_deploy
from chancecube.bots.young_jedi.instinct.features import features
from chancecube.bots.young_jedi.instinct.judging import judge
from chancecube.bots.young_jedi.instinct.lore import lore
from chancecube.bots.young_jedi.instinct.muster import least_useful
from chancecube.bots.young_jedi.instinct.planning import (
    battle_card_runs,
    choose_battle_card,
    fights,
    make_plan,
    running,
    several_plans,
)
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.position import Position
from chancecube.young_jedi.table import CONCEDE, Table

HORIZON: Final = 2  # turns after which a playout is judged
PACE: Final = 6_000
LEARNED_PACE: Final = 4_500
OTHER: Final = 0
DEPLOY: Final = 1
PLAN: Final = 2
BATTLE: Final = 3
BATTLE_CARDS: Final = 4
EVEN_UP: Final = 5
DISCARD: Final = 6
CONCESSION: Final = 7
OFTEN: Final = {
    "deploy": DEPLOY,
    "plan": PLAN,
    "battle": BATTLE,
    "battle-cards": BATTLE_CARDS,
    "even-up": EVEN_UP,
    "discard": DISCARD,
    "discard-for": DISCARD,
    "rob": DISCARD,
    "concede": CONCESSION,
}


@final
class YoungJediGuide(Guide):
    """All it remembers from one question to the next are the plans being laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = HORIZON
        self.pace = PACE
        self.learned_pace = LEARNED_PACE
        self.secret = ["plan", "battle-cards"]
        self.lore = lore()
        self.planned: list[list[int]] = [[], []]  # by seat, the rest of the plan

    # --- playing on ---

    def choose(self, position: Position, decision: Decision, chance: Chance) -> int:
        assert isinstance(position, Table)
        options = decision.options
        if len(options) == 1:
            return options[0]
        kind = OFTEN.get(decision.kind, OTHER)
        seat = decision.seat
        if kind == DEPLOY:
            return choose_deploy(position, self.lore, seat, options, chance)
        if kind == PLAN:
            return self.next_place(position, decision, chance)
        if kind == BATTLE:
            return YES if fights(position, self.lore, seat, chance) else DONE
        if kind == BATTLE_CARDS:
            return choose_battle_card(position, self.lore, seat, options, chance)
        if kind == EVEN_UP:
            return choose_renewal(position, self.lore, seat, options, chance)
        if kind == DISCARD:
            return least_useful(position, self.lore, seat, options)
        if kind == CONCESSION:
            return CONCEDE if is_hopeless(position, self.lore, seat) and chance.below(4) else DONE
        return draw(weigh(position, self.lore, decision), options, chance)

    def next_place(self, table: Table, decision: Decision, chance: Chance) -> int:
        """A plan is made when its first card is asked for, and made anew if others are left than foreseen."""
        seat = decision.seat
        planned = self.planned[seat]
        if (
            decision.number == 1
            or len(planned) != len(decision.options)
            or planned[0] not in decision.options
        ):
            planned = make_plan(table, self.lore, seat, decision.options, running(table), chance)
        self.planned[seat] = planned[1:]
        return planned[0]

    def weights(self, position: Position, decision: Decision) -> list[float]:
        assert isinstance(position, Table)
        if decision.kind == "deploy":
            return weigh_deploy(position, self.lore, decision.seat, decision.options)
        return weigh(position, self.lore, decision)

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
            return several_plans(
                position, self.lore, decision.seat, decision.options, running(position), chance, most
            )
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


def make_guide() -> Guide:
    return YoungJediGuide()

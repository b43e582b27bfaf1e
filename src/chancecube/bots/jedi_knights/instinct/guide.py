"""Jedi Knights as a search knows it."""

from __future__ import annotations

from math import exp
from typing import Final, final

from chancecube.bots.jedi_knights.instinct import actions, choices, features, holdings, plans, standing
from chancecube.bots.jedi_knights.instinct.faces import Faces
from chancecube.bots.jedi_knights.instinct.habits import Habits
from chancecube.bots.search.guide import Guide, draw
from chancecube.bots.search.manner import Manner
from chancecube.jedi_knights.kinds import POWER_STEP, SUPPORT, WEAPONS
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.table import MOST_TEXTS, Table
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position

SPREAD: Final = 0.3  # in playouts, how many points of power make an option e times likelier
FIRST_SIGHT: Final = 1.5  # the same at the root and in the tree, where the search finds out more
SCATTER: Final = 0.001  # every option is tried now and then
FORCE: Final = "force-card"
IN_PLAY: Final = 2  # in a key, beside the face
NEVER: Final = 1_000_000  # no clock comes to this
SINGLE: Final = 100_000  # the key of a card that is like no other


@final
class JediKnightsGuide(Guide):
    def __init__(self) -> None:
        # Which Force card somebody chooses is hard to tell: any of three is usual.
        super().__init__(
            knight=Manner(horizon=1, pace=2_400),
            master=Manner(horizon=1, pace=900, race=150, patience=3, usual_plans=3, by_cadet=True),
        )
        self.asks_cadet = True
        self.secret = [FORCE]
        self.faces = Faces(library().cards)
        self.habits = Habits()

    # --- playing on ---

    def choose(self, position: Position, decision: Decision, chance: Chance) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        assert isinstance(position, Table)
        if self.manner.by_cadet:
            return self.habits.choose(position, decision, chance)
        return draw(soften(self.worths(position, decision), SPREAD), options, chance)

    def weights(self, position: Position, decision: Decision) -> list[float]:
        if len(decision.options) == 1:
            return [1.0]
        assert isinstance(position, Table)
        return soften(self.worths(position, decision), FIRST_SIGHT)

    def worths(self, table: Table, decision: Decision) -> list[float]:
        """What each option promises, in points of power."""
        kind = decision.kind
        seat = decision.seat
        options = decision.options
        if kind == "deploy":
            return actions.deploy_worths(table, self.faces, seat, options)
        if kind == "weapons":
            return actions.step_worths(table, self.faces, seat, WEAPONS, options)
        if kind == "battle-phase":
            return actions.attack_worths(table, self.faces, seat, options)
        if kind == "support":
            return actions.step_worths(table, self.faces, seat, SUPPORT, options)
        if kind == "defender":
            return actions.defender_worths(table, self.faces, seat, decision.number, options)
        if kind == FORCE:
            return choices.force_worths(table, seat, options)
        if kind == "power":
            return actions.step_worths(table, self.faces, seat, POWER_STEP, options)
        if kind == "respond":
            return choices.response_worths(table, self.faces, seat, options)
        if kind == "where" or kind == "transfer-to":
            return choices.place_worths(table, self.faces, decision.number, options)
        if kind == "blockade":
            return actions.blockade_worths(table, self.faces, seat, options)
        if kind == "how":
            return actions.how_worths(table, self.faces, seat, decision.number, options)
        return self.other_worths(table, decision)

    def other_worths(self, table: Table, decision: Decision) -> list[float]:
        """Questions that are asked seldom."""
        kind = decision.kind
        seat = decision.seat
        options = decision.options
        if kind in ("fetch", "take-one", "play-card"):
            return choices.best_worths(table, self.faces, options)
        if kind in ("discard", "pay", "swap-with"):
            return choices.worst_worths(table, self.faces, options)
        if kind == "may":
            return choices.may_worths(table, self.faces, options)
        if kind == "choose":
            return choices.target_worths(table, self.faces, seat, options)
        if kind == "target":
            return choices.shot_worths(table, self.faces, seat, decision.number, options)
        if kind == "intimidated":
            return choices.intimidated_worths(table, self.faces, options)
        if kind == "new-main":
            return choices.main_worths(table, options)
        if kind == "one-of":
            return choices.one_of_worths(table, self.faces, seat, options)
        if kind == "which-opponent":
            return choices.opponent_worths(table, options)
        if kind == "stow":
            return choices.stow_worths(table, self.faces, options)
        if kind == "shuffle-in":
            return choices.best_worths(table, self.faces, options, choices.WORTH_SHUFFLING)
        if kind == "swap":
            return choices.swap_worths(table, self.faces, seat, options)
        if kind == "peek":
            return choices.peek_worths(table, self.faces, options)
        if kind == "theme-search":
            return choices.search_worths(table, self.faces, options)
        if kind in ("choose-site", "choose-system"):
            return choices.location_worths(table, seat, options)
        if kind in ("force-swap", "force-swap-with"):
            return choices.swap_force_worths(table, options, kind == "force-swap-with")
        return [0.0] * len(options)

    def key(self, position: Position, decision: Decision, option: int) -> int:
        """Cards in hand and piles by their face; cards in play each for itself, unless nothing tells them apart."""
        if option < 0:
            return option
        assert isinstance(position, Table)
        face = position.face[option]
        own = position.at[position.owner[option]]
        if option in own.site or option in own.system:
            if is_plain(position, option):
                return face * 4 + IN_PLAY + (1 if option in position.rotated else 0)
            return option + SINGLE
        return option + SINGLE if position.host[option] >= 0 or option in own.events else face * 4

    def plans(self, position: Position, decision: Decision, chance: Chance, most: int) -> list[list[int]]:
        assert isinstance(position, Table)
        return plans.force_plans(position, decision, most)

    # --- judging ---

    def clock(self, position: Position) -> int:
        """The turn."""
        assert isinstance(position, Table)
        return position.turn

    def until(self, position: Position, horizon: int) -> int:
        """Cadets play the Final Conflict out: it takes them hardly longer than a turn, and leaves nothing to judge."""
        assert isinstance(position, Table)
        return NEVER if position.final and self.manner.by_cadet else position.turn + horizon

    def judge(self, position: Position, side: int) -> float:
        assert isinstance(position, Table)
        return standing.chances(position, self.faces, side)

    def features(self, position: Position, side: int) -> list[float]:
        assert isinstance(position, Table)
        return features.features(position, self.faces, side)

    def holdings(self, position: Position, side: int) -> list[int]:
        assert isinstance(position, Table)
        return holdings.holdings(position, side)


def is_plain(table: Table, card: int) -> bool:
    """Whether a card in play has nothing on it, and nothing has been done to it or by it."""
    if card in table.host:
        return False
    for change in table.changes:
        if change.card == card:
            return False
    fight = table.fight
    if fight is not None and fight.holds(card):
        return False
    for used in table.used:
        for use in used:
            if use // MOST_TEXTS == card:
                return False
    return True


def soften(worths: list[float], spread: float) -> list[float]:
    """How likely each is chosen: the better the likelier."""
    best = worths[0]
    for worth in worths:
        best = max(best, worth)
    found: list[float] = []
    for worth in worths:
        found.append(SCATTER + exp(max((worth - best) / spread, -20.0)))
    return found


def make_guide() -> Guide:
    return JediKnightsGuide()

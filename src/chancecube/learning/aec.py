"""PettingZoo environments: the players answer one decision after another, with a mask over their actions.

    from chancecube.learning import env
    table = env("jedi-knights", format_name="team", decks="ready")

Where several seats are asked at once, they are asked one after another; none of them sees the others' answers.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from chancecube import registry
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import DeckList
from chancecube.learning.decks import RANDOM, check_wish, choose_decks
from chancecube.learning.sight import Sight

MOST_DECISIONS: Final = 20_000  # games end long before this; a game still going on is cut off
SEEDS: Final = 2**63


class CardGame(AECEnv):
    """One table; the agents are called as the seats are: light and dark, or alliance-1, empire-1 and their partners."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi"],
        "name": "chancecube_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "young-jedi",
        format_name: str | None = None,
        decks: str | list[DeckList] = RANDOM,
        settings: dict[str, str] | None = None,
        cards: int | None = None,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = registry.game(game)
        self.format_name = format_name if format_name is not None else self.game.formats[0]
        self.game.check_format(self.format_name)
        self.settings = {"format": self.format_name, **(settings or {})}
        self.wish = decks
        self.ready = check_wish(self.game, self.format_name, decks)
        self.sight = Sight(self.game, self.format_name, cards)
        self.most_decisions = most_decisions
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.possible_agents = self.game.seat_names(self.format_name)
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (self.sight.size,), np.float32),
                "action_mask": Box(0, 1, (self.sight.actions,), np.int8),
            }
        )
        # Each agent has spaces of its own: those who seed one do not touch another's.
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: Discrete(self.sight.actions) for name in self.possible_agents}
        self.seeds = np.random.default_rng()
        self.position: Position | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- playing ---

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed fixes it, and those of the resets without a seed that follow."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        chance = Chance(seed_of(int(self.seeds.integers(SEEDS))))
        self.decks = choose_decks(self.game, self.format_name, self.wish, self.ready, chance)
        self.position = self.game.new(self.decks, self.settings, chance, False)
        self.sight.check_size(self.position)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[0]
        self.settle()

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        position = self.table()
        seat = self.seat_of[self.agent_selection]
        decision = position.decision_of(seat)
        option = self.sight.option_of(int(action))
        if (
            decision is None
            or not check(position, seat, option)
            or self.sight.action_of(decision, option) != action
        ):
            raise ChanceCubeError("not-offered", {"answer": str(action), "question": self.agent_selection})
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        apply(position, seat, option)
        self.decisions += 1
        self.settle()
        self._accumulate_rewards()

    def settle(self) -> None:
        """Whose turn it is, or what the game was worth."""
        position = self.table()
        if position.over:
            winners = seats_of(position.winners, position.seats)
            for name, seat in self.seat_of.items():
                self.terminations[name] = True
                if winners:
                    self.rewards[name] = 1.0 if seat in winners else -1.0
        elif self.decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[position.pending[0].seat]

    def table(self) -> Position:
        assert self.position is not None, "reset the environment first"
        return self.position

    # --- looking ---

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know; only the one whose turn it is has actions."""
        position = self.table()
        seat = self.seat_of[agent]
        asked = position.decision_of(seat) if agent == self.agent_selection else None
        return {"observation": self.sight.observe(position, seat), "action_mask": self.sight.mask(asked)}

    def render(self) -> str | None:
        """The whole position in notation, hidden cards and all."""
        if self.render_mode is None or self.position is None:
            return None
        return self.game.write_position(self.position)

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(game: str = "young-jedi", **wishes: Any) -> CardGame:
    return CardGame(game, **wishes)


def env(game: str = "young-jedi", **wishes: Any) -> Any:
    made: Any = raw_env(game, **wishes)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)

"""The knight: thinks ahead, in positions that could be the true one, before it answers."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.bot import Bot
from chancecube.bots.search.belief import Belief, belief_about, belief_in
from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guide import Guide
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.learned import LearnedJudge, Network
from chancecube.bots.search.think import Imagine, Line, Thinker
from chancecube.bots.seen import Seen
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.wire import DeckList

OPEN_LISTS: Final[dict[int, DeckList]] = {}


@final
class Knight:
    """Searches with a guide and a judge. `quick` is the bot whose answers it looks at first."""

    def __init__(
        self,
        game: Game,
        seed: int,
        guide: Guide,
        effort: Effort,
        quick: Bot | None = None,
        network: Network | None = None,
        lists: dict[int, DeckList] = OPEN_LISTS,
    ) -> None:
        self.game = game
        self.guide = guide
        guide.manner = guide.knight if network is None else guide.master
        self.effort = effort
        self.quick = quick
        self.network = (
            network  # what judges instead of the guide's rule of thumb: with it the knight is a master
        )
        self.chance = Chance(seed_of(seed))
        self.lists = lists  # decks of opponents, by seat, where lists are open
        self.run: list[int] = []  # the rest of a plan being carried out
        self.run_kind = ""

    def choose(self, seen: Seen) -> int:
        decision = seen.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.run and self.run_kind == decision.kind and self.run[0] in options:
            return self.run.pop(0)
        self.run = []
        thinker, imagine = self.prepare(seen)
        if decision.kind in self.guide.secret:
            run = thinker.plan(imagine, decision)
            self.run = run[1:]
            self.run_kind = decision.kind
            return run[0]
        habit = None if self.quick is None else self.quick.choose(seen)
        return thinker.choose(imagine, decision, habit)

    def weigh(self, seen: Seen) -> list[Line]:
        """What comes of each answer to an open question, the best first."""
        thinker, imagine = self.prepare(seen)
        return thinker.weigh(imagine, seen.decision)

    def prepare(self, seen: Seen) -> tuple[Thinker, Imagine]:
        """What is known at this question, and a way to imagine the rest."""
        format_name = self.game.format_in({"format": str(seen.view().status["format"])})
        sides = self.game.seat_sides(format_name)
        judge = Judge(self.guide, sides)
        if self.network is not None:
            judge = LearnedJudge(self.guide, sides, self.network)
        thinker = Thinker(self.guide, judge, seen.seat, sides[seen.seat], self.chance, self.effort)
        return thinker, Imagination(self, seen, format_name)

    def beliefs(self, format_name: str, seat: int) -> list[Belief | None]:
        """About every opponent; what partners play one knows."""
        found: list[Belief | None] = [None] * len(self.game.seat_sides(format_name))
        for other in self.game.opponents(format_name, seat):
            known = self.lists.get(other)
            found[other] = (
                belief_about(self.game, format_name, other) if known is None else belief_in(self.game, known)
            )
        return found


@final
class Imagination:
    """Makes up positions that could be the true one."""

    def __init__(self, knight: Knight, seen: Seen, format_name: str) -> None:
        self.seen = seen
        self.beliefs = knight.beliefs(format_name, seen.seat)
        self.weights: list[list[float]] = []
        for seat in range(len(self.beliefs)):
            belief = self.beliefs[seat]
            self.weights.append([] if belief is None else belief.weights(seen.shown(seat)))

    def __call__(self, chance: Chance) -> Position:
        guesses: list[list[int]] = []
        for seat in range(len(self.beliefs)):
            belief = self.beliefs[seat]
            guesses.append([] if belief is None else belief.guess(self.weights[seat], chance))
        return self.seen.imagine(guesses, chance)

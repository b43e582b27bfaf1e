"""Thinking about one question: imagines what may be, plays it out, and tells what came of each answer."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, final

from chancecube.bots.search.effort import Effort
from chancecube.bots.search.guide import Guide, draw
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.playout import answer_run, outcome
from chancecube.bots.search.race import Race
from chancecube.bots.search.secret import mixture
from chancecube.bots.search.tree import Branch, Node, Walk
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position

MOST_PLANS: Final = 8  # of one's own
FINALISTS: Final = 4  # of these, looked at more closely
SIFTING: Final = 3  # the part of the playouts, a third, by which they are found
MOST_ANSWERS: Final = 3  # of theirs
FEWEST_WORLDS: Final = 4  # imagined positions a plan is tried in, if need be with fewer answers
HABIT: Final = 0.35  # the share of the first look that goes to what a quick player would do
DOUBT: Final = 0.25  # how far a single playout may be out

Imagine = Callable[[Chance], Position]


@final
class Line:
    """What came of an answer."""

    def __init__(self, option: int, visits: int, chances: float) -> None:
        self.option = option
        self.visits = visits
        self.chances = chances


@final
class Thinker:
    """Thinks for one seat. `habit` is what a quick player would answer: it is tried first and kept in doubt."""

    def __init__(
        self,
        guide: Guide,
        judge: Judge,
        seat: int,
        side: int,
        chance: Chance,
        effort: Effort,
    ) -> None:
        self.guide = guide
        self.manner = guide.manner
        self.judge = judge
        self.seat = seat
        self.side = side
        self.chance = chance
        self.effort = effort

    # --- an open choice ---

    def choose(self, imagine: Imagine, decision: Decision, habit: int | None = None) -> int:
        """The best; in doubt the habit."""
        ask = self.compare if self.manner.race else self.weigh
        lines = ask(imagine, decision, habit)
        best = lines[0]
        for line in lines[1:]:
            if line.option == habit and line.visits and line.chances > best.chances:
                return line.option
        return best.option

    def weigh(self, imagine: Imagine, decision: Decision, habit: int | None = None) -> list[Line]:
        """What came of the answers, the best first, if one goes on as well as one can: grows a tree."""
        self.effort.begin()
        return self.grow(Node(), imagine, decision, habit)

    def compare(self, imagine: Imagine, decision: Decision, habit: int | None) -> list[Line]:
        """The same, but a race comes first: the tree is only grown of what it could not tell apart."""
        self.effort.begin()
        rest = self.effort.left - self.manner.race
        first = imagine(self.chance)
        race = Race(self.guide, self.judge, self.seat, self.side, self.chance)
        race.line_up(first, decision, habit)
        while len(race.running) > 1 and self.effort.left > rest and self.effort.spend(len(race.running)):
            race.run(imagine(self.chance))
        if len(race.running) == 1 or self.effort.is_spent():
            return lines_of(race, habit is not None)
        return self.grow(tree_after(race, first, decision), imagine, decision, habit)

    def grow(self, root: Node, imagine: Imagine, decision: Decision, habit: int | None) -> list[Line]:
        walk = Walk(self.guide, self.judge, self.seat, self.side, self.chance)
        first = imagine(self.chance)
        until = self.guide.until(first, self.manner.horizon)
        branches, options = root.offered(first, decision, self.guide)
        if habit is not None:
            favour(branches, self.guide.key(first, decision, habit))
        while self.effort.spend():
            walk.go(root, imagine(self.chance), until)
            if is_settled(branches, self.effort.left):
                break
        lines = [
            Line(option, branch.visits, branch.mean())
            for branch, option in zip(branches, options, strict=True)
        ]
        return sorted(lines, key=standing, reverse=True)

    # --- a secret or an arrangement ---

    def plan(self, imagine: Imagine, decision: Decision, habit: list[int] | None = None) -> list[int]:
        """A run of answers, drawn from the best mixture of plans."""
        self.effort.begin(self.manner.patience)
        first = imagine(self.chance)
        asked = first.decision_of(self.seat)
        assert asked is not None
        plans = self.guide.plans(first, asked, self.chance, MOST_PLANS)
        if habit is not None:
            plans = [habit] + [plan for plan in plans if plan != habit]
        plans = plans[:MOST_PLANS]
        if len(plans) == 1:
            return plans[0]
        until = self.guide.until(first, self.manner.plan_horizon)
        if len(plans) > FINALISTS:
            plans = self.sift(imagine, plans, until)
        answers = max(1, min(MOST_ANSWERS, self.effort.left // (FEWEST_WORLDS * len(plans))))
        worlds: list[list[list[float]]] = []
        while self.effort.spend():
            worlds.append(self.play_world(imagine(self.chance), plans, answers, until))
        first_look = [0.5 - DOUBT * log(1 + place) / len(plans) for place in range(len(plans))]
        shares = mixture(worlds, first_look, usual_plans=self.manner.usual_plans)
        return plans[draw(shares, list(range(len(plans))), self.chance)]

    def sift(self, imagine: Imagine, plans: list[list[int]], until: int) -> list[list[int]]:
        """The plans that do best against what the others would usually answer; the likeliest always stays."""
        least = self.effort.left - self.effort.left // SIFTING
        totals = [0.0] * len(plans)
        while self.effort.left > least and self.effort.spend():
            world = self.play_world(imagine(self.chance), plans, 1, until)
            for number in range(len(plans)):
                totals[number] += world[number][0]
        best = sorted(range(1, len(plans)), key=lambda number: -totals[number])
        return [plans[0]] + [plans[number] for number in best[: FINALISTS - 1]]

    def play_world(
        self, position: Position, plans: list[list[int]], answers: int, until: int
    ) -> list[list[float]]:
        """The own chances by own plan and the others' answers in one imagined position."""
        replies = self.replies(position, answers)
        luck = self.chance.copy()  # the same luck for every pair: differences come from the plans
        world: list[list[float]] = []
        for number in range(len(plans)):
            row: list[float] = []
            for reply in replies:
                twin = position.copy()
                self.guide.forget()
                for seat, run in reply:
                    answer_run(twin, seat, run)
                answer_run(twin, self.seat, plans[number])
                row.append(outcome(twin, self.guide, self.judge, self.side, luck.copy(), until))
            world.append(row)
        self.effort.left -= len(plans) * len(replies) - 1
        self.chance.word()
        return world

    def replies(self, position: Position, most: int) -> list[list[tuple[int, list[int]]]]:
        """What the others who are asked at the same time might answer, all of them together."""
        found: list[list[tuple[int, list[int]]]] = [[] for _ in range(most)]
        for decision in position.pending:
            if decision.seat != self.seat and decision.kind in self.guide.secret:
                plans = self.guide.plans(position, decision, self.chance, most)
                for number in range(most):
                    found[number].append((decision.seat, plans[number % len(plans)]))
        return found if found[0] else found[:1]


def lines_of(race: Race, has_habit: bool) -> list[Line]:
    """What dropped out is told by how far it was behind the one that won."""
    best = race.winner(has_habit)
    lines = [
        Line(runner.option, len(runner.chances), best.mean() - runner.behind(best)) for runner in race.runners
    ]
    return sorted(lines, key=lambda line: (line.option == best.option, line.chances), reverse=True)


def tree_after(race: Race, position: Position, decision: Decision) -> Node:
    """A tree that begins with what the race has found; what dropped out is not tried again."""
    root = Node()
    for runner in race.runners:
        key = race.guide.key(position, decision, runner.option)
        if runner not in race.running:
            root.closed.append(key)
    branches, _ = root.offered(position, decision, race.guide)
    for runner in race.running:
        for branch in branches:
            if branch.key == race.guide.key(position, decision, runner.option):
                root.begin(branch, len(runner.chances), runner.total)
    return root


def favour(branches: list[Branch], key: int) -> None:
    """Gives the habit its share of the first look."""
    for branch in branches:
        branch.weight = branch.weight * (1.0 - HABIT) + (HABIT if branch.key == key else 0.0)


def is_settled(branches: list[Branch], left: int) -> bool:
    """Whether no other branch can be tried as often as the leading one any more."""
    leading = 0
    second = 0
    for branch in branches:
        if branch.visits > leading:
            second = leading
            leading = branch.visits
        elif branch.visits > second:
            second = branch.visits
    return len(branches) == 1 or leading - second > left


def standing(line: Line) -> tuple[int, float]:
    return (line.visits, line.chances)

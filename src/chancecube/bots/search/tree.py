"""The tree of one's own decisions. Each playout walks it in a newly imagined position; others play as the guide says.

A node stands for all positions reached by the same own answers, whatever others did and chance brought in between
(an open-loop tree): that is as much as can be told apart with a few thousand playouts, and it never mixes up what is
known with what was imagined.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from chancecube.bots.search.guide import Guide
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.playout import LONGEST, outcome
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import Position, apply

CURIOSITY: Final = 0.7  # how much an option is tried for its first look rather than for what came of it
CAUTION: Final = 0.08  # an option never tried is taken to be so much worse than the others have been


@final
class Branch:
    """One option of a node and what came of it."""

    def __init__(self, key: int, weight: float) -> None:
        self.key = key
        self.weight = weight
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0
        self.next: dict[str, Node] = {}  # by the kind of the question that came after

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """A decision of the seat that thinks."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.branches: dict[int, Branch] = {}
        self.closed: list[int] = []  # keys of options that are known to be no good

    def begin(self, branch: Branch, visits: int, total: float) -> None:
        """With what has been found out in another way."""
        self.visits += visits
        self.total += total
        branch.visits = branch.offered = visits
        branch.total = total

    def offered(self, position: Position, decision: Decision, guide: Guide) -> tuple[list[Branch], list[int]]:
        """A branch for each different option of the decision that is not closed, and the option that stands for it."""
        branches: list[Branch] = []
        options: list[int] = []
        weights: list[float] = []
        for place in range(len(decision.options)):
            key = guide.key(position, decision, decision.options[place])
            if self.closed and key in self.closed:
                continue
            branch = self.branches.get(key)
            if branch is None:
                if not weights:
                    weights = shares(guide.weights(position, decision))
                branch = Branch(key, weights[place])
                self.branches[key] = branch
            if branch not in branches:
                branches.append(branch)
                options.append(decision.options[place])
        if not branches:  # hidden cards look different in every imagined position: these are all others
            self.closed = []
            return self.offered(position, decision, guide)
        return branches, options

    def pick(self, branches: list[Branch]) -> int:
        """The place of the branch worth trying: good so far, promising, or seldom tried."""
        usual = (self.total + 0.5) / (self.visits + 1) - CAUTION
        best = 0
        highest = -1.0
        for place in range(len(branches)):
            branch = branches[place]
            branch.offered += 1
            mean = branch.total / branch.visits if branch.visits else usual
            score = mean + CURIOSITY * branch.weight * sqrt(branch.offered) / (1 + branch.visits)
            if score > highest:
                highest = score
                best = place
        return best


def shares(weights: list[float]) -> list[float]:
    """The same, adding up to one."""
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


@final
class Walk:
    """One playout: down the tree, on as the guide says, judged, and back up."""

    def __init__(self, guide: Guide, judge: Judge, seat: int, side: int, chance: Chance) -> None:
        self.guide = guide
        self.judge = judge
        self.seat = seat
        self.side = side
        self.chance = chance
        self.nodes: list[Node] = []
        self.branches: list[Branch] = []

    def go(self, root: Node, position: Position, until: int) -> None:
        self.nodes = []
        self.branches = []
        self.guide.forget()
        self.descend(root, position, until)
        chances = outcome(position, self.guide, self.judge, self.side, self.chance, until)
        for node in self.nodes:
            node.visits += 1
            node.total += chances
        for branch in self.branches:
            branch.visits += 1
            branch.total += chances

    def descend(self, root: Node, position: Position, until: int) -> None:
        """Answers by the tree as far as it has grown, and one question further."""
        guide = self.guide
        node: Node | None = root
        branch: Branch | None = None
        for _ in range(LONGEST):
            if not position.pending or (branch is not None and guide.clock(position) >= until):
                return
            decision = position.pending[0]
            options = decision.options
            if len(options) == 1:
                option = options[0]
            elif decision.seat != self.seat or (branch is not None and decision.kind in guide.secret):
                option = guide.choose(position, decision, self.chance)
            else:
                if node is None:
                    assert branch is not None
                    node = branch.next.get(decision.kind)
                    if node is None:
                        if branch.visits > 0:
                            branch.next[decision.kind] = Node()
                        return
                branches, choices = node.offered(position, decision, guide)
                place = node.pick(branches)
                self.nodes.append(node)
                branch = branches[place]
                self.branches.append(branch)
                option = choices[place]
                node = None
            apply(position, decision.seat, option)

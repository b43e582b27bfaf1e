"""Plans for what is chosen in secret: Force cards, the most promising first."""

from __future__ import annotations

from chancecube.bots.jedi_knights.instinct.choices import force_worths
from chancecube.jedi_knights.table import Table
from chancecube.kernel.decision import Decision


def force_plans(table: Table, decision: Decision, most: int) -> list[list[int]]:
    """Each Force card is a plan; those that can be seen to be no better than another come last."""
    worths = force_worths(table, decision.seat, decision.options)
    left = list(range(len(worths)))
    found: list[list[int]] = []
    while left and len(found) < most:
        best = left[0]
        for place in left:
            if worths[place] > worths[best]:
                best = place
        left.remove(best)
        found.append([decision.options[best]])
    return found

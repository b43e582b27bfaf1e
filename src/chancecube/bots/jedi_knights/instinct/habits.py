"""Playing on as the cadet would, straight from an imagined table."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.jedi_knights.cadet import Cadet
from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import scene_at
from chancecube.jedi_knights.table import Table
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision

SIDES: Final = 2
FORCE: Final = "force-card"
MOODS: Final = 1 << 16  # a cadet's choice of a Force card is swayed by its seed: so many are drawn from


@final
class Habits:
    """A cadet for each side that knows no deck list: it remembers nothing, so partners can share it."""

    def __init__(self) -> None:
        self.cadets = [Cadet(side) for side in range(SIDES)]
        self.odds = [Odds(side, None) for side in range(SIDES)]

    def choose(self, table: Table, decision: Decision, chance: Chance) -> int:
        """The table is changed while the cadet thinks and left as it was."""
        side = decision.seat % SIDES
        cadet = self.cadets[side]
        if decision.kind == FORCE:
            cadet.seed = chance.below(MOODS)
        scene = scene_at(table, decision)
        answer = cadet.decide(scene, self.odds[side])
        scene.leave()
        return answer

"""What a learned judgement looks at: both sides' cards, planets and races, in numbers of about the same size."""

from __future__ import annotations

from chancecube.bots.young_jedi.instinct.judging import terms
from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.young_jedi.kinds import LIGHT
from chancecube.young_jedi.table import Table


def features(table: Table, lore: Lore, side: int) -> list[float]:
    found = terms(table, lore)
    return found if side == LIGHT else [-term for term in found]

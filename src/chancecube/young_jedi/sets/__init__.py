"""The sets, one module each: the effects of its cards, keyed by card id. Their facts lie in `data/`."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.sets import dm, jc
from chancecube.young_jedi.sets.effects import SetEffects

# In the order in which they appeared: the order of all lists of cards.
ALL_SETS: Final[list[SetEffects]] = [dm.EFFECTS, jc.EFFECTS]

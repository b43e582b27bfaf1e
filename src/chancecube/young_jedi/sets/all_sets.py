"""Every set, in the order in which they appeared."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.sets import bn, bp, df, dm, ebn, edm, jc, rf, sd, v1
from chancecube.young_jedi.sets.effects import SetEffects

# In the order in which they appeared: the order of all lists of cards.
ALL_SETS: Final[list[SetEffects]] = [
    dm.EFFECTS,
    jc.EFFECTS,
    bn.EFFECTS,
    edm.EFFECTS,
    ebn.EFFECTS,
    df.EFFECTS,
    rf.EFFECTS,
    bp.EFFECTS,
    v1.EFFECTS,
    sd.EFFECTS,
]

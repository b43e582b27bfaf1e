"""Every set that comes with the game."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.sets import practice, promo
from chancecube.jedi_knights.sets.effects import SetEffects

ALL_SETS: Final[list[SetEffects]] = [practice.EFFECTS, promo.EFFECTS]

"""Enhanced Menace of Darth Maul: six characters, each better with one card of its own."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.sets.effects import SetEffects
from chancecube.young_jedi.sets.people import MAULS_LIGHTSABER, QUI_GONS_LIGHTSABER
from chancecube.young_jedi.vocabulary import (
    CardText,
    Damage,
    Diamond,
    Named,
    Power,
    Using,
    says,
)

TEXTS: Final[dict[str, CardText]] = {
    "EDM-P1": says(Power(when=Using(QUI_GONS_LIGHTSABER))),
    "EDM-P2": says(Power(when=Using(Named("Wisdom Of The Council")))),
    "EDM-P3": says(Damage(-2, when=Using(Named("Amidala's Blaster")))),
    "EDM-P4": says(Damage(-2, when=Using(MAULS_LIGHTSABER))),
    "EDM-P5": says(Power(when=Using(Named("Yoka To Bantha Poodoo")))),
    "EDM-P6": says(Damage(-2, when=Using(Diamond(Named("Trade Federation Tank Laser Cannon"))))),
}

EFFECTS: Final[SetEffects] = SetEffects("EDM", "Enhanced Menace of Darth Maul", {}, {}, TEXTS)

"""Reflections: what its combo battle cards do, each as much as both the cards it names."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.sets.effects import SetEffects
from chancecube.young_jedi.sets.people import (
    AMIDALA,
    ANAKIN,
    ANN_AND_TANN,
    BATTLE_DROID_BLASTER_RIFLE,
    BIB_FORTUNA,
    C_3PO,
    DAULTAY_DOFINE,
    DIAMOND_BATTLE_DROID,
    DIAMOND_DESTROYER_DROID,
    ELECTROPOLE,
    FODE_AND_BEED,
    GARDULLA,
    GUNGAN,
    JABBA,
    JAR_JAR,
    JEDI,
    KAADU,
    MAUL,
    OBI_WAN,
    PADME,
    QUI_GON,
    R2_D2,
    SEBULBA,
    SIDIOUS,
    SITH,
    STAP,
)
from chancecube.young_jedi.vocabulary import (
    BattleText,
    Either,
    Fighting,
    ForcePush,
    Rescue,
    TwoWeapons,
    fight_together,
    use_with,
)

HUTTS_AND_COURT: Final = Either(JABBA, GARDULLA, BIB_FORTUNA, FODE_AND_BEED)

BATTLE_CARDS: Final[dict[str, BattleText]] = {
    "RF-C1": fight_together(ANAKIN, PADME),
    "RF-C2": fight_together(R2_D2, C_3PO, armed=False),
    "RF-C3": use_with(TwoWeapons(GUNGAN, KAADU, ELECTROPOLE)),
    "RF-C4": use_with(AMIDALA, then=Rescue()),
    "RF-C5": fight_together(ANAKIN, JAR_JAR, then=Rescue(JAR_JAR)),
    "RF-C6": use_with(OBI_WAN, when=Fighting(SITH), then=Rescue()),
    "RF-C7": use_with(QUI_GON, then=ForcePush()),
    "RF-C8": fight_together(DIAMOND_BATTLE_DROID, DIAMOND_BATTLE_DROID, DIAMOND_BATTLE_DROID),
    "RF-C9": use_with(MAUL, when=Fighting(JEDI), then=ForcePush()),
    "RF-C10": use_with(TwoWeapons(DIAMOND_BATTLE_DROID, STAP, BATTLE_DROID_BLASTER_RIFLE)),
    "RF-C11": fight_together(HUTTS_AND_COURT, HUTTS_AND_COURT, different=True),
    "RF-C12": fight_together(ANN_AND_TANN, SEBULBA),
    "RF-C13": fight_together(DAULTAY_DOFINE, DIAMOND_DESTROYER_DROID),
    "RF-C14": use_with(SIDIOUS, when=Fighting(JEDI), then=Rescue()),
}

EFFECTS: Final[SetEffects] = SetEffects("RF", "Reflections", {}, BATTLE_CARDS)

"""Sample Decks: weapons and battle cards of The Menace of Darth Maul under numbers of their own."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.sets import dm
from chancecube.young_jedi.sets.effects import SetEffects
from chancecube.young_jedi.vocabulary import BattleText, Box

WEAPONS: Final[dict[str, list[Box]]] = {
    "SD-9": dm.WEAPONS["DM-34"],
    "SD-10": dm.WEAPONS["DM-38"],
    "SD-11": dm.WEAPONS["DM-46"],
    "SD-24": dm.WEAPONS["DM-107"],
    "SD-25": dm.WEAPONS["DM-116"],
    "SD-26": dm.WEAPONS["DM-120"],
}

BATTLE_CARDS: Final[dict[str, BattleText]] = {
    "SD-12": dm.BATTLE_CARDS["DM-51"],
    "SD-13": dm.BATTLE_CARDS["DM-57"],
    "SD-14": dm.BATTLE_CARDS["DM-63"],
    "SD-27": dm.BATTLE_CARDS["DM-125"],
    "SD-28": dm.BATTLE_CARDS["DM-129"],
    "SD-29": dm.BATTLE_CARDS["DM-130"],
}

EFFECTS: Final[SetEffects] = SetEffects("SD", "Sample Decks", WEAPONS, BATTLE_CARDS)

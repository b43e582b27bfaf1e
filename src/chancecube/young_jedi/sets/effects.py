"""What a set says about its cards, by code."""

from __future__ import annotations

from typing import Final, final

from chancecube.young_jedi.vocabulary.battle_cards import BattleText, DuelText
from chancecube.young_jedi.vocabulary.in_play import CardText
from chancecube.young_jedi.vocabulary.weapons import Box

NO_TEXTS: Final[dict[str, CardText]] = {}
NO_DUEL_TEXTS: Final[dict[str, DuelText]] = {}


@final
class SetEffects:
    """The boxes of its weapons, the texts of its battle cards, and what its other cards say in play and in duels."""

    def __init__(
        self,
        code: str,
        name: str,
        weapons: dict[str, list[Box]],
        battle_cards: dict[str, BattleText],
        texts: dict[str, CardText] = NO_TEXTS,
        duel_texts: dict[str, DuelText] = NO_DUEL_TEXTS,
    ) -> None:
        self.code = code
        self.name = name
        self.weapons = weapons
        self.battle_cards = battle_cards
        self.texts = texts
        self.duel_texts = duel_texts

"""Virtual Set 1: what the new texts of some cards of the first two sets do."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.places import NABOO
from chancecube.young_jedi.sets.effects import SetEffects
from chancecube.young_jedi.sets.people import (
    ADI_GALLIA,
    ANAKIN,
    ANY_BATTLE_CARD,
    ANY_CHARACTER,
    ANY_SHIP,
    ANY_WEAPON,
    JEDI,
    JEDI_MASTER,
    QUI_GON,
)
from chancecube.young_jedi.vocabulary import (
    AsBattleCard,
    BattleText,
    Box,
    CardText,
    DeploysFor,
    DeployStep,
    DiscardToDraw,
    DuelCards,
    DuelText,
    Either,
    Except,
    FromDeck,
    GuessNumbers,
    IgnoresDuelText,
    KeepApart,
    Kind,
    Named,
    NeverPasses,
    NoBattleCards,
    NotDefended,
    PassDraws,
    Power,
    Present,
    Ship,
    ShuffleBack,
    SlipAway,
    TieForCards,
    ToHand,
    Using,
    Victory,
    WhenDeploys,
    WhenDiscarding,
    WithDamage,
    WithDuelText,
    says,
    use_with,
)

CHARACTER_OR_SHIP: Final = Either(ANY_CHARACTER, ANY_SHIP)

WEAPONS: Final[dict[str, list[Box]]] = {
    "V1-42": [Box(ADI_GALLIA, pips=3), Box(JEDI_MASTER, pips=2, spared=Kind("droid"))],
}

BATTLE_CARDS: Final[dict[str, BattleText]] = {
    "V1-62": use_with(CHARACTER_OR_SHIP, then=SlipAway()),
    "V1-132": use_with(CHARACTER_OR_SHIP, then=SlipAway()),
}

TEXTS: Final[dict[str, CardText]] = {
    "V1-3": says(Victory(double_damage=True), NoBattleCards(), NotDefended()),
    "V1-4": says(DeployStep(FromDeck(ANAKIN), discard=True, planet=NABOO), Power(when=Present(QUI_GON))),
    "V1-7": says(WhenDiscarding(Named("Jedi Training"), ShuffleBack(WithDuelText(), 2))),
    "V1-9": says(WhenDeploys(ToHand(Named("Senator Palpatine")))),
    "V1-12": says(PassDraws(2)),
    "V1-14": says(IgnoresDuelText(), DeployStep(DiscardToDraw())),
    "V1-16": says(WhenDeploys(ToHand(ANY_BATTLE_CARD)), NeverPasses()),
    "V1-21": says(GuessNumbers(2), DeploysFor(2, Present(Except(JEDI_MASTER, Named("Yarael Poof"))))),
    "V1-32": says(AsBattleCard(Ship(word="republic"))),
    "V1-39": says(DuelCards(WithDamage(2, 3, 4)), Power(when=Using(ANY_WEAPON))),
    "V1-74": says(TieForCards(JEDI, 2)),
    "V1-94": says(DeployStep(KeepApart())),
}

DUEL_TEXTS: Final[dict[str, DuelText]] = {
    "V1-42": DuelText(draws=1, defending=JEDI),
}

EFFECTS: Final[SetEffects] = SetEffects("V1", "Virtual Set 1", WEAPONS, BATTLE_CARDS, TEXTS, DUEL_TEXTS)

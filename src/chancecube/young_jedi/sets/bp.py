"""Boonta Eve Podrace: its weapons, battle cards, effects and characters."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.places import TATOOINE
from chancecube.young_jedi.sets.effects import SetEffects
from chancecube.young_jedi.sets.people import (
    AMIDALA,
    ANAKIN,
    ANY_BATTLE_CARD,
    ANY_CHARACTER,
    ANY_CHARACTER_CARD,
    ANY_DIAMOND,
    ANY_LOCATION_CARD,
    ANY_STARSHIP_CARD,
    ANY_TRANSPORT,
    ANY_WEAPON,
    ANY_WEAPON_CARD,
    AURRA_SING,
    BIB_FORTUNA,
    DIAMOND_BRAVO_PILOT,
    DIAMOND_GUNGAN,
    DROID_STARFIGHTER,
    GRAGRA,
    HANDMAIDEN,
    JEDI,
    NUTE_GUNRAY,
    PODRACER_PILOT,
    R2_D2,
    RIC_OLIE,
    SHMI,
    SIL_UNCH,
    STARFIGHTER_DROID,
    TEY_HOW,
    TUSKEN_RAIDER,
    WATTO,
    YODA,
)
from chancecube.young_jedi.vocabulary import (
    ANYWHERE,
    HERE,
    TO_OBJECTIVE,
    AlsoHandles,
    AnyOf,
    BattleText,
    Box,
    BuryOrDraw,
    CardText,
    Damage,
    DeployStep,
    Draw,
    Dueling,
    Either,
    Evacuating,
    Except,
    Fighting,
    FromDeck,
    HasFought,
    HasThrusted,
    IgnoreWeapon,
    Kind,
    LeadsRace,
    LostUnsurrendered,
    Named,
    OnlyLoses,
    Power,
    Ship,
    ShowHand,
    ShowHandToDraw,
    Thrust,
    Together,
    ToHand,
    TurnOf,
    Victory,
    WhenDeploys,
    WhenOtherDeploys,
    fight_together,
    says,
    use_with,
)

DROID_FLYERS: Final = Either(STARFIGHTER_DROID, DROID_STARFIGHTER)

HOLD_OUT_BLASTER: Final[list[Box]] = [
    Box(ANY_CHARACTER, pips=3, cubes=0, duels=False),
    Box(Except(ANY_CHARACTER, ANY_DIAMOND), pips=3, against=ANY_DIAMOND),
]

WEAPONS: Final[dict[str, list[Box]]] = {
    "BP-16": [Box(Named("Boles Roor"), pips=3), Box(PODRACER_PILOT, other=True)],
    "BP-17": [Box(Named("Elan Mak"), pips=3), Box(PODRACER_PILOT, other=True)],
    "BP-18": [Box(Named("Neva Kee"), pips=3), Box(PODRACER_PILOT, other=True)],
    "BP-19": [Box(Named("Wan Sandage"), pips=3), Box(PODRACER_PILOT, other=True)],
    "BP-20": [Box(ANY_CHARACTER, pips=2, cubes=0, duels=False)],
    "BP-21": HOLD_OUT_BLASTER,
    "BP-48": [Box(ANY_CHARACTER, pips=2, cubes=0, duels=False)],
    "BP-49": [Box(TUSKEN_RAIDER, pips=1)],
    "BP-50": HOLD_OUT_BLASTER,
    "BP-51": [
        Box(WATTO, pips=2),
        Box(Either(GRAGRA, BIB_FORTUNA, Kind("nikto", "pacithhip", "quarren")), pips=1),
    ],
}

BATTLE_CARDS: Final[dict[str, BattleText]] = {
    "BP-22": use_with(ANY_CHARACTER, then=ShowHand()),
    "BP-23": fight_together(HANDMAIDEN, AMIDALA, then=OnlyLoses(HANDMAIDEN)),
    "BP-24": use_with(ANY_CHARACTER, when=LostUnsurrendered()),
    "BP-25": fight_together(ANAKIN, SHMI),
    "BP-52": use_with(ANY_CHARACTER, when=LostUnsurrendered()),
    "BP-53": use_with(ANY_CHARACTER, then=ShowHand()),
    "BP-54": use_with(AURRA_SING, when=Fighting(JEDI)),
    "BP-55": use_with(DROID_FLYERS, Together(DROID_FLYERS, DROID_FLYERS)),
}

TEXTS: Final[dict[str, CardText]] = {
    "BP-1": says(WhenDeploys(Thrust(1), to=TO_OBJECTIVE)),
    "BP-2": says(Power(Except(JEDI, YODA), when=Dueling(), reach=HERE)),
    "BP-3": says(WhenOtherDeploys(Either(ANAKIN, SHMI), Draw(1))),
    "BP-4": says(WhenDeploys(FromDeck(Kind("anakins friend")))),
    "BP-5": says(WhenDeploys(ToHand(ANY_WEAPON_CARD))),
    "BP-6": says(WhenDeploys(ToHand(ANY_CHARACTER_CARD))),
    "BP-7": says(WhenDeploys(ToHand(ANY_BATTLE_CARD))),
    "BP-8": says(WhenDeploys(ToHand(ANY_STARSHIP_CARD))),
    "BP-9": says(WhenDeploys(ToHand(ANY_LOCATION_CARD))),
    "BP-10": says(WhenDeploys(FromDeck(DIAMOND_GUNGAN))),
    "BP-15": says(WhenOtherDeploys(ANAKIN, BuryOrDraw())),
    "BP-20": says(DeployStep(FromDeck(ANY_WEAPON), discard=True)),
    "BP-26": says(Power(ANY_CHARACTER, when=TurnOf(opponent=True), reach=ANYWHERE)),
    "BP-27": says(
        Power(
            Either(
                RIC_OLIE, DIAMOND_BRAVO_PILOT, Ship(word="republic cruiser"), Ship(word="naboo starfighter")
            ),
            reach=ANYWHERE,
        )
    ),
    "BP-28": says(DeployStep(ShowHandToDraw())),
    "BP-30": says(Power(when=Evacuating(Either(AMIDALA, RIC_OLIE, R2_D2)))),
    "BP-31": says(WhenDeploys(Thrust(1), to=TO_OBJECTIVE)),
    "BP-32": says(Power(when=AnyOf(HasFought(PODRACER_PILOT, own=True), HasThrusted()))),
    "BP-33": says(Power(when=Fighting(JEDI)), Victory(draws=1)),
    "BP-34": says(AlsoHandles(1)),
    "BP-36": says(WhenDeploys(FromDeck(TUSKEN_RAIDER), planet=TATOOINE)),
    "BP-37": says(Victory(robs=1)),
    "BP-38": says(Victory(lap_cards=1)),
    "BP-39": says(Damage(-1, ANY_TRANSPORT, reach=ANYWHERE)),
    "BP-40": says(Power(when=LeadsRace())),
    "BP-41": says(WhenDeploys(FromDeck(Kind("musician", "singer", "dancer")), planet=TATOOINE)),
    "BP-42": says(WhenDeploys(ToHand(ANY_WEAPON_CARD))),
    "BP-43": says(WhenDeploys(ToHand(ANY_BATTLE_CARD))),
    "BP-44": says(WhenDeploys(ToHand(ANY_CHARACTER_CARD))),
    "BP-45": says(WhenDeploys(ToHand(ANY_STARSHIP_CARD))),
    "BP-46": says(WhenDeploys(ToHand(ANY_LOCATION_CARD))),
    "BP-47": says(WhenDeploys(FromDeck(Named("Thermal Detonator")))),
    "BP-48": says(DeployStep(FromDeck(ANY_WEAPON), discard=True)),
    "BP-49": says(IgnoreWeapon()),
    "BP-56": says(Power(ANY_CHARACTER, when=TurnOf(), reach=ANYWHERE)),
    "BP-57": says(Power(Either(WATTO, GRAGRA, Kind("pacithhip", "quarren", "rodian")), reach=ANYWHERE)),
    "BP-58": says(Power(Kind("hutt", "diva", "bith", "nikto", "weequay"), reach=ANYWHERE)),
    "BP-60": says(Power(when=Evacuating(Either(NUTE_GUNRAY, TEY_HOW, SIL_UNCH)))),
}

EFFECTS: Final[SetEffects] = SetEffects("BP", "Boonta Eve Podrace", WEAPONS, BATTLE_CARDS, TEXTS)

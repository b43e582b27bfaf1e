"""Who the texts of all sets speak of."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.kinds import BATTLE, CHARACTER, LOCATION, STARSHIP, WEAPON
from chancecube.young_jedi.vocabulary import (
    STARFIGHTER,
    TRANSPORT,
    Anyone,
    Diamond,
    Either,
    Kind,
    Named,
    OfKind,
    Ship,
    Weapon,
    Who,
)

ANY_CHARACTER: Final[Who] = Anyone()
ANY_DIAMOND: Final[Who] = Diamond(ANY_CHARACTER)

ADI_GALLIA: Final[Who] = Named("Adi Gallia")
AMIDALA: Final[Who] = Named("Queen Amidala")
ANAKIN: Final[Who] = Named("Anakin Skywalker")
ANN_AND_TANN: Final[Who] = Named("Ann and Tann Gella")
AURRA_SING: Final[Who] = Named("Aurra Sing")
BEN_QUADINAROS: Final[Who] = Named("Ben Quadinaros")
BIB_FORTUNA: Final[Who] = Named("Bib Fortuna")
BOSS_NASS: Final[Who] = Named("Boss Nass")
C_3PO: Final[Who] = Named("C-3PO")
CLEGG_HOLDFAST: Final[Who] = Named("Clegg Holdfast")
DAULTAY_DOFINE: Final[Who] = Named("Daultay Dofine")
DUD_BOLT: Final[Who] = Named("Dud Bolt")
EETH_KOTH: Final[Who] = Named("Eeth Koth")
FODE_AND_BEED: Final[Who] = Named("Fode and Beed")
GARDULLA: Final[Who] = Named("Gardulla the Hutt")
GASGANO: Final[Who] = Named("Gasgano")
GRAGRA: Final[Who] = Named("Gragra")
JABBA: Final[Who] = Named("Jabba the Hutt")
JAR_JAR: Final[Who] = Named("Jar Jar Binks")
KI_ADI_MUNDI: Final[Who] = Named("Ki-Adi-Mundi")
MACE_WINDU: Final[Who] = Named("Mace Windu")
MARS_GUO: Final[Who] = Named("Mars Guo")
MAS_AMEDDA: Final[Who] = Named("Mas Amedda")
MAUL: Final[Who] = Named("Darth Maul")
MAWHONIC: Final[Who] = Named("Mawhonic")
NUTE_GUNRAY: Final[Who] = Named("Nute Gunray")
OBI_WAN: Final[Who] = Named("Obi-Wan Kenobi")
ODY_MANDRELL: Final[Who] = Named("Ody Mandrell")
P_59: Final[Who] = Named("P-59")
PADME: Final[Who] = Named("Padmé Naberrie")
PANAKA: Final[Who] = Named("Captain Panaka")
QUI_GON: Final[Who] = Named("Qui-Gon Jinn")
R2_D2: Final[Who] = Named("R2-D2")
RATTS_TYERELL: Final[Who] = Named("Ratts Tyerell")
RIC_OLIE: Final[Who] = Named("Ric Olié")
RUNE_HAAKO: Final[Who] = Named("Rune Haako")
SCI_TARIA: Final[Who] = Named("Sci Taria")
SEBULBA: Final[Who] = Named("Sebulba")
SHMI: Final[Who] = Named("Shmi Skywalker")
SIDIOUS: Final[Who] = Named("Darth Sidious")
SIL_UNCH: Final[Who] = Named("Sil Unch")
SIO_BIBBLE: Final[Who] = Named("Sio Bibble")
TARPALS: Final[Who] = Named("Captain Tarpals")
TEEMTO_PAGALIES: Final[Who] = Named("Teemto Pagalies")
TEY_HOW: Final[Who] = Named("Tey How")
VALORUM: Final[Who] = Named("Valorum")
WATTO: Final[Who] = Named("Watto")
YADDLE: Final[Who] = Named("Yaddle")
YODA: Final[Who] = Named("Yoda")

ANY_TANK: Final[Who] = Kind("tank")
BATTLE_DROID: Final[Who] = Kind("battle droid")
DESTROYER_DROID: Final[Who] = Kind("destroyer droid")
DESTROYER_DROID_SQUAD: Final[Who] = Kind("destroyer droid squad")
GUNGAN: Final[Who] = Kind("gungan")
HANDMAIDEN: Final[Who] = Kind("handmaiden")
JAWA: Final[Who] = Kind("jawa")
JEDI: Final[Who] = Kind("jedi")
JEDI_MASTER: Final[Who] = Kind("jedi master")
NEIMOIDIAN: Final[Who] = Kind("neimoidian")
PIT_DROID: Final[Who] = Kind("pit droid")
PODRACER_PILOT: Final[Who] = Kind("podracer pilot")
SENATOR: Final[Who] = Kind("senator")
SITH_PROBE_DROID: Final[Who] = Kind("sith probe droid")
TANK: Final[Who] = Kind("trade federation tank")
TUSKEN_RAIDER: Final[Who] = Kind("tusken raider")

DIAMOND_BATTLE_DROID: Final[Who] = Diamond(BATTLE_DROID)
DIAMOND_BRAVO_PILOT: Final[Who] = Diamond(Kind("bravo pilot"))
DIAMOND_CORUSCANT_GUARD: Final[Who] = Diamond(Kind("coruscant guard"))
DIAMOND_DESTROYER_DROID: Final[Who] = Diamond(DESTROYER_DROID)
DIAMOND_GUNGAN: Final[Who] = Diamond(GUNGAN)
DIAMOND_NABOO_OFFICER: Final[Who] = Diamond(Kind("naboo officer"))
DIAMOND_NEIMOIDIAN: Final[Who] = Diamond(NEIMOIDIAN)
DIAMOND_PILOT: Final[Who] = Diamond(Kind("pilot"))
DIAMOND_REPUBLIC_CAPTAIN: Final[Who] = Diamond(Kind("republic captain"))
DIAMOND_REPUBLIC_PILOT: Final[Who] = Diamond(Kind("republic pilot"))
DIAMOND_ROYAL_GUARD: Final[Who] = Diamond(Kind("royal guard"))

BATTLE_DROID_OR_NEIMOIDIAN: Final[Who] = Either(BATTLE_DROID, NEIMOIDIAN)
QUEEN_OR_HANDMAIDEN: Final[Who] = Either(AMIDALA, HANDMAIDEN)
QUEENS_MEN: Final[Who] = Diamond(Kind("royal guard", "naboo security", "bravo pilot"))
SITH: Final[Who] = Either(MAUL, SIDIOUS)

AMIDALAS_STARSHIP: Final[Who] = Named("Amidala's Starship")
ANY_SHIP: Final[Who] = Ship()
ANY_STARFIGHTER: Final[Who] = Ship(STARFIGHTER)
ANY_TRANSPORT: Final[Who] = Ship(TRANSPORT)
DROID_STARFIGHTER: Final[Who] = Named("Droid Starfighter")
STARFIGHTER_DROID: Final[Who] = Named("Starfighter Droid")

ANY_WEAPON: Final[Who] = Weapon()
AURRAS_RIFLE: Final[Who] = Named("Aurra Sing's Blaster Rifle")
BATTLE_DROID_BLASTER_RIFLE: Final[Who] = Named("Battle Droid Blaster Rifle")
DIAMOND_SITH_LIGHTSABER: Final[Who] = Diamond(Named("Sith Lightsaber"))
ELECTROPOLE: Final[Who] = Weapon("electropole")
FAMBAA: Final[Who] = Weapon("fambaa")
KAADU: Final[Who] = Weapon("kaadu")
LIGHTSABER: Final[Who] = Weapon("lightsaber")
MAULS_LIGHTSABER: Final[Who] = Named("Darth Maul's Lightsaber")
QUI_GONS_LIGHTSABER: Final[Who] = Named("Qui-Gon Jinn's Lightsaber")
STAP: Final[Who] = Named("STAP")

ANY_DIAMOND_CARD: Final[Who] = Either(ANY_DIAMOND, Diamond(ANY_WEAPON))

ANY_BATTLE_CARD: Final[Who] = OfKind(BATTLE)
ANY_CHARACTER_CARD: Final[Who] = OfKind(CHARACTER)
ANY_LOCATION_CARD: Final[Who] = OfKind(LOCATION)
ANY_STARSHIP_CARD: Final[Who] = OfKind(STARSHIP)
ANY_WEAPON_CARD: Final[Who] = OfKind(WEAPON)

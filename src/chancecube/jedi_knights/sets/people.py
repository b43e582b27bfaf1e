"""Who the texts of all sets speak of."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.kinds import CAPITAL, HERO, THEMES, TYPICAL
from chancecube.jedi_knights.vocabulary import (
    CHARACTERS,
    FIGHTERS,
    STARSHIPS,
    Both,
    Keyword,
    Leader,
    Named,
    Non,
    Who,
)

LUKES_THEME: Final = THEMES.index("luke")
HANS_THEME: Final = THEMES.index("han")
VADERS_THEME: Final = THEMES.index("vader")
TARKINS_THEME: Final = THEMES.index("tarkin")
JABBAS_THEME: Final = THEMES.index("jabba")

BOBA_FETT: Final[Who] = Named("Boba Fett")
CHEWBACCA: Final[Who] = Named("Chewbacca")
DEATH_STAR: Final[Who] = Named("Death Star")
FALCON: Final[Who] = Named("Millennium Falcon")
HAN: Final[Who] = Named("Han Solo")
JABBA: Final[Who] = Named("Jabba the Hutt")
LUKE: Final[Who] = Named("Luke Skywalker")
OBI_WAN: Final[Who] = Named("Obi-Wan Kenobi")
R2_D2: Final[Who] = Named("R2-D2")
ROYAL_GUARD: Final[Who] = Named("Royal Guard")
SLAVE_I: Final[Who] = Named("Slave I")
TIE_FIGHTER: Final[Who] = Named("TIE Fighter")
VADER: Final[Who] = Named("Darth Vader")
VADERS_TIE: Final[Who] = Named("Vader's TIE")

NON_HERO: Final[Who] = Non(Keyword(HERO))
NON_HERO_CHARACTERS: Final[Who] = Both(CHARACTERS, NON_HERO)
LEADERS: Final[Who] = Leader()
LEADING_CHARACTERS: Final[Who] = Both(CHARACTERS, Leader())
TYPICAL_FIGHTERS: Final[Who] = Both(FIGHTERS, Keyword(TYPICAL))

ALIEN: Final[Who] = Keyword("Alien")
BLASTER: Final[Who] = Keyword("Blaster")
BOUNTY_HUNTERS: Final[Who] = Both(CHARACTERS, Keyword("Bounty Hunter"))
IMPERIAL: Final[Who] = Keyword("Imperial")
IMPERIAL_CHARACTERS: Final[Who] = Both(CHARACTERS, Keyword("Imperial"))
JEDI: Final[Who] = Keyword("Jedi")
LIGHTSABER: Final[Who] = Keyword("Lightsaber")
OFFICER: Final[Who] = Keyword("Officer")
PILOTS: Final[Who] = Both(CHARACTERS, Keyword("Pilot"))
REBEL_CHARACTERS: Final[Who] = Both(CHARACTERS, Keyword("Rebel"))
SITH: Final[Who] = Keyword("Sith")
SMUGGLING_CHARACTERS: Final[Who] = Both(CHARACTERS, Keyword("Smuggler"))
TROOPER: Final[Who] = Keyword("Trooper")
WOOKIEE: Final[Who] = Keyword("Wookiee")

CAPITAL_SHIPS: Final[Who] = Both(STARSHIPS, Keyword(CAPITAL))
SMALL_SHIPS: Final[Who] = Both(STARSHIPS, Non(Keyword(CAPITAL)))
STARFIGHTERS: Final[Who] = Both(STARSHIPS, Keyword("Starfighter"))
TRANSPORTS: Final[Who] = Both(STARSHIPS, Keyword("Transport"))
RED_SQUADRON_SHIPS: Final[Who] = Both(STARSHIPS, Keyword("Red Squadron"))
IMPERIAL_FIGHTERS: Final[Who] = Both(STARSHIPS, Keyword("Starfighter"), Keyword("Imperial"))
IMPERIAL_SHIPS: Final[Who] = Both(STARSHIPS, Keyword("Imperial"))
REBEL_CAPITAL_SHIPS: Final[Who] = Both(STARSHIPS, Keyword(CAPITAL), Keyword("Rebel"))

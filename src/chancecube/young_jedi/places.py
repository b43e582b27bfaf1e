"""The three planets and their nine sites, numbered in the order in which the cards print their bonuses."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1
TATOOINE: Final = 0
CORUSCANT: Final = 1
NABOO: Final = 2

PLANETS: Final = ["Tatooine", "Coruscant", "Naboo"]

MOS_ESPA: Final = 0
DESERT_LANDING_SITE: Final = 1
PODRACE_ARENA: Final = 2
JEDI_COUNCIL_CHAMBER: Final = 3
GALACTIC_SENATE: Final = 4
CAPITAL_CITY: Final = 5
THEED_PALACE: Final = 6
BATTLE_PLAINS: Final = 7
GUNGAN_SWAMP: Final = 8

SITES: Final = [
    "Mos Espa",
    "Desert Landing Site",
    "Podrace Arena",
    "Jedi Council Chamber",
    "Galactic Senate",
    "Capital City",
    "Theed Palace",
    "Battle Plains",
    "Gungan Swamp",
]

SITES_PER_PLANET: Final = 3

# What an addend of a power sum is called when it comes from a site.
SITE_BONUS: Final = [f"site {site}" for site in range(len(SITES))]


def planet_of(site: int) -> int:
    return site // SITES_PER_PLANET

"""What things are worth to the cadet, in points of power on the table."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.scene import Camp, Scene
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import DRAWN_POWER

WEAPON_WORTH: Final = 2.0  # of a weapon lost with its user
PLANET_WORTH: Final = 12.0
GAME_WORTH: Final = 60.0
CARD_WORTH: Final = 0.35  # of a card of a full draw deck
LAST_CARDS_WORTH: Final = 12.0  # shared by the cards that are left


def strength(facts: Card, site: int) -> float:
    """A character's power at a site, a drawn one taken at the average."""
    power = average_destiny() if facts.power == DRAWN_POWER else float(facts.power)
    return power + facts.bonus[site]


def card_worth(camp: Camp) -> float:
    """What one more card of damage costs a side: the more, the fewer are left."""
    return CARD_WORTH + LAST_CARDS_WORTH / max(1, camp.reserve() + 1)


def planet_worth(scene: Scene, winner: Camp) -> float:
    """What taking control of the current planet is worth to a side."""
    return GAME_WORTH if winner.planets + 1 >= scene.planets_to_win else PLANET_WORTH

"""The sides, the kinds of card, and the other icons printed on them, as small numbers."""

from __future__ import annotations

from typing import Final

LIGHT: Final = 0
DARK: Final = 1
SIDES: Final = ["light", "dark"]

CHARACTER: Final = 0  # this and the next are what planets hold, and what counters are paid for most
WEAPON: Final = 1
BATTLE: Final = 2
LOCATION: Final = 3
STARSHIP: Final = 4
EFFECT: Final = 5
OBJECTIVE: Final = 6
DOUBLE: Final = 7  # in hand and deck; in play it is one of its halves
KINDS: Final = ["character", "weapon", "battle", "location", "starship", "effect", "objective", "double"]

NOT_DEPLOYED: Final = 0  # battle cards and locations: uniqueness does not concern them
DIAMOND: Final = 1
STACKABLE: Final = 2
UNIQUE: Final = 3
UNIQUENESS: Final = ["", "diamond", "stackable", "unique"]

DRAWN_POWER: Final = -1  # the power is a cube: a destiny draw

NO_COLOUR: Final = -1  # wild cards
COLOURS: Final = ["red", "blue", "green", "orange", "yellow", "purple"]

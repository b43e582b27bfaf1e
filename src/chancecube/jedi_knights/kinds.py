"""The sides, the kinds of card and the other icons printed on them, as small numbers."""

from __future__ import annotations

from typing import Final

ALLIANCE: Final = 0
EMPIRE: Final = 1
INDEPENDENT: Final = 2
SIDES: Final = ["alliance", "empire"]
ALLEGIANCES: Final = ["alliance", "empire", "independent"]

CHARACTER: Final = 0
STARSHIP: Final = 1
WEAPON: Final = 2
EVENT: Final = 3
THEME: Final = 4
LOCATION: Final = 5
FORCE: Final = 6
KINDS: Final = ["character", "starship", "weapon", "event", "theme", "location", "force"]
SETUP_KINDS: Final = [THEME, LOCATION, FORCE]  # never in a draw deck

NO_THEME: Final = -1
THEMES: Final = ["luke", "han", "vader", "tarkin", "jabba"]

COLOURS: Final = ["blue", "red"]  # of Force decks

# When players act: in a phase between battles, or in a step of a battle.
DEPLOY: Final = 0
BATTLE: Final = 1
BLOCKADE: Final = 2
SUPPORT: Final = 3
WEAPONS: Final = 4
POWER_STEP: Final = 5
RESPONSE: Final = 6
TIMES: Final = ["deploy", "battle", "blockade", "support", "weapons", "power", "response"]
EVENT_TIMES: Final = [DEPLOY, BATTLE, SUPPORT, WEAPONS, POWER_STEP, RESPONSE]

# Keywords the rules themselves speak of.
HERO: Final = "Hero"
TYPICAL: Final = "Typical"
CAPITAL: Final = "Capital"
PERSONAL: Final = "Personal"
SHIPBOARD: Final = "Shipboard"

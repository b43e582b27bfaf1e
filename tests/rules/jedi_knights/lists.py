"""Deck lists the tests of the rules begin games with: one for each of four Themes."""

from __future__ import annotations

from chancecube.kernel.wire import DeckList

BLUE = {f"PS-{number}": 1 for number in range(139, 147)}
RED = {f"PS-{number}": 1 for number in range(147, 155)}
ALLIANCE_PLACES = {f"PS-{number}": 1 for number in range(127, 131)}
EMPIRE_PLACES = {f"PS-{number}": 1 for number in range(131, 135)}


def five_of(*numbers: int) -> dict[str, int]:
    return {f"PS-{number}": 5 for number in numbers}


# Besides the setup cards: forty cards five alike, and one that the Theme may search for.
LUKE = DeckList(
    "Luke",
    {"PS-1": 1, "PS-6": 1, "PS-18": 1} | BLUE | ALLIANCE_PLACES | five_of(14, 15, 36, 39, 40, 89, 90, 101),
)
HAN = DeckList(
    "Han",
    {"PS-2": 1, "PS-21": 1, "PS-31": 1} | BLUE | ALLIANCE_PLACES | five_of(29, 30, 32, 36, 39, 40, 90, 101),
)
VADER = DeckList(
    "Vader",
    {"PS-3": 1, "PS-41": 1, "PS-54": 1} | RED | EMPIRE_PLACES | five_of(47, 48, 53, 72, 73, 89, 90, 113),
)
TARKIN = DeckList(
    "Tarkin",
    {"PS-4": 1, "PS-56": 1, "PS-66": 1} | RED | EMPIRE_PLACES | five_of(63, 64, 68, 71, 72, 73, 90, 113),
)
# Jabba is of neither side: his Theme leads a deck of either.
JABBA_OF_THE_ALLIANCE = DeckList(
    "Jabba of the Alliance",
    {"PS-5": 1, "PS-74": 1, "PS-77": 1} | BLUE | ALLIANCE_PLACES | five_of(14, 15, 36, 39, 40, 89, 90, 101),
)
JABBA_OF_THE_EMPIRE = DeckList(
    "Jabba of the Empire",
    {"PS-5": 1, "PS-74": 1, "PS-77": 1} | RED | EMPIRE_PLACES | five_of(47, 48, 53, 72, 73, 89, 90, 113),
)
DUEL = [LUKE, VADER]
TEAM = [LUKE, VADER, HAN, TARKIN]

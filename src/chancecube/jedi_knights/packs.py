"""Opening boosters and starters with the printed collation, from a seed, and what a league hands out.

The rulebook does not say which cards are foils, nor how many of the ten others are common. Decided here: a foil is one of
the set's rares, and seven of the ten are common.
"""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.decks import starters
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import SIDES
from chancecube.jedi_knights.library import GOLD, SILVER, STEREO, Library
from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import DeckList, PackCard

UNCOMMONS: Final = 3
COMMONS: Final = 7
PACK: Final = 1 + UNCOMMONS + COMMONS
ALL_PACKS: Final = 35  # of so many boosters
WITH_SILVER: Final = 5  # these have a silver foil: one in seven
WITH_GOLD: Final = 1
STARTER_SET: Final = "PS"
MOVIES: Final = 2
PICTURES: Final = 18  # of a flip movie; the set that starts it has the first six

LEVELS: Final = ["apprentice", "jedi-knight", "jedi-master"]
LEAGUE_CARDS: Final = ["PR-4", "PR-3", "PR-2"]  # joining gives the first, each level the next


def booster_sets(library: Library) -> list[str]:
    """The sets with enough cards of each rarity to fill a booster."""
    return [set_code for set_code in library.set_names if fills_boosters(library, set_code)]


def fills_boosters(library: Library, set_code: str) -> bool:
    return (
        len(of_rarity(library, set_code, "R")) > 0
        and len(of_rarity(library, set_code, "U")) >= UNCOMMONS
        and len(of_rarity(library, set_code, "C")) >= COMMONS
    )


def of_rarity(library: Library, set_code: str, rarity: str) -> list[Card]:
    return [card for card in library.cards if card.set_code == set_code and card.rarity == rarity]


def pick(cards: list[Card], count: int, chance: Chance) -> list[Card]:
    """So many different cards."""
    places = list(range(len(cards)))
    chance.shuffle(places)
    return [cards[place] for place in places[:count]]


def check_set(library: Library, set_code: str) -> None:
    if set_code not in library.set_names:
        raise BadOption("no-set", {"set": set_code, "known": ", ".join(library.set_names)})


# --- boosters ---


def open_booster(library: Library, set_code: str, chance: Chance) -> list[PackCard]:
    """A rare or a foil in its place, then ten uncommon and common cards, with cards of both sides among them."""
    check_set(library, set_code)
    if not fills_boosters(library, set_code):
        arguments = {"set": set_code, "known": ", ".join(booster_sets(library))}
        raise BadOption("jk-no-boosters", arguments)
    first = rare_or_foil(library, set_code, chance)
    while True:
        rest = pick(of_rarity(library, set_code, "U"), UNCOMMONS, chance)
        rest += pick(of_rarity(library, set_code, "C"), COMMONS, chance)
        if has_both_sides(library, rest):
            return [first, *[printing(library, card, chance) for card in rest]]


def has_both_sides(library: Library, cards: list[Card]) -> bool:
    """A set with cards of one side alone cannot."""
    sides = {card.allegiance for card in cards}
    in_set = {card.allegiance for card in library.cards if card.set_code == cards[0].set_code}
    return all([side in sides or side not in in_set for side in range(len(SIDES))])


def rare_or_foil(library: Library, set_code: str, chance: Chance) -> PackCard:
    card = pick(of_rarity(library, set_code, "R"), 1, chance)[0]
    place = chance.below(ALL_PACKS)
    if place < WITH_GOLD:
        return PackCard(card.code + GOLD, foil=True)
    if place < WITH_GOLD + WITH_SILVER:
        return PackCard(card.code + SILVER, foil=True)
    return printing(library, card, chance)


def printing(library: Library, card: Card, chance: Chance) -> PackCard:
    """The left or the right version of a card that has both."""
    if library.mark(card).stereo:
        return PackCard(card.code + STEREO[chance.below(len(STEREO))])
    return PackCard(card.code)


# --- starters ---


def open_starter(library: Library, set_code: str) -> list[DeckList]:
    """The two starters, one a side: each is fixed, and leaves a choice of two Themes with their Heroes."""
    check_set(library, set_code)
    if set_code != STARTER_SET:
        raise BadOption("no-starter", {"set": set_code})
    return starters(library)


# --- leagues ---


def league_cards(level: str) -> list[str]:
    """The cards a player of this level has been given."""
    if level not in LEVELS:
        raise BadOption("jk-no-level", {"level": level, "known": ", ".join(LEVELS)})
    return LEAGUE_CARDS[: LEVELS.index(level) + 1]

"""Opening boosters and starter sets with the printed collation, from a seed."""

from __future__ import annotations

from typing import Final

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import DeckList, PackCard
from chancecube.young_jedi.decks import ready_decks
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.library import SET_NAMES, Library

RARES: Final = 1
UNCOMMONS: Final = 3
COMMONS: Final = 7
BOOSTERS_PER_FOIL: Final = 9
BOOSTERS_PER_BOX: Final = 12


def of_rarity(library: Library, set_code: str, rarity: str) -> list[Card]:
    return [card for card in library.cards if card.set_code == set_code and card.rarity == rarity]


def pick(cards: list[Card], count: int, chance: Chance) -> list[Card]:
    """So many different cards."""
    places = list(range(len(cards)))
    chance.shuffle(places)
    return [cards[place] for place in places[:count]]


def check_set(set_code: str) -> None:
    if set_code not in SET_NAMES:
        raise BadOption("no-set", {"set": set_code, "known": ", ".join(SET_NAMES)})


def open_booster(library: Library, set_code: str, chance: Chance) -> list[PackCard]:
    """Eleven cards of both sides: a rare, three uncommons, seven commons. In one of nine a foil, which is a
    rare of the set in its foil printing, takes the place of a common.
    """
    check_set(set_code)
    while True:
        cards = pick(of_rarity(library, set_code, "R"), RARES, chance)
        cards += pick(of_rarity(library, set_code, "U"), UNCOMMONS, chance)
        cards += pick(of_rarity(library, set_code, "C"), COMMONS, chance)
        if len({card.side for card in cards}) > 1:
            return with_foil(library, set_code, [PackCard(card.code) for card in cards], chance)


def with_foil(library: Library, set_code: str, pack: list[PackCard], chance: Chance) -> list[PackCard]:
    if chance.below(BOOSTERS_PER_FOIL) == 0:
        rares = of_rarity(library, set_code, "R")
        pack[-1] = PackCard(rares[chance.below(len(rares))].code, foil=True)
    return pack


def open_box(library: Library, set_code: str, chance: Chance) -> list[list[PackCard]]:
    return [open_booster(library, set_code, chance) for _ in range(BOOSTERS_PER_BOX)]


def open_starter(library: Library, set_code: str) -> list[DeckList]:
    """A starter set is fixed: its Light and its Dark deck."""
    check_set(set_code)
    wanted = f"{SET_NAMES[set_code].removeprefix('The ')} starter"
    decks = [deck for deck in ready_decks(library) if deck.name.startswith(wanted)]
    if not decks:
        raise BadOption("no-starter", {"set": set_code})
    return decks

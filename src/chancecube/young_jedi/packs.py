"""Opening boosters, starter sets and sealed pools with the printed collation, from a seed.

The rulebook describes the boosters of the first three sets. What it does not say of the later products is decided here:

    Duel of the Fates, Boonta Eve Podrace    boosters like the earlier ones, without foils; their two ultra-rares, whose
                                             star has more than five points, are half as likely as another rare
    Reflections                              five cards: three foils and two of the other three families
    the Enhanced sets                        a booster of the set they enhance, and one of their own cards
"""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import Breach, DeckList, PackCard
from chancecube.young_jedi.decks import SAMPLE_SET, cards_of, ready_decks
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.library import SET_NAMES, Library

RARES: Final = 1
UNCOMMONS: Final = 3
COMMONS: Final = 7
BOOSTERS_PER_FOIL: Final = 9
BOOSTERS_PER_BOX: Final = 12
REFLECTIONS: Final = "RF"
FOILS_OF_REFLECTIONS: Final = 3
OTHERS_OF_REFLECTIONS: Final = 2
STARTER_SET: Final = "DM"  # the one whose starter decks are known card by card

SETS_WITH_FOILS: Final = ("DM", "JC", "BN")
ENHANCED: Final = {"EDM": "DM", "EBN": "BN"}
BOOSTER_SETS: Final = ("DM", "JC", "BN", "EDM", "DF", "EBN", "RF", "BP")
ULTRA_RARES: Final = ("DF-2", "DF-31", "BP-1", "BP-31")


def of_rarity(library: Library, set_code: str, rarity: str) -> list[Card]:
    return [
        card
        for card in library.cards
        if card.in_decks and card.set_code == set_code and card.rarity == rarity
    ]


def pick(cards: list[Card], count: int, chance: Chance) -> list[Card]:
    """So many different cards."""
    places = list(range(len(cards)))
    chance.shuffle(places)
    return [cards[place] for place in places[:count]]


def check_set(set_code: str) -> None:
    if set_code not in SET_NAMES:
        raise BadOption("no-set", {"set": set_code, "known": ", ".join(SET_NAMES)})


def check_booster_set(set_code: str) -> None:
    check_set(set_code)
    if set_code not in BOOSTER_SETS:
        raise BadOption("yj-no-boosters", {"set": set_code, "known": ", ".join(BOOSTER_SETS)})


# --- boosters ---


def open_booster(library: Library, set_code: str, chance: Chance) -> list[PackCard]:
    """A pack with cards of both sides, as the set sells them."""
    check_booster_set(set_code)
    while True:
        pack = fill_pack(library, set_code, chance)
        if len({side_of_card(library, card) for card in pack}) > 1:
            return pack


def side_of_card(library: Library, packed: PackCard) -> int:
    card = library.find(packed.code)
    assert card is not None
    return card.side


def fill_pack(library: Library, set_code: str, chance: Chance) -> list[PackCard]:
    if set_code == REFLECTIONS:
        return reflections_pack(library, chance)
    if set_code in ENHANCED:
        premium = pick(of_rarity(library, set_code, "R"), 1, chance)
        return [PackCard(premium[0].code), *ordinary_pack(library, ENHANCED[set_code], chance)]
    return ordinary_pack(library, set_code, chance)


def ordinary_pack(library: Library, set_code: str, chance: Chance) -> list[PackCard]:
    """A rare, three uncommons, seven commons; in one of nine a foil takes the place of a common."""
    cards = pick(rares_by_weight(library, set_code), RARES, chance)
    cards += pick(of_rarity(library, set_code, "U"), UNCOMMONS, chance)
    cards += pick(of_rarity(library, set_code, "C"), COMMONS, chance)
    pack = [PackCard(card.code) for card in cards]
    if set_code in SETS_WITH_FOILS and chance.below(BOOSTERS_PER_FOIL) == 0:
        pack[-1] = foil(library, set_code, chance)
    return pack


def rares_by_weight(library: Library, set_code: str) -> list[Card]:
    """Every rare twice but the ultra-rares; one is picked."""
    rares = of_rarity(library, set_code, "R")
    return rares + [card for card in rares if card.code not in ULTRA_RARES]


def foil(library: Library, set_code: str, chance: Chance) -> PackCard:
    """A rare of the set in foil, by the number of its foil printing where that is known."""
    rares = of_rarity(library, set_code, "R")
    card = rares[chance.below(len(rares))]
    for code in foils_of(library, set_code):
        if library.printings[code] is card:
            return PackCard(code, foil=True)
    return PackCard(card.code, foil=True)


def foils_of(library: Library, set_code: str) -> list[str]:
    return [code for code in library.printings if code.startswith(f"{set_code}-")]


def reflections_pack(library: Library, chance: Chance) -> list[PackCard]:
    foils = foils_of(library, REFLECTIONS)
    places = list(range(len(foils)))
    chance.shuffle(places)
    pack = [PackCard(foils[place], foil=True) for place in places[:FOILS_OF_REFLECTIONS]]
    others = [card for card in library.cards if card.in_decks and card.set_code == REFLECTIONS]
    return pack + [PackCard(card.code) for card in pick(others, OTHERS_OF_REFLECTIONS, chance)]


def open_box(library: Library, set_code: str, chance: Chance) -> list[list[PackCard]]:
    return [open_booster(library, set_code, chance) for _ in range(BOOSTERS_PER_BOX)]


# --- starter sets ---


def open_starter(library: Library, set_code: str) -> list[DeckList]:
    """A starter set is fixed: its Light and its Dark deck. The sample decks come the same way."""
    check_set(set_code)
    wanted = (
        "Sample deck" if set_code == SAMPLE_SET else f"{SET_NAMES[set_code].removeprefix('The ')} starter"
    )
    decks = [deck for deck in ready_decks(library) if deck.name.startswith(wanted)]
    if not decks:
        raise BadOption("no-starter", {"set": set_code})
    return decks


# --- sealed play ---


@final
class SealedPool:
    """What a player of a sealed game owns: a starter set and some boosters, and nothing else."""

    def __init__(self, starter: list[DeckList], boosters: list[list[PackCard]]) -> None:
        self.starter = starter
        self.boosters = boosters

    def counts(self, library: Library) -> dict[str, int]:
        """How many of each card are in the pool; a foil counts as its card."""
        found: dict[str, int] = {}
        for deck in self.starter:
            for code, count in deck.cards.items():
                found[code] = found.get(code, 0) + count
        for pack in self.boosters:
            for packed in pack:
                card = library.find(packed.code)
                assert card is not None
                found[card.code] = found.get(card.code, 0) + 1
        return found


def open_sealed(library: Library, set_code: str, boosters: int, chance: Chance) -> SealedPool:
    """A starter set and so many boosters of a set."""
    starter = open_starter(library, STARTER_SET)
    return SealedPool(starter, [open_booster(library, set_code, chance) for _ in range(boosters)])


def cards_not_owned(library: Library, deck: DeckList, pool: SealedPool) -> list[Breach]:
    """The cards of a sealed deck that are not in the pool, or not so often."""
    owned = pool.counts(library)
    counts: dict[int, int] = {}
    for card in cards_of(library, deck):
        counts[card.index] = counts.get(card.index, 0) + 1
    found: list[Breach] = []
    for face, count in counts.items():
        card = library.cards[face]
        have = owned.get(card.code, 0)
        if count > have:
            arguments: dict[str, str | int] = {"title": card.full_title(), "have": count, "most": have}
            found.append(Breach("yj.collect.booster", "deck-not-owned", arguments))
    return found

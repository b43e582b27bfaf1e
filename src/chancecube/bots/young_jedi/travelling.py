"""Travelling: where to begin, and where to go when a planet is lost."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.hand import is_blocked
from chancecube.bots.young_jedi.scene import Scene, characters
from chancecube.bots.young_jedi.stock import Stock
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, LOCATION
from chancecube.young_jedi.places import NOWHERE, SITES_PER_PLANET, planet_of
from chancecube.young_jedi.table import SEARCH
from chancecube.young_jedi.vocabulary import Alone

STAYING: Final = 0.7  # how far the battle is expected to stay at the first site of a planet
SEARCHING_COST: Final = 0.05  # of taking a location out of the draw deck


def choose_location(scene: Scene, stock: Stock) -> int:
    """The location whose place suits the own cards best; a better one may be worth a search of the draw deck."""
    own = own_cards(scene, stock)
    if not scene.offered:
        return SEARCH
    best = max(scene.offered, key=lambda piece: appeal(scene, piece.facts, own))
    if SEARCH in scene.words and stock.is_known:
        hoped = [appeal(scene, card, own) for card in own if card.kind == LOCATION and is_new(scene, card)]
        if max(hoped, default=0.0) - SEARCHING_COST > appeal(scene, best.facts, own):
            return SEARCH
    return best.id


def is_new(scene: Scene, location: Card) -> bool:
    return scene.played >> location.planet & 1 == 0


def own_cards(scene: Scene, stock: Stock) -> list[Card]:
    """The deck, as far as no stack left behind blocks it; without its list, the hand."""
    cards = stock.cards() if stock.is_known else [piece.facts for piece in scene.mine.hand]
    blocked = {card.index for card in set(cards) if is_blocked(scene, card, NOWHERE)}
    return [card for card in cards if card.index not in blocked]


def appeal(scene: Scene, location: Card, own: list[Card]) -> float:
    """Power per card the place gives the own side, less what it gives the opponents seen so far."""
    foes = [piece.facts for planet in scene.theirs.up for piece in characters(planet)]
    return liking(own, location.site) - liking(foes, location.site)


def liking(cards: list[Card], site: int) -> float:
    """The average power a site, and to a lesser degree its planet, gives these cards."""
    first = planet_of(site) * SITES_PER_PLANET
    here = there = 0.0
    for card in cards:
        if card.kind == CHARACTER:
            here += card.bonus[site]
            there += sum(card.bonus[first : first + SITES_PER_PLANET]) / SITES_PER_PLANET
        elif card.kind == BATTLE:
            here += local_bonus(card, site)
    return (STAYING * here + (1 - STAYING) * there) / max(1, len(cards))


def local_bonus(card: Card, site: int) -> int:
    """The power of a battle card that works at this place only."""
    assert card.text is not None
    for usage in card.text.usages:
        if isinstance(usage, Alone) and (usage.site == site or usage.planet == planet_of(site)):
            return card.pips
    return 0

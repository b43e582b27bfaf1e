"""Legal decks made by chance: for soak tests, benchmarks and players who want a surprise."""

from __future__ import annotations

from chancecube.kernel.chance import Chance
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.decks import Format
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import COLOURS, LOCATION, SIDES
from chancecube.young_jedi.library import Library
from chancecube.young_jedi.places import PLANETS


def random_deck(library: Library, side: int, law: Format, chance: Chance) -> DeckList:
    """A location of each planet, then any cards of the side that keep the colours and the title limit."""
    own = [card for card in library.cards if card.side == side]
    chosen: list[Card] = []
    for planet in range(len(PLANETS)):
        chosen.append(
            one_of([card for card in own if card.kind == LOCATION and card.planet == planet], chance)
        )
    for colour in range(len(COLOURS)):
        fill_colour(chosen, [card for card in own if card.colour == colour], law, chance)
    deck = DeckList(f"Random {SIDES[side]} deck", {})
    for card in chosen:
        deck.cards[card.code] = deck.cards.get(card.code, 0) + 1
    return deck


def one_of(cards: list[Card], chance: Chance) -> Card:
    return cards[chance.below(len(cards))]


def fill_colour(chosen: list[Card], choice: list[Card], law: Format, chance: Chance) -> None:
    colour = choice[0].colour
    have = len([card for card in chosen if card.colour == colour])
    while have < law.per_colour():
        card = one_of(choice, chance)
        alike = len([one for one in chosen if one.colour == colour and one.name == card.name])
        if not law.per_title or alike < law.per_title:
            chosen.append(card)
            have += 1

"""Finding cards in a view, in any game."""

from __future__ import annotations

from chancecube.kernel.wire import SeenCard, View
from chancecube.terminal.table.words import Words


def offered(view: View) -> dict[int, SeenCard]:
    """The cards that may be answered, by id."""
    options = view.decision.options if view.decision is not None else []
    return {option.answer: option.card for option in options if option.card is not None}


def seen_by_id(view: View) -> dict[int, SeenCard]:
    return {card.id: card for zone in view.zones for card in zone.cards}


def whereabouts(view: View, words: Words, card: SeenCard) -> str:
    """Where a card on offer lies; what no zone shows is in a draw deck."""
    for zone in view.zones:
        if any(seen.id == card.id for seen in zone.cards):
            return zone.place or words.voice.zone(zone.name)
    return words.voice.zone("deck")

"""What the decks that come with a game are called, and the line on how to play them, in the reader's language."""

from __future__ import annotations

import re

from chancecube.kernel.wire import DeckList
from chancecube.text.speaker import Speaker


def deck_words(speaker: Speaker, game_name: str, deck: DeckList) -> tuple[str, str]:
    """Name and note: a ready deck's in this language, anybody else's as its author wrote them."""
    slug = re.sub(r"[^a-z0-9]+", "-", deck.name.lower().replace("'", "")).strip("-")
    key = f"deck-{game_name}-{slug}"
    if not speaker.knows(key) or Speaker("en").say(f"{key}.note") != deck.note:
        return deck.name, deck.note
    return speaker.say(key), speaker.say(f"{key}.note")

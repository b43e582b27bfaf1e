"""The lines on how to play the decks that come with the game, in the reader's language."""

from __future__ import annotations

from chancecube.kernel.wire import DeckList
from chancecube.text.speaker import Speaker
from chancecube.text.young_jedi.words import slug


def deck_note(speaker: Speaker, deck: DeckList) -> str:
    """A deck's own line, or the same in the language of the reader if it is a ready deck's."""
    key = f"yj-deck-{slug(deck.name)}"
    ready = speaker.knows(key) and Speaker("en").say(key) == deck.note
    return speaker.say(key) if ready else deck.note

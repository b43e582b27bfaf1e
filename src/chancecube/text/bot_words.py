"""What the bots of the house are called, and the line on how they play, in the reader's language."""

from __future__ import annotations

from chancecube.text.speaker import Speaker


def bot_words(speaker: Speaker, name: str) -> tuple[str, str]:
    """Title and note, as the site has them too."""
    key = f"web-bot-{name}"
    return speaker.say(key), speaker.say(f"{key}-note")

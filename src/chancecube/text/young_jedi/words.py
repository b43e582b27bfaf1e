"""Names and small words all that is said about Young Jedi is made of."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, final

from chancecube.kernel.errors import ChanceCubeError
from chancecube.text.speaker import Speaker
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, DOUBLE, EFFECT, SIDES
from chancecube.young_jedi.library import library

YOU: Final = "you"


def slug(words: str) -> str:
    """A name as part of a message key: no capitals, accents or punctuation."""
    letters = unicodedata.normalize("NFKD", words.lower().replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@final
class Words:
    """A speaker that knows the cards."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self.speaker.say(key, **arguments)

    def first_known(self, *keys: str) -> str:
        """The first of these messages that exists; the last one always does."""
        for key in keys[:-1]:
            if self.speaker.knows(key):
                return key
        return keys[-1]

    # --- cards ---

    def card(self, code: str) -> Card:
        card = library().find(code)
        if card is None:
            raise ChanceCubeError("no-card", {"code": code})
        return card

    def full(self, card: Card) -> str:
        """Title and subtitle, ready to stand in a sentence."""
        return self.in_sentence(card, card.full_title())

    def short(self, card: Card) -> str:
        """The title alone, ready to stand in a sentence."""
        return self.in_sentence(card, card.title)

    def in_sentence(self, card: Card, name: str) -> str:
        """The titles of battle cards and effects are sentences themselves, and so are quoted."""
        return self.say("yj-quoted", words=name) if card.kind in (BATTLE, EFFECT, DOUBLE) else name

    def pronoun(self, title: str) -> str:
        """How a text goes on speaking of a card of this title: he, she, it, they or women."""
        return self.say("yj-pronoun", title=slug(title))

    # --- players ---

    def seat(self, seat: int) -> str:
        return self.say(f"yj-seat-{SIDES[seat]}")

    def subject(self, seat: int) -> str:
        """The seat as the beginning of a sentence."""
        return self.say(f"yj-subject-{SIDES[seat]}")

    # --- lists ---

    def any_of(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("yj-list-or", list=", ".join(parts[:-1]), last=parts[-1])

    def all_of(self, parts: list[str]) -> str:
        """Some titles are lists themselves: Ann and Tann Gella."""
        if len(parts) < 2:
            return "".join(parts)
        nested = "yes" if any(" and " in part for part in parts) else "no"
        return self.say("yj-list-and", list=", ".join(parts[:-1]), last=parts[-1], nested=nested)


def who(seat: int, me: int) -> str:
    """What messages tell players apart by: you, light or dark; nobody for no seat."""
    if seat < 0:
        return "nobody"
    return YOU if seat == me else SIDES[seat]

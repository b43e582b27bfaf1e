"""Names and small words all that is said about Jedi Knights is made of."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, FORCE, KINDS, SIDES
from chancecube.jedi_knights.library import library
from chancecube.kernel.errors import ChanceCubeError
from chancecube.text.speaker import Speaker

YOU: Final = "you"
SOUNDED: Final = "aeiou"  # before these English says “an”


def slug(words: str) -> str:
    """A name as part of a message key: no capitals, accents or punctuation."""
    letters = unicodedata.normalize("NFKD", words.lower().replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def keyword_name(speaker: Speaker, keyword: str) -> str:
    """A keyword nobody has translated is the word on the card."""
    key = f"jk-keyword-{slug(keyword)}"
    return speaker.say(f"{key}.name") if speaker.knows(key) else keyword


def vowel(words: str) -> str:
    """Whether words begin with a vowel: a French article loses its own before them, an English one gains an n."""
    return "yes" if slug(words)[:1] in SOUNDED and words[:1].isalpha() else "no"


@final
class Words:
    """A speaker that knows the cards, and the names of the seats of a game."""

    def __init__(self, speaker: Speaker, seats: list[str] | None = None) -> None:
        self.speaker = speaker
        self.seats = seats if seats is not None else [self.side(side) for side in range(len(SIDES))]

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
        """The titles of Events are sentences themselves, and so are quoted; Force cards go by their number."""
        if card.kind == FORCE:
            return self.say("jk-force-card", title=name, number=card.force_number)
        return self.say("jk-quoted", words=name) if card.kind == EVENT else name

    def pronoun(self, card: Card) -> str:
        """How a text goes on speaking of a card: he, she, it or they."""
        if card.kind != CHARACTER or card.typical:
            return self.say(f"jk-pronoun-{KINDS[card.kind]}")
        return self.say("jk-pronoun", title=slug(card.title))

    # --- players ---

    def side(self, side: int) -> str:
        return self.say(f"jk-side-{SIDES[side]}")

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def subject(self, seat: int) -> str:
        """The seat as the beginning of a sentence."""
        return self.say("jk-subject", side=SIDES[seat % 2], name=self.seat(seat), alone=self.alone())

    def side_subject(self, side: int) -> str:
        """A whole side as the beginning of a sentence."""
        return self.say("jk-subject", side=SIDES[side], name="", alone="yes")

    def alone(self) -> str:
        """Whether each side is one player, and can be spoken of as that player."""
        return "yes" if len(self.seats) == len(SIDES) else "no"

    # --- lists ---

    def any_of(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("jk-list-or", list=", ".join(parts[:-1]), last=parts[-1])

    def all_of(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("jk-list-and", list=", ".join(parts[:-1]), last=parts[-1])


def who(seat: int, me: int) -> str:
    """What messages tell players apart by: you, alliance or empire; nobody for no seat."""
    if seat < 0:
        return "nobody"
    return YOU if seat == me else SIDES[seat % 2]

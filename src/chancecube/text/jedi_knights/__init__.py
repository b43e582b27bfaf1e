"""Jedi Knights in words.

    words          names, lists, pronouns: what the rest is made of
    sorts          what is printed on those a text means, taken apart
    cast           those a text speaks of, with their articles and places
    clauses        when a text works, how often it counts, what sets it off
    deeds          what a text does
    sentences      what a card says, word by word
    cards          game texts, written out from the effects
    facts          a card's page
    prompts        questions and the labels of their answers
    log            events, sums and endings
    company        which cards a text speaks of, as data
    catalogue      cards, decks and rules as data

Their words stand in `locales/*/jedi_knights*.ftl`.
"""

from __future__ import annotations

from typing import final

from chancecube.jedi_knights.game import GAME
from chancecube.jedi_knights.kinds import SIDES
from chancecube.kernel.wire import Breach, SeenEvent, SeenOption, View
from chancecube.text.jedi_knights.cards import CardTexts
from chancecube.text.jedi_knights.facts import CardFacts
from chancecube.text.jedi_knights.log import Log
from chancecube.text.jedi_knights.prompts import Prompts
from chancecube.text.jedi_knights.words import Words
from chancecube.text.speaker import Speaker
from chancecube.text.voice import seat_words, with_printing


@final
class JediKnightsVoice:
    def __init__(self, speaker: Speaker, seats: list[str]) -> None:
        self.words = Words(speaker, seats)
        self.texts = CardTexts(self.words)
        self.facts = CardFacts(self.words)
        self.prompts = Prompts(self.words)
        self.log = Log(self.words)

    def card_name(self, code: str) -> str:
        return self.words.card(code).full_title()

    def card_text(self, code: str) -> str:
        return self.texts.text(self.words.card(code))

    def card_facts(self, code: str) -> list[tuple[str, str]]:
        return self.facts.facts(self.words.card(code))

    def question(self, view: View) -> str:
        return self.ending(view) if view.over else self.prompts.question(view)

    def option(self, view: View, option: SeenOption) -> str:
        return with_printing(self.prompts.option(view, option), view, option, self.card_name)

    def event(self, event: SeenEvent, me: int) -> str:
        return self.log.line(event, me)

    def breach(self, breach: Breach) -> str:
        return self.words.say(f"jk-breach-{breach.detail}", **breach.arguments)

    def side(self, side: int) -> str:
        return self.words.side(side)

    def seat(self, seat: int) -> str:
        return self.words.seat(seat)

    def zone(self, name: str) -> str:
        return self.words.say(f"jk-zone-{name}")

    def ending(self, view: View) -> str:
        return self.log.ending(view.winners, view.ending, view.seat)

    def powers(self, view: View) -> dict[int, tuple[int, str]]:
        return self.log.powers(view)


def make_voice(speaker: Speaker, format_name: str) -> JediKnightsVoice:
    """Without a format the seats are those of a duel."""
    sides = [speaker.say(f"jk-side-{side}") for side in SIDES]
    return JediKnightsVoice(
        speaker, seat_words(speaker, sides, GAME.seat_sides(format_name or GAME.formats[0]))
    )

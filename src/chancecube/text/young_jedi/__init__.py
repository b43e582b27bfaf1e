"""Young Jedi in words.

    words          names, lists, pronouns: what the rest is made of
    cast           those a text speaks of, with their articles
    moments        when a text works
    battle_texts   the texts of weapons and battle cards
    in_play_texts  what cards in play say
    cards          game texts, written out from the effects
    facts          a card's page
    prompts        questions and the labels of their answers
    log            events and endings
    uses           how cards are used, as data
    catalogue      cards, decks and rules as data

Their words stand in `locales/*/young_jedi*.ftl`.
"""

from __future__ import annotations

from typing import final

from chancecube.kernel.wire import Breach, SeenEvent, SeenOption, View
from chancecube.text.speaker import Speaker
from chancecube.text.voice import with_printing
from chancecube.text.young_jedi.cards import CardTexts
from chancecube.text.young_jedi.facts import CardFacts
from chancecube.text.young_jedi.log import Log
from chancecube.text.young_jedi.prompts import Prompts
from chancecube.text.young_jedi.words import Words


@final
class YoungJediVoice:
    def __init__(self, speaker: Speaker) -> None:
        self.words = Words(speaker)
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
        """Sides and colours among the arguments are named in the language."""
        arguments = dict(breach.arguments)
        for name, family in (("side", "seat"), ("colour", "colour")):
            if name in arguments:
                arguments[name] = self.words.say(f"yj-{family}-{arguments[name]}")
        return self.words.say(f"yj-breach-{breach.detail}", **arguments)

    def side(self, side: int) -> str:
        return self.words.seat(side)

    def seat(self, seat: int) -> str:
        return self.words.seat(seat)

    def zone(self, name: str) -> str:
        return self.words.say(f"yj-zone-{name}")

    def ending(self, view: View) -> str:
        return self.log.ending(view.winners, view.ending, view.seat)

    def powers(self, view: View) -> dict[int, tuple[int, str]]:
        return self.log.powers(view)


def make_voice(speaker: Speaker, format_name: str) -> YoungJediVoice:
    """Every format has the same two seats."""
    return YoungJediVoice(speaker)

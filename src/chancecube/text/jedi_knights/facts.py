"""A card's page: what is printed on it, line by line, and whether the card is of our own making."""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.facts import NO_FACE, Card
from chancecube.jedi_knights.kinds import (
    ALLEGIANCES,
    CHARACTER,
    COLOURS,
    EVENT,
    FORCE,
    KINDS,
    LOCATION,
    NO_THEME,
    STARSHIP,
    THEME,
    THEMES,
    TIMES,
    WEAPON,
)
from chancecube.jedi_knights.library import library
from chancecube.text.jedi_knights.words import Words, keyword_name, slug

Fact = tuple[str, str]

WITH_COST: Final = (CHARACTER, STARSHIP, WEAPON)
FIGHTERS: Final = (CHARACTER, STARSHIP)


@final
class CardFacts:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def facts(self, card: Card) -> list[Fact]:
        found = [
            self.fact("allegiance", self.say(f"jk-allegiance-{ALLEGIANCES[card.allegiance]}")),
            self.fact("kind", self.kind(card)),
        ]
        if card.theme != NO_THEME:
            found.append(self.fact("theme", self.say(f"jk-theme-{THEMES[card.theme]}")))
        if card.keywords:
            names = [keyword_name(self.words.speaker, word) for word in card.keywords]
            found.append(self.fact("keywords", ", ".join(names)))
        return found + self.numbers(card) + self.collecting(card)

    def fact(self, label: str, value: str | int) -> Fact:
        return self.say(f"jk-fact-{label}"), str(value)

    def kind(self, card: Card) -> str:
        if card.kind == EVENT:
            return self.say("jk-kind-event-of", time=self.say(f"jk-timing-{TIMES[card.timing]}"))
        return self.say(f"jk-kind-{KINDS[card.kind]}")

    # --- its numbers ---

    def numbers(self, card: Card) -> list[Fact]:
        found: list[Fact] = []
        if card.kind in WITH_COST:
            found.append(self.fact("cost", self.say("jk-credits", count=card.cost)))
        if card.kind in FIGHTERS:
            found += [self.fact("power", card.power), self.fact("defense", card.defense)]
            found.append(self.fact("leadership", card.leadership))
        if card.kind == EVENT:
            found.append(self.fact("tactical", self.say("jk-bonus-number", amount=card.tactical)))
        if card.kind in (*WITH_COST, EVENT):
            found.append(self.fact("destiny", card.destiny))
        return found + self.laid_out(card)

    def laid_out(self, card: Card) -> list[Fact]:
        """What is printed on the cards that lie beside a draw deck."""
        if card.kind == LOCATION:
            return [
                self.fact("planet", card.planet),
                self.fact("system", card.system),
                self.fact("bonus", self.say("jk-credits", count=card.bonus)),
            ]
        if card.kind == FORCE:
            return [
                self.fact("colour", self.say(f"jk-colour-{COLOURS[card.colour]}")),
                self.fact("force", card.force_number),
                self.fact("credits", card.credits),
                self.fact("draw", card.draw),
            ]
        if card.kind != THEME:
            return []
        found = [self.fact("theme-number", card.theme_number), self.fact("hand", card.starting_hand)]
        if card.starting_hero != NO_FACE:
            found.append(self.fact("hero", library().cards[card.starting_hero].full_title()))
        return found

    # --- where it comes from ---

    def collecting(self, card: Card) -> list[Fact]:
        name = library().set_names[card.set_code]
        key = f"jk-set-{slug(name)}"
        title = self.say(key) if self.words.speaker.knows(key) else name
        found = [
            self.fact("set", self.say("jk-set-number", set=title, number=card.number)),
            self.fact("rarity", self.say(f"jk-rarity-{card.rarity.lower()}")),
        ]
        if card.ours or library().is_own(card):
            found.append(self.fact("made", self.say("jk-ours" if card.ours else "jk-own", set=title)))
        return found

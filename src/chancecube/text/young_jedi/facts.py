"""A card's page: what is printed on it, line by line, with the corrections made since."""

from __future__ import annotations

from typing import final

from chancecube.text.young_jedi.words import Words
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import (
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    NOT_DEPLOYED,
    STARSHIP,
    UNIQUENESS,
)
from chancecube.young_jedi.library import SET_NAMES
from chancecube.young_jedi.places import PLANETS, SITES, planet_of

Fact = tuple[str, str]


@final
class CardFacts:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def facts(self, card: Card) -> list[Fact]:
        found = [self.fact("side", self.words.seat(card.side)), self.fact("kind", self.kind(card))]
        if card.uniqueness != NOT_DEPLOYED:
            found.append(self.fact("cost", self.cost(card)))
        if card.kind in (CHARACTER, STARSHIP):
            found.append(self.fact("power", self.power(card)))
            found += self.site_bonuses(card)
            found.append(self.fact("damage", str(card.damage)))
        found.append(self.fact("destiny", str(card.destiny)))
        found += self.corrected_users(card)
        if card.uniqueness != NOT_DEPLOYED:
            found.append(self.fact("copies", self.say(f"yj-copies-{UNIQUENESS[card.uniqueness]}")))
        found.append(self.fact("colour", self.say(f"yj-colour-{COLOURS[card.colour]}")))
        found.append(self.fact("set", self.say("yj-set", set=SET_NAMES[card.set_code], number=card.number)))
        found.append(self.fact("rarity", self.say(f"yj-rarity-{card.rarity.lower()}")))
        return found

    def fact(self, label: str, value: str) -> Fact:
        return self.say(f"yj-fact-{label}"), value

    def kind(self, card: Card) -> str:
        return self.say(f"yj-ship-{card.ship}" if card.ship else f"yj-kind-{KINDS[card.kind]}")

    def cost(self, card: Card) -> str:
        return self.corrected(card, "counters", self.say("yj-counters", count=card.counters))

    def power(self, card: Card) -> str:
        return self.say("yj-power-drawn") if card.power == DRAWN_POWER else str(card.power)

    def site_bonuses(self, card: Card) -> list[Fact]:
        """One line for the planet whose sites give the character power."""
        sites = [site for site in range(len(SITES)) if card.bonus[site]]
        if not sites:
            return []
        shown = [self.say("yj-site-bonus", site=SITES[site], dots=card.bonus[site]) for site in sites]
        return [(PLANETS[planet_of(sites[0])], ", ".join(shown))]

    def corrected_users(self, card: Card) -> list[Fact]:
        changed = [erratum for erratum in card.errata if erratum.field == "users"]
        return [self.fact("users", self.corrected(card, "users", erratum.effective)) for erratum in changed]

    def corrected(self, card: Card, field: str, value: str) -> str:
        """A value with what was printed, if that was something else."""
        for erratum in card.errata:
            if erratum.field == field:
                return self.say("yj-corrected", value=value, printed=erratum.printed)
        return value

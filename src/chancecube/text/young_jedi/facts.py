"""A card's page: what is printed on it, line by line, with the corrections made since."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from chancecube.text.young_jedi.words import Words
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DOUBLE,
    DRAWN_POWER,
    EFFECT,
    KINDS,
    NO_COLOUR,
    NOT_DEPLOYED,
    OBJECTIVE,
    STARSHIP,
    UNIQUENESS,
)
from chancecube.young_jedi.library import SET_NAMES, library, read_rows
from chancecube.young_jedi.packs import ULTRA_RARES
from chancecube.young_jedi.places import PLANETS, SITES, planet_of
from chancecube.young_jedi.race import LAP_LENGTH, is_pilot
from chancecube.young_jedi.vocabulary import STARFIGHTER

Fact = tuple[str, str]

# Sets whose cards were never in packs.
UNPACKED: Final = {"V1": "virtual", "SD": "sample"}


@cache
def printings() -> dict[str, list[tuple[str, bool]]]:
    """The further printings of each card, and whether they are foils."""
    found: dict[str, list[tuple[str, bool]]] = {}
    for row in read_rows("printings.csv"):
        found.setdefault(row["of"], []).append((row["code"], row["foil"] == "1"))
    return found


def has_cost(card: Card) -> bool:
    return card.uniqueness != NOT_DEPLOYED or card.kind == EFFECT


def is_built_in(card: Card) -> bool:
    return not card.in_decks and card.whole == NO_FACE


@final
class CardFacts:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def facts(self, card: Card) -> list[Fact]:
        found = [self.fact("side", self.words.seat(card.side)), self.fact("kind", self.kind(card))]
        if has_cost(card):
            found.append(self.fact("cost", self.cost(card)))
        if card.kind in (CHARACTER, STARSHIP):
            found.append(self.fact("power", self.power(card)))
            found += self.site_bonuses(card)
            found.append(self.fact("damage", str(card.damage)))
        if card.kind != OBJECTIVE and not is_built_in(card):
            found.append(self.fact("destiny", self.destiny(card)))
        found += self.handling(card) + self.built_in(card) + self.corrections(card)
        if card.uniqueness != NOT_DEPLOYED:
            found.append(self.fact("copies", self.copies(card)))
        return found + (self.collecting(card) if card.in_decks else self.part_of(card))

    def collecting(self, card: Card) -> list[Fact]:
        """What matters for decks and collections."""
        found = [
            self.fact("colour", self.colour(card)),
            self.fact("set", self.say("yj-set", set=SET_NAMES[card.set_code], number=card.number)),
            self.fact("rarity", self.rarity(card)),
        ]
        return found + self.replaced(card) + self.printings(card)

    def part_of(self, card: Card) -> list[Fact]:
        """The card that a half or a built-in weapon belongs to."""
        owners = [one for one in library().cards if card.index in (*one.halves, one.built_in)]
        return [self.fact("part", f"{owner.full_title()} ({owner.code})") for owner in owners]

    def fact(self, label: str, value: str) -> Fact:
        return self.say(f"yj-fact-{label}"), value

    # --- what it is ---

    def kind(self, card: Card) -> str:
        if card.kind == DOUBLE:
            kinds = [self.say(f"yj-kind-{KINDS[library().cards[face].kind]}") for face in card.halves]
            return self.say("yj-kind-double", kinds=" / ".join(kinds))
        if card.ship:
            return self.say(f"yj-ship-{card.ship}")
        if card.kind == BATTLE and card.parts:
            return self.say("yj-kind-combo")
        return self.say("yj-kind-armed" if card.built_in != NO_FACE else f"yj-kind-{KINDS[card.kind]}")

    def cost(self, card: Card) -> str:
        cost = self.say("yj-counters", count=card.counters)
        if card.built_in != NO_FACE:
            return self.say("yj-cost-armed", cost=cost, weapon=library().cards[card.built_in].counters)
        return self.corrected(card, "counters", cost)

    def copies(self, card: Card) -> str:
        return self.corrected(card, "uniqueness", self.say(f"yj-copies-{UNIQUENESS[card.uniqueness]}"))

    def colour(self, card: Card) -> str:
        """A wild card may fill a slot of any colour of its white dots."""
        own = "" if card.colour == NO_COLOUR else self.say(f"yj-colour-{COLOURS[card.colour]}")
        if not card.white:
            return own or self.say("yj-colour-none")
        if len(card.white) == len(COLOURS):
            return self.say("yj-wild-all")
        white = self.words.any_of([self.say(f"yj-colour-{COLOURS[colour]}") for colour in card.white])
        if own:
            return self.say("yj-semi-wild", colour=own, colours=white)
        return self.say("yj-wild", colours=white)

    def rarity(self, card: Card) -> str:
        if card.code in ULTRA_RARES:
            return self.say("yj-rarity-ultra")
        return self.say(f"yj-rarity-{UNPACKED.get(card.set_code, card.rarity.lower())}")

    # --- its numbers ---

    def power(self, card: Card) -> str:
        if card.power == DRAWN_POWER:
            return self.say("yj-power-drawn")
        shown = (
            self.say("yj-power-and-draw", power=card.power) if card.ship == STARFIGHTER else str(card.power)
        )
        return self.corrected(card, "cube", shown)

    def destiny(self, card: Card) -> str:
        if len(card.destinies) > 1 and card.destinies[0] != card.destinies[1]:
            return self.say("yj-destiny-two", first=card.destinies[0], second=card.destinies[1])
        return str(card.destiny)

    def site_bonuses(self, card: Card) -> list[Fact]:
        """One line for the planet whose sites give the character power."""
        sites = [site for site in range(len(SITES)) if card.bonus[site]]
        if not sites:
            return []
        shown = [self.say("yj-site-bonus", site=SITES[site], dots=card.bonus[site]) for site in sites]
        return [(PLANETS[planet_of(sites[0])], ", ".join(shown))]

    def handling(self, card: Card) -> list[Fact]:
        """What a podracer pilot can handle; no card of a lap shows some of the numbers."""
        if not is_pilot(card):
            return []
        number = int(card.number[-1])
        usable = 1 <= number <= LAP_LENGTH
        return [
            self.fact("handling", str(number) if usable else self.say("yj-handling-never", number=number))
        ]

    def built_in(self, card: Card) -> list[Fact]:
        if card.built_in == NO_FACE:
            return []
        return [self.fact("weapon", library().cards[card.built_in].full_title())]

    # --- other printings ---

    def replaced(self, card: Card) -> list[Fact]:
        """The card a virtual one stands for."""
        if not card.replaces:
            return []
        name = self.words.card(card.replaces).full_title()
        return [self.fact("virtual", self.say("yj-virtual-of", card=name, code=card.replaces))]

    def printings(self, card: Card) -> list[Fact]:
        known = printings().get(card.code, [])
        shown = [self.say("yj-printing-foil" if foil else "yj-printing", code=code) for code, foil in known]
        return [self.fact("printings", ", ".join(shown))] if shown else []

    # --- corrections ---

    def corrections(self, card: Card) -> list[Fact]:
        """Corrected values that have no line of their own."""
        found: list[Fact] = []
        for erratum in card.errata:
            if erratum.field == "users":
                found.append(self.fact("users", self.corrected(card, "users", erratum.effective)))
            elif erratum.field == "pips":
                shown = self.say("yj-bonus-dots", dots=card.pips)
                found.append(self.fact("bonus", self.corrected(card, "pips", shown)))
        return found

    def corrected(self, card: Card, field: str, value: str) -> str:
        """A value with what was printed, if that was something else."""
        for erratum in card.errata:
            if erratum.field == field:
                return self.say("yj-corrected", value=value, printed=self.printed(field, erratum.printed))
        return value

    def printed(self, field: str, value: str) -> str:
        if field == "uniqueness":
            return self.say(f"yj-icon-{value}")
        if field == "cube":
            return self.say("yj-no-cube")
        return self.say("yj-bonus-dots", dots=value) if field == "pips" else value

"""Young Jedi in the lab."""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.wire import DeckList
from chancecube.lab.games import Opening, take_out
from chancecube.text.young_jedi.facts import has_cost
from chancecube.young_jedi.decks import cards_of
from chancecube.young_jedi.even_up import HAND_SIZE
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import CHARACTER, COLOURS, DRAWN_POWER, KINDS, NO_COLOUR, OBJECTIVE, STARSHIP
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES

EACH_TURN: Final = 3  # cadets with the ready decks draw 2.8 a turn, beside destiny
WILD: Final = "wild"


@final
class YoungJediStudy:
    def __init__(self) -> None:
        self.numbers = ["counters", "power", "damage", "destiny"]
        self.families = ["kind", "colour", "planet"]
        self.played = frozenset(
            {
                "deploy",
                "deploy-hidden",
                "location",
                "effect",
                "uses-card",
                "podracer",
                "pilot",
                "lap-card",
                "objective",
                "duel-attack",
            }
        )

    def opening(self, deck: DeckList, laid: list[str]) -> Opening:
        """Objectives lie on the table before the hand is drawn; the starting location, whoever begins, does too."""
        counts: dict[str, int] = {}
        for card in cards_of(library(), deck):
            if card.kind != OBJECTIVE:
                counts[card.code] = counts.get(card.code, 0) + 1
        return Opening(take_out(counts, [self.whole(code) for code in laid]), HAND_SIZE, EACH_TURN)

    def number(self, code: str, fact: str) -> int | None:
        card = card_of(code)
        if fact == "counters":
            return card.counters if has_cost(card) else None
        if fact == "destiny":
            return max(card.destinies) if card.destinies else None  # of two numbers the player may choose
        if card.kind not in (CHARACTER, STARSHIP):
            return None
        if fact == "power":
            return card.power if card.power != DRAWN_POWER else None
        return card.damage

    def family(self, code: str, fact: str) -> list[str]:
        card = card_of(code)
        if fact == "kind":
            return [KINDS[card.kind]]
        if fact == "colour":
            return [COLOURS[card.colour] if card.colour != NO_COLOUR else WILD]
        return planets_of(card)

    def whole(self, code: str) -> str:
        card = card_of(code)
        return library().cards[card.whole].code if card.whole != NO_FACE else card.code


def card_of(code: str) -> Card:
    found = library().find(code)
    assert found is not None  # decks are read by those who know the codes
    return found


def planets_of(card: Card) -> list[str]:
    """Where a card is at home: its own planet, or those whose sites give it power."""
    per_planet = len(SITES) // len(PLANETS)
    found = [PLANETS[card.planet]] if card.planet != NOWHERE else []
    for planet, name in enumerate(PLANETS):
        here = card.bonus[planet * per_planet : (planet + 1) * per_planet]
        if any(here) and name not in found:
            found.append(name)
    return found


STUDY: Final = YoungJediStudy()

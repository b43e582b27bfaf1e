"""Young Jedi's cards, decks and rules as data."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import DeckList
from chancecube.text.catalogue import Rule
from chancecube.text.speaker import Speaker
from chancecube.text.young_jedi.uses import uses
from chancecube.young_jedi.decks import read_deck, side_of, write_deck
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.game import GAME
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    NOT_DEPLOYED,
    SIDES,
    STACKABLE,
    STARSHIP,
    UNIQUENESS,
    WEAPON,
)
from chancecube.young_jedi.library import library, read_rows
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.sets import people
from chancecube.young_jedi.traits import has_trait
from chancecube.young_jedi.vocabulary import Alone, BattleText, Kind, SameStack, Together

DRAWN: Final = "?"  # a power that is drawn
MOST_PER_CARD: Final = 60
TRAITS: Final = sorted(
    {trait for who in vars(people).values() if isinstance(who, Kind) for trait in who.traits}
)


@final
class YoungJediCatalogue:
    def __init__(self) -> None:
        self.library = library()

    def card(self, code: str) -> Card:
        return self.library.cards[GAME.face(code)]

    # --- cards ---

    def codes(self) -> list[str]:
        return [card.code for card in self.library.cards]

    def find(self, code: str) -> str:
        return self.card(code).code

    def names(self, code: str) -> tuple[str, str]:
        card = self.card(code)
        return card.title, card.subtitle

    def data(self, code: str) -> dict[str, Any]:
        """A number a card of this kind does not have is null."""
        card = self.card(code)
        fights = card.kind in (CHARACTER, STARSHIP)
        return {
            "set": card.set_code,
            "number": card.number,
            "side": SIDES[card.side],
            "kind": KINDS[card.kind],
            "rarity": card.rarity,
            "uniqueness": UNIQUENESS[card.uniqueness],
            "counters": card.counters if card.uniqueness != NOT_DEPLOYED else None,
            "power": (DRAWN if card.power == DRAWN_POWER else card.power) if fights else None,
            "planet": PLANETS[card.planet] if card.planet != NOWHERE else None,
            "site": SITES[card.site] if card.site != NOWHERE else None,
            "bonus": card.bonus,
            "damage": card.damage if fights else None,
            "destiny": card.destiny,
            "colour": COLOURS[card.colour],
            "ship": card.ship,
            "pips": card.pips,
            "cubes": card.cubes,
            "traits": traits_of(card),
            "errata": [
                {"field": one.field, "printed": one.printed, "effective": one.effective, "rule": one.rule}
                for one in card.errata
            ],
            **uses(card, self.library.cards),
        }

    def works_with(self, code: str) -> list[str]:
        card = self.card(code)
        own = [one for one in self.library.cards if one.side == card.side]
        if card.kind == CHARACTER:
            return [one.code for one in own if is_for(one, card)]
        return [one.code for one in own if one.kind == CHARACTER and is_for(card, one)]

    # --- decks ---

    def settings(self) -> dict[str, list[str]]:
        return {"tournament": ["no", "yes"]}

    def read_deck(self, text: str, name: str) -> DeckList:
        return self.tidy_deck(read_deck(self.library, text, name))

    def write_deck(self, deck: DeckList) -> str:
        return write_deck(self.library, deck)

    def tidy_deck(self, deck: DeckList) -> DeckList:
        tidy = DeckList(deck.name, {}, deck.note)
        for code, count in deck.cards.items():
            card = self.library.find(code)
            if card is None:
                raise BadDeck("no-card", {"code": code})
            tidy.cards[card.code] = tidy.cards.get(card.code, 0) + count
            if not 0 < tidy.cards[card.code] <= MOST_PER_CARD or count <= 0:
                raise BadDeck("server-deck-count", {"code": card.code, "count": str(count)})
        return tidy

    def seat_of(self, deck: DeckList) -> int:
        return side_of(self.library, deck)

    # --- rules ---

    def rules(self) -> list[Rule]:
        return [
            Rule(row["id"], row["chapter"], row["source"], row["scope"]) for row in read_rows("rules.csv")
        ]

    def chapter_title(self, chapter: str, speaker: Speaker) -> str:
        return speaker.say(f"yj-chapter-{chapter}")


def traits_of(card: Card) -> list[str]:
    if card.kind != CHARACTER:
        return []
    return [trait for trait in TRAITS if has_trait(card.title, card.subtitle, trait)]


def is_for(card: Card, character: Card) -> bool:
    """Whether a weapon or battle card can be used with a character, given the right company and place."""
    if card.kind == WEAPON:
        return card.box_for[character.index] >= 0
    return card.kind == BATTLE and card.text is not None and suits(card.text, character)


def suits(text: BattleText, character: Card) -> bool:
    for usage in text.usages:
        if isinstance(usage, Alone) and usage.who.meant(character.index):
            return True
        if isinstance(usage, Together) and any(who.meant(character.index) for who in usage.places):
            return True
        if isinstance(usage, SameStack) and character.uniqueness == STACKABLE:
            return True
    return False


@cache
def make_catalogue() -> YoungJediCatalogue:
    return YoungJediCatalogue()

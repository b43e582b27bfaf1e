"""Jedi Knights' cards, decks and rules as data."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

from chancecube.jedi_knights.decks import NO_SIDE, read_deck, side_of, write_deck
from chancecube.jedi_knights.facts import NO_FACE, Card
from chancecube.jedi_knights.game import GAME, TIMING_2001
from chancecube.jedi_knights.kinds import (
    ALLEGIANCES,
    ALLIANCE,
    CHARACTER,
    COLOURS,
    EVENT,
    FORCE,
    INDEPENDENT,
    KINDS,
    LOCATION,
    NO_THEME,
    STARSHIP,
    THEME,
    THEMES,
    TIMES,
    WEAPON,
)
from chancecube.jedi_knights.library import library, read_rows
from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import DeckList
from chancecube.text.catalogue import Rule
from chancecube.text.jedi_knights.company import speaks_of, word_names
from chancecube.text.speaker import Speaker

MOST_PER_CARD: Final = 60
WITH_COST: Final = (CHARACTER, STARSHIP, WEAPON)
FIGHTERS: Final = (CHARACTER, STARSHIP)


@final
class JediKnightsCatalogue:
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
        fights = card.kind in FIGHTERS
        drawn = card.kind in (*WITH_COST, EVENT)
        hero = card.starting_hero
        mark = self.library.mark(card)
        return {
            "set": card.set_code,
            "number": card.number,
            "side": ALLEGIANCES[card.allegiance],
            "kind": KINDS[card.kind],
            "theme": THEMES[card.theme] if card.theme != NO_THEME else None,
            "rarity": card.rarity,
            "keywords": card.keywords,
            "cost": card.cost if card.kind in WITH_COST else None,
            "power": card.power if fights else None,
            "defense": card.defense if fights else None,
            "leadership": card.leadership if fights else None,
            "destiny": card.destiny if drawn else None,
            "timing": TIMES[card.timing] if card.kind == EVENT else None,
            "tactical": card.tactical if card.kind == EVENT else None,
            "planet": card.planet or None,
            "system": card.system or None,
            "bonus": card.bonus if card.kind == LOCATION else None,
            "colour": COLOURS[card.colour] if card.kind == FORCE else None,
            "force": card.force_number if card.kind == FORCE else None,
            "credits": card.credits if card.kind == FORCE else None,
            "draw": card.draw if card.kind == FORCE else None,
            "theme_number": card.theme_number if card.kind == THEME else None,
            "hand": card.starting_hand if card.kind == THEME else None,
            "hero": None if hero == NO_FACE else self.library.cards[hero].code,
            "is_hero": card.hero,
            "typical": card.typical,
            "capital": card.capital,
            "stereo": mark.stereo,
            "movie": mark.movie or None,
            "picture": mark.picture or None,
            "ours": card.ours,
            "own": self.library.is_own(card),
            "in_decks": True,
            "says": word_names(card),
        }

    def works_with(self, code: str) -> list[str]:
        """Cards that could share its deck, of which one speaks of the other."""
        card = self.card(code)
        return [
            one.code
            for one in self.library.cards
            if one is not card and can_share(card, one) and (speaks_of(card, one) or speaks_of(one, card))
        ]

    # --- decks ---

    def settings(self) -> dict[str, list[str]]:
        return {TIMING_2001: ["no", "yes"]}

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

    def side_of(self, deck: DeckList) -> int:
        """A deck of Independent cards alone may be played by either side; it is listed with the Alliance's."""
        side = side_of(self.library, deck)
        return ALLIANCE if side == NO_SIDE else side

    # --- rules ---

    def rules(self) -> list[Rule]:
        return [
            Rule(row["id"], row["chapter"], row["source"], row["scope"]) for row in read_rows("rules.csv")
        ]

    def chapter_title(self, chapter: str, speaker: Speaker) -> str:
        return speaker.say(f"jk-chapter-{chapter}")


def can_share(card: Card, other: Card) -> bool:
    """Alliance and Empire cards never share a deck."""
    return card.allegiance == other.allegiance or INDEPENDENT in (card.allegiance, other.allegiance)


@cache
def make_catalogue() -> JediKnightsCatalogue:
    return JediKnightsCatalogue()

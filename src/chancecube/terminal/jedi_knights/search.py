"""Looking through the cards of Jedi Knights: by words and by every fact printed on them."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import ALLEGIANCES, COLOURS, EVENT_TIMES, KINDS, THEMES, TIMES
from chancecube.jedi_knights.library import Library
from chancecube.terminal.commands.card_shelf import read_sort
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.inputs import fold, read_choice, read_range
from chancecube.terminal.commands.shelf import Wishes
from chancecube.text.jedi_knights.catalogue import make_catalogue
from chancecube.text.jedi_knights.words import keyword_name

RARITIES: Final = ["R", "U", "C", "F", "P"]
NUMBERS: Final = ["cost", "power", "defense", "leadership", "destiny", "tactical", "force", "credits", "draw"]
FLAGS: Final = {"hero": "is_hero", "typical": "typical", "capital": "capital", "ours": "ours"}
WORDS: Final = ["set", "side", "kind", "theme", "timing", "planet", "colour", "rarity"]
SORTS: Final = ["code", "title", *WORDS, *NUMBERS]
NO_THEME: Final = "none"


@final
class Search:
    def __init__(self, library: Library, desk: Desk) -> None:
        self.library = library
        self.desk = desk
        self.catalogue = make_catalogue()
        self.orders: dict[str, list[str]] = {
            "set": list(library.set_names),
            "side": ALLEGIANCES,
            "kind": KINDS,
            "theme": THEMES,
            "timing": [TIMES[time] for time in EVENT_TIMES],
            "planet": planets(library),
            "colour": COLOURS,
            "rarity": RARITIES,
        }

    def data(self, card: Card) -> dict[str, Any]:
        return self.catalogue.data(card.code)

    def found(self, wishes: Wishes) -> list[Card]:
        cards = self.library.cards[:]
        for fact, value in wishes.facts.items():
            cards = self.with_fact(cards, fact, value)
        cards = [card for card in cards if self.has_words(card, wishes.words)]
        for key in reversed(read_sort(wishes.sort, SORTS)):
            fact = key.lstrip("-")
            cards.sort(key=lambda card: self.sort_value(card, fact), reverse=key.startswith("-"))
        return cards

    # --- facts ---

    def with_fact(self, cards: list[Card], fact: str, value: str) -> list[Card]:
        if fact in FLAGS:
            return [card for card in cards if self.data(card)[FLAGS[fact]]]
        if fact == "keyword":
            return [card for card in cards if self.has_keyword(card, value)]
        if fact in NUMBERS:
            wanted = read_range(f"--{fact}", value)
            numbers = {card.code: self.data(card)[fact] for card in cards}
            return [
                card for card in cards if numbers[card.code] is not None and wanted.holds(numbers[card.code])
            ]
        name = read_choice(f"--{fact}", value, self.choices(fact))
        return [card for card in cards if self.data(card)[fact] == (None if name == NO_THEME else name)]

    def choices(self, fact: str) -> dict[str, str]:
        """The values a fact can have, and how the reader calls them."""
        if fact == "set":
            return self.library.set_names
        if fact == "planet":
            return {planet: planet for planet in self.orders["planet"]}
        known = {name: self.word_of(fact, name) for name in self.orders[fact]}
        return known | {NO_THEME: self.desk.word("theme", NO_THEME)} if fact == "theme" else known

    def word_of(self, fact: str, name: str) -> str:
        if fact == "kind":
            return self.desk.word("kinds", name)
        family = "allegiance" if fact == "side" else fact
        return self.desk.say(f"jk-{family}-{name.lower()}")

    def has_keyword(self, card: Card, value: str) -> bool:
        """A keyword by its own name or the reader's, which may be cut short."""
        said = [*card.keywords, *self.keyword_words(card)]
        return any(fold(word).startswith(fold(value)) for word in said)

    def keyword_words(self, card: Card) -> list[str]:
        return [keyword_name(self.desk.speaker, keyword) for keyword in card.keywords]

    # --- words ---

    def has_words(self, card: Card, words: list[str]) -> bool:
        """All the words, each anywhere; a word that is a code means that card."""
        text = self.haystack(card) if words else ""
        for word in words:
            named = self.library.find(word)
            if named is not card and (named is not None or fold(word) not in text):
                return False
        return True

    def haystack(self, card: Card) -> str:
        kind = KINDS[card.kind]
        parts = [card.full_title(), kind, self.desk.word("kinds", kind), card.planet, card.system]
        parts += [*card.keywords, *self.keyword_words(card), self.desk.voice.card_text(card.code)]
        return fold(" ".join(parts))

    # --- order ---

    def sort_value(self, card: Card, fact: str) -> tuple[int, str]:
        if fact == "code":
            return card.index, ""
        if fact == "title":
            return 0, fold(card.full_title())
        value = self.data(card)[fact]
        if fact in NUMBERS:
            return -1 if value is None else value, ""
        order = self.orders[fact]
        return order.index(value) if value in order else len(order), ""


def planets(library: Library) -> list[str]:
    return list(dict.fromkeys([card.planet for card in library.cards if card.planet]))

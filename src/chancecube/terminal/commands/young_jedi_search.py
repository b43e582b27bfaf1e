"""Looking through the cards of Young Jedi: by words and by every fact printed on them."""

from __future__ import annotations

from typing import Final

from chancecube.kernel.errors import BadOption
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.inputs import fold, read_choice, read_range
from chancecube.terminal.commands.shelf import Wishes
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import (
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    SIDES,
    STARSHIP,
    UNIQUENESS,
    WEAPON,
)
from chancecube.young_jedi.library import SET_NAMES, Library
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.sets import people
from chancecube.young_jedi.traits import has_trait
from chancecube.young_jedi.vocabulary import Kind

RARITIES: Final = ["R", "U", "C", "S"]
NUMBERS: Final = ["counters", "power", "damage", "destiny"]
SORTS: Final = ["code", "title", "set", "side", "kind", "rarity", "planet", "colour", "uniqueness", *NUMBERS]
NUMBERED: Final = {
    "counters": (CHARACTER, WEAPON, STARSHIP),
    "power": (CHARACTER, STARSHIP),
    "damage": (CHARACTER, STARSHIP),
}
DRAWN: Final = "?"  # a power that is drawn, as it is typed

TRAITS: Final = sorted(
    {trait for who in vars(people).values() if isinstance(who, Kind) for trait in who.traits}
)


def word_of(card: Card, fact: str) -> str:
    """A fact under the name the data gives it."""
    if fact == "set":
        return card.set_code
    if fact == "side":
        return SIDES[card.side]
    if fact == "kind":
        return KINDS[card.kind]
    if fact == "planet":
        return PLANETS[card.planet] if card.planet != NOWHERE else ""
    if fact == "colour":
        return COLOURS[card.colour]
    if fact == "rarity":
        return card.rarity
    return UNIQUENESS[card.uniqueness]


def number_of(card: Card, fact: str) -> int:
    if fact == "counters":
        return card.counters
    if fact == "power":
        return card.power
    return card.damage if fact == "damage" else card.destiny


def choices(fact: str, desk: Desk) -> dict[str, str]:
    """The values a fact can have, and how the reader calls them."""
    if fact == "set":
        return SET_NAMES
    if fact == "planet":
        return {planet: planet for planet in PLANETS}
    if fact == "rarity":
        return {rarity: desk.say(f"yj-rarity-{rarity.lower()}") for rarity in RARITIES}
    if fact in ("kind", "colour"):
        names = KINDS if fact == "kind" else COLOURS
        return {name: desk.say(f"yj-{fact}-{name}") for name in names}
    return {name: desk.word(fact, name) for name in (SIDES if fact == "side" else UNIQUENESS[1:])}


def traits_of(card: Card) -> list[str]:
    return [trait for trait in TRAITS if has_trait(card.title, card.subtitle, trait)]


def haystack(card: Card, desk: Desk) -> str:
    """Everything a word may be found in."""
    kind = KINDS[card.kind]
    parts = [
        card.title,
        card.subtitle,
        kind,
        desk.say(f"yj-kind-{kind}"),
        card.ship,
        desk.voice.card_text(card.code),
    ]
    if card.site != NOWHERE:
        parts.append(SITES[card.site])
    return fold(" ".join(parts + traits_of(card)))


def matches_words(card: Card, words: list[str], library: Library, desk: Desk) -> bool:
    """All the words, each anywhere; a word that is a code means that card."""
    text = haystack(card, desk) if words else ""
    for word in words:
        named = library.find(word)
        if named is not card and (named is not None or fold(word) not in text):
            return False
    return True


def search(library: Library, wishes: Wishes, desk: Desk) -> list[Card]:
    found = library.cards
    for fact, value in wishes.facts.items():
        found = with_fact(found, fact, value, desk)
    found = [card for card in found if matches_words(card, wishes.words, library, desk)]
    for key in reversed(read_sort(wishes.sort)):
        fact = key.lstrip("-")
        found = sorted(found, key=lambda card: sort_value(card, fact), reverse=key.startswith("-"))
    return found


def with_fact(cards: list[Card], fact: str, value: str, desk: Desk) -> list[Card]:
    if fact in NUMBERS:
        if fact == "power" and value == DRAWN:
            return [card for card in cards if card.power == DRAWN_POWER]
        wanted = read_range(f"--{fact}", value)
        return [card for card in cards if has_number(card, fact) and wanted.holds(number_of(card, fact))]
    name = read_choice(f"--{fact}", value, choices(fact, desk))
    return [card for card in cards if word_of(card, fact) == name]


def has_number(card: Card, fact: str) -> bool:
    return fact == "destiny" or card.kind in NUMBERED[fact]


def read_sort(words: str) -> list[str]:
    keys = [key.strip() for key in words.split(",") if key.strip()]
    for key in keys:
        if key.removeprefix("-") not in SORTS:
            raise BadOption("cli-choice", {"option": "--sort", "value": key, "known": ", ".join(SORTS)})
    return keys


def sort_value(card: Card, fact: str) -> tuple[int, str]:
    if fact == "code":
        return card.index, ""
    if fact == "title":
        return 0, fold(card.full_title())
    if fact in NUMBERS:
        return number_of(card, fact) if has_number(card, fact) else -2, ""
    orders = {"kind": KINDS, "colour": COLOURS, "uniqueness": UNIQUENESS, "rarity": RARITIES, "side": SIDES}
    order = orders.get(fact, [*SET_NAMES, "", *PLANETS])
    return order.index(word_of(card, fact)), ""

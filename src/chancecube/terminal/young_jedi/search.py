"""Looking through the cards of Young Jedi: by words and by every fact printed on them."""

from __future__ import annotations

from typing import Final

from chancecube.terminal.commands.card_shelf import read_sort
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.inputs import fold, read_choice, read_range
from chancecube.terminal.commands.shelf import Wishes
from chancecube.text.young_jedi.catalogue import traits_of
from chancecube.text.young_jedi.facts import has_cost, printings
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import (
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    NO_COLOUR,
    SIDES,
    STARSHIP,
    UNIQUENESS,
)
from chancecube.young_jedi.library import SET_NAMES, Library
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES

RARITIES: Final = ["R", "U", "C", "S"]
NUMBERS: Final = ["counters", "power", "damage", "destiny"]
SORTS: Final = ["code", "title", "set", "side", "kind", "rarity", "planet", "colour", "uniqueness", *NUMBERS]
DRAWN: Final = "?"  # a power that is drawn, as it is typed

# Kinds of card that are a little more than their kind.
COMBO: Final = "combo"
ARMED: Final = "armed"
# What is typed in place of a colour.
WILD: Final = "wild"
NO_DOT: Final = "none"


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
        return COLOURS[card.colour] if card.colour != NO_COLOUR else WILD if card.white else NO_DOT
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
    if fact == "kind":
        return {name: desk.word("kinds", name) for name in [*KINDS, COMBO, ARMED]}
    if fact in ("colour", "fills"):
        colours = {name: desk.say(f"yj-colour-{name}") for name in COLOURS}
        others = {name: desk.word("colour", name) for name in (WILD, NO_DOT)}
        return colours | others if fact == "colour" else colours
    return {name: desk.word(fact, name) for name in (SIDES if fact == "side" else UNIQUENESS[1:])}


def haystack(card: Card, library: Library, desk: Desk) -> str:
    """Everything a word may be found in; of a double impact card also what its halves are."""
    faces = [card, *[library.cards[face] for face in card.halves]]
    if card.built_in != NO_FACE:
        faces.append(library.cards[card.built_in])
    parts = [card.ship, desk.voice.card_text(card.code), *card.parts, *traits_of(card)]
    for face in faces:
        parts += [face.title, face.subtitle, KINDS[face.kind], desk.word("kinds", KINDS[face.kind])]
    if card.site != NOWHERE:
        parts.append(SITES[card.site])
    return fold(" ".join(parts))


def matches_words(card: Card, words: list[str], library: Library, desk: Desk) -> bool:
    """All the words, each anywhere; a word that is a code means that card."""
    text = haystack(card, library, desk) if words else ""
    for word in words:
        named = library.find(word)
        if named is not card and (named is not None or fold(word) not in text):
            return False
    return True


def search(library: Library, wishes: Wishes, desk: Desk) -> list[Card]:
    found = [card for card in library.cards if card.in_decks]
    for fact, value in wishes.facts.items():
        found = with_fact(found, fact, value, desk)
    found = [card for card in found if matches_words(card, wishes.words, library, desk)]
    for key in reversed(read_sort(wishes.sort, SORTS)):
        fact = key.lstrip("-")
        found = sorted(found, key=lambda card: sort_value(card, fact), reverse=key.startswith("-"))
    return found


def with_fact(cards: list[Card], fact: str, value: str, desk: Desk) -> list[Card]:
    if fact == "virtual":
        return [card for card in cards if card.replaces]
    if fact == "foil":
        return [card for card in cards if any(foil for _, foil in printings().get(card.code, []))]
    if fact in NUMBERS:
        if fact == "power" and value == DRAWN:
            return [card for card in cards if card.power == DRAWN_POWER]
        wanted = read_range(f"--{fact}", value)
        return [card for card in cards if any(wanted.holds(number) for number in numbers_of(card, fact))]
    name = read_choice(f"--{fact}", value, choices(fact, desk))
    return [card for card in cards if is_such(card, fact, name)]


def is_such(card: Card, fact: str, name: str) -> bool:
    if fact == "kind" and name in (COMBO, ARMED):
        return bool(card.parts) if name == COMBO else card.built_in != NO_FACE
    if fact == "kind":
        return KINDS.index(name) in (card.kind, *card.kinds)
    if fact == "fills":
        return COLOURS.index(name) in (card.colour, *card.white)
    if fact == "colour" and name == WILD:
        return bool(card.white)
    return word_of(card, fact) == name


def numbers_of(card: Card, fact: str) -> list[int]:
    """The numbers of a fact: two destinies on some cards, none of some facts on others."""
    if fact == "destiny":
        return card.destinies
    return [number_of(card, fact)] if has_number(card, fact) else []


def has_number(card: Card, fact: str) -> bool:
    if fact == "destiny":
        return bool(card.destinies)
    if fact == "counters":
        return has_cost(card)
    return card.kind in (CHARACTER, STARSHIP)


def sort_value(card: Card, fact: str) -> tuple[int, str]:
    if fact == "code":
        return card.index, ""
    if fact == "title":
        return 0, fold(card.full_title())
    if fact in NUMBERS:
        return number_of(card, fact) if has_number(card, fact) else -2, ""
    orders = {
        "kind": KINDS,
        "colour": [*COLOURS, WILD, NO_DOT],
        "uniqueness": UNIQUENESS,
        "rarity": RARITIES,
        "side": SIDES,
    }
    order = orders.get(fact, [*SET_NAMES, "", *PLANETS])
    return order.index(word_of(card, fact)), ""

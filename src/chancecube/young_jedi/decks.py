"""What a legal deck is, and decks as text that people write by hand."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, final

from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import Breach, DeckList
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import COLOURS, LOCATION, SIDES
from chancecube.young_jedi.library import Library
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.traits import plain

COPIES_PER_TITLE: Final = 5


@final
class Format:
    """A way to play, as far as decks are concerned."""

    def __init__(self, name: str, size: int, per_title: int) -> None:
        self.name = name
        self.size = size
        self.per_title = per_title  # cards of one title per colour; 0 for any number

    def per_colour(self) -> int:
        return self.size // len(COLOURS)


FORMATS: Final = {
    "full": Format("full", 60, COPIES_PER_TITLE),
    "starter": Format("starter", 30, 0),
    "classic": Format("classic", 60, 0),
}


# --- the law ---


def breaches(library: Library, deck: DeckList, law: Format, side: int = -1) -> list[Breach]:
    """Every rule the deck breaks; `side` if it must be a certain one."""
    cards = cards_of(library, deck)
    found = wrong_size(cards, law) + wrong_sides(cards, side) + wrong_colours(cards, law)
    return found + too_many_of_a_title(cards, law) + missing_planets(cards)


def cards_of(library: Library, deck: DeckList) -> list[Card]:
    cards: list[Card] = []
    for code, count in deck.cards.items():
        card = library.find(code)
        if card is None:
            raise BadDeck("no-card", {"code": code})
        cards.extend([card] * count)
    return cards


def wrong_size(cards: list[Card], law: Format) -> list[Breach]:
    if len(cards) == law.size:
        return []
    return [Breach("yj.deck.sixty", "deck-size", {"have": len(cards), "need": law.size})]


def wrong_sides(cards: list[Card], side: int) -> list[Breach]:
    found: list[Breach] = []
    counts = [0, 0]
    for card in cards:
        counts[card.side] += 1
    if counts[0] and counts[1]:
        found.append(Breach("yj.deck.sixty", "deck-both-sides", {"light": counts[0], "dark": counts[1]}))
    elif side >= 0 and counts[1 - side]:
        found.append(Breach("yj.game.sides", "deck-other-side", {"side": SIDES[side]}))
    return found


def wrong_colours(cards: list[Card], law: Format) -> list[Breach]:
    counts = [0] * len(COLOURS)
    for card in cards:
        counts[card.colour] += 1
    found: list[Breach] = []
    for colour in range(len(COLOURS)):
        if counts[colour] != law.per_colour():
            arguments: dict[str, str | int] = {
                "colour": COLOURS[colour],
                "have": counts[colour],
                "need": law.per_colour(),
            }
            found.append(Breach("yj.deck.six-by-ten", "deck-colour", arguments))
    return found


def too_many_of_a_title(cards: list[Card], law: Format) -> list[Breach]:
    if not law.per_title:
        return []
    counts: dict[tuple[int, int], int] = {}
    titles: dict[tuple[int, int], str] = {}
    for card in cards:
        key = (card.name, card.colour)
        counts[key] = counts.get(key, 0) + 1
        titles[key] = card.title
    found: list[Breach] = []
    for key, count in counts.items():
        if count > law.per_title:
            arguments: dict[str, str | int] = {
                "title": titles[key],
                "colour": COLOURS[key[1]],
                "have": count,
                "most": law.per_title,
            }
            found.append(Breach("yj.deck.five-per-title", "deck-title", arguments))
    return found


def missing_planets(cards: list[Card]) -> list[Breach]:
    shown = [card.planet for card in cards if card.kind == LOCATION]
    missing = [PLANETS[planet] for planet in range(len(PLANETS)) if planet not in shown]
    return [Breach("yj.deck.three-planets", "deck-planet", {"planet": planet}) for planet in missing]


def side_of(library: Library, deck: DeckList) -> int:
    """The side most of its cards belong to."""
    cards = cards_of(library, deck)
    dark = sum([card.side for card in cards])
    return 1 if dark * 2 > len(cards) else 0


# --- deck files ---

LINE: Final = re.compile(
    r"^(?:[x×]?(?P<before>\d+)(?:\s*[x×*]\s*|\s+))?(?P<words>.+?)(?:\s*[x×*]\s*(?P<after>\d+)|\s*\((?P<inside>\d+)\))?$",
    re.IGNORECASE,
)
CODE: Final = re.compile(
    r"^\[?(?P<set>[A-Z]+\d?)[\s.-]?(?P<number>[A-Z]?\d+)\]?(?:[\s:,.–-]+(?P<rest>[^\W\d].*))?$", re.IGNORECASE
)


def write_deck(library: Library, deck: DeckList) -> str:
    """The exact form: name and note as comments, then one card a line in the order of the sets."""
    lines = [f"# {deck.name}"]
    if deck.note:
        lines.append(f"# {deck.note}")
    rows: list[tuple[int, int]] = []
    for code, count in deck.cards.items():
        card = library.find(code)
        if card is None:
            raise BadDeck("no-card", {"code": code})
        rows.append((card.index, count))
    for index, count in sorted(rows):
        card = library.cards[index]
        lines.append(f"{count} {card.code} {card.full_title()}")
    return "\n".join(lines) + "\n"


def read_deck(library: Library, text: str, name: str = "") -> DeckList:
    """Reads what people write: counts before or after, codes or names, comments and headings left out."""
    deck = DeckList("", {})
    entries: list[Entry] = []
    comments: list[str] = []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip()
        if line.startswith(("#", "//")):
            comments.append(line.removeprefix("#").removeprefix("//").strip())
        elif line and not line.endswith(":"):
            entries.append(read_line(library, line, number))
    if not entries:
        raise BadDeck("deck-empty")
    read_comments(deck, comments, name)
    side = side_meant(entries)
    for entry in entries:
        card = entry.card_of(side)
        deck.cards[card.code] = deck.cards.get(card.code, 0) + entry.count
    return deck


def read_comments(deck: DeckList, comments: list[str], name: str) -> None:
    """The first comment names the deck, the second describes it; without comments it has the given name."""
    deck.name = comments[0] if comments else name
    if len(comments) > 1:
        deck.note = comments[1]


@final
class Entry:
    """A line of a deck file: the cards it may mean, and how many of them."""

    def __init__(self, number: int, line: str, cards: list[Card], count: int) -> None:
        self.number = number
        self.line = line
        self.cards = cards
        self.count = count

    def sides(self) -> set[int]:
        return {card.side for card in self.cards}

    def card_of(self, side: int) -> Card:
        """A title both sides have is meant for the side of the deck; without one nobody can know."""
        meant = [card for card in self.cards if card.side == side] if len(self.sides()) > 1 else self.cards
        if not meant:
            raise BadDeck("deck-line", {"number": str(self.number), "line": self.line})
        return meant[0]


def side_meant(entries: list[Entry]) -> int:
    """The one side the unmistakable lines belong to, or -1."""
    sides: set[int] = set()
    for entry in entries:
        if len(entry.sides()) == 1:
            sides |= entry.sides()
    return sides.pop() if len(sides) == 1 else -1


def read_line(library: Library, line: str, number: int) -> Entry:
    match = LINE.match(line)
    assert match is not None
    cards = find_cards(library, match["words"])
    if not cards:
        raise BadDeck("deck-line", {"number": str(number), "line": line})
    count = int(match["before"] or match["after"] or match["inside"] or 1)
    if not 0 < count <= 60:
        raise BadDeck("deck-count", {"number": str(number), "line": line})
    return Entry(number, line, cards, count)


def find_cards(library: Library, words: str) -> list[Card]:
    """A card by its code, or the cards of a name, if all of them have the same title and subtitle."""
    code = CODE.match(words)
    if code is not None:
        card = library.find(f"{code['set']}-{code['number']}")
        if card is not None:
            return [card]
    wanted = plain(words)
    named = [card for card in library.cards if plain(card.full_title()) == wanted]
    if not named:
        named = [card for card in library.cards if plain(card.title) == wanted]
    return named if len({card.subtitle for card in named}) == 1 else []


def find_card(library: Library, words: str) -> Card | None:
    """The first card these words mean, of either side."""
    cards = find_cards(library, words)
    return cards[0] if cards else None


def ready_decks(library: Library) -> list[DeckList]:
    """The decks that come with the game, one file each."""
    folder = files("chancecube.young_jedi").joinpath("data", "decks")
    decks: list[DeckList] = []
    for entry in sorted(folder.iterdir(), key=str):
        if entry.name.endswith(".txt"):
            decks.append(read_deck(library, entry.read_text(encoding="utf-8")))
    return decks

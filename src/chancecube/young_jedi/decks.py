"""What a legal deck is, and decks as text that people write by hand."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, final

from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import Breach, DeckList
from chancecube.young_jedi.colouring import NOBODY, Colouring
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import COLOURS, LOCATION, NO_COLOUR, OBJECTIVE, SIDES
from chancecube.young_jedi.library import Library
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.traits import plain

COPIES_PER_TITLE: Final = 5
SAMPLE_SET: Final = "SD"
BANNED_WHEN_SEALED: Final = plain("Uh-Oh!")


@final
class Format:
    """A way to play, as far as decks are concerned."""

    def __init__(
        self, name: str, size: int, per_title: int, sealed: bool = False, sample: bool = False
    ) -> None:
        self.name = name
        self.size = size
        self.per_title = per_title  # cards of one title per colour; 0 for any number
        self.sealed = sealed  # built from a starter set and boosters, with the bans of sealed play
        self.sample = sample  # the small decks given away, whose cards have no dots

    def per_colour(self) -> int:
        return self.size // len(COLOURS)


# The rulebook says what is banned from sealed play, not how large its decks are: they have the size of the starter
# deck they are built around, so that a pool always makes a legal one.
FORMATS: Final = {
    "full": Format("full", 60, COPIES_PER_TITLE),
    "starter": Format("starter", 30, 0),
    "classic": Format("classic", 60, 0),
    "sealed": Format("sealed", 30, 0, sealed=True),
    "sample": Format("sample", 15, 0, sample=True),
}


# --- the law ---


def breaches(library: Library, deck: DeckList, law: Format, side: int = -1) -> list[Breach]:
    """Every rule the deck breaks; `side` if it must be a certain one."""
    cards = cards_of(library, deck)
    found = wrong_size(cards, law) + wrong_sides(cards, side) + wrong_cards(library, cards, law)
    if law.sample:
        return found
    by_colour = colouring(cards, law)
    found += too_many_objectives(cards) + wrong_colours(by_colour) + wild_cards_left(by_colour)
    return found + too_many_of_a_title(by_colour, cards) + missing_planets(cards)


def cards_of(library: Library, deck: DeckList) -> list[Card]:
    cards: list[Card] = []
    for code, count in deck.cards.items():
        card = library.by_code.get(code) or library.find(code)  # nearly always written exactly
        if card is None or not card.in_decks:
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


def wrong_cards(library: Library, cards: list[Card], law: Format) -> list[Breach]:
    """Cards that have no place in decks of this format at all, each named once."""
    found: list[Breach] = []
    for card in different(cards):
        breach = no_place_for(library, card, law)
        if breach is not None:
            found.append(breach)
    return found


def no_place_for(library: Library, card: Card, law: Format) -> Breach | None:
    if law.sample and card.set_code != SAMPLE_SET:
        return Breach("yj.collect.starter", "deck-not-sample", {"title": card.full_title()})
    if not law.sample and card.set_code == SAMPLE_SET:
        return Breach("yj.deck.six-by-ten", "deck-no-dot", {"title": card.full_title()})
    if law.sealed and card.replaces:
        return Breach("yj.virtual.slip", "deck-virtual", {"title": card.full_title()})
    if law.sealed and is_banned_when_sealed(library, card):
        return Breach("yj.limited.uh-oh", "deck-banned", {"title": card.full_title()})
    return None


def is_banned_when_sealed(library: Library, card: Card) -> bool:
    """The card itself, or a double impact card that can be played as it."""
    faces = [card, *[library.cards[half] for half in card.halves]]
    return BANNED_WHEN_SEALED in [plain(face.title) for face in faces]


def different(cards: list[Card]) -> list[Card]:
    return list({card.index: card for card in cards}.values())


def too_many_objectives(cards: list[Card]) -> list[Breach]:
    objectives = [card for card in cards if card.kind == OBJECTIVE]
    if len(objectives) < 2:
        return []
    virtual = any([card.replaces for card in objectives])
    rule = "yj.virtual.objective-one" if virtual else "yj.deck.one-objective"
    return [Breach(rule, "deck-objective", {"have": len(objectives)})]


def colouring(cards: list[Card], law: Format) -> Colouring:
    return Colouring(cards, law.per_colour(), law.per_title)


def wrong_colours(by_colour: Colouring) -> list[Breach]:
    """What is wrong when the wild cards fill the colours as well as they can."""
    need = by_colour.per_colour
    found: list[Breach] = []
    for colour in range(len(COLOURS)):
        have = by_colour.counts[colour]
        if have == need:
            continue
        arguments: dict[str, str | int] = {"colour": COLOURS[colour], "have": have, "need": need}
        filler = by_colour.filler[colour]
        if filler == NOBODY:
            found.append(Breach("yj.deck.six-by-ten", "deck-colour", arguments))
        else:
            arguments["title"] = by_colour.wild[filler].full_title()
            found.append(Breach("yj.deck.jokers", "deck-colour-wild", arguments))
    return found


def wild_cards_left(by_colour: Colouring) -> list[Breach]:
    wild = len([card for card in by_colour.wild if card.colour == NO_COLOUR])
    if wild > len(COLOURS):
        return [Breach("yj.deck.jokers", "deck-wild-many", {"have": wild, "most": len(COLOURS)})]
    found: list[Breach] = []
    for card in different(by_colour.homeless()):
        arguments: dict[str, str | int] = {"title": card.full_title()}
        colour = by_colour.blocked(card)
        if colour == NO_COLOUR:
            found.append(Breach("yj.deck.jokers", "deck-wild-room", arguments))
        else:
            arguments |= {"colour": COLOURS[colour], "most": by_colour.per_title}
            found.append(Breach("yj.deck.five-per-title", "deck-wild-title", arguments))
    return found


def too_many_of_a_title(by_colour: Colouring, cards: list[Card]) -> list[Breach]:
    """Wild cards never are: they are placed where their title has room."""
    titles = {card.name: card.title for card in cards}
    found: list[Breach] = []
    for key, count in by_colour.titles.items():
        if 0 < by_colour.per_title < count:
            arguments: dict[str, str | int] = {
                "title": titles[key[0]],
                "colour": COLOURS[key[1]],
                "have": count,
                "most": by_colour.per_title,
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
    r"^\[?(?P<code>(?:V1|[A-Z]+)[\s.-]?(?:[A-Z]{1,4})?\d+(?:/\d+)?)\]?(?:[\s:,.–-]+(?P<rest>[^\W\d].*))?$",
    re.IGNORECASE,
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
    digits = match["before"] or match["after"] or match["inside"] or "1"
    count = int(digits[:9])  # too many all the same, and Python itself reads no number of thousands of digits
    if not 0 < count <= 60:
        raise BadDeck("deck-count", {"number": str(number), "line": line})
    return Entry(number, line, cards, count)


def find_cards(library: Library, words: str) -> list[Card]:
    """A card by its code, or the cards of a name, if all of them have the same title and subtitle.

    A name means the card as it was first printed; virtual and sample cards are asked for by their codes.
    """
    code = CODE.match(words)
    if code is not None:
        card = library.find(code["code"])
        if card is not None and card.in_decks:
            return [card]
    wanted = plain(words)
    named = [card for card in library.cards if card.in_decks and plain(card.full_title()) == wanted]
    if not named:
        named = [card for card in library.cards if card.in_decks and plain(card.title) == wanted]
    usual = [card for card in named if not card.replaces and card.set_code != SAMPLE_SET]
    return (usual or named) if len({card.subtitle for card in named}) == 1 else []


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

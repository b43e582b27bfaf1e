"""What a legal deck is, how its cards are told apart, and decks as text that people write by hand."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, final

from chancecube.jedi_knights.card_files import FORCE_NUMBERS
from chancecube.jedi_knights.facts import NO_FACE, Card
from chancecube.jedi_knights.kinds import (
    ALLIANCE,
    COLOURS,
    EMPIRE,
    FORCE,
    INDEPENDENT,
    LOCATION,
    SIDES,
    THEME,
    THEMES,
)
from chancecube.jedi_knights.library import Library
from chancecube.jedi_knights.vocabulary.standing import PerDeck
from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import Breach, DeckList

COPIES: Final = 5
SMALLEST: Final = 40
PLANETS_PER_DECK: Final = 4
MOST_ON_A_LINE: Final = 99
NO_SIDE: Final = -1


@final
class Format:
    """A way to play, as far as decks are concerned: seats alternate between the sides."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats


FORMATS: Final = {"duel": Format("duel", 2), "team": Format("team", 4)}


# --- what is what in a deck ---


@final
class Setup:
    """A deck's cards as they are laid out before a game."""

    def __init__(self) -> None:
        self.themes: list[Card] = []
        self.heroes: list[Card] = []  # the starting Hero of each Theme that is there
        self.locations: list[Card] = []
        self.force: list[Card] = []
        self.draw: list[Card] = []  # the draw deck

    def theme(self) -> Card | None:
        return self.themes[0] if self.themes else None

    def hero(self) -> Card | None:
        """The starting Hero, if the deck has it."""
        theme = self.theme()
        if theme is not None:
            for hero in self.heroes:
                if hero.index == theme.starting_hero:
                    return hero
        return None

    def planets(self) -> list[str]:
        return sorted({location.planet for location in self.locations})

    def everything(self) -> list[Card]:
        return self.themes + self.heroes + self.locations + self.force + self.draw


def cards_of(library: Library, deck: DeckList) -> list[Card]:
    cards: list[Card] = []
    for code, count in deck.cards.items():
        card = library.by_code.get(code) or library.find(code)  # nearly always written exactly
        if card is None:
            raise BadDeck("no-card", {"code": code})
        cards.extend([card] * count)
    return cards


def setup_of(library: Library, deck: DeckList) -> Setup:
    """Kinds tell the cards apart; one copy of the Hero a Theme names lies beside the draw deck."""
    found = Setup()
    cards = cards_of(library, deck)
    wanted = [card.starting_hero for card in cards if card.kind == THEME]
    for card in cards:
        if card.kind == THEME:
            found.themes.append(card)
        elif card.kind == LOCATION:
            found.locations.append(card)
        elif card.kind == FORCE:
            found.force.append(card)
        elif card.index in wanted:
            wanted.remove(card.index)
            found.heroes.append(card)
        else:
            found.draw.append(card)
    return found


def side_of(library: Library, deck: DeckList) -> int:
    """The side of its Alliance or Empire cards, whichever are more; NO_SIDE for Independent cards alone."""
    counts = [0, 0]
    for card in cards_of(library, deck):
        if card.allegiance != INDEPENDENT:
            counts[card.allegiance] += 1
    if counts == [0, 0]:
        return NO_SIDE
    return EMPIRE if counts[EMPIRE] > counts[ALLIANCE] else ALLIANCE


# --- the law ---


def breaches(library: Library, deck: DeckList, law: Format, seat: int = -1) -> list[Breach]:
    """Every rule the deck breaks; `seat` if it is to be played at a certain one."""
    setup = setup_of(library, deck)
    found = wrong_theme(library, setup) + wrong_locations(setup) + wrong_force(setup)
    found += wrong_size(setup) + wrong_heroes(setup) + too_many_copies(setup)
    return found + wrong_sides(setup, seat)


def wrong_theme(library: Library, setup: Setup) -> list[Breach]:
    if not setup.themes:
        return [Breach("jk.deck.setup-cards", "deck-no-theme", {})]
    found: list[Breach] = []
    if len(setup.themes) > 1:
        arguments: dict[str, str | int] = {"have": len(setup.themes)}
        found.append(Breach("jk.deck.starter-choice", "deck-themes", arguments))
    present = [hero.index for hero in setup.heroes]
    for theme in different(setup.themes):
        if theme.starting_hero != NO_FACE and theme.starting_hero not in present:
            hero = library.cards[theme.starting_hero].full_title()
            found.append(Breach("jk.deck.setup-cards", "deck-no-hero", {"title": theme.title, "hero": hero}))
    return found


def different(cards: list[Card]) -> list[Card]:
    return list({card.index: card for card in cards}.values())


def wrong_locations(setup: Setup) -> list[Breach]:
    have = len(setup.locations)
    if have == PLANETS_PER_DECK == len(setup.planets()):
        return []
    arguments: dict[str, str | int] = {
        "have": have,
        "planets": len(setup.planets()),
        "need": PLANETS_PER_DECK,
    }
    return [Breach("jk.deck.setup-cards", "deck-locations", arguments)]


def wrong_force(setup: Setup) -> list[Breach]:
    found: list[Breach] = []
    if len({card.colour for card in setup.force}) > 1:
        found.append(Breach("jk.deck.setup-cards", "deck-force-colours", {}))
    numbers = [card.force_number for card in setup.force]
    for number in range(1, FORCE_NUMBERS + 1):
        have = numbers.count(number)
        if have != 1:
            found.append(Breach("jk.deck.setup-cards", "deck-force", {"number": number, "have": have}))
    return found


def wrong_size(setup: Setup) -> list[Breach]:
    have = len(setup.draw)
    if have >= SMALLEST:
        return []
    return [Breach("jk.deck.forty", "deck-size", {"have": have, "need": SMALLEST})]


def wrong_heroes(setup: Setup) -> list[Breach]:
    """Heroes of the draw deck that do not match the Theme, each named once."""
    theme = setup.theme()
    if theme is None:
        return []
    return [
        Breach(
            "jk.deck.hero-match",
            "deck-hero-theme",
            {"title": card.full_title(), "theme": THEMES[theme.theme]},
        )
        for card in different(setup.draw)
        if card.hero and card.theme != theme.theme
    ]


def most_copies(card: Card) -> int:
    most = COPIES
    for word in card.says.standing:
        if isinstance(word, PerDeck):
            most = min(most, word.copies)
    return most


def too_many_copies(setup: Setup) -> list[Breach]:
    """Copies are counted by title and subtitle; the starting Hero is apart."""
    counts: dict[str, int] = {}
    limits: dict[str, int] = {}
    for card in setup.draw:
        title = card.full_title()
        counts[title] = counts.get(title, 0) + 1
        limits[title] = min(limits.get(title, COPIES), most_copies(card))
    return [
        Breach("jk.deck.five-copies", "deck-copies", {"title": title, "have": have, "most": limits[title]})
        for title, have in counts.items()
        if have > limits[title]
    ]


def wrong_sides(setup: Setup, seat: int) -> list[Breach]:
    counts = [0, 0, 0]
    for card in setup.everything():
        counts[card.allegiance] += 1
    if counts[ALLIANCE] and counts[EMPIRE]:
        arguments: dict[str, str | int] = {"alliance": counts[ALLIANCE], "empire": counts[EMPIRE]}
        return [Breach("jk.deck.one-allegiance", "deck-both-sides", arguments)]
    if seat >= 0 and counts[1 - seat % 2]:
        return [Breach("jk.deck.opposed", "deck-other-side", {"side": SIDES[seat % 2]})]
    return []


def decks_breaches(library: Library, decks: list[DeckList]) -> list[Breach]:
    """Every rule the decks of one game break together, in the order of the seats; an empty list is no deck yet."""
    setups = [setup_of(library, deck) for deck in decks]
    found: list[Breach] = []
    for seat in range(len(decks)):
        if not decks[seat].cards:
            continue
        for other in range(seat):
            if decks[other].cards:
                found += clash(setups[other], other, setups[seat], seat)
    return found


def clash(first: Setup, first_seat: int, second: Setup, second_seat: int) -> list[Breach]:
    """What is wrong between two decks of a game."""
    found: list[Breach] = []
    seats: dict[str, str | int] = {"first": first_seat + 1, "second": second_seat + 1}
    if first.planets() != second.planets():
        planets: dict[str, str | int] = {
            "one": ", ".join(first.planets()),
            "other": ", ".join(second.planets()),
        }
        found.append(Breach("jk.deck.same-planets-ruling", "decks-planets", seats | planets))
    theme = first.theme()
    partners = first_seat % 2 == second_seat % 2
    if partners and theme is not None and theme.theme in [card.theme for card in second.themes]:
        found.append(Breach("jk.team.sides", "decks-same-hero", seats | {"theme": THEMES[theme.theme]}))
    return found


# --- starters ---


def starter_choices(library: Library, deck: DeckList) -> list[DeckList]:
    """The decks a starter makes: each of its Themes with its Hero, the other pair set aside."""
    setup = setup_of(library, deck)
    found: list[DeckList] = []
    for theme in setup.themes:
        cards = dict(deck.cards)
        for other in setup.themes:
            if other is not theme:
                take_out(cards, other)
                take_out(cards, library.cards[other.starting_hero])
        hero = library.cards[theme.starting_hero]
        found.append(DeckList(f"{deck.name}: {hero.title}", cards, deck.note))
    return found


def take_out(cards: dict[str, int], card: Card) -> None:
    cards[card.code] -= 1
    if cards[card.code] == 0:
        del cards[card.code]


# --- deck files ---

LINE: Final = re.compile(
    r"^(?:[x×]?(?P<before>\d+)(?:\s*[x×*]\s*|\s+))?(?P<words>.+?)(?:\s*[x×*]\s*(?P<after>\d+)|\s*\((?P<inside>\d+)\))?$",
    re.IGNORECASE,
)
CODE: Final = re.compile(
    r"^\[?(?P<code>[A-Z][A-Z0-9]*?[\s.-]?\d+[LRSGP]?)\]?(?:[\s:,.–-]+(?P<rest>[^\W\d].*))?$",
    re.IGNORECASE,
)
HEADING: Final = re.compile(
    r"^(?:the(?:me|mes)|th[eè]mes?|hero(?:es)?|h[eé]ros?|locations?|lieux?|force(?: deck)?|deck|draw deck|pioche"
    r"|characters?|starships?|weapons?|events?)(?:\s*\(\d+\))?\s*:\s*(?P<rest>.*)$",
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
    """Reads what people write: counts before or after, codes or names, headings, and `Force: blue` for eight cards."""
    deck = DeckList("", {})
    comments: list[str] = []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip()
        if line.startswith(("#", "//")):
            comments.append(line.removeprefix("#").removeprefix("//").strip())
            continue
        heading = HEADING.match(line)
        if heading is not None:
            line = heading["rest"].strip()
        if line:
            read_line(library, deck, line, number)
    if not deck.cards:
        raise BadDeck("deck-empty")
    read_comments(deck, comments, name)
    return deck


def read_comments(deck: DeckList, comments: list[str], name: str) -> None:
    """The first comment names the deck, the second describes it; without comments it has the given name."""
    deck.name = comments[0] if comments else name
    if len(comments) > 1:
        deck.note = comments[1]


def read_line(library: Library, deck: DeckList, line: str, number: int) -> None:
    if line.lower() in COLOURS:
        for force in force_deck(library, COLOURS.index(line.lower())):
            deck.cards[force.code] = deck.cards.get(force.code, 0) + 1
        return
    match = LINE.match(line)
    assert match is not None
    card = find_card(library, match["words"])
    if card is None:
        raise BadDeck("deck-line", {"number": str(number), "line": line})
    digits = match["before"] or match["after"] or match["inside"] or "1"
    count = int(digits[:9])  # too many all the same, and Python itself reads no number of thousands of digits
    if not 0 < count <= MOST_ON_A_LINE:
        raise BadDeck("deck-count", {"number": str(number), "line": line})
    deck.cards[card.code] = deck.cards.get(card.code, 0) + count


def force_deck(library: Library, colour: int) -> list[Card]:
    """The eight Force cards of a colour: of each number the first there is."""
    found: dict[int, Card] = {}
    for card in library.cards:
        if card.kind == FORCE and card.colour == colour:
            found.setdefault(card.force_number, card)
    return [found[number] for number in sorted(found)]


def find_card(library: Library, words: str) -> Card | None:
    """A card by its code, or by its title if no other version has the same."""
    code = CODE.match(words)
    if code is not None:
        card = library.find(code["code"])
        if card is not None:
            return card
    wanted = plain(words)
    named = [card for card in library.cards if plain(card.full_title()) == wanted]
    if not named:
        named = [card for card in library.cards if plain(card.title) == wanted]
    return named[0] if len({card.full_title() for card in named}) == 1 else None


def plain(words: str) -> str:
    """What two ways of writing a name have in common."""
    return re.sub(r"[^a-z0-9]+", " ", words.lower().replace("'", "").replace("’", "")).strip()


# --- the decks that come with the game ---


def read_folder(library: Library, folder_name: str) -> list[DeckList]:
    folder = files("chancecube.jedi_knights").joinpath("data", folder_name)
    decks: list[DeckList] = []
    for entry in sorted(folder.iterdir(), key=str):
        if entry.name.endswith(".txt"):
            decks.append(read_deck(library, entry.read_text(encoding="utf-8")))
    return decks


def starters(library: Library) -> list[DeckList]:
    """The two starters, each with both its Themes and Heroes."""
    return read_folder(library, "starters")


def ready_decks(library: Library) -> list[DeckList]:
    """A deck for each choice the starters leave, and a deck for each Theme."""
    decks: list[DeckList] = []
    for starter in starters(library):
        decks += starter_choices(library, starter)
    return decks + read_folder(library, "decks")

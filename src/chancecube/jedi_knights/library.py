"""Loading the sets: every fact is read, checked and joined with its effect once."""

from __future__ import annotations

import re
from csv import DictReader
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from chancecube.jedi_knights.card_files import COLUMNS, BadSet, check_text, read_card
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import THEME
from chancecube.jedi_knights.own_sets import own_files, own_folder, read_own_set
from chancecube.jedi_knights.sets.all_sets import ALL_SETS
from chancecube.jedi_knights.sets.effects import SetEffects
from chancecube.jedi_knights.vocabulary.standing import FromThemePile
from chancecube.kernel.errors import ChanceCubeError

SET_NAMES: Final = {effects.code: effects.name for effects in ALL_SETS}

# The letter behind a card's number that tells its printings apart.
STEREO: Final = ["L", "R"]
SILVER: Final = "S"
GOLD: Final = "G"
PRINTINGS: Final = [*STEREO, SILVER, GOLD, "P"]


@final
class Mark:
    """What else is printed on a card, for collectors: whether it has a stereo pair, and its flip movie's picture."""

    def __init__(self, stereo: bool, movie: int, picture: int) -> None:
        self.stereo = stereo
        self.movie = movie  # 1 or 2; 0 for none
        self.picture = picture


NO_MARK: Final = Mark(False, 0, 0)


@final
class Library:
    """All cards of all sets; a card's place in `cards` is the face positions speak of."""

    def __init__(self, cards: list[Card], set_names: dict[str, str], marks: dict[str, Mark]) -> None:
        self.cards = cards
        self.by_code: dict[str, Card] = {card.code: card for card in cards}
        self.set_names = set_names
        self.marks = marks
        self.troubles: list[ChanceCubeError] = []  # why sets of the player's own were left out
        self.longest_first = sorted(set_names, key=len, reverse=True)

    def find(self, code: str) -> Card | None:
        """The card of a code, however it is written: PS-7, ps7, PS 007, or with the letter of a printing: PS-7L."""
        card = self.by_code.get(code)
        if card is not None:
            return card
        tidy = self.tidy_code(code)
        card = self.by_code.get(tidy)
        if card is None and tidy[-1:] in PRINTINGS:
            card = self.by_code.get(tidy[:-1])
        return card

    def tidy_code(self, code: str) -> str:
        """The set, a dash, and the number without leading zeros."""
        letters = re.sub(r"[\s.-]", "", code.upper())
        for set_code in self.longest_first:
            if letters.startswith(set_code):
                return f"{set_code}-{letters[len(set_code) :].lstrip('0')}"
        return letters

    def is_own(self, card: Card) -> bool:
        """Whether a card is of a set the player has added."""
        return card.set_code not in SET_NAMES

    def mark(self, card: Card) -> Mark:
        return self.marks.get(card.code, NO_MARK)


def read_rows(name: str) -> list[dict[str, str]]:
    lines = files("chancecube.jedi_knights").joinpath("data", name).read_text(encoding="utf-8").splitlines()
    return list(DictReader(lines))


def read_set(effects: SetEffects, cards: list[Card]) -> None:
    """Adds the cards of a set that comes with the game."""
    heroes: dict[str, str] = {}
    new: list[Card] = []
    for row in read_rows(f"{effects.code}.csv"):
        where = f"{effects.code}-{row['number']}"
        if list(row) != COLUMNS:
            raise BadSet("jk-facts-columns", {"where": where, "known": ", ".join(COLUMNS)})
        card = read_card(row, effects.code, len(cards) + len(new), where)
        card.ours = effects.ours
        if row["hero"]:
            heroes[card.code] = row["hero"]
        new.append(card)
    by_code = {card.code: card for card in new}
    for code, text in effects.texts.items():
        if code not in by_code:
            raise BadSet("jk-facts-no-card", {"where": code, "code": code})
        by_code[code].says = text
    check_new(cards, new, heroes, {})
    cards += new


def add_own_sets(cards: list[Card], set_names: dict[str, str], folder: Path) -> list[ChanceCubeError]:
    """Adds the sets of a folder that are without fault; returns what is wrong with the others."""
    troubles: list[ChanceCubeError] = []
    for path in own_files(folder):
        own = read_own_set(path, list(set_names), len(cards))
        if not own.troubles:
            try:
                check_new(cards, own.cards, own.heroes, own.where)
                cards += own.cards
                set_names[own.code] = own.name
            except BadSet as trouble:
                own.troubles.append(trouble)
        troubles += own.troubles
    return troubles


def check_new(cards: list[Card], new: list[Card], heroes: dict[str, str], where: dict[str, str]) -> None:
    """Checks what needs all cards: the codes of new ones, the Heroes of Themes, and texts on the right kinds of card."""
    by_code = {card.code: card for card in cards}
    for card in new:
        place = where.get(card.code, card.code)
        if card.code in by_code:
            raise BadSet("jk-facts-twice", {"where": place, "code": card.code})
        by_code[card.code] = card
    for card in new:
        place = where.get(card.code, card.code)
        check_text(card, place)
        if card.kind == THEME:
            name_hero(card, by_code, heroes, place)


def name_hero(theme: Card, by_code: dict[str, Card], heroes: dict[str, str], where: str) -> None:
    hero = by_code.get(heroes[theme.code])
    if hero is None:
        raise BadSet("jk-facts-no-card", {"where": where, "code": heroes[theme.code]})
    comes_out = any([isinstance(word, FromThemePile) for word in hero.says.standing])
    if not hero.hero or hero.theme != theme.theme or not comes_out:
        raise BadSet("jk-facts-starting-hero", {"where": where, "code": hero.code})
    theme.starting_hero = hero.index


def bind(cards: list[Card]) -> None:
    """Works out once, for every text, which faces it means; cards of one title share a name."""
    titles: dict[str, int] = {}
    for card in cards:
        card.name = titles.setdefault(card.title.casefold(), len(titles))
    for card in cards:
        card.says.bind(cards)


def read_marks() -> dict[str, Mark]:
    marks: dict[str, Mark] = {}
    for row in read_rows("marks.csv"):
        marks[row["card"]] = Mark(row["stereo"] == "yes", int(row["movie"] or 0), int(row["picture"] or 0))
    return marks


def load(folder: Path | None = None) -> Library:
    """The sets of the game and those of a folder, by default the player's own."""
    cards: list[Card] = []
    for effects in ALL_SETS:
        read_set(effects, cards)
    set_names = dict(SET_NAMES)
    troubles = add_own_sets(cards, set_names, own_folder() if folder is None else folder)
    bind(cards)
    found = Library(cards, set_names, read_marks())
    found.troubles = troubles
    return found


_LOADED: list[Library] = []


def library() -> Library:
    """The library, loaded when it is first asked for."""
    if not _LOADED:
        _LOADED.append(load())
    return _LOADED[0]

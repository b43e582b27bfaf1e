"""Reading one line of a set file: the facts of a card, checked, with every mistake named."""

from __future__ import annotations

import re
from typing import Final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import (
    ALLEGIANCES,
    CAPITAL,
    CHARACTER,
    COLOURS,
    EVENT,
    EVENT_TIMES,
    FORCE,
    HERO,
    KINDS,
    LOCATION,
    NO_THEME,
    PERSONAL,
    RESPONSE,
    SETUP_KINDS,
    SHIPBOARD,
    STARSHIP,
    THEME,
    THEMES,
    TIMES,
    TYPICAL,
    WEAPON,
)
from chancecube.jedi_knights.table import MOST_TEXTS
from chancecube.jedi_knights.vocabulary.standing import (
    Boards,
    CannotAttack,
    CannotSupport,
    Fleeting,
    FromThemePile,
    GoesAboard,
    Lingers,
    NotAttacked,
    NotIntimidated,
    NotTargeted,
    NoWeapons,
    OnlySupportedBy,
    OnlyUnder,
    OnlyWeapons,
    PerDeck,
    Pierces,
    Retires,
    Searches,
    Stuns,
    Swings,
    ToHit,
    WinsTies,
    Word,
)
from chancecube.jedi_knights.vocabulary.texts import Played, Response
from chancecube.kernel.errors import ChanceCubeError

COLUMNS: Final = [
    "number",
    "type",
    "allegiance",
    "theme",
    "title",
    "subtitle",
    "rarity",
    "cost",
    "power",
    "defense",
    "destiny",
    "leadership",
    "keywords",
    "timing",
    "tactical",
    "planet",
    "system",
    "bonus",
    "colour",
    "force",
    "credits",
    "draw",
    "theme_number",
    "hand",
    "hero",
]
RARITIES: Final = ["R", "U", "C", "F", "P"]
MOST: Final = 99
CARD_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
MOST_DESTINY: Final = 6
FORCE_NUMBERS: Final = 8

COMMON: Final = ["number", "type", "allegiance", "title", "subtitle", "rarity", "keywords", "effect"]
FIGHTING: Final = ["theme", "cost", "power", "defense", "destiny", "leadership"]
OWN_COLUMNS: Final = [  # what each kind of card says beside what all do
    FIGHTING,
    FIGHTING,
    ["theme", "cost", "destiny"],
    ["destiny", "timing", "tactical"],
    ["theme", "theme_number", "hand", "hero"],
    ["planet", "system", "bonus"],
    ["colour", "force", "credits", "draw"],
]
NEEDED: Final = [
    ["cost", "power", "defense", "destiny"],
    ["cost", "power", "defense", "destiny"],
    ["cost", "destiny"],
    ["destiny", "timing", "tactical"],
    ["theme", "theme_number", "hand", "hero"],
    ["planet", "system", "bonus"],
    ["colour", "force", "credits", "draw"],
]


class BadSet(ChanceCubeError):
    """A set file that does not say what one must say; `where` names the file or the card."""


# --- facts ---


def read_card(row: dict[str, str], set_code: str, index: int, where: str) -> Card:
    """A card without its text; the starting Hero of a Theme is looked up when all cards are known."""
    check_known(row, where)
    card = Card(index, set_code, row["number"])
    card.kind = place_in(KINDS, row, "type", where)
    check_columns(row, card.kind, where)
    card.allegiance = place_in(ALLEGIANCES, row, "allegiance", where)
    card.theme = place_in(THEMES, row, "theme", where) if row["theme"] else NO_THEME
    card.title = row["title"]
    card.subtitle = row["subtitle"]
    card.rarity = RARITIES[place_in(RARITIES, row, "rarity", where)]
    card.cost = number(row, "cost", where)
    card.power = number(row, "power", where)
    card.defense = number(row, "defense", where)
    card.destiny = number(row, "destiny", where, MOST_DESTINY)
    card.leadership = number(row, "leadership", where)
    read_keywords(card, row)
    if card.kind == EVENT:
        card.timing = place_in(TIMES, row, "timing", where)
    card.tactical = number(row, "tactical", where)
    card.planet = row["planet"]
    card.system = row["system"]
    card.bonus = number(row, "bonus", where)
    card.colour = place_in(COLOURS, row, "colour", where) if card.kind == FORCE else 0
    card.force_number = number(row, "force", where, FORCE_NUMBERS)
    card.credits = number(row, "credits", where)
    card.draw = number(row, "draw", where)
    card.theme_number = number(row, "theme_number", where)
    card.starting_hand = number(row, "hand", where)
    check_facts(card, where)
    return card


def check_known(row: dict[str, str], where: str) -> None:
    for column in ("number", "type", "allegiance", "title", "rarity"):
        if not row[column]:
            raise BadSet("jk-facts-missing", {"where": where, "column": column})
    for column in ("title", "subtitle", "keywords", "planet", "system"):
        if not row[column].isprintable():
            raise BadSet("jk-facts-unprintable", {"where": where, "column": column})
    if CARD_NUMBER.fullmatch(row["number"]) is None:
        raise BadSet("jk-facts-card-number", {"where": where, "word": row["number"]})


def check_columns(row: dict[str, str], kind: int, where: str) -> None:
    """A card says all that its kind must say, and nothing that only others say."""
    for column in NEEDED[kind]:
        if not row[column]:
            raise BadSet("jk-facts-missing", {"where": where, "column": column})
    for column, word in row.items():
        if word and column not in COMMON and column not in OWN_COLUMNS[kind]:
            raise BadSet("jk-facts-foreign", {"where": where, "column": column, "kind": KINDS[kind]})


def place_in(known: list[str], row: dict[str, str], column: str, where: str) -> int:
    word = row[column]
    if word not in known:
        arguments = {"where": where, "column": column, "word": word, "known": ", ".join(known)}
        raise BadSet("jk-facts-unknown", arguments)
    return known.index(word)


def number(row: dict[str, str], column: str, where: str, most: int = MOST) -> int:
    word = row[column]
    if not word:
        return 0
    if not (word.isascii() and word.isdigit() and int(word) <= most):
        arguments = {"where": where, "column": column, "word": word, "most": str(most)}
        raise BadSet("jk-facts-number", arguments)
    return int(word)


def read_keywords(card: Card, row: dict[str, str]) -> None:
    card.keywords = [word.strip() for word in row["keywords"].split(";") if word.strip()]
    card.hero = HERO in card.keywords
    card.typical = TYPICAL in card.keywords
    card.capital = CAPITAL in card.keywords
    card.personal = PERSONAL in card.keywords


def check_facts(card: Card, where: str) -> None:
    """What the columns must have to do with each other."""
    if card.hero and (card.kind != CHARACTER or card.theme == NO_THEME):
        raise BadSet("jk-facts-hero", {"where": where})
    if card.kind == WEAPON and card.personal == (SHIPBOARD in card.keywords):
        raise BadSet("jk-facts-weapon", {"where": where})
    if card.kind == EVENT and card.timing not in EVENT_TIMES:
        times = ", ".join([TIMES[time] for time in EVENT_TIMES])
        raise BadSet(
            "jk-facts-unknown",
            {"where": where, "column": "timing", "word": TIMES[card.timing], "known": times},
        )
    if card.kind == FORCE and card.force_number == 0:
        raise BadSet("jk-facts-number", {"where": where, "column": "force", "word": "0", "most": "8"})


# --- texts ---


def check_text(card: Card, where: str) -> None:
    """Words stand only on cards of the kinds they can work on."""
    if len(card.says.words) > MOST_TEXTS:
        raise BadSet("jk-facts-many-texts", {"where": where, "most": str(MOST_TEXTS)})
    for word in card.says.words:
        if card.kind not in kinds_of(word):
            arguments = {"where": where, "word": type(word).__name__, "kind": KINDS[card.kind]}
            raise BadSet("jk-facts-misplaced", arguments)
    if card.kind == EVENT:
        if (card.timing == RESPONSE) != (card.says.response() is not None):
            raise BadSet("jk-facts-response", {"where": where})
        if not card.says.words:
            raise BadSet("jk-facts-no-text", {"where": where})


def kinds_of(word: Word) -> list[int]:
    """The kinds of card a word can stand on."""
    if isinstance(word, (ToHit, OnlyUnder, Swings, Pierces, Stuns)):
        return [WEAPON]
    if isinstance(word, (Played, Response, Lingers, Fleeting)):
        return [EVENT]
    if isinstance(word, Searches):
        return [THEME]
    if isinstance(word, Boards):
        return [STARSHIP]
    if isinstance(word, (GoesAboard, NotIntimidated)):
        return [CHARACTER]
    if isinstance(
        word,
        (
            CannotAttack,
            CannotSupport,
            NotAttacked,
            NotTargeted,
            NoWeapons,
            OnlySupportedBy,
            OnlyWeapons,
            Retires,
            WinsTies,
        ),
    ):
        return [CHARACTER, STARSHIP]
    if isinstance(word, FromThemePile):
        return [CHARACTER, STARSHIP, WEAPON]
    if isinstance(word, PerDeck):
        return [CHARACTER, STARSHIP, WEAPON, EVENT]
    return [kind for kind in range(len(KINDS)) if kind not in SETUP_KINDS or kind == LOCATION]

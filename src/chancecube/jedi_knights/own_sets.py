"""Sets of the player's own: one file each in a folder, read and checked like ours, left out if anything is wrong."""

from __future__ import annotations

import os
import re
from csv import DictReader
from csv import Error as CsvError
from pathlib import Path
from typing import Final, final

from chancecube.jedi_knights.card_files import COLUMNS, BadSet, read_card
from chancecube.jedi_knights.effect_words import read_text
from chancecube.jedi_knights.facts import Card
from chancecube.kernel.errors import ChanceCubeError

FOLDER: Final = "CHANCECUBE_SETS"  # the environment variable that names the folder
USUAL_FOLDER: Final = (".local", "share", "chancecube", "sets", "jedi-knights")
EFFECT: Final = "effect"
SET_CODE: Final = re.compile(r"[A-Z]{2,8}")


def own_folder() -> Path:
    named = os.environ.get(FOLDER)
    return Path(named).expanduser() if named else Path.home().joinpath(*USUAL_FOLDER)


def own_files(folder: Path) -> list[Path]:
    """The set files, by name; a folder that is not there has none."""
    try:
        return sorted([path for path in folder.iterdir() if path.suffix.lower() == ".csv"])
    except OSError:
        return []


@final
class OwnSet:
    """What a set file says: its cards, the Heroes its Themes name, where each card stands, and all mistakes."""

    def __init__(self, path: Path) -> None:
        self.name = path.stem
        self.code = path.stem.upper()
        self.file = path.name
        self.cards: list[Card] = []
        self.heroes: dict[str, str] = {}
        self.where: dict[str, str] = {}
        self.troubles: list[ChanceCubeError] = []


def read_own_set(path: Path, taken: list[str], index: int) -> OwnSet:
    """Reads a whole file, so that all its mistakes are told at once; `index` is the face of its first card."""
    own = OwnSet(path)
    try:
        if SET_CODE.fullmatch(own.code) is None or own.code in taken:
            raise BadSet("jk-own-name", {"where": own.file, "taken": ", ".join(taken)})
        for line, row in read_lines(path):
            try:
                read_own_card(own, row, line, index)
            except BadSet as trouble:
                own.troubles.append(trouble)
        if not own.cards and not own.troubles:
            raise BadSet("jk-own-empty", {"where": own.file})
    except BadSet as trouble:
        own.troubles.append(trouble)
    return own


def read_lines(path: Path) -> list[tuple[int, dict[str, str]]]:
    """Every line with its number; columns that are not there are empty."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        reader = DictReader(text.splitlines(), strict=True)
        rows = [(reader.line_num, row) for row in reader]
    except (OSError, UnicodeDecodeError, CsvError):
        raise BadSet("jk-own-unreadable", {"where": path.name}) from None
    known = [*COLUMNS, EFFECT]
    for column in reader.fieldnames or []:
        if column not in known:
            arguments = {"where": path.name, "column": column, "known": ", ".join(known)}
            raise BadSet("jk-own-column", arguments)
    found: list[tuple[int, dict[str, str]]] = []
    for line, row in rows:
        if None in row:
            raise BadSet("jk-own-cells", {"where": f"{path.name}:{line}"})
        found.append((line, {column: (row.get(column) or "").strip() for column in known}))
    return found


def read_own_card(own: OwnSet, row: dict[str, str], line: int, index: int) -> None:
    where = f"{own.file}:{line} {own.code}-{row['number']} {row['title']}".strip()
    card = read_card(row, own.code, index + len(own.cards), where)
    card.says = read_text(row[EFFECT], where)
    if card.code in own.where:
        raise BadSet("jk-facts-twice", {"where": where, "code": card.code})
    if row["hero"]:
        own.heroes[card.code] = row["hero"]
    own.where[card.code] = where
    own.cards.append(card)

"""Positions as text: lines of `words: cards`, that people can write by hand and programs can read back exactly.

A card is written by its code, several alike as `DM-99 x3`, and one whose id matters as `DM-99#17`. What stands
behind ` # `, or on a line that begins with it, is a comment.
"""

from __future__ import annotations

import re
from typing import Final, final

from chancecube.kernel.errors import BadNotation
from chancecube.kernel.position import NO_CARD

TOKEN: Final = re.compile(
    r"^(?P<code>[^\s#]+)(?:#(?P<id>\d{1,9}))?(?:\s+[x×](?P<count>\d{1,9}))?$", re.IGNORECASE
)
MOST_CARDS: Final = 200
NUMBER: Final = re.compile(r"\d{1,9}")  # Python itself reads no number of thousands of digits


@final
class Line:
    """One line of the notation: the words before the colon and what stands behind it."""

    def __init__(self, number: int, words: list[str], value: str) -> None:
        self.number = number
        self.words = words
        self.value = value

    def wrong(self, reason: str) -> BadNotation:
        said = f"{' '.join(self.words)}: {self.value}" if self.value else " ".join(self.words)
        return BadNotation("notation-line", {"number": str(self.number), "line": said, "reason": reason})


@final
class Token:
    """A card as written."""

    def __init__(self, code: str, card: int = NO_CARD) -> None:
        self.code = code
        self.card = card  # its id, if one is written


def read_lines(text: str) -> list[Line]:
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        said = raw.split(" # ")[0].strip()
        if said and not said.startswith("#"):
            head, _, value = said.partition(":")
            lines.append(Line(number, head.lower().split(), value.strip()))
    return lines


def read_cards(line: Line) -> list[Token]:
    """The cards of a line, one token each."""
    tokens: list[Token] = []
    for part in line.value.split(","):
        said = part.strip()
        if not said:
            continue
        match = TOKEN.match(said)
        if match is None:
            raise line.wrong(said)
        count = int(match["count"] or 1)
        card = int(match["id"]) if match["id"] else NO_CARD
        if not 0 < count <= MOST_CARDS or (card != NO_CARD and count > 1):
            raise line.wrong(said)
        tokens.extend([Token(match["code"], card) for _ in range(count)])
    return tokens


def read_number(line: Line, word: str, most: int = 1_000_000) -> int:
    if NUMBER.fullmatch(word) is None or int(word) > most:
        raise line.wrong(word)
    return int(word)


def write_cards(codes: list[str], cards: list[int], exact: bool) -> str:
    """Cards in their order; alike neighbours are counted, unless their ids are wanted."""
    if exact:
        return ", ".join([f"{code}#{card}" for code, card in zip(codes, cards, strict=True)])
    parts: list[str] = []
    start = 0
    while start < len(codes):
        end = start
        while end < len(codes) and codes[end] == codes[start]:
            end += 1
        parts.append(codes[start] if end == start + 1 else f"{codes[start]} x{end - start}")
        start = end
    return ", ".join(parts)

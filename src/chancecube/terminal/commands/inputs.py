"""Files, numbers, ranges and choices as people type them."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Final, final

from chancecube.kernel.errors import BadOption, ChanceCubeError

STDIN: Final = "-"
MOST_CHARACTERS: Final = 8_000_000  # longer than any deck, position or record can be
MOST: Final = 1_000_000_000

RANGE: Final = re.compile(
    r"^(?:(?P<only>\d{1,9})|(?P<least>\d{1,9})\+|\.\.(?P<most>\d{1,9})|(?P<low>\d{1,9})(?:-|\.\.)(?P<high>\d{1,9}))$"
)


class BadFile(ChanceCubeError):
    """A file that cannot be read or written."""


def read_text(name: str) -> str:
    """The whole of a file, or of standard input for `-`; text in UTF-8, with or without its mark."""
    try:
        if name == STDIN:
            if sys.stdin is None:
                raise BadFile("cli-file-missing", {"file": name})
            return check_length(sys.stdin.buffer.read(MOST_CHARACTERS + 1), name)
        with Path(name).open("rb") as file:
            return check_length(file.read(MOST_CHARACTERS + 1), name)
    except OSError as error:
        raise file_error(error, name) from None


def check_length(content: bytes, name: str) -> str:
    if len(content) > MOST_CHARACTERS:
        raise BadFile("cli-file-long", {"file": name})
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile("cli-file-encoding", {"file": name}) from None


def file_error(error: OSError, name: str) -> BadFile:
    if isinstance(error, FileNotFoundError):
        return BadFile("cli-file-missing", {"file": name})
    if isinstance(error, IsADirectoryError):
        return BadFile("cli-file-directory", {"file": name})
    if isinstance(error, PermissionError):
        return BadFile("cli-file-forbidden", {"file": name})
    return BadFile("cli-file-unreadable", {"file": name, "reason": error.strerror or ""})


# --- numbers ---


def read_number(option: str, words: str, least: int = 0, most: int = MOST) -> int:
    if not re.fullmatch(r"\d{1,12}", words) or not least <= int(words) <= most:
        raise BadOption(
            "cli-number", {"option": option, "value": words, "least": str(least), "most": str(most)}
        )
    return int(words)


@final
class Range:
    """Numbers from one to another, both included."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, number: int) -> bool:
        return self.low <= number <= self.high


def read_range(option: str, words: str) -> Range:
    """`3`, `3+`, `..3` or `2-4`."""
    match = RANGE.match(words.strip())
    if match is None:
        raise BadOption("cli-range", {"option": option, "value": words})
    if match["only"] is not None:
        return Range(int(match["only"]), int(match["only"]))
    if match["least"] is not None:
        return Range(int(match["least"]), MOST)
    if match["most"] is not None:
        return Range(0, int(match["most"]))
    low, high = sorted([int(match["low"]), int(match["high"])])
    return Range(low, high)


# --- words ---


def fold(words: str) -> str:
    """Words as they are compared: no capitals, accents or punctuation."""
    bare = unicodedata.normalize("NFKD", words.lower().replace("'", "").replace("’", ""))
    return " ".join(re.findall(r"\w+", "".join(sign for sign in bare if not unicodedata.combining(sign))))


def slug(words: str) -> str:
    return fold(words).replace(" ", "-")


def near(word: str, known: Iterable[str], count: int = 3) -> list[str]:
    """The known words most like this one, as they are spelt."""
    spelt = {fold(one): one for one in known}
    return [spelt[one] for one in get_close_matches(fold(word), list(spelt), count, 0.6)]


def read_choice(option: str, word: str, known: dict[str, str]) -> str:
    """One of the known names, by its own word or the reader's, which may be cut short; names -> words."""
    wanted = fold(word)
    for name, said in known.items():
        if wanted in (fold(name), fold(said)):
            return name
    begun = [name for name, said in known.items() if wanted and fold(name).startswith(wanted)]
    begun = begun or [name for name, said in known.items() if wanted and fold(said).startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    raise BadOption("cli-choice", {"option": option, "value": word, "known": ", ".join(known)})

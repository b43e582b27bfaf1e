"""What goes wrong at the edges: bad input from people and files."""

from __future__ import annotations


class ChanceCubeError(Exception):
    """Bad input, named by a text key and its arguments, so that it can be said in any language."""

    def __init__(self, key: str, arguments: dict[str, str] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, str] = arguments if arguments is not None else {}
        said = ", ".join(f"{name}: {value}" for name, value in self.arguments.items())
        super().__init__(f"{key} ({said})" if said else key)


class BadNotation(ChanceCubeError):
    """A position that cannot be read."""


class BadRecord(ChanceCubeError):
    """A record that cannot be read, or whose answers the rules refuse."""


class BadDeck(ChanceCubeError):
    """A deck list that cannot be read."""


class BadOption(ChanceCubeError):
    """A game, format or setting that does not exist."""

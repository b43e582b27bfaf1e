"""The games that can be played and looked through in a terminal: a new game is a folder here and one line.

Its module `layout` has LAYOUT, its board on the table; its module `shelf` has `open_shelf(desk)`, for the commands.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from chancecube.kernel.errors import BadOption

# Name of the game -> its package here; imported only when it is asked for.
GAMES: Final = {
    "young-jedi": "chancecube.terminal.young_jedi",
    "jedi-knights": "chancecube.terminal.jedi_knights",
}

PERSON: Final = "human"  # how records and commands call somebody at the keyboard


def part_of(game_name: str, module: str) -> ModuleType:
    if game_name not in GAMES:
        raise BadOption("cli-no-shelf", {"game": game_name})
    return import_module(f"{GAMES[game_name]}.{module}")

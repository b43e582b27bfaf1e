"""The games that have words: a new game is a folder here and one line.

Its package has `make_voice(speaker, format_name)`, its module `catalogue` has `make_catalogue()`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from chancecube.kernel.errors import BadOption

# Name of the game -> its package of words; imported only when it is asked for.
GAMES: Final = {
    "young-jedi": "chancecube.text.young_jedi",
    "jedi-knights": "chancecube.text.jedi_knights",
}


def words_of(game_name: str, module: str = "") -> ModuleType:
    """A game's package, or a module of it."""
    if game_name not in GAMES:
        raise BadOption("no-game", {"game": game_name, "known": ", ".join(GAMES)})
    return import_module(f"{GAMES[game_name]}.{module}" if module else GAMES[game_name])

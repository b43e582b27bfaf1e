"""The games of the house. A new game is a new folder and one line here; docs/architecture.md tells the rest."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game

# Name of the game -> the module whose GAME it is; imported only when it is asked for.
GAMES: Final = {
    "young-jedi": "chancecube.young_jedi.game",
    "jedi-knights": "chancecube.jedi_knights.game",
}


def game_names() -> list[str]:
    return list(GAMES)


def game(name: str) -> Game:
    if name not in GAMES:
        raise BadOption("no-game", {"game": name, "known": ", ".join(GAMES)})
    found = import_module(GAMES[name]).GAME
    assert isinstance(found, Game)
    return found

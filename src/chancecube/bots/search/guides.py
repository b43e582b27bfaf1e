"""The guides of the games: this finds the right one."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from chancecube.bots.search.guide import Guide
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game

# Name of the game -> the module with its `make_guide`; imported only when it is asked for.
GUIDES: Final = {
    "young-jedi": "chancecube.bots.young_jedi.instinct.guide",
    "jedi-knights": "chancecube.bots.jedi_knights.instinct.guide",
}


def has_guide(game: Game) -> bool:
    return game.name in GUIDES


def guide_of(game: Game) -> Guide:
    """One for each bot: what it remembers of a playout is nobody else's."""
    if not has_guide(game):
        raise BadOption("no-bot", {"bot": "knight", "known": "random"})
    guide = import_module(GUIDES[game.name]).make_guide()
    assert isinstance(guide, Guide)
    return guide

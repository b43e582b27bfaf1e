"""The cadet: a quick player that goes by rules of thumb. Each game has its own; this finds the right one."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from chancecube.bots.bot import Bot
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

# Name of the game -> the module whose `Cadet` plays it; imported only when it is asked for.
CADETS: Final = {
    "young-jedi": "chancecube.bots.young_jedi.cadet",
    "jedi-knights": "chancecube.bots.jedi_knights.cadet",
}


def has_cadet(game: Game) -> bool:
    return game.name in CADETS


def make_cadet(game: Game, seed: int, deck: DeckList | None = None) -> Bot:
    if not has_cadet(game):
        raise BadOption("no-bot", {"bot": "cadet", "known": "random"})
    bot: Bot = import_module(CADETS[game.name]).Cadet(seed, deck)
    return bot

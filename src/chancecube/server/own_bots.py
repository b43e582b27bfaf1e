"""The host's own bots that may be seated at this site: those the settings name, and no others."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from chancecube.bots import house_bots
from chancecube.bots.own import OwnBot, find_own_bot, own_folder
from chancecube.kernel.game import Game
from chancecube.server.settings import BadSettings, Settings


@cache
def allowed_bots(settings: Settings) -> tuple[OwnBot, ...]:
    """Read once, when the server starts; whatever is wrong with one is said then."""
    folder = Path(settings.bots_folder).expanduser() if settings.bots_folder else own_folder()
    found: list[OwnBot] = []
    for name in dict.fromkeys(settings.own_bots):
        own = find_own_bot(name, folder)
        if own is None:
            raise BadSettings("server-no-own-bot", {"bot": name, "folder": str(folder)})
        found.append(own)
    return tuple(found)


def seatable(game: Game, settings: Settings) -> list[str]:
    """The bots that may sit at a table of this game: ours first."""
    own = [bot.name for bot in allowed_bots(settings) if game.name in bot.games]
    return [*house_bots(game), *own]


def own_bot(name: str, settings: Settings) -> OwnBot | None:
    for bot in allowed_bots(settings):
        if bot.name == name:
            return bot
    return None

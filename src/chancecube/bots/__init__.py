"""Players that are programs. They see views and decisions only, never a position.

seen        all that a bot is shown
bot         what every bot is
random      plays by chance alone
cadet       plays by rules of thumb; one for each game (young_jedi/)
"""

from __future__ import annotations

from chancecube.bots.bot import Bot
from chancecube.bots.cadet import has_cadet, make_cadet
from chancecube.bots.random import RandomBot
from chancecube.bots.seen import Seen
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

__all__ = ["Bot", "Seen", "bot_names", "make_bot"]


def bot_names(game: Game | None = None) -> list[str]:
    """All bots, or those that can play this game."""
    return ["cadet", "random"] if game is None or has_cadet(game) else ["random"]


def make_bot(name: str, game: Game, seed: int, deck: DeckList | None = None) -> Bot:
    """A bot for one seat of one game; `deck` is the list of the deck it plays, which a player knows."""
    if name == "cadet":
        return make_cadet(game, seed, deck)
    if name == "random":
        return RandomBot(game, seed)
    raise BadOption("no-bot", {"bot": name, "known": ", ".join(bot_names(game))})

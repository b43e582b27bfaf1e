"""Players that are programs. They see views and decisions only, never a position.

seen        all that a bot is shown
bot         what every bot is
random      plays by chance alone
cadet       plays by rules of thumb; one for each game (young_jedi/, jedi_knights/)
thinkers    those that think ahead, with how much effort
search/     how they do it
program     any program that speaks JSON lines
own         bots of the player's own, found by name in a folder
"""

from __future__ import annotations

from chancecube.bots.bot import Bot, dismiss
from chancecube.bots.cadet import has_cadet, make_cadet
from chancecube.bots.own import find_own_bot, make_own_bot, own_bot_names
from chancecube.bots.program import BadBot
from chancecube.bots.random import RandomBot
from chancecube.bots.seen import Seen
from chancecube.bots.thinkers import EFFORTS, make_thinker, thinker_names
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

__all__ = ["BadBot", "Bot", "Seen", "bot_names", "dismiss", "house_bots", "make_bot", "usual_bot"]


def bot_names(game: Game | None = None) -> list[str]:
    """All bots, or those that can play this game: ours first, then the player's own."""
    return [*house_bots(game), *own_bot_names(game)]


def house_bots(game: Game | None = None) -> list[str]:
    """The bots that come with the house, from the weakest to the strongest."""
    if game is None:
        return ["random", "cadet", *EFFORTS]
    return ["random", *(["cadet"] if has_cadet(game) else []), *thinker_names(game)]


def usual_bot(game: Game) -> str:
    """The one who plays if nobody says, and whom a newcomer should meet: sound, and quick."""
    return "cadet" if has_cadet(game) else "random"


def make_bot(name: str, game: Game, seed: int, deck: DeckList | None = None, hurried: bool = False) -> Bot:
    """A bot for one seat of one game; `deck` is the list of the deck it plays, which a player knows.

    A hurried bot keeps to its seconds even on a slow machine; an unhurried one always plays the same by its seed.
    """
    if name == "cadet":
        return make_cadet(game, seed, deck)
    if name in thinker_names(game):
        return make_thinker(name, game, seed, deck, hurried)
    if name == "random":
        return RandomBot(game, seed)
    own = find_own_bot(name)
    if own is not None:
        return make_own_bot(own, game, seed, deck)
    raise BadOption("no-bot", {"bot": name, "known": ", ".join(bot_names(game))})

"""The bots that think ahead, and how long they do."""

from __future__ import annotations

from typing import Final

from chancecube.bots.bot import Bot
from chancecube.bots.cadet import make_cadet
from chancecube.bots.data import has_network
from chancecube.bots.search.guides import guide_of, has_guide
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

# Name -> seconds a decision; a master takes up to three times that for a plan and less for what is clear.
EFFORTS: Final = {
    "knight-quick": 0.1,
    "knight": 0.5,
    "knight-deep": 2.0,
    "master-quick": 0.1,
    "master": 0.5,
    "master-deep": 2.0,
}
MASTER: Final = "master"


def thinker_names(game: Game) -> list[str]:
    """The master needs to have learned the game."""
    if not has_guide(game):
        return []
    return [name for name in EFFORTS if has_network(game.name) or not name.startswith(MASTER)]


def make_thinker(
    name: str, game: Game, seed: int, deck: DeckList | None, hurried: bool = False, playouts: int = 0
) -> Bot:
    """As many playouts as fit into its seconds on an ordinary machine, and no longer than that if it is hurried.

    If `playouts` are named, so many.

    Imported here: whoever only wants the names need not wait for numpy.
    """
    from chancecube.bots.search.effort import UNHURRIED, Effort
    from chancecube.bots.search.knight import Knight
    from chancecube.bots.search.learned import network_of

    seconds = EFFORTS[name]
    guide = guide_of(game)
    network = network_of(game.name) if name.startswith(MASTER) else None
    manner = guide.knight if network is None else guide.master
    effort = Effort(playouts or round(seconds * manner.pace), seconds if hurried else UNHURRIED)
    quick = make_cadet(game, seed, deck) if guide.asks_cadet else None
    return Knight(game, seed, guide, effort, quick, network)

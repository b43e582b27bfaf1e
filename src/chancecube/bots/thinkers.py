"""The bots that think ahead, and how long they do."""

from __future__ import annotations

from typing import Final

from chancecube.bots.bot import Bot
from chancecube.bots.cadet import make_cadet
from chancecube.bots.search.effort import UNHURRIED, Effort
from chancecube.bots.search.guides import guide_of, has_guide
from chancecube.bots.search.knight import Knight
from chancecube.bots.search.learned import has_network, network_of
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

# Name -> playouts a decision, and the seconds they may take.
EFFORTS: Final = {
    "knight-quick": (80, 0.1),
    "knight": (400, 0.5),
    "knight-deep": (1600, 2.0),
    "master-quick": (80, 0.1),
    "master": (400, 0.5),
    "master-deep": (1600, 2.0),
}
MASTER: Final = "master"


def thinker_names(game: Game) -> list[str]:
    """The master needs to have learned the game."""
    if not has_guide(game):
        return []
    return [name for name in EFFORTS if has_network(game.name) or not name.startswith(MASTER)]


def make_thinker(name: str, game: Game, seed: int, deck: DeckList | None, hurried: bool) -> Bot:
    playouts, seconds = EFFORTS[name]
    effort = Effort(playouts, seconds if hurried else UNHURRIED)
    network = network_of(game.name) if name.startswith(MASTER) else None
    return Knight(game, seed, guide_of(game), effort, make_cadet(game, seed, deck), network)

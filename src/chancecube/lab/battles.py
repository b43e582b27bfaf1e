"""The exact odds of the battle that a recorded game had come to."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from chancecube.kernel.position import Position
from chancecube.kernel.record import replay
from chancecube.kernel.wire import Record
from chancecube.lab.battle_odds import Odds, unseen
from chancecube.registry import game as registered

# Name of the game -> the module whose `laid_out` and `battle_odds` know its battles.
BATTLES: Final = {
    "young-jedi": "chancecube.lab.young_jedi_odds",
    "jedi-knights": "chancecube.lab.jedi_knights_odds",
}


def odds_at(record: Record, at: int, seat: int | None = None) -> Odds | None:
    """Of the battle going on after so many answers, with the plans that were then made; None if there is none.

    With a seat, its own deck and all it cannot see of the others' cards are what may be drawn; without one all hands
    lie open and only the order of the draw decks is unknown.
    """
    game = registered(record.header.game)
    if game.name not in BATTLES:
        return None
    battles = import_module(BATTLES[game.name])
    ready: Position | None = battles.laid_out(replay(game, record, upto=at), record.answers[at:])
    if ready is None:
        return None
    found: Odds = battles.battle_odds(
        ready, [unseen(game, ready, owner, seat) for owner in range(ready.seats)]
    )
    return found

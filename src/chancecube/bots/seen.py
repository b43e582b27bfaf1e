"""What a bot gets to see: its decision, and its view when it asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from chancecube.kernel.decision import Decision
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.views import view
from chancecube.kernel.wire import View


def once(game: Game, position: Position, seat: int) -> Callable[[], View]:
    """A function that builds the view when it is first called; the position can be reached through nothing else."""
    built: list[View] = []

    def look() -> View:
        if not built:
            built.append(view(game, position, seat))
        return built[0]

    return look


@final
class Seen:
    """One open decision as the seat that must answer it sees it. It holds good until that seat has answered."""

    __slots__ = ("decision", "game", "seat", "view")

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        decision = position.decision_of(seat)
        if decision is None:
            raise ChanceCubeError("nothing-asked", {"seat": game.seat_name(position, seat)})
        self.game = game
        self.seat = seat
        self.decision: Decision = decision
        self.view: Callable[[], View] = once(game, position, seat)

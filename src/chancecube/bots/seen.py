"""What a bot gets to see: its decision, its view when it asks for it, and positions it may imagine."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from chancecube.kernel.chance import Chance
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


def imagining(game: Game, position: Position, seat: int) -> Callable[[list[list[int]], Chance], Position]:
    """A function that makes up positions which could be the true one, as far as the seat knows."""

    def imagine(guesses: list[list[int]], chance: Chance) -> Position:
        return game.imagine(position, seat, guesses, chance)

    return imagine


def remembering(game: Game, position: Position, seat: int) -> Callable[[int], list[int]]:
    """A function that tells the faces of a player's cards that the seat sees or has seen."""

    def shown(owner: int) -> list[int]:
        return game.shown(position, seat, owner)

    return shown


@final
class Seen:
    """One open decision as the seat that must answer it sees it. It holds good until that seat has answered."""

    __slots__ = ("decision", "game", "imagine", "seat", "shown", "view")

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        decision = position.decision_of(seat)
        if decision is None:
            raise ChanceCubeError("nothing-asked", {"seat": game.seat_name(position, seat)})
        self.game = game
        self.seat = seat
        self.decision: Decision = decision
        self.view: Callable[[], View] = once(game, position, seat)
        self.imagine: Callable[[list[list[int]], Chance], Position] = imagining(game, position, seat)
        self.shown: Callable[[int], list[int]] = remembering(game, position, seat)

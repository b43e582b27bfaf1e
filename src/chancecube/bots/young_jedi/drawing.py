"""Drawing destiny: which number to take, and what battle cards do with the numbers drawn."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.scene import Piece, Scene
from chancecube.kernel.decision import DONE, YES

LAST_CARDS: Final = 3  # of a draw deck, of which none is drawn in vain


def number_on(piece: Piece) -> int:
    """The number a card drawn counts as: of two, its drawer took the higher."""
    return max(piece.facts.destinies, default=0)


def choose_number(scene: Scene) -> int:
    """The words for the numbers go downwards: the lowest is the highest number."""
    return min(scene.words)


def choose_highest(scene: Scene) -> int:
    return max(scene.offered, key=number_on).id


def choose_lowest(scene: Scene) -> int:
    return min(scene.offered, key=number_on).id


def choose_redraw(scene: Scene) -> int:
    return YES if scene.number < average_destiny() and scene.mine.deck > LAST_CARDS else DONE


def choose_replaced(scene: Scene) -> int:
    """The damage number of the own character stands for the lowest number, if that is lower."""
    own = [one for one in scene.status["battle"]["fighters"] if one["seat"] == scene.me]
    damage = scene.facts_of(own[0]["characters"][0]).damage
    lowest = min(scene.offered, key=number_on)
    return lowest.id if number_on(lowest) < damage else DONE

"""Evacuating: bringing cards home through hyperspace, and keeping the opponent from it."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.conceding import is_hopeless, is_racing
from chancecube.bots.young_jedi.field import field_of, space
from chancecube.bots.young_jedi.scene import Piece, Scene, is_transport
from chancecube.bots.young_jedi.worth import card_worth, cargo_worth
from chancecube.kernel.decision import DONE, NO, YES
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.table import EVACUATE

HIDDEN_SHIPS: Final = 0.15  # how likely ships the opponent holds in hand bring an evacuation down
LEAST_GAIN: Final = 1.0  # points an evacuation must promise
LEAST_PROMISE: Final = 1.0  # points a battle in space must promise its attacker


def rescue(scene: Scene) -> int | None:
    """The evacuation, if any, of a planet where nothing is decided any more."""
    best: int | None = None
    most = LEAST_GAIN
    for planet in range(len(PLANETS)):
        if planet != scene.planet and EVACUATE - planet in scene.words:
            gain = gain_of(scene, planet)
            if gain > most:
                best, most = EVACUATE - planet, gain
    return best


def flight(scene: Scene, added: list[Piece]) -> int | None:
    """The evacuation of the current planet, if it is lost anyway, even with these cards."""
    word = EVACUATE - scene.planet
    if word in scene.words and is_hopeless(scene, added) and not is_racing(scene):
        return word if gain_of(scene, scene.planet) > LEAST_GAIN else None
    return None


def gain_of(scene: Scene, planet: int) -> float:
    """What the cards are worth, less what ships that are seen or feared may do about it."""
    cargo = cargo_worth(scene.mine, scene.mine.up[planet])
    damage = min([ship.facts.damage for ship in scene.mine.hyperspace if is_transport(ship)])
    gain = cargo - HIDDEN_SHIPS * (cargo + damage * card_worth(scene.mine))
    if not scene.theirs.hyperspace:
        return gain
    return gain + min(0.0, space(scene, scene.me, planet).promise([]))


# --- the opponent's evacuations ---


def choose_interceptors(scene: Scene) -> int:
    """Every ship helps, if there is to be a battle at all."""
    if not scene.offered:
        return DONE
    field = field_of(scene)
    fleet = scene.mine.hyperspace + scene.offered
    worth_it = field.forecast(fleet, []).value > LEAST_PROMISE
    return scene.offered[0].id if worth_it else DONE


def choose_interception(scene: Scene) -> int:
    return YES if field_of(scene).promise([]) > LEAST_PROMISE else NO

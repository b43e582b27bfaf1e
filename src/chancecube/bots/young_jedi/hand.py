"""The hand: what each card in it is still good for at the present planet."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.scene import Piece, Scene, characters
from chancecube.bots.young_jedi.teams import can_use, group_size, usage_of
from chancecube.bots.young_jedi.worth import strength
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, STACKABLE, UNIQUE, WEAPON

IDLE: Final = 0.3  # points of a card that may find a use yet
GROUP_WORTH: Final = 2.0  # points of each further character that fights together, beside the bonus
HELPER_SHARE: Final = 0.7  # how far the bonus of a weapon or battle card counts: it needs a user in a fight


def is_blocked(scene: Scene, facts: Card, goal: int) -> bool:
    """Whether a copy in play keeps this card from a planet: a stack on another one, a unique card on any."""
    for planet in range(len(scene.mine.up)):
        if facts.uniqueness == UNIQUE or (facts.uniqueness == STACKABLE and planet != goal):
            for piece in scene.mine.up[planet] + scene.mine.down[planet]:
                if piece.facts.name == facts.name:
                    return True
    return False


def company(scene: Scene) -> list[Piece]:
    """The own characters at the planet and those that can still come there."""
    coming = [
        piece for piece in characters(scene.mine.hand) if not is_blocked(scene, piece.facts, scene.planet)
    ]
    return characters(scene.committed()) + coming


def usefulness(scene: Scene, piece: Piece, people: list[Piece]) -> float:
    """What keeping a card in hand is worth, in points of power."""
    facts = piece.facts
    if facts.kind == CHARACTER:
        return IDLE if is_blocked(scene, facts, scene.planet) else strength(facts, scene.site)
    if facts.kind == WEAPON:
        return weapon_usefulness(scene, piece, people)
    if facts.kind == BATTLE:
        return card_usefulness(scene, piece, people)
    return 0.0


def weapon_usefulness(scene: Scene, weapon: Piece, people: list[Piece]) -> float:
    if is_blocked(scene, weapon.facts, scene.planet):
        return IDLE
    boxes = [
        weapon.facts.boxes[weapon.facts.box_for[user.facts.index]] for user in people if can_use(weapon, user)
    ]
    return max([IDLE, *[HELPER_SHARE * (box.pips + box.cubes * average_destiny()) for box in boxes]])


def card_usefulness(scene: Scene, card: Piece, people: list[Piece]) -> float:
    bonus = card.facts.pips + card.facts.cubes * average_destiny()
    size = group_size(card)
    for members in combinations(people, size):
        if usage_of(card, list(members), None, scene.site) is not None:
            return HELPER_SHARE * (bonus + GROUP_WORTH * (size - 1))
    return IDLE

"""The hand: what each card in it is still good for at the present planet."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.scene import Piece, Scene, battle_cards, characters, effects, is_transport
from chancecube.bots.young_jedi.sums import Sums
from chancecube.bots.young_jedi.teams import group_sizes
from chancecube.bots.young_jedi.worth import box_worth, strength
from chancecube.young_jedi.effects import has_effect
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import CHARACTER, DOUBLE, LOCATION, STARSHIP, WEAPON
from chancecube.young_jedi.race import LAPS_TO_WIN, can_race, handling_numbers
from chancecube.young_jedi.unique import forbidden_copy

IDLE: Final = 0.3  # points of a card that may find a use yet
GROUP_WORTH: Final = 2.0  # points of each further character that fights together, beside the bonus
HELPER_SHARE: Final = 0.7  # how far the bonus of a weapon or battle card counts: it needs a user in a fight
EFFECT_WORTH: Final = 1.5  # points of an effect that can be deployed
RESCUE_WORTH: Final = 2.0  # points of a transport when cards wait for one
LAP_WORTH: Final = 2.0  # points of a card that may continue the race
SEQUENCE: Final = 3  # how many numbers of the sequence are looked ahead


def is_blocked(scene: Scene, facts: Card, goal: int) -> bool:
    """Whether a copy in play keeps this card from a planet; NOWHERE is any that has not been played at yet."""
    board = scene.board
    here = board.planet
    board.planet = goal
    rule = forbidden_copy(board, scene.me, facts)
    board.planet = here
    return rule != ""


def company(scene: Scene) -> list[Piece]:
    """The own characters at the planet and those that can still come there."""
    coming = [
        piece for piece in characters(scene.mine.hand) if not is_blocked(scene, piece.facts, scene.planet)
    ]
    return characters(scene.committed()) + coming


def usefulness(scene: Scene, piece: Piece, people: list[Piece]) -> float:
    """What keeping a card in hand is worth, in points of power."""
    return max(on_planet(scene, piece, people), in_race(scene, piece.facts))


def on_planet(scene: Scene, piece: Piece, people: list[Piece]) -> float:
    facts = piece.facts
    if facts.kind == LOCATION:
        return 0.0
    if facts.kind == STARSHIP:
        return ship_usefulness(scene, piece)
    if facts.kind == DOUBLE:
        faces = battle_cards([piece]) + effects([piece])
        return max([IDLE, *[on_planet(scene, face, people) for face in faces]])
    if facts.kind in (CHARACTER, WEAPON) and is_blocked(scene, facts, scene.planet):
        return IDLE
    if facts.kind == CHARACTER:
        return strength(facts, scene.site)
    if facts.kind == WEAPON:
        return weapon_usefulness(scene, piece, people)
    if facts.text is not None:
        return card_usefulness(scene, piece, people)
    return IDLE if has_effect(scene.board, scene.me) else EFFECT_WORTH


def weapon_usefulness(scene: Scene, weapon: Piece, people: list[Piece]) -> float:
    boxes = [
        weapon.facts.boxes[weapon.facts.box_for[user.facts.index]] for user in people if fits(weapon, user)
    ]
    return max([IDLE, *[HELPER_SHARE * box_worth(box) for box in boxes]])


def fits(weapon: Piece, user: Piece) -> bool:
    return weapon.facts.box_for[user.facts.index] >= 0


def card_usefulness(scene: Scene, card: Piece, people: list[Piece]) -> float:
    """With someone who is there or may come."""
    sums = Sums(scene.board, scene.me)
    bonus = card.facts.pips + card.facts.cubes * average_destiny()
    for size in reversed(group_sizes(card.facts)):
        for members in combinations(people, size):
            if sums.usage_of(card, list(members)) is not None:
                return max(IDLE, HELPER_SHARE * (bonus + GROUP_WORTH * (size - 1)))
    return IDLE


# --- starships ---


def stranded(scene: Scene) -> list[Piece]:
    """The own cards on planets where nothing is decided any more."""
    return [piece for planet, cards in enumerate(scene.mine.up) if planet != scene.planet for piece in cards]


def ship_usefulness(scene: Scene, ship: Piece) -> float:
    """A transport is wanted where cards wait for one."""
    waiting = is_transport(ship) and stranded(scene)
    ready = any([is_transport(other) for other in scene.mine.hyperspace])
    return RESCUE_WORTH if waiting and not ready else IDLE


# --- the race ---


def in_race(scene: Scene, facts: Card) -> float:
    """A card that will soon continue the own race is worth keeping."""
    track = scene.mine.track
    if track is None or track.laps >= LAPS_TO_WIN or not can_race(scene.board, track):
        return 0.0
    if facts.kind == LOCATION or not facts.destinies:
        return 0.0
    wanted = [(len(track.pile) + step) % 6 + 1 for step in range(SEQUENCE)]
    wanted += handling_numbers(scene.board, scene.me)
    return LAP_WORTH if any([number in wanted for number in facts.destinies]) else 0.0

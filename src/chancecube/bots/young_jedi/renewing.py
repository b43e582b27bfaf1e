"""Renewing the hand: discarding locations or everything before evening up, and the surplus after it."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.hand import company, usefulness
from chancecube.bots.young_jedi.scene import Piece, Scene, of_kind
from chancecube.bots.young_jedi.worth import card_worth
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.kinds import LOCATION
from chancecube.young_jedi.table import RECYCLE

NEW_CARD_WORTH: Final = 1.4  # what a card not yet drawn is good for, on average
LEAST_DECK: Final = 10  # cards the draw deck shall keep when the hand is renewed
LONG_STAY: Final = 8  # own turns at a planet, after which whoever has more cards grows restless
QUIET_TURNS: Final = 4  # turns without anything happening, of either side
RESTLESSNESS: Final = 0.3  # points of a new card more for each further turn


def restlessness(scene: Scene) -> int:
    """Where nothing moves the one with more cards left has to do something about it."""
    if scene.mine.reserve() < scene.theirs.reserve():
        return 0
    return max(0, scene.mine.turns_here - LONG_STAY, scene.quiet_turns - QUIET_TURNS)


def least_deck(scene: Scene) -> int:
    return max(1, LEAST_DECK - restlessness(scene))


def profit(scene: Scene) -> float:
    """What the next card of the draw deck promises more than it costs."""
    return NEW_CARD_WORTH - card_worth(scene.mine) + RESTLESSNESS * restlessness(scene)


def can_spare(scene: Scene) -> bool:
    """Whether a card more in hand is worth a card less in the draw deck."""
    return profit(scene) > 0 and scene.mine.reserve() > least_deck(scene)


def choose_renewal(scene: Scene) -> int:
    """A card is exchanged for the next of the draw deck if that promises more than it costs."""
    if RECYCLE in scene.words and scene.mine.deck - scene.mine.evens_up_to >= least_deck(scene):
        people = company(scene)
        if sum([usefulness(scene, piece, people) - profit(scene) for piece in scene.mine.hand]) < 0:
            return RECYCLE
    if can_spare(scene):
        for location in of_kind(scene.offered, LOCATION):
            if not is_wanted(scene, location):
                return location.id
    return DONE


def is_wanted(scene: Scene, location: Piece) -> bool:
    """A location is kept only for a site it could still bring: for the next planet a discarded one does as well."""
    return location.facts.planet == scene.planet and location.facts.site != scene.site


def least_useful(scene: Scene, cards: list[Piece]) -> Piece:
    people = company(scene)
    return min(cards, key=lambda piece: usefulness(scene, piece, people))


def choose_discard(scene: Scene) -> int:
    """The least useful card goes."""
    return least_useful(scene, scene.offered).id

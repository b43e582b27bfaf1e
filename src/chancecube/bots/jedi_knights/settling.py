"""Setting up: which sites and systems to lay, and what the Theme fetches."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.worth import face_worth
from chancecube.jedi_knights.vocabulary.standing import Gets
from chancecube.jedi_knights.vocabulary.texts import When
from chancecube.kernel.decision import DONE

FOUND: Final = 0.5  # the least a card must be worth to be set out
TEXT: Final = 0.3


def choose_search(scene: Scene) -> int:
    best = max(scene.offered, key=lambda card: face_worth(scene.board.face[card]), default=DONE)
    return best if best != DONE and face_worth(scene.board.face[best]) > FOUND else DONE


def choose_site(scene: Scene) -> int:
    """The planet laid first is fought for last and its bonus never counts; the later ones should pay."""
    lowest = not scene.board.sites
    sign = -1.0 if lowest else 1.0
    return max(scene.offered, key=lambda card: sign * location_gain(scene, card))


def choose_system(scene: Scene) -> int:
    """Of the partners' locations, the one that would pay more; last of all it does not matter."""
    lowest = len(scene.board.systems) == 0
    return max(
        scene.offered, key=lambda card: -scene.facts(card).bonus if lowest else scene.facts(card).bonus
    )


def location_gain(scene: Scene, card: int) -> float:
    """The own bonus credits, less the opponents' on the same planet, and a little for a text."""
    facts = scene.facts(card)
    against = [
        scene.facts(other).bonus
        for seat in scene.foes
        for other in scene.board.at[seat].locations
        if scene.facts(other).planet == facts.planet
    ]
    words = [word for word in facts.says.words if isinstance(word, (Gets, When))]
    return facts.bonus - max(against, default=0) + TEXT * len(words)

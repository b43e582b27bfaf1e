"""Cards in hand and in piles: what to keep, take, give up and show."""

from __future__ import annotations

from typing import Final

from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.worth import face_worth
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, STARSHIP, WEAPON
from chancecube.jedi_knights.table import DEPLOY_PHASE
from chancecube.jedi_knights.unique import version_in_play
from chancecube.jedi_knights.vocabulary.counts import DISCARD
from chancecube.jedi_knights.vocabulary.effects import Effect, Peek, ShuffleIn, Stow
from chancecube.jedi_knights.vocabulary.texts import Timed
from chancecube.jedi_knights.vocabulary.those import OWN
from chancecube.kernel.decision import DONE
from chancecube.kernel.position import NO_CARD

PER_CREDIT: Final = 0.5
COPY: Final = 0.6  # what part of its worth a second copy of someone unique keeps
WORTH_SHUFFLING: Final = 2.0
WORTH_BURYING: Final = 1.8
FEW_BEARERS: Final = 0.7


def hand_worth(scene: Scene, card: int) -> float:
    """What a card would be worth in hand: less if it costs much, nothing if it can never be played again."""
    facts = scene.facts(card)
    worth = face_worth(facts.index)
    if facts.kind == EVENT:
        return worth
    if scene.final and scene.board.phase > DEPLOY_PHASE:
        return 0.0
    worth -= PER_CREDIT * facts.cost
    if facts.kind == WEAPON:
        worth *= FEW_BEARERS
    elif facts.kind in (CHARACTER, STARSHIP) and not facts.typical:
        copies = [other for other in scene.hand() if other != card and scene.facts(other).name == facts.name]
        if copies or version_in_play(scene.board, card) != NO_CARD:
            worth *= COPY
    return worth


def choose_best(scene: Scene) -> int:
    """The most useful of those offered; all questions of this kind may be left."""
    return best_of(scene, scene.offered)


def best_of(scene: Scene, cards: list[int]) -> int:
    return max(cards, key=lambda card: hand_worth(scene, card), default=DONE)


def choose_worst(scene: Scene) -> int:
    return min(scene.offered, key=lambda card: hand_worth(scene, card))


def effect_of(scene: Scene, kind: type[Effect]) -> Effect | None:
    """The effect of the card that speaks that asks this question."""
    for word in scene.spoken():
        if isinstance(word, Timed):
            for effect in word.effects:
                if isinstance(effect, kind):
                    return effect
    return None


def choose_stowed(scene: Scene) -> int:
    """Out of the discard pile it is saved for the Final Conflict; out of the hand it would be lost till then."""
    effect = effect_of(scene, Stow)
    saved = isinstance(effect, Stow) and effect.pile == DISCARD
    return choose_best(scene) if saved or scene.final else DONE


def choose_shuffled(scene: Scene) -> int:
    """Nothing that brings back what was played: two of these would bring each other back for ever."""
    best = best_of(scene, [card for card in scene.offered if not brings_back(scene.facts(card))])
    return best if best != DONE and hand_worth(scene, best) >= WORTH_SHUFFLING else DONE


def brings_back(facts: Card) -> bool:
    played = facts.says.played()
    return played is not None and any([isinstance(effect, ShuffleIn) for effect in played.effects])


def choose_swapped(scene: Scene) -> int:
    """A card of the discard pile, if it is better than the worst of the hand."""
    best = choose_best(scene)
    worst = min([hand_worth(scene, card) for card in scene.hand()], default=99.0)
    return best if best != DONE and hand_worth(scene, best) > worst else DONE


def choose_buried(scene: Scene) -> int:
    """Of the own draw deck the worst goes beneath, of an opponent's the best."""
    effect = effect_of(scene, Peek)
    if isinstance(effect, Peek) and effect.whose == OWN:
        worst = choose_worst(scene)
        return worst if hand_worth(scene, worst) < WORTH_BURYING else DONE
    best = choose_best(scene)
    return best if best != DONE and face_worth(scene.board.face[best]) > WORTH_BURYING else DONE

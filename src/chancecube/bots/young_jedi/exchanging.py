"""Exchanging blows: with which card to attack in a duel, when to parry, when to pass."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from chancecube.bots.young_jedi.odds import MOST_DESTINY, destiny_spread
from chancecube.bots.young_jedi.scene import Camp, Piece, Scene
from chancecube.kernel.decision import DONE, YES
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import FIRST_HALF, NUMBER, PASS, SECOND_HALF

SURE: Final = 0.95  # of hitting again with a number that was not parried before
LEAST_ODDS: Final = 0.2  # of hitting, below which one rather waits
EVEN_ODDS: Final = 0.5  # below which one leaves alone an opponent who has passed
LAST_CARDS: Final = 2  # of a draw deck, which are not given up for a text


@cache
def fewer_odds(cards: int, number: int, copies: int) -> float:
    """How likely a dueling hand of so many unknown cards holds fewer copies of a number."""
    share = destiny_spread()[number]
    likely: float = sum(
        [
            comb(cards, held) * share**held * (1 - share) ** (cards - held)
            for held in range(min(copies, cards + 1))
        ]
    )
    return likely


def hit_odds(scene: Scene, number: int) -> float:
    """How likely an attack with this number hits in the end: the one who holds more copies of it has the last one."""
    copies = len([piece for piece in scene.mine.dueling if number in piece.facts.destinies])
    odds = fewer_odds(scene.theirs.dueling_size, number, max(1, copies))
    unparried = played(scene.mine, number) > played(scene.theirs, number)
    return max(odds, SURE) if unparried else odds


def played(camp: Camp, number: int) -> int:
    return sum([piece.facts.destiny == number for piece in camp.dueled])


def choose_attack(scene: Scene) -> int:
    """The card with the best odds; with none good enough one waits, or ends a duel the opponent has passed in."""
    best = max(scene.offered, key=lambda piece: (best_number(scene, piece)[0], promise(piece.facts)))
    odds, _ = best_number(scene, best)
    return PASS if PASS in scene.words and odds < least_odds(scene) else best.id


def least_odds(scene: Scene) -> float:
    """One with more cards than the opponent does not wait: attacks wear the opponent down."""
    if scene.status["duel"]["duelists"][scene.foe]["passed"]:
        return EVEN_ODDS
    return LEAST_ODDS if scene.mine.dueling_size <= scene.theirs.dueling_size else 0.0


def best_number(scene: Scene, piece: Piece) -> tuple[float, int]:
    return max([(hit_odds(scene, number), number) for number in piece.facts.destinies], default=(0.0, 0))


def promise(facts: Card) -> int:
    """What the text of a card does if it hits; the card itself is better kept if it has another number too."""
    known = library().cards
    texts = [facts.duel, *[known[half].duel for half in facts.halves]]
    return sum([text.hits * 3 + text.draws + text.heals for text in texts if text is not None]) - len(
        facts.destinies
    )


def choose_parry(scene: Scene) -> int:
    """Whoever can parry does: the parry is an attack, and not to be hit is worth a card."""
    if not scene.offered:
        return DONE
    return max(scene.offered, key=lambda piece: promise(piece.facts)).id


def choose_duel_text(scene: Scene) -> int:
    text = scene.subject().duel
    costly = text is not None and text.discard and scene.mine.deck <= LAST_CARDS
    return DONE if costly else YES


def choose_attack_number(scene: Scene) -> int:
    """Of a card with two numbers."""
    return max(scene.words, key=lambda word: hit_odds(scene, NUMBER - word))


def choose_attack_half(scene: Scene) -> int:
    known = library().cards
    first, second = [known[half] for half in scene.subject().halves]
    better = (hit_odds(scene, first.destiny), promise(first)) >= (
        hit_odds(scene, second.destiny),
        promise(second),
    )
    return FIRST_HALF if better else SECOND_HALF


def choose_guess(scene: Scene) -> int:
    """The number most cards have."""
    spread = destiny_spread()
    return max(scene.words, key=lambda word: spread[min(MOST_DESTINY, NUMBER - word)])

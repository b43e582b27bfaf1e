"""Fighting: whether to declare a battle, and which battle cards to take into it."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.field import Field, field_of
from chancecube.bots.young_jedi.renewing import restlessness
from chancecube.bots.young_jedi.scene import Piece, Scene, battle_cards
from chancecube.kernel.decision import DONE, YES

# A battle may promise a loss and still be better than leaving the attack, and its breakthrough, to the opponent.
LEAST_PROMISE: Final = -8.0
DARING: Final = 2.0  # points less for each turn that nothing has moved
WORTH_A_CARD: Final = 1.0  # points a battle card must add to the plan


def best_card(
    field: Field, hand: list[Piece], chosen: list[Piece], plain: float
) -> tuple[Piece | None, float]:
    """The battle card in hand that adds most to those chosen, and what the battle promises with it."""
    best: Piece | None = None
    most = plain + WORTH_A_CARD
    taken = {card.id for card in chosen}
    faces: set[int] = set()
    for card in hand:
        if card.id not in taken and card.facts.index not in faces:
            faces.add(card.facts.index)
            value = field.promise([*chosen, card])
            if value > most:
                best, most = card, value
    return best, most


def choose_battle(scene: Scene) -> int:
    """Looks ahead to the battle cards that would be used."""
    field = field_of(scene)
    hand = battle_cards(scene.mine.hand)
    chosen: list[Piece] = []
    value = field.promise(chosen)
    least = LEAST_PROMISE - DARING * restlessness(scene)
    while value <= least:
        card, value = best_card(field, hand, chosen, value)
        if card is None:
            return DONE
        chosen.append(card)
    return YES


def choose_battle_card(scene: Scene) -> int:
    return next_battle_cards(scene, 1)[0]


def next_battle_cards(scene: Scene, most: int) -> list[int]:
    """So many answers: the battle cards worth taking, one after the other, and being done."""
    field = field_of(scene)
    chosen = battle_cards(scene.mine.aside)
    hand = battle_cards(scene.offered)
    answers: list[int] = []
    value = field.promise(chosen) if hand else 0.0
    while len(answers) < most:
        card, value = best_card(field, hand, chosen, value)
        if card is None:
            answers.append(DONE)
            break
        answers.append(card.id)
        chosen = [*chosen, card]
    return answers

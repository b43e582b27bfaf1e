"""Duels at first sight: whom to challenge, who steps in, with which card to attack."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.bots.young_jedi.instinct.muster import strength
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.duelists import duelists_here, may_be_defended, weapons_for
from chancecube.young_jedi.kinds import CHARACTER
from chancecube.young_jedi.table import NUMBER, PASS, Table, opponent

CLEAR_LEAD: Final = 2.0  # points of power with which a duel is started gladly
FAVOURED: Final = 6.0
SELDOM: Final = 0.1
PASSING: Final = 0.2


def armed_strength(table: Table, lore: Lore, seat: int, card: int, sabers_only: bool) -> float:
    """A duelist's power with the best weapon it could use."""
    best = 0.0
    for weapon in weapons_for(table, seat, card, []):
        facts = table.card(weapon)
        if facts.lightsaber or not sabers_only:
            box = facts.boxes[facts.box_for[table.face[card]]]
            best = max(best, float(box.pips))
    return strength(table, lore, card) + best


def answer_to(table: Table, lore: Lore, seat: int, target: int) -> float:
    """The power of the strongest who could defend a character of this side."""
    best = armed_strength(table, lore, seat, target, False)
    if may_be_defended(table, target):
        for card in duelists_here(table, seat):
            best = max(best, armed_strength(table, lore, seat, card, False))
    return best


def easiest_answer(table: Table, lore: Lore, seat: int) -> float:
    """The least power with which a side can meet a challenge that names whom it likes."""
    least = 1e9
    for card in table.here(seat):
        if table.card(card).kind == CHARACTER:
            least = min(least, answer_to(table, lore, seat, card))
    return least


def weigh_challenge(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    answer = easiest_answer(table, lore, opponent(seat))
    weights: list[float] = []
    for option in options:
        if option == DONE:
            weights.append(1.0)
        else:
            lead = armed_strength(table, lore, seat, option, True) - answer
            weights.append(lead if lead >= CLEAR_LEAD else SELDOM)
    return weights


def weigh_targets(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    """Whom nobody strong can stand in for, and who is worth it."""
    foe = opponent(seat)
    return [
        0.5 + strength(table, lore, option) + max(0.0, 12.0 - answer_to(table, lore, foe, option))
        for option in options
    ]


def weigh_defenders(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    return [0.3 + armed_strength(table, lore, seat, option, False) ** 2 for option in options]


def weigh_weapons(table: Table, lore: Lore, options: list[int]) -> list[float]:
    return [0.3 if option == DONE else 1.0 + lore.arms[table.face[option]] for option in options]


def weigh_attacks(table: Table, seat: int, options: list[int]) -> list[float]:
    """The number one holds most of is parried least to the end; fewer cards than the opponent's are rather kept."""
    side = table.sides[seat]
    behind = len(side.dueling) < len(table.sides[opponent(seat)].dueling)
    counts = [0] * 8
    for card in side.dueling:
        for number in table.card(card).destinies:
            counts[number] += 1
    weights: list[float] = []
    for option in options:
        if option == PASS:
            weights.append(2.0 * PASSING if behind else PASSING)
        else:
            held = max([counts[number] for number in table.card(option).destinies], default=0)
            weights.append(0.3 + held * held)
    return weights


def weigh_parries(options: list[int]) -> list[float]:
    return [SELDOM if option == DONE else FAVOURED for option in options]


def weigh_numbers(options: list[int], highest: bool) -> list[float]:
    """Words for the numbers go downwards."""
    if not highest:
        return [1.0] * len(options)
    return [0.05 + (NUMBER - option) ** 4 for option in options]

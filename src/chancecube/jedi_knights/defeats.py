"""Cards that are defeated: what that counts as, and where they go."""

from __future__ import annotations

from chancecube.jedi_knights.abilities import refuge
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.counts import HAND


def fighters_of(table: Table, card: int) -> list[int]:
    """A character or starship with the characters aboard it: they are defeated together."""
    return [one for one in table.whole_stack(card) if table.is_fighter(one)]


def count_defeated(table: Table, card: int, rule: str) -> None:
    """A card of the battle, and who is aboard it, counts as defeated."""
    fight = table.fight
    for one in fighters_of(table, card):
        if fight is not None:
            fight.defeated[table.owner[one] % 2].append(table.face[one])
        table.tell("defeated", table.owner[one], one, rule=rule)


def remove_defeated(table: Table, card: int, rule: str, to_hand: bool = False) -> None:
    """Takes a defeated card off the table with all that is on it."""
    goal = HAND if to_hand else refuge(table, card)
    if goal < 0:
        table.discard_stack(card, rule)
        return
    stack = table.whole_stack(card)
    for one in reversed(stack):
        table.take_up(one)
    own = table.at[table.owner[card]]
    if goal == HAND:
        own.hand.append(card)
    else:
        own.pile.append(card)
    table.tell("to-hand" if goal == HAND else "to-pile", table.owner[card], card, rule=rule)
    for one in stack[1:]:
        table.to_discard(one, "jk.battle.under-ruling")

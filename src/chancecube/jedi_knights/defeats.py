"""Cards that are defeated: what that counts as, and where they go."""

from __future__ import annotations

from chancecube.jedi_knights.abilities import refuge
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.counts import HAND
from chancecube.kernel.position import NO_CARD


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


def remove_defeated(table: Table, cards: list[int], rule: str, stunned: int = NO_CARD) -> None:
    """Takes defeated cards off the table with all that is on them.

    Where a text sends one of them is found for all before the first is gone: they are defeated together.
    """
    goals: dict[int, int] = {}
    for card in cards:
        for one in fighters_of(table, card):
            goals[one] = HAND if one == stunned else refuge(table, one)
    for card in cards:
        stack = table.whole_stack(card)
        for one in reversed(stack):
            table.take_up(one)
        on_it = rule if goals[card] < 0 else "jk.battle.under-ruling"
        for one in stack:
            if goals.get(one, -1) < 0:
                table.to_discard(one, rule if one == card else on_it)
            else:
                put_away(table, one, goals[one], rule)


def put_away(table: Table, card: int, pile: int, rule: str) -> None:
    """A card that lies nowhere any more goes to its owner's hand or Theme pile."""
    seat = table.owner[card]
    own = table.at[seat]
    if pile == HAND:
        own.hand.append(card)
        table.tell("to-hand", seat, card, rule=rule)
        table.mix_hand(seat)
    else:
        own.pile.append(card)
        table.tell("to-pile", seat, card, rule=rule)

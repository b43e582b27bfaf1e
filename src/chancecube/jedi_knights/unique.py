"""One of each person and thing: which versions may be in play, and what replacing one means."""

from __future__ import annotations

from chancecube.jedi_knights.abilities import may_bear, may_board
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, WEAPON
from chancecube.jedi_knights.table import Change, Table
from chancecube.kernel.position import NO_CARD


def version_in_play(table: Table, card: int) -> int:
    """The card in play that is the same person or thing; Typical cards and Events never are."""
    facts = table.card(card)
    if facts.typical or facts.kind == EVENT:
        return NO_CARD
    for seat in table.at:
        for other in seat.site:
            if is_same(table, other, facts.name):
                return other
        for other in seat.system:
            if is_same(table, other, facts.name):
                return other
    for other in table.attached:
        if is_same(table, other, facts.name):
            return other
    return NO_CARD


def is_same(table: Table, other: int, name: int) -> bool:
    facts = table.card(other)
    return facts.name == name and not facts.typical and facts.kind != EVENT


def forbids_version(table: Table, seat: int, card: int) -> str:
    """The rule that keeps a version out of play beside the one that is there."""
    other = version_in_play(table, card)
    if other == NO_CARD:
        return ""
    if table.owner[other] != seat:
        return "jk.unique.opponent" if table.owner[other] % 2 != seat % 2 else "jk.team.unique-ruling"
    same = table.card(other).subtitle == table.card(card).subtitle
    return "jk.unique.same-version" if same else ""


def hand_over(table: Table, old: int, new: int) -> None:
    """The new version, already in play, takes over what lay on the old one and what affected it.

    What may not lie on the new one is discarded after the old card.
    """
    followers = table.under(old)
    was_rotated = old in table.rotated
    changes = [change for change in table.changes if change.card == old]
    take_role(table, old, new)
    lost: list[int] = []
    for card in followers:  # one after another: each takes its place from the next
        if may_follow(table, card, new):
            table.host[card] = new
        else:
            lost += table.whole_stack(card)
    for card in reversed(lost):
        table.take_up(card)
    table.take_up(old)
    for card in [old, *lost]:
        table.to_discard(card, "jk.unique.replace")
    for change in changes:
        table.changes = [
            *table.changes,
            Change(change.stat, new, change.amount, change.until, change.face),
        ]
    if was_rotated or new in table.rotated:
        table.rotate(new, "jk.deploy.ready-ruling")


def may_follow(table: Table, card: int, new: int) -> bool:
    kind = table.card(card).kind
    if kind == WEAPON:
        return may_bear(table, new, card)
    if kind == CHARACTER:
        return may_board(table, card, new)
    return True  # a tactical bonus goes with its attacker or defender


def take_role(table: Table, old: int, new: int) -> None:
    """In a battle the new version stands where the old one stood."""
    fight = table.fight
    if fight is None or new not in table.fighters_at(table.owner[new], fight.arena):
        return
    for side in range(2):
        if fight.main[side] == old:
            fight.main[side] = new
        fight.supporters[side] = [new if card == old else card for card in fight.supporters[side]]
    fight.fired = [new if card == old else card for card in fight.fired]

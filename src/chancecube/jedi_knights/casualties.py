"""Cards of a battle that are defeated before its end, by a shot or a text."""

from __future__ import annotations

from chancecube.jedi_knights.defeats import count_defeated, fighters_of, remove_defeated
from chancecube.jedi_knights.moments import push_moment, texts_set_off
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.texts import DEFEAT
from chancecube.kernel.position import NO_CARD


def strike_down(table: Table, card: int, rule: str, to_hand: bool = False) -> None:
    """Defeats a card at once, with who is aboard."""
    defeat(table, card, rule)
    remove_defeated(table, [card], rule, card if to_hand else NO_CARD)


def defeat(table: Table, card: int, rule: str) -> None:
    """Responses may be played at once; texts in play about defeat wait for the battle's result."""
    fight = table.fight
    assert fight is not None
    defeated = fighters_of(table, card)
    for one in defeated:
        fight.waiting += texts_set_off(table, DEFEAT, one, table.owner[one])
    for one in reversed(defeated):
        push_moment(table, DEFEAT, one, table.owner[one], [])
    count_defeated(table, card, rule)

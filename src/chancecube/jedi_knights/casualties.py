"""Cards of a battle that are defeated before its end, by a shot or a text."""

from __future__ import annotations

from chancecube.jedi_knights.defeats import count_defeated, fighters_of, remove_defeated
from chancecube.jedi_knights.moments import happen
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.texts import DEFEAT


def strike_down(table: Table, card: int, rule: str, to_hand: bool = False) -> None:
    """Defeats a card at once, with who is aboard; texts about each of them are set off."""
    for one in reversed(fighters_of(table, card)):
        happen(table, DEFEAT, one, table.owner[one])
    count_defeated(table, card, rule)
    remove_defeated(table, card, rule, to_hand)

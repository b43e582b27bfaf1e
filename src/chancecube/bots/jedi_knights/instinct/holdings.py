"""Which cards lie where, for a judgement that has learned what single cards are worth in each place."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.table import Table

PLACES: Final = (
    8  # hand, site, system, Theme pile, Events, Force deck, planets won, and on or aboard other cards
)
ATTACHED: Final = 7
WHOSE: Final = 2
OF_A_FACE: Final = PLACES * WHOSE  # numbers; those of cards added later come after all others


def holdings(table: Table, side: int) -> list[int]:
    """A number for each card whose place tells something, by its face, its place and whether it is this side's."""
    found: list[int] = []
    for seat in range(table.seats):
        own = table.at[seat]
        whose = (seat + side) % WHOSE
        places = [own.hand, own.site, own.system, own.pile, own.events, own.force, own.won]
        for place in range(len(places)):
            for card in places[place]:
                found.append(table.face[card] * OF_A_FACE + place * WHOSE + whose)
    for card in table.attached:
        whose = (table.owner[card] + side) % WHOSE
        found.append(table.face[card] * OF_A_FACE + ATTACHED * WHOSE + whose)
    return found

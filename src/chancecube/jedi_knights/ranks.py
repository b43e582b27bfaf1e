"""Who comes before whom: by Theme number for the game, by Force number for the turn."""

from __future__ import annotations

from chancecube.jedi_knights.table import Table
from chancecube.kernel.position import NO_CARD


def highest_first(seats: list[int], numbers: list[int]) -> list[int]:
    """Seats by their numbers; where these are equal, in the order given."""
    found: list[int] = []
    for seat in seats:
        place = len(found)
        while place > 0 and numbers[found[place - 1]] < numbers[seat]:
            place -= 1
        found.insert(place, seat)
    return found


def theme_number(table: Table, seat: int) -> int:
    theme = table.at[seat].theme
    return 0 if theme == NO_CARD else table.card(theme).theme_number


def theme_numbers(table: Table) -> list[int]:
    return [theme_number(table, seat) for seat in range(table.seats)]


def side_mask(table: Table, side: int) -> int:
    """All the seats of a side: partners win or lose together."""
    return table.partners(side)

"""The Control Check: whose characters at the site have more power, and which location that wins."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.sums import HERO_DOUBLES, Addend, power, theme_of, total
from chancecube.jedi_knights.table import NOBODY, Table
from chancecube.kernel.position import NO_CARD

OF_CHARACTER: Final = "character"  # an addend: the power of one of the characters there


def is_own_hero(table: Table, card: int) -> bool:
    """A Hero of the Theme its player has."""
    facts = table.card(card)
    return facts.hero and facts.theme == theme_of(table, table.owner[card])


def control_sum(table: Table, side: int) -> list[Addend]:
    """The power of the side's characters at the site, rotated ones too; doubled once if a Hero is among them."""
    addends: list[Addend] = []
    hero = NO_CARD
    for seat in table.side(side):
        for card in table.at[seat].site:
            addends.append((OF_CHARACTER, table.face[card], power(table, card)))
            if hero == NO_CARD and is_own_hero(table, card):
                hero = card
    if hero != NO_CARD:
        addends.append((HERO_DOUBLES, table.face[hero], total(addends)))
    return addends


def control_totals(table: Table, rule: str) -> list[int]:
    """Both sides' totals, told to all."""
    totals: list[int] = []
    for side in range(2):
        addends = control_sum(table, side)
        totals.append(total(addends))
        table.tell("control-sum", side, amount=totals[side], rule=rule, sums=addends)
    return totals


def controller(table: Table, rule: str) -> int:
    """The side with the higher total; equal ones give the planet to nobody."""
    totals = control_totals(table, rule)
    if totals[0] == totals[1]:
        return NOBODY
    return 0 if totals[0] > totals[1] else 1


def location_of(table: Table, side: int) -> int:
    """The one of the two locations of the planet that the side has laid, as site or as system."""
    site = table.sites[-1]
    return site if table.owner[site] % 2 == side else table.systems[-1]

"""A planet enters play: its site and system now lie on top, and the text of the site is carried out."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.moments import happen
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.texts import ENTERS

EVERY_PLAYER: Final = -1


def enter_planet(table: Table) -> None:
    """The last planet begins the Final Conflict; what its site says is said in it."""
    site = table.sites[-1]
    table.turns_here = 0
    if len(table.sites) == 1:
        table.final = True
        table.tell("final", -1, rule="jk.draw.next-planet")
    table.tell("planet", table.owner[site], site, rule="jk.setup.enters-play")
    happen(table, ENTERS, site, EVERY_PLAYER)

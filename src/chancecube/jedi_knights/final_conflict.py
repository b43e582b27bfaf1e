"""The Final Conflict: the fourth planet, fought out until one side alone has characters at its site."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.control import control_totals
from chancecube.jedi_knights.ranks import side_mask
from chancecube.jedi_knights.table import CHARACTER_PHASE, Table

QUIET_PHASES: Final = 10


def has_characters(table: Table, side: int) -> bool:
    """At the site; those left aboard starships do not count."""
    for seat in range(side, table.seats, 2):
        if table.at[seat].site:
            return True
    return False


def is_decisive(table: Table) -> bool:
    """From the first Character Battle Phase on; a battle comes to its own end first."""
    return table.final and table.phase >= CHARACTER_PHASE and table.fight is None and not table.over


def check_final(table: Table) -> bool:
    """Ends the game if it is decided; called after every battle and every other action."""
    if not is_decisive(table):
        return False
    standing = [has_characters(table, 0), has_characters(table, 1)]
    if standing[0] and standing[1]:
        return False
    if not standing[0] and not standing[1]:
        table.finish(side_mask(table, ahead(table)), "jk.final.check-ruling")
    else:
        table.finish(side_mask(table, 0 if standing[0] else 1), "jk.game.final-conflict")
    return True


def ahead(table: Table) -> int:
    """The side with more planets controlled, then with the higher Theme number."""
    won = [table.controlled(0), table.controlled(1)]
    if won[0] != won[1]:
        return 0 if won[0] > won[1] else 1
    return table.rank[0] % 2


def open_phase(table: Table) -> None:
    """A Character Battle Phase counts as quiet until a battle is fought in it."""
    if not check_final(table):
        table.quiet += 1


def check_stall(table: Table) -> bool:
    """Ends a game in which nobody fights any more."""
    if table.quiet < QUIET_PHASES:
        return False
    totals = control_totals(table, "jk.final.stall-ruling")
    winner = ahead(table) if totals[0] == totals[1] else totals.index(max(totals))
    table.finish(side_mask(table, winner), "jk.final.stall-ruling")
    return True

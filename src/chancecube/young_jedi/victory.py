"""How games end besides an exhausted draw deck: control of enough planets, a drawn fight, a standstill."""

from __future__ import annotations

from typing import Final

from chancecube.kernel.events import NOBODY, only
from chancecube.young_jedi.table import PLAYING, Table, opponent

PLANETS_TO_WIN: Final = 2
QUIET_TURNS_TO_DRAW: Final = 12


def planets_controlled(table: Table, seat: int) -> int:
    return table.sides[seat].controlled.bit_count()


def check_planets(table: Table, seat: int) -> None:
    """One planet wins the 30-card first game, two win the full game at once."""
    if table.options.starter:
        table.finish(only(seat), "yj.game.planet-victory-starter")
    elif planets_controlled(table, seat) >= PLANETS_TO_WIN:
        table.finish(only(seat), "yj.game.planet-victory")


def check_decks_after_draws(table: Table) -> None:
    """All destiny draws of the fight are made: now the draw decks are looked at, before any damage."""
    table.mode = PLAYING
    emptied = table.emptied
    if not emptied:
        return
    table.emptied = []
    if len(emptied) == 1:
        table.finish(only(opponent(emptied[0])), "yj.game.deck-victory-fight")
    elif table.options.tournament:
        table.finish(only(opponent(emptied[0])), "yj.game.deck-victory-tournament")
    else:
        table.finish(NOBODY, "yj.game.deck-victory-fight")


def check_standstill(table: Table) -> None:
    """Called at the end of each turn."""
    table.quiet_turns = 0 if table.stirred else table.quiet_turns + 1
    if table.quiet_turns >= QUIET_TURNS_TO_DRAW:
        table.finish(NOBODY, "yj.game.standstill-ruling")

"""The Draw Phase: the Control Check with packing up and the next planet, then drawing, then readying."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.control import controller, location_of
from chancecube.jedi_knights.kinds import CHARACTER, STARSHIP, WEAPON
from chancecube.jedi_knights.moments import happen
from chancecube.jedi_knights.planets import enter_planet
from chancecube.jedi_knights.ranks import side_mask
from chancecube.jedi_knights.sums import income_sum, total
from chancecube.jedi_knights.table import NOBODY, Table, TableStep
from chancecube.jedi_knights.vocabulary.standing import DRAWS
from chancecube.jedi_knights.vocabulary.texts import CONTROL
from chancecube.kernel.known import Known

CHECK: Final = 0
PACK_UP: Final = 1
NEXT_PLANET: Final = 2
DRAWING: Final = 3
READYING: Final = 4

TURNS_PER_PLANET: Final = 2  # for each of two players; teams fight for one turn
PLANETS_TO_WIN: Final = 3
PACKED: Final = [CHARACTER, STARSHIP, WEAPON]


def is_last_turn_here(table: Table) -> bool:
    """The fourth planet has no such turn: it is fought out."""
    needed = TURNS_PER_PLANET if table.seats == 2 else 1
    return not table.final and table.turns_here >= needed


@final
class DrawPhase(TableStep):
    def __init__(self) -> None:
        super().__init__()
        self.controller = NOBODY  # the side that has won the Control Check

    def play(self, table: Table) -> None:
        if self.stage == CHECK:
            self.check_control(table)
        elif self.stage == PACK_UP:
            self.pack_up(table)
        elif self.stage == NEXT_PLANET:
            self.stage = DRAWING
            enter_planet(table)
        elif self.stage == DRAWING:
            self.draw(table)
        else:
            table.pop()
            ready_all(table)

    def check_control(self, table: Table) -> None:
        """Texts about it work while the planet's cards still lie there."""
        if not is_last_turn_here(table):
            self.stage = DRAWING
            return
        self.stage = PACK_UP
        rule = "jk.draw.control-check" if table.seats == 2 else "jk.team.one-turn"
        side = controller(table, rule)
        self.controller = side
        if side == NOBODY:
            table.tell("no-control", -1, table.sites[-1], rule="jk.draw.control-check")
            return
        location = location_of(table, side)
        table.tell("control", table.owner[location], location, rule=rule)
        if table.controlled(side) + 1 >= PLANETS_TO_WIN:
            self.take_locations(table)
            table.finish(side_mask(table, side), "jk.game.three-planets")
        else:
            happen(table, CONTROL, location, table.owner[location])

    def pack_up(self, table: Table) -> None:
        self.stage = NEXT_PLANET
        for seat in table.order:
            for card in table.at[seat].site + table.at[seat].system:
                pack_stack(table, card)
        self.take_locations(table)

    def take_locations(self, table: Table) -> None:
        for location in (table.sites[-1], table.systems[-1]):
            if table.owner[location] % 2 == self.controller:
                keep_location(table, location)
            else:
                retire_location(table, location, self.controller == NOBODY)

    def draw(self, table: Table) -> None:
        """As many as there are: an empty draw deck loses nothing."""
        self.stage = READYING
        rule = "jk.draw.draw" if table.seats == 2 else "jk.team.draw-order-ruling"
        for seat in table.order:
            addends = income_sum(table, seat, DRAWS)
            count = total(addends)
            table.tell("draw-number", seat, amount=count, rule="jk.force.draw", sums=addends)
            if table.draw(seat, count, rule) < count:
                table.tell("deck-empty", seat, rule="jk.game.no-deck-loss")

    def copy(self) -> DrawPhase:
        twin = DrawPhase()
        twin.stage = self.stage
        twin.controller = self.controller
        return twin

    def encode(self) -> list[object]:
        return ["draw", self.stage, self.controller]


def read_draw_phase(fields: list[Any], known: Known) -> DrawPhase:
    step = DrawPhase()
    if fields[0] not in (NOBODY, 0, 1):
        raise ValueError(fields[0])
    step.controller = fields[0]
    return step


# --- packing up ---


def pack_stack(table: Table, card: int) -> None:
    """Takes a stack apart: what can be played anew goes singly to its owner's Theme pile, the rest is discarded."""
    stack = table.whole_stack(card)
    for one in reversed(stack):
        table.take_up(one)
    for one in stack:
        owner = table.owner[one]
        if table.card(one).kind in PACKED:
            table.at[owner].pile.append(one)
            table.tell("pack", owner, one, rule="jk.draw.pack-up")
        else:
            table.to_discard(one, "jk.draw.unstack-ruling")


def lift_location(table: Table, location: int) -> None:
    if table.sites and table.sites[-1] == location:
        table.sites.pop()
    else:
        table.systems.pop()


def keep_location(table: Table, location: int) -> None:
    """Site side up under the used Force cards: its bonus credits show and count in the Final Conflict."""
    lift_location(table, location)
    owner = table.owner[location]
    table.at[owner].won.append(location)
    rule = "jk.draw.pack-up" if table.seats == 2 else "jk.team.location-ruling"
    table.tell("won-location", owner, location, table.card(location).bonus, rule=rule)


def retire_location(table: Table, location: int, tied: bool) -> None:
    """To its owner's Theme pile for the rest of the game."""
    lift_location(table, location)
    owner = table.owner[location]
    table.at[owner].pile.append(location)
    table.tell("to-pile", owner, location, rule="jk.draw.tied-planet-ruling" if tied else "jk.draw.pack-up")


def ready_all(table: Table) -> None:
    for card in table.rotated[:]:
        table.ready(card, "jk.draw.ready")

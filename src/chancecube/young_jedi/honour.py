"""The honour-system option: what is played face down is checked when it is revealed, and costs a planet if wrong."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.events import only
from chancecube.kernel.known import Known
from chancecube.young_jedi.control import take_control
from chancecube.young_jedi.effects import COUNTERS_PER_TURN
from chancecube.young_jedi.even_up import EvenUp
from chancecube.young_jedi.kinds import CHARACTER, EFFECT, LOCATION, STARSHIP, WEAPON
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.table import EVEN_UP, Table, TableStep, opponent, without
from chancecube.young_jedi.unique import forbidden_copy

RULE: Final = "yj.deploy.honour-hidden"


# --- the reveal ---


def is_breach(table: Table, seat: int) -> bool:
    """Whether what the player has face down on the current planet should never have been put there."""
    cards = table.hidden_here(seat)
    counters = sum([table.card(card).counters for card in cards])
    effects = len([card for card in cards if table.card(card).kind == EFFECT])
    if counters > COUNTERS_PER_TURN or effects + len(table.sides[seat].effect) > 1:
        return True
    return any([is_illegal(table, seat, card) for card in cards])


def is_illegal(table: Table, seat: int, card: int) -> bool:
    """A card that cannot lie face down at all, or of which too many are in play."""
    facts = table.card(card)
    if facts.kind not in (CHARACTER, WEAPON, EFFECT):
        return True
    down = table.sides[seat].down
    here = down[table.planet]
    down[table.planet] = without(here, card)
    forbidden = forbidden_copy(table, seat, facts) != ""
    down[table.planet] = here
    return forbidden


def clear_misfits(table: Table, seat: int) -> None:
    """What was just turned up and has no place on a planet leaves it; everything else stays."""
    side = table.sides[seat]
    for planet in range(len(PLANETS)):
        for card in side.up[planet]:
            kind = table.card(card).kind
            if kind in (CHARACTER, WEAPON):
                continue
            table.take_off(seat, planet, card)
            table.tell("honour-breach", seat, card, rule=RULE)
            if kind == STARSHIP:
                side.hyperspace = [*side.hyperspace, card]
            elif kind == LOCATION:
                table.lay_locations(planet, [card, *table.locations[planet]])
            else:
                table.to_discard(seat, card, "discard", RULE)


OFFER: Final = 0
EVENED_UP: Final = 1
LOST: Final = 2


@final
class Penalty(TableStep):
    """The offender concedes the planet, evens up, and goes on to the next one."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, table: Table) -> None:
        if self.stage == OFFER:
            self.stage = EVENED_UP
            table.ask(opponent(self.seat), "surrender-honour", [YES, DONE], rule=RULE)
        elif self.stage == EVENED_UP:
            self.stage = LOST
            table.phase = EVEN_UP
            table.push(EvenUp())
        else:
            self.lose_planet(table)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        """The opponent may have all own cards there back in the draw deck."""
        if option != YES:
            return
        side = table.sides[decision.seat]
        back = table.here(decision.seat) + table.hidden_here(decision.seat) + side.effect
        side.up[table.planet] = []
        side.down[table.planet] = []
        side.effect = []
        for card in back:
            table.make_whole(card)
        side.deck += back
        table.shuffle_deck(decision.seat)

    def lose_planet(self, table: Table) -> None:
        table.pop()
        table.sides[self.seat].surrendered |= only(table.planet)
        table.tell("concede", self.seat, amount=table.planet, rule=RULE)
        take_control(table, opponent(self.seat), RULE)

    def copy(self) -> Penalty:
        twin = Penalty(self.seat)
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["penalty", self.stage, self.seat]


def read_penalty(fields: list[Any], known: Known) -> Penalty:
    return Penalty(known.seat(fields[2]))

"""Even Up: the active player draws or discards to exactly six cards."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, PICK, Decision
from chancecube.young_jedi.kinds import LOCATION
from chancecube.young_jedi.known import Known
from chancecube.young_jedi.table import RECYCLE, Table, TableStep

HAND_SIZE: Final = 6

RENEW: Final = 0
TO_SIX: Final = 1


@final
class EvenUp(TableStep):
    """First the hand may be renewed, then it is brought to six."""

    def play(self, table: Table) -> None:
        if self.stage == RENEW:
            self.renew(table)
        else:
            self.to_six(table)

    def renew(self, table: Table) -> None:
        """Locations, or the whole hand, may be discarded before drawing."""
        hand = table.sides[table.active].hand
        options = [card for card in hand if table.card(card).kind == LOCATION]
        if hand:
            options.append(RECYCLE)
        options.append(DONE)
        table.ask(table.active, "even-up", options, PICK, "yj.evenup.discard-locations")

    def to_six(self, table: Table) -> None:
        seat = table.active
        side = table.sides[seat]
        if len(side.hand) < HAND_SIZE:
            self.draw_to_six(table, seat)
        if table.over:
            return
        if len(side.hand) > HAND_SIZE:
            surplus = len(side.hand) - HAND_SIZE
            table.ask(seat, "discard", side.hand[:], PICK, "yj.evenup.six", surplus)
        else:
            table.pop()

    def draw_to_six(self, table: Table, seat: int) -> None:
        while len(table.sides[seat].hand) < HAND_SIZE and not table.over:
            table.draw(seat, "yj.evenup.six")
        table.mix_hand(seat)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        seat = decision.seat
        hand = table.sides[seat].hand
        if option == DONE:
            self.stage = TO_SIX
        elif option == RECYCLE:
            self.recycle(table, seat)
        else:
            hand.remove(option)
            rule = "yj.evenup.six" if self.stage == TO_SIX else "yj.evenup.discard-locations"
            table.to_discard(seat, option, "discard", rule)

    def recycle(self, table: Table, seat: int) -> None:
        """The whole hand goes; six new cards come."""
        side = table.sides[seat]
        table.tell("recycle", seat, amount=len(side.hand), rule="yj.evenup.recycle")
        for card in side.hand:
            table.to_discard(seat, card, "discard", "yj.evenup.recycle")
        side.hand = []
        self.stage = TO_SIX

    def copy(self) -> EvenUp:
        twin = EvenUp()
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["even-up", self.stage]


def read_even_up(fields: list[Any], known: Known) -> EvenUp:
    return EvenUp()

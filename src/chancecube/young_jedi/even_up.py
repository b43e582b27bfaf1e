"""Even Up: the active player draws or discards to exactly six cards, or to what an effect says."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, PICK, Decision
from chancecube.kernel.known import Known
from chancecube.young_jedi.kinds import LOCATION
from chancecube.young_jedi.table import RECYCLE, Table, TableStep, opponent, without

HAND_SIZE: Final = 6
SACRIFICE_RULE: Final = "yj.evenup.order-ruling"

TEXTS: Final = 0
TARGET: Final = 1
RENEW: Final = 2
TO_SIX: Final = 3


def hand_size(table: Table, seat: int) -> int:
    """Six, unless the player's effect says otherwise."""
    for effect in table.sides[seat].effect:
        says = table.cards[table.face[effect]].says
        if says is not None and says.hand_size is not None:
            return says.hand_size.cards
    return HAND_SIZE


def targets_of_sacrifice(table: Table, seat: int) -> list[int]:
    """The opponent's face-up cards here that the player's effect could be given up for."""
    for effect in table.sides[seat].effect:
        says = table.cards[table.face[effect]].says
        if says is not None and says.sacrifice is not None:
            there = table.here(opponent(seat))
            return [card for card in there if says.sacrifice.who.meant(table.face[card])]
    return []


@final
class EvenUp(TableStep):
    """First come texts for this step, then the hand may be renewed, then it is brought to six."""

    def play(self, table: Table) -> None:
        if self.stage == TEXTS:
            self.offer_sacrifice(table)
        elif self.stage == TARGET:
            self.ask_target(table)
        elif self.stage == RENEW:
            self.renew(table)
        else:
            self.to_six(table)

    def offer_sacrifice(self, table: Table) -> None:
        seat = table.active
        if table.sides[seat].effect and targets_of_sacrifice(table, seat):
            effect = table.sides[seat].effect[0]
            table.ask(seat, "sacrifice", [effect, DONE], rule=SACRIFICE_RULE)
        else:
            self.stage = RENEW
            self.renew(table)

    def ask_target(self, table: Table) -> None:
        seat = table.active
        effect = table.sides[seat].effect[0]
        table.ask(seat, "sacrifice", targets_of_sacrifice(table, seat), rule=SACRIFICE_RULE, number=effect)

    def sacrifice(self, table: Table, seat: int, target: int) -> None:
        """A card discarded by a text is not defeated: it costs no damage, and no weapon goes with it."""
        side = table.sides[seat]
        effect = side.effect[0]
        side.effect = without(side.effect, effect)
        table.to_discard(seat, effect, "sacrifice", SACRIFICE_RULE)
        foe = opponent(seat)
        table.take_off(foe, table.planet, target)
        table.to_discard(foe, target, "discard", "yj.battle.removed-not-defeated-ruling")

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
        size = hand_size(table, seat)
        if len(side.hand) < size:
            self.draw_up_to(table, seat, size)
        if table.over:
            return
        if len(side.hand) > size:
            surplus = len(side.hand) - size
            table.ask(seat, "discard", side.hand[:], PICK, "yj.evenup.six", surplus)
        else:
            table.pop()

    def draw_up_to(self, table: Table, seat: int, size: int) -> None:
        while len(table.sides[seat].hand) < size and not table.over:
            table.draw(seat, "yj.evenup.six")
        table.mix_hand(seat)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        seat = decision.seat
        hand = table.sides[seat].hand
        if decision.kind == "sacrifice":
            self.take_sacrifice(table, seat, option)
        elif option == DONE:
            self.stage = TO_SIX
        elif option == RECYCLE:
            self.recycle(table, seat)
        else:
            hand.remove(option)
            rule = "yj.evenup.six" if self.stage == TO_SIX else "yj.evenup.discard-locations"
            table.to_discard(seat, option, "discard", rule)

    def take_sacrifice(self, table: Table, seat: int, option: int) -> None:
        """First the effect is chosen, or not; then what is discarded for it."""
        if self.stage == TEXTS and option != DONE:
            self.stage = TARGET
            return
        if self.stage == TARGET:
            self.sacrifice(table, seat, option)
        self.stage = RENEW

    def recycle(self, table: Table, seat: int) -> None:
        """The whole hand goes; new cards come."""
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

"""Deploying on one's honour: cards put down though it is against the rules. What comes of it is told in `honour`."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.decision import DONE, Decision
from chancecube.kernel.events import only
from chancecube.kernel.known import Known
from chancecube.young_jedi.deploy import cost, deploys_hidden, enter_play
from chancecube.young_jedi.effects import effect_half
from chancecube.young_jedi.table import Table, TableStep
from chancecube.young_jedi.unique import forbidden_copy


def bluffs(table: Table, seat: int) -> list[int]:
    """What a player may put down against the rules: face down anything, face up a stack that lies elsewhere."""
    if not table.options.honour:
        return []
    hand = table.sides[seat].hand
    if deploys_hidden(table, seat):
        return hand[:]
    return [card for card in hand if breaks_stack(table, seat, card)]


def breaks_stack(table: Table, seat: int, card: int) -> bool:
    facts = table.card(card)
    if cost(table, seat, facts) > table.sides[seat].counters:
        return False
    return forbidden_copy(table, seat, facts) == "yj.unique.stackable"


@final
class Bluff(TableStep):
    """One card deployed without being checked."""

    def play(self, table: Table) -> None:
        seat = table.active
        table.ask(seat, "bluff", [*bluffs(table, seat), DONE], rule="yj.deploy.honour-hidden")

    def take(self, table: Table, decision: Decision, option: int) -> None:
        table.pop()
        seat = decision.seat
        if option == DONE:
            return
        table.sides[seat].hand.remove(option)
        if deploys_hidden(table, seat):
            put_face_down(table, seat, option)
        else:
            enter_play(table, seat, option, cost(table, seat, table.card(option)))
            take_back_stack(table, seat, option)

    def copy(self) -> Bluff:
        return Bluff()

    def encode(self) -> list[object]:
        return ["bluff", self.stage]


def read_bluff(fields: list[Any], known: Known) -> Bluff:
    return Bluff()


def put_face_down(table: Table, seat: int, card: int) -> None:
    """Whatever it is, and whatever it costs."""
    side = table.sides[seat]
    facts = effect_half(table, table.card(card))
    side.counters = max(side.counters - facts.counters, 0)
    table.face[card] = facts.index
    side.down[table.planet] = [*side.down[table.planet], card]
    table.stirred = True
    table.tell("deploy-hidden", seat, card, rule="yj.deploy.honour-hidden", seen=only(seat))


def take_back_stack(table: Table, seat: int, card: int) -> None:
    """A stack found on a second planet goes back to hand as a whole; its counters stay spent."""
    side = table.sides[seat]
    name = table.card(card).name
    for one in [one for one in table.here(seat) if table.card(one).name == name]:
        table.take_off(seat, table.planet, one)
        side.hand.append(one)
        table.tell("honour-breach", seat, one, rule="yj.deploy.honour-stack")
    table.mix_hand(seat)

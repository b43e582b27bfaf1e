"""Deploying: cards worth up to six counters a turn, to the current planet."""

from __future__ import annotations

from typing import final

from chancecube.kernel.decision import DONE, PICK, Decision
from chancecube.kernel.events import only
from chancecube.young_jedi.kinds import BATTLE, LOCATION, STARSHIP
from chancecube.young_jedi.table import Table, TableStep
from chancecube.young_jedi.unique import forbidden_copy


def forbids_deploying(table: Table, seat: int, card: int) -> str:
    """The rule that keeps a card in hand, or nothing."""
    facts = table.card(card)
    if facts.kind == BATTLE:
        return "yj.game.card-types"
    if facts.kind == LOCATION:
        return forbids_location(table, card)
    if facts.counters > table.sides[seat].counters:
        return "yj.deploy.six-counters"
    return forbidden_copy(table, seat, facts)


def forbids_location(table: Table, card: int) -> str:
    """A location needs another site of the current planet."""
    facts = table.card(card)
    if facts.planet != table.planet:
        return "yj.setup.starter-other-planets" if table.options.starter else "yj.deploy.current-planet"
    return "yj.deploy.location" if facts.site == table.site else ""


def deploys_hidden(table: Table, seat: int) -> bool:
    """On a player's own first turn at a planet everything is deployed face down."""
    return table.sides[seat].turns_here <= 1


def deploy(table: Table, seat: int, card: int) -> None:
    """Puts a card from hand into play, where its kind belongs."""
    side = table.sides[seat]
    facts = table.card(card)
    side.hand.remove(card)
    table.stirred = True
    if facts.kind == LOCATION:
        table.put_location(seat, card, "yj.deploy.location")
    elif facts.kind == STARSHIP:
        side.hyperspace.append(card)
        table.tell("launch", seat, card, rule="yj.deploy.starship")
    else:
        side.counters -= facts.counters
        if deploys_hidden(table, seat):
            side.down[table.planet].append(card)
            table.tell("deploy-hidden", seat, card, rule="yj.deploy.hidden-first-turn", seen=only(seat))
        else:
            side.up[table.planet].append(card)
            table.tell("deploy", seat, card, facts.counters, rule="yj.deploy.six-counters")


@final
class Deploy(TableStep):
    """The deploy phase: one card after another until the player has done enough."""

    def play(self, table: Table) -> None:
        seat = table.active
        side = table.sides[seat]
        options = [card for card in side.hand if not forbids_deploying(table, seat, card)]
        options.append(DONE)
        table.ask(seat, "deploy", options, PICK, "yj.deploy.six-counters", side.counters)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if option == DONE:
            table.pop()
        else:
            deploy(table, decision.seat, option)

    def copy(self) -> Deploy:
        return Deploy()

    def encode(self) -> list[object]:
        return ["deploy", self.stage]

"""Deploying: cards worth up to six counters a turn, to the current planet."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, PICK, Decision
from chancecube.kernel.events import only
from chancecube.young_jedi.evacuation import Evacuation, forbids_evacuation
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, DOUBLE, EFFECT, LOCATION, OBJECTIVE, STARSHIP
from chancecube.young_jedi.known import Known
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.scene import Scene
from chancecube.young_jedi.table import EVACUATE, Table, TableStep
from chancecube.young_jedi.unique import forbidden_copy

COUNTERS_PER_TURN: Final = 6


def forbids_deploying(table: Table, seat: int, card: int) -> str:
    """The rule that keeps a card in hand, or nothing."""
    facts = table.card(card)
    if facts.kind == BATTLE or (facts.kind == DOUBLE and EFFECT not in facts.kinds):
        return "yj.game.card-types"
    if facts.kind == LOCATION:
        return forbids_location(table, card)
    if facts.kind == OBJECTIVE:
        return "yj.race.objective"
    if EFFECT in facts.kinds and has_effect(table, seat):
        return "yj.effect.one"
    if cost(table, seat, facts) > table.sides[seat].counters:
        return "yj.deploy.six-counters"
    return forbidden_copy(table, seat, facts)


def forbids_location(table: Table, card: int) -> str:
    """A location needs another site of the current planet."""
    facts = table.card(card)
    if facts.planet != table.planet:
        return "yj.setup.starter-other-planets" if table.options.starter else "yj.deploy.current-planet"
    return "yj.deploy.location" if facts.site == table.site else ""


def has_effect(table: Table, seat: int) -> bool:
    """Face down or not, one effect is all a player may have."""
    side = table.sides[seat]
    if side.effect:
        return True
    for card in side.down[table.planet]:
        if table.card(card).kind == EFFECT:
            return True
    return False


# --- what it costs ---


def counter_limit(table: Table, seat: int) -> int:
    """Six counters a turn, unless the player's effect allows more."""
    for effect in table.sides[seat].effect:
        says = table.card(effect).says
        if says is not None and says.counters is not None and not says.counters.discard:
            return says.counters.limit
    return COUNTERS_PER_TURN


def effect_half(table: Table, facts: Card) -> Card:
    """What a double impact card is when it is deployed."""
    for half in facts.halves:
        if table.cards[half].kind == EFFECT:
            return table.cards[half]
    return facts


def cost(table: Table, seat: int, card: Card) -> int:
    """The counters a card takes now; a text that lowers them does not work face down."""
    facts = effect_half(table, card)
    if deploys_hidden(table, seat):
        return facts.counters
    if facts.says is not None and facts.says.cheaper is not None:
        if facts.says.cheaper.when.holds(Scene(table, seat)):
            return facts.says.cheaper.counters
    for effect in table.sides[seat].effect:
        says = table.card(effect).says
        if says is not None and says.free is not None and says.free.who.meant(facts.index):
            return 0
    return facts.counters


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
        counters = cost(table, seat, facts)
        side.counters -= counters
        table.face[card] = effect_half(table, facts).index
        if deploys_hidden(table, seat):
            side.down[table.planet].append(card)
            table.tell("deploy-hidden", seat, card, rule="yj.deploy.hidden-first-turn", seen=only(seat))
        elif table.card(card).kind == EFFECT:
            deploy_effect(table, seat, card, counters)
        else:
            side.up[table.planet].append(card)
            table.tell("deploy", seat, card, counters, rule="yj.deploy.six-counters")


def deploy_effect(table: Table, seat: int, card: int, counters: int) -> None:
    """An effect that raises the limit of counters works at once."""
    side = table.sides[seat]
    before = counter_limit(table, seat)
    side.effect.append(card)
    side.counters += counter_limit(table, seat) - before
    table.tell("effect", seat, card, counters, rule="yj.effect.cost")


@final
class Deploy(TableStep):
    """The deploy phase: one card after another until the player has done enough."""

    def play(self, table: Table) -> None:
        seat = table.active
        side = table.sides[seat]
        options = [card for card in side.hand if not forbids_deploying(table, seat, card)]
        for planet in range(len(PLANETS)):
            if not forbids_evacuation(table, seat, planet):
                options.append(EVACUATE - planet)
        options.append(DONE)
        table.ask(seat, "deploy", options, PICK, "yj.deploy.six-counters", side.counters)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if option == DONE:
            table.pop()
        elif option < 0:
            table.push(Evacuation(decision.seat, EVACUATE - option))
        else:
            deploy(table, decision.seat, option)

    def copy(self) -> Deploy:
        return Deploy()

    def encode(self) -> list[object]:
        return ["deploy", self.stage]


def read_deploy(fields: list[Any], known: Known) -> Deploy:
    return Deploy()

"""Deploying: which cards may be deployed now, what they cost, and where they come to lie."""

from __future__ import annotations

from chancecube.kernel.events import only
from chancecube.young_jedi.effects import counter_limit, effect_half, has_effect
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import (
    BATTLE,
    DIAMOND,
    DOUBLE,
    EFFECT,
    LOCATION,
    OBJECTIVE,
    STARSHIP,
    WEAPON,
)
from chancecube.young_jedi.scene import Scene
from chancecube.young_jedi.table import Side, Table, without
from chancecube.young_jedi.unique import forbidden_copy
from chancecube.young_jedi.vocabulary.in_play import Free


def forbids_deploying(table: Table, seat: int, card: int, free: bool = False) -> str:
    """The rule that keeps a card out of play, or nothing; with `free` whatever counters are left."""
    facts = table.cards[table.face[card]]
    kind = facts.kind
    if kind == BATTLE or (kind == DOUBLE and not facts.is_effect_card):
        return "yj.game.card-types"
    if kind == LOCATION:
        return forbids_location(table, facts)
    if kind == OBJECTIVE:
        return "yj.race.objective"
    if kind in (EFFECT, DOUBLE) and has_effect(table, seat):
        return "yj.effect.one"
    if not free and cost(table, seat, facts) > table.sides[seat].counters:
        return "yj.deploy.six-counters"
    return "" if facts.uniqueness == DIAMOND else forbidden_copy(table, seat, facts)


def deployable(table: Table, seat: int) -> list[int]:
    """The cards in hand that nothing keeps out of play; what is plain to see is looked at here, the rest in turn."""
    side = table.sides[seat]
    counters = side.counters
    free = made_free(table, side)
    cards = table.cards
    face = table.face
    found: list[int] = []
    for card in side.hand:
        facts = cards[face[card]]
        kind = facts.kind
        if kind == BATTLE:
            continue
        if kind <= WEAPON and facts.fixed_cost:
            if (facts.price <= counters or (free is not None and free.who.meant(facts.index))) and (
                facts.uniqueness == DIAMOND or not forbidden_copy(table, seat, facts)
            ):
                found.append(card)
        elif kind == LOCATION:
            if facts.planet == table.planet and facts.site != table.site:
                found.append(card)
        elif kind == STARSHIP:
            if facts.uniqueness == DIAMOND or not forbidden_copy(table, seat, facts):
                found.append(card)
        elif kind > WEAPON:  # of the kinds still left only effects are deployed, and of these one is all
            if (
                facts.is_effect_card
                and not side.effect
                and (facts.price if facts.fixed_cost else cost(table, seat, facts)) <= counters
                and not (side.down[table.planet] and has_effect(table, seat))
            ):
                found.append(card)
        elif not forbids_deploying(table, seat, card):
            found.append(card)
    return found


def made_free(table: Table, side: Side) -> Free | None:
    """What the player's effect lets deploy for free."""
    for effect in side.effect:
        says = table.cards[table.face[effect]].says
        if says is not None and says.free is not None:
            return says.free
    return None


def forbids_location(table: Table, facts: Card) -> str:
    """A location needs another site of the current planet."""
    if facts.planet != table.planet:
        return "yj.setup.starter-other-planets" if table.options.starter else "yj.deploy.current-planet"
    return "yj.deploy.location" if facts.site == table.site else ""


# --- what it costs ---


def cost(table: Table, seat: int, card: Card) -> int:
    """The counters a card takes now; its own text that lowers them does not work face down."""
    side = table.sides[seat]
    if card.fixed_cost and not side.effect:
        return card.price
    facts = effect_half(table, card) if card.kind == DOUBLE else card
    free = made_free(table, side)
    if free is not None and free.who.meant(facts.index):
        return 0
    if facts.says is not None and facts.says.cheaper is not None and not deploys_hidden(table, seat):
        if facts.says.cheaper.when.holds(Scene(table, seat)):
            return facts.says.cheaper.counters
    return facts.counters


def deploys_hidden(table: Table, seat: int) -> bool:
    """On a player's own first turn at a planet everything is deployed face down."""
    return table.sides[seat].turns_here <= 1


# --- where it comes to lie ---


def deploy(table: Table, seat: int, card: int) -> None:
    """From hand, for its counters."""
    counters = cost(table, seat, table.cards[table.face[card]])
    table.sides[seat].hand.remove(card)
    enter_play(table, seat, card, counters)


def enter_play(table: Table, seat: int, card: int, counters: int) -> None:
    """Puts a card already taken from its place where its kind belongs."""
    side = table.sides[seat]
    kind = table.cards[table.face[card]].kind
    table.stirred = True
    if table.used or table.apart:
        forget_card(table, card)
    if kind == LOCATION:
        table.put_location(seat, card, "yj.deploy.location")
    elif kind == STARSHIP:
        side.hyperspace = [*side.hyperspace, card]
        table.tell("launch", seat, card, rule="yj.deploy.starship")
    else:
        side.counters -= counters
        if kind == DOUBLE:
            table.face[card] = effect_half(table, table.card(card)).index
        if side.turns_here <= 1:
            side.down[table.planet] = [*side.down[table.planet], card]
            table.tell("deploy-hidden", seat, card, rule="yj.deploy.hidden-first-turn", seen=only(seat))
        elif kind in (DOUBLE, EFFECT):
            deploy_effect(table, seat, card, counters)
        else:
            side.up[table.planet] = [*side.up[table.planet], card]
            table.tell("deploy", seat, card, counters, rule="yj.deploy.six-counters")


def forget_card(table: Table, card: int) -> None:
    """What the turn remembers of this id was said of a card that has left play since."""
    if card in table.used:
        table.used = without(table.used, card)
    if card in table.apart:
        table.apart = without(table.apart, card)


def deploy_effect(table: Table, seat: int, card: int, counters: int) -> None:
    """An effect that raises the limit of counters works at once."""
    side = table.sides[seat]
    before = counter_limit(table, seat)
    side.effect = [*side.effect, card]
    side.counters += counter_limit(table, seat) - before
    table.tell("effect", seat, card, counters, rule="yj.effect.cost")

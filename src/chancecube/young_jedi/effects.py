"""Effects: one a player, beside the current location. They are fetched at each new planet, and go with it."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, Decision
from chancecube.kernel.known import Known
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import DARK, EFFECT, LIGHT
from chancecube.young_jedi.searching import fetch, hide_places
from chancecube.young_jedi.sorts import EFFECT_CARD, sorts_of
from chancecube.young_jedi.table import Table, TableStep, opponent, without

COUNTERS_PER_TURN: Final = 6


def places_of_effects(table: Table, seat: int) -> list[int]:
    """Where the effects of a draw deck lie, one of each face and in the order of the faces.

    A double impact card with an effect half counts as one.
    """
    sorts = sorts_of(table.cards)
    deck = table.sides[seat].deck
    face = table.face
    places: list[int] = []
    for place, card in enumerate(deck):
        if sorts[face[card]] & EFFECT_CARD:
            places.append(place)
    return places if len(places) < 2 else by_faces(face, deck, places)


def by_faces(face: list[int], deck: list[int], places: list[int]) -> list[int]:
    """Puts these places of a deck in the order of the faces there; of one face the last place stays."""
    ordered: list[int] = []
    for place in places:
        shown = face[deck[place]]
        at = len(ordered)
        while at > 0 and face[deck[ordered[at - 1]]] > shown:
            at -= 1
        if at > 0 and face[deck[ordered[at - 1]]] == shown:
            ordered[at - 1] = place
        else:
            ordered.insert(at, place)
    return ordered


def has_effect(table: Table, seat: int) -> bool:
    """Face down or not, one effect is all a player may have."""
    side = table.sides[seat]
    if side.effect:
        return True
    for card in side.down[table.planet]:
        if table.cards[table.face[card]].kind == EFFECT:
            return True
    return False


def effect_half(table: Table, facts: Card) -> Card:
    """What a double impact card is when it is deployed."""
    return table.cards[facts.deploys_as]


def discard_effects(table: Table) -> None:
    """Both players' effects leave with the current planet, those still face down too."""
    for seat in (LIGHT, DARK):
        side = table.sides[seat]
        for card in side.effect:
            table.to_discard(seat, card, "discard", "yj.control.effects-discarded")
        side.effect = []
        for card in side.down[table.planet]:
            if table.card(card).kind == EFFECT:
                side.down[table.planet] = without(side.down[table.planet], card)
                table.to_discard(seat, card, "discard", "yj.control.hidden-effect-ruling")


# --- the limit of counters ---


def counter_limit(table: Table, seat: int) -> int:
    """Six counters a turn, unless the player's effect allows more."""
    for effect in table.sides[seat].effect:
        says = table.cards[table.face[effect]].says
        if says is not None and says.counters is not None and not says.counters.discard:
            return says.counters.limit
    return COUNTERS_PER_TURN


@final
class DiscardForCounters(TableStep):
    """A card given up raises the limit for this turn."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__()
        self.seat = seat
        self.effect = effect

    def play(self, table: Table) -> None:
        hand = table.sides[self.seat].hand
        table.ask(self.seat, "discard-for", hand[:], rule="yj.effect.extra-counters", number=1)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        table.pop()
        side = table.sides[self.seat]
        side.hand.remove(option)
        table.to_discard(self.seat, option, "discard", "yj.effect.extra-counters")
        says = table.card(self.effect).says
        assert says is not None and says.counters is not None
        side.counters += says.counters.limit - COUNTERS_PER_TURN
        table.tell("counters", self.seat, self.effect, says.counters.limit, rule="yj.effect.extra-counters")

    def copy(self) -> DiscardForCounters:
        return DiscardForCounters(self.seat, self.effect)

    def encode(self) -> list[object]:
        return ["discard-for-counters", self.stage, self.seat, self.effect]


def read_discard_for_counters(fields: list[Any], known: Known) -> DiscardForCounters:
    return DiscardForCounters(known.seat(fields[2]), known.card(fields[3]))


# --- fetching ---

FETCHED_BY_BOTH: Final = 2


@final
class FetchEffects(TableStep):
    """Whoever laid the first location of a planet, then the other, may take one effect out of the draw deck.

    It is asked whether there is one or not: not asking would tell the opponent.
    """

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first
        self.order: list[int] = []  # of the ids in the draw deck looked through, before they were dealt anew

    def play(self, table: Table) -> None:
        if self.stage == FETCHED_BY_BOTH:
            table.pop()
            return
        seat = self.first if self.stage == 0 else opponent(self.first)
        self.order = table.sides[seat].deck
        options = hide_places(table, seat, places_of_effects(table, seat))
        options.append(DONE)
        table.ask(seat, "fetch-effect", options, rule="yj.setup.fetch-effect")

    def take(self, table: Table, decision: Decision, option: int) -> None:
        """A deck nothing is taken from is not shuffled: not fetching costs nothing."""
        self.stage += 1
        if option == DONE:
            table.tell("not-fetched", decision.seat, rule="yj.setup.fetch-effect-no-penalty")
        else:
            fetch(table, decision.seat, option, self.order, decision.options)
        self.order = []

    def copy(self) -> FetchEffects:
        twin = FetchEffects(self.first)
        twin.stage = self.stage
        twin.order = self.order  # replaced, never changed in place
        return twin

    def encode(self) -> list[object]:
        return ["fetch-effects", self.stage, self.first, self.order[:]]


def read_fetch_effects(fields: list[Any], known: Known) -> FetchEffects:
    step = FetchEffects(known.seat(fields[2]))
    step.order = known.cards(fields[3])
    return step

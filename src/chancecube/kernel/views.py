"""The one gate through which a position leaves the engine: it builds what a seat may know, from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from chancecube.kernel.events import EVERYONE, NOBODY, Event, sees
from chancecube.kernel.position import NO_CARD, Position
from chancecube.kernel.wire import SeenCard, SeenDecision, SeenEvent, SeenOption, SeenZone, View

if TYPE_CHECKING:
    from chancecube.kernel.game import Game


@final
class Zone:
    """Where cards lie, and which seats may see them, see the top one, or count them."""

    def __init__(
        self,
        name: str,
        seat: int,
        cards: list[int],
        seen: int = EVERYONE,
        counted: int = EVERYONE,
        top: int = NOBODY,
        place: str = "",
    ) -> None:
        self.name = name
        self.seat = seat
        self.cards = cards
        self.seen = seen
        self.counted = counted
        self.top = top
        self.place = place


def see_card(game: Game, position: Position, card: int) -> SeenCard:
    face = position.face[card]
    return SeenCard(card, face, game.code(face))


def see_zone(game: Game, position: Position, zone: Zone, seat: int) -> SeenZone:
    cards: list[int] = []
    if sees(zone.seen, seat):
        cards = zone.cards
    elif zone.cards and sees(zone.top, seat):
        cards = zone.cards[-1:]
    count = len(zone.cards) if sees(zone.counted, seat) else None
    return SeenZone(
        zone.name, zone.seat, zone.place, count, [see_card(game, position, card) for card in cards]
    )


def see_decision(game: Game, position: Position, seat: int) -> SeenDecision | None:
    """The decision of this very seat: nobody sees another's options."""
    decision = position.decision_of(seat)
    if decision is None:
        return None
    options: list[SeenOption] = []
    for option in decision.options:
        card = see_card(game, position, option) if game.is_card(decision, option) else None
        options.append(SeenOption(option, game.option_name(position, decision, option), card))
    return SeenDecision(decision.kind, decision.gesture, decision.rule, decision.number, options)


def seats_of(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if sees(mask, seat)]


def view(game: Game, position: Position, seat: int) -> View:
    """What this seat may know; SPECTATOR for one who holds no cards."""
    return View(
        game.name,
        seat,
        [see_zone(game, position, zone, seat) for zone in game.zones(position)],
        game.status(position, seat),
        see_decision(game, position, seat),
        [decision.seat for decision in position.pending],
        position.over,
        seats_of(position.winners, position.seats),
        position.ending,
    )


def see_event(game: Game, event: Event, seat: int) -> SeenEvent:
    """An event as this seat may see it. Sums are made of revealed cards only."""
    card: SeenCard | None = None
    if event.card != NO_CARD and sees(event.seen, seat):
        card = SeenCard(event.card, event.face, game.code(event.face))
    sums = [(why, game.code(face), amount) for why, face, amount in event.sums]
    return SeenEvent(event.kind, event.seat, card, event.amount, event.rule, sums)

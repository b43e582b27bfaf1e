"""The table as one seat sees it: what lies open, laid out so that the engine's own sums can be asked about it."""

from __future__ import annotations

from typing import Any, Final

from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.table import ARENAS, PHASES, Fight, Options, Seat, Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.wire import SeenZone, View

NO_CHANCE: Final = Chance(seed_of(0))  # nothing is ever drawn on a board


def board_of(view: View) -> Table:
    """A table with every card the seat can see; what it can only count lies there as NO_CARD."""
    status: dict[str, Any] = view.status
    players = status["players"]
    options = Options(status["format"], len(players), status["timing_2001"])
    known = library().cards
    faces = faces_of(view)
    table = Table(NO_CHANCE, known, options, [0] * len(faces))
    table.at = [Seat() for _ in players]
    table.face = faces
    table.host = [NO_CARD] * len(faces)
    for zone in view.zones:
        if zone.seat < 0:
            lay_stack(table, zone)
        else:
            for card in zone.cards:
                table.owner[card.id] = zone.seat
            lay(table, table.at[zone.seat], zone)
    table.rotated = status["rotated"]
    table.moved = status["moved"]
    table.rank = status["rank"]
    table.order = status["order"]
    table.turn = status["turn"]
    table.turns_here = status["turns_here"]
    table.phase = PHASES.index(status["phase"])
    table.final = status["final"]
    table.quiet = status["quiet"]
    if "battle" in status:
        table.fight = fight_of(status["battle"])
    return table


def faces_of(view: View) -> list[int]:
    """By id, the faces of all cards in sight."""
    seen = {card.id: card.face for zone in view.zones for card in zone.cards}
    if view.decision is not None:
        seen.update({option.card.id: option.card.face for option in view.decision.options if option.card})
    faces = [0] * (max(seen, default=-1) + 1)
    for card, face in seen.items():
        faces[card] = face
    return faces


def lay_stack(table: Table, zone: SeenZone) -> None:
    """Sites or systems: all but the top are only counted."""
    cards = [NO_CARD] * ((zone.count or 0) - len(zone.cards)) + [card.id for card in zone.cards]
    if zone.name == "sites":
        table.sites = cards
    else:
        table.systems = cards


def lay(table: Table, own: Seat, zone: SeenZone) -> None:
    cards = [card.id for card in zone.cards]
    unseen = [NO_CARD] * ((zone.count or 0) - len(cards))
    match zone.name:
        case "deck":
            own.deck = unseen
        case "hand":
            own.hand = cards + unseen
        case "discard":
            own.discard = unseen + cards
        case "theme":
            own.theme = cards[0] if cards else NO_CARD
        case "theme-pile":
            own.pile = cards + unseen
        case "force":
            own.force = cards + unseen
        case "used":
            own.used = unseen + cards
        case "won":
            own.won = cards
        case "events":
            own.events = cards
        case "turned":
            own.turned = cards
        case "site":
            own.site = cards
        case "system":
            own.system = cards
        case "locations":
            own.locations = cards
        case "attached":
            for card in cards:
                table.host[card] = int(zone.place)
            table.attached += cards


def fight_of(battle: dict[str, Any]) -> Fight:
    fight = Fight(ARENAS.index(battle["arena"]), battle["attacking"], NO_CARD, NO_CARD)
    fight.main = [NO_CARD if card is None else card for card in battle["main"]]
    fight.supporters = [cards[:] for cards in battle["supporters"]]
    fight.fired = battle["fired"]
    fight.bonus = [cards[:] for cards in battle["bonus"]]
    return fight

"""The table as one seat sees it: what lies open, laid out so that the engine's own sums can be asked about it."""

from __future__ import annotations

from typing import Any, Final

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.wire import SeenZone, View
from chancecube.young_jedi.deploy import deploys_hidden
from chancecube.young_jedi.glance import revealed, running_battle
from chancecube.young_jedi.kinds import CHARACTER, DARK, LIGHT
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.table import PHASES, Options, Side, Table, Track, new_table

NO_CHANCE: Final = Chance(seed_of(0))  # nothing is ever drawn on a board
EVERY_FACE: Final[list[int]] = []


def board_of(view: View) -> Table:
    """A table with every card the seat can see; what it can only count lies there as NO_CARD."""
    status: dict[str, Any] = view.status
    options = Options(status["format"], status["tournament"], status["honour"])
    table = new_table(NO_CHANCE, library().cards, options)
    table.face = faces_of(view)
    table.planet = PLANETS.index(status["planet"]) if status["planet"] else NOWHERE
    table.site = status["site_number"]
    table.active = status["active"]
    table.turn = status["turn"]
    table.quiet_turns = status["quiet_turns"]
    table.phase = PHASES.index(status["phase"])
    table.used = status["used"]
    table.apart = status["apart"]
    for seat in (LIGHT, DARK):
        table.fought[seat] = [library().by_code[code].index for code in status["fought"][seat]]
        read_side(table.sides[seat], status, seat)
    for zone in view.zones:
        if zone.seat < 0:
            table.locations[PLANETS.index(zone.place)] = [card.id for card in zone.cards]
        else:
            lay(table, table.sides[zone.seat], zone)
    return table


def board_at(table: Table, seat: int) -> Table:
    """The same of an imagined table. What is never changed in place is shared with it."""
    board = Table(
        NO_CHANCE, table.cards, table.options, [seen_side(table, seat, owner) for owner in (LIGHT, DARK)]
    )
    board.face = table.face + every_face()
    board.locations = table.locations
    board.planet = table.planet
    board.site = table.site
    board.active = table.active
    board.turn = table.turn
    board.quiet_turns = table.quiet_turns
    board.phase = table.phase
    board.used = table.used
    board.apart = table.apart
    board.fought = table.fought
    return board


def seen_side(table: Table, seat: int, owner: int) -> Side:
    side = table.sides[owner]
    own = owner == seat
    battle = running_battle(table)
    used = [] if battle is None else revealed(battle, owner)
    aside = [card for card in side.aside if card not in used] if used else side.aside
    seen = Side(
        unseen(side.deck),
        side.hand if own else unseen(side.hand),
        side.discard[-1:],
        side.up,
        side.down if own else [unseen(cards) for cards in side.down],
        side.hyperspace,
        (aside if own else unseen(aside)) + used,
        side.effect,
        side.dueling if own else unseen(side.dueling),
        side.dueled,
    )
    seen.track = side.track
    seen.controlled = side.controlled
    seen.surrendered = side.surrendered
    seen.turns_here = side.turns_here
    seen.counters = side.counters if own or not deploys_hidden(table, owner) else 0
    return seen


def unseen(cards: list[int]) -> list[int]:
    return [NO_CARD] * len(cards)


def every_face() -> list[int]:
    if not EVERY_FACE:
        EVERY_FACE.extend(range(len(library().cards)))
    return EVERY_FACE


def faces_of(view: View) -> list[int]:
    """By id, the faces of all cards in sight; behind them every face of the library once (see `stand_in`)."""
    seen = {card.id: card.face for zone in view.zones for card in zone.cards}
    if view.decision is not None:
        seen.update({option.card.id: option.card.face for option in view.decision.options if option.card})
    faces = [0] * (max(seen, default=-1) + 1)
    for card, face in seen.items():
        faces[card] = face
    return faces + every_face()


def stand_in(table: Table, face: int) -> int:
    """The id of a card of this face that lies nowhere: for sums about cards that are not in play."""
    return len(table.face) - len(table.cards) + face


def read_side(side: Side, status: dict[str, Any], seat: int) -> None:
    side.controlled = mask_of(status["controlled"][seat])
    side.surrendered = mask_of(status["surrendered"][seat])
    side.turns_here = status["turns_here"][seat]
    side.counters = status["counters"][seat] or 0
    race = status["race"][seat] if "race" in status else None
    if race is not None:
        side.track = Track(NO_CARD)
        side.track.laps = race["laps"]
        side.track.thrust = race["thrust"]
        side.track.thrusted = race["thrusted"]


def mask_of(planets: list[str]) -> int:
    return sum([1 << PLANETS.index(name) for name in planets])


def lay(table: Table, side: Side, zone: SeenZone) -> None:
    cards = [card.id for card in zone.cards]
    unseen = [NO_CARD] * ((zone.count or 0) - len(cards))
    match zone.name:
        case "deck":
            side.deck = unseen
        case "hand":
            side.hand = cards + unseen
        case "discard":
            side.discard = cards
        case "hyperspace":
            side.hyperspace = cards
        case "aside":
            side.aside = cards + unseen
        case "used":
            side.aside = side.aside + cards
        case "effect":
            side.effect = cards
        case "dueling":
            side.dueling = cards + unseen
        case "dueled":
            side.dueled = cards
        case "up":
            side.up[PLANETS.index(zone.place)] = cards
        case "down":
            side.down[PLANETS.index(zone.place)] = cards + unseen
        case _:
            if side.track is not None:
                lay_on_track(table, side.track, zone.name, cards)


def lay_on_track(table: Table, track: Track, name: str, cards: list[int]) -> None:
    if name == "objective":
        track.objective = cards[0]
    elif name == "laps":
        track.pile = cards
    elif name == "racers":
        for card in cards:
            if table.card(card).kind == CHARACTER:
                track.pilot = card
                track.pilot_placed = True
            else:
                track.podracer = card
                track.podracer_placed = True

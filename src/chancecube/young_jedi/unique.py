"""Which copies may be in play: diamonds freely, a stack on one planet, any other title once."""

from __future__ import annotations

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import DIAMOND, NOT_DEPLOYED, STACKABLE, STARSHIP
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.table import Side, Table, Track


def title_lies_in(table: Table, cards: list[int], name: int) -> bool:
    facts = table.cards
    face = table.face
    for card in cards:
        if facts[face[card]].name == name:
            return True
    return False


def title_on_planet(table: Table, side: Side, planet: int, name: int) -> bool:
    """Face-down cards count too: for uniqueness they are present."""
    return title_lies_in(table, side.up[planet], name) or title_lies_in(table, side.down[planet], name)


def title_races(table: Table, track: Track, name: int) -> bool:
    """Whether the pilot or the podracer on the objective has this title."""
    cards = table.cards
    face = table.face
    return (track.pilot >= 0 and cards[face[track.pilot]].name == name) or (
        track.podracer >= 0 and cards[face[track.podracer]].name == name
    )


def forbidden_copy(table: Table, seat: int, card: Card) -> str:
    """The rule that keeps this card from entering play on the current planet, or nothing."""
    if card.uniqueness in (DIAMOND, NOT_DEPLOYED):
        return ""
    side = table.sides[seat]
    if card.kind == STARSHIP:
        return "yj.deploy.starship-unique" if title_lies_in(table, side.hyperspace, card.name) else ""
    if card.racing_title and side.track is not None and title_races(table, side.track, card.name):
        return "yj.unique.objective-counts"
    stacks = card.uniqueness == STACKABLE
    for planet in range(len(PLANETS)):
        if (side.up[planet] or side.down[planet]) and not (stacks and planet == table.planet):
            if title_on_planet(table, side, planet, card.name):
                return "yj.unique.stackable" if stacks else "yj.unique.single"
    return ""


def forbidden_on_objective(table: Table, seat: int, card: Card) -> str:
    """The rule that keeps a card off the objective, a place of its own: a stack there cannot be on a planet too."""
    if card.uniqueness == DIAMOND:
        return ""
    side = table.sides[seat]
    for planet in range(len(PLANETS)):
        if (side.up[planet] or side.down[planet]) and title_on_planet(table, side, planet, card.name):
            return "yj.race.apart-ruling"
    return ""

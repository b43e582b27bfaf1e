"""Looking through a draw deck: what a player is offered there, and what is taken into hand."""

from __future__ import annotations

from chancecube.kernel.position import faces_of, lay_faces
from chancecube.young_jedi.table import Table


def one_of_each_face(table: Table, cards: list[int]) -> list[int]:
    """Copies are all the same to whoever looks; the order offered tells nothing of the order of the deck."""
    if not cards:
        return []
    found: dict[int, int] = {}
    for card in cards:
        if table.face[card] not in found:
            found[table.face[card]] = card
    return [found[face] for face in sorted(found)]


def hide_places(table: Table, seat: int, places: list[int]) -> list[int]:
    """Deals the ids of a draw deck anew without changing its order; returns the new ids at these places.

    All of them, whatever is offered: an id then tells no place, and the numbers chance gives away must not
    depend on hidden cards.
    """
    side = table.sides[seat]
    faces = faces_of(table.face, side.deck)
    mixed = side.deck[:]
    table.chance.shuffle(mixed)
    lay_faces(table.face, mixed, faces)
    side.deck = mixed
    return [mixed[place] for place in places]


def take_into_hand(table: Table, seat: int, card: int, kind: str, rule: str) -> None:
    """Shown to everyone; the deck is reshuffled, and exhausted if that was its last card."""
    side = table.sides[seat]
    side.deck.remove(card)
    side.hand.append(card)
    table.stirred = True
    table.tell(kind, seat, card, rule=rule)
    table.mix_hand(seat)
    table.shuffle_deck(seat)
    table.watch_deck(seat)

"""Looking through a draw deck: what a player is offered there, and what is taken into hand."""

from __future__ import annotations

from typing import Final

from chancecube.kernel.position import faces_of, lay_faces, swap_faces
from chancecube.young_jedi.kinds import DOUBLE
from chancecube.young_jedi.table import Table, place_of, without

STEPS_PER_NUMBER: Final = 3  # of a shuffle: one number of chance is large enough for so many
ONLY_ONE_OFFERED: Final = 2  # options: a card, or none
NUMBERS_SPARED: Final = 3  # effects are of one colour, of which a deck has ten cards: at most nine are left


def one_of_each_face(table: Table, cards: list[int]) -> list[int]:
    """Copies are all the same to whoever looks; the order offered tells nothing of the order of the deck."""
    if len(cards) < 2:
        return cards
    face = table.face
    found: list[int] = []
    for card in cards:
        at = len(found)
        while at > 0 and face[found[at - 1]] > face[card]:
            at -= 1
        if at == 0 or face[found[at - 1]] != face[card]:
            found.insert(at, card)
    return found


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


def fetch(table: Table, seat: int, card: int, order: list[int], offered: list[int]) -> None:
    """Takes a card out of a draw deck whose ids were dealt anew to offer it, and shuffles the rest.

    In the order the ids had before, the cards lie as that deal fell: a second one would add nothing. Only of those
    offered beside it a player knows the ids: they change places with any card. How many these are is hidden, so the
    numbers chance gives away for them do not depend on it.
    """
    side = table.sides[seat]
    side.deck = without(order, card)
    table.stirred = True
    start = table.chance.place
    if len(offered) > ONLY_ONE_OFFERED:
        mix_known(table, side.deck, [one for one in offered if one >= 0 and one != card])
    table.chance.place = max(start + NUMBERS_SPARED, table.chance.place)
    if table.log is not None:
        tell_fetched(table, seat, card)
    table.slip_into_hand(seat, card)
    table.tell("shuffle", seat, rule="yj.info.shuffle-fair")
    table.watch_deck(seat)


def tell_fetched(table: Table, seat: int, card: int) -> None:
    double = table.card(card).kind == DOUBLE
    rule = "yj.setup.fetch-double-impact" if double else "yj.setup.fetch-effect"
    table.tell("fetch", seat, card, rule=rule)


def mix_known(table: Table, deck: list[int], known: list[int]) -> None:
    """The first steps of a shuffle, for these cards; the others lie in an order nobody knows."""
    face = table.face
    number = 0
    count = len(deck)
    for step in range(len(known)):
        if step % STEPS_PER_NUMBER == 0:
            number = table.chance.below(count * max(count - 1, 1) * max(count - 2, 1))
        card = known[step]
        deck[place_of(deck, card)] = deck[count - 1]
        deck[count - 1] = card
        swap_faces(face, card, deck[number % count])
        number //= count
        count -= 1


def take_into_hand(table: Table, seat: int, card: int, kind: str, rule: str) -> None:
    """Shown to everyone; the deck is reshuffled, and exhausted if that was its last card."""
    side = table.sides[seat]
    side.deck.remove(card)
    table.stirred = True
    table.tell(kind, seat, card, rule=rule)
    table.slip_into_hand(seat, card)
    table.shuffle_deck(seat)
    table.watch_deck(seat)

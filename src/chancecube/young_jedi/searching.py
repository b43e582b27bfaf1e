"""Looking through a draw deck: what a player is offered there, and what is taken into hand."""

from __future__ import annotations

from chancecube.young_jedi.table import Table


def one_of_each_face(table: Table, cards: list[int]) -> list[int]:
    """Copies are all the same to whoever looks; the order offered tells nothing of the order of the deck."""
    found: dict[int, int] = {}
    for card in cards:
        if table.face[card] not in found:
            found[table.face[card]] = card
    return [found[face] for face in sorted(found)]


def hide_places(table: Table, seat: int, offered: list[int]) -> list[int]:
    """Gives cards of a draw deck the ids of others there, and these theirs, without changing the deck's order.

    An id offered out of the deck then does not tell where the card lies.
    """
    deck = table.sides[seat].deck
    face = table.face
    places = [deck.index(card) for card in offered]
    size = len(deck)
    for index in range(len(places)):
        place = places[index]
        other = table.chance.below(size)
        while other in places[:index]:
            other = table.chance.below(size)
        one, two = deck[place], deck[other]
        deck[place], deck[other] = two, one
        face[one], face[two] = face[two], face[one]
    return [deck[place] for place in places]


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

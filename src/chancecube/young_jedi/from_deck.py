"""Deploying from the draw deck by a text: one copy, its counters paid; if none is deployed, a penalty."""

from __future__ import annotations

from typing import Final

from chancecube.young_jedi.deploy import cost, enter_play, forbids_deploying
from chancecube.young_jedi.searching import one_of_each_face
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary.in_play import FromDeck

PENALTY: Final = 1


def deployable_from_deck(table: Table, seat: int, deed: FromDeck) -> list[int]:
    """Of the cards meant those that could be deployed from hand as well; the others count as not found."""
    found: list[int] = []
    for card in table.sides[seat].deck:
        if deed.who.meant(table.face[card]) and not forbids_deploying(table, seat, card, deed.free):
            found.append(card)
    return one_of_each_face(table, found)


def cost_from_deck(table: Table, seat: int, card: int, deed: FromDeck) -> int:
    return 0 if deed.free else cost(table, seat, table.card(card))


def deploy_from_deck(table: Table, seat: int, card: int, deed: FromDeck) -> None:
    counters = cost_from_deck(table, seat, card, deed)
    table.sides[seat].deck.remove(card)
    enter_play(table, seat, card, counters)
    table.shuffle_deck(seat)
    table.watch_deck(seat)


def pay_penalty(table: Table, seat: int, rule: str) -> None:
    """Nothing was deployed, whatever the reason: one damage, then the deck is reshuffled."""
    table.tell("penalty", seat, amount=PENALTY, rule=rule)
    table.take_damage(seat, PENALTY, rule)
    if not table.over:
        table.shuffle_deck(seat)

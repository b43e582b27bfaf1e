"""Texts used as one's action: which a card offers now."""

from __future__ import annotations

from chancecube.jedi_knights.deeds import Deed, can_start
from chancecube.jedi_knights.kinds import EVENT
from chancecube.jedi_knights.scene import Scene, speaks_for
from chancecube.jedi_knights.table import MOST_TEXTS, TEXT, Table
from chancecube.jedi_knights.vocabulary.texts import ANY_NUMBER, FROM_THEME_PILE, IN_PLAY, Use


def text_uses(table: Table, seat: int, card: int, time: int) -> list[int]:
    """The texts of a card its player can use now, as words."""
    says = table.card(card).says
    if not says.has_uses:
        return []
    found: list[int] = []
    for place in range(len(says.words)):
        word = says.words[place]
        if isinstance(word, Use) and word.time == time and is_offered(table, seat, card, word, place):
            found.append(TEXT - place)
    return found


def is_offered(table: Table, seat: int, card: int, word: Use, place: int) -> bool:
    own = table.at[seat]
    if word.limit != ANY_NUMBER and card * MOST_TEXTS + place in table.used[word.limit]:
        return False
    if word.out_of == IN_PLAY:
        if card in own.hand or card in own.pile or speaks_for(table, card) != seat:
            return False
    elif card not in (own.pile if word.out_of == FROM_THEME_PILE else own.hand):
        return False
    return can_start(Scene(table, card, seat), word)


def use_text(table: Table, seat: int, card: int, use: int) -> None:
    table.push(Deed(seat, card, table.face[card], TEXT - use))


def speakers_of(table: Table, seat: int) -> list[int]:
    """Cards in play whose texts a player might use."""
    own = table.at[seat]
    found = [*own.site, *own.system, *own.events]
    for card in table.attached:
        if table.card(card).kind != EVENT and seat in (speaks_for(table, card), table.owner[card]):
            found.append(card)
    return found


def pile_speakers(table: Table, seat: int) -> list[int]:
    """Cards of the Theme pile whose texts might be used from there."""
    return [card for card in table.at[seat].pile if table.card(card).says.has_uses]

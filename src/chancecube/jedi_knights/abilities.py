"""What texts in play allow and forbid: who may bear which weapon, attack, support, go aboard."""

from __future__ import annotations

from chancecube.jedi_knights.kinds import CHARACTER, STARSHIP
from chancecube.jedi_knights.scene import Scene, holds, is_whose, speaks_for
from chancecube.jedi_knights.sums import speakers
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.standing import (
    PLAYING,
    Boards,
    CannotAttack,
    CannotSupport,
    CostsItself,
    Forbids,
    FromThemePile,
    GoesAboard,
    NotAttacked,
    NotIntimidated,
    NotTargeted,
    NoWeapons,
    OnlySupportedBy,
    OnlyUnder,
    OnlyWeapons,
    Pierces,
    Retires,
    Standing,
    Stuns,
    Swings,
    WinsTies,
)
from chancecube.kernel.position import NO_CARD


def works(table: Table, card: int, word: Standing) -> bool:
    """Whether a standing word of a card holds now."""
    return word.when is None or holds(Scene(table, card, speaks_for(table, card)), word.when)


# --- weapons ---


def may_bear(table: Table, host: int, weapon: int) -> bool:
    """Whether a weapon may lie under a card: its sort fits, and neither text forbids it."""
    facts = table.card(weapon)
    bearer = table.card(host)
    if bearer.kind != (CHARACTER if facts.personal else STARSHIP):
        return False
    for word in facts.says.standing:
        if isinstance(word, OnlyUnder) and not word.who.meant(bearer.index):
            return False
    for word in bearer.says.standing:
        if isinstance(word, NoWeapons) and works(table, host, word):
            return False
        if isinstance(word, OnlyWeapons) and not word.who.meant(facts.index) and works(table, host, word):
            return False
    return True


def swings(table: Table, weapon: int) -> tuple[int, bool]:
    """How often a weapon may be fired in a battle, and whether using all of it up discards it."""
    for word in table.card(weapon).says.standing:
        if isinstance(word, Swings) and works(table, weapon, word):
            return word.times, word.then_discarded
    return 1, False


def pierces(table: Table, weapon: int) -> bool:
    for word in table.card(weapon).says.standing:
        if isinstance(word, Pierces) and works(table, weapon, word):
            return True
    return False


def stuns(table: Table, weapon: int) -> bool:
    for word in table.card(weapon).says.standing:
        if isinstance(word, Stuns) and works(table, weapon, word):
            return True
    return False


# --- battles ---


def may_attack(table: Table, card: int) -> bool:
    for word in table.card(card).says.standing:
        if isinstance(word, CannotAttack) and works(table, card, word):
            return False
    return True


def may_be_attacked(table: Table, card: int) -> bool:
    for word in table.card(card).says.standing:
        if isinstance(word, NotAttacked) and works(table, card, word):
            return False
    return True


def may_be_targeted(table: Table, card: int) -> bool:
    for word in table.card(card).says.standing:
        if isinstance(word, NotTargeted) and works(table, card, word):
            return False
    return True


def may_support(table: Table, card: int, leader: int) -> bool:
    """Whether both texts let a card support another."""
    for word in table.card(card).says.standing:
        if isinstance(word, CannotSupport) and works(table, card, word):
            return False
    for word in table.card(leader).says.standing:
        if isinstance(word, OnlySupportedBy) and not word.who.meant(table.face[card]):
            if works(table, leader, word):
                return False
    return True


def wins_ties(table: Table, card: int) -> bool:
    for word in table.card(card).says.standing:
        if isinstance(word, WinsTies) and works(table, card, word):
            return True
    return False


def may_be_intimidated(table: Table, card: int) -> bool:
    """A ready character that is no Hero."""
    facts = table.card(card)
    if facts.hero or not table.is_ready(card):
        return False
    for word in facts.says.standing:
        if isinstance(word, NotIntimidated) and works(table, card, word):
            return False
    return True


def refuge(table: Table, card: int) -> int:
    """The pile a defeated card goes to by its text, instead of the discard pile; -1 if it has none."""
    for word in table.card(card).says.standing:
        if isinstance(word, Retires) and works(table, card, word):
            return word.pile
    return -1


# --- playing cards ---


def may_board(table: Table, card: int, ship: int, leaving: int = NO_CARD) -> bool:
    """Whether a character may be played aboard a starship; `leaving` is the version it replaces."""
    for word in table.card(card).says.standing:
        if isinstance(word, GoesAboard) and word.who.meant(table.face[ship]):
            if holds(Scene(table, NO_CARD, table.owner[card]), word.when):
                return True
    for word in table.card(ship).says.standing:
        if isinstance(word, Boards) and word.who.meant(table.face[card]) and works(table, ship, word):
            taken = 0
            for other in table.aboard(ship):
                if other not in (leaving, card) and word.who.meant(table.face[other]):
                    taken += 1
            if taken < word.at_once:
                return True
    return False


def is_cheaper_at_site(table: Table, card: int) -> bool:
    """Whether its own text gives a card another cost at the site than aboard a starship."""
    for word in table.card(card).says.standing:
        if isinstance(word, CostsItself) and word.to_site:
            return True
    return False


def plays_from_pile(table: Table, card: int) -> bool:
    """Whether its own text lets a card be played from the Theme pile."""
    for word in table.card(card).says.standing:
        if isinstance(word, FromThemePile):
            if holds(Scene(table, NO_CARD, table.owner[card]), word.when):
                return True
    return False


def is_forbidden(table: Table, seat: int, face: int) -> bool:
    """Whether a text in play keeps a player from playing such a card."""
    for speaker in speakers(table, PLAYING):
        for word in table.card(speaker).says.standing:
            if isinstance(word, Forbids) and word.who.meant(face):
                scene = Scene(table, speaker, speaks_for(table, speaker))
                if is_whose(scene, seat, word.whose) and holds(scene, word.when):
                    return True
    return False

"""What the texts of a card can see: which cards they mean, whether their conditions hold, how often they count."""

from __future__ import annotations

from typing import final

from chancecube.jedi_knights.kinds import WEAPON
from chancecube.jedi_knights.table import NOWHERE, SITE, SYSTEM, Fight, Table
from chancecube.jedi_knights.vocabulary.conditions import (
    All,
    AtPlanet,
    Attacking,
    Behind,
    Condition,
    Controlling,
    Defeated,
    Defending,
    Exists,
    FiringWith,
    FirstPlayer,
    HandAtMost,
    InBattle,
    InFinalConflict,
    Not,
    OfBattle,
    StarshipBattle,
    Supporting,
)
from chancecube.jedi_knights.vocabulary.those import (
    ABOARD,
    ALL,
    ARMAMENT,
    AT_SITE,
    AT_SYSTEM,
    BEARER,
    CAUSE,
    CHOSEN,
    HERE,
    INVOLVED,
    ITSELF,
    MAIN,
    OWN,
    ROTATED,
    SIDE,
    STANDING,
    SUPPORTERS,
    THEIRS,
    UNDER,
    UNSUPPORTED,
    Those,
)
from chancecube.kernel.position import NO_CARD


@final
class Scene:
    """A card that speaks, the player it speaks for, and what its text has named so far."""

    def __init__(
        self, table: Table, card: int, seat: int, chosen: int = NO_CARD, cause: int = NO_CARD
    ) -> None:
        self.table = table
        self.card = card  # NO_CARD for one that is not on the table
        self.seat = seat
        self.chosen = chosen
        self.cause = cause


def speaks_for(table: Table, card: int) -> int:
    """The player a card in play speaks for: its owner; a weapon speaks for the owner of its bearer."""
    host = table.host[card]
    return table.owner[card] if host == NO_CARD else table.owner[host]


def is_whose(scene: Scene, owner: int, whose: int) -> bool:
    """Whether a player is one of those meant."""
    if whose == ALL:
        return True
    if whose == OWN:
        return owner == scene.seat
    if whose == INVOLVED:
        fight = scene.table.fight
        return fight is not None and owner % 2 != scene.seat % 2 and bool(fight.part >> owner & 1)
    return (owner % 2 == scene.seat % 2) == (whose == SIDE)


# --- which cards ---


def is_one(scene: Scene, card: int, those: Those) -> bool:
    """Whether a card on the table is one of those meant."""
    table = scene.table
    if not those.who.meant(table.face[card]) or (those.other and card == scene.card):
        return False
    if those.whose != ALL and not is_whose(scene, table.owner[card], those.whose):
        return False
    if those.position and (those.position == ROTATED) != (card in table.rotated):
        return False
    return is_there(scene, card, those.where)


def is_there(scene: Scene, card: int, where: int) -> bool:
    table = scene.table
    if where == ITSELF:
        return card == scene.card
    if where == BEARER:
        return scene.card != NO_CARD and table.host[scene.card] == card
    if where == CHOSEN:
        return card == scene.chosen
    if where == CAUSE:
        return card == scene.cause
    if where in (ABOARD, UNDER):
        return table.host[card] == scene.card and scene.card != NO_CARD
    if where in (ARMAMENT, STANDING):
        return True
    if where == HERE:
        return is_here(scene, card)
    if where in (AT_SITE, AT_SYSTEM):
        return table.place(card) == (SITE if where == AT_SITE else SYSTEM)
    return is_in_fight(table, card, where)


def is_here(scene: Scene, card: int) -> bool:
    here = scene.table.place(scene.card) if scene.card != NO_CARD else NOWHERE
    place = scene.table.place(card)
    return place != NOWHERE and here in (NOWHERE, place)


def is_in_fight(table: Table, card: int, where: int) -> bool:
    fight = table.fight
    if fight is None:
        return False
    if where == MAIN:
        return card in fight.main
    if where == SUPPORTERS:
        return card in fight.supporters[0] or card in fight.supporters[1]
    if where == UNSUPPORTED:
        return is_open_target(table, fight, card)
    return fight.holds(table.root(card))


def is_open_target(table: Table, fight: Fight, card: int) -> bool:
    """In the battle, and not an attacker or defender shielded by supporters."""
    side = table.owner[card] % 2
    if card in fight.supporters[side]:
        return True
    return fight.main[side] == card and not fight.supporters[side]


def candidates(scene: Scene, those: Those) -> list[int]:
    """The cards among which those meant are found, in a fixed order."""
    table = scene.table
    where = those.where
    if where == ITSELF:
        return [scene.card] if scene.card != NO_CARD else []
    if where == BEARER:
        bearer = table.host[scene.card] if scene.card != NO_CARD else NO_CARD
        return [bearer] if bearer != NO_CARD else []
    if where == CHOSEN:
        return [scene.chosen] if scene.chosen != NO_CARD else []
    if where == CAUSE:
        return [scene.cause] if scene.cause != NO_CARD else []
    if where in (ABOARD, UNDER):
        return table.under(scene.card) if scene.card != NO_CARD else []
    if where == STANDING:
        return [card for seat in table.at for card in seat.events]
    if where == ARMAMENT:
        return table.attached[:]
    return in_play(table)


def in_play(table: Table) -> list[int]:
    """Every character and starship on the table, those aboard included."""
    found: list[int] = []
    for seat in table.at:
        found += seat.site
        found += seat.system
    for card in table.attached:
        if table.is_fighter(card):
            found.append(card)
    return found


def weapons_in_play(table: Table) -> list[int]:
    """Events under attacker or defender lie there too, but say nothing."""
    return [card for card in table.attached if table.card(card).kind == WEAPON]


def meant(scene: Scene, those: Those) -> list[int]:
    return [card for card in candidates(scene, those) if is_one(scene, card, those)]


def seats_meant(scene: Scene, whose: int) -> list[int]:
    """The players a text speaks of, from Player 1 on."""
    return [seat for seat in scene.table.order_or_seats() if is_whose(scene, seat, whose)]


# --- whether a condition holds ---


def holds(scene: Scene, condition: Condition | None) -> bool:
    if condition is None:
        return True
    if isinstance(condition, Exists):
        return len(meant(scene, condition.those)) >= condition.at_least
    if isinstance(condition, All):
        for part in condition.parts:
            if not holds(scene, part):
                return False
        return True
    if isinstance(condition, Not):
        return not holds(scene, condition.part)
    if isinstance(condition, OfBattle):
        return holds_in_fight(scene, condition)
    return holds_in_game(scene, condition)


def holds_in_fight(scene: Scene, condition: Condition) -> bool:
    table = scene.table
    fight = table.fight
    if fight is None:
        return False
    if isinstance(condition, StarshipBattle):
        return fight.arena == SYSTEM
    if isinstance(condition, FiringWith):
        return len(fight.fired) > 0 and condition.who.meant(table.face[fight.fired[-1]])
    if isinstance(condition, Defeated):
        return has_defeated(scene, fight, condition.those)
    if scene.card == NO_CARD:
        return False
    if isinstance(condition, InBattle):
        return fight.holds(table.root(scene.card))
    fighter = fighter_of(table, scene.card)
    side = table.owner[fighter] % 2
    if isinstance(condition, Supporting):
        return fighter in fight.supporters[side]
    if fight.main[side] != fighter:
        return False
    if isinstance(condition, Attacking):
        return side == fight.attacking
    if isinstance(condition, Defending):
        return side != fight.attacking
    return len(fight.supporters[side]) > 0


def fighter_of(table: Table, card: int) -> int:
    """Who fights, as a text sees it: a weapon's bearer, else the card itself; one aboard a starship never does."""
    return table.host[card] if table.card(card).kind == WEAPON and table.host[card] != NO_CARD else card


def has_defeated(scene: Scene, fight: Fight, those: Those) -> bool:
    for side in range(2):
        if is_whose(scene, side, those.whose) or (those.whose == OWN and side == scene.seat % 2):
            for face in fight.defeated[side]:
                if those.who.meant(face):
                    return True
    return False


def holds_in_game(scene: Scene, condition: Condition) -> bool:
    table = scene.table
    side = scene.seat % 2
    if isinstance(condition, AtPlanet):
        return table.planet() == condition.planet
    if isinstance(condition, FirstPlayer):
        return bool(table.order) and table.order[0] % 2 == side
    if isinstance(condition, Controlling):
        return table.controlled(1 - side if condition.whose == THEIRS else side) >= condition.at_least
    if isinstance(condition, Behind):
        return table.controlled(1 - side) > table.controlled(side)
    if isinstance(condition, InFinalConflict):
        return table.final
    assert isinstance(condition, HandAtMost)
    return len(table.at[scene.seat].hand) <= condition.cards

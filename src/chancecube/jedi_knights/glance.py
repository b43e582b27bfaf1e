"""What each seat may see: the zones with their visibility, and the open facts of the table."""

from __future__ import annotations

from chancecube.jedi_knights.battle_steps import BattleStep
from chancecube.jedi_knights.blockade import Intimidation
from chancecube.jedi_knights.deeds import Deed
from chancecube.jedi_knights.fire import Fire
from chancecube.jedi_knights.kinds import CHARACTER, SIDES, STARSHIP, THEMES, TIMES, WEAPON
from chancecube.jedi_knights.moments import Moment
from chancecube.jedi_knights.scene import in_play
from chancecube.jedi_knights.setup import Setup
from chancecube.jedi_knights.sums import (
    cost,
    credits_left,
    defense,
    draw_number,
    force_number,
    leadership,
    power,
    theme_of,
)
from chancecube.jedi_knights.table import ARENAS, FORCE_PHASE, NOBODY, PHASES, Fight, Table
from chancecube.jedi_knights.vocabulary.texts import MOMENTS
from chancecube.kernel.events import EVERYONE
from chancecube.kernel.events import NOBODY as NO_ONE
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.views import Zone


def zones(table: Table) -> list[Zone]:
    """Every card lies in exactly one of these. Partners may show each other everything."""
    found: list[Zone] = []
    for seat in range(table.seats):
        found += own_zones(table, seat)
    found.append(Zone("sites", -1, table.sites, seen=NO_ONE, top=EVERYONE))
    found.append(Zone("systems", -1, table.systems, seen=NO_ONE, top=EVERYONE))
    for host in hosts(table):
        found.append(Zone("attached", table.owner[host], table.under(host), place=str(host)))
    return found


def own_zones(table: Table, seat: int) -> list[Zone]:
    own = table.at[seat]
    side = table.partners(seat)
    choosing = side if table.phase == FORCE_PHASE else NO_ONE
    theme = [] if own.theme == NO_CARD else [own.theme]
    return [
        Zone("deck", seat, own.deck, seen=NO_ONE),
        Zone("hand", seat, own.hand, seen=side),
        Zone("discard", seat, own.discard, seen=side if is_searching(table, seat) else NO_ONE, top=EVERYONE),
        Zone("theme", seat, theme),
        Zone("theme-pile", seat, own.pile, seen=side),
        Zone("force", seat, own.force, seen=choosing),
        Zone("used", seat, own.used, seen=NO_ONE, top=EVERYONE),
        Zone("won", seat, own.won),
        Zone("events", seat, own.events),
        Zone("turned", seat, own.turned),
        Zone("site", seat, own.site),
        Zone("system", seat, own.system),
        Zone("locations", seat, own.locations),
    ]


def is_searching(table: Table, seat: int) -> bool:
    """Whether a text lets a player look through the own discard pile just now."""
    step = table.stack[-1] if table.stack and table.pending else None
    return isinstance(step, Deed) and step.seat == seat and step.looks_through_discard(table)


def hosts(table: Table) -> list[int]:
    """The cards that something lies under or is aboard of."""
    found: list[int] = []
    for card in table.attached:
        if table.host[card] not in found:
            found.append(table.host[card])
    return found


# --- status ---


def status(table: Table, seat: int) -> dict[str, object]:
    facts: dict[str, object] = {
        "format": table.options.format_name,
        "timing_2001": table.options.timing_2001,
        "turn": table.turn,
        "turns_here": table.turns_here,
        "phase": PHASES[table.phase],
        "final": table.final,
        "quiet": table.quiet,
        "planet": table.planet(),
        "site": table.card(table.sites[-1]).title if table.sites else "",
        "system": table.card(table.systems[-1]).system if table.systems else "",
        "planets_left": len(table.sites),
        "rank": table.rank[:],
        "order": table.order[:],
        "players": [player_status(table, one, seat) for one in range(table.seats)],
        "controlled": [planets_of(table, side) for side in range(len(SIDES))],
        "rotated": sorted(table.rotated),
        "moved": sorted(table.moved),
        "in_play": {str(card): numbers_of(table, card) for card in in_play(table)},
        "costs": costs_of(table, seat),
    }
    if table.fight is not None:
        facts["battle"] = battle_status(table, table.fight)
    context = running(table, seat)
    if context:
        facts["running"] = context
    return facts


def running(table: Table, viewer: int) -> list[dict[str, object]]:
    """What is going on in a phase, from the outermost: a battle's step, a shot, what is responded to, a text.

    What a Theme's search has found so far is the side's own knowledge.
    """
    found: list[dict[str, object]] = []
    for step in table.stack:
        if isinstance(step, BattleStep):
            found.append({"what": "step", "name": TIMES[step.time]})
        elif isinstance(step, Setup):
            for seat in range(table.seats):
                if step.found[seat] and viewer < table.seats and viewer % 2 == seat % 2:
                    codes = [table.card(card).code for card in step.found[seat]]
                    found.append({"what": "search", "seat": seat, "found": codes})
        elif isinstance(step, Fire):
            found.append({"what": "shot", "weapon": step.weapon, "target": card_or_none(step.target)})
        elif isinstance(step, Intimidation):
            found.append({"what": "intimidation", "ship": step.ship})
        elif isinstance(step, Moment):
            moment = MOMENTS[step.moment]
            found.append(
                {"what": "moment", "name": moment, "seat": step.seat, "cause": card_or_none(step.cause)}
            )
        elif isinstance(step, Deed):
            code = table.cards[step.face].code
            found.append({"what": "text", "seat": step.seat, "code": code, "word": step.word})
    return found


def card_or_none(card: int) -> int | None:
    return None if card == NO_CARD else card


def player_status(table: Table, seat: int, viewer: int) -> dict[str, object]:
    """A Force card chosen in secret is the side's own knowledge."""
    own = table.at[seat]
    theme = theme_of(table, seat)
    facts: dict[str, object] = {
        "side": SIDES[seat % 2],
        "theme": THEMES[theme] if theme >= 0 else "",
        "theme_number": 0 if own.theme == NO_CARD else table.card(own.theme).theme_number,
        "force_number": force_number(table, seat) if own.used else 0,
        "draw_number": draw_number(table, seat) if own.used else 0,
        "credits": credits_left(table, seat) if own.used else 0,
        "bonus_credits": sum([table.card(location).bonus for location in own.won]),
    }
    if viewer < table.seats and viewer % 2 == seat % 2:
        facts["chosen"] = card_or_none(own.chosen)
    return facts


def planets_of(table: Table, side: int) -> list[str]:
    """The planets a side has controlled."""
    found: list[str] = []
    for seat in range(side, table.seats, 2):
        found += [table.card(location).planet for location in table.at[seat].won]
    return found


def numbers_of(table: Table, card: int) -> dict[str, int]:
    """The numbers of a character or starship with all that changes them."""
    return {
        "power": power(table, card),
        "defense": defense(table, card),
        "leadership": leadership(table, card),
    }


def costs_of(table: Table, seat: int) -> dict[str, int]:
    """What the cards a player might play would cost."""
    if seat >= table.seats:
        return {}
    own = table.at[seat]
    found = {str(card): cost(table, seat, card) for card in own.hand}
    for card in own.pile:
        if table.card(card).kind in (CHARACTER, STARSHIP, WEAPON):
            found[str(card)] = cost(table, seat, card)
    return found


def step_of(table: Table) -> str:
    """The step of the battle going on; nothing while it is being declared or has its result."""
    for step in reversed(table.stack):
        if isinstance(step, BattleStep):
            return TIMES[step.time]
    return ""


def battle_status(table: Table, fight: Fight) -> dict[str, object]:
    """Lists of two are by side."""
    return {
        "arena": ARENAS[fight.arena],
        "step": step_of(table),
        "attacking": fight.attacking,
        "main": [card_or_none(card) for card in fight.main],
        "supporters": [cards[:] for cards in fight.supporters],
        "fired": fight.fired[:],
        "bonus": [cards[:] for cards in fight.bonus],
        "power": [0 if card == NO_CARD else power(table, card) for card in fight.main],
        "winner": None if fight.winner == NOBODY else fight.winner,
    }

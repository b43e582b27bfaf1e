"""The lines between the rows: the planet and what goes on there, the battle, planets, piles and Events."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from textual.content import Content

from chancecube.jedi_knights.kinds import LOCATION, SIDES
from chancecube.kernel.wire import SeenCard, View
from chancecube.terminal.jedi_knights.faces import CREDIT, POWER, facts
from chancecube.terminal.jedi_knights.rows import own_side, seats_of
from chancecube.terminal.table.seen import seen_by_id
from chancecube.terminal.table.words import Words

STRIPS: Final = ("battle", "planets", "piles", "events", "partner")
PLACES_IN_ORDER: Final = "①②③④"
GAP: Final = "   "


def titles(cards: list[SeenCard]) -> str:
    """Titles, those alike counted: 3× Stormtrooper."""
    counts = Counter(facts(card.code).title for card in cards)
    return ", ".join(f"{count}× {title}" if count > 1 else title for title, count in counts.items())


def all_seats(view: View) -> list[int]:
    """Everybody, one's own side first."""
    side = own_side(view)
    return seats_of(view, side) + seats_of(view, 1 - side)


# --- the line in the middle ---


def middle_line(view: View, words: Words) -> Content:
    status = view.status
    if not status["planet"]:
        return Content(words.say("no-planet"))
    phase = words.say(f"phase-{status['phase']}")
    parts: list[str | tuple[str, str]] = [
        (f" {status['planet'].upper()} ", "bold"),
        f" {words.say('place', system=status['system'], site=status['site'])}",
        f" · {words.say('turn', number=status['turn'])} · {phase}",
    ]
    if status["final"]:
        parts.append((f" · {words.say('final')}", "bold"))
    return Content.assemble(*parts)


# --- the lines below ---


def lower_lines(view: View, words: Words) -> dict[str, Content]:
    """What stands in each strip; an empty one takes no room."""
    return {
        "battle": battle_line(view, words),
        "planets": planets_line(view, words),
        "piles": piles_line(view, words),
        "events": events_line(view, words),
        "partner": partner_line(view, words),
    }


def battle_line(view: View, words: Words) -> Content:
    """Both sides lined up with the power they have now, and the step of the battle."""
    battle: dict[str, Any] | None = view.status.get("battle")
    if battle is None:
        return Content("")
    attacking: int = battle["attacking"]
    sides = [battle_side(view, words, battle, side) for side in (attacking, 1 - attacking)]
    step = [one["name"] for one in view.status.get("running", []) if one["what"] == "step"]
    said = words.say(f"step-{step[-1]}") if step else ""
    return Content.assemble((f"⚔ {sides[0]}", "bold"), "  ⚔  ", (sides[1], "bold"), f"  {said}")


def battle_side(view: View, words: Words, battle: dict[str, Any], side: int) -> str:
    """Luke ▲7 with Wedge, Biggs (+2)."""
    known = seen_by_id(view)
    main = battle["main"][side]
    name = facts(known[main].code).title if main in known else words.say("nobody")
    line = f"{name} {POWER}{battle['power'][side]}"
    supporters = [known[card] for card in battle["supporters"][side] if card in known]
    if supporters:
        line = words.say("with", fighter=line, supporters=titles(supporters))
    bonus = sum(facts(known[card].code).tactical for card in battle["bonus"][side] if card in known)
    return f"{line} (+{bonus})" if bonus else line


def planets_line(view: View, words: Words) -> Content:
    """Planets controlled by each side, and how many are still to come."""
    status = view.status
    parts: list[str] = []
    for side in (own_side(view), 1 - own_side(view)):
        held = status["controlled"][side]
        bonus = sum(status["players"][seat]["bonus_credits"] for seat in seats_of(view, side))
        names = ", ".join(held) + (f" ({CREDIT}+{bonus})" if bonus else "")
        if held:
            parts.append(words.say("controls", side=words.voice.side(side), planets=names))
    left = max(status["planets_left"] - 1, 0)
    if status["turn"] and not status["final"]:
        parts.append(words.say("to-come", count=left))
    return Content(GAP.join(parts))


def piles_line(view: View, words: Words) -> Content:
    """Theme piles, which their own side reads and all count, and the top of each discard pile.

    Locations in a Theme pile are never played again.
    """
    parts: list[str] = []
    for seat in all_seats(view):
        pile = view.zone("theme-pile", seat)
        if pile.count:
            cards = titles([card for card in pile.cards if facts(card.code).kind != LOCATION])
            parts.append(
                words.say("theme-pile", side=words.voice.seat(seat), cards=cards or f"×{pile.count}")
            )
    for seat in all_seats(view):
        top = view.zone("discard", seat).cards
        if top:
            parts.append(words.say("discard", side=words.voice.seat(seat), card=facts(top[-1].code).title))
    return Content(GAP.join(parts))


def events_line(view: View, words: Words) -> Content:
    """Events in play for their text, and what is shown for destiny just now."""
    parts: list[str] = []
    for key, zone in (("events", "events"), ("turned", "turned")):
        for seat in all_seats(view):
            cards = view.zone(zone, seat).cards
            if cards:
                parts.append(words.say(key, side=words.voice.seat(seat), cards=titles(cards)))
    return Content(GAP.join(parts))


def partner_line(view: View, words: Words) -> Content:
    """Partners may show each other their hands."""
    parts: list[str] = []
    for seat in seats_of(view, own_side(view)):
        cards = view.zone("hand", seat).cards
        if seat != view.seat and cards:
            parts.append(words.say("partner-hand", side=words.voice.seat(seat), cards=titles(cards)))
    return Content(GAP.join(parts))


# --- the lines above ---


def place_in_order(view: View, seat: int) -> str:
    """Player 1, 2 … of this turn."""
    order: list[int] = view.status["order"]
    return PLACES_IN_ORDER[order.index(seat)] if seat in order else " "


def side_style(seat: int) -> str:
    """The colours of the sides are those of light and dark."""
    return "$side-light" if seat % len(SIDES) == 0 else "$side-dark"

"""A position told in words: who has what where, whose decision it is, and what may be answered."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chancecube.kernel.events import SPECTATOR, Event, sees
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.views import see_card, see_event, view
from chancecube.kernel.wire import SeenEvent, SeenZone, View
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.paper import QUIET, STRONG, heading, pairs_table
from chancecube.terminal.commands.seats import read_seats

EVERYTHING: Final = -1  # the eyes of one who sees all hands: for records and hand-written positions


def read_eyes(desk: Desk, option: str, words: str) -> int:
    """Whose eyes: a seat's (of a side with several, the first), or everything for `all`."""
    format_name = desk.format_name or desk.game.formats[0]
    seats = read_seats(desk, option, words, format_name, {"all": desk.say("cli-all")})
    return seats[0] if seats else EVERYTHING


def look(game: Game, position: Position, eyes: int) -> View:
    """What these eyes see."""
    if eyes != EVERYTHING:
        return view(game, position, eyes)
    seen = view(game, position, SPECTATOR)
    zones = [
        SeenZone(
            zone.name,
            zone.seat,
            zone.place,
            len(zone.cards),
            [see_card(game, position, card) for card in zone.cards],
        )
        for zone in game.zones(position)
    ]
    return View(
        seen.game, SPECTATOR, zones, seen.status, None, seen.waiting, seen.over, seen.winners, seen.ending
    )


def look_at_event(game: Game, event: Event, eyes: int) -> SeenEvent:
    if eyes != EVERYTHING:
        return see_event(game, event, eyes)
    return see_event(
        game, event, event.seat if event.seat >= 0 and sees(event.seen, event.seat) else SPECTATOR
    )


def event_lines(desk: Desk, events: list[Event], eyes: int) -> list[Text]:
    """The events worth a line; new turns stand out."""
    reader = SPECTATOR if eyes == EVERYTHING else eyes
    lines: list[Text] = []
    for event in events:
        said = desk.voice.event(look_at_event(desk.game, event, eyes), reader)
        if said:
            lines.append(Text(said, style=STRONG if event.kind == "turn" else ""))
    return lines


# --- printing ---


def print_view(desk: Desk, seen: View) -> None:
    desk.print(pairs_table(desk.shelf.status(seen)), Text())
    for seat in sorted({-1, *[zone.seat for zone in seen.zones]}):
        zones = [zone for zone in seen.zones if zone.seat == seat and (zone.cards or zone.count)]
        if zones:
            desk.print(heading(desk.voice.seat(seat) if seat >= 0 else desk.say("cli-table")))
            desk.print(
                pairs_table([(zone_title(desk, zone), zone_cards(desk, zone)) for zone in zones]), Text()
            )


def zone_title(desk: Desk, zone: SeenZone) -> str:
    title = desk.voice.zone(zone.name)
    return f"  {title}, {zone.place}" if zone.place else f"  {title}"


def zone_cards(desk: Desk, zone: SeenZone) -> str:
    """The cards by name; piles, whose order counts, from the top and by code."""
    if zone.count is not None and not zone.cards:
        return desk.say("cli-hidden-cards", count=zone.count)
    if zone.name not in desk.shelf.piles():
        return desk.say("cli-says", who=str(zone.count), words=names(desk, zone))
    if zone.count is None:
        return desk.say("cli-pile-top", card=names(desk, zone))
    codes = " ".join([card.code for card in reversed(zone.cards)])
    return desk.say("cli-pile", count=str(zone.count), codes=codes)


def names(desk: Desk, zone: SeenZone) -> str:
    counts: dict[str, int] = {}
    for card in zone.cards:
        counts[card.code] = counts.get(card.code, 0) + 1
    said = [
        f"{desk.voice.card_name(code)} ({code})" + (f" ×{count}" if count > 1 else "")
        for code, count in counts.items()
    ]
    return "; ".join(said)


def print_decisions(desk: Desk, position: Position, eyes: int) -> None:
    """Whose decision it is, and the options where these eyes may see them."""
    if position.over:
        desk.print(Text(desk.voice.ending(look(desk.game, position, SPECTATOR)), style=STRONG))
    for decision in position.pending:
        seat = decision.seat
        if eyes not in (EVERYTHING, seat):
            desk.print(Text(desk.say("cli-decides", seat=desk.voice.seat(seat)), style=STRONG))
            continue
        seen = view(desk.game, position, seat)
        asked = desk.say("cli-says", who=desk.voice.seat(seat), words=desk.voice.question(seen))
        desk.print(Text(asked, style=STRONG))
        for option in seen.decision.options if seen.decision is not None else []:
            desk.print(Text.assemble(f"  {desk.voice.option(seen, option)} ", (f"[{option.name}]", QUIET)))

"""The face of a Jedi Knights card, set in box characters."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import (
    ALLEGIANCES,
    CHARACTER,
    EVENT,
    FORCE,
    KINDS,
    LOCATION,
    NO_THEME,
    STARSHIP,
    THEME,
    THEMES,
    TIMES,
    WEAPON,
)
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.paper import QUIET, STRONG, spread

WIDTH: Final = 36
LEADERSHIP: Final = "★"
CREDIT: Final = "¢"
SIDE_STYLES: Final = ["bright_blue", "red", "yellow"]

Pair = tuple[str, str]


def face(card: Card, desk: Desk) -> RenderableType:
    style = SIDE_STYLES[card.allegiance]
    parts: list[RenderableType] = [top_line(card, desk), Text(card.title, style=STRONG)]
    parts.append(Text(card.subtitle or " ", style="italic"))
    parts.append(Rule(style=style))
    parts += [spread(Text(label), Text(value, style=STRONG)) for label, value in numbers(card, desk)]
    text = desk.voice.card_text(card.code)
    if text:
        parts.append(Text(text))
    parts += [Rule(style=style), bottom_line(card, desk)]
    return Panel(Group(*parts), box=box.ROUNDED, width=WIDTH, border_style=style)


def top_line(card: Card, desk: Desk) -> RenderableType:
    """What it costs, and its kind; of an Event also when it is played."""
    cost = f"{card.cost} {CREDIT}" if card.kind in (CHARACTER, STARSHIP, WEAPON) else ""
    return spread(Text(cost, style=STRONG), Text(kind_word(card, desk), style=QUIET))


def kind_word(card: Card, desk: Desk) -> str:
    if card.kind == EVENT:
        return desk.say("jk-kind-event-of", time=desk.say(f"jk-timing-{TIMES[card.timing]}"))
    return desk.say(f"jk-kind-{KINDS[card.kind]}")


def numbers(card: Card, desk: Desk) -> list[Pair]:
    """The numbers of its kind, with their names."""
    found: list[tuple[str, object]] = []
    if card.kind in (CHARACTER, STARSHIP):
        found = [("power", card.power), ("defense", card.defense)]
        found += [("leadership", LEADERSHIP * card.leadership)] if card.leadership else []
    elif card.kind == EVENT:
        found = [("tactical", f"+{card.tactical}")]
    elif card.kind == LOCATION:
        found = [("planet", card.planet), ("system", card.system), ("bonus", f"{card.bonus} {CREDIT}")]
    elif card.kind == FORCE:
        found = [("force", card.force_number), ("credits", f"{card.credits} {CREDIT}"), ("draw", card.draw)]
    elif card.kind == THEME:
        found = [("theme-number", card.theme_number), ("hand", card.starting_hand)]
    return [(desk.say(f"jk-fact-{fact}"), str(value)) for fact, value in found]


def bottom_line(card: Card, desk: Desk) -> RenderableType:
    """Destiny at the left, side and Theme at the right."""
    drawn = card.kind in (CHARACTER, STARSHIP, WEAPON, EVENT)
    destiny = Text(f"{desk.say('jk-fact-destiny')} {card.destiny}" if drawn else "")
    theme = f" · {theme_word(card, desk)}" if card.theme != NO_THEME else ""
    return spread(destiny, Text.assemble(side_word(card, desk), (theme, QUIET)))


def side_word(card: Card, desk: Desk) -> Text:
    return Text(desk.say(f"jk-allegiance-{ALLEGIANCES[card.allegiance]}"), style=SIDE_STYLES[card.allegiance])


def theme_word(card: Card, desk: Desk) -> str:
    return desk.say(f"jk-theme-{THEMES[card.theme]}") if card.theme != NO_THEME else ""

"""The face of a Young Jedi card, set in box characters."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.paper import QUIET, STRONG
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import (
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    LOCATION,
    SIDES,
    STARSHIP,
    UNIQUENESS,
)
from chancecube.young_jedi.places import PLANETS, SITES, SITES_PER_PLANET

WIDTH: Final = 36
BAR: Final = "▮"
PIP: Final = "●"
CUBE: Final = "⚀"
DOT_STYLES: Final = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "orange": "dark_orange",
    "yellow": "yellow",
    "purple": "magenta",
}
SIDE_STYLES: Final = ["bright_blue", "red"]
UNIQUENESS_SIGNS: Final = {"diamond": "◆", "stackable": "≡", "unique": "①"}


def power_text(card: Card) -> str:
    return "?" if card.power == DRAWN_POWER else str(card.power)


def colour_dot(card: Card, desk: Desk) -> Text:
    """A dot in its colour, and the word, for those who cannot tell colours."""
    name = COLOURS[card.colour]
    return Text.assemble((PIP, DOT_STYLES[name]), " ", desk.say(f"yj-colour-{name}"))


def face(card: Card, desk: Desk) -> RenderableType:
    parts: list[RenderableType] = [top_line(card, desk), Text(card.title, style=STRONG)]
    parts.append(Text(card.subtitle or " ", style="italic"))
    parts.append(Rule(style=SIDE_STYLES[card.side]))
    parts += middle(card, desk)
    parts.append(Rule(style=SIDE_STYLES[card.side]))
    parts.append(bottom_line(card, desk))
    return Panel(Group(*parts), box=box.ROUNDED, width=WIDTH, border_style=SIDE_STYLES[card.side])


def spread(left: Text, right: Text) -> Table:
    """One thing at the left edge, one at the right."""
    line = Table.grid(expand=True)
    line.add_column(justify="left")
    line.add_column(justify="right")
    line.add_row(left, right)
    return line


def top_line(card: Card, desk: Desk) -> Table:
    """The counters as bars, the kind, and the sign of uniqueness."""
    counters = Text(BAR * card.counters, style=SIDE_STYLES[card.side])
    sign = UNIQUENESS_SIGNS.get(UNIQUENESS[card.uniqueness], "")
    kind = desk.say(f"yj-kind-{KINDS[card.kind]}")
    return spread(counters, Text(f"{kind} {sign}".strip(), style=QUIET))


def middle(card: Card, desk: Desk) -> list[RenderableType]:
    """Power and sites, and the text if there is one."""
    lines: list[RenderableType] = []
    if card.kind in (CHARACTER, STARSHIP):
        lines.append(spread(Text(desk.say("yj-fact-power")), Text(power_text(card), style=STRONG)))
    if card.kind == CHARACTER:
        lines += site_bonuses(card)
    elif card.kind == LOCATION:
        lines += [Text(SITES[card.site]), Text(PLANETS[card.planet], style=QUIET)]
    text = desk.voice.card_text(card.code)
    return [*lines, Text(text)] if text else lines


def sites_of(card: Card) -> list[int]:
    """The three sites of a character's planet."""
    first = card.planet * SITES_PER_PLANET
    return list(range(first, first + SITES_PER_PLANET)) if card.kind == CHARACTER else []


def site_bonuses(card: Card) -> list[RenderableType]:
    lines: list[RenderableType] = [Text(PLANETS[card.planet], style=QUIET)]
    for site in sites_of(card):
        lines.append(spread(Text(f"  {SITES[site]}"), Text(PIP * card.bonus[site] or "–")))
    return lines


def bottom_line(card: Card, desk: Desk) -> Table:
    numbers = Text(f"{desk.say('yj-fact-destiny')} {card.destiny}")
    if card.kind in (CHARACTER, STARSHIP):
        numbers = Text.assemble(f"{desk.say('yj-fact-damage')} {card.damage}  ", numbers)
    return spread(numbers, colour_dot(card, desk))


def side_word(card: Card, desk: Desk) -> Text:
    return Text(desk.word("side", SIDES[card.side]), style=SIDE_STYLES[card.side])

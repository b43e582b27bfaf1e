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
from chancecube.terminal.commands.paper import QUIET, STRONG, spread
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import (
    CHARACTER,
    COLOURS,
    DOUBLE,
    DRAWN_POWER,
    KINDS,
    LOCATION,
    NO_COLOUR,
    SIDES,
    STARSHIP,
    UNIQUENESS,
)
from chancecube.young_jedi.places import PLANETS, SITES, SITES_PER_PLANET
from chancecube.young_jedi.vocabulary import STARFIGHTER

WIDTH: Final = 36
BAR: Final = "▮"
PIP: Final = "●"
WILD: Final = "○"
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
    """A starfighter draws besides."""
    power = "?" if card.power == DRAWN_POWER else str(card.power)
    return f"{power}+{CUBE}" if card.ship == STARFIGHTER else power


def colour_dot(card: Card, desk: Desk) -> Text:
    """A dot in its colour, and the word, for those who cannot tell colours; an empty dot on a wild card."""
    wild = f" {WILD} {desk.word('colour', 'wild')}" if card.white else ""
    if card.colour == NO_COLOUR:
        return Text(wild.strip() or "–")
    name = COLOURS[card.colour]
    return Text.assemble((PIP, DOT_STYLES[name]), " ", desk.say(f"yj-colour-{name}"), wild)


def face(card: Card, desk: Desk) -> RenderableType:
    parts: list[RenderableType] = [top_line(card, desk), Text(card.title, style=STRONG)]
    parts.append(Text(card.subtitle or " ", style="italic"))
    parts.append(Rule(style=SIDE_STYLES[card.side]))
    parts += middle(card, desk)
    parts.append(Rule(style=SIDE_STYLES[card.side]))
    parts.append(bottom_line(card, desk))
    return Panel(Group(*parts), box=box.ROUNDED, width=WIDTH, border_style=SIDE_STYLES[card.side])


def top_line(card: Card, desk: Desk) -> Table:
    """The counters as bars, the kind, and the sign of uniqueness."""
    counters = Text(BAR * card.counters, style=SIDE_STYLES[card.side])
    sign = UNIQUENESS_SIGNS.get(UNIQUENESS[card.uniqueness], "")
    kind = kind_word(card, desk)
    return spread(counters, Text(f"{kind} {sign}".strip(), style=QUIET))


def kind_word(card: Card, desk: Desk) -> str:
    """The kind, or what is a little more than one."""
    special = "combo" if card.parts else "armed" if card.built_in != NO_FACE else ""
    if special or card.kind == DOUBLE:
        return desk.word("kind", special or KINDS[DOUBLE])
    return desk.say(f"yj-kind-{KINDS[card.kind]}")


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
    destinies = "/".join(str(number) for number in dict.fromkeys(card.destinies))
    numbers = Text(f"{desk.say('yj-fact-destiny')} {destinies}" if destinies else "")
    if card.kind in (CHARACTER, STARSHIP):
        numbers = Text.assemble(f"{desk.say('yj-fact-damage')} {card.damage}  ", numbers)
    return spread(numbers, colour_dot(card, desk))


def side_word(card: Card, desk: Desk) -> Text:
    return Text(desk.word("side", SIDES[card.side]), style=SIDE_STYLES[card.side])

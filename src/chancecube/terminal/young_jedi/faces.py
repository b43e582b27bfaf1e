"""Young Jedi cards drawn with letters: large with a frame, or three lines where room is short."""

from __future__ import annotations

from typing import Final, final

from textual.content import Content

from chancecube.terminal.table.cards import Slot
from chancecube.terminal.table.painting import FramePainter, broken, fit, sign_of, title_style
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    LOCATION,
    NO_COLOUR,
    STARSHIP,
    WEAPON,
)
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.vocabulary import STARFIGHTER

CUBE: Final = "◈"  # destiny: printed in the corner, and drawn where a text shows the cube
POWER: Final = "▲"
DAMAGE: Final = "▼"
COUNTER: Final = "▮"
WILD: Final = "○"


def facts(code: str) -> Card:
    return library().by_code[code]


def names_of(card: Card) -> tuple[str, str]:
    """Title and subtitle; a location is known by its site."""
    if card.kind == LOCATION:
        return SITES[card.site], PLANETS[card.planet]
    return card.title, card.subtitle


def bonus_here(card: Card, site: int) -> int:
    return card.bonus[site] if site != NOWHERE else 0


def power_here(card: Card, site: int) -> str:
    """The power a fighter would have at the present site, or what a weapon or battle card gives."""
    if card.kind in (CHARACTER, STARSHIP):
        return POWER + with_bonus(card, site) + extras(card)
    if card.kind == WEAPON:
        gifts = [gift(box.pips, box.cubes) for box in card.boxes]
        return POWER + "/".join(dict.fromkeys(gifts))
    if card.kind == BATTLE and (card.pips or card.cubes) and not (card.text and card.text.slips):
        return POWER + gift(card.pips, card.cubes)
    return ""


def with_bonus(card: Card, site: int) -> str:
    """Printed power and site in one number; a drawn power stays a cube."""
    bonus = bonus_here(card, site)
    if card.power == DRAWN_POWER:
        return CUBE + (f"+{bonus}" if bonus else "")
    return str(card.power + bonus)


def extras(card: Card) -> str:
    """A starfighter's draw, and what a built-in weapon gives."""
    if card.ship == STARFIGHTER:
        return f"+{CUBE}"
    if card.built_in == NO_FACE:
        return ""
    box = library().cards[card.built_in].boxes[0]
    return gift(box.pips, box.cubes)


def power_short(card: Card, site: int) -> str:
    """The same in as few signs as possible: what is built in is part of the number."""
    if card.built_in == NO_FACE or card.power == DRAWN_POWER:
        return power_here(card, site).replace(f"+{CUBE}", CUBE)
    box = library().cards[card.built_in].boxes[0]
    return f"{POWER}{card.power + bonus_here(card, site) + box.pips}{CUBE * box.cubes}"


def power_sum(card: Card, site: int) -> str:
    """The same with its addends: 5+1=6."""
    bonus = bonus_here(card, site)
    if card.kind == CHARACTER and bonus and card.power != DRAWN_POWER:
        return f"{POWER}{card.power}+{bonus}={card.power + bonus}{extras(card)}"
    return power_here(card, site)


def gift(pips: int, cubes: int) -> str:
    return (f"+{pips}" if pips else "") + CUBE * cubes


def damage_of(card: Card) -> str:
    return f"{DAMAGE}{card.damage}" if card.kind in (CHARACTER, STARSHIP) else ""


def destiny_of(card: Card) -> str:
    """One number or two; an objective has none."""
    return CUBE + "/".join(str(number) for number in dict.fromkeys(card.destinies)) if card.destinies else ""


def counters_of(card: Card, room: int) -> str:
    """Bars where they fit, else a bar and a number."""
    if card.counters == 0:
        return ""
    return COUNTER * card.counters if card.counters <= room else f"{COUNTER}{card.counters}"


@final
class YoungJediPainter(FramePainter):
    """Draws a slot for the present site in the present language."""

    def __init__(self) -> None:
        super().__init__()
        self.site = NOWHERE

    def head(self, slot: Slot) -> tuple[str, str]:
        """What stands in the upper corners of the frame: the glow, and the destiny number."""
        corner = ""
        if slot.card is not None:
            corner = destiny_of(facts(slot.card.code))
        return sign_of(slot), corner

    def foot(self, slot: Slot) -> str:
        """What kind of card it is, or how or where it lies."""
        if slot.note:
            return slot.note
        if slot.aside:
            return self.say("aside")
        if slot.hidden or slot.card is None:
            return self.say("face-down")
        return self.say(f"kind-{KINDS[facts(slot.card.code).kind]}")

    def face_lines(self, slot: Slot, inner: int, room: int) -> list[Content]:
        """Title and subtitle as long as there is room, then counters and dot, then the numbers."""
        assert slot.card is not None
        card = facts(slot.card.code)
        style = title_style(slot)
        heading, second = names_of(card)
        title = [fit(line, inner, style) for line in broken(heading, inner)]
        subtitle = [fit(line, inner, "dim") for line in broken(second, inner)]
        names = (title + subtitle)[: room - 2]
        names += [Content.blank(inner)] * (room - 2 - len(names))
        return [*names, self.cost_line(card, inner), self.number_line(card, inner)]

    def cost_line(self, card: Card, inner: int) -> Content:
        dot = self.dot(card)
        bars = counters_of(card, inner - len(dot.plain) - 1)
        return Content.assemble(fit(bars, inner - len(dot.plain), "$cost"), dot)

    def number_line(self, card: Card, inner: int) -> Content:
        damage = damage_of(card)
        strength = power_sum(card, self.site)
        if len(strength) + len(damage) + 1 > inner:
            strength = power_here(card, self.site)
        return Content.assemble(fit(strength, inner - len(damage), "$strength bold"), (damage, "$hurt"))

    def dot(self, card: Card, sign: str = "●") -> Content:
        """The dot of the deck colour, and an empty one on a card that may fill other colours."""
        wild = WILD if card.white else ""
        if card.colour == NO_COLOUR:
            return Content.styled(wild, "dim")
        colour = COLOURS[card.colour]
        return Content.styled(sign + self.say(f"dot-{colour}") + wild, f"$dot-{colour}")

    def compact_face(self, slot: Slot, inner: int) -> list[Content]:
        assert slot.card is not None
        card = facts(slot.card.code)
        sign = sign_of(slot)
        heading, subtitle = names_of(card)
        title = fit(sign + heading, inner - 1, title_style(slot))
        lies = slot.hidden or slot.aside or bool(slot.note)
        second = fit(self.foot(slot) if lies else subtitle, inner - 1, "dim")
        if not second.plain.strip() and len(sign + heading) >= inner:
            lines = broken(heading, inner - 1 - len(sign))
            title = fit(sign + lines[0], inner - 1, title_style(slot))
            second = fit(" ".join(lines[1:]), inner - 1, title_style(slot))
        return [title, second, self.compact_numbers(card, inner - 1)]

    def compact_numbers(self, card: Card, inner: int) -> Content:
        dot = self.dot(card, "")
        strength, damage, destiny = power_short(card, self.site), damage_of(card), destiny_of(card)
        room = inner - len(strength) - len(damage) - len(dot.plain) - len(destiny) - 1
        return Content.assemble(
            (strength, "$strength bold"),
            (damage, "$hurt"),
            " ",
            (counters_of(card, room) if room > 0 else "", "$cost"),
            dot,
            destiny,
        )

"""Young Jedi cards drawn with letters: large with a frame, or three lines where room is short."""

from __future__ import annotations

from textwrap import wrap
from typing import Final, final

from textual.content import Content

from chancecube.terminal.table.cards import DEFEATED, FIGHTING, Slot
from chancecube.terminal.table.words import Words
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
GLOW: Final = "✦"
WILD: Final = "○"
FRAMED_HEIGHT: Final = 6

# Frames: the top from left to right, the side, and the bottom.
THIN: Final = "╭─╮│╰─╯"
HEAVY: Final = "┏━┓┃┗━┛"
DOUBLE: Final = "╔═╗║╚═╝"
DASHED: Final = "┌╌┐╎└╌┘"


def facts(code: str) -> Card:
    return library().by_code[code]


def fit(words: str, width: int, style: str = "") -> Content:
    return Content.styled(words, style).truncate(width, ellipsis=True, pad=True)


def names_of(card: Card) -> tuple[str, str]:
    """Title and subtitle; a location is known by its site."""
    if card.kind == LOCATION:
        return SITES[card.site], PLANETS[card.planet]
    return card.title, card.subtitle


def broken(words: str, width: int) -> list[str]:
    """Lines of whole words; a word that is too long is cut when it is drawn."""
    return wrap(words, width, break_long_words=False, break_on_hyphens=False)


def bonus_here(card: Card, site: int) -> int:
    return card.bonus[site] if site != NOWHERE else 0


def power_here(card: Card, site: int) -> str:
    """The power a fighter would have at the present site, or what a weapon or battle card gives."""
    if card.kind in (CHARACTER, STARSHIP):
        return POWER + with_bonus(card, site) + extras(card)
    if card.kind == WEAPON:
        gifts = [gift(box.pips, box.cubes) for box in card.boxes]
        return POWER + "/".join(dict.fromkeys(gifts))
    if card.kind == BATTLE and (card.pips or card.cubes):
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
class YoungJediPainter:
    """Draws a slot for the present site in the present language."""

    def __init__(self) -> None:
        self.words: Words | None = None
        self.site = NOWHERE

    def say(self, key: str) -> str:
        return self.words.say(key) if self.words is not None else ""

    def paint(self, slot: Slot, width: int, height: int) -> list[Content]:
        if height >= FRAMED_HEIGHT:
            return self.framed(slot, width, height)
        return self.compact(slot, width, height)

    # --- with a frame ---

    def framed(self, slot: Slot, width: int, height: int) -> list[Content]:
        inner = width - 2
        room = height - 2
        body = self.back_lines(slot, inner, room) if slot.card is None else self.face_lines(slot, inner, room)
        frame, style = frame_of(slot), frame_style(slot)
        sign, corner = self.head(slot)
        foot = self.foot(slot)
        foot = f" {foot} " if len(foot) + 2 < inner else foot[:inner]
        top = frame[0] + sign + frame[1] * (inner - len(sign) - len(corner)) + corner + frame[2]
        bottom = frame[4] + foot + frame[5] * (inner - len(foot)) + frame[6]
        lines = [Content.styled(top, style)]
        lines += [Content.assemble((frame[3], style), line, (frame[3], style)) for line in body]
        lines.append(Content.styled(bottom, style))
        return lines

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

    def back_lines(self, slot: Slot, inner: int, room: int) -> list[Content]:
        pattern = Content.styled(("░▒" * inner)[:inner], "$back")
        count = Content.styled(f"×{slot.count}".center(inner), "bold")
        return [count if line == room // 2 else pattern for line in range(room)]

    # --- three lines ---

    def compact(self, slot: Slot, width: int, height: int) -> list[Content]:
        edge = Content.styled(edge_of(slot), frame_style(slot))
        inner = width - 1
        lines = self.compact_back(slot, inner) if slot.card is None else self.compact_face(slot, inner)
        lines = lines[:height] + [Content.blank(inner)] * (height - len(lines))
        return [Content.assemble(edge, line.truncate(inner, pad=True)) for line in lines]

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

    def compact_back(self, slot: Slot, inner: int) -> list[Content]:
        pattern = Content.styled(("░▒" * inner)[: inner - 1], "$back")
        return [pattern, fit(f"×{slot.count} {self.foot(slot)}", inner - 1, "bold"), pattern]


# --- how passing things show, never by colour alone ---


def sign_of(slot: Slot) -> str:
    if slot.mark == FIGHTING:
        return "»"
    if slot.mark == DEFEATED:
        return "✗"
    return GLOW if slot.playable else ""


def frame_of(slot: Slot) -> str:
    if slot.under_cursor or slot.pointed:
        return DOUBLE
    if slot.playable or slot.mark == FIGHTING:
        return HEAVY
    return DASHED if slot.hidden or slot.card is None else THIN


def edge_of(slot: Slot) -> str:
    if slot.under_cursor or slot.pointed:
        return "█"
    if slot.playable or slot.mark == FIGHTING:
        return "▌"
    return "╎" if slot.hidden or slot.card is None else "│"


def frame_style(slot: Slot) -> str:
    if slot.under_cursor:
        return "$cursor bold"
    if slot.mark == DEFEATED:
        return "$hurt"
    if slot.playable or slot.pointed or slot.mark == FIGHTING:
        return "$glow bold"
    return "$edge"


def title_style(slot: Slot) -> str:
    if slot.mark == DEFEATED:
        return "strike dim"
    return "bold reverse" if slot.under_cursor else "bold"

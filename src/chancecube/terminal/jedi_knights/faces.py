"""Jedi Knights cards drawn with letters."""

from __future__ import annotations

from typing import Any, Final, final

from textual.content import Content

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, FORCE, KINDS, LOCATION, STARSHIP, THEME, WEAPON
from chancecube.jedi_knights.library import library
from chancecube.kernel.wire import SeenCard, View
from chancecube.terminal.table.cards import Slot
from chancecube.terminal.table.painting import FramePainter, broken, fit, sign_of, title_style

DESTINY: Final = "◈"
POWER: Final = "▲"
DEFENSE: Final = "◇"
LEADERSHIP: Final = "★"
CREDIT: Final = "¢"
HERO: Final = "♛"
DRAW: Final = "▤"
FORCE_SIGN: Final = "✺"

DRAWN: Final = (CHARACTER, STARSHIP, WEAPON, EVENT)  # kinds that have a destiny
COSTING: Final = (CHARACTER, STARSHIP, WEAPON)
IN_PLAY: Final = ("site", "system", "attached")


def facts(code: str) -> Card:
    card = library().find(code)
    assert card is not None
    return card


def destiny_of(card: Card) -> str:
    return f"{DESTINY}{card.destiny}" if card.kind in DRAWN else ""


@final
class Numbers:
    """What the cards of one view are worth and cost now."""

    def __init__(self, view: View | None = None) -> None:
        status: dict[str, Any] = view.status if view is not None else {}
        zones = view.zones if view is not None else []
        self.now: dict[str, dict[str, int]] = status.get("in_play", {})
        self.costs: dict[str, int] = status.get("costs", {})
        self.paid = {card.id for zone in zones if zone.name in IN_PLAY for card in zone.cards}

    def strength(self, seen: SeenCard) -> str:
        """Power, defense and leadership as they are now; what other kinds of card give."""
        card = facts(seen.code)
        if card.kind in (CHARACTER, STARSHIP):
            now = self.now.get(str(seen.id), {})
            stars = LEADERSHIP * now.get("leadership", card.leadership)
            defense = f"{DEFENSE}{now.get('defense', card.defense)}"
            return f"{POWER}{now.get('power', card.power)}{defense}{stars}"
        if card.kind == EVENT:
            return f"+{card.tactical}"
        if card.kind == FORCE:
            return f"{FORCE_SIGN}{card.force_number} {CREDIT}{card.credits} {DRAW}{card.draw}"
        if card.kind == LOCATION:
            return f"{CREDIT}+{card.bonus}"
        return f"{card.theme_number} {DRAW}{card.starting_hand}" if card.kind == THEME else ""

    def cost(self, seen: SeenCard) -> str:
        """What a card would cost its holder now; nothing once it is in play."""
        card = facts(seen.code)
        if card.kind not in COSTING or seen.id in self.paid:
            return ""
        return f"{CREDIT}{self.costs.get(str(seen.id), card.cost)}"

    def signs(self, seen: SeenCard) -> str:
        """All of it but the cost, on one line."""
        card = facts(seen.code)
        parts = [HERO if card.hero else "", self.strength(seen), destiny_of(card)]
        return " ".join(part for part in parts if part)


@final
class JediKnightsPainter(FramePainter):
    """Draws a slot with the numbers of the present view in the present language."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers = Numbers()

    def head(self, slot: Slot) -> tuple[str, str]:
        """How it lies, and the destiny number."""
        return sign_of(slot), destiny_of(facts(slot.card.code)) if slot.card is not None else ""

    def foot(self, slot: Slot) -> str:
        """What it does or where it lies, or what kind of card it is."""
        if slot.note or slot.card is None:
            return slot.note
        return self.say(f"kind-{KINDS[facts(slot.card.code).kind]}")

    def face_lines(self, slot: Slot, inner: int, room: int) -> list[Content]:
        """Title and subtitle as long as there is room, then the cost, then the numbers."""
        assert slot.card is not None
        card = facts(slot.card.code)
        title = [fit(line, inner, title_style(slot)) for line in broken(card.title, inner)]
        second = card.planet if card.kind == LOCATION else card.subtitle
        subtitle = [fit(line, inner, "dim") for line in broken(second, inner)]
        names = (title + subtitle)[: room - 2]
        names += [Content.blank(inner)] * (room - 2 - len(names))
        return [*names, self.cost_line(slot.card, inner), self.strength_line(slot.card, inner)]

    def cost_line(self, seen: SeenCard, inner: int) -> Content:
        hero = HERO if facts(seen.code).hero else ""
        return Content.assemble(
            fit(self.numbers.cost(seen), inner - len(hero), "$cost"), (hero, "$glow bold")
        )

    def strength_line(self, seen: SeenCard, inner: int) -> Content:
        return fit(self.numbers.strength(seen), inner, "$strength bold")

    def compact_face(self, slot: Slot, inner: int) -> list[Content]:
        assert slot.card is not None
        card = facts(slot.card.code)
        sign = sign_of(slot)
        title = fit(sign + card.title, inner - 1, title_style(slot))
        second = fit(slot.note or card.subtitle or self.foot(slot), inner - 1, "dim")
        if not slot.note and not card.subtitle and len(sign + card.title) >= inner:
            lines = broken(card.title, inner - 1 - len(sign))
            title = fit(sign + lines[0], inner - 1, title_style(slot))
            second = fit(" ".join(lines[1:]), inner - 1, title_style(slot))
        return [title, second, self.compact_numbers(slot.card, inner - 1)]

    def compact_numbers(self, seen: SeenCard, inner: int) -> Content:
        cost, destiny = self.numbers.cost(seen), destiny_of(facts(seen.code))
        room = inner - len(cost) - len(destiny)
        return Content.assemble(
            fit(self.numbers.strength(seen), room, "$strength bold"), (cost, "$cost"), destiny
        )

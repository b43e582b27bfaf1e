"""The open facts of a Jedi Knights position in words, beside its zones."""

from __future__ import annotations

from typing import Any, final

from chancecube.jedi_knights.kinds import SIDES
from chancecube.kernel.wire import View
from chancecube.terminal.commands.desk import Desk

Pair = tuple[str, str]


@final
class JediKnightsStatus:
    def __init__(self, desk: Desk, view: View) -> None:
        self.desk = desk
        self.view = view
        self.facts: dict[str, Any] = view.status
        self.names = {card.id: desk.voice.card_name(card.code) for zone in view.zones for card in zone.cards}

    def lines(self) -> list[Pair]:
        facts = self.facts
        agreed = [self.desk.word("setting", "timing-2001")] if facts["timing_2001"] else []
        place = " · ".join([str(facts[part]) for part in ("planet", "site", "system") if facts[part]])
        order = [self.desk.voice.seat(seat) for seat in facts["order"]]
        lines = [
            self.line("format", ", ".join([self.desk.word("format", facts["format"]), *agreed])),
            self.line("turn", str(facts["turn"])),
            self.line("phase", self.desk.word("phase", facts["phase"])),
            self.line("place", place or "–"),
            self.line("left", self.planets_left()),
            self.line("order", ", ".join(order) or "–"),
            self.line("controlled", self.controlled()),
        ]
        lines += [self.player(seat, one) for seat, one in enumerate(facts["players"])]
        return lines + self.rotated() + self.battle()

    def line(self, fact: str, words: str) -> Pair:
        return self.desk.game_say(f"status-{fact}"), words

    def planets_left(self) -> str:
        return self.desk.game_say(
            "final" if self.facts["final"] else "left", count=self.facts["planets_left"]
        )

    def controlled(self) -> str:
        held = self.facts["controlled"]
        return " · ".join(
            [f"{self.desk.voice.side(side)} {', '.join(held[side]) or '–'}" for side in range(len(SIDES))]
        )

    def player(self, seat: int, one: dict[str, Any]) -> Pair:
        said = self.desk.game_say(
            "player",
            theme=self.desk.say(f"jk-theme-{one['theme']}") if one["theme"] else "–",
            number=one["theme_number"],
            force=one["force_number"],
            credits=one["credits"],
            draw=one["draw_number"],
            bonus=one["bonus_credits"],
        )
        return self.desk.voice.seat(seat), said

    def named(self, cards: list[int]) -> str:
        return ", ".join([self.names.get(card, "–") for card in cards]) or "–"

    def rotated(self) -> list[Pair]:
        cards = self.facts["rotated"]
        return [self.line("rotated", self.named(cards))] if cards else []

    def battle(self) -> list[Pair]:
        """Attacker and defender with their power, and who supports them."""
        running = self.facts.get("battle")
        if running is None:
            return []
        attacking: int = running["attacking"]
        return [
            self.line(fact, self.fighters(running, side))
            for fact, side in (("attacker", attacking), ("defender", 1 - attacking))
        ]

    def fighters(self, running: dict[str, Any], side: int) -> str:
        main = running["main"][side]
        said = self.desk.game_say(
            "fighter",
            card=self.named([] if main is None else [main]),
            power=running["power"][side],
        )
        supporters = running["supporters"][side]
        if not supporters:
            return said
        return self.desk.game_say("supported", fighter=said, supporters=self.named(supporters))

"""The open facts of a Young Jedi position in words, beside its zones."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.wire import View
from chancecube.terminal.commands.desk import Desk
from chancecube.young_jedi.game import SWITCHES
from chancecube.young_jedi.kinds import SIDES
from chancecube.young_jedi.race import LAPS_TO_WIN

Pair = tuple[str, str]


@final
class YoungJediStatus:
    def __init__(self, desk: Desk, view: View) -> None:
        self.desk = desk
        self.view = view
        self.facts: dict[str, Any] = view.status

    def lines(self) -> list[Pair]:
        facts = self.facts
        place = " • ".join([str(facts[part]) for part in ("planet", "site") if facts[part]])
        agreed = [self.desk.word("setting", name) for name in SWITCHES if facts[name]]
        lines = [
            self.line("format", ", ".join([self.desk.word("format", facts["format"]), *agreed])),
            self.line("turn", f"{facts['turn']}, {self.desk.voice.seat(facts['active'])}"),
            self.line("phase", self.desk.word("phase", facts["phase"])),
            self.line("place", place or "–"),
        ]
        lines += [self.both(fact) for fact in ("counters", "controlled", "surrendered")]
        return lines + self.evacuation() + self.battle() + self.duel() + self.race()

    def line(self, fact: str, words: str) -> Pair:
        return self.desk.game_say(f"status-{fact}"), words

    def both(self, fact: str) -> Pair:
        """A fact that each side has."""
        values = [", ".join(one) if isinstance(one, list) else str(one) for one in self.facts[fact]]
        said = [f"{self.side(seat)} {value or '–'}" for seat, value in enumerate(values)]
        return self.line(fact, " · ".join(said))

    def side(self, seat: int) -> str:
        return self.desk.word("side", SIDES[seat])

    def name(self, card: int) -> str:
        """A card by its title; one nobody shows has none."""
        for zone in self.view.zones:
            for seen in zone.cards:
                if seen.id == card:
                    return self.desk.voice.card_name(seen.code)
        return "–"

    # --- what goes on ---

    def evacuation(self) -> list[Pair]:
        running = self.facts.get("evacuation")
        if running is None:
            return []
        return [self.line("evacuation", f"{running['planet']}, {self.desk.voice.seat(running['seat'])}")]

    def battle(self) -> list[Pair]:
        running = self.facts.get("battle")
        if running is None:
            return []
        return [self.line("attacker", self.desk.voice.seat(running["attacker"]))]

    def duel(self) -> list[Pair]:
        """Each duelist with power and hits, once they are known."""
        running = self.facts.get("duel")
        if running is None:
            return []
        said = [self.duelist(one) for one in running["duelists"] if one is not None]
        lines = [self.line("duel", " · ".join(said) or "–")]
        if running.get("attack") is not None:
            striker = self.desk.voice.seat(running["striker"])
            attack = f"{striker}, {self.name(running['attack'])}, {running['number']}"
            lines.append(self.line("attack", attack))
        return lines

    def duelist(self, one: dict[str, Any]) -> str:
        return self.desk.game_say(
            "duelist",
            card=self.name(one["character"]),
            power=one["power"],
            hits=one["hits"],
            damage=one["damage"],
        )

    def race(self) -> list[Pair]:
        races = self.facts.get("race", [])
        return [
            (
                self.desk.game_say("status-race", side=self.side(seat)),
                self.desk.game_say(
                    "race",
                    laps=f"{race['laps']}/{LAPS_TO_WIN}",
                    next=race["next"],
                    thrust=race["thrust"],
                    handling=", ".join(str(number) for number in race["handling"]) or "–",
                ),
            )
            for seat, race in enumerate(races)
            if race is not None
        ]

"""The log: one line for each event, as the reading seat may know it, and the sums spelled out."""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import KINDS, TIMES
from chancecube.jedi_knights.table import ARENAS, PHASES, TO_SITE, TO_SYSTEM
from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import SeenEvent, View
from chancecube.text.jedi_knights.words import YOU, Words, capital, who

# Events nobody needs a line for: the next one tells the same, or it happens to all cards every turn.
UNTOLD: Final = ("declare", "draw-number")
UNTOLD_FOR: Final = {
    ("ready", "jk.draw.ready"),
    ("rotate", "jk.battle.initiate"),
    ("rotate", "jk.battle.support"),
}

# Reasons for which an event is told in other words.
SPECIAL: Final = {
    ("credits", "jk.deploy.credit-mods"): "credits-text",
    ("defend", "jk.text.use"): "steps-in",
    ("rotate", "jk.blockade.intimidate"): "intimidated",
    ("to-pile", "jk.setup.theme-pile"): "sets-out",
    ("to-pile", "jk.draw.pack-up"): "retires",
    ("to-pile", "jk.draw.tied-planet-ruling"): "retires",
    ("to-pile", "jk.team.locations"): "retires",
    ("to-hand", "jk.term.exchange"): "exchanges",
    ("discard", "jk.term.exchange"): "exchanged",
    ("turn", "jk.final.cycle"): "round",
}

# Events that tell a sum of what counts.
SUMS: Final = ("power", "aim", "pay", "credits", "control-sum")

# Events after which the cards are old acquaintances: their titles are enough.
BY_TITLE: Final = (
    "aim",
    "battle-won",
    "change",
    "defeated",
    "discard",
    "fire",
    "hit",
    "intimidated",
    "miss",
    "new-main",
    "pay",
    "power",
    "ready",
    "replace",
    "rotate",
    "shot-lost",
    "target",
)

GOALS: Final = {TO_SITE: "site", TO_SYSTEM: "system"}


@final
class Log:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def line(self, event: SeenEvent, me: int) -> str:
        if event.kind in UNTOLD or (event.kind, event.rule) in UNTOLD_FOR:
            return ""
        if event.kind == "peek" and event.card is None:
            return ""  # that somebody looks is told by the text that lets them
        if event.kind == "over":
            return self.ending(seats_of(event.amount, len(self.words.seats)), event.rule, me)
        kind = SPECIAL.get((event.kind, event.rule), event.kind)
        said = self.say(
            self.words.first_known(f"jk-log-{kind}", "jk-log-other"),
            who=who(event.seat, me) if kind != "control-sum" else self.side_of(event.seat, me),
            side=self.subject(event, kind),
            card=self.card_of(event),
            pronoun=self.pronoun_of(event),
            amount=event.amount,
            size=abs(event.amount),
            sign="less" if event.amount < 0 else "more",
            sum=self.addends(event) if kind in SUMS else "",
            addends=len(event.sums),
            target=self.victim(event, me),
            **self.places(event),
        )
        return capital(said)

    def side_of(self, side: int, me: int) -> str:
        """A whole side, whose seats are told together."""
        return YOU if 0 <= me < len(self.words.seats) and me % 2 == side else who(side, -1)

    def subject(self, event: SeenEvent, kind: str) -> str:
        if event.seat < 0:
            return ""
        return (
            self.words.side_subject(event.seat) if kind == "control-sum" else self.words.subject(event.seat)
        )

    def card_of(self, event: SeenEvent) -> str:
        if event.card is None:
            return self.say("jk-some-card")
        card = self.words.card(event.card.code)
        return self.words.short(card) if event.kind in BY_TITLE else self.words.full(card)

    def pronoun_of(self, event: SeenEvent) -> str:
        return "" if event.card is None else self.words.pronoun(self.words.card(event.card.code))

    def victim(self, event: SeenEvent, me: int) -> str:
        """The player an intimidation is aimed at."""
        if event.kind != "intimidate" or not 0 <= event.amount < len(self.words.seats):
            return ""
        return YOU if event.amount == me else self.words.seat(event.amount)

    def places(self, event: SeenEvent) -> dict[str, str]:
        """Names for what an event tells by a number, and what is printed on its card."""
        card = None if event.card is None else self.words.card(event.card.code)
        return {
            "phase": PHASES[event.amount] if event.kind == "phase" else "",
            "step": TIMES[event.amount] if event.kind == "step" else "",
            "arena": ARENAS[event.amount] if event.kind == "attack" else "",
            "stat": event.sums[0][0] if event.kind == "change" and event.sums else "power",
            "goal": GOALS.get(event.amount, "card") if event.kind == "play" else "",
            "kind": "" if card is None else KINDS[card.kind],
            "planet": "" if card is None else card.planet,
            "system": "" if card is None else card.system,
        }

    # --- sums ---

    def addends(self, event: SeenEvent) -> str:
        """Every addend with its sign: 6 power + 3 Vader's Lightsaber − 1 Cantina Brawl."""
        said = ""
        for why, code, amount in event.sums:
            addend = self.addend(event, why, self.words.card(code), abs(amount))
            if said:
                said = self.say("jk-sum-less" if amount < 0 else "jk-sum-more", first=said, second=addend)
            else:
                said = self.say("jk-sum-minus", addend=addend) if amount < 0 else addend
        return said

    def addend(self, event: SeenEvent, why: str, card: Card, amount: int) -> str:
        own = event.card is not None and event.card.code == card.code
        if why == "destiny" and own:
            why = "changed"  # a destiny that texts have changed
        key = self.words.first_known(f"jk-addend-{why}-{event.kind}", f"jk-addend-{why}", "jk-addend-other")
        return self.say(key, amount=amount, card=self.words.short(card), own="yes" if own else "no")

    def powers(self, view: View) -> dict[int, tuple[int, str]]:
        """Characters and starships in play, with all that changes them now."""
        found: dict[int, tuple[int, str]] = {}
        numbers: dict[str, dict[str, int]] = view.status["in_play"]
        for zone in view.zones:
            for seen in zone.cards:
                if str(seen.id) in numbers:
                    card = self.words.card(seen.code)
                    total = numbers[str(seen.id)]["power"]
                    found[seen.id] = (total, self.power_here(card, total))
        return found

    def power_here(self, card: Card, total: int) -> str:
        changed = total - card.power
        sums = self.say("jk-addend-printed-power", amount=card.power, card=self.words.short(card), own="yes")
        if changed:
            more = self.say("jk-addend-others", amount=abs(changed))
            sums = self.say("jk-sum-less" if changed < 0 else "jk-sum-more", first=sums, second=more)
        return self.say("jk-power-sum", fighter=self.words.short(card), total=total, addends=sums)

    # --- the end ---

    def ending(self, winners: list[int], rule: str, me: int) -> str:
        """Which side won, and why; a rule that has no words of its own for that is stated."""
        winner = winners[0] % 2 if winners else -1
        arguments: dict[str, str | int] = {
            "winner": self.side_of(winner, me) if winner >= 0 else "nobody",
            "loser": self.side_of(1 - winner, me) if winner >= 0 else "nobody",
            "alone": self.words.alone(),
        }
        key = f"jk-ending-{rule.rsplit('.', maxsplit=1)[-1]}"
        why = self.say(key, **arguments) if self.words.speaker.knows(key) else self.words.speaker.rule(rule)
        return self.say("jk-ending", why=why, **arguments)

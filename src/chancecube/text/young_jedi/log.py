"""The log: one line for each event, as the reading seat may know it."""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import SeenCard, SeenEvent, View
from chancecube.text.young_jedi.words import Words, capital, who
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import CHARACTER, DRAWN_POWER, KINDS, SIDES, STARSHIP
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITE_BONUS, SITES
from chancecube.young_jedi.table import opponent

# Events whose amount is the number of a planet.
ABOUT_PLANETS: Final = (
    "control",
    "stranded",
    "concede",
    "evacuate",
    "intercept",
    "not-intercepted",
    "space-battle",
)

# Events after which the fighters are old acquaintances: their titles are enough.
BY_TITLE: Final = (
    "defeated",
    "fights-again",
    "breaks-through",
    "uses-weapon",
    "weapon-ignored",
    "weapon-unused",
    "duel-defeat",
    "duel-heal",
    "duel-hit",
    "duel-target",
    "left-behind",
    "thrust",
)

FIGHTERS: Final = (CHARACTER, STARSHIP)

# Addends that are a fighter's own: in a group they say whose.
OWN_ADDENDS: Final = ("power", "site", "text", "destiny")

# Reasons for which an event is told in other words.
SPECIAL: Final = {
    ("location", "yj.deploy.location"): "location-moved",
    ("location", "yj.control.next-planet"): "location-next",
    ("discard", "yj.battle.weapon-lost"): "discard-weapon",
    ("discard", "yj.battle.card-unopposed-ruling"): "discard-unopposed",
    ("honour-breach", "yj.deploy.honour-stack"): "honour-stack",
    ("honour-breach", "yj.plan.honour-illegal-card"): "honour-returned",
}


@final
class Log:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def line(self, event: SeenEvent, me: int) -> str:
        if event.kind == "power":
            return self.power(event)
        if event.kind == "over":
            return self.ending(seats_of(event.amount, len(SIDES)), event.rule, me)
        kind = SPECIAL.get((event.kind, event.rule), event.kind)
        said = self.say(
            self.words.first_known(f"yj-log-{kind}", "yj-log-other"),
            who=who(event.seat, me),
            side=self.words.subject(event.seat) if event.seat >= 0 else "",
            card=self.card_of(event),
            pronoun=self.pronoun_of(event),
            amount=event.amount,
            planet=planet_of(event),
            kind="" if event.card is None else KINDS[self.words.card(event.card.code).kind],
        )
        return capital(said)

    def card_of(self, event: SeenEvent) -> str:
        if event.card is None:
            return self.say("yj-some-card")
        card = self.words.card(event.card.code)
        return self.words.short(card) if event.kind in BY_TITLE else self.words.full(card)

    def pronoun_of(self, event: SeenEvent) -> str:
        return "" if event.card is None else self.words.pronoun(self.words.card(event.card.code).title)

    # --- the sum of a fighter's power ---

    def power(self, event: SeenEvent) -> str:
        """The total with every addend; in a group each addend says whose it is."""
        fighters = self.fighters(event)
        group = len(fighters) > 1
        addends = [self.addend(why, self.words.card(code), amount, group) for why, code, amount in event.sums]
        return self.say(
            "yj-power-sum", fighter=self.names(fighters), total=event.amount, addends=" + ".join(addends)
        )

    def fighters(self, event: SeenEvent) -> list[Card]:
        """Everyone in the fight has a power among the addends, printed or drawn; the first of the plan leads."""
        found: list[Card] = []
        for why, code, _ in event.sums:
            card = self.words.card(code)
            if why == "power" or (why == "destiny" and card.power == DRAWN_POWER):
                found.append(card)
        first = "" if event.card is None else event.card.code
        return sorted(found, key=lambda card: card.code != first)

    def names(self, fighters: list[Card]) -> str:
        counts: dict[str, int] = {}
        for card in fighters:
            name = self.words.short(card)
            counts[name] = counts.get(name, 0) + 1
        named = [self.say("yj-alike", card=name, count=n) if n > 1 else name for name, n in counts.items()]
        return self.words.all_of(named)

    def addend(self, why: str, card: Card, amount: int, group: bool) -> str:
        reason, _, site = why.partition(" ")
        own = card.kind in FIGHTERS and reason in OWN_ADDENDS
        said = self.say(
            self.words.first_known(f"yj-addend-{reason}", "yj-addend-other"),
            amount=amount,
            card=self.words.short(card),
            place=SITES[int(site)] if site else "",
            own="yes" if own else "no",
        )
        return (
            self.say("yj-addend-whose", addend=said, card=self.words.short(card)) if group and own else said
        )

    def powers(self, view: View) -> dict[int, tuple[int, str]]:
        """Characters on the planet and in the own hand, without weapon or battle card; a cube is not known yet."""
        site: int = view.status["site_number"]
        here: str = view.status["planet"]
        found: dict[int, tuple[int, str]] = {}
        for zone in view.zones:
            if zone.name == "hand" or (zone.name in ("up", "down") and zone.place == here):
                for seen in zone.cards:
                    card = self.words.card(seen.code)
                    if card.kind == CHARACTER and card.power != DRAWN_POWER and site != NOWHERE:
                        found[seen.id] = self.power_here(zone.seat, seen, card, site)
        return found

    def power_here(self, seat: int, seen: SeenCard, card: Card, site: int) -> tuple[int, str]:
        sums = [("power", card.code, card.power)]
        if card.bonus[site]:
            sums.append((SITE_BONUS[site], card.code, card.bonus[site]))
        total = card.power + card.bonus[site]
        event = SeenEvent("power", seat, seen, total, "yj.battle.location-bonus", sums)
        return total, self.power(event)

    # --- the end ---

    def ending(self, winners: list[int], rule: str, me: int) -> str:
        """Who won, and why; a rule that has no words of its own for that is stated."""
        winner = winners[0] if len(winners) == 1 else -1
        loser = opponent(winner) if winner >= 0 else -1
        arguments: dict[str, str | int] = {"winner": who(winner, me), "loser": who(loser, me)}
        key = f"yj-ending-{rule.rsplit('.', maxsplit=1)[-1]}"
        why = self.say(key, **arguments) if self.words.speaker.knows(key) else self.words.speaker.rule(rule)
        return self.say("yj-ending", why=why, **arguments)


def planet_of(event: SeenEvent) -> str:
    """The planet an event speaks of by its amount."""
    told = event.kind in ABOUT_PLANETS and 0 <= event.amount < len(PLANETS)
    return PLANETS[event.amount] if told else ""

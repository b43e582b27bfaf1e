"""Event cards: played for their text at the time they name, or under attacker or defender for a tactical bonus."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.abilities import is_forbidden
from chancecube.jedi_knights.deeds import Deed, can_start
from chancecube.jedi_knights.kinds import EVENT, POWER_STEP, SUPPORT, WEAPONS
from chancecube.jedi_knights.moments import PAID, Declared, ask_price, happen, pay_price
from chancecube.jedi_knights.scene import Scene, holds
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.standing import Fleeting
from chancecube.jedi_knights.vocabulary.texts import EVENT_PLAYED
from chancecube.kernel.decision import Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD

STEP_EVENTS: Final = (SUPPORT, WEAPONS, POWER_STEP)


def forbids_event(table: Table, seat: int, card: int, time: int) -> str:
    """The rule that keeps an Event from being played for its text now."""
    facts = table.card(card)
    if facts.kind != EVENT or facts.timing != time:
        return "jk.event.own-action"
    if is_forbidden(table, seat, facts.index):
        return "jk.deploy.all-conditions"
    played = facts.says.played()
    if played is not None and not can_start(Scene(table, card, seat), played):
        return "jk.deploy.conditions"
    return ""


def forbids_bonus(table: Table, seat: int, card: int) -> str:
    """The rule that keeps an Event from being put under attacker or defender."""
    fight = table.fight
    if fight is None or table.card(card).kind != EVENT:
        return "jk.battle.tactical"
    side = seat % 2
    if fight.main[side] == NO_CARD or fight.bonus[side]:
        return "jk.battle.tactical"
    return ""


def give_bonus(table: Table, seat: int, card: int) -> None:
    """Only its tactical bonus counts; everything else on it is ignored."""
    fight = table.fight
    assert fight is not None
    side = seat % 2
    table.at[seat].hand.remove(card)
    table.attach(card, fight.main[side])
    fight.bonus[side].append(card)
    table.tell("tactical", seat, card, amount=table.card(card).tactical, rule="jk.battle.tactical")


DECLARE: Final = 0
PRICE_PAID: Final = 1
WORK: Final = 2
STAY: Final = 3


@final
class PlayEvent(Declared):
    """An Event played for its text as one's action."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def play(self, table: Table) -> None:
        if self.stage == DECLARE:
            self.declare(table)
        elif self.stage == PRICE_PAID:
            self.stage = WORK
            happen(table, EVENT_PLAYED, self.card, self.seat)
        elif self.stage == WORK:
            self.work(table)
        else:
            self.stay(table)

    def declare(self, table: Table) -> None:
        self.stage = PRICE_PAID
        own = table.at[self.seat]
        own.hand.remove(self.card)
        own.events.append(self.card)
        table.tell("event", self.seat, self.card, rule="jk.event.place")
        played = table.card(self.card).says.played()
        if played is not None:
            ask_price(table, self.seat, self.card, played)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        pay_price(table, self.seat, option)

    def work(self, table: Table) -> None:
        self.stage = STAY
        facts = table.card(self.card)
        played = facts.says.played()
        if (
            played is not None
            and not self.cancelled
            and holds(Scene(table, self.card, self.seat), played.when)
        ):
            deed = Deed(self.seat, self.card, facts.index, facts.says.words.index(played))
            deed.stage = PAID
            table.push(deed)

    def stay(self, table: Table) -> None:
        """Most stay in play for the time their keyword says; some say otherwise, and a cancelled one goes."""
        table.pop()
        if self.card in table.at[self.seat].events and (self.cancelled or is_fleeting(table, self.card)):
            discard_event(table, self.card, "jk.event.cancel-ruling" if self.cancelled else "jk.event.deploy")

    def copy(self) -> PlayEvent:
        twin = PlayEvent(self.seat, self.card)
        twin.stage = self.stage
        twin.cancelled = self.cancelled
        return twin

    def encode(self) -> list[object]:
        return ["event", self.stage, self.seat, self.card, self.cancelled]


def read_event(fields: list[Any], known: Known) -> PlayEvent:
    seat, card, cancelled = fields
    step = PlayEvent(known.seat(seat), known.card(card))
    step.cancelled = bool(cancelled)
    return step


def is_fleeting(table: Table, card: int) -> bool:
    for word in table.card(card).says.standing:
        if isinstance(word, Fleeting):
            return True
    return False


def discard_event(table: Table, card: int, rule: str) -> None:
    table.take_up(card)
    table.to_discard(card, rule)


def end_battle_events(table: Table) -> None:
    """Step Events stay to the end of the battle."""
    for own in table.at:
        for card in own.events[:]:
            if table.card(card).timing in STEP_EVENTS:
                discard_event(table, card, "jk.event.step")

"""Firing a weapon: who may fire what at whom, the destiny drawn, and whether it hits."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.abilities import may_be_targeted, may_bear, pierces, stuns, swings
from chancecube.jedi_knights.casualties import strike_down
from chancecube.jedi_knights.kinds import WEAPON
from chancecube.jedi_knights.moments import Declared, happen
from chancecube.jedi_knights.scene import is_open_target
from chancecube.jedi_knights.sums import BY_DESTINY, Addend, aim_sum, defense
from chancecube.jedi_knights.table import Table
from chancecube.jedi_knights.vocabulary.effects import THIS_SHOT
from chancecube.jedi_knights.vocabulary.texts import DRAWN, FIRED, HIT_BY, MISSED, TARGETED
from chancecube.kernel.decision import Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD


def forbids_firing(table: Table, seat: int, weapon: int) -> str:
    """The rule that keeps a weapon silent. The owner of its bearer fires it, whoever owns the weapon."""
    fight = table.fight
    shooter = table.host[weapon]
    if fight is None or shooter == NO_CARD or table.card(weapon).kind != WEAPON:
        return "jk.battle.fire"
    if table.owner[shooter] != seat or not fight.holds(shooter):
        return "jk.battle.fire"
    if not may_bear(table, shooter, weapon):
        return "jk.weapon.restrictions"
    if not may_fire_again(table, shooter, weapon):
        return "jk.battle.fire"
    return "" if targets(table, seat, weapon) else "jk.battle.no-target-supported"


def may_fire_again(table: Table, shooter: int, weapon: int) -> bool:
    """Each fires once per battle; some weapons may be fired more than once, if nothing else was."""
    fight = table.fight
    assert fight is not None
    shots = fight.fired.count(shooter)
    if shots == 0:
        return True
    return fight.fired.count(weapon) == shots and shots < swings(table, weapon)[0]


def targets(table: Table, seat: int, weapon: int) -> list[int]:
    """The opposing cards in the battle that may be targeted: no attacker or defender while it is supported."""
    fight = table.fight
    assert fight is not None
    through = pierces(table, weapon)
    found: list[int] = []
    for card in fight.fighters(1 - seat % 2):
        if (through or is_open_target(table, fight, card)) and may_be_targeted(table, card):
            found.append(card)
    return found


TARGET: Final = 0
DECLARE: Final = 1
DRAW: Final = 2
RESULT: Final = 3
LEAVE: Final = 4


@final
class Fire(Declared):
    """One shot. The shooter and the weapon stand both in the fight's list of those that fired."""

    def __init__(self, seat: int, weapon: int) -> None:
        super().__init__()
        self.seat = seat
        self.weapon = weapon
        self.shooter = NO_CARD
        self.target = NO_CARD
        self.blank = False  # no card was left to draw: zero, whatever would be added
        self.aim = 0  # what was added to the destiny drawn

    def play(self, table: Table) -> None:
        if self.stage == TARGET:
            self.choose_target(table)
        elif self.stage == DECLARE:
            self.declare(table)
        elif self.stage == DRAW:
            self.draw(table)
        elif self.stage == RESULT:
            self.result(table)
        else:
            self.leave(table)

    def choose_target(self, table: Table) -> None:
        self.stage = DECLARE
        self.shooter = table.host[self.weapon]
        found = targets(table, self.seat, self.weapon)
        if len(found) == 1:
            self.target = found[0]
        else:
            table.ask(self.seat, "target", found, rule="jk.battle.fire", number=self.weapon)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        self.target = option

    def declare(self, table: Table) -> None:
        fight = table.fight
        assert fight is not None
        self.stage = DRAW
        fight.fired.append(self.shooter)
        fight.fired.append(self.weapon)
        table.tell("fire", self.seat, self.weapon, amount=self.shooter, rule="jk.battle.fire")
        table.tell("target", table.owner[self.target], self.target, rule="jk.battle.fire")
        happen(table, TARGETED, self.target, table.owner[self.target])
        happen(table, FIRED, self.shooter, self.seat)

    def is_lost(self, table: Table) -> bool:
        """The shot is lost if the card that fires or its target has left the battle."""
        fight = table.fight
        return (
            self.cancelled or fight is None or not fight.holds(self.shooter) or not fight.holds(self.target)
        )

    def draw(self, table: Table) -> None:
        if self.is_lost(table):
            table.tell("shot-lost", self.seat, self.weapon, rule="jk.battle.lost-shot-ruling")
            self.stage = LEAVE
            return
        self.stage = RESULT
        drawn = table.turn_up(self.seat, "jk.destiny.draw")
        if drawn == NO_CARD:
            self.blank = True
            table.destiny = 0
            return
        self.aim = 0
        for _, _, amount in aim_sum(table, self.shooter, self.weapon):
            self.aim += amount
        table.destiny = table.card(drawn).destiny + self.aim
        happen(table, DRAWN, self.shooter, self.seat)

    def redraw(self, table: Table) -> None:
        """The destiny drawn is replaced by another; with an empty draw deck that is zero, whatever is added."""
        turned = table.at[self.seat].turned
        if not turned:
            return
        before = table.card(turned[-1]).destiny
        drawn = table.turn_up(self.seat, "jk.destiny.draw")
        if drawn == NO_CARD:
            self.blank = True
        else:
            table.destiny += table.card(drawn).destiny - before

    def sums(self, table: Table) -> list[Addend]:
        """The number drawn, then what was added to it."""
        turned = table.at[self.seat].turned
        if self.blank or not turned:
            return []
        changed = table.destiny - self.aim - table.card(turned[-1]).destiny
        addends: list[Addend] = [(BY_DESTINY, table.face[turned[-1]], table.card(turned[-1]).destiny)]
        addends += aim_sum(table, self.shooter, self.weapon)
        if changed:
            addends.append((BY_DESTINY, table.face[self.weapon], changed))
        return addends

    def result(self, table: Table) -> None:
        self.stage = LEAVE
        if self.is_lost(table):
            table.tell("shot-lost", self.seat, self.weapon, rule="jk.battle.lost-shot-ruling")
            return
        needed = defense(table, self.target)
        number = 0 if self.blank else max(table.destiny, 0)
        if table.log is not None:
            table.tell("aim", self.seat, self.weapon, number, "jk.destiny.draw", sums=self.sums(table))
        if number > needed:
            table.tell("hit", self.seat, self.target, amount=number, rule="jk.battle.hit")
            self.hit(table)
        else:
            table.tell("miss", self.seat, self.target, amount=number, rule="jk.battle.hit")
            happen(table, MISSED, self.shooter, self.seat)

    def hit(self, table: Table) -> None:
        """The target is defeated at once, with all that is on it."""
        owner = table.owner[self.target]
        happen(table, HIT_BY, self.target, owner)
        strike_down(table, self.target, "jk.battle.hit", stuns(table, self.weapon))

    def leave(self, table: Table) -> None:
        """Success or not, the card drawn goes to hand; a weapon used up is discarded."""
        table.pop()
        table.take_turned(self.seat)
        table.changes = [change for change in table.changes if change.until != THIS_SHOT]
        fight = table.fight
        if fight is not None and table.host[self.weapon] == self.shooter:
            most, then_discarded = swings(table, self.weapon)
            if then_discarded and fight.fired.count(self.weapon) >= most:
                table.discard_stack(self.weapon, "jk.weapon.restrictions")

    def copy(self) -> Fire:
        twin = Fire(self.seat, self.weapon)
        twin.stage = self.stage
        twin.cancelled = self.cancelled
        twin.shooter = self.shooter
        twin.target = self.target
        twin.blank = self.blank
        twin.aim = self.aim
        return twin

    def encode(self) -> list[object]:
        cards = [self.weapon, self.shooter, self.target]
        return ["fire", self.stage, self.seat, cards, self.blank, self.aim, self.cancelled]


def read_fire(fields: list[Any], known: Known) -> Fire:
    seat, cards, blank, aim, cancelled = fields
    weapon, shooter, target = cards
    step = Fire(known.seat(seat), known.card(weapon))
    step.shooter = known.card_or_none(shooter)
    step.target = known.card_or_none(target)
    step.blank = bool(blank)
    step.aim = int(aim)
    step.cancelled = bool(cancelled)
    return step

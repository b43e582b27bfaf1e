"""A battle, of starships at the system or characters at the site: support, weapons, power, and its result."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.abilities import may_attack, may_be_attacked, wins_ties
from chancecube.jedi_knights.battle_steps import BattleStep, is_settled
from chancecube.jedi_knights.defeats import count_defeated, fighters_of, remove_defeated
from chancecube.jedi_knights.events import end_battle_events
from chancecube.jedi_knights.kinds import POWER_STEP, SUPPORT, WEAPONS
from chancecube.jedi_knights.moments import Declared, happen, happen_result
from chancecube.jedi_knights.sums import power, power_sum
from chancecube.jedi_knights.table import NOBODY, Fight, Table
from chancecube.jedi_knights.vocabulary.effects import THIS_BATTLE
from chancecube.jedi_knights.vocabulary.texts import ATTACK, ATTACKED, PER_BATTLE
from chancecube.kernel.decision import Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD

# --- declaring ---


def forbids_attacking(table: Table, seat: int, card: int, arena: int) -> str:
    """The rule that keeps a card from attacking."""
    if table.fight is not None or card not in table.fighters_at(seat, arena):
        return "jk.battle.fighters"
    if not table.is_ready(card):
        return "jk.rotate.ready-only"
    if not may_attack(table, card):
        return "jk.deploy.all-conditions"
    return "" if defenders(table, seat, arena) else "jk.battle.initiate"


def defenders(table: Table, seat: int, arena: int) -> list[int]:
    """Any opposing card there, ready or rotated."""
    found: list[int] = []
    for other in table.opponents(seat):
        for card in table.fighters_at(other, arena):
            if may_be_attacked(table, card):
                found.append(card)
    return found


# --- the course of a battle ---

DEFENDER: Final = 0
DECLARE: Final = 1
SUPPORT_STEP: Final = 2
WEAPONS_STEP: Final = 3
POWER_COMPARED: Final = 4
RESULT: Final = 5
DISCARD: Final = 6
END: Final = 7


@final
class Battle(Declared):
    """One battle, from the choice of the defender to its end."""

    def __init__(self, seat: int, attacker: int, arena: int) -> None:
        super().__init__()
        self.seat = seat
        self.attacker = attacker
        self.arena = arena
        self.defender = NO_CARD
        self.losers: list[int] = []  # still to be discarded

    def play(self, table: Table) -> None:
        if self.stage == DEFENDER:
            self.choose_defender(table)
        elif self.stage == DECLARE:
            self.declare(table)
        elif self.stage == SUPPORT_STEP:
            self.open_step(table, SUPPORT, WEAPONS_STEP)
        elif self.stage == WEAPONS_STEP:
            self.open_step(table, WEAPONS, POWER_COMPARED)
        elif self.stage == POWER_COMPARED:
            self.open_step(table, POWER_STEP, RESULT)
        elif self.stage == RESULT:
            self.result(table)
        elif self.stage == DISCARD:
            self.discard(table)
        else:
            self.end(table)

    def choose_defender(self, table: Table) -> None:
        self.stage = DECLARE
        found = defenders(table, self.seat, self.arena)
        if len(found) == 1:
            self.defender = found[0]
        else:
            table.ask(self.seat, "defender", found, rule="jk.battle.initiate", number=self.attacker)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        self.defender = option

    def declare(self, table: Table) -> None:
        self.stage = SUPPORT_STEP
        fight = Fight(self.arena, self.seat % 2, self.attacker, self.defender)
        defending = table.owner[self.defender]
        table.fight = fight
        table.enlist(self.attacker)
        table.enlist(self.defender)
        table.quiet = 0
        table.tell("attack", self.seat, self.attacker, amount=self.arena, rule="jk.battle.initiate")
        table.tell("defend", defending, self.defender, rule="jk.battle.initiate")
        table.rotate(self.attacker, "jk.battle.initiate")
        happen(table, ATTACKED, self.defender, defending)
        happen(table, ATTACK, self.attacker, self.seat)

    def open_step(self, table: Table, time: int, after: int) -> None:
        """The defending side acts first in the Support Step, the attacking side in the others."""
        self.stage = after
        fight = table.fight
        assert fight is not None
        if self.cancelled:
            self.stage = END
            happen_result(table, NOBODY, [])
        elif not is_settled(table):
            table.tell("step", NOBODY, amount=time, rule="jk.battle.steps")
            first = fight.attacking if time != SUPPORT else 1 - fight.attacking
            table.push(BattleStep(time, self.arena, first))

    def result(self, table: Table) -> None:
        """First the winner is found and the losers count as defeated, then texts about it are used."""
        fight = table.fight
        assert fight is not None
        self.stage = DISCARD
        if not is_settled(table):
            self.compare(table, fight)
        if fight.winner == NOBODY:
            table.tell("nobody-won", NOBODY, rule="jk.battle.any-removal-ruling")
            happen_result(table, NOBODY, [])
            return
        self.losers = fight.fighters(1 - fight.winner)
        victor = fight.fighters(fight.winner)[0]
        table.tell("battle-won", table.owner[victor], victor, rule="jk.battle.power")
        for card in self.losers:
            count_defeated(table, card, "jk.battle.losers")
        defeated: list[int] = []
        for card in self.losers:
            defeated += fighters_of(table, card)
        happen_result(table, fight.winner, defeated)

    def compare(self, table: Table, fight: Fight) -> None:
        """Attacker's and defender's power alone; a tie goes to the attacker."""
        attacker = fight.main[fight.attacking]
        defender = fight.main[1 - fight.attacking]
        strength = power(table, attacker)
        resistance = power(table, defender)
        if table.log is not None:
            for card, number in ((attacker, strength), (defender, resistance)):
                sums = power_sum(table, card)
                table.tell("power", table.owner[card], card, number, "jk.battle.power", sums=sums)
        won = strength > resistance or (strength == resistance and not wins_ties(table, defender))
        fight.settled = True
        fight.winner = fight.attacking if won else 1 - fight.attacking

    def discard(self, table: Table) -> None:
        """Only now the defeated are discarded: attacker or defender, then supporters as they joined."""
        self.stage = END
        left = [card for card in self.losers if table.place(card) == self.arena]
        remove_defeated(table, left, "jk.battle.losers")
        self.losers = []

    def end(self, table: Table) -> None:
        fight = table.fight
        assert fight is not None
        for side in range(2):
            for card in fight.bonus[side][:]:
                table.take_up(card)
                table.to_discard(card, "jk.battle.tactical")
        table.fight = None
        end_battle_events(table)
        table.used[PER_BATTLE] = []
        table.changes = [change for change in table.changes if change.until > THIS_BATTLE]
        table.tell("battle-over", NOBODY, rule="jk.battle.side-next")
        table.pop()

    def copy(self) -> Battle:
        twin = Battle(self.seat, self.attacker, self.arena)
        twin.stage = self.stage
        twin.cancelled = self.cancelled
        twin.defender = self.defender
        twin.losers = self.losers
        return twin

    def encode(self) -> list[object]:
        cards = [self.attacker, self.defender]
        return ["battle", self.stage, self.seat, cards, self.arena, self.losers[:], self.cancelled]


def read_battle(fields: list[Any], known: Known) -> Battle:
    seat, cards, arena, losers, cancelled = fields
    step = Battle(known.seat(seat), known.card(cards[0]), int(arena))
    step.defender = known.card_or_none(cards[1])
    step.losers = known.cards(losers)
    step.cancelled = bool(cancelled)
    return step

"""The steps of a battle, in which the sides alternate actions: Support, Weapons, Power."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.abilities import may_support
from chancecube.jedi_knights.actions import Actions
from chancecube.jedi_knights.events import PlayEvent, forbids_bonus, forbids_event, give_bonus
from chancecube.jedi_knights.fire import Fire, forbids_firing
from chancecube.jedi_knights.kinds import SUPPORT, WEAPONS
from chancecube.jedi_knights.moments import happen
from chancecube.jedi_knights.sums import leadership
from chancecube.jedi_knights.table import BONUS, FIRING, NOBODY, PLAY, SUPPORTING, Table, TableStep
from chancecube.jedi_knights.uses import pile_speakers, speakers_of, text_uses, use_text
from chancecube.jedi_knights.vocabulary.texts import JOINED
from chancecube.kernel.decision import Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD

QUESTIONS: Final = ["support", "weapons", "power"]
RULES: Final = ["jk.battle.support", "jk.battle.fire", "jk.battle.power"]

# --- supporting ---


def forbids_supporting(table: Table, seat: int, card: int) -> str:
    """The rule that keeps a card from supporting its side's attacker or defender."""
    fight = table.fight
    if fight is None or card not in table.fighters_at(seat, fight.arena) or fight.holds(card):
        return "jk.battle.support"
    if not table.is_ready(card):
        return "jk.rotate.ready-only"
    leader = fight.main[seat % 2]
    if leader == NO_CARD or leadership(table, leader) <= len(fight.supporters[seat % 2]):
        return "jk.battle.support"
    return "" if may_support(table, card, leader) else "jk.deploy.all-conditions"


def support(table: Table, seat: int, card: int) -> None:
    fight = table.fight
    assert fight is not None
    fight.supporters[seat % 2].append(card)
    table.enlist(card)
    table.tell("support", seat, card, rule="jk.battle.support")
    table.rotate(card, "jk.battle.support")
    happen(table, JOINED, card, seat)


# --- a step ---


@final
class BattleStep(Actions):
    """One step of the battle; it ends early when a side has lost its last card."""

    def __init__(self, time: int, arena: int, first: int) -> None:
        super().__init__(time, arena, True, first)

    def question(self) -> str:
        return QUESTIONS[self.time - SUPPORT]

    def rule(self) -> str:
        return RULES[self.time - SUPPORT]

    def is_over(self, table: Table) -> bool:
        if is_settled(table):
            return True
        fight = table.fight
        assert fight is not None
        for side in range(2):
            if fight.main[side] == NO_CARD:
                table.push(NewMain(side))
                return False
        return False

    def cards(self, table: Table, seat: int) -> list[int]:
        return [*table.at[seat].hand, *speakers_of(table, seat), *pile_speakers(table, seat)]

    def uses(self, table: Table, seat: int, card: int) -> list[int]:
        if card in table.at[seat].hand:
            return self.hand_uses(table, seat, card) + text_uses(table, seat, card, self.time)
        found: list[int] = []
        if self.time == SUPPORT and not forbids_supporting(table, seat, card):
            found.append(SUPPORTING)
        if self.time == WEAPONS and not forbids_firing(table, seat, card):
            found.append(FIRING)
        return found + text_uses(table, seat, card, self.time)

    def hand_uses(self, table: Table, seat: int, card: int) -> list[int]:
        found: list[int] = []
        if not forbids_event(table, seat, card, self.time):
            found.append(PLAY)
        if self.time == WEAPONS and not forbids_bonus(table, seat, card):
            found.append(BONUS)
        return found

    def perform(self, table: Table, seat: int, card: int, use: int) -> None:
        if use == PLAY:
            table.push(PlayEvent(seat, card))
        elif use == BONUS:
            give_bonus(table, seat, card)
        elif use == SUPPORTING:
            support(table, seat, card)
        elif use == FIRING:
            table.push(Fire(seat, card))
        else:
            use_text(table, seat, card, use)

    def copy(self) -> BattleStep:
        twin = BattleStep(self.time, self.arena, self.first)
        self.copy_into(twin)
        return twin

    def encode(self) -> list[object]:
        return ["battle-step", self.stage, *self.encode_state()]


def read_battle_step(fields: list[Any], known: Known) -> BattleStep:
    time, arena, _, first, turn, passes, partner, card = fields
    step = BattleStep(int(time), int(arena), int(first))
    step.turn, step.passes, step.partner = int(turn), int(passes), int(partner)
    step.card = known.card_or_none(card)
    return step


# --- when an attacker or defender is gone ---


@final
class NewMain(TableStep):
    """A side whose attacker or defender was removed names one of the supporters in its place."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def play(self, table: Table) -> None:
        fight = table.fight
        assert fight is not None
        supporters = fight.supporters[self.side]
        if len(supporters) == 1:
            self.name(table, supporters[0])
        else:
            seat = table.side(self.side)[0]
            table.ask(seat, "new-main", supporters[:], rule="jk.battle.main-removed-ruling")

    def take(self, table: Table, decision: Decision, option: int) -> None:
        self.name(table, option)

    def name(self, table: Table, card: int) -> None:
        fight = table.fight
        assert fight is not None
        table.pop()
        fight.supporters[self.side].remove(card)
        fight.main[self.side] = card
        table.tell("new-main", table.owner[card], card, rule="jk.battle.main-removed-ruling")

    def copy(self) -> NewMain:
        twin = NewMain(self.side)
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["new-main", self.stage, self.side]


def read_new_main(fields: list[Any], known: Known) -> NewMain:
    return NewMain(known.seat(fields[0]))


def is_settled(table: Table) -> bool:
    """Whether the battle has ended early, a side having lost its last card; finds the winner then."""
    fight = table.fight
    assert fight is not None
    if not fight.settled:
        left = [len(fight.fighters(0)) > 0, len(fight.fighters(1)) > 0]
        if not left[0] or not left[1]:
            fight.settled = True
            fight.winner = 0 if left[0] else 1 if left[1] else NOBODY
    return fight.settled

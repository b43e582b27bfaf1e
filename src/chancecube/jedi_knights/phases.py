"""The phases in which players alternate actions: Deploy, the two Battle Phases, Blockade."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.abilities import plays_from_pile
from chancecube.jedi_knights.actions import Actions
from chancecube.jedi_knights.battle import Battle, forbids_attacking
from chancecube.jedi_knights.blockade import Intimidation, forbids_intimidating, forbids_shuttling, shuttle
from chancecube.jedi_knights.deploy import Play, Transfer, forbids_playing, forbids_transfer
from chancecube.jedi_knights.events import PlayEvent, forbids_event
from chancecube.jedi_knights.kinds import BATTLE, DEPLOY, EVENT
from chancecube.jedi_knights.sums import credits_left
from chancecube.jedi_knights.table import (
    ATTACKING,
    INTIMIDATE,
    NOWHERE,
    PLAY,
    SHUTTLE_DOWN,
    TRANSFER,
    Table,
)
from chancecube.jedi_knights.uses import pile_speakers, speakers_of, text_uses, use_text
from chancecube.kernel.known import Known

QUESTIONS: Final = ["deploy", "battle-phase", "blockade"]
RULES: Final = ["jk.deploy.one-card", "jk.battle.initiate", "jk.blockade.intimidate"]


def may_play_from_pile(table: Table, card: int) -> bool:
    """In the Final Conflict anything but Events; before that what its own text allows."""
    return (table.final and table.card(card).kind != EVENT) or plays_from_pile(table, card)


@final
class Phase(Actions):
    """A phase of alternating actions. Partners act singly, but as one side in a Battle Phase."""

    def __init__(self, time: int, arena: int = NOWHERE, first: int = 0) -> None:
        super().__init__(time, arena, time == BATTLE, first)

    def question(self) -> str:
        return QUESTIONS[self.time]

    def rule(self) -> str:
        return RULES[self.time]

    def number(self, table: Table, seat: int) -> int:
        return credits_left(table, seat) if self.time == DEPLOY else 0

    def cards(self, table: Table, seat: int) -> list[int]:
        own = table.at[seat]
        found = own.hand + speakers_of(table, seat)
        return found + (own.pile if self.time == DEPLOY else pile_speakers(table, seat))

    def uses(self, table: Table, seat: int, card: int) -> list[int]:
        own = table.at[seat]
        found: list[int] = []
        if card in own.hand:
            if self.may_play(table, seat, card):
                found.append(PLAY)
        elif card in own.pile:
            if (
                self.time == DEPLOY
                and may_play_from_pile(table, card)
                and not forbids_playing(table, seat, card)
            ):
                found.append(PLAY)
        else:
            found = self.uses_in_play(table, seat, card)
        return found + text_uses(table, seat, card, self.time)

    def may_play(self, table: Table, seat: int, card: int) -> bool:
        if table.card(card).kind == EVENT:
            return not forbids_event(table, seat, card, self.time)
        return self.time == DEPLOY and not forbids_playing(table, seat, card)

    def uses_in_play(self, table: Table, seat: int, card: int) -> list[int]:
        if self.time == DEPLOY:
            return [] if forbids_transfer(table, seat, card) else [TRANSFER]
        if self.time == BATTLE:
            return [] if forbids_attacking(table, seat, card, self.arena) else [ATTACKING]
        found: list[int] = []
        if not forbids_intimidating(table, seat, card):
            found.append(INTIMIDATE)
        if not forbids_shuttling(table, seat, card):
            found.append(SHUTTLE_DOWN)
        return found

    def perform(self, table: Table, seat: int, card: int, use: int) -> None:
        if use == PLAY:
            is_event = table.card(card).kind == EVENT
            table.push(PlayEvent(seat, card) if is_event else Play(seat, card))
        elif use == TRANSFER:
            table.push(Transfer(seat, card))
        elif use == ATTACKING:
            table.push(Battle(seat, card, self.arena))
        elif use == INTIMIDATE:
            table.push(Intimidation(seat, card))
        elif use == SHUTTLE_DOWN:
            shuttle(table, card)
        else:
            use_text(table, seat, card, use)

    def copy(self) -> Phase:
        twin = Phase(self.time, self.arena, self.first)
        self.copy_into(twin)
        return twin

    def encode(self) -> list[object]:
        return ["phase", self.stage, *self.encode_state()]


def read_phase(fields: list[Any], known: Known) -> Phase:
    time, arena, _, first, turn, passes, partner, card = fields
    step = Phase(int(time), int(arena), int(first))
    step.turn, step.passes, step.partner = int(turn), int(passes), int(partner)
    step.card = known.card_or_none(card)
    return step

"""Playing on as the cadet would: straight from an imagined table, and what was decided once is carried out."""

from __future__ import annotations

from typing import final

from chancecube.bots.young_jedi.cadet import Cadet
from chancecube.bots.young_jedi.deploying import next_deploys
from chancecube.bots.young_jedi.fighting import next_battle_cards
from chancecube.bots.young_jedi.planning import plan
from chancecube.bots.young_jedi.scene import scene_at
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.young_jedi.table import SEATS, Table


@final
class Habits:
    """One cadet a seat, with what each is about to do."""

    def __init__(self) -> None:
        self.cadets = [Cadet(seat) for seat in range(SEATS)]
        self.deploys: list[list[int]] = [[] for _ in range(SEATS)]
        self.cards: list[list[int]] = [[] for _ in range(SEATS)]  # to be set aside for a battle
        self.turn = 0  # the turn they are about to do it in

    def forget(self) -> None:
        """Another playout: nothing is being carried out."""
        for seat in range(SEATS):
            self.deploys[seat] = []
            self.cards[seat] = []
            self.cadets[seat].planned = []

    def choose(self, table: Table, decision: Decision, chance: Chance) -> int:
        kind = decision.kind
        if table.turn != self.turn:
            self.forget()  # a run ends with being done, which is not always asked: it would end the next phase
            self.turn = table.turn
        if kind == "deploy":
            return self.next_deploy(table, decision)
        if kind == "battle-cards":
            return self.next_card(table, decision)
        cadet = self.cadets[decision.seat]
        if kind == "plan":
            return self.next_place(table, decision, cadet, chance)
        return cadet.decide(scene_at(table, decision))

    def next_deploy(self, table: Table, decision: Decision) -> int:
        """What was not asked for in the meantime is thought over again."""
        seat = decision.seat
        run = self.deploys[seat]
        if not run or run[0] not in decision.options:
            run = next_deploys(scene_at(table, decision), self.cadets[seat].stock)
        self.deploys[seat] = run[1:]
        return run[0]

    def next_card(self, table: Table, decision: Decision) -> int:
        seat = decision.seat
        run = self.cards[seat]
        if not run or run[0] not in decision.options:
            run = next_battle_cards(scene_at(table, decision), len(decision.options))
        self.cards[seat] = run[1:]
        return run[0]

    def next_place(self, table: Table, decision: Decision, cadet: Cadet, chance: Chance) -> int:
        planned = cadet.planned
        if (
            decision.number == 1
            or len(planned) != len(decision.options)
            or planned[0] not in decision.options
        ):
            self.cards[decision.seat] = []  # planning comes after them
            planned = plan(scene_at(table, decision), chance)
        cadet.planned = planned[1:]
        return planned[0]

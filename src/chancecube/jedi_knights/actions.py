"""Players alternate single actions, or pass. What they can do is told by the phases and the steps of a battle."""

from __future__ import annotations

from chancecube.jedi_knights.final_conflict import check_final
from chancecube.jedi_knights.table import PASS, Table, TableStep
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import NO_CARD


class Actions(TableStep):
    """Goes on until all pass in a row. One who passed may act again if another acted.

    In the Battle Phases and in battles partners act as one side: the one who comes first is asked first, and if that
    one passes the other is; only if both pass the side has passed.
    """

    def __init__(self, time: int, arena: int, by_side: bool, first: int) -> None:
        super().__init__()
        self.time = time
        self.arena = arena
        self.by_side = by_side
        self.first = first  # the side that acts first, if sides alternate
        self.turn = 0  # how many turns to act there have been, wrapped
        self.passes = 0  # in a row
        self.partner = 0  # which of the side is asked
        self.card = NO_CARD  # chosen, while it is asked what for

    # --- what the phases and steps tell ---

    def question(self) -> str:
        raise NotImplementedError

    def rule(self) -> str:
        raise NotImplementedError

    def number(self, table: Table, seat: int) -> int:
        """What the question speaks of."""
        return 0

    def cards(self, table: Table, seat: int) -> list[int]:
        """The cards a player might act with."""
        raise NotImplementedError

    def uses(self, table: Table, seat: int, card: int) -> list[int]:
        """What a player can do with a card now, as words."""
        raise NotImplementedError

    def perform(self, table: Table, seat: int, card: int, use: int) -> None:
        raise NotImplementedError

    def is_over(self, table: Table) -> bool:
        """Whether there is nothing left to act about."""
        return False

    # --- the alternation ---

    def rounds(self, table: Table) -> int:
        return 2 if self.by_side else table.seats

    def players(self, table: Table) -> list[int]:
        """Who may act now: one player, or the players of a side."""
        if not self.by_side:
            return [table.order[self.turn]]
        return table.side((self.first + self.turn) % 2)

    def play(self, table: Table) -> None:
        if table.final and check_final(table):
            return
        if self.passes >= self.rounds(table) or self.is_over(table):
            table.pop()
            return
        if table.stack[-1] is not self:
            return
        seat = self.players(table)[self.partner]
        options = self.options(table, seat)
        if not options and can_be_seen_idle(table, seat):
            self.pass_on(table)
            return
        options.append(PASS)
        table.ask(seat, self.question(), options, rule=self.rule(), number=self.number(table, seat))

    def options(self, table: Table, seat: int) -> list[int]:
        return [card for card in self.cards(table, seat) if self.uses(table, seat, card)]

    def take(self, table: Table, decision: Decision, option: int) -> None:
        seat = decision.seat
        if decision.kind == "how":
            self.act(table, seat, self.card, option)
        elif option == PASS:
            table.tell("pass", seat, rule="jk.turn.must-pass")
            self.pass_on(table)
        else:
            uses = self.uses(table, seat, option)
            declare(table, seat, option, self.rule())
            if len(uses) == 1:
                self.act(table, seat, option, uses[0])
            else:
                self.card = option
                table.ask(seat, "how", uses, rule=self.rule(), number=option)

    def act(self, table: Table, seat: int, card: int, use: int) -> None:
        self.card = NO_CARD
        self.passes = 0
        self.next_turn(table)
        self.perform(table, seat, card, use)

    def pass_on(self, table: Table) -> None:
        self.partner += 1
        if self.partner >= len(self.players(table)):
            self.passes += 1
            self.next_turn(table)

    def next_turn(self, table: Table) -> None:
        self.partner = 0
        self.turn = (self.turn + 1) % self.rounds(table)

    def copy_into(self, twin: Actions) -> None:
        twin.stage = self.stage
        twin.turn = self.turn
        twin.passes = self.passes
        twin.partner = self.partner
        twin.card = self.card

    def encode_state(self) -> list[object]:
        return [
            self.time,
            self.arena,
            self.by_side,
            self.first,
            self.turn,
            self.passes,
            self.partner,
            self.card,
        ]


def declare(table: Table, seat: int, card: int, rule: str) -> None:
    """Whoever chooses a card of the own to act with shows it before anything else is asked about it."""
    own = table.at[seat]
    if card in own.hand or card in own.pile:
        table.tell("declare", seat, card, rule=rule)


def can_be_seen_idle(table: Table, seat: int) -> bool:
    """Whether everybody knows that a player without options has none: no card in hand or Theme pile."""
    return not table.at[seat].hand and not table.at[seat].pile

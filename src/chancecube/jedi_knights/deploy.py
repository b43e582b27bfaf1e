"""Playing characters, starships and weapons, in the four steps: declare, meet conditions, pay, bring into play."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.abilities import is_cheaper_at_site, is_forbidden, may_bear, may_board
from chancecube.jedi_knights.facts import NO_FACE
from chancecube.jedi_knights.kinds import CHARACTER, STARSHIP, WEAPON
from chancecube.jedi_knights.moments import happen
from chancecube.jedi_knights.sums import BY_TEXT, cost, cost_sum, credits_left
from chancecube.jedi_knights.table import (
    DEPLOY_PHASE,
    SITE,
    SYSTEM,
    TO_SITE,
    TO_SYSTEM,
    Seat,
    Table,
    TableStep,
)
from chancecube.jedi_knights.unique import forbids_version, hand_over, version_in_play
from chancecube.jedi_knights.vocabulary.texts import DEPLOYED
from chancecube.kernel.decision import Decision
from chancecube.kernel.known import Known
from chancecube.kernel.position import NO_CARD

DEPLOYABLE: Final = (CHARACTER, STARSHIP, WEAPON)

# --- conditions ---


def forbids_playing(table: Table, seat: int, card: int, less: int = 0) -> str:
    """The rule that keeps a player from bringing a card into play; nothing if it may be."""
    facts = table.card(card)
    if facts.kind not in DEPLOYABLE:
        return "jk.deploy.one-card"
    if is_forbidden(table, seat, facts.index):
        return "jk.deploy.all-conditions"
    rule = forbids_version(table, seat, card)
    if rule:
        return rule
    if cost(table, seat, card) - less > credits_left(table, seat):
        return "jk.deploy.cost" if table.phase == DEPLOY_PHASE else "jk.deploy.outside-ruling"
    if not destinations(table, seat, card, less):
        return "jk.weapon.restrictions" if facts.kind == WEAPON else "jk.deploy.where"
    return ""


def destinations(table: Table, seat: int, card: int, less: int = 0) -> list[int]:
    """Where a card may be played to and can be paid for: the site, the system, or a card of one's side."""
    goals = places(table, seat, card)
    if not is_cheaper_at_site(table, card):
        return goals
    left = credits_left(table, seat)
    return [goal for goal in goals if cost(table, seat, card, goal) - less <= left]


def places(table: Table, seat: int, card: int) -> list[int]:
    kind = table.card(card).kind
    if kind == STARSHIP:
        return [TO_SYSTEM]
    if kind == CHARACTER:
        leaving = version_in_play(table, card)
        aboard = [ship for ship in ships_of_side(table, seat) if may_board(table, card, ship, leaving)]
        return [TO_SITE, *aboard]
    return [host for host in bearers(table, seat) if may_bear(table, host, card)]


def ships_of_side(table: Table, seat: int) -> list[int]:
    found: list[int] = []
    for other in range(seat % 2, table.seats, 2):
        found += table.at[other].system
    return found


def bearers(table: Table, seat: int) -> list[int]:
    """The characters and starships of one's side, those aboard included."""
    found: list[int] = []
    for other in range(seat % 2, table.seats, 2):
        found += table.at[other].site
        found += table.at[other].system
    for card in table.attached:
        if table.is_fighter(card) and table.owner[card] % 2 == seat % 2:
            found.append(card)
    return found


def take_out(own: Seat, card: int) -> None:
    """Takes a card out of whichever of the player's piles it lies in."""
    for pile in (own.hand, own.discard, own.pile, own.deck):
        if card in pile:
            pile.remove(card)
            return


# --- playing ---

DECLARE: Final = 0
BRING_IN: Final = 1


@final
class Play(TableStep):
    """A card on its way into play. Who chose it knew that it could be played."""

    def __init__(self, seat: int, card: int, less: int = 0, by: int = NO_FACE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.less = less  # credits a text saves
        self.by = by  # the face whose text it is
        self.goal = TO_SITE

    def play(self, table: Table) -> None:
        if self.stage == DECLARE:
            self.declare(table)
        else:
            self.bring_in(table)

    def declare(self, table: Table) -> None:
        self.stage = BRING_IN
        goals = destinations(table, self.seat, self.card, self.less)
        if len(goals) > 1:
            table.ask(self.seat, "where", goals, rule="jk.deploy.where", number=self.card)
        else:
            self.goal = goals[0]

    def take(self, table: Table, decision: Decision, option: int) -> None:
        self.goal = option

    def bring_in(self, table: Table) -> None:
        self.pay(table)
        table.pop()
        card = self.card
        take_out(table.at[self.seat], card)
        old = version_in_play(table, card)
        table.tell("play", self.seat, card, amount=self.goal, rule="jk.deploy.steps")
        if self.goal >= 0:
            table.attach(card, self.goal)
        else:
            table.lay(card, SYSTEM if self.goal == TO_SYSTEM else SITE)
        if table.card(card).kind == WEAPON:
            table.moved.append(card)
        if old != NO_CARD:
            table.tell("replace", self.seat, old, rule="jk.unique.replace")
            hand_over(table, old, card)
        happen(table, DEPLOYED, card, self.seat)

    def pay(self, table: Table) -> None:
        """A card once paid costs nothing more while it stays in play."""
        price = max(cost(table, self.seat, self.card, self.goal) - self.less, 0)
        table.at[self.seat].spent += price
        if table.log is not None and price:
            sums = cost_sum(table, self.seat, self.card, self.goal)
            if self.less:
                sums.append((BY_TEXT, self.by, -self.less))
            table.tell("pay", self.seat, self.card, amount=price, rule="jk.deploy.cost", sums=sums)

    def copy(self) -> Play:
        twin = Play(self.seat, self.card, self.less, self.by)
        twin.stage = self.stage
        twin.goal = self.goal
        return twin

    def encode(self) -> list[object]:
        return ["play", self.stage, self.seat, self.card, self.less, self.by, self.goal]


def read_play(fields: list[Any], known: Known) -> Play:
    seat, card, less, by, goal = fields
    step = Play(known.seat(seat), known.card(card), int(less), int(by))
    step.goal = int(goal)
    return step


# --- moving weapons ---


def forbids_transfer(table: Table, seat: int, weapon: int) -> str:
    """The rule that keeps a player from moving a weapon."""
    if table.card(weapon).kind != WEAPON or weapon not in table.attached or table.owner[weapon] != seat:
        return "jk.deploy.transfer"
    if weapon in table.moved:
        return "jk.deploy.weapon-once"
    return "" if new_bearers(table, seat, weapon) else "jk.deploy.transfer"


def new_bearers(table: Table, seat: int, weapon: int) -> list[int]:
    """Between starships at the system, characters at the site, or characters aboard one starship."""
    bearer = table.host[weapon]
    found: list[int] = []
    for other in bearers(table, seat):
        if other != bearer and is_beside(table, bearer, other) and may_bear(table, other, weapon):
            found.append(other)
    return found


def is_beside(table: Table, one: int, other: int) -> bool:
    return table.host[one] == table.host[other] and table.place(one) == table.place(other)


@final
class Transfer(TableStep):
    """A weapon goes from one bearer to another, free."""

    def __init__(self, seat: int, weapon: int) -> None:
        super().__init__()
        self.seat = seat
        self.weapon = weapon

    def play(self, table: Table) -> None:
        options = new_bearers(table, self.seat, self.weapon)
        if len(options) == 1:
            self.move(table, options[0])
        else:
            table.ask(self.seat, "transfer-to", options, rule="jk.deploy.transfer", number=self.weapon)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        self.move(table, option)

    def move(self, table: Table, bearer: int) -> None:
        table.pop()
        weapon = self.weapon
        table.attached.remove(weapon)
        if weapon in table.rotated:
            table.rotated.remove(weapon)
        table.attach(weapon, bearer)
        table.moved.append(weapon)
        table.tell("transfer", self.seat, weapon, amount=bearer, rule="jk.deploy.transfer")

    def copy(self) -> Transfer:
        twin = Transfer(self.seat, self.weapon)
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["transfer", self.stage, self.seat, self.weapon]


def read_transfer(fields: list[Any], known: Known) -> Transfer:
    return Transfer(known.seat(fields[0]), known.card(fields[1]))

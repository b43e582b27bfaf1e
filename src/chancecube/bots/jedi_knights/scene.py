"""A game of Jedi Knights as the cadet thinks about it: who stands where, with what numbers, and the question."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.bots.jedi_knights.board import board_of
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.glance import zones
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, LOCATION, WEAPON
from chancecube.jedi_knights.sums import (
    cost_by,
    credits_left,
    defense_by,
    leadership_by,
    power_by,
    speakers,
    total,
)
from chancecube.jedi_knights.table import NOWHERE, SITE, SYSTEM, Change, Table
from chancecube.jedi_knights.vocabulary.standing import COST, DEFENSE, LEADERSHIP, POWER, Word
from chancecube.kernel.decision import Decision
from chancecube.kernel.events import sees
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.views import Zone
from chancecube.kernel.wire import View

LAST_TURN_HERE: Final = {"duel": 2, "team": 1}
PLANETS: Final = 4
UNARMED: Final[list[int]] = []
UNKNOWN: Final = -1  # a number that has not been asked for yet
UNWEIGHED: Final = -1e9  # the same for what something is worth
TOPICS: Final = COST + 1  # what is changed by words in play


@final
class Scene:
    """All that matters, from the side of the one who looks; a partner's cards are the side's."""

    def __init__(
        self, board: Table, seat: int, kind: str, number: int, options: list[int], offered: list[int]
    ) -> None:
        self.board = board  # for the engine's own sums
        self.me = seat
        self.side = seat % 2
        self.foes = [other for other in range(board.seats) if other % 2 != self.side]
        self.own = board.at[seat]
        self.final = board.final
        self.turn = board.turn
        self.question = kind
        self.number = number
        self.options = options
        self.offered = offered  # the cards among them
        cards = len(board.face)
        self.powers = [UNKNOWN] * cards  # by card, with all that changes them
        self.defenses: dict[int, int] = {}  # asked for less often, so those asked for
        self.leaderships: dict[int, int] = {}
        self.costs: dict[int, int] = {}
        self.purse = UNKNOWN  # credits left
        self.stakes = [UNWEIGHED] * cards  # what a side loses with each
        self.planet = UNWEIGHED  # what controlling it is worth
        self.totals = [UNKNOWN, UNKNOWN]  # by side, as the Control Check would find them
        self.gathered: list[list[int] | None] = [None] * 4  # by side and arena
        self.arms: dict[int, list[int]] | None = None  # by bearer
        self.best_bonus = best_bonus(board, self.own.hand)
        self.whole = False  # on the board lie cards that the seat cannot see
        # The board may be changed to see what would come of it; numbers are those of the board as it is.
        self.fight = board.fight
        self.changes: list[Change] = board.changes
        self.laid = self.own.events
        self.speaking = nobody_heard()  # by topic, the cards that speak of it
        self.heard = self.speaking  # the same while an Event is being tried out

    def lay(self, event: int) -> None:
        """Tries an Event of the hand out, until it is taken back."""
        self.own.events = [*self.laid, event]
        self.speaking = nobody_heard()

    def take_back(self) -> None:
        self.own.events = self.laid
        self.speaking = self.heard

    def leave(self) -> None:
        """The board is as it was before anything was thought about."""
        self.board.changes = self.changes

    # --- cards ---

    def subject(self) -> Card | None:
        """The card the question speaks of, unless it has gone out of sight."""
        for zone in zones(self.board):
            if self.number in zone.cards:
                seen = not self.whole or is_seen(zone, self.me, self.number)
                return self.facts(self.number) if seen else None
        return None

    def spoken(self) -> list[Word]:
        """The words of the card the question speaks of."""
        facts = self.subject()
        return [] if facts is None else facts.says.words

    def facts(self, card: int) -> Card:
        return self.board.card(card)

    def hand(self) -> list[int]:
        return self.own.hand

    def is_mine(self, card: int) -> bool:
        """Whether a card in play belongs to the side of the one who looks."""
        return self.board.owner[card] % 2 == self.side

    def is_in_play(self, card: int) -> bool:
        """Whether a card is a character or starship on the table."""
        return self.board.is_fighter(card) and self.board.place(card) != NOWHERE

    # --- numbers ---

    def power(self, card: int) -> int:
        """Of a character or starship in play, as it is now."""
        if self.powers[card] == UNKNOWN:
            self.powers[card] = self.reckon(POWER, card)
        return self.powers[card]

    def defense(self, card: int) -> int:
        if card not in self.defenses:
            self.defenses[card] = self.reckon(DEFENSE, card)
        return self.defenses[card]

    def leadership(self, card: int) -> int:
        if card not in self.leaderships:
            self.leaderships[card] = self.reckon(LEADERSHIP, card)
        return self.leaderships[card]

    def cost(self, card: int) -> int:
        """What playing a card of the own hand or Theme pile costs now."""
        if card not in self.costs:
            self.costs[card] = self.reckon(COST, card)
        return self.costs[card]

    def reckon(self, stat: int, card: int) -> int:
        """A number of the board as it is, whatever is just being tried on it."""
        board = self.board
        fight, changes, laid, speaking = board.fight, board.changes, self.own.events, self.speaking
        board.fight = self.fight
        board.changes = self.changes
        self.own.events = self.laid
        self.speaking = self.heard
        found = self.number_now(stat, card)
        board.fight = fight
        board.changes = changes
        self.own.events = laid
        self.speaking = speaking
        return found

    def number_now(self, stat: int, card: int) -> int:
        board = self.board
        speaking = self.speakers(stat)
        if stat == POWER:
            return power_by(board, speaking, card)
        if stat == DEFENSE:
            return defense_by(board, speaking, card)
        if stat == LEADERSHIP:
            return leadership_by(board, speaking, card)
        return 0 if self.facts(card).kind == LOCATION else total(cost_by(board, speaking, self.me, card))

    def speakers(self, topic: int) -> list[int]:
        """The cards that speak of it on the board as it is tried out: all its sums ask for them."""
        found = self.speaking[topic]
        if found is None:
            found = speakers(self.board, topic)
            self.speaking[topic] = found
        return found

    def credits(self) -> int:
        if self.purse == UNKNOWN:
            self.purse = credits_left(self.board, self.me) if self.own.used else 0
        return self.purse

    # --- the table ---

    def fighters(self, side: int, arena: int) -> list[int]:
        """Characters at the site or starships at the system, of both partners."""
        known = self.gathered[side * 2 + arena]
        if known is not None:
            return known
        found: list[int] = []
        for seat in range(side, self.board.seats, 2):
            found += self.board.fighters_at(seat, arena)
        self.gathered[side * 2 + arena] = found
        return found

    def ours(self, arena: int = SITE) -> list[int]:
        return self.fighters(self.side, arena)

    def theirs(self, arena: int = SITE) -> list[int]:
        return self.fighters(1 - self.side, arena)

    def our_ships(self) -> list[int]:
        return self.fighters(self.side, SYSTEM)

    def their_ships(self) -> list[int]:
        return self.fighters(1 - self.side, SYSTEM)

    def weapons(self, card: int) -> list[int]:
        arms = self.arms
        if arms is None:
            arms = arms_on(self.board)
            self.arms = arms
        return arms.get(card, UNARMED)

    def aboard(self, ship: int) -> list[int]:
        return [other for other in self.board.under(ship) if self.facts(other).kind == CHARACTER]

    def is_ready(self, card: int) -> bool:
        return card not in self.board.rotated

    def their_hand(self) -> int:
        """How many cards the opposing side holds."""
        return sum([len(self.board.at[seat].hand) for seat in self.foes])

    # --- the planet ---

    def has_hero(self, side: int, without: int = NO_CARD) -> bool:
        """Whether a Hero that doubles the total is at the site."""
        for card in self.fighters(side, SITE):
            if card != without and is_own_hero(self.board, card):
                return True
        return False

    def control_total(self, side: int, without: int = NO_CARD) -> int:
        """By the Control Check, as it stands; one card may be left out."""
        if without == NO_CARD and self.totals[side] != UNKNOWN:
            return self.totals[side]
        found = self.site_power(side, without)
        if self.has_hero(side, without):
            found *= 2
        if without == NO_CARD:
            self.totals[side] = found
        return found

    def site_power(self, side: int, without: int = NO_CARD) -> int:
        """The power of a side's characters at the site, nothing doubled."""
        found = 0
        for card in self.fighters(side, SITE):
            if card != without:
                found += self.power(card)
        return found

    def is_last_turn_here(self) -> bool:
        """Whether the Control Check comes at the end of this turn."""
        return not self.final and self.board.turns_here >= LAST_TURN_HERE[self.board.options.format_name]

    def planets(self, side: int) -> int:
        """Planets controlled."""
        return self.board.controlled(side)

    def played_planets(self) -> int:
        """How many planets have been decided."""
        return PLANETS - len(self.board.sites)


def scene_in(view: View) -> Scene:
    """With the numbers the view tells: what changes them for a time is not in sight."""
    decision = view.decision
    board = board_of(view)
    if decision is None:
        scene = Scene(board, view.seat, "", 0, [], [])
    else:
        options = [option.answer for option in decision.options]
        offered = [option.answer for option in decision.options if option.card is not None]
        scene = Scene(board, view.seat, decision.kind, decision.number, options, offered)
    status: dict[str, Any] = view.status
    for card, numbers in status["in_play"].items():
        scene.powers[int(card)] = numbers["power"]
        scene.defenses[int(card)] = numbers["defense"]
        scene.leaderships[int(card)] = numbers["leadership"]
    scene.costs = {int(card): price for card, price in status["costs"].items()}
    scene.purse = status["players"][view.seat]["credits"]
    return scene


def scene_at(table: Table, decision: Decision) -> Scene:
    """What the one who is asked sees of an imagined table, without the detour of a view.

    The table itself is the board. Until the scene is left, what changes numbers for a time is off it, as in a view.
    """
    options = decision.options
    offered = [option for option in options if option >= 0]
    scene = Scene(table, decision.seat, decision.kind, decision.number, options, offered)
    scene.whole = True
    table.changes = []
    return scene


def nobody_heard() -> list[list[int] | None]:
    return [None] * TOPICS


def best_bonus(board: Table, hand: list[int]) -> int:
    """The highest tactical bonus among the Events in hand."""
    best = 0
    for card in hand:
        facts = board.card(card)
        if facts.kind == EVENT and facts.tactical > best:
            best = facts.tactical
    return best


def arms_on(board: Table) -> dict[int, list[int]]:
    """By bearer, the weapons under it in the order played."""
    found: dict[int, list[int]] = {}
    for card in board.attached:
        if board.card(card).kind == WEAPON:
            bearer = board.host[card]
            if bearer in found:
                found[bearer].append(card)
            else:
                found[bearer] = [card]
    return found


def is_seen(zone: Zone, seat: int, card: int) -> bool:
    return sees(zone.seen, seat) or (sees(zone.top, seat) and zone.cards[-1] == card)

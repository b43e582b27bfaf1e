"""A game of Jedi Knights as the cadet thinks about it: who stands where, with what numbers, and the question."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.bots.jedi_knights.board import board_of
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.glance import zones
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, LOCATION, WEAPON
from chancecube.jedi_knights.sums import cost, credits_left, defense, leadership, power
from chancecube.jedi_knights.table import NOWHERE, SITE, SYSTEM, Change, Table
from chancecube.jedi_knights.vocabulary.standing import COST, DEFENSE, LEADERSHIP, POWER, Word
from chancecube.kernel.decision import Decision
from chancecube.kernel.events import sees
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.views import Zone
from chancecube.kernel.wire import View

LAST_TURN_HERE: Final = {"duel": 2, "team": 1}
PLANETS: Final = 4
UNKNOWN: Final = -1  # a number that has not been asked for yet


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
        self.defenses = [UNKNOWN] * cards
        self.leaderships = [UNKNOWN] * cards
        self.costs = [UNKNOWN] * cards
        self.purse = UNKNOWN  # credits left
        self.events = [card for card in self.own.hand if self.facts(card).kind == EVENT]
        self.best_bonus = max([self.facts(card).tactical for card in self.events], default=0)
        self.totals: dict[int, int] = {}  # by side, once reckoned
        self.whole = False  # on the board lie cards that the seat cannot see
        # The board may be changed to see what would come of it; numbers are those of the board as it is.
        self.fight = board.fight
        self.changes: list[Change] = board.changes
        self.laid = self.own.events

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
        found = self.powers[card]
        return found if found != UNKNOWN else self.reckon(self.powers, POWER, card)

    def defense(self, card: int) -> int:
        found = self.defenses[card]
        return found if found != UNKNOWN else self.reckon(self.defenses, DEFENSE, card)

    def leadership(self, card: int) -> int:
        found = self.leaderships[card]
        return found if found != UNKNOWN else self.reckon(self.leaderships, LEADERSHIP, card)

    def cost(self, card: int) -> int:
        """What playing a card of the own hand or Theme pile costs now."""
        found = self.costs[card]
        return found if found != UNKNOWN else self.reckon(self.costs, COST, card)

    def reckon(self, known: list[int], stat: int, card: int) -> int:
        """A number is that of the board as it is, whatever is just being tried on it; it is reckoned once."""
        board = self.board
        fight, changes, laid = board.fight, board.changes, self.own.events
        board.fight, board.changes, self.own.events = self.fight, self.changes, self.laid
        found = number_of(board, stat, card)
        board.fight, board.changes, self.own.events = fight, changes, laid
        known[card] = found
        return found

    def credits(self) -> int:
        if self.purse == UNKNOWN:
            self.purse = credits_left(self.board, self.me) if self.own.used else 0
        return self.purse

    # --- the table ---

    def fighters(self, side: int, arena: int) -> list[int]:
        """Characters at the site or starships at the system, of both partners."""
        found: list[int] = []
        for seat in range(side, self.board.seats, 2):
            found += self.board.fighters_at(seat, arena)
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
        return [other for other in self.board.under(card) if self.facts(other).kind == WEAPON]

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
        return any([card != without and is_own_hero(self.board, card) for card in self.fighters(side, SITE)])

    def control_total(self, side: int, without: int = NO_CARD) -> int:
        """By the Control Check, as it stands; one card may be left out."""
        if without == NO_CARD and side in self.totals:
            return self.totals[side]
        total = sum([self.power(card) for card in self.fighters(side, SITE) if card != without])
        if self.has_hero(side, without):
            total *= 2
        if without == NO_CARD:
            self.totals[side] = total
        return total

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
    scene.costs = [0] * len(board.face)
    for card, price in status["costs"].items():
        scene.costs[int(card)] = price
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


def number_of(table: Table, stat: int, card: int) -> int:
    if stat == POWER:
        return power(table, card)
    if stat == DEFENSE:
        return defense(table, card)
    if stat == LEADERSHIP:
        return leadership(table, card)
    return 0 if table.card(card).kind == LOCATION else cost(table, table.owner[card], card)


def is_seen(zone: Zone, seat: int, card: int) -> bool:
    return sees(zone.seen, seat) or (sees(zone.top, seat) and zone.cards[-1] == card)

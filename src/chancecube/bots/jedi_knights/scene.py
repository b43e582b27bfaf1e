"""A view of Jedi Knights, read into what the cadet thinks about: who stands where, with what numbers, and the question."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.bots.jedi_knights.board import board_of
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, WEAPON
from chancecube.jedi_knights.table import SITE, SYSTEM
from chancecube.jedi_knights.vocabulary.standing import Word
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.wire import View

LAST_TURN_HERE: Final = {"duel": 2, "team": 1}
PLANETS: Final = 4


@final
class Scene:
    """All that matters of a view, from the side of the one who looks; a partner's cards are the side's."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = board_of(view)  # for the engine's own sums
        self.status: dict[str, Any] = view.status
        self.me = view.seat
        self.side = view.seat % 2
        self.foes = [seat for seat in range(self.board.seats) if seat % 2 != self.side]
        self.own = self.board.at[self.me]
        self.final = self.board.final
        self.turn = self.board.turn
        decision = view.decision
        self.question = "" if decision is None else decision.kind
        self.number = 0 if decision is None else decision.number
        asked = [] if decision is None else decision.options
        self.options = [option.answer for option in asked]
        self.offered = [option.answer for option in asked if option.card is not None]
        self.words = [option.answer for option in asked if option.card is None]
        self.numbers: dict[int, dict[str, int]] = {
            int(card): numbers for card, numbers in view.status["in_play"].items()
        }
        self.events = [card for card in self.own.hand if self.facts(card).kind == EVENT]
        self.best_bonus = max([self.facts(card).tactical for card in self.events], default=0)
        self.totals: dict[int, int] = {}  # by side, once reckoned

    # --- cards ---

    def subject(self) -> Card | None:
        """The card the question speaks of, unless it has gone out of sight."""
        for zone in self.view.zones:
            for card in zone.cards:
                if card.id == self.number:
                    return self.facts(card.id)
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

    def cost(self, card: int) -> int:
        """What playing a card of the own hand or Theme pile costs now."""
        price: int = self.status["costs"].get(str(card), 0)
        return price

    def credits(self) -> int:
        left: int = self.status["players"][self.me]["credits"]
        return left

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

    def power(self, card: int) -> int:
        """Of a character or starship in play, as it is now."""
        return self.numbers[card]["power"]

    def defense(self, card: int) -> int:
        return self.numbers[card]["defense"]

    def leadership(self, card: int) -> int:
        return self.numbers[card]["leadership"]

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
        return not self.final and self.board.turns_here >= LAST_TURN_HERE[self.status["format"]]

    def planets(self, side: int) -> int:
        """Planets controlled."""
        return len(self.status["controlled"][side])

    def played_planets(self) -> int:
        """How many planets have been decided."""
        return PLANETS - len(self.board.sites)

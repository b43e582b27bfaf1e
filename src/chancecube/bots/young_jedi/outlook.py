"""The outlook: whom a side may meet in a battle, and what winning and losing a fight is worth to it."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.young_jedi.scene import Piece
from chancecube.bots.young_jedi.sums import Sums
from chancecube.bots.young_jedi.teams import Key, Team

SURPRISE_POWER: Final = 3  # of a battle card nobody has seen yet


@final
class Offer:
    """A team that further cards would make of others, and what is gained by it."""

    __slots__ = ("cards", "gain", "new", "old")

    def __init__(self, cards: list[Piece], old: list[Team], new: Team, gain: float) -> None:
        self.cards = cards
        self.old = old
        self.new = new
        self.gain = gain


@final
class Outlook:
    """What a side expects of its opponent. It remembers what it was asked: many armies have the same teams."""

    def __init__(
        self,
        sums: Sums,
        seat: int,
        foes: list[Team],
        surprise: float = 0.0,
        card_worth: float = 0.0,
        foe_card_worth: float = 0.0,
    ) -> None:
        self.sums = sums
        self.seat = seat  # whose outlook it is
        self.foes = foes  # none if strength alone shall count
        self.surprise = surprise  # how likely an opposing team uses a battle card not seen yet
        self.card_worth = card_worth  # what a card of damage costs the own side
        self.foe_card_worth = foe_card_worth
        self.known: dict[Key, float] = {}
        self.singles: dict[Piece, Team] = {}
        self.offers: dict[tuple[int, int, Team], list[Offer]] = {}  # of cards, by id and face, to teams
        self.met: dict[Team, list[tuple[float, float, float]]] = {}

    def alone(self, piece: Piece) -> Team:
        """The team of a single fighter, unarmed."""
        known = self.singles.get(piece)
        if known is None:
            known = self.sums.team(self.seat, [piece])
            self.singles[piece] = known
        return known

    def fights(self, mine: Team) -> list[tuple[float, float, float]]:
        """What comes of a fight with each of the foes."""
        known = self.met.get(mine)
        if known is None:
            known = [self.fight(mine, foe) for foe in self.foes]
            self.met[mine] = known
        return known

    def fight(self, mine: Team, theirs: Team) -> tuple[float, float, float]:
        """What a fight is worth, and the odds of winning and losing it."""
        bout = self.sums.bout(self.seat, mine, theirs)
        win, loss = bout.odds()
        if self.surprise:
            worse_win, worse_loss = bout.odds(SURPRISE_POWER)
            win += (worse_win - win) * self.surprise
            loss += (worse_loss - loss) * self.surprise
        gain = theirs.numbers.stake + bout.foe_damage * self.foe_card_worth
        cost = mine.numbers.stake + bout.damage * self.card_worth
        return win * gain - loss * cost, win, loss

    def value(self, team: Team) -> float:
        """What a team is worth when it may meet anyone."""
        known = self.known.get(team.key)
        if known is None:
            known = self.weigh(team)
            self.known[team.key] = known
        return known

    def weigh(self, team: Team) -> float:
        if not self.foes:
            return team.expected()
        total = 0.0
        for value, _, _ in self.fights(team):
            total += value
        return total / len(self.foes)

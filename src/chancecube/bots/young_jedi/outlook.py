"""The outlook: whom a side may meet in a battle, and what winning and losing a fight is worth to it."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.young_jedi.teams import Team, win_and_loss

SURPRISE_POWER: Final = 3  # of a battle card nobody has seen yet
SAVED_SHARE: Final = 0.4  # of the stake that is lost when a beaten team goes back to hand


@final
class Outlook:
    """What a side expects of its opponent."""

    def __init__(
        self, site: int, foes: list[Team], surprise: float, card_worth: float, foe_card_worth: float
    ) -> None:
        self.site = site
        self.foes = foes
        self.surprise = surprise  # how likely an opposing team uses a battle card not seen yet
        self.card_worth = card_worth  # what a card of damage costs the own side
        self.foe_card_worth = foe_card_worth
        self.known: dict[Team, float] = {}

    @staticmethod
    def nobody(site: int) -> Outlook:
        """No opponent in sight: strength alone counts."""
        return Outlook(site, [], 0.0, 0.0, 0.0)

    def fight(self, mine: Team, theirs: Team) -> tuple[float, float, float]:
        """What a fight is worth, and the odds of winning and losing it."""
        win, loss = win_and_loss(mine, theirs, 0)
        if self.surprise:
            worse_win, worse_loss = win_and_loss(mine, theirs, SURPRISE_POWER)
            win += (worse_win - win) * self.surprise
            loss += (worse_loss - loss) * self.surprise
        gain = theirs.stake + theirs.damage * self.foe_card_worth
        cost = mine.stake * SAVED_SHARE if mine.saved else mine.stake + mine.damage * self.card_worth
        return win * gain - loss * cost, win, loss

    def value(self, team: Team) -> float:
        """What a team is worth when it may meet anyone."""
        known = self.known.get(team)
        if known is None:
            known = self.weigh(team)
            self.known[team] = known
        return known

    def weigh(self, team: Team) -> float:
        if not self.foes:
            return team.expected()
        return sum([self.fight(team, foe)[0] for foe in self.foes]) / len(self.foes)

"""The forecast of a battle: who stands where in the plan, and what comes of it on average."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.young_jedi.arming import Army
from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.teams import Team
from chancecube.kernel.chance import Chance

STRONG_FIRST: Final = 0.4  # how far the opponent's plan is expected to go by strength
WHIM: Final = (
    1.0  # points by which a place in the plan may look better than it is: nobody shall read the cadet
)
WHIM_STEPS: Final = 64
GAIN: Final = 1e-9  # what two teams must gain by changing places


@final
class Stakes:
    """What a battle decides beside its fights."""

    def __init__(
        self, prize: float = 0.0, price: float = 0.0, unopposed: float = 0.0, exposed: float = 0.0
    ) -> None:
        self.prize = prize  # for leaving the opponent without characters
        self.price = price  # of being left without characters
        self.unopposed = unopposed  # for each own character that meets nobody
        self.exposed = exposed  # what each of the opponent's that meets nobody costs


@final
class Forecast:
    """A plan, and what it is worth on average."""

    def __init__(self, order: list[Team], value: float) -> None:
        self.order = order
        self.value = value


@final
class Places:
    """For each own team and each place of the plan: what it is worth there, and the odds of winning and losing."""

    def __init__(self, teams: list[Team], outlook: Outlook, unopposed: float) -> None:
        foes = outlook.foes
        likely = expected_order(foes)
        self.fights = min(len(teams), len(foes))
        self.value: list[list[float]] = []
        self.win: list[list[float]] = []
        self.loss: list[list[float]] = []
        for team in teams:
            outcomes = outlook.fights(team)
            spare = [len(team.members) * unopposed] * (len(teams) - self.fights)
            self.value.append(self.average([value for value, _, _ in outcomes], likely) + spare)
            self.win.append(self.average([win for _, win, _ in outcomes], likely))
            self.loss.append(self.average([loss for _, _, loss in outcomes], likely))

    def average(self, numbers: list[float], likely: list[list[float]]) -> list[float]:
        """For each place that meets an opponent, the average over those who may stand there."""
        found: list[float] = []
        for place in range(self.fights):
            shares = likely[place]
            total = 0.0
            for foe in range(len(numbers)):
                total += numbers[foe] * shares[foe]
            found.append(total)
        return found

    def blur(self, chance: Chance) -> None:
        for row in self.value:
            for place in range(len(row)):
                row[place] += WHIM * chance.below(WHIM_STEPS) / WHIM_STEPS


def expected_order(foes: list[Team]) -> list[list[float]]:
    """For each place of the opponent's plan, how likely each team stands there."""
    count = len(foes)
    strongest = sorted(range(count), key=lambda team: -foes[team].expected())
    table = [[(1.0 - STRONG_FIRST) / count] * count for _ in range(count)]
    for place, team in enumerate(strongest):
        table[place][team] += STRONG_FIRST
    return table


def best_order(teams: list[Team], places: Places) -> list[int]:
    """Which team stands at each place: two change places as long as that gains something."""
    value = places.value
    order = sorted(range(len(teams)), key=lambda team: (not teams[team].leads, -value[team][0]))
    first = 1 if teams[order[0]].leads else 0
    better = True
    while better:
        better = False
        for here in range(first, len(order)):
            for there in range(here + 1, len(order)):
                one, other = value[order[here]], value[order[there]]
                if one[there] + other[here] > one[here] + other[there] + GAIN:
                    order[here], order[there] = order[there], order[here]
                    better = True
    return order


def forecast(army: Army, outlook: Outlook, stakes: Stakes, chance: Chance | None = None) -> Forecast:
    """The best plan of an army against the opponents of the outlook; with chance, one that cannot be foretold."""
    teams, foes = army.teams, outlook.foes
    if not teams or not foes:
        return Forecast(teams, members_of(teams) * stakes.unopposed - members_of(foes) * stakes.exposed)
    places = Places(teams, outlook, stakes.unopposed)
    if chance is not None:
        places.blur(chance)
    order = best_order(teams, places)
    value = sum([places.value[team][place] for place, team in enumerate(order)])
    all_won = all_lost = 1.0
    for place in range(places.fights):
        all_won *= places.win[order[place]][place]
        all_lost *= places.loss[order[place]][place]
    if len(foes) <= len(teams):
        value += all_won * stakes.prize
    if len(teams) <= len(foes):
        value -= all_lost * stakes.price
    value -= max(0, len(foes) - len(teams)) * stakes.exposed
    return Forecast([teams[team] for team in order], value)


def members_of(teams: list[Team]) -> int:
    return sum([len(team.members) for team in teams])

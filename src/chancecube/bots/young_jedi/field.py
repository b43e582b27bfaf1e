"""The battlefield: both sides' fighters on the current planet or in space, and what a battle there comes to."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.young_jedi.arming import Army, arm
from chancecube.bots.young_jedi.forecast import Forecast, Stakes, forecast
from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.scene import Camp, Piece, Scene, is_transport, of_kind, weapons
from chancecube.bots.young_jedi.sums import Sums
from chancecube.bots.young_jedi.worth import card_worth, cargo_worth, planet_worth
from chancecube.kernel.chance import Chance
from chancecube.young_jedi.kinds import CHARACTER, STARSHIP
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.scene import GROUND, SPACE
from chancecube.young_jedi.table import opponent

WORKING_SHARE: Final = 0.6  # of the battle cards an opponent sets aside
HAND_SHARE: Final = 0.1  # of the cards in an unknown hand that are battle cards and will work in a battle
SPACE_SHARE: Final = 0.03  # and in one in space


@final
class Field:
    """Where a battle is fought, or might be."""

    def __init__(self, scene: Scene, sums: Sums, fights: int, stakes: Stakes) -> None:
        self.scene = scene
        self.sums = sums
        self.fights = fights  # the kind of card that fights there
        self.stakes = stakes
        self.outlook = self.look()

    def cards_of(self, camp: Camp) -> list[Piece]:
        """What a side's plan will hold beside battle cards."""
        return camp.hyperspace if self.fights == STARSHIP else self.scene.here(camp)

    def fighters(self, cards: list[Piece]) -> list[Piece]:
        return of_kind(cards, self.fights)

    def look(self) -> Outlook:
        """The opposing army, as it would arm itself against the own fighters unarmed."""
        scene = self.scene
        mine, theirs = card_worth(scene.mine), card_worth(scene.theirs)
        unarmed = [self.sums.team(scene.me, [piece]) for piece in self.fighters(self.cards_of(scene.mine))]
        foes = self.cards_of(scene.theirs)
        their_outlook = Outlook(self.sums, scene.foe, unarmed, 0.0, theirs, mine)
        teams = arm(self.fighters(foes), weapons(foes), [], their_outlook).teams
        return Outlook(self.sums, scene.me, teams, self.surprise(len(teams)), mine, theirs)

    def surprise(self, teams: int) -> float:
        """How likely each opposing team has a battle card that works; their number is known once they are set aside."""
        aside, hand = self.scene.theirs.aside_size, self.scene.theirs.hand_size
        share = SPACE_SHARE if self.fights == STARSHIP else HAND_SHARE
        expected = aside * WORKING_SHARE if aside else hand * share
        return min(1.0, expected / max(1, teams))

    def army_of(self, own: list[Piece], cards: list[Piece]) -> Army:
        """The own cards in battle order; weapons stay out of use where their draws could empty the draw deck."""
        people, arms = self.fighters(own), weapons(own)
        army = arm(people, arms, cards, self.outlook)
        if not arms or sum([team.numbers.draws for team in army.teams]) < self.scene.mine.deck:
            return army
        unarmed = arm(people, [], cards, self.outlook)
        return Army(unarmed.teams, unarmed.spare + arms)

    def forecast(self, own: list[Piece], cards: list[Piece], chance: Chance | None = None) -> Forecast:
        return forecast(self.army_of(own, cards), self.outlook, self.stakes, chance)

    def promise(self, cards: list[Piece]) -> float:
        """What a battle with these battle cards comes to."""
        return self.forecast(self.cards_of(self.scene.mine), cards).value


def field_of(scene: Scene) -> Field:
    """Where the battle is that the cadet is asked about."""
    evacuation = scene.status.get("evacuation")
    if evacuation is not None:
        return space(scene, evacuation["seat"], PLANETS.index(evacuation["planet"]))
    return ground(scene)


def ground(scene: Scene) -> Field:
    """Planets change hands only where nothing lies face down that could hold them."""
    prize = 0.0 if scene.hidden_here(scene.theirs) else planet_worth(scene, scene.mine)
    price = 0.0 if scene.hidden_here(scene.mine) else planet_worth(scene, scene.theirs)
    if scene.my_turn:
        stakes = Stakes(prize, price, unopposed=card_worth(scene.theirs))
    else:
        stakes = Stakes(prize, price, exposed=card_worth(scene.mine))
    return Field(scene, Sums(scene.board, scene.board.active, GROUND), CHARACTER, stakes)


def space(scene: Scene, evacuator: int, planet: int) -> Field:
    """What is aboard rides on the transports."""
    camp = scene.camps[evacuator]
    transports = [ship for ship in camp.hyperspace if is_transport(ship)]
    sums = Sums(scene.board, opponent(evacuator), SPACE, planet)
    sums.cargo = cargo_worth(camp, camp.up[planet]) / max(1, len(transports))
    return Field(scene, sums, STARSHIP, Stakes())

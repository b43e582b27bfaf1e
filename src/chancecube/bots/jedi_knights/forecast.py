"""What a battle comes to on average: the shots of both sides in turn, then the comparison of power."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.jedi_knights.odds import Odds
from chancecube.bots.jedi_knights.scene import Scene
from chancecube.bots.jedi_knights.worth import stake
from chancecube.jedi_knights.abilities import (
    may_be_targeted,
    may_bear,
    may_support,
    pierces,
    swings,
    wins_ties,
)
from chancecube.jedi_knights.fire import may_fire_again
from chancecube.jedi_knights.sums import aim_sum, defense, leadership, power
from chancecube.jedi_knights.table import Fight
from chancecube.kernel.position import NO_CARD

MOST_SHOTS: Final = 3  # of a side; more hardly change anything and take long to reckon

Shot = tuple[int, bool]  # what is added to destiny, and whether it reaches a supported attacker or defender
Fighter = tuple[float, int, int]  # what it is worth, its power, its defense


@final
class Team:
    """One side of a battle: the first fighter is attacker or defender, the others support it."""

    def __init__(self, fighters: list[Fighter], shots: list[Shot], mine: bool, deck: int) -> None:
        self.fighters = fighters
        self.shots = shots[:MOST_SHOTS]
        self.mine = mine
        self.deck = deck  # cards left to draw

    def worth(self) -> float:
        return sum([fighter[0] for fighter in self.fighters])

    def without(self, place: int) -> Team:
        """If the attacker or defender is gone, the strongest supporter takes its place."""
        left = self.fighters[:place] + self.fighters[place + 1 :]
        if place == 0:
            left.sort(key=lambda fighter: -fighter[1])
        return Team(left, self.shots, self.mine, self.deck)

    def after_shot(self) -> Team:
        return Team(self.fighters, self.shots[1:], self.mine, self.deck)


@final
class Battle:
    """A battle that goes on, or might."""

    def __init__(self, scene: Scene, odds: Odds, ours: Team, theirs: Team, attacking: bool) -> None:
        self.odds = odds
        self.ours = ours
        self.theirs = theirs
        self.attacking = attacking  # the one who looks attacks
        self.ties = attacking  # a tie is won
        self.bonus = 0  # the best the side can still give its own
        self.unknown = 0  # cards from which the opponents can still give one

    def worth(self) -> float:
        """What the side gains or loses on average."""
        return self.shoot(self.ours, self.theirs, self.attacking, 0)

    def shoot(self, ours: Team, theirs: Team, our_turn: bool, waited: int) -> float:
        team = ours if our_turn else theirs
        if not team.shots:
            if waited:
                return self.compare(ours, theirs)
            return self.shoot(ours, theirs, not our_turn, 1)
        other = theirs if our_turn else ours
        chance, place = self.best_target(team, other)
        spared = team.after_shot()
        missed = self.go_on(spared, other, our_turn)
        if chance <= 0.0:
            return missed
        sign = 1.0 if our_turn else -1.0
        left = other.without(place)
        won = sign * other.fighters[place][0]
        if not left.fighters:
            return chance * won + (1.0 - chance) * missed
        return chance * (won + self.go_on(spared, left, our_turn)) + (1.0 - chance) * missed

    def go_on(self, team: Team, other: Team, our_turn: bool) -> float:
        return self.shoot(team, other, False, 0) if our_turn else self.shoot(other, team, True, 0)

    def best_target(self, team: Team, other: Team) -> tuple[float, int]:
        """How likely the next shot hits what it does best to aim at."""
        aim, through = team.shots[0]
        shielded = len(other.fighters) > 1 and not through
        best, most, found = 0, -1.0, 0.0
        for place in range(1 if shielded else 0, len(other.fighters)):
            worth, _, defended = other.fighters[place]
            chance = self.odds.hit(team.mine, aim, defended, team.deck)
            if chance * worth > most:
                best, most, found = place, chance * worth, chance
        return found, best

    def compare(self, ours: Team, theirs: Team) -> float:
        chance = self.chance(ours.fighters[0][1], theirs.fighters[0][1])
        return chance * theirs.worth() - (1.0 - chance) * ours.worth()

    def chance(self, power_of_ours: int, power_of_theirs: int) -> float:
        """How likely the comparison of power is won."""
        lead = power_of_ours + self.bonus - power_of_theirs
        return self.odds.power_won(lead if self.ties else lead - 1, self.unknown)


# --- from the table ---


def shots_of(scene: Scene, fight: Fight, side: int, fighters: list[int]) -> list[Shot]:
    """What the fighters of a side can still fire; each fires one weapon."""
    board = scene.board
    before, board.fight = board.fight, fight
    found: list[Shot] = []
    for card in fighters:
        best: list[Shot] = []
        for weapon in scene.weapons(card):
            if may_bear(board, card, weapon) and may_fire_again(board, card, weapon):
                aim = sum([amount for _, _, amount in aim_sum(board, card, weapon)])
                times = max(1, swings(board, weapon)[0]) - fight.fired.count(weapon)
                shots = [(aim, pierces(board, weapon))] * times
                if not best or len(shots) * (aim + 3) > len(best) * (best[0][0] + 3):
                    best = shots
        found += best
    board.fight = before
    return sorted(found, key=lambda shot: -shot[0])


def team_of(scene: Scene, fight: Fight, side: int, stakes: dict[int, float]) -> Team:
    """A side of a battle as the engine reckons it."""
    board = scene.board
    before, board.fight = board.fight, fight
    cards = fight.fighters(side)
    fighters: list[Fighter] = []
    for place, card in enumerate(cards):
        strength = power(board, card) if place == 0 else scene.power(card)
        shield = 99 if not may_be_targeted(board, card) else defense(board, card)
        if card not in stakes:
            stakes[card] = stake(scene, card)
        fighters.append((stakes[card], strength, shield))
    board.fight = before
    mine = side == scene.side
    deck = max([len(board.at[board.owner[card]].deck) for card in cards], default=0)
    return Team(fighters, shots_of(scene, fight, side, cards), mine, deck)


def battle_of(scene: Scene, odds: Odds, fight: Fight, stakes: dict[int, float]) -> Battle:
    """The battle with those who are in it; what may still be given counts as far as it is known."""
    ours = team_of(scene, fight, scene.side, stakes)
    theirs = team_of(scene, fight, 1 - scene.side, stakes)
    attacking = fight.attacking == scene.side
    battle = Battle(scene, odds, ours, theirs, attacking)
    before, scene.board.fight = scene.board.fight, fight
    if wins_ties(scene.board, fight.main[1 - fight.attacking]):
        battle.ties = not attacking
    scene.board.fight = before
    if not fight.bonus[scene.side]:
        battle.bonus = scene.best_bonus
    if not fight.bonus[1 - scene.side]:
        battle.unknown = scene.their_hand()
    return battle


def helpers(scene: Scene, fight: Fight, side: int) -> list[int]:
    """Those of a side who could support, the best armed first."""
    board = scene.board
    leader = fight.main[side]
    if leader == NO_CARD:
        return []
    found = [
        card
        for card in scene.fighters(side, fight.arena)
        if not fight.holds(card) and scene.is_ready(card) and may_support(board, card, leader)
    ]
    return sorted(found, key=lambda card: (not scene.weapons(card), scene.power(card)))


def room(scene: Scene, fight: Fight, side: int) -> int:
    """How many more may support."""
    board = scene.board
    before, board.fight = board.fight, fight
    leader = fight.main[side]
    found = 0 if leader == NO_CARD else leadership(board, leader) - len(fight.supporters[side])
    board.fight = before
    return max(found, 0)


def joined(fight: Fight, side: int, cards: list[int]) -> Fight:
    """The battle with these supporting."""
    twin = fight.copy()
    twin.supporters[side] = twin.supporters[side] + cards
    return twin


# --- what the others may still do ---


def support_of(scene: Scene, fight: Fight, side: int) -> list[int]:
    """Who would probably support: all if that makes attacker or defender stronger; else the armed, or one as a shield."""
    places = room(scene, fight, side)
    if not places:
        return []
    found = helpers(scene, fight, side)
    if not found:
        return []
    if power_with(scene, joined(fight, side, found[:places]), side) > power_with(scene, fight, side):
        return found[:places]
    armed = [card for card in found if scene.weapons(card)]
    if armed or fight.supporters[side]:
        return armed[:places]
    return found[:1] if is_threatened(scene, fight, side) else []


def is_threatened(scene: Scene, fight: Fight, side: int) -> bool:
    """Whether an opponent in the battle, or one who may join it, has a weapon."""
    for card in scene.fighters(1 - side, fight.arena):
        if (fight.holds(card) or scene.is_ready(card)) and scene.weapons(card):
            return True
    return False


def power_with(scene: Scene, fight: Fight, side: int) -> int:
    board = scene.board
    before, board.fight = board.fight, fight
    found = power(board, fight.main[side])
    board.fight = before
    return found

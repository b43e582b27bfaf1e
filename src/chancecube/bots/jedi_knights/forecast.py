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
from chancecube.jedi_knights.sums import aim_by, defense_by, leadership_by, power_by
from chancecube.jedi_knights.table import Fight
from chancecube.jedi_knights.vocabulary.standing import DEFENSE, HIT, LEADERSHIP, POWER
from chancecube.kernel.position import NO_CARD

MOST_SHOTS: Final = 3  # of a side; more hardly change anything and take long to reckon
UNTOUCHABLE: Final = 99  # the defense of one that cannot be targeted
UNARMED_LAST: Final = 1_000  # more than anybody's power


@final
class Shot:
    """What is added to destiny, and whether it reaches a supported attacker or defender."""

    def __init__(self, aim: int, through: bool) -> None:
        self.aim = aim
        self.through = through


@final
class Fighter:
    """What it is worth, its power and its defense."""

    def __init__(self, worth: float, power: int, defense: int) -> None:
        self.worth = worth
        self.power = power
        self.defense = defense


@final
class Team:
    """One side of a battle: the first fighter is attacker or defender, the others support it."""

    def __init__(self, fighters: list[Fighter], shots: list[Shot], mine: bool, deck: int) -> None:
        self.fighters = fighters
        self.shots = shots
        self.mine = mine
        self.deck = deck  # cards left to draw

    def worth(self) -> float:
        found = 0.0
        for fighter in self.fighters:
            found += fighter.worth
        return found

    def without(self, place: int) -> Team:
        """If the attacker or defender is gone, the strongest supporter takes its place."""
        left = self.fighters[:]
        del left[place]
        if place == 0 and len(left) > 1:
            left = strongest_first(left)
        return Team(left, self.shots, self.mine, self.deck)


def strongest_first(fighters: list[Fighter]) -> list[Fighter]:
    """Equals stay in their order."""
    found: list[Fighter] = []
    for fighter in fighters:
        place = len(found)
        while place > 0 and found[place - 1].power < fighter.power:
            place -= 1
        found.insert(place, fighter)
    return found


@final
class Battle:
    """A battle that goes on, or might."""

    def __init__(self, odds: Odds, ours: Team, theirs: Team, attacking: bool) -> None:
        self.odds = odds
        self.ours = ours
        self.theirs = theirs
        self.attacking = attacking  # the one who looks attacks
        self.ties = attacking  # a tie is won
        self.bonus = 0  # the best the side can still give its own
        self.unknown = 0  # cards from which the opponents can still give one

    def worth(self) -> float:
        """What the side gains or loses on average."""
        return self.shoot(self.ours, self.theirs, 0, 0, self.attacking)

    def shoot(self, ours: Team, theirs: Team, our_shot: int, their_shot: int, our_turn: bool) -> float:
        """Both sides in turn, from those shots on."""
        if our_shot >= len(ours.shots) and their_shot >= len(theirs.shots):
            return self.compare(ours, theirs)
        if our_turn and our_shot >= len(ours.shots):
            our_turn = False
        elif not our_turn and their_shot >= len(theirs.shots):
            our_turn = True
        if our_turn:
            place = self.best_target(ours, ours.shots[our_shot], theirs)
            chance = self.hits(ours, ours.shots[our_shot], theirs.fighters[place])
            our_shot += 1
        else:
            place = self.best_target(theirs, theirs.shots[their_shot], ours)
            chance = self.hits(theirs, theirs.shots[their_shot], ours.fighters[place])
            their_shot += 1
        missed = self.shoot(ours, theirs, our_shot, their_shot, not our_turn)
        if chance <= 0.0:
            return missed
        won = theirs.fighters[place].worth if our_turn else -ours.fighters[place].worth
        left = theirs.without(place) if our_turn else ours.without(place)
        if left.fighters:
            if our_turn:
                won += self.shoot(ours, left, our_shot, their_shot, False)
            else:
                won += self.shoot(left, theirs, our_shot, their_shot, True)
        return chance * won + (1.0 - chance) * missed

    def best_target(self, team: Team, shot: Shot, other: Team) -> int:
        """What the shot does best to aim at."""
        shielded = len(other.fighters) > 1 and not shot.through
        best, most = 0, -1.0
        for place in range(1 if shielded else 0, len(other.fighters)):
            fighter = other.fighters[place]
            worth = self.hits(team, shot, fighter) * fighter.worth
            if worth > most:
                best, most = place, worth
        return best

    def hits(self, team: Team, shot: Shot, fighter: Fighter) -> float:
        """How likely it is."""
        return self.odds.hit(team.mine, shot.aim, fighter.defense, team.deck)

    def compare(self, ours: Team, theirs: Team) -> float:
        chance = self.chance(ours.fighters[0].power, theirs.fighters[0].power)
        return chance * theirs.worth() - (1.0 - chance) * ours.worth()

    def chance(self, power_of_ours: int, power_of_theirs: int) -> float:
        """How likely the comparison of power is won."""
        lead = power_of_ours + self.bonus - power_of_theirs
        return self.odds.power_won(lead if self.ties else lead - 1, self.unknown)


# --- from the table ---


def battle_of(scene: Scene, odds: Odds, fight: Fight) -> Battle:
    """The battle with those who are in it; what may still be given counts as far as it is known."""
    board = scene.board
    before, board.fight = board.fight, fight
    ours = team_of(scene, fight, scene.side)
    theirs = team_of(scene, fight, 1 - scene.side)
    attacking = fight.attacking == scene.side
    battle = Battle(odds, ours, theirs, attacking)
    if wins_ties(board, fight.main[1 - fight.attacking]):
        battle.ties = not attacking
    board.fight = before
    if not fight.bonus[scene.side]:
        battle.bonus = scene.best_bonus
    if not fight.bonus[1 - scene.side]:
        battle.unknown = scene.their_hand()
    return battle


def team_of(scene: Scene, fight: Fight, side: int) -> Team:
    """A side of the battle laid on the board, as the engine reckons it."""
    board = scene.board
    cards = fight.fighters(side)
    fighters: list[Fighter] = []
    deck = 0
    for card in cards:
        strength = scene.power(card) if fighters else power_by(board, scene.speakers(POWER), card)
        targeted = may_be_targeted(board, card)
        shield = defense_by(board, scene.speakers(DEFENSE), card) if targeted else UNTOUCHABLE
        fighters.append(Fighter(stake(scene, card), strength, shield))
        deck = max(deck, len(board.at[board.owner[card]].deck))
    return Team(fighters, shots_of(scene, fight, cards), side == scene.side, deck)


def shots_of(scene: Scene, fight: Fight, fighters: list[int]) -> list[Shot]:
    """What the fighters of a side can still fire, the best first; each fires one weapon."""
    found: list[Shot] = []
    for card in fighters:
        weapons = scene.weapons(card)
        if weapons:
            for shot in best_shots(scene, fight, card, weapons):
                place = len(found)
                while place > 0 and found[place - 1].aim < shot.aim:
                    place -= 1
                found.insert(place, shot)
    return found[:MOST_SHOTS]


def best_shots(scene: Scene, fight: Fight, card: int, weapons: list[int]) -> list[Shot]:
    board = scene.board
    best: list[Shot] = []
    for weapon in weapons:
        if may_bear(board, card, weapon) and may_fire_again(board, card, weapon):
            aim = aim_by(board, scene.speakers(HIT), card, weapon)
            times = max(1, swings(board, weapon)[0]) - fight.fired.count(weapon)
            if not best or times * (aim + 3) > len(best) * (best[0].aim + 3):
                best = [Shot(aim, pierces(board, weapon))] * times
    return best


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
    return armed_first(scene, found)


def armed_first(scene: Scene, cards: list[int]) -> list[int]:
    """The armed, then the others, from the weakest on; equals stay in their order."""
    found: list[int] = []
    ranks: list[int] = []
    for card in cards:
        rank = scene.power(card) + (0 if scene.weapons(card) else UNARMED_LAST)
        place = len(found)
        while place > 0 and ranks[place - 1] > rank:
            place -= 1
        found.insert(place, card)
        ranks.insert(place, rank)
    return found


def room(scene: Scene, fight: Fight, side: int) -> int:
    """How many more may support."""
    board = scene.board
    before, board.fight = board.fight, fight
    leader = fight.main[side]
    found = 0
    if leader != NO_CARD:
        found = leadership_by(board, scene.speakers(LEADERSHIP), leader) - len(fight.supporters[side])
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
    found = power_by(board, scene.speakers(POWER), fight.main[side])
    board.fight = before
    return found

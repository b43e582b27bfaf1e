"""What a battle comes to, roughly: the shots of both sides, then the comparison of power."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.jedi_knights.instinct.faces import Faces
from chancecube.jedi_knights.abilities import may_be_attacked, wins_ties
from chancecube.jedi_knights.control import is_own_hero
from chancecube.jedi_knights.kinds import EVENT, WEAPON
from chancecube.jedi_knights.sums import power
from chancecube.jedi_knights.table import SITE, Fight, Table
from chancecube.kernel.position import NO_CARD

LAST_ONE: Final = 12.0  # the last character of a side in the Final Conflict
HERO_STAYS: Final = 4.0
HOLDS_PLANET: Final = 0.6  # a point of power at the site, where control is still to be checked
HOPELESS: Final = 0.04  # a battle lost on power may still be turned
WILLING: Final = 0.85  # how often one who could win a battle by a tactical bonus gives it


def stake(table: Table, faces: Faces, card: int) -> float:
    """What its side loses if a character or starship in play is defeated."""
    worth = faces.worth[table.face[card]]
    for other in table.attached:
        if table.host[other] == card:
            worth += faces.worth[table.face[other]]
    owner = table.owner[card]
    if card not in table.at[owner].site:
        return worth
    if table.final:
        count = 0
        for seat in range(owner % 2, table.seats, 2):
            count += len(table.at[seat].site)
        return worth + (LAST_ONE if count == 1 else 0.0)
    worth += HOLDS_PLANET * table.cards[table.face[card]].power
    return worth + HERO_STAYS if is_own_hero(table, card) else worth


def hand_of(table: Table, side: int) -> int:
    count = 0
    for seat in range(side, table.seats, 2):
        count += len(table.at[seat].hand)
    return count


def best_bonus(table: Table, side: int) -> int:
    """The highest tactical bonus the side holds."""
    best = 0
    for seat in range(side, table.seats, 2):
        for card in table.at[seat].hand:
            facts = table.cards[table.face[card]]
            if facts.kind == EVENT and facts.tactical > best:
                best = facts.tactical
    return best


def shots_at(table: Table, faces: Faces, cards: list[int], fired: list[int], defense: int) -> float:
    """How likely one of the shots these still have hits such a defense."""
    missed = 1.0
    for weapon in table.attached:
        bearer = table.host[weapon]
        if bearer not in cards:
            continue
        face = table.face[weapon]
        if table.cards[face].kind != WEAPON or weapon in fired:
            continue
        owner = table.owner[bearer]
        if bearer not in fired and table.at[owner].deck:
            chance = faces.hit(owner % 2, defense - faces.aim[face])
            for _ in range(faces.shots[face]):
                missed *= 1.0 - chance
    return 1.0 - missed


def power_odds(table: Table, faces: Faces, side: int, lead: int, fight: Fight | None) -> float:
    """How likely a side wins on power that leads by so much; at 0 it just wins, if nothing more is given."""
    if fight is None or not fight.bonus[side]:
        lead += best_bonus(table, side)
    if lead < 0:
        return HOPELESS
    if fight is not None and fight.bonus[1 - side]:
        return 1.0 - HOPELESS
    hand = hand_of(table, 1 - side)
    return (1.0 - HOPELESS) * (1.0 - WILLING * (1.0 - faces.holds(1 - side, lead, hand)))


@final
class Team:
    """A side of a battle: what it has at stake, its power, and how well it shoots and is shot at."""

    def __init__(self, table: Table, faces: Faces, fight: Fight, side: int) -> None:
        self.main = fight.main[side]
        self.cards = fight.fighters(side)
        self.supporters = fight.supporters[side]
        self.worth = 0.0
        for card in self.cards:
            self.worth += stake(table, faces, card)
        self.power = 0 if self.main == NO_CARD else power(table, self.main)
        exposed = self.supporters[0] if self.supporters else self.main
        self.exposed = exposed
        self.defense = 0 if exposed == NO_CARD else table.cards[table.face[exposed]].defense


def lead_of(table: Table, fight: Fight, side: int) -> int:
    """By how much a side wins on power as it stands; below 0 it loses."""
    ours, theirs = fight.main[side], fight.main[1 - side]
    if ours == NO_CARD or theirs == NO_CARD:
        return 0
    lead = power(table, ours) - power(table, theirs)
    ties = fight.attacking == side
    if wins_ties(table, fight.main[1 - fight.attacking]):
        ties = fight.attacking != side
    return lead if ties else lead - 1


def battle_value(table: Table, faces: Faces, fight: Fight, side: int) -> float:
    """What a side gains or loses on average by the battle as it is."""
    before = table.fight
    table.fight = fight
    ours = Team(table, faces, fight, side)
    theirs = Team(table, faces, fight, 1 - side)
    won = power_odds(table, faces, side, lead_of(table, fight, side), fight)
    our_hit = shots_at(table, faces, ours.cards, fight.fired, theirs.defense)
    their_hit = shots_at(table, faces, theirs.cards, fight.fired, ours.defense)
    table.fight = before
    value = 0.0
    if theirs.supporters:
        value += our_hit * stake(table, faces, theirs.exposed)
        our_hit = 0.0
    if ours.supporters:
        value -= their_hit * stake(table, faces, ours.exposed)
        their_hit = 0.0
    if fight.attacking == side:
        lost = (1.0 - our_hit) * their_hit
        gained = our_hit
    else:
        lost = their_hit
        gained = (1.0 - their_hit) * our_hit
    left = 1.0 - lost - gained
    gained += left * won
    lost += left * (1.0 - won)
    return value + gained * theirs.worth - lost * ours.worth


@final
class Arena:
    """The fighters of one place, with their numbers as they are before a battle."""

    def __init__(self, table: Table, faces: Faces, side: int, arena: int) -> None:
        self.table = table
        self.faces = faces
        self.side = side
        self.foes: list[int] = []
        self.powers: list[int] = []
        self.stakes: list[float] = []
        self.armed: list[bool] = []
        for seat in range(1 - side, table.seats, 2):
            cards = table.at[seat].site if arena == SITE else table.at[seat].system
            for card in cards:
                if may_be_attacked(table, card):
                    self.foes.append(card)
                    self.powers.append(power(table, card))
                    self.stakes.append(stake(table, faces, card))
        self.bonus = best_bonus(table, side)
        self.hand = hand_of(table, 1 - side)
        self.helpers = [ready_count(table, 0, arena), ready_count(table, 1, arena)]

    def attack(self, attacker: int, strength: int, risk: float, place: int) -> float:
        """What attacking one of the foes promises."""
        table = self.table
        faces = self.faces
        defender = self.foes[place]
        lead = strength + self.bonus - self.powers[place]
        won = HOPELESS
        if lead >= 0:
            won = (1.0 - HOPELESS) * (1.0 - WILLING * (1.0 - faces.holds(1 - self.side, lead, self.hand)))
        shield = table.cards[table.face[defender]].defense
        hit = shots_at(table, faces, [attacker], [], shield)
        guard = table.cards[table.face[attacker]].defense
        harm = shots_at(table, faces, [defender], [], guard)
        if self.helpers[1 - self.side] > 1:
            hit *= 0.5
        if self.helpers[self.side] > 1:
            harm *= 0.5
        gained = hit + (1.0 - hit) * (1.0 - harm) * won
        return gained * self.stakes[place] - (1.0 - gained) * risk

    def best_attack(self, attacker: int) -> float:
        strength = power(self.table, attacker)
        risk = stake(self.table, self.faces, attacker)
        best = -99.0
        for place in range(len(self.foes)):
            best = max(best, self.attack(attacker, strength, risk, place))
        return best


def ready_count(table: Table, side: int, arena: int) -> int:
    count = 0
    for seat in range(side, table.seats, 2):
        cards = table.at[seat].site if arena == SITE else table.at[seat].system
        for card in cards:
            if card not in table.rotated:
                count += 1
    return count

"""Teams: what steps forward in one fight, a character or several, with the weapon and battle card they use."""

from __future__ import annotations

from typing import final

from chancecube.bots.young_jedi.odds import average_destiny, odds
from chancecube.bots.young_jedi.scene import Piece
from chancecube.bots.young_jedi.worth import WEAPON_WORTH, strength
from chancecube.young_jedi.kinds import DRAWN_POWER
from chancecube.young_jedi.vocabulary import (
    Alone,
    AnyOf,
    Condition,
    Fighting,
    Rescue,
    Usage,
    Using,
    any_meant,
)


@final
class Team:
    """A fighter to be: its fixed power, its destiny draws, and what is lost with it."""

    __slots__ = (
        "battle_card",
        "bonus",
        "damage",
        "draws",
        "faces",
        "leads",
        "members",
        "power",
        "saved",
        "stake",
        "usage",
        "weapon",
        "when",
    )

    def __init__(
        self,
        members: list[Piece],
        site: int,
        weapon: Piece | None = None,
        battle_card: Piece | None = None,
        usage: Usage | None = None,
    ) -> None:
        self.members = members
        self.weapon = weapon
        self.battle_card = battle_card
        self.usage = usage  # of the battle card
        self.faces = [piece.facts.index for piece in members]
        self.power = 0
        self.draws = 0
        self.damage = 0
        self.stake = 0.0
        self.bonus = 0  # power that counts only against some opponents
        self.when: Condition | None = None  # those opponents
        self.leads = False  # whether its battle card wants it first in the plan
        self.saved = False  # whether its battle card brings it home when it is beaten
        self.add_members(site)
        if weapon is not None:
            self.add_weapon(weapon)
        if battle_card is not None:
            self.add_battle_card(battle_card)

    def add_members(self, site: int) -> None:
        for piece in self.members:
            facts = piece.facts
            if facts.power == DRAWN_POWER:
                self.draws += 1
            else:
                self.power += facts.power
            self.power += facts.bonus[site]
            self.damage += facts.damage
            self.stake += strength(facts, site)

    def add_weapon(self, weapon: Piece) -> None:
        box = weapon.facts.boxes[weapon.facts.box_for[self.faces[0]]]
        self.power += box.pips
        self.draws += box.cubes
        self.stake += WEAPON_WORTH

    def add_battle_card(self, battle_card: Piece) -> None:
        facts = battle_card.facts
        text = facts.text
        assert text is not None
        self.draws += facts.cubes
        if text.when is None:
            self.power += facts.pips
        else:
            self.bonus = facts.pips
            self.when = text.when
        self.leads = isinstance(self.usage, Alone) and self.usage.first
        for outcome in text.outcomes:
            if isinstance(outcome, Rescue) and outcome.rescues(self.faces[0]):
                self.saved = True

    def expected(self) -> float:
        """Its total on average, against anyone."""
        return self.power + self.draws * average_destiny()

    def power_against(self, opponent: Team) -> int:
        when = self.when
        if when is None:
            return self.power
        return self.power + self.bonus if is_met(when, self, opponent) else self.power


def is_met(when: Condition, team: Team, opponent: Team) -> bool:
    """Whether a condition holds in a fight, as far as it speaks of the two teams."""
    if isinstance(when, Fighting):
        return any_meant(when.who, opponent.faces)
    if isinstance(when, Using):
        return team.weapon is not None and when.who.meant(team.weapon.facts.index)
    return isinstance(when, AnyOf) and any([is_met(part, team, opponent) for part in when.parts])


def may_be_armed(team: Team) -> bool:
    return team.weapon is None and (team.usage is None or team.usage.weapons > 0)


def can_use(weapon: Piece, user: Piece) -> bool:
    return weapon.facts.box_for[user.facts.index] >= 0


def usage_of(battle_card: Piece, members: list[Piece], weapon: Piece | None, site: int) -> Usage | None:
    """How these could use a battle card, if need be at the front of the plan."""
    text = battle_card.facts.text
    assert text is not None
    arms = [] if weapon is None else [weapon.facts.index]
    return text.usage_for([piece.facts for piece in members], arms, site, True)


def group_size(battle_card: Piece) -> int:
    text = battle_card.facts.text
    return 1 if text is None else text.group


def win_and_loss(mine: Team, theirs: Team, handicap: int) -> tuple[float, float]:
    """The odds of winning and losing when these meet and the opponent has so much power on top."""
    gap = mine.power_against(theirs) - theirs.power_against(mine) - handicap
    return odds(gap, mine.draws, theirs.draws)

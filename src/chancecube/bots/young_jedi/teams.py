"""Teams: what steps forward in one fight, a character or several, with the weapons and battle card they use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.scene import Piece
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.vocabulary import Alone, Usage

Faces = tuple[int, ...]
Key = tuple[Faces, Faces, int]  # characters, weapons, battle card: all that a sum depends on


@final
class Numbers:
    """What the engine makes of a team that meets nobody in particular."""

    __slots__ = ("damage", "depends", "draws", "power", "stake")

    def __init__(self, power: int, draws: int, depends: bool, damage: int, stake: float) -> None:
        self.power = power
        self.draws = draws
        self.depends = depends  # whether some of this changes with the opponent
        self.damage = damage  # cards lost with it by anyone's hand
        self.stake = stake  # and what it is worth on the table


@final
class Team:
    """A fighter to be. Pieces of double impact cards stand for the half they would be used as."""

    __slots__ = ("battle_card", "key", "leads", "members", "numbers", "usage", "weapons")

    def __init__(
        self,
        key: Key,
        numbers: Numbers,
        members: list[Piece],
        weapons: Sequence[Piece],
        battle_card: Piece | None,
        usage: Usage | None,
    ) -> None:
        self.key = key
        self.numbers = numbers
        self.members = members
        self.weapons = list(weapons)
        self.battle_card = battle_card
        self.usage = usage  # of the battle card
        self.leads = isinstance(usage, Alone) and usage.first  # its battle card wants it first in the plan

    def expected(self) -> float:
        """Its total on average, against anyone."""
        return self.numbers.power + self.numbers.draws * average_destiny()


def key_of(members: Sequence[Piece], weapons: Sequence[Piece], battle_card: Piece | None) -> Key:
    return (
        tuple([piece.face for piece in members]),
        tuple([piece.face for piece in weapons]),
        NO_FACE if battle_card is None else battle_card.face,
    )


def may_be_armed(team: Team) -> bool:
    return not team.weapons and (team.usage is None or team.usage.weapons > 0)


def group_sizes(facts: Card) -> range:
    """With how many a battle card can be used, the fewest first."""
    text = facts.text
    return range(1, 2) if text is None else range(text.least, text.group + 1)


def wants_two_weapons(facts: Card) -> bool:
    return facts.text is not None and facts.text.weapons > 1

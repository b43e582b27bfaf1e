"""What is printed on a card: its numbers, names and icons, and the effect its text has."""

from __future__ import annotations

from typing import final

from chancecube.young_jedi.kinds import CHARACTER, DIAMOND, LIGHT, NOT_DEPLOYED
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.vocabulary import BattleText, Box


@final
class Erratum:
    """A printed value that later became another."""

    def __init__(self, field: str, printed: str, effective: str, rule: str) -> None:
        self.field = field
        self.printed = printed
        self.effective = effective
        self.rule = rule


@final
class Card:
    """The facts of one card. Made once when the sets are loaded, and never changed afterwards."""

    def __init__(self, index: int, set_code: str, number: str) -> None:
        self.index = index
        self.set_code = set_code
        self.number = number
        self.code = f"{set_code}-{number}"
        self.side = LIGHT
        self.kind = CHARACTER
        self.title = ""
        self.subtitle = ""
        self.name = 0  # cards of one title share this number
        self.rarity = ""
        self.uniqueness = NOT_DEPLOYED
        self.counters = 0
        self.power = 0
        self.planet = NOWHERE
        self.site = NOWHERE
        self.bonus: list[int] = [0] * 9
        self.damage = 0
        self.destiny = 0
        self.colour = 0
        self.ship = ""
        self.pips = 0  # power bonus of the text
        self.cubes = 0  # destiny draws of the text
        self.boxes: list[Box] = []  # weapons: who may use it
        self.text: BattleText | None = None  # battle cards: how it is used
        self.box_for: list[int] = []  # weapons: the box each card of the library may use, or -1
        self.errata: list[Erratum] = []

    def full_title(self) -> str:
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    def is_diamond(self) -> bool:
        return self.uniqueness == DIAMOND

    def __repr__(self) -> str:
        return f"<{self.code} {self.full_title()}>"

"""What is printed on a card: its numbers, names and icons, and what its text says."""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.kinds import CHARACTER, INDEPENDENT, NO_THEME
from chancecube.jedi_knights.vocabulary.texts import NO_TEXT, CardText

NO_FACE: Final = -1
NO_TIME: Final = -1


@final
class Card:
    """The facts of one card. Made once when the sets are loaded, and never changed afterwards."""

    def __init__(self, index: int, set_code: str, number: str) -> None:
        self.index = index
        self.set_code = set_code
        self.number = number
        self.code = f"{set_code}-{number}"
        self.kind = CHARACTER
        self.allegiance = INDEPENDENT
        self.theme = NO_THEME
        self.title = ""
        self.subtitle = ""
        self.name = 0  # cards of one title share this number
        self.rarity = ""
        self.cost = 0
        self.power = 0
        self.defense = 0
        self.destiny = 0
        self.leadership = 0
        self.keywords: list[str] = []
        self.hero = False  # what the rules ask of keywords, looked up once
        self.typical = False
        self.capital = False
        self.personal = False
        self.timing = NO_TIME  # Events: when they are played for their text
        self.tactical = 0  # Events: the bonus to power
        self.planet = ""  # locations
        self.system = ""  # locations: what the other side is called
        self.bonus = 0  # locations: credits for the Final Conflict
        self.colour = 0  # Force cards
        self.force_number = 0
        self.credits = 0
        self.draw = 0
        self.theme_number = 0  # Theme cards
        self.starting_hand = 0
        self.starting_hero = NO_FACE
        self.says: CardText = NO_TEXT
        self.ours = False  # made by us: labelled as such wherever it is shown

    def full_title(self) -> str:
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    def __repr__(self) -> str:
        return f"<{self.code} {self.full_title()}>"

"""What is printed on a card: its numbers, names and icons, and the effect its text has."""

from __future__ import annotations

from typing import Final, final

from chancecube.young_jedi.kinds import CHARACTER, DIAMOND, LIGHT, NO_COLOUR, NOT_DEPLOYED
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.vocabulary.battle_cards import BattleText, DuelText
from chancecube.young_jedi.vocabulary.in_play import CardText
from chancecube.young_jedi.vocabulary.weapons import Box

NO_FACE: Final = -1
NO_NAME: Final = -1


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

    __slots__ = (  # more attributes than the interpreter keeps fast in a dictionary
        "acts",
        "bonus",
        "box_for",
        "boxes",
        "built_in",
        "code",
        "colour",
        "conditional",
        "counters",
        "counts_as",
        "cubes",
        "damage",
        "deploys_as",
        "destinies",
        "destiny",
        "duel",
        "duelist",
        "errata",
        "fixed_cost",
        "flown_by",
        "halves",
        "handling",
        "hears",
        "in_decks",
        "index",
        "is_battle_card",
        "is_effect_card",
        "kind",
        "kinds",
        "lap_numbers",
        "lightsaber",
        "name",
        "number",
        "parts",
        "pilot",
        "pips",
        "plain_title",
        "planet",
        "podracer",
        "power",
        "price",
        "racing_title",
        "rarity",
        "replaces",
        "says",
        "set_code",
        "ship",
        "side",
        "site",
        "special",
        "subtitle",
        "text",
        "title",
        "uniqueness",
        "white",
        "whole",
    )

    def __init__(self, index: int, set_code: str, number: str) -> None:
        # Asked at every turn, and so kept together: compiled, attributes lie in memory in this order.
        self.index = index
        self.kind = CHARACTER
        self.acts = False  # its text can be used in the deploy step
        self.hears = False  # its text speaks of others that deploy
        self.fixed_cost = True  # its text does not lower its counters
        self.special = False  # fights with more than printed numbers: by text, weapon built in, drawn power
        self.is_battle_card = False  # in hand and deck, or one of its halves is
        self.is_effect_card = False
        self.duelist = False  # characters: may start a duel, or step in
        self.lightsaber = False  # weapons: a duel may be started with it
        self.pilot = False  # characters: a podracer pilot
        self.podracer = False  # weapons
        self.racing_title = False  # some card of its title races
        self.uniqueness = NOT_DEPLOYED
        self.price = 0  # the counters it takes: of a double impact card those of its effect half
        self.says: CardText | None = None  # what it says in play
        self.name = 0  # cards of one title share this number
        self.planet = NOWHERE
        self.site = NOWHERE
        self.whole = NO_FACE  # a half: the face of the card it belongs to
        self.destiny = 0  # the first, if there are two
        self.destinies: list[int] = [0]  # one or two numbers; none on an objective
        self.power = 0
        self.bonus: list[int] = [0] * 9
        self.built_in = NO_FACE  # Armed & Dangerous: the face of the weapon
        self.damage = 0
        self.deploys_as = index  # the face it has in play: of a double impact card the effect half
        self.lap_numbers = 0  # mask of the numbers it may have as a lap card; none for a location
        self.text: BattleText | None = None  # battle cards: how it is used
        # Asked now and then.
        self.counters = 0  # as printed, or by an erratum
        self.box_for: list[int] = []  # weapons: the box each card of the library may use, or -1
        self.boxes: list[Box] = []  # weapons: who may use it
        self.conditional = False  # weapons: which box counts depends on the opponent
        self.pips = 0  # power bonus of the text
        self.cubes = 0  # destiny draws of the text
        self.handling = 0  # podracer pilots: the number they handle
        self.flown_by = NO_NAME  # podracers: the name of the pilot
        self.ship = ""
        self.halves: list[int] = []  # double impact cards: the faces of its halves
        self.duel: DuelText | None = None  # what it does in a duel when it hits
        self.plain_title = ""  # as titles are compared
        # For decks, and for those who look at cards.
        self.set_code = set_code
        self.number = number
        self.code = f"{set_code}-{number}"
        self.side = LIGHT
        self.kinds: list[int] = [CHARACTER]  # both kinds of a double impact card, else the one
        self.title = ""
        self.subtitle = ""
        self.rarity = ""
        self.colour = NO_COLOUR
        self.white: list[int] = []  # colours a wild or semi-wild card may fill
        self.counts_as: list[str] = []  # traits it has by its text
        self.replaces = ""  # virtual cards: the code of the card it stands for
        self.parts: list[str] = []  # combo cards: the titles of the two cards it is
        self.in_decks = True  # not for halves and built-in weapons
        self.errata: list[Erratum] = []

    def twin(self, index: int, number: str, set_code: str) -> Card:
        """The same facts and text under another face, printed as they count by now: without errata."""
        twin = Card(index, set_code, number)
        twin.side = self.side
        twin.kind = self.kind
        twin.kinds = self.kinds
        twin.title = self.title
        twin.subtitle = self.subtitle
        twin.rarity = self.rarity
        twin.uniqueness = self.uniqueness
        twin.counters = self.counters
        twin.pips = self.pips
        twin.cubes = self.cubes
        twin.text = self.text
        twin.duel = self.duel
        twin.says = self.says
        return twin

    def full_title(self) -> str:
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    def is_diamond(self) -> bool:
        return self.uniqueness == DIAMOND

    def __repr__(self) -> str:
        return f"<{self.code} {self.full_title()}>"

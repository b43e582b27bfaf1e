"""Setting up: the first location, destiny for the first turn, the opening hands."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import Decision
from chancecube.kernel.events import EVERYONE, NOBODY, only
from chancecube.young_jedi.control import new_locations
from chancecube.young_jedi.effects import FetchEffects
from chancecube.young_jedi.even_up import HAND_SIZE
from chancecube.young_jedi.kinds import DARK, LIGHT, LOCATION
from chancecube.young_jedi.known import Known
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.race import lay_objectives
from chancecube.young_jedi.table import Table, TableStep, opponent
from chancecube.young_jedi.turn import Turn

DECKS: Final = 0
FIRST_PLAYER: Final = 1
LOCATION_DOWN: Final = 2
HANDS: Final = 3
FETCH: Final = 4
FIRST_TURN: Final = 5


@final
class Setup(TableStep):
    """From two decks to the first turn."""

    def __init__(self, illegal: int) -> None:
        super().__init__()
        self.illegal = illegal  # mask of the seats whose decks break a rule
        self.first = DARK
        self.chooser = DARK  # who lays the first location: the first player, if that deck has one

    def play(self, table: Table) -> None:
        if self.stage == DECKS:
            self.check_decks(table)
        elif self.stage == FIRST_PLAYER:
            self.find_first_player(table)
        elif self.stage == LOCATION_DOWN:
            self.ask_location(table)
        elif self.stage == HANDS:
            self.draw_hands(table)
        elif self.stage == FETCH:
            self.fetch(table)
        else:
            self.begin(table)

    def check_decks(self, table: Table) -> None:
        """A player found with an illegal deck loses; objectives go on the table before anything else."""
        self.stage = FIRST_PLAYER
        lay_objectives(table)
        if self.illegal:
            both = only(LIGHT) | only(DARK)
            table.finish(NOBODY if self.illegal == both else both & ~self.illegal, "yj.game.illegal-deck")

    def find_first_player(self, table: Table) -> None:
        """Dark in the first game; else whoever draws the higher destiny number."""
        self.stage = LOCATION_DOWN
        table.shuffle_deck(LIGHT)
        table.shuffle_deck(DARK)
        if not table.options.starter:
            self.first = self.higher_destiny(table)
        self.chooser = self.first
        table.tell("first-player", self.first, rule=self.first_rule(table))

    def first_rule(self, table: Table) -> str:
        return "yj.setup.starter" if table.options.starter else "yj.setup.destiny-roll"

    def higher_destiny(self, table: Table) -> int:
        """Both turn up a card until the numbers differ; the cards stay in the decks, which are shuffled again."""
        depth = 0
        while True:
            depth += 1
            drawn: list[int] = []
            for seat in (LIGHT, DARK):
                deck = table.sides[seat].deck
                card = deck[-1 - (depth - 1) % len(deck)]
                destiny = table.card(card).destiny
                drawn.append(destiny)
                table.tell("roll", seat, card, destiny, rule="yj.setup.destiny-roll", seen=EVERYONE)
            if drawn[LIGHT] != drawn[DARK]:
                return LIGHT if drawn[LIGHT] > drawn[DARK] else DARK
            if depth % min(len(table.sides[LIGHT].deck), len(table.sides[DARK].deck)) == 0:
                table.shuffle_deck(LIGHT)
                table.shuffle_deck(DARK)

    def starting_locations(self, table: Table) -> list[int]:
        """Any location of the deck; in the first game one of the starter's planet."""
        found = new_locations(table, table.sides[self.chooser].deck)
        if table.options.starter:
            planet = starter_planet(table, self.chooser)
            found = [card for card in found if table.card(card).planet == planet]
        return found

    def ask_location(self, table: Table) -> None:
        options = self.starting_locations(table)
        if options:
            rule = "yj.setup.starter" if table.options.starter else "yj.setup.starting-location"
            table.ask(self.chooser, "starting-location", options, rule=rule)
        elif self.chooser == self.first:
            self.chooser = opponent(self.first)
        else:
            table.finish(NOBODY, "yj.setup.no-location-ruling")

    def take(self, table: Table, decision: Decision, option: int) -> None:
        table.sides[decision.seat].deck.remove(option)
        table.put_location(decision.seat, option, decision.rule)
        self.stage = HANDS

    def draw_hands(self, table: Table) -> None:
        self.stage = FETCH
        rule = "yj.setup.starter" if table.options.starter else "yj.setup.opening-hand"
        for seat in (LIGHT, DARK):
            table.shuffle_deck(seat)
        for seat in (LIGHT, DARK):
            for _ in range(HAND_SIZE):
                if not table.over:
                    table.draw(seat, rule)

    def fetch(self, table: Table) -> None:
        """With the opening hand in view, whoever laid the location first; not in the first game."""
        self.stage = FIRST_TURN
        if not table.options.starter:
            table.push(FetchEffects(self.chooser))

    def begin(self, table: Table) -> None:
        table.pop()
        table.active = self.first
        table.push(Turn())

    def copy(self) -> Setup:
        twin = Setup(self.illegal)
        twin.stage = self.stage
        twin.first = self.first
        twin.chooser = self.chooser
        return twin

    def encode(self) -> list[object]:
        return ["setup", self.stage, self.illegal, self.first, self.chooser]


def read_setup(fields: list[Any], known: Known) -> Setup:
    step = Setup(int(fields[2]))
    step.first = known.seat(fields[3])
    step.chooser = known.seat(fields[4])
    return step


def starter_planet(table: Table, seat: int) -> int:
    """The planet a starter deck is made for: the one most of its locations show."""
    counts = [0] * len(PLANETS)
    for card in table.sides[seat].deck:
        facts = table.card(card)
        if facts.kind == LOCATION:
            counts[facts.planet] += 1
    most = max(counts)
    return counts.index(most) if most else NOWHERE

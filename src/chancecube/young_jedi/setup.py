"""Setting up: the first location, destiny for the first turn, the opening hands."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import Decision
from chancecube.kernel.events import EVERYONE, NOBODY, only
from chancecube.kernel.known import Known
from chancecube.young_jedi.control import new_locations
from chancecube.young_jedi.effects import FetchEffects
from chancecube.young_jedi.even_up import HAND_SIZE
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import DARK, LIGHT, LOCATION
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.race import lay_objectives
from chancecube.young_jedi.table import NUMBER, Table, TableStep, opponent
from chancecube.young_jedi.turn import Turn

DECKS: Final = 0
SHUFFLED: Final = 1
ROLL: Final = 2
COMPARE_ROLL: Final = 3
LOCATION_DOWN: Final = 4
HANDS: Final = 5
FETCH: Final = 6
FIRST_TURN: Final = 7


@final
class Setup(TableStep):
    """From two decks to the first turn."""

    def __init__(self, illegal: int) -> None:
        super().__init__()
        self.illegal = illegal  # mask of the seats whose decks break a rule
        self.first = DARK
        self.chooser = DARK  # who lays the first location: the first player, if that deck has one
        self.depth = 0  # how many destiny cards each has turned up for the first turn
        self.rolled: list[int] = [0, 0]  # by seat, the numbers of the last ones

    def play(self, table: Table) -> None:
        if self.stage == DECKS:
            self.check_decks(table)
        elif self.stage == SHUFFLED:
            self.shuffle(table)
        elif self.stage == ROLL:
            self.roll(table)
        elif self.stage == COMPARE_ROLL:
            self.compare_roll(table)
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
        self.stage = SHUFFLED
        lay_objectives(table)
        if self.illegal:
            both = only(LIGHT) | only(DARK)
            table.finish(NOBODY if self.illegal == both else both & ~self.illegal, "yj.game.illegal-deck")

    def shuffle(self, table: Table) -> None:
        """Dark begins the first game; else destiny is drawn for it."""
        table.shuffle_deck(LIGHT)
        table.shuffle_deck(DARK)
        self.stage = ROLL
        if table.options.starter:
            self.begins(table, DARK, "yj.setup.starter")

    def begins(self, table: Table, seat: int, rule: str) -> None:
        self.stage = LOCATION_DOWN
        self.first = seat
        self.chooser = seat
        table.tell("first-player", seat, rule=rule)

    def roll(self, table: Table) -> None:
        """Both turn up a card; they stay in the decks, which are shuffled again later."""
        self.stage = COMPARE_ROLL
        drawn = [self.turned_up(table, seat) for seat in (LIGHT, DARK)]
        self.depth += 1
        both_double = all([len(card.destinies) > 1 for card in drawn])
        for seat in (LIGHT, DARK):
            numbers = drawn[seat].destinies
            self.rolled[seat] = 0 if both_double else drawn[seat].destiny
            if not both_double and len(numbers) > 1 and numbers[0] != numbers[1]:
                options = [NUMBER - number for number in numbers]
                table.ask(seat, "destiny-number", options, rule="yj.battle.destiny-two-numbers")

    def turned_up(self, table: Table, seat: int) -> Card:
        deck = table.sides[seat].deck
        card = deck[-1 - self.depth % len(deck)]
        facts = table.card(card)
        double = len(facts.destinies) > 1
        rule = "yj.setup.double-destiny-redraw" if double else "yj.setup.destiny-roll"
        table.tell("roll", seat, card, facts.destiny, rule=rule, seen=EVERYONE)
        return facts

    def compare_roll(self, table: Table) -> None:
        """The higher number plays first; equal ones are drawn again."""
        light, dark = self.rolled
        if light != dark:
            self.begins(table, LIGHT if light > dark else DARK, "yj.setup.destiny-roll")
            return
        self.stage = ROLL
        if self.depth % min(len(table.sides[LIGHT].deck), len(table.sides[DARK].deck)) == 0:
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
        if self.stage == COMPARE_ROLL:
            self.rolled[decision.seat] = NUMBER - option
            return
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
        twin.depth = self.depth
        twin.rolled = self.rolled[:]
        return twin

    def encode(self) -> list[object]:
        return ["setup", self.stage, self.illegal, self.first, self.chooser, self.depth, self.rolled[:]]


def read_setup(fields: list[Any], known: Known) -> Setup:
    step = Setup(int(fields[2]))
    step.first = known.seat(fields[3])
    step.chooser = known.seat(fields[4])
    step.depth = int(fields[5])
    step.rolled = [int(fields[6][LIGHT]), int(fields[6][DARK])]
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

"""Setting up: Themes and their piles, the stacks of sites and systems, the first planet, the starting hands."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.jedi_knights.planets import enter_planet
from chancecube.jedi_knights.ranks import highest_first, theme_numbers
from chancecube.jedi_knights.table import PASS, Table, TableStep
from chancecube.jedi_knights.turn import Turn
from chancecube.jedi_knights.vocabulary.standing import Searches
from chancecube.kernel.decision import DONE, PICK, Decision
from chancecube.kernel.known import Known

THEMES_OUT: Final = 0
SHOW_FOUND: Final = 1
SITE_CHOICE: Final = 2
SYSTEM_CHOICE: Final = 3
FIRST_PLANET: Final = 4
HANDS: Final = 5


@final
class Setup(TableStep):
    """From the decks to the first turn. Each draw deck still holds its starting Hero."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.searching: list[int] = [0] * seats  # by seat, which of the Theme's searches
        self.left: list[int] = [0] * seats  # how many cards it may still take
        self.found: list[list[int]] = [[] for _ in range(seats)]  # shown when all have searched
        self.passed = 0  # partners who have left the choice of this location to the next

    def play(self, table: Table) -> None:
        if self.stage == THEMES_OUT:
            self.lay_themes(table)
        elif self.stage == SHOW_FOUND:
            self.show_found(table)
        elif self.stage == SITE_CHOICE:
            self.choose_site(table)
        elif self.stage == SYSTEM_CHOICE:
            self.choose_system(table)
        elif self.stage == FIRST_PLANET:
            self.enter_first(table)
        else:
            self.draw_hands(table)

    # --- Themes ---

    def lay_themes(self, table: Table) -> None:
        """Equal Theme numbers are ranked by chance, once for the game."""
        self.stage = SHOW_FOUND
        seats = list(range(table.seats))
        table.chance.shuffle(seats)
        numbers = theme_numbers(table)
        table.rank = highest_first(seats, numbers)
        for seat in table.rank:
            table.tell("theme", seat, table.at[seat].theme, numbers[seat], rule="jk.setup.theme-pile")
        for place in range(1, table.seats):
            if numbers[table.rank[place - 1]] == numbers[table.rank[place]]:
                rule = "jk.setup.theme-tie-ruling" if table.seats == 2 else "jk.team.tie-ruling"
                table.tell("theme-tie", table.rank[place - 1], amount=numbers[table.rank[place]], rule=rule)
        for seat in table.rank:
            self.take_hero(table, seat)
            self.left[seat] = self.allowed(table, seat)
            self.ask_search(table, seat)

    def take_hero(self, table: Table, seat: int) -> None:
        hero = table.card(table.at[seat].theme).starting_hero
        for card in table.at[seat].deck:
            if table.face[card] == hero:
                to_theme_pile(table, seat, card)
                return

    def searches(self, table: Table, seat: int) -> list[Searches]:
        words = table.card(table.at[seat].theme).says.standing
        return [word for word in words if isinstance(word, Searches)]

    def allowed(self, table: Table, seat: int) -> int:
        words = self.searches(table, seat)
        place = self.searching[seat]
        return words[place].count if place < len(words) else 0

    def ask_search(self, table: Table, seat: int) -> None:
        """Asked even if nothing fits: not asking would tell what is in the deck."""
        words = self.searches(table, seat)
        place = self.searching[seat]
        if place < len(words):
            who = words[place].who
            fitting = [card for card in table.at[seat].deck if who.meant(table.face[card])]
            free = [card for card in fitting if card not in self.found[seat]]
            options = [*one_of_each_face(table, free), DONE]
            rule = "jk.setup.search-ruling"
            table.ask(seat, "theme-search", options, gesture=PICK, rule=rule, number=self.left[seat])

    def search(self, table: Table, seat: int, option: int) -> None:
        if option != DONE:
            self.found[seat].append(option)
            self.left[seat] -= 1
        if option == DONE or self.left[seat] == 0:
            self.searching[seat] += 1
            self.left[seat] = self.allowed(table, seat)
        self.ask_search(table, seat)

    def show_found(self, table: Table) -> None:
        self.stage = SITE_CHOICE
        for seat in table.rank:
            for card in self.found[seat]:
                to_theme_pile(table, seat, card)
        self.found = [[] for _ in range(table.seats)]

    # --- sites and systems ---

    def choose_site(self, table: Table) -> None:
        """The side with the highest Theme number first, then the sides alternate."""
        first = table.rank[0] % 2
        side = first if len(table.sites) % 2 == 0 else 1 - first
        options = locations_of(table, side)
        if len(options) > 1:
            self.ask_side(table, side, "choose-site", options)
        elif options:
            self.lay_site(table, options[0])
        else:
            self.stage = FIRST_PLANET

    def choose_system(self, table: Table) -> None:
        """The other side answers with a system of the same planet."""
        site = table.sites[-1]
        planet = table.card(site).planet
        side = 1 - table.owner[site] % 2
        options = [card for card in locations_of(table, side) if table.card(card).planet == planet]
        if len(options) > 1:
            self.ask_side(table, side, "choose-system", options)
        else:
            self.lay_system(table, options[0])

    def ask_side(self, table: Table, side: int, kind: str, options: list[int]) -> None:
        """Partners choose as one: each may leave it to the next, the last may not."""
        seats = [seat for seat in table.rank if seat % 2 == side]
        rule = location_rule(table)
        if self.passed + 1 < len(seats):
            options = [*options, PASS]
        table.ask(seats[self.passed], kind, options, rule=rule)

    def lay_site(self, table: Table, card: int) -> None:
        self.stage = SYSTEM_CHOICE
        self.passed = 0
        seat = table.owner[card]
        table.at[seat].locations.remove(card)
        table.sites.append(card)
        table.tell("site", seat, card, rule=location_rule(table))

    def lay_system(self, table: Table, card: int) -> None:
        """What the partners bring beside these two locations of the planet is not used."""
        self.stage = SITE_CHOICE
        self.passed = 0
        seat = table.owner[card]
        table.at[seat].locations.remove(card)
        table.systems.append(card)
        table.tell("system", seat, card, rule=location_rule(table))
        planet = table.card(card).planet
        for other in table.rank:
            for unused in table.at[other].locations[:]:
                if table.card(unused).planet == planet:
                    table.at[other].locations.remove(unused)
                    table.at[other].pile.append(unused)
                    table.tell("to-pile", other, unused, rule="jk.team.locations")

    # --- the first planet and the hands ---

    def enter_first(self, table: Table) -> None:
        """Draw decks are shuffled before the site's text, which may touch them; hands are drawn after it."""
        self.stage = HANDS
        for seat in table.rank:
            table.shuffle_deck(seat)
        enter_planet(table)

    def draw_hands(self, table: Table) -> None:
        for seat in table.rank:
            table.draw(seat, table.card(table.at[seat].theme).starting_hand, "jk.setup.hand")
        table.pop()
        table.push(Turn())

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "theme-search":
            self.search(table, decision.seat, option)
        elif option == PASS:
            self.passed += 1
        elif decision.kind == "choose-site":
            self.lay_site(table, option)
        else:
            self.lay_system(table, option)

    def copy(self) -> Setup:
        twin = Setup(0)
        twin.stage = self.stage
        twin.searching = self.searching[:]
        twin.left = self.left[:]
        twin.found = [cards[:] for cards in self.found]
        twin.passed = self.passed
        return twin

    def encode(self) -> list[object]:
        found = [cards[:] for cards in self.found]
        return ["setup", self.stage, self.searching[:], self.left[:], found, self.passed]


def read_setup(fields: list[Any], known: Known) -> Setup:
    step = Setup(known.seats)
    step.searching = known.numbers(fields[0])
    step.left = known.numbers(fields[1])
    step.found = known.piles(fields[2])
    step.passed = int(fields[3])
    return step


def one_of_each_face(table: Table, cards: list[int]) -> list[int]:
    """Copies are all the same to whoever looks for a card."""
    found: dict[int, int] = {}
    for card in cards:
        if table.face[card] not in found:
            found[table.face[card]] = card
    return [found[face] for face in sorted(found)]


def to_theme_pile(table: Table, seat: int, card: int) -> None:
    """Out of the draw deck, shown to all."""
    table.at[seat].deck.remove(card)
    table.at[seat].pile.append(card)
    table.tell("to-pile", seat, card, rule="jk.setup.theme-pile")


def locations_of(table: Table, side: int) -> list[int]:
    """What the players of a side can still lay: locations of planets that are not stacked yet."""
    found: list[int] = []
    for seat in table.rank:
        if seat % 2 == side:
            found += table.at[seat].locations
    return found


def location_rule(table: Table) -> str:
    return "jk.setup.locations" if table.seats == 2 else "jk.team.locations"

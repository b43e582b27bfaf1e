"""Control: who holds the planet at the end of a turn, conceding it, and going on to the next one."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, Decision
from chancecube.kernel.events import NOBODY
from chancecube.kernel.known import Known
from chancecube.young_jedi.effects import FetchEffects, discard_effects
from chancecube.young_jedi.kinds import DARK, LIGHT, LOCATION
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.retire import offer_retirement
from chancecube.young_jedi.table import CONCEDE, SEARCH, Table, TableStep, opponent
from chancecube.young_jedi.victory import check_planets, check_standstill

LOOK: Final = 0
CONCESSION: Final = 1
GO_ON: Final = 2


def controller(table: Table) -> int:
    """The player who takes control now: a face-up character there, and nothing of the opponent's that could be one."""
    for seat in (LIGHT, DARK):
        foe = opponent(seat)
        if (
            table.has_character_here(seat)
            and not table.has_character_here(foe)
            and not table.hidden_here(foe)
        ):
            return seat
    return NOWHERE


def take_control(table: Table, seat: int, rule: str) -> None:
    """The planet is won: effects go, all else there is stranded. Then the loser goes on to the next planet."""
    table.sides[seat].controlled |= 1 << table.planet
    table.tell("control", seat, amount=table.planet, rule=rule)
    check_planets(table, seat)
    if table.over:
        return
    discard_effects(table)
    table.tell("stranded", -1, amount=table.planet, rule="yj.control.stranded")
    table.push(NextPlanet(opponent(seat)))
    offer_retirement(table, seat)


@final
class EndOfTurn(TableStep):
    """Control is looked at first; only if nobody takes it the active player may concede."""

    def play(self, table: Table) -> None:
        if self.stage == LOOK:
            self.look(table)
        elif self.stage == CONCESSION:
            self.ask_concession(table)
        else:
            self.go_on(table)

    def look(self, table: Table) -> None:
        check_standstill(table)
        if table.over:
            return
        seat = controller(table)
        if seat == NOWHERE:
            self.stage = CONCESSION
            self.ask_concession(table)
        else:
            table.pop()
            take_control(table, seat, "yj.control.end-of-turn")

    def ask_concession(self, table: Table) -> None:
        self.stage = GO_ON
        table.ask(table.active, "concede", [DONE, CONCEDE], rule="yj.control.surrender")

    def go_on(self, table: Table) -> None:
        table.pop()
        table.active = opponent(table.active)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if option == CONCEDE:
            table.pop()
            table.sides[decision.seat].surrendered |= 1 << table.planet
            table.tell("concede", decision.seat, amount=table.planet, rule="yj.control.surrender")
            take_control(table, opponent(decision.seat), "yj.control.surrender")

    def copy(self) -> EndOfTurn:
        twin = EndOfTurn()
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["end-of-turn", self.stage]


def read_end_of_turn(fields: list[Any], known: Known) -> EndOfTurn:
    return EndOfTurn()


def planets_played(table: Table) -> int:
    """Mask of the planets that have had a location on the table."""
    played = 0
    for planet in range(len(PLANETS)):
        if table.locations[planet]:
            played |= 1 << planet
    return played


def new_locations(table: Table, cards: list[int]) -> list[int]:
    """The locations of planets not yet played among these cards, one of each face."""
    played = planets_played(table)
    found: list[int] = []
    faces: list[int] = []
    for card in cards:
        facts = table.card(card)
        if facts.kind == LOCATION and played >> facts.planet & 1 == 0 and facts.index not in faces:
            found.append(card)
            faces.append(facts.index)
    return found


CHOOSE_PLACE: Final = 0
LOOK_THROUGH: Final = 1
FETCH: Final = 2
ARRIVE: Final = 3


@final
class NextPlanet(TableStep):
    """A player lays the first location of a new planet, from hand, discard pile or draw deck, and plays first there."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.chooser = seat  # the other player, if this one has no location for any new planet
        self.searched = False  # the draw deck has been looked through in vain

    def play(self, table: Table) -> None:
        if self.stage == CHOOSE_PLACE:
            self.choose_place(table)
        elif self.stage == LOOK_THROUGH:
            self.look_through(table)
        elif self.stage == FETCH:
            self.fetch(table)
        else:
            self.arrive(table)

    def choose_place(self, table: Table) -> None:
        side = table.sides[self.chooser]
        options = new_locations(table, side.hand) + new_locations(table, side.discard)
        if not self.searched:
            options.append(SEARCH)
        if options:
            table.ask(self.chooser, "next-planet", options, rule="yj.control.next-planet")
        else:
            self.nothing_found(table)

    def look_through(self, table: Table) -> None:
        found = new_locations(table, table.sides[self.chooser].deck)
        if found:
            table.ask(self.chooser, "search-location", found, rule="yj.control.next-planet")
        else:
            self.searched = True
            self.stage = CHOOSE_PLACE
            table.tell("not-found", self.chooser, rule="yj.control.next-planet")
            table.shuffle_deck(self.chooser)

    def nothing_found(self, table: Table) -> None:
        """Only in a position set up by hand: the other player lays one, or the game is drawn."""
        if self.chooser == self.seat:
            self.chooser = opponent(self.seat)
            self.searched = False
        else:
            table.finish(NOBODY, "yj.setup.no-location-ruling")

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if option == SEARCH:
            self.stage = LOOK_THROUGH
            return
        self.stage = FETCH
        self.lay(table, decision.seat, option)

    def lay(self, table: Table, seat: int, location: int) -> None:
        """Out of the hand, the discard pile, or the draw deck, which is shuffled again and may be exhausted by it."""
        side = table.sides[seat]
        if location in side.deck:
            side.deck.remove(location)
            table.put_location(seat, location, "yj.control.next-planet")
            table.shuffle_deck(seat)
            table.watch_deck(seat)
            return
        (side.hand if location in side.hand else side.discard).remove(location)
        table.put_location(seat, location, "yj.control.next-planet")

    def fetch(self, table: Table) -> None:
        """Whoever laid the location looks for an effect first."""
        self.stage = ARRIVE
        if not table.options.starter:
            table.push(FetchEffects(self.chooser))

    def arrive(self, table: Table) -> None:
        """Nobody has had a turn here yet; the one who lost the last planet takes the first."""
        table.pop()
        table.active = self.seat
        for side in table.sides:
            side.turns_here = 0

    def copy(self) -> NextPlanet:
        twin = NextPlanet(self.seat)
        twin.stage = self.stage
        twin.chooser = self.chooser
        twin.searched = self.searched
        return twin

    def encode(self) -> list[object]:
        return ["next-planet", self.stage, self.seat, self.chooser, self.searched]


def read_next_planet(fields: list[Any], known: Known) -> NextPlanet:
    step = NextPlanet(known.seat(fields[2]))
    step.chooser = known.seat(fields[3])
    step.searched = bool(fields[4])
    return step

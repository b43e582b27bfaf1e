"""Starships and evacuation: leaving a planet through hyperspace, and the battle in space about it."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import DONE, NO, PICK, YES, Decision
from chancecube.kernel.known import Known
from chancecube.young_jedi.battle import Battle
from chancecube.young_jedi.kinds import CHARACTER, STARSHIP, WEAPON
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.scene import SPACE
from chancecube.young_jedi.table import Table, TableStep, opponent, without
from chancecube.young_jedi.unique import forbidden_copy
from chancecube.young_jedi.vocabulary.who import TRANSPORT

BOARDING: Final = 0
LAUNCHING: Final = 1
INTERCEPTION: Final = 2
ARRIVAL: Final = 3


def forbids_evacuation(table: Table, seat: int, planet: int) -> str:
    """It takes a transport in hyperspace and a face-up character or weapon on the planet, whichever that is."""
    side = table.sides[seat]
    if side.hyperspace and side.up[planet] and transports(table, seat):
        return ""
    return "yj.evac.when"


def transports(table: Table, seat: int) -> list[int]:
    return [card for card in table.sides[seat].hyperspace if table.card(card).ship == TRANSPORT]


def hidden_aboard(table: Table, seat: int, planet: int) -> list[int]:
    """Cards still face down go along with the rest; an effect stays."""
    down = table.sides[seat].down[planet]
    return [card for card in down if table.card(card).kind in (CHARACTER, WEAPON)]


@final
class Evacuation(TableStep):
    """One evacuation, from the cards' boarding to their return; until then they lie on their planet."""

    def __init__(self, seat: int, planet: int) -> None:
        super().__init__()
        self.seat = seat
        self.planet = planet

    def play(self, table: Table) -> None:
        if self.stage == BOARDING:
            self.board(table)
        elif self.stage == LAUNCHING:
            self.ask_ships(table)
        elif self.stage == INTERCEPTION:
            self.ask_interception(table)
        else:
            self.arrive(table)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "intercept":
            self.take_interception(table, option == YES)
        elif option == DONE:
            self.stage = INTERCEPTION
        else:
            side = table.sides[decision.seat]
            side.hand.remove(option)
            side.hyperspace = [*side.hyperspace, option]
            table.tell("launch", decision.seat, option, rule="yj.evac.intercept")

    def board(self, table: Table) -> None:
        self.stage = LAUNCHING
        table.stirred = True
        table.tell("evacuate", self.seat, amount=self.planet, rule="yj.evac.all-cards")

    # --- the opponent's part ---

    def ask_ships(self, table: Table) -> None:
        """Asked whatever the hand holds: not asking would tell that there is no starship in it."""
        seat = opponent(self.seat)
        options = [card for card in table.sides[seat].hand if may_be_launched(table, seat, card)]
        options.append(DONE)
        table.ask(seat, "intercept-ships", options, PICK, "yj.evac.intercept", self.planet)

    def ask_interception(self, table: Table) -> None:
        """Hyperspace is open: that nobody without ships is asked tells nothing."""
        seat = opponent(self.seat)
        if table.sides[seat].hyperspace:
            table.ask(seat, "intercept", [YES, NO], rule="yj.evac.intercept", number=self.planet)
        else:
            self.take_interception(table, False)

    def take_interception(self, table: Table, intercepts: bool) -> None:
        seat = opponent(self.seat)
        self.stage = ARRIVAL
        if not intercepts:
            table.tell("not-intercepted", seat, amount=self.planet, rule="yj.evac.intercept")
            return
        table.tell("intercept", seat, amount=self.planet, rule="yj.evac.intercept")
        table.tell("space-battle", seat, amount=self.planet, rule="yj.evac.where")
        table.push(Battle(seat, SPACE, self.planet))

    # --- the end ---

    def arrive(self, table: Table) -> None:
        """A transport that is left brings the cards into the draw deck; with none left they are lost."""
        table.pop()
        cards = self.take_aboard(table)
        left = transports(table, self.seat)
        if left:
            self.bring_home(table, cards, left)
        else:
            self.lose(table, cards)

    def take_aboard(self, table: Table) -> list[int]:
        """Takes the cards off their planet; what was remembered of them for the turn is forgotten."""
        side = table.sides[self.seat]
        hidden = hidden_aboard(table, self.seat, self.planet)
        cards = side.up[self.planet] + hidden
        side.up[self.planet] = []
        side.down[self.planet] = [card for card in side.down[self.planet] if card not in hidden]
        table.used = [card for card in table.used if card not in cards]
        table.apart = [card for card in table.apart if card not in cards]
        return cards

    def bring_home(self, table: Table, cards: list[int], left: list[int]) -> None:
        """One of the transports, chosen at random, is shuffled in with the cards."""
        side = table.sides[self.seat]
        table.tell("evacuated", self.seat, amount=len(cards), rule="yj.evac.success")
        transport = left[table.chance.below(len(left))]
        side.hyperspace = without(side.hyperspace, transport)
        table.tell("transport-returns", self.seat, transport, rule="yj.evac.random-transport")
        side.deck.extend(cards)
        side.deck.append(transport)
        table.shuffle_deck(self.seat)

    def lose(self, table: Table, cards: list[int]) -> None:
        """They cost no damage."""
        table.tell("evacuation-failed", self.seat, amount=len(cards), rule="yj.evac.failure")
        for card in cards:
            table.to_discard(self.seat, card, "discard", "yj.evac.failure")

    def copy(self) -> Evacuation:
        twin = Evacuation(self.seat, self.planet)
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["evacuation", self.stage, self.seat, self.planet]


def may_be_launched(table: Table, seat: int, card: int) -> bool:
    facts = table.card(card)
    return facts.kind == STARSHIP and not forbidden_copy(table, seat, facts)


def read_evacuation(fields: list[Any], known: Known) -> Evacuation:
    planet = int(fields[3])
    if not 0 <= planet < len(PLANETS):
        raise ValueError(planet)
    return Evacuation(known.seat(fields[2]), planet)


# --- what everyone sees ---


def running_evacuation(table: Table) -> Evacuation | None:
    for step in table.stack:
        if isinstance(step, Evacuation):
            return step
    return None


def evacuation_status(table: Table, evacuation: Evacuation) -> dict[str, object]:
    """Who evacuates, from where, and what is aboard: the cards face up, and the number of those face down."""
    seat, planet = evacuation.seat, evacuation.planet
    return {
        "seat": seat,
        "planet": PLANETS[planet],
        "aboard": table.sides[seat].up[planet][:],
        "hidden": len(hidden_aboard(table, seat, planet)),
    }

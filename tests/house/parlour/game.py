"""Parlour: a game for two, or for four in two teams, that the house has never heard of.

Every seat lays one card a round, in secret and at the same time; after three rounds the side with the higher sum wins.
Partners see each other's hands, and may not both bring a nine.
"""

from __future__ import annotations

import json
from typing import Any

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.errors import BadNotation, BadOption, ChanceCubeError
from chancecube.kernel.events import EVERYONE, NOBODY, only
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, Step, run
from chancecube.kernel.views import Zone
from chancecube.kernel.wire import Breach, DeckList

SIDES = ["red", "blue"]
SEATS = {"pair": [0, 1], "teams": [0, 1, 0, 1]}
NUMBERS = 9
HAND = 4
ROUNDS = 3
DEAL, LAY, COUNT = range(3)
BLUFF = -10


class Table(Position):
    def __init__(self, chance: Chance, format_name: str) -> None:
        super().__init__(chance, len(SEATS[format_name]))
        self.format_name = format_name
        self.decks: list[list[int]] = [[] for _ in range(self.seats)]
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.laid: list[list[int]] = [[] for _ in range(self.seats)]
        self.open: list[list[int]] = [[] for _ in range(self.seats)]
        self.turn = 0

    def zones(self) -> list[list[list[int]]]:
        return [self.decks, self.hands, self.laid, self.open]

    def copy(self) -> Table:
        twin = Table(self.chance.copy(), self.format_name)
        self.copy_frame(twin)
        for mine, theirs in zip(self.zones(), twin.zones(), strict=True):
            theirs[:] = [cards[:] for cards in mine]
        twin.turn = self.turn
        return twin

    def encode(self) -> list[object]:
        return [self.encode_frame(), self.format_name, self.zones(), self.turn]

    def sums(self) -> list[int]:
        totals = [0, 0]
        for seat, side in enumerate(SEATS[self.format_name]):
            totals[side] += sum(self.face[card] % NUMBERS + 1 for card in self.open[seat])
        return totals


class Round(Step):
    def run(self, position: Position) -> None:
        assert isinstance(position, Table)
        if self.stage == DEAL:
            for seat in range(position.seats):
                position.shuffle(position.decks[seat])
                for _ in range(HAND):
                    position.hands[seat].append(position.decks[seat].pop())
                    position.tell("dealt", seat, position.hands[seat][-1], seen=team(position, seat))
            self.stage = LAY
        elif self.stage == LAY:
            position.turn += 1
            for seat in range(position.seats):
                position.ask(seat, "lay", [*position.hands[seat], BLUFF], rule="parlour.lay")
            self.stage = COUNT
        else:
            self.count(position)

    def count(self, position: Table) -> None:
        for seat in range(position.seats):
            for card in position.laid[seat]:
                position.tell("shown", seat, card)
            position.open[seat] += position.laid[seat]
            position.laid[seat] = []
        self.stage = LAY
        if position.turn == ROUNDS:
            red, blue = position.sums()
            best = -1 if red == blue else int(blue > red)
            held = SEATS[position.format_name]
            winners = sum(only(seat) for seat in range(position.seats) if held[seat] == best)
            position.finish(winners, "parlour.sum")

    def answer(self, position: Position, decision: Decision, option: int) -> None:
        assert isinstance(position, Table)
        if option != BLUFF:
            position.hands[decision.seat].remove(option)
            position.laid[decision.seat].append(option)
        position.tell("laid", decision.seat, seen=only(decision.seat))

    def copy(self) -> Round:
        twin = Round()
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["round", self.stage]


def team(position: Table, seat: int) -> int:
    held = SEATS[position.format_name]
    return sum(only(other) for other in range(position.seats) if held[other] == held[seat])


class Parlour(Game):
    def __init__(self) -> None:
        super().__init__("parlour", "Parlour", 1, list(SEATS), SIDES)

    def seat_sides(self, format_name: str) -> list[int]:
        return SEATS[format_name]

    def code(self, face: int) -> str:
        return f"{'RB'[face // NUMBERS]}{face % NUMBERS + 1}"

    def face(self, code: str) -> int:
        known = [self.code(face) for face in range(2 * NUMBERS)]
        if code not in known:
            raise ChanceCubeError("no-card", {"code": code})
        return known.index(code)

    def deck_breaches(self, deck: DeckList, format_name: str, seat: int) -> list[Breach]:
        self.check_format(format_name)
        found: list[Breach] = []
        if deck.size() != 5:
            found.append(Breach("parlour.five", "five", {}))
        sides = {self.face(code) // NUMBERS for code in deck.cards}
        if len(sides) > 1 or (seat >= 0 and sides != {SEATS[format_name][seat]}):
            found.append(Breach("parlour.colour", "colour", {}))
        return found

    def decks_breaches(self, decks: list[DeckList], format_name: str) -> list[Breach]:
        assert len(decks) == len(SEATS[format_name])
        brought = [side for deck, side in zip(decks, SEATS[format_name], strict=True) if nine(deck)]
        if len(brought) > len(set(brought)):
            return [Breach("parlour.one-nine", "one-nine", {})]
        return []

    def ready_decks(self) -> list[DeckList]:
        return [
            DeckList(f"{side} {name}", {f"{letter}{number}": 1 for number in range(low, low + 5)}, "A deck.")
            for side, letter in (("Red", "R"), ("Blue", "B"))
            for name, low in (("high", 5), ("low", 1))
        ]

    def random_deck(self, format_name: str, seat: int, chance: Chance) -> DeckList:
        letter = "RB"[SEATS[format_name][seat]]
        numbers = list(range(1, NUMBERS + 1))
        chance.shuffle(numbers)
        return DeckList("Random", {f"{letter}{number}": 1 for number in sorted(numbers[:5])})

    def random_decks(self, format_name: str, chance: Chance) -> list[DeckList]:
        while True:
            decks = super().random_decks(format_name, chance)
            if not self.decks_breaches(decks, format_name):
                return decks

    def new(
        self, decks: list[DeckList], settings: dict[str, str], chance: Chance, keep_log: bool
    ) -> Position:
        format_name = settings.get("format", self.formats[0])
        self.check_format(format_name)
        if len(decks) != len(SEATS[format_name]):
            raise BadOption("seats-to-fill", {"seats": str(len(SEATS[format_name]))})
        table = Table(chance, format_name)
        table.log = [] if keep_log else None
        for seat, deck in enumerate(decks):
            for code, count in deck.cards.items():
                for _ in range(count):
                    table.decks[seat].append(len(table.face))
                    table.face.append(self.face(code))
        table.push(Round())
        run(table)
        return table

    def zones(self, position: Position) -> list[Zone]:
        assert isinstance(position, Table)
        found: list[Zone] = []
        for seat in range(position.seats):
            found.append(Zone("deck", seat, position.decks[seat], seen=NOBODY))
            found.append(Zone("hand", seat, position.hands[seat], seen=team(position, seat)))
            found.append(Zone("laid", seat, position.laid[seat], seen=only(seat)))
            found.append(Zone("open", seat, position.open[seat], seen=EVERYONE))
        return found

    def status(self, position: Position, seat: int) -> dict[str, object]:
        assert isinstance(position, Table)
        return {"format": position.format_name, "turn": position.turn, "sums": position.sums()}

    def why_not(self, position: Position, seat: int, wish: int) -> str:
        return "parlour.lay"

    def words(self) -> dict[int, str]:
        return {BLUFF: "bluff"}

    def write_position(self, position: Position, exact: bool = False) -> str:
        return f"parlour\n{json.dumps(position.encode())}\n"

    def read_position(self, text: str, keep_log: bool = False) -> Position:
        heading, _, body = text.partition("\n")
        if heading != "parlour":
            raise BadNotation("notation-heading", {"heading": "parlour"})
        frame, format_name, zones, turn = json.loads(body)
        table = Table(Chance(bytes.fromhex(frame[0])), format_name)
        read_frame(table, frame)
        for mine, theirs in zip(table.zones(), zones, strict=True):
            mine[:] = theirs
        table.turn = turn
        table.log = [] if keep_log else None
        return table


def read_frame(table: Table, frame: list[Any]) -> None:
    _, table.chance.place, table.face, stack, pending, table.over, table.winners, table.ending = frame
    for _, stage in stack:
        step = Round()
        step.stage = stage
        table.stack.append(step)
    table.pending = [Decision(*decision) for decision in pending]


def nine(deck: DeckList) -> bool:
    return any(code.endswith("9") for code in deck.cards)


GAME = Parlour()

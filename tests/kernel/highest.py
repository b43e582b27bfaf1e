"""Highest: a game of one round for any number of seats, to test the kernel with something it has never heard of.

Each seat holds three of the numbers 0 to 11 and lays one, in secret and at the same time; the highest wins. A tie is
a drawn game.
"""

from __future__ import annotations

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.errors import BadNotation, ChanceCubeError
from chancecube.kernel.events import EVERYONE, NOBODY, only
from chancecube.kernel.game import Game
from chancecube.kernel.notation import read_cards, read_lines, read_number, write_cards
from chancecube.kernel.position import Position, Step, run
from chancecube.kernel.views import Zone
from chancecube.kernel.wire import Breach, DeckList

DEAL, LAY, COMPARE = range(3)
NUMBERS = 12


class HighestPosition(Position):
    def __init__(self, chance: Chance, seats: int) -> None:
        super().__init__(chance, seats)
        self.face = list(range(NUMBERS))
        self.deck = list(range(NUMBERS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> HighestPosition:
        twin = HighestPosition(self.chance.copy(), self.seats)
        self.copy_frame(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [laid[:] for laid in self.laid]
        return twin

    def encode(self) -> list[object]:
        return [self.encode_frame(), self.deck[:], [h[:] for h in self.hands], [c[:] for c in self.laid]]


class Round(Step):
    def run(self, position: Position) -> None:
        assert isinstance(position, HighestPosition)
        if self.stage == DEAL:
            position.shuffle(position.deck)
            for seat in range(position.seats):
                for _ in range(3):
                    position.hands[seat].append(position.deck.pop())
                    position.tell("dealt", seat, position.hands[seat][-1], seen=only(seat))
            self.stage = LAY
        elif self.stage == LAY:
            for seat in range(position.seats):
                position.ask(seat, "lay", position.hands[seat][:], rule="highest.lay")
            self.stage = COMPARE
        else:
            laid = [position.face[cards[0]] for cards in position.laid]
            for seat in range(position.seats):
                position.tell("shown", seat, position.laid[seat][0], laid[seat])
            best = max(laid)
            position.finish(only(laid.index(best)) if laid.count(best) == 1 else NOBODY, "highest.win")

    def answer(self, position: Position, decision: Decision, option: int) -> None:
        assert isinstance(position, HighestPosition)
        position.hands[decision.seat].remove(option)
        position.laid[decision.seat].append(option)
        position.tell("laid", decision.seat, option, seen=only(decision.seat))

    def copy(self) -> Round:
        twin = Round()
        twin.stage = self.stage
        return twin

    def encode(self) -> list[object]:
        return ["round", self.stage]


class Highest(Game):
    def __init__(self) -> None:
        super().__init__("highest", "Highest", 1, ["plain"], ["north", "east", "south", "west"])

    def code(self, face: int) -> str:
        return f"N{face}"

    def face(self, code: str) -> int:
        if not (code[:1] == "N" and code[1:].isdigit() and int(code[1:]) < NUMBERS):
            raise ChanceCubeError("no-card", {"code": code})
        return int(code[1:])

    def deck_breaches(self, deck: DeckList, format_name: str, seat: int) -> list[Breach]:
        return []

    def ready_decks(self) -> list[DeckList]:
        return []

    def random_deck(self, format_name: str, seat: int, chance: Chance) -> DeckList:
        return DeckList("", {})

    def new(
        self, decks: list[DeckList], settings: dict[str, str], chance: Chance, keep_log: bool
    ) -> HighestPosition:
        position = HighestPosition(chance, int(settings.get("seats", "2")))
        if keep_log:
            position.log = []
        position.push(Round())
        run(position)
        return position

    def zones(self, position: Position) -> list[Zone]:
        assert isinstance(position, HighestPosition)
        found = [Zone("deck", -1, position.deck, seen=NOBODY)]
        for seat in range(position.seats):
            found.append(Zone("hand", seat, position.hands[seat], seen=only(seat)))
            shown = EVERYONE if position.over else only(seat)
            found.append(Zone("laid", seat, position.laid[seat], seen=shown))
        return found

    def status(self, position: Position, seat: int) -> dict[str, object]:
        return {}

    def why_not(self, position: Position, seat: int, wish: int) -> str:
        return "highest.lay"

    def words(self) -> dict[int, str]:
        return {}

    def write_position(self, position: Position, exact: bool = False) -> str:
        assert isinstance(position, HighestPosition)
        lines = [f"highest: {position.seats}"]
        for seat in range(position.seats):
            hand = position.hands[seat]
            lines.append(
                f"hand {seat}: {write_cards([self.code(position.face[c]) for c in hand], hand, exact)}"
            )
        return "\n".join(lines)

    def read_position(self, text: str, keep_log: bool = False) -> HighestPosition:
        lines = read_lines(text)
        if not lines or lines[0].words != ["highest"]:
            raise BadNotation("notation-heading", {"heading": "highest"})
        position = HighestPosition(Chance(b"x" * 32), read_number(lines[0], lines[0].value, 4))
        for line in lines[1:]:
            for token in read_cards(line):
                card = self.face(token.code)
                position.deck.remove(card)
                position.hands[int(line.words[1])].append(card)
        if keep_log:
            position.log = []
        step = Round()
        step.stage = LAY
        position.push(step)
        run(position)
        return position


HIGHEST = Highest()

"""The state of a game: plain data, a stack of steps, and the decisions that are open."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import CHOOSE, Decision
from chancecube.kernel.events import EVERYONE, Event

T = TypeVar("T")

NO_CARD: Final = -1
NO_SUMS: Final[list[tuple[str, int, int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of the rules being played: its stage and its few fields are all that is remembered of it."""

    def __init__(self) -> None:
        self.stage = 0

    def run(self, position: Position) -> None:
        """Plays the present stage: asks, pushes a step, goes on to the next stage, or pops itself."""
        raise NotImplementedError

    def answer(self, position: Position, decision: Decision, option: int) -> None:
        """Takes the answer to a decision this step asked."""
        raise NotImplementedError

    def copy(self) -> Step:
        raise NotImplementedError

    def encode(self) -> list[object]:
        """Name, stage and fields, in the order of the notation."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything there is to know about a game at one moment. A game adds its table to this."""

    def __init__(self, chance: Chance, seats: int) -> None:
        self.chance = chance
        self.seats = seats
        self.face: list[int] = []  # card id -> index into the game's card table; re-keyed at every shuffle
        self.stack: list[Step] = []
        self.pending: list[Decision] = []
        self.log: list[Event] | None = None
        self.over = False
        self.winners = 0  # mask of seats; none of them in a drawn game
        self.ending = ""  # the rule that ended the game

    def copy(self) -> Position:
        """An independent twin; its log is not kept."""
        raise NotImplementedError

    def copy_frame(self, twin: Position) -> None:
        """Copies into a new position all that every game has."""
        twin.face = self.face[:]
        twin.stack = [step.copy() for step in self.stack]
        twin.pending = self.pending[:]  # decisions never change: the twin shares them
        twin.over = self.over
        twin.winners = self.winners
        twin.ending = self.ending

    def encode_frame(self) -> list[object]:
        return [
            self.chance.seed.hex(),
            self.chance.place,
            self.face[:],
            [step.encode() for step in self.stack],
            [decision.encode() for decision in self.pending],
            self.over,
            self.winners,
            self.ending,
        ]

    def encode(self) -> list[object]:
        """Everything, as nested lists: equal lists are equal positions."""
        raise NotImplementedError

    # --- what steps do ---

    def ask(
        self, seat: int, kind: str, options: list[int], gesture: str = CHOOSE, rule: str = "", number: int = 0
    ) -> None:
        self.pending.append(Decision(seat, kind, options, gesture, rule, number))

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def tell(
        self,
        kind: str,
        seat: int,
        card: int = NO_CARD,
        amount: int = 0,
        rule: str = "",
        seen: int = EVERYONE,
        sums: list[tuple[str, int, int]] = NO_SUMS,
    ) -> None:
        """Reports a fact; free when nobody listens."""
        log = self.log
        if log is not None:
            face = self.face[card] if card >= 0 else NO_CARD
            log.append(Event(kind, seat, card, face, amount, rule, seen, sums))

    def shuffle(self, cards: list[int]) -> None:
        """Deals the faces of these cards anew over their ids: an id seen before tells nothing any more."""
        faces = faces_of(self.face, cards)
        self.chance.shuffle(faces)
        lay_faces(self.face, cards, faces)

    def finish(self, winners: int, rule: str) -> None:
        """Ends the game; what was still to be asked or played is not."""
        if not self.over:
            self.over = True
            self.winners = winners
            self.ending = rule
            self.pending = []
            self.stack = []
            self.tell("over", -1, amount=winners, rule=rule)

    def go_on(self) -> None:
        """Runs the topmost step again and again; a game that knows its steps better may do it shorter."""
        while not self.pending and self.stack:
            self.stack[-1].run(self)

    def decision_of(self, seat: int) -> Decision | None:
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None


def faces_of(face: list[T], cards: list[int]) -> list[T]:
    """What these cards show. Compiled, faces of any type are moved as they are, numbers would be packed anew."""
    return [face[card] for card in cards]


def lay_faces(face: list[T], cards: list[int], faces: list[T]) -> None:
    """Makes these cards show these faces, in that order."""
    for place in range(len(cards)):
        face[cards[place]] = faces[place]


def swap_faces(face: list[T], one: int, other: int) -> None:
    """Makes each of two cards show what the other did."""
    held = face[one]
    face[one] = face[other]
    face[other] = held


def run(position: Position) -> None:
    """Plays on until somebody must decide or the game is over."""
    position.go_on()


def apply(position: Position, seat: int, option: int) -> None:
    """Gives a seat's answer and plays on. It trusts its caller: the edges call `check` first."""
    for index in range(len(position.pending)):
        decision = position.pending[index]
        if decision.seat == seat:
            del position.pending[index]
            position.stack[-1].answer(position, decision, option)
            position.go_on()
            return


def check(position: Position, seat: int, option: int) -> bool:
    """Whether this seat may give this answer now."""
    decision = position.decision_of(seat)
    return decision is not None and option in decision.options

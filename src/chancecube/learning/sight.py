"""What a learner is shown, in numbers of fixed places. An observation is made of a seat's view and of nothing else.

Actions have fixed numbers too: first the words of the game, then plain numbers, then one for each card id. Two options
never share an action, and an action that means nothing now is masked.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol, cast, final

import numpy as np
from numpy.typing import NDArray

from chancecube.kernel.decision import COMMON_WORDS, Decision
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position
from chancecube.kernel.views import view
from chancecube.kernel.wire import View

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

PLAIN_NUMBERS: Final = 16  # answers 0 to 15 where a number is asked
OWN, PARTNER, OPPONENT, NOBODY = range(4)
WHOSE: Final = ["own", "partner", "opponent", "nobody"]
COMMON_MARKS: Final = ["seen", "offered", "spoken-of"]
MANY: Final = 20.0  # cards in a zone: counts are given as a part of this


class Notes(Protocol):
    """What is worth telling about one game. Names and numbers of a list belong together, place by place."""

    zones: list[str]
    questions: list[str]
    table_names: list[str]
    mark_names: list[str]
    face_names: list[str]
    faces: Numbers  # a row for each face
    cards_a_seat: int

    def table(self, seen: View) -> list[float]:
        """The numbers of the table as the seat sees them."""
        ...

    def mark(self, seen: View, marks: Numbers) -> None:
        """What is to be told of cards beside where they lie; a row for each card id."""
        ...


# Name of the game -> the module whose `make_notes()` tells about it; imported only when it is asked for.
NOTES: Final = {
    "young-jedi": "chancecube.learning.young_jedi",
    "jedi-knights": "chancecube.learning.jedi_knights",
}


def notes_of(game: Game) -> Notes:
    if game.name not in NOTES:
        raise BadOption("no-game", {"game": game.name, "known": ", ".join(NOTES)})
    return cast(Notes, import_module(NOTES[game.name]).make_notes())


@final
class Sight:
    """The layout of actions and observations for one format of a game, with at most so many cards in it."""

    def __init__(self, game: Game, format_name: str, cards: int | None = None) -> None:
        self.game = game
        self.notes = notes_of(game)
        self.sides = game.seat_sides(format_name)
        self.cards = cards if cards is not None else self.notes.cards_a_seat * len(self.sides)
        self.words = [*COMMON_WORDS, *game.words()]
        self.slot = {word: place for place, word in enumerate(self.words)}
        self.first_card = len(self.words) + PLAIN_NUMBERS
        self.actions = self.first_card + self.cards
        self.table_names = self.name_table()
        self.card_names = self.name_card()
        self.size = len(self.table_names) + self.cards * len(self.card_names)
        self.question = {kind: place for place, kind in enumerate(self.notes.questions)}
        self.zone = {name: place for place, name in enumerate(self.notes.zones)}
        self.whose = [
            [self.relation(seat, other) for other in range(len(self.sides))]
            for seat in range(len(self.sides))
        ]

    def name_table(self) -> list[str]:
        kinds = [f"asked {kind}" for kind in self.notes.questions]
        seats = [f"seat {seat}" for seat in range(len(self.sides))]
        counts = [f"{whose} {zone}" for zone in self.notes.zones for whose in WHOSE]
        return [*kinds, "number", *seats, *counts, *self.notes.table_names]

    def name_card(self) -> list[str]:
        zones = [f"in {zone}" for zone in self.notes.zones]
        return [*COMMON_MARKS, *WHOSE, *zones, *self.notes.mark_names, *self.notes.face_names]

    def relation(self, seat: int, other: int) -> int:
        if seat == other:
            return OWN
        return PARTNER if self.sides[seat] == self.sides[other] else OPPONENT

    def check_size(self, position: Position) -> None:
        if len(position.face) > self.cards:
            raise BadOption("learning-cards", {"have": str(len(position.face)), "most": str(self.cards)})

    # --- actions ---

    def action_of(self, decision: Decision, option: int) -> int:
        if option < 0:
            return self.slot[option]
        if self.game.is_card(decision, option):
            return self.first_card + option
        return len(self.words) + option

    def option_of(self, action: int) -> int:
        if action < len(self.words):
            return self.words[action]
        if action < self.first_card:
            return action - len(self.words)
        return action - self.first_card

    def name_of(self, position: Position, decision: Decision, action: int) -> str:
        return self.game.option_name(position, decision, self.option_of(action))

    def legal(self, decision: Decision | None) -> list[int]:
        """The actions that may be taken, smallest first."""
        if decision is None:
            return []
        return sorted([self.action_of(decision, option) for option in decision.options])

    def mask(self, decision: Decision | None) -> Mask:
        found = np.zeros(self.actions, np.int8)
        found[self.legal(decision)] = 1
        return found

    # --- observations ---

    def observe(self, position: Position, seat: int) -> Numbers:
        return self.encode(view(self.game, position, seat))

    def encode(self, seen: View) -> Numbers:
        found = np.zeros(self.size, np.float32)
        table = found[: len(self.table_names)]
        cards = found[len(self.table_names) :].reshape(self.cards, len(self.card_names))
        whose = self.whose[seen.seat]
        self.tell_question(seen, table, cards)
        first = len(self.question) + 1
        table[first + seen.seat] = 1.0
        first += len(self.sides)
        ids: list[int] = []
        faces: list[int] = []
        owners: list[int] = []
        zones: list[int] = []
        for zone in seen.zones:
            place = self.zone[zone.name]
            owner = NOBODY if zone.seat < 0 else whose[zone.seat]
            if zone.count:
                table[first + place * len(WHOSE) + owner] += zone.count / MANY
            for card in zone.cards:
                ids.append(card.id)
                faces.append(card.face)
                owners.append(owner)
                zones.append(place)
        if ids:
            start = len(COMMON_MARKS)
            cards[ids, 0] = 1.0
            cards[ids, [start + owner for owner in owners]] = 1.0
            cards[ids, [start + len(WHOSE) + place for place in zones]] = 1.0
            cards[ids, -len(self.notes.face_names) :] = self.notes.faces[faces]
        numbers = self.notes.table(seen)
        table[-len(numbers) :] = numbers
        start = len(COMMON_MARKS) + len(WHOSE) + len(self.zone)
        self.notes.mark(seen, cards[:, start : start + len(self.notes.mark_names)])
        return found

    def tell_question(self, seen: View, table: Numbers, cards: Numbers) -> None:
        decision = seen.decision
        if decision is None:
            return
        table[self.question[decision.kind]] = 1.0
        table[len(self.question)] = min(max(decision.number, -1), 10) / 10
        offered = [option.card for option in decision.options if option.card is not None]
        for card in offered:  # some lie in a deck that is being looked through
            cards[card.id, :2] = 1.0
            cards[card.id, -len(self.notes.face_names) :] = self.notes.faces[card.face]
        if 0 <= decision.number < self.cards:
            cards[decision.number, 2] = cards[decision.number, 0]

    def split(self, observation: Numbers) -> tuple[Numbers, Numbers]:
        """The numbers of the table, and a row for each card."""
        table = observation[: len(self.table_names)]
        return table, observation[len(self.table_names) :].reshape(self.cards, len(self.card_names))


def one_hot(names: list[str], name: Any) -> list[float]:
    return [1.0 if one == name else 0.0 for one in names]

"""Exact odds: what comes of draws without replacement from cards nobody has seen.

What can happen is a graph: at each place some cards are drawn, and their numbers lead to the next place. A game builds
the graph with its own rules (`young_jedi_odds`, `jedi_knights_odds`); here the probabilities flow through it. Cards that
leave a draw deck unseen change nothing: of an unseen deck any card is as good as the top one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import factorial
from typing import Any, Final, Protocol, final

from msgspec import Struct

from chancecube.kernel.events import sees
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position

MOST_WORK: Final = 3_000_000  # steps of the reckoning; beyond, what was drawn in earlier fights is forgotten

NEVER_DRAWN: Final = ("discard", "force", "used")  # zones whose cards are not, or no longer, in a draw deck

Counts = tuple[int, ...]  # how many of each number, in the order of an urn's numbers


class Clash(Struct, frozen=True):
    """One thing that destiny decides: a fight, a shot, or a battle as a whole."""

    kind: str  # fight, shot, battle
    cards: list[list[str]]  # by side, who takes part and with what
    powers: list[int]  # by side, before anything is drawn
    draws: list[int]  # by side, at the most
    wins: list[float]  # by side, when it comes to it; a shot that misses is won by its target
    tie: float
    reached: float  # how likely it comes to it


class Odds(Struct, frozen=True):
    """What a battle comes to."""

    clashes: list[Clash]
    damage: list[float]  # by side, on average
    choices: list[str]  # kinds of questions that were answered plainly on the way
    exact: bool = True  # or what was drawn in earlier fights was forgotten, the reckoning being too long


@final
class Urn:
    """Numbers that may be drawn, and how many cards show each."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers: list[int] = sorted(set(numbers))
        self.counts: Counts = tuple([list(numbers).count(number) for number in self.numbers])
        self.nothing: Counts = (0,) * len(self.numbers)
        self.known: dict[tuple[Counts, Counts], float] = {}

    def count(self, drawn: Sequence[int]) -> Counts:
        return tuple([list(drawn).count(number) for number in self.numbers])

    def holds(self, drawn: Sequence[int]) -> bool:
        counted = self.count(drawn)
        return all([some <= there for some, there in zip(counted, self.counts, strict=True)])

    def chance(self, used: Counts, drawn: Counts) -> float:
        """How likely these come in one given order, after others have been drawn."""
        found = self.known.get((used, drawn))
        if found is None:
            found = self.reckon(used, drawn)
            self.known[used, drawn] = found
        return found

    def reckon(self, used: Counts, drawn: Counts) -> float:
        left = sum(self.counts) - sum(used)
        chance = 1.0
        for place, number in enumerate(drawn):
            there = self.counts[place] - used[place]
            for _ in range(number):
                if there <= 0:
                    return 0.0
                chance *= there / left
                there -= 1
                left -= 1
        return chance

    def draws(self, size: int) -> list[Counts]:
        """All that so many draws can bring, whatever their order."""
        found: list[Counts] = [()]
        for there in self.counts:
            found = [(*some, more) for some in found for more in range(min(there, size - sum(some)) + 1)]
        return [some for some in found if sum(some) == size]

    def total(self, drawn: Counts) -> int:
        return sum([number * times for number, times in zip(self.numbers, drawn, strict=True)])


def orders(drawn: Counts) -> int:
    """In how many orders these can come."""
    ways = factorial(sum(drawn))
    for times in drawn:
        ways //= factorial(times)
    return ways


# --- the graph ---


@final
class Edge:
    """What one result of the draws leads to."""

    def __init__(self, drawn: tuple[Counts, ...], ways: int, goal: str, label: Any) -> None:
        self.drawn = drawn  # by seat
        self.ways = ways  # orders of the draws that lead there
        self.goal = goal
        self.label = label  # for the game: what happened


@final
class Flow:
    """How likely each edge is taken, and each place without edges reached."""

    def __init__(self) -> None:
        self.edges: dict[str, list[float]] = {}
        self.ends: dict[str, float] = {}
        self.exact = True

    def take(self, place: str, number: int, size: int, weight: float) -> None:
        self.edges.setdefault(place, [0.0] * size)[number] += weight


Layer = dict[str, dict[tuple[Counts, ...], float]]


def solve(start: str, edges_of: Callable[[str], list[Edge]], urns: list[Urn]) -> Flow:
    """Lets the probabilities flow, one draw after another; what was drawn before is remembered."""
    flow = Flow()
    nothing = tuple([urn.nothing for urn in urns])
    layer: Layer = {start: {nothing: 1.0}}
    while layer:
        work = sum([len(many) * len(edges_of(place)) for place, many in layer.items()])
        if work > MOST_WORK:
            flow.exact = False
            layer = {place: {nothing: sum(many.values())} for place, many in layer.items()}
        layer = next_layer(flow, layer, edges_of, urns)
    return flow


def next_layer(flow: Flow, layer: Layer, edges_of: Callable[[str], list[Edge]], urns: list[Urn]) -> Layer:
    found: Layer = {}
    for place, many in layer.items():
        edges = edges_of(place)
        if not edges:
            flow.ends[place] = flow.ends.get(place, 0.0) + sum(many.values())
        for used, weight in many.items():
            for number, edge in enumerate(edges):
                share = weight * edge.ways
                for seat, urn in enumerate(urns):
                    share *= urn.chance(used[seat], edge.drawn[seat])
                if share > 0.0:
                    flow.take(place, number, len(edges), share)
                    goal = found.setdefault(edge.goal, {})
                    after = tuple([add(one, more) for one, more in zip(used, edge.drawn, strict=True)])
                    goal[after] = goal.get(after, 0.0) + share
    return found


def add(used: Counts, drawn: Counts) -> Counts:
    return tuple([one + more for one, more in zip(used, drawn, strict=True)])


# --- trying out ---


class Trial(Protocol):
    """What came of playing on with given numbers on top of the decks."""

    @property
    def drawers(self) -> list[int]:
        """The seats that drew, in their order."""
        ...


def try_all(
    play: Callable[[list[list[int]]], Trial], urns: list[Urn]
) -> Iterator[tuple[list[list[int]], Trial]]:
    """Plays on with every run of numbers that can come; how many are drawn shows in the playing."""
    waiting: list[list[list[int]]] = [[[] for _ in urns]]
    while waiting:
        given = waiting.pop()
        trial = play(given)
        seat = first_missing(given, trial.drawers)
        if seat < 0:
            yield given, trial
            continue
        for number in reversed(urns[seat].numbers):
            longer = [*given[seat], number]
            if urns[seat].holds(longer):
                waiting.append([longer if one == seat else numbers for one, numbers in enumerate(given)])


def first_missing(given: list[list[int]], drawers: list[int]) -> int:
    """The seat that was the first to draw a card nobody had laid there; -1 if none was."""
    left = [len(numbers) for numbers in given]
    for seat in drawers:
        left[seat] -= 1
        if left[seat] < 0:
            return seat
    return -1


# --- what is unknown ---


def unseen(
    game: Game, position: Position, owner: int, seat: int | None = None, deck: list[int] | None = None
) -> list[int]:
    """The faces among which a player's next draw is, for a seat's eyes; without a seat all hands lie open.

    `deck` is the list this player is known or guessed to play, in faces; without it, what really lies hidden.
    """
    hidden: list[int] = []
    open_faces: list[int] = []
    for zone in game.zones(position):
        if zone.seat != owner:
            continue
        secret = (
            zone.name == "deck"
            if seat is None
            else not sees(zone.seen, seat) and zone.name not in NEVER_DRAWN
        )
        (hidden if secret else open_faces).extend([position.face[card] for card in zone.cards])
    if deck is None or seat is None or seat == owner:
        return hidden
    left = list(deck)
    for face in open_faces:
        if face in left:
            left.remove(face)
    return left

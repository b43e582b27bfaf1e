"""Exact odds of a Jedi Knights battle as it stands: every weapon is fired, destiny decides, then power is compared.

The rules themselves play every shot. Nobody joins any more, no card is played from hand, and a weapon is fired at
attacker or defender where it may be, else at the weakest; another way to play it can be given.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, final

from msgspec import Struct

from chancecube.jedi_knights.battle import Battle
from chancecube.jedi_knights.fire import Fire
from chancecube.jedi_knights.game import table_of
from chancecube.jedi_knights.kinds import CHARACTER, SETUP_KINDS, WEAPON
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.sums import defense, power
from chancecube.jedi_knights.table import FIRING, PASS, Table
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, NO, Decision
from chancecube.kernel.events import Event
from chancecube.kernel.position import NO_CARD, Position
from chancecube.kernel.wire import Answer
from chancecube.lab.battle_odds import Clash, Edge, Flow, Odds, Urn, solve, try_all

SIDES: Final = 2
NOBODY: Final = -1
CALM: Final = ("support", "weapons", "power", "respond", "may")  # questions that no text asks by itself
Choose = Callable[[Table, Decision], int]


class Shot(Struct, frozen=True):
    """A shot and what came of it; without cards, what happened between shots."""

    cards: tuple[tuple[str, ...], ...] = ()  # by side: who fires what, and the target
    side: int = NOBODY
    hit: bool = False
    damage: tuple[int, ...] = (0, 0)


# --- what the cards show ---


def number_of(face: int) -> int:
    return library().cards[face].destiny


@cache
def face_showing(number: int) -> int:
    """A card with this destiny that can do nothing from hand."""
    cards = [card for card in library().cards if card.kind not in SETUP_KINDS]
    calm = [card for card in cards if card.kind == CHARACTER and not card.says.words]
    for some in (calm, [card for card in cards if card.kind == CHARACTER], cards):
        for card in some:
            if card.destiny == number:
                return card.index
    raise ValueError(number)


# --- plain answers ---


def plain(table: Table, decision: Decision) -> int:
    options = decision.options
    if decision.kind == "weapons":
        weapons = [card for card in options if card >= 0 and table.card(card).kind == WEAPON]
        return weapons[0] if weapons else PASS
    if decision.kind == "how":
        return FIRING if FIRING in options else options[0]
    if decision.kind == "target":
        return plain_target(table, options)
    if decision.kind == "new-main":
        return max(options, key=lambda card: power(table, card))
    for word in (PASS, DONE, NO):
        if word in options:
            return word
    return options[0]


def plain_target(table: Table, options: list[int]) -> int:
    fight = table.fight
    assert fight is not None
    mains = [card for card in options if card in fight.main]
    return mains[0] if mains else min(options, key=lambda card: defense(table, card))


# --- playing on ---


@final
class Played:
    """What happened until the next card was drawn and its shot decided, or until the battle was over."""

    def __init__(self, table: Table, log: list[Event], choices: list[str]) -> None:
        self.table = table
        self.log = log
        self.choices = choices
        self.drawers = [event.seat for event in log if event.kind == "destiny"]

    def shot(self) -> Shot:
        by_kind = {event.kind: event for event in self.log}
        losses = [event.seat % SIDES for event in self.log if event.kind == "defeated"]
        damage = tuple([losses.count(side) for side in range(SIDES)])
        if "fire" not in by_kind or "aim" not in by_kind:
            return Shot(damage=damage)
        fire, target = by_kind["fire"], by_kind["target"]
        side = fire.seat % SIDES
        shooter = library().cards[self.table.face[fire.amount]].code
        firing = (shooter, library().cards[fire.face].code)
        cards = (firing, (library().cards[target.face].code,))
        return Shot(cards if side == 0 else cards[::-1], side, "hit" in by_kind, damage)


def is_on(table: Table) -> bool:
    return not table.over and any([isinstance(step, Battle) for step in table.stack])


def laid_out(position: Position, coming: list[Answer]) -> Position | None:
    """The battle going on as it stands; None if there is none."""
    table = table_of(position)
    fight = table.fight
    if not is_on(table) or fight is None or fight.settled:
        return None
    return table if all([fight.fighters(side) for side in range(SIDES)]) else None


def lay(table: Table, numbers: list[list[int]]) -> None:
    for seat in range(table.seats):
        deck = table.at[seat].deck
        for place, number in enumerate(numbers[seat][: len(deck)]):
            table.face[deck[-1 - place]] = face_showing(number)


def play_on(table: Table, numbers: list[list[int]], choose: Choose) -> Played:
    """Until a shot has been decided, or the battle is over."""
    twin = table_of(table.copy())
    log: list[Event] = []
    twin.log = log
    lay(twin, numbers)
    choices: list[str] = []
    firing: Fire | None = None
    while is_on(twin):
        step = twin.stack[-1]
        if isinstance(step, Fire):
            firing = step
        elif firing is not None and firing not in twin.stack and not twin.pending:
            break
        if twin.pending:
            decision = twin.pending[0]
            if decision.kind not in CALM and len(decision.options) > 1:
                choices.append(decision.kind)
            twin.pending.remove(decision)
            step.answer(twin, decision, choose(twin, decision))
        else:
            step.run(twin)
    quieten(twin)
    twin.log = None
    return Played(twin, log, choices)


def quieten(table: Table) -> None:
    """Hands are as good as empty, and what was drawn is as good as anything else: so that equal places are equal."""
    table.chance = Chance(seed_of(0))
    for own in table.at:
        for card in own.hand:
            table.face[card] = face_showing(1)


# --- the graph of the battle ---


@final
class Graph:
    def __init__(self, table: Table, urns: list[Urn], choose: Choose) -> None:
        self.urns = urns
        self.choose = choose
        self.tables: dict[str, Table] = {}
        self.depths: dict[str, int] = {}
        self.edges: dict[str, list[Edge]] = {}
        self.choices: list[str] = []
        self.start = self.note(table, 0)

    def note(self, table: Table, depth: int) -> str:
        fight = None if table.fight is None else table.fight.encode()
        decks = [[len(own.deck), len(own.hand), own.site, own.system] for own in table.at]
        stack = [step.encode() for step in table.stack]
        changes = [change.encode() for change in table.changes]
        key = repr([depth, is_on(table), fight, decks, stack, changes, sorted(table.attached), table.used])
        self.tables.setdefault(key, table)
        self.depths.setdefault(key, depth)
        return key

    def edges_of(self, key: str) -> list[Edge]:
        found = self.edges.get(key)
        if found is None:
            found = self.explore(self.tables[key], self.depths[key] + 1)
            self.edges[key] = found
        return found

    def explore(self, table: Table, depth: int) -> list[Edge]:
        found: dict[tuple[object, ...], Edge] = {}
        if not is_on(table):
            return []
        for numbers, trial in try_all(lambda given: play_on(table, given, self.choose), self.urns):
            assert isinstance(trial, Played)
            for kind in trial.choices:
                if kind not in self.choices:
                    self.choices.append(kind)
            drawn = tuple([urn.count(some) for urn, some in zip(self.urns, numbers, strict=True)])
            goal = self.note(trial.table, depth)
            label = (trial.shot(), winner_of(trial))
            edge = found.setdefault((drawn, goal, label), Edge(drawn, 0, goal, label))
            edge.ways += 1
        return list(found.values())


def winner_of(trial: Played) -> int | None:
    """The side that won, if the battle is decided; NOBODY if none did."""
    for event in trial.log:
        if event.kind == "battle-won":
            return event.seat % SIDES
        if event.kind == "nobody-won":
            return NOBODY
    return None


# --- the result ---


def battle_odds(position: Position, unseen: list[list[int]], choose: Choose = plain) -> Odds:
    """The odds of the battle going on; by seat, the faces among which each one's draws are."""
    table = table_of(position.copy())
    quieten(table)
    urns = [Urn([number_of(face) for face in faces]) for faces in unseen]
    graph = Graph(table, urns, choose)
    flow = solve(graph.start, graph.edges_of, urns)
    whole = battle_clash(table, graph, flow)
    shots = shots_of(graph, flow)
    damage = [0.0] * SIDES
    for shot, _, weight in taken(graph, flow):
        for side in range(SIDES):
            damage[side] += weight * shot.damage[side]
    return Odds([*shots, whole], damage, graph.choices, flow.exact)


def taken(graph: Graph, flow: Flow) -> list[tuple[Shot, int | None, float]]:
    """All that may happen, and how likely."""
    found: list[tuple[Shot, int | None, float]] = []
    for key, weights in flow.edges.items():
        for edge, weight in zip(graph.edges[key], weights, strict=True):
            shot, winner = edge.label
            found.append((shot, winner, weight))
    return found


def shots_of(graph: Graph, flow: Flow) -> list[Clash]:
    """Who fires at whom, in the order in which it may come to it."""
    results: dict[tuple[tuple[tuple[str, ...], ...], int], list[float]] = {}
    for shot, _, weight in taken(graph, flow):
        if shot.cards:
            result = results.setdefault((shot.cards, shot.side), [0.0, 0.0])
            result[0 if shot.hit else 1] += weight
    found: list[Clash] = []
    for (cards, side), (hit, miss) in results.items():
        reached = hit + miss
        wins = [hit / reached, miss / reached] if side == 0 else [miss / reached, hit / reached]
        draws = [1 - side, side]
        found.append(Clash("shot", [list(some) for some in cards], [], draws, wins, 0.0, reached))
    return found


def battle_clash(table: Table, graph: Graph, flow: Flow) -> Clash:
    """Who wins the battle as a whole."""
    fight = table.fight
    cards: list[list[str]] = [[], []]
    powers = [0, 0]
    for side in range(SIDES):
        if fight is not None:
            cards[side] = [table.card(card).code for card in fight.fighters(side)]
            powers[side] = 0 if fight.main[side] == NO_CARD else power(table, fight.main[side])
    won = [0.0] * SIDES
    for _, winner, weight in taken(graph, flow):
        if winner is not None and winner != NOBODY:
            won[winner] += weight
    draws = [0, 0]
    for key in flow.edges:
        for edge in graph.edges[key]:
            for seat, drawn in enumerate(edge.drawn):
                draws[seat % SIDES] = max(draws[seat % SIDES], sum(drawn))
    return Clash("battle", cards, powers, draws, won, max(0.0, 1.0 - sum(won)), 1.0)

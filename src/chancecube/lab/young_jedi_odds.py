"""Exact odds of a Young Jedi battle: for two given plans, who wins which fight over all that may be drawn.

The rules themselves play every fight, so texts, groups, weapons and battle cards count as they do in a game. Where a
player would be asked, the plain answer is taken and named in the result.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, final

from msgspec import Struct

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.events import Event
from chancecube.kernel.position import Position
from chancecube.kernel.wire import Answer
from chancecube.lab.battle_odds import Clash, Edge, Flow, Odds, Urn, orders, solve, try_all
from chancecube.young_jedi.battle import NEXT_FIGHT, PLANS, Battle
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.kinds import CHARACTER
from chancecube.young_jedi.library import library
from chancecube.young_jedi.plan import has_fighter
from chancecube.young_jedi.table import NUMBER, Table
from chancecube.young_jedi.vocabulary.battle_cards import DamageForNumber, SwitchNumbers

SEATS: Final = 2
Choose = Callable[[Table, Decision], int]


class Fight(Struct, frozen=True):
    """What happened in one fight."""

    cards: tuple[tuple[str, ...], ...]  # by seat
    powers: tuple[int, ...]  # by seat, without what was drawn
    draws: tuple[int, ...]
    damage: tuple[int, ...]  # cards each seat lost, with what followed the last fight
    winner: int  # the seat; -1 for a tie, or when the game ended before it was decided


NOBODY: Final = -1


# --- what the cards show ---


def number_of(face: int) -> int:
    """The number a card gives: of two, the higher one is chosen."""
    return max(library().cards[face].destinies, default=0)


@cache
def face_showing(number: int) -> int:
    """A card that shows this number and nothing to choose."""
    for card in library().cards:
        if card.in_decks and card.kind == CHARACTER and card.destinies == [number]:
            return card.index
    return next(card.index for card in library().cards if card.destinies == [number])


def urns_of(unseen: list[list[int]]) -> list[Urn]:
    return [Urn([number_of(face) for face in faces]) for faces in unseen]


# --- plain answers ---


def plain(table: Table, decision: Decision) -> int:
    """The higher number, the larger group, the dots; cards and weapons are kept."""
    options = decision.options
    kind = decision.kind
    if kind == "destiny-number":
        return max(options, key=lambda option: NUMBER - option)
    if kind == "group-size":
        return max(options, key=lambda option: NUMBER - option)
    if kind == "best-of-two":
        return max(options, key=lambda card: number_of(table.face[card]))
    if kind == "redraw":
        return YES if decision.number <= 2 else DONE
    if kind == "switch-numbers":
        return min(options, key=lambda card: number_of(table.face[card]))
    if kind == "switch-with":
        return max(options, key=lambda card: number_of(table.face[card]))
    if kind == "damage-for-number":
        return plain_replacement(table, decision)
    if kind == "opponent-choice":
        return max(options, key=lambda card: table.card(card).destiny)
    if kind == "show-hand":
        return YES
    return DONE if DONE in options else options[0]


def plain_replacement(table: Table, decision: Decision) -> int:
    """The lowest number drawn gives way to the damage, if that is higher."""
    battle = battle_in(table)
    assert battle is not None
    fighter, _ = battle.sides_of(decision.seat)
    lowest = min(fighter.drawn, key=lambda card: number_of(table.face[card]))
    return lowest if table.card(fighter.characters[0]).damage > number_of(table.face[lowest]) else DONE


# --- the battle on the table ---


def battle_in(table: Table) -> Battle | None:
    for step in table.stack:
        if isinstance(step, Battle):
            return step
    return None


def with_plans(position: Position, plans: list[list[int]]) -> Table:
    """The same battle with both plans laid down, the front first."""
    table = table_of(position.copy())
    battle = battle_in(table)
    assert battle is not None and battle.stage <= PLANS
    battle.plans = [plan[:] for plan in plans]
    battle.unplanned = [[] for _ in plans]
    battle.stage = NEXT_FIGHT
    table.pending = []
    return table


def laid_out(position: Position, coming: list[Answer]) -> Position | None:
    """The battle going on with its plans laid down, as the answers to come make them; None if there is none."""
    table = table_of(position.copy())
    battle = battle_in(table)
    if battle is None or table.over:
        return None
    for given in coming:
        if battle.stage >= NEXT_FIGHT:
            break
        decision = table.decision_of(given.seat)
        if decision is None:
            return None
        answer(table, decision, GAME.find_option(table, given.seat, given.answer))
        while not table.pending and battle.stage < NEXT_FIGHT and battle in table.stack:
            table.stack[-1].run(table)
    return table if battle.stage >= NEXT_FIGHT and battle in table.stack else None


def goes_on(table: Table, battle: Battle) -> bool:
    """Whether there is another fight."""
    for seat in range(SEATS):
        if battle.again[seat] is None and not has_fighter(table, seat, battle.plans[seat], battle.arena):
            return False
    return True


@final
class Played:
    """A fight played to its end, or what follows the last one."""

    def __init__(self, table: Table, log: list[Event], choices: list[str]) -> None:
        self.table = table
        self.log = log
        self.choices = choices
        self.drawers = [event.seat for event in log if event.kind == "destiny"]

    def fight(self) -> Fight:
        cards = tuple([tuple(self.faces(seat)) for seat in range(SEATS)])
        powers = tuple([self.base(seat) for seat in range(SEATS)])
        draws = tuple([self.drawers.count(seat) for seat in range(SEATS)])
        lost = [event.seat for event in self.log if event.kind == "lost"]
        damage = tuple([lost.count(seat) for seat in range(SEATS)])
        return Fight(cards, powers, draws, damage, self.winner())

    def faces(self, seat: int) -> list[str]:
        kinds = ("steps-forward", "uses-weapon", "uses-card")
        found = [event for event in self.log if event.kind in kinds and event.seat == seat]
        found.sort(key=lambda event: kinds.index(event.kind))
        return [library().cards[event.face].code for event in found]

    def base(self, seat: int) -> int:
        for event in self.log:
            if event.kind == "power" and event.seat == seat:
                return event.amount - sum([amount for why, _, amount in event.sums if why == "destiny"])
        return 0

    def winner(self) -> int:
        for event in self.log:
            if event.kind == "wins":
                return event.seat
        return NOBODY

    def is_compared(self) -> bool:
        return any([event.kind == "power" for event in self.log])

    def is_plain(self) -> bool:
        """Whether nothing but the sums of what was drawn can have decided it."""
        if self.choices or not self.is_compared():
            return False
        for event in self.log:
            if event.kind not in ("steps-forward", "uses-card"):
                continue
            facts = library().cards[event.face]
            if facts.says is not None and (facts.says.redraw or facts.says.best_of_two):
                return False
            outcomes = [] if facts.text is None else facts.text.outcomes
            if any([isinstance(outcome, (SwitchNumbers, DamageForNumber)) for outcome in outcomes]):
                return False
        return True


def lay(table: Table, numbers: list[list[int]]) -> None:
    """Lays cards showing these numbers on top of the decks, the first to be drawn on top."""
    for seat in range(SEATS):
        deck = table.sides[seat].deck
        for place, number in enumerate(numbers[seat][: len(deck)]):
            table.face[deck[-1 - place]] = face_showing(number)


def play_fight(table: Table, numbers: list[list[int]], choose: Choose) -> Played:
    """Plays one fight, or the rest of the battle if there is none left."""
    twin = table_of(table.copy())
    log: list[Event] = []
    twin.log = log
    lay(twin, numbers)
    battle = battle_in(twin)
    assert battle is not None
    choices: list[str] = []
    begun = False
    while not twin.over and battle in twin.stack:
        if twin.pending:
            decision = twin.pending[0]
            choices.append(decision.kind)
            answer(twin, decision, choose(twin, decision))
        elif begun and battle.stage == NEXT_FIGHT and goes_on(twin, battle):
            break
        else:
            twin.stack[-1].run(twin)
        begun = True
    twin.log = None
    return Played(twin, log, choices)


def answer(table: Table, decision: Decision, option: int) -> None:
    """Gives an answer without playing on: the next fight shall not begin yet."""
    table.pending.remove(decision)
    table.stack[-1].answer(table, decision, option)


# --- the graph of the battle ---


@final
class Graph:
    """Where a battle may come to; places are told apart by all that later fights can depend on."""

    def __init__(self, table: Table, urns: list[Urn], choose: Choose) -> None:
        self.urns = urns
        self.choose = choose
        self.tables: dict[str, Table] = {}
        self.depths: dict[str, int] = {}
        self.edges: dict[str, list[Edge]] = {}
        self.choices: list[str] = []
        self.start = self.note(table, 0)

    def note(self, table: Table, depth: int) -> str:
        battle = battle_in(table)
        decks = [len(side.deck) for side in table.sides]
        fields: list[object] = [depth, decks, table.over, table.winners]
        if battle is not None and not table.over:
            fields += [battle.encode(), [side.up for side in table.sides], table.used]
            fields += [[side.hyperspace for side in table.sides], table.fought]
        key = repr(fields)
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
        battle = battle_in(table)
        if table.over or battle is None:
            return []
        lowest = [[urn.numbers[0]] * sum(urn.counts) if urn.numbers else [] for urn in self.urns]
        probe = self.play(table, lowest)
        if probe.is_plain() and battle.stage == NEXT_FIGHT and not table.pending:
            return self.by_sums(table, probe, depth)
        return self.by_runs(table, depth)

    def play(self, table: Table, numbers: list[list[int]]) -> Played:
        return play_fight(table, numbers, self.choose)

    def by_sums(self, table: Table, probe: Played, depth: int) -> list[Edge]:
        """The higher total wins: one game for each of the three results is enough."""
        fight = probe.fight()
        played: dict[int, tuple[str, Fight]] = {}
        found: list[Edge] = []
        mine, theirs = [self.urns[seat].draws(fight.draws[seat]) for seat in range(SEATS)]
        for one in mine:
            for other in theirs:
                drawn = (one, other)
                lead = fight.powers[0] - fight.powers[1]
                lead += self.urns[0].total(one) - self.urns[1].total(other)
                result = (lead > 0) - (lead < 0)
                if result not in played:
                    trial = self.play(table, [spell(self.urns[seat], drawn[seat]) for seat in range(SEATS)])
                    played[result] = (self.note(trial.table, depth), trial.fight())
                goal, label = played[result]
                found.append(Edge(drawn, orders(one) * orders(other), goal, label))
        return found

    def by_runs(self, table: Table, depth: int) -> list[Edge]:
        """Which number came first may matter: every run is played."""
        found: dict[tuple[object, ...], Edge] = {}
        for numbers, trial in try_all(lambda given: self.play(table, given), self.urns):
            assert isinstance(trial, Played)
            for kind in trial.choices:
                if kind not in self.choices:
                    self.choices.append(kind)
            drawn = tuple([urn.count(some) for urn, some in zip(self.urns, numbers, strict=True)])
            goal = self.note(trial.table, depth)
            label = trial.fight()
            edge = found.setdefault((drawn, goal, label), Edge(drawn, 0, goal, label))
            edge.ways += 1
        return list(found.values())


def spell(urn: Urn, drawn: tuple[int, ...]) -> list[int]:
    return [number for number, times in zip(urn.numbers, drawn, strict=True) for _ in range(times)]


# --- the result ---


def battle_odds(position: Position, unseen: list[list[int]], choose: Choose = plain) -> Odds:
    """The odds of a battle whose plans are laid down; by seat, the faces among which each one's draws are."""
    table = table_of(position.copy())
    table.chance = Chance(seed_of(0))
    urns = urns_of(unseen)
    graph = Graph(table, urns, choose)
    flow = solve(graph.start, graph.edges_of, urns)
    damage = [mean_damage(graph, flow, seat) for seat in range(SEATS)]
    return Odds(fights_of(graph, flow), damage, graph.choices, flow.exact)


def mean_damage(graph: Graph, flow: Flow, seat: int) -> float:
    total = 0.0
    for key, weights in flow.edges.items():
        for edge, weight in zip(graph.edges[key], weights, strict=True):
            total += weight * edge.label.damage[seat]
    return total


def fights_of(graph: Graph, flow: Flow) -> list[Clash]:
    """Every fight that may take place, in their order."""
    results: dict[tuple[int, tuple[tuple[str, ...], ...]], list[float]] = {}
    facts: dict[tuple[int, tuple[tuple[str, ...], ...]], Fight] = {}
    for key, weights in flow.edges.items():
        for edge, weight in zip(graph.edges[key], weights, strict=True):
            fight: Fight = edge.label
            if not all(fight.cards):
                continue
            name = (graph.depths[key], fight.cards)
            known = facts.setdefault(name, fight)
            if sum(fight.draws) > sum(known.draws):
                facts[name] = fight
            result = results.setdefault(name, [0.0] * (SEATS + 1))
            result[fight.winner] += weight  # a tie is the last
    found: list[Clash] = []
    for name in sorted(results, key=lambda one: (one[0], -sum(results[one]))):
        found.append(clash_of(facts[name], results[name]))
    return found


def clash_of(fight: Fight, result: list[float]) -> Clash:
    reached = sum(result)
    wins = [result[seat] / reached for seat in range(SEATS)]
    cards = [list(codes) for codes in fight.cards]
    return Clash(
        "fight", cards, list(fight.powers), list(fight.draws), wins, result[NOBODY] / reached, reached
    )

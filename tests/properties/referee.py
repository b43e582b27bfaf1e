"""A referee: watches a random game from outside and judges it by the register, with facts and counting alone.

Nothing here asks the engine what is allowed; the rules are said once more, in the simplest words there are.
"""

from __future__ import annotations

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import Event
from chancecube.kernel.position import NO_CARD, apply
from chancecube.young_jedi.battle import Battle
from chancecube.young_jedi.duel_play import Exchange
from chancecube.young_jedi.game import table_of
from chancecube.young_jedi.kinds import CHARACTER, DIAMOND, EFFECT, STACKABLE, STARSHIP, WEAPON
from chancecube.young_jedi.table import FIGHTING, Side, Table
from tests.properties.games import new_game, pick, temper_of

MOST_COUNTERS = {"BN-61": 7, "BN-131": 7, "BN-60": 8, "BN-133": 8}
HAND_SIZES = {"BN-63": 7, "BN-132": 7}
PAID = ("deploy", "effect", "pilot", "podracer")
STILL_ITS_TURN = ("control", "concede")


def is_effect(table: Table, card: int) -> bool:
    return table.card(card).kind == EFFECT


def reprint(table: Table, card: int) -> str:
    """The code of an effect; of a half, that of the card it reprints."""
    facts = table.card(card)
    if facts.whole < 0:
        return facts.code
    return next(one.code for one in table.cards if one.title == facts.title and one.in_decks)


# --- positions ---


def judge_position(table: Table) -> None:
    """What must hold whenever somebody is asked."""
    for seat in (0, 1):
        side = table.sides[seat]
        judge_copies(table, side)
        judge_places(table, side)
        judge_deck(table, side)
        judge_race(table, side)
        assert side.counters >= 0, "yj.deploy.six-counters"
    light, dark = table.sides
    assert light.controlled & dark.controlled == 0, "a planet has one master"
    for side in table.sides:
        assert side.controlled.bit_count() < (1 if table.options.starter else 2), "yj.game.planet-victory"


def judge_copies(table: Table, side: Side) -> None:
    """yj.unique: a stack in one place, any other title without a diamond once; ships and effects alike."""
    places: dict[int, list[int]] = {}
    for place in range(3):
        for card in side.up[place] + side.down[place]:
            if table.card(card).kind in (CHARACTER, WEAPON):
                places.setdefault(table.card(card).name, []).append(place)
    if side.track is not None:
        for card in (side.track.pilot, side.track.podracer):
            if card != NO_CARD:
                places.setdefault(table.card(card).name, []).append(3)
    kinds = {facts.name: facts.uniqueness for facts in table.cards if facts.kind in (CHARACTER, WEAPON)}
    for name, found in places.items():
        if kinds[name] == STACKABLE:
            assert len(set(found)) == 1, "yj.unique.stackable"
        elif kinds[name] != DIAMOND:
            assert len(found) == 1, "yj.unique.single"
    ships = [table.card(card) for card in side.hyperspace]
    unique = [ship.name for ship in ships if ship.uniqueness != DIAMOND]
    assert len(unique) == len(set(unique)), "yj.deploy.starship-unique"
    hidden = [card for card in side.down[table.planet] if is_effect(table, card)] if table.planet >= 0 else []
    assert len(side.effect) + len(hidden) <= 1, "yj.effect.one"


def judge_places(table: Table, side: Side) -> None:
    """Each kind where it belongs, and nothing left over from a battle or a duel."""
    for pile in side.up:
        assert all(table.card(card).kind in (CHARACTER, WEAPON) for card in pile)
    assert all(table.card(card).kind == STARSHIP for card in side.hyperspace)
    assert all(is_effect(table, card) for card in side.effect)
    if not any(isinstance(step, Battle) for step in table.stack):
        assert not side.aside, "yj.battle.card-discarded"
    if not any(isinstance(step, Exchange) for step in table.stack):
        assert not side.dueling and not side.dueled, "yj.duel.cleanup"


def judge_deck(table: Table, side: Side) -> None:
    """yj.game.deck-victory: who has neither draw deck, dueling cards nor lap cards has lost already."""
    laps = side.track.pile if side.track is not None else []
    assert side.deck or side.dueling or side.dueled or laps or table.mode == FIGHTING, "yj.game.deck-victory"


def judge_race(table: Table, side: Side) -> None:
    track = side.track
    if track is None:
        return
    assert 0 <= track.thrust <= 4, "yj.race.thrust"
    assert track.laps < 3 and len(track.pile) < 6, "yj.race.lap-done"
    handled = [n for n, card in enumerate(track.pile, 1) if n not in table.card(card).destinies]
    assert len(handled) <= 2, "yj.race.handling"


# --- what happens in a turn ---


class Referee:
    """Reads the log as it grows, and remembers the turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = 0
        self.active = -1
        self.paid = 0
        self.limit = 6
        self.duels = 0
        self.battles = 0
        self.passed: set[int] = set()
        self.stepped: set[int] = set()  # cards that have fought in this battle
        self.again: set[int] = set()  # those among them that a battle card gives another fight
        self.lost_planet = True  # whoever begins the first turn is nobody's successor
        self.powers: list[Event] = []
        self.damage = 0  # cards still to be lost
        self.lap_cards = 0

    def watch(self) -> None:
        log = self.table.log
        assert log is not None
        for event in log[self.read :]:
            self.judge(event)
        self.read = len(log)

    def judge(self, event: Event) -> None:
        kind = event.kind
        if kind == "lost":
            self.damage -= 1
        elif kind not in ("defeated", "discard") and not self.table.over:
            assert self.damage == 0, "damage is taken at once and in full"
        if kind == "turn":
            self.begin_turn(event)
        elif kind in PAID:
            self.pay(event, event.amount)
        elif kind == "deploy-hidden" and event.rule != "yj.deploy.honour-hidden":
            self.pay(event, self.table.cards[event.face].counters)  # no text lowers it
        elif kind in ("battle", "space-battle"):
            self.declare(event)
        elif kind in ("steps-forward", "slips-away", "fights-again", "breaks-through"):
            self.step(event)
        elif kind == "counters":
            self.limit = event.amount
        elif kind == "duel":
            self.duels += 1
            assert self.duels == 1 and self.battles == 0 and event.seat == self.active, "yj.duel.once"
        elif kind == "duel-pass":
            self.passed.add(event.seat)
        elif kind == "lap-card":
            self.lap_cards += 1
            track = self.table.sides[event.seat].track
            assert track is not None and self.lap_cards <= track.thrust, "yj.race.laps-per-phase"
        elif kind in STILL_ITS_TURN:
            self.lost_planet = True
        elif kind == "damage":
            self.damage = event.amount
        elif kind == "power" and event.rule != "yj.duel.hand":
            self.add_up(event)
        elif kind in ("tie", "wins"):
            self.compare(event)

    def begin_turn(self, event: Event) -> None:
        """Turns alternate, unless a planet was lost."""
        assert self.lost_planet or event.seat != self.active, "yj.turn.phases"
        self.active = event.seat
        self.lost_planet = False
        self.paid = self.duels = self.battles = self.lap_cards = 0
        self.passed = set()
        effect = self.table.sides[event.seat].effect
        self.limit = 6 if not effect else self.limit_of(effect[0])

    def limit_of(self, effect: int) -> int:
        """What an effect lets its owner deploy without paying a card for it."""
        limit = MOST_COUNTERS.get(reprint(self.table, effect), 6)
        return limit if limit == 7 else 6

    def declare(self, event: Event) -> None:
        """Once a turn, by the active player, unless it passed in a duel; space battles are not meant."""
        self.stepped = set()
        self.again = set()
        if event.kind == "battle":
            self.battles += 1
            assert self.battles == 1 and event.seat == self.active, "yj.battle.declare"
            assert event.seat not in self.passed, "yj.duel.pass"

    def step(self, event: Event) -> None:
        """A card fights once in a battle; whoever has fought does not break through, nor does a defender."""
        if event.kind == "slips-away":
            self.stepped.discard(event.card)
        elif event.kind == "fights-again":
            self.again.add(event.card)
        elif event.kind == "breaks-through":
            assert event.card not in self.stepped, "yj.battle.breakthrough"
            assert event.seat == self.active, "yj.battle.breakthrough-attacker-only"
        else:
            assert event.card not in self.stepped or event.card in self.again, "yj.battle.fights-once"
            self.stepped.add(event.card)
            self.again.discard(event.card)

    def pay(self, event: Event, counters: int) -> None:
        assert event.seat == self.active, "yj.turn.phases"
        self.paid += counters
        if event.kind == "effect":
            self.limit = max(self.limit, self.limit_of(event.card))
        assert self.paid <= self.limit, "yj.deploy.six-counters"

    def add_up(self, event: Event) -> None:
        assert event.amount == sum(amount for _, _, amount in event.sums), "a total is the sum of its addends"
        self.powers.append(event)

    def compare(self, event: Event) -> None:
        """The higher total wins; only Watto makes a tie of anything else."""
        one, two = self.powers
        self.powers = []
        if event.kind == "tie":
            assert one.amount == two.amount or event.rule == "yj.virtual.watto", "yj.battle.compare"
        else:
            winner, loser = (one, two) if one.seat == event.seat else (two, one)
            assert winner.amount > loser.amount, "yj.battle.compare"


def judge_even_up(table: Table) -> None:
    """yj.evenup.six, looked at when the turn is over and the planet may be conceded."""
    for decision in table.pending:
        if decision.kind == "concede":
            side = table.sides[decision.seat]
            effect = reprint(table, side.effect[0]) if side.effect else ""
            assert len(side.hand) == HAND_SIZES.get(effect, 6), "yj.evenup.six"


def judge_control(table: Table) -> None:
    """yj.control.end-of-turn: where conceding is asked, nobody could have taken control."""
    if not any(decision.kind == "concede" for decision in table.pending):
        return
    there = [any(table.card(card).kind == CHARACTER for card in table.here(seat)) for seat in (0, 1)]
    for seat in (0, 1):
        free = not there[1 - seat] and not table.hidden_here(1 - seat)
        assert not (there[seat] and free), "yj.control.end-of-turn"


def judge_game(seed: int) -> None:
    """Plays a random game to its end under the referee's eyes."""
    chance = Chance(seed_of(seed + 4_000_000))
    table = table_of(new_game(seed, keep_log=True))
    referee = Referee(table)
    while not table.over:
        referee.watch()
        if not table.options.honour:
            judge_position(table)
        judge_even_up(table)
        judge_control(table)
        apply(table, *pick(table, chance, temper_of(seed)))
    referee.watch()

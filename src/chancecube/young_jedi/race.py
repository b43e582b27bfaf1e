"""Podracing: the objective, its pilot and podracer, thrust, laps and refuelling."""

from __future__ import annotations

from typing import Any, Final, final

from chancecube.kernel.decision import COUNT, DONE, PICK, YES, Decision
from chancecube.kernel.events import only
from chancecube.kernel.known import Known
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.from_deck import pay_penalty
from chancecube.young_jedi.kinds import LOCATION, OBJECTIVE
from chancecube.young_jedi.sorts import HELPER, RACER, sorts_of
from chancecube.young_jedi.table import REFUEL, THRUST, Table, TableStep, Track, opponent
from chancecube.young_jedi.unique import forbidden_on_objective
from chancecube.young_jedi.vocabulary.in_play import TO_OBJECTIVE, Thrust

LAP_LENGTH: Final = 6  # lap cards are numbered from 1 to this
LAPS_TO_WIN: Final = 3
MOST_THRUST: Final = 4
MOST_HANDLED: Final = 2  # handling cards in one lap


# --- the objective ---


def lay_objectives(table: Table) -> None:
    """Objectives are put on the table before anything else."""
    for seat in range(len(table.sides)):
        side = table.sides[seat]
        for card in side.deck:
            if table.card(card).kind == OBJECTIVE:
                side.deck.remove(card)
                side.track = Track(card)
                table.tell("objective", seat, card, rule="yj.setup.objectives-first")
                break


def is_pilot(card: Card) -> bool:
    return card.pilot


def is_podracer(card: Card) -> bool:
    return card.podracer


def match(pilot: Card, podracer: Card) -> bool:
    """Whether a podracer is the pilot's own."""
    return podracer.flown_by == pilot.name


def can_race(table: Table, track: Track) -> bool:
    """Pilot and matching podracer are both there."""
    return (
        track.pilot >= 0
        and track.podracer >= 0
        and match(table.card(track.pilot), table.card(track.podracer))
    )


def forbids_racer(table: Table, seat: int, card: int) -> str:
    """The rule that keeps a card off the player's objective, or nothing."""
    track = table.sides[seat].track
    facts = table.card(card)
    if track is None or not (facts.pilot or facts.podracer):
        return "yj.race.deploy"
    if track.pilot_placed if facts.pilot else track.podracer_placed:
        return "yj.race.deploy"
    if facts.counters > table.sides[seat].counters:
        return "yj.deploy.six-counters"
    return forbidden_on_objective(table, seat, facts)


def racers_in_hand(table: Table, seat: int) -> list[int]:
    """The cards in hand that nothing keeps off the player's objective."""
    sorts = sorts_of(table.cards)
    face = table.face
    found: list[int] = []
    for card in table.sides[seat].hand:
        if sorts[face[card]] & RACER and not forbids_racer(table, seat, card):
            found.append(card)
    return found


def place_racer(table: Table, seat: int, card: int) -> None:
    """Always face up, its counters paid; a text that works on arrival there works at once."""
    side = table.sides[seat]
    track = side.track
    assert track is not None
    facts = table.card(card)
    side.counters -= facts.counters
    table.stirred = True
    if facts.pilot:
        track.pilot = card
        track.pilot_placed = True
        table.tell("pilot", seat, card, facts.counters, rule="yj.race.deploy")
    else:
        track.podracer = card
        track.podracer_placed = True
        table.tell("podracer", seat, card, facts.counters, rule="yj.race.deploy")
    if facts.says is not None:
        for word in facts.says.arrivals:
            if word.to == TO_OBJECTIVE and isinstance(word.deed, Thrust):
                add_thrust(table, seat, word.deed.tokens)


def add_thrust(table: Table, seat: int, tokens: int) -> None:
    track = table.sides[seat].track
    assert track is not None
    track.thrust = min(track.thrust + tokens, MOST_THRUST)
    table.tell("thrust", seat, track.pilot, track.thrust, rule="yj.race.thrust")


# --- lap cards ---


def handling_numbers(table: Table, seat: int) -> list[int]:
    """The last digit of the pilot's collector number, and what texts add; no destiny card shows 0 or more than 6."""
    side = table.sides[seat]
    assert side.track is not None
    sorts = sorts_of(table.cards)
    face = table.face
    numbers = [table.card(side.track.pilot).handling]
    for pile in side.up:
        for card in pile:
            if sorts[face[card]] & HELPER:
                says = table.card(card).says
                assert says is not None
                numbers += says.handles
    return [number for number in numbers if 1 <= number <= LAP_LENGTH]


def handled(table: Table, track: Track) -> int:
    """How many cards of the present lap stand for another number than their own."""
    count = 0
    for place in range(len(track.pile)):
        if place + 1 not in table.card(track.pile[place]).destinies:
            count += 1
    return count


def forbids_lap_card(table: Table, seat: int, card: int) -> str:
    """A lap card continues the sequence by its own number, or as one of two handling cards a lap."""
    track = table.sides[seat].track
    assert track is not None
    facts = table.card(card)
    if facts.kind == LOCATION or not facts.destinies:
        return "yj.race.sequence"
    if len(track.pile) + 1 in facts.destinies:
        return ""
    if handled(table, track) >= MOST_HANDLED:
        return "yj.race.handling"
    for number in handling_numbers(table, seat):
        if number in facts.destinies:
            return ""
    return "yj.race.sequence"


def lap_cards(table: Table, seat: int, track: Track) -> list[int]:
    """The cards in hand that nothing keeps from being the next lap card."""
    wanted = 1 << (len(track.pile) + 1)
    if handled(table, track) < MOST_HANDLED:
        for number in handling_numbers(table, seat):
            wanted |= 1 << number
    cards = table.cards
    face = table.face
    return [card for card in table.sides[seat].hand if cards[face[card]].lap_numbers & wanted]


def play_lap_card(table: Table, seat: int, card: int) -> None:
    side = table.sides[seat]
    track = side.track
    assert track is not None
    side.hand.remove(card)
    number = len(track.pile) + 1
    track.pile.append(card)
    natural = number in table.card(card).destinies
    table.tell("lap-card", seat, card, number, rule="yj.race.sequence" if natural else "yj.race.handling")
    if number == LAP_LENGTH:
        finish_lap(table, seat)


def finish_lap(table: Table, seat: int) -> None:
    """A token for the lap; its six cards are shuffled into the draw deck."""
    side = table.sides[seat]
    track = side.track
    assert track is not None
    track.laps += 1
    table.stirred = True
    side.deck += track.pile
    track.pile = []
    table.tell("lap", seat, track.objective, track.laps, rule="yj.race.lap-done")
    table.shuffle_deck(seat)
    if track.laps >= LAPS_TO_WIN:
        win_race(table, seat)


def win_race(table: Table, seat: int) -> None:
    """The opponent's remaining draw deck goes to the discard pile."""
    loser = table.sides[opponent(seat)]
    table.tell("race-won", seat, rule="yj.game.podrace-victory")
    while loser.deck:
        table.to_discard(opponent(seat), loser.deck.pop(), "lost", "yj.game.podrace-victory")
    table.finish(only(seat), "yj.game.podrace-victory")


# --- the racing actions of a turn ---

ACTIONS: Final = 0
OFFER: Final = 1
SEARCHING: Final = 2
LAPS: Final = 3
REFUELLING: Final = 4


def could_hold_racer(table: Table, track: Track) -> bool:
    """As far as the opponent knows: whether one is held must not show by whether the question is asked."""
    return len(table.sides[table.active].hand) > 0 and not (track.pilot_placed and track.podracer_placed)


@final
class Race(TableStep):
    """The racing actions of a deploy phase, before all others."""

    def __init__(self) -> None:
        super().__init__()
        self.played = 0  # lap cards of this phase
        self.refuelled = False

    def play(self, table: Table) -> None:
        if self.stage == ACTIONS:
            self.ask_action(table)
        elif self.stage == OFFER:
            table.ask(
                table.active, "use-text", [YES, DONE], rule="yj.race.matching", number=self.objective(table)
            )
        elif self.stage == SEARCHING:
            options = [*self.matches(table), DONE]
            table.ask(table.active, "from-deck", options, rule="yj.race.matching")
        elif self.stage == LAPS:
            self.ask_lap_card(table)
        else:
            self.ask_refuel(table)

    def track(self, table: Table) -> Track:
        track = table.sides[table.active].track
        assert track is not None
        return track

    def objective(self, table: Table) -> int:
        return self.track(table).objective

    # --- choosing an action ---

    def ask_action(self, table: Table) -> None:
        seat = table.active
        track = self.track(table)
        may_hold_racer = could_hold_racer(table, track)
        options = racers_in_hand(table, seat) if may_hold_racer else []
        if can_race(table, track):
            if not track.thrusted:
                options.append(THRUST)
            elif not self.refuelled:
                options.append(REFUEL)
        if options or may_hold_racer:
            options.append(DONE)
            table.ask(seat, "race", options, rule="yj.race.before-all", number=track.thrust)
        else:
            table.pop()

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if self.stage == ACTIONS:
            self.take_action(table, option)
        elif self.stage == OFFER:
            self.stage = SEARCHING if option == YES else ACTIONS
        elif self.stage == SEARCHING:
            self.take_match(table, option)
        elif self.stage == LAPS:
            self.take_lap_card(table, option)
        else:
            self.refuel(table, option)

    def take_action(self, table: Table, option: int) -> None:
        if option == DONE:
            table.pop()
        elif option == THRUST:
            self.track(table).thrusted = True
            add_thrust(table, table.active, 1)
            self.stage = LAPS
        elif option == REFUEL:
            self.stage = REFUELLING
        else:
            table.sides[table.active].hand.remove(option)
            place_racer(table, table.active, option)
            if self.lacks_match(table):
                self.stage = OFFER

    # --- the matching pilot or podracer ---

    def lacks_match(self, table: Table) -> bool:
        """Only one of the two lies there, and the other has never been there."""
        track = self.track(table)
        return not (track.pilot_placed and track.podracer_placed)

    def matches(self, table: Table) -> list[int]:
        """What the draw deck holds to go with the one there, one of each face."""
        seat = table.active
        track = self.track(table)
        found: list[int] = []
        faces: list[int] = []
        sorts = sorts_of(table.cards)
        for card in table.sides[seat].deck:
            if not sorts[table.face[card]] & RACER:
                continue
            facts = table.cards[table.face[card]]
            if facts.index in faces or forbids_racer(table, seat, card):
                continue
            if (
                match(table.card(track.pilot), facts)
                if track.pilot >= 0
                else match(facts, table.card(track.podracer))
            ):
                found.append(card)
                faces.append(facts.index)
        return found

    def take_match(self, table: Table, option: int) -> None:
        """A search that deploys nothing costs one damage; the deck is shuffled again."""
        seat = table.active
        self.stage = ACTIONS
        if option == DONE:
            pay_penalty(table, seat, "yj.race.search-ruling")
            return
        table.sides[seat].deck.remove(option)
        place_racer(table, seat, option)
        table.shuffle_deck(seat)
        table.watch_deck(seat)

    # --- thrusting and refuelling ---

    def ask_lap_card(self, table: Table) -> None:
        seat = table.active
        track = self.track(table)
        hand = table.sides[seat].hand
        left = track.thrust - self.played
        if left > 0 and hand:
            options = lap_cards(table, seat, track)
            options.append(DONE)
            table.ask(seat, "lap-card", options, PICK, "yj.race.laps-per-phase", left)
        else:
            self.stage = ACTIONS

    def take_lap_card(self, table: Table, option: int) -> None:
        if option == DONE:
            self.stage = ACTIONS
        else:
            self.played += 1
            play_lap_card(table, table.active, option)

    def ask_refuel(self, table: Table) -> None:
        most = (self.track(table).thrust + 1) // 2
        table.ask(table.active, "refuel", list(range(most + 1)), COUNT, "yj.race.refuel", most)

    def refuel(self, table: Table, cards: int) -> None:
        seat = table.active
        self.refuelled = True
        self.stage = ACTIONS
        table.tell("refuel", seat, amount=cards, rule="yj.race.refuel")
        for _ in range(cards):
            if not table.over:
                table.draw(seat, "yj.race.refuel")
        table.mix_hand(seat)

    def copy(self) -> Race:
        twin = Race()
        twin.stage = self.stage
        twin.played = self.played
        twin.refuelled = self.refuelled
        return twin

    def encode(self) -> list[object]:
        return ["race", self.stage, self.played, self.refuelled]


def read_race(fields: list[Any], known: Known) -> Race:
    race = Race()
    race.played = int(fields[2])
    race.refuelled = bool(fields[3])
    return race


def race_status(table: Table, seat: int) -> dict[str, object] | None:
    """The race as everyone sees it: tokens, the next number, and what the pilot can handle."""
    track = table.sides[seat].track
    if track is None:
        return None
    return {
        "thrust": track.thrust,
        "laps": track.laps,
        "next": len(track.pile) + 1,
        "handled": handled(table, track),
        "handling": handling_numbers(table, seat) if track.pilot >= 0 else [],
        "ready": can_race(table, track),
        "thrusted": track.thrusted,
    }

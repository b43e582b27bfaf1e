"""The table: where every card lies, whose turn it is, and the few things anyone can do to a card."""

from __future__ import annotations

from typing import Final, TypeVar, final

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.events import EVERYONE, only
from chancecube.kernel.position import NO_CARD, Position, Step, faces_of, lay_faces, swap_faces
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import CHARACTER, DARK, EFFECT, LIGHT
from chancecube.young_jedi.places import NOWHERE

T = TypeVar("T")

SEATS: Final = 2  # Light sits at seat 0, Dark at seat 1: the side is the seat

# Phases of a turn.
BEFORE: Final = 0
DEPLOY: Final = 1
BATTLE: Final = 2
EVEN_UP: Final = 3
PHASES: Final = ["setup", "deploy", "battle", "even-up"]

# Words a player can answer beside the kernel's.
RECYCLE: Final = -10
SEARCH: Final = -11
CONCEDE: Final = -12
DRAW_CARD: Final = -13
BENEATH: Final = -14
PASS: Final = -15
THRUST: Final = -16
REFUEL: Final = -17
FIRST_HALF: Final = -18
SECOND_HALF: Final = -19
EVACUATE: Final = -20  # and the two below: from Tatooine, Coruscant, Naboo
BLUFF: Final = -23
NUMBER: Final = -30  # and the six below: the destiny numbers from 0 to 6
WORDS: Final = {
    RECYCLE: "recycle",
    SEARCH: "search",
    CONCEDE: "concede",
    DRAW_CARD: "draw",
    BENEATH: "beneath",
    PASS: "pass",
    THRUST: "thrust",
    REFUEL: "refuel",
    FIRST_HALF: "first-half",
    SECOND_HALF: "second-half",
    EVACUATE: "evacuate-tatooine",
    EVACUATE - 1: "evacuate-coruscant",
    EVACUATE - 2: "evacuate-naboo",
    BLUFF: "bluff",
    NUMBER: "number-0",
    NUMBER - 1: "number-1",
    NUMBER - 2: "number-2",
    NUMBER - 3: "number-3",
    NUMBER - 4: "number-4",
    NUMBER - 5: "number-5",
    NUMBER - 6: "number-6",
}

LAP_CARD_RULE: Final = "yj.race.cards-are-deck"  # why a lap card is lost or drawn

PLAYING: Final = 0  # an exhausted draw deck loses at once
FIGHTING: Final = 1  # destiny draws of a fight are all made first


@final
class Track:
    """A player's objective and the race run there. Its cards are no part of any planet."""

    def __init__(self, objective: int) -> None:
        self.objective = objective
        self.pilot = NO_CARD
        self.podracer = NO_CARD
        self.pilot_placed = False  # once for the whole game
        self.podracer_placed = False
        self.pile: list[int] = []  # lap cards of the present lap, the last played last
        self.laps = 0
        self.thrust = 0
        self.thrusted = False  # this turn

    def copy(self) -> Track:
        twin = Track(self.objective)
        twin.pilot = self.pilot
        twin.podracer = self.podracer
        twin.pilot_placed = self.pilot_placed
        twin.podracer_placed = self.podracer_placed
        twin.pile = self.pile[:]
        twin.laps = self.laps
        twin.thrust = self.thrust
        twin.thrusted = self.thrusted
        return twin

    def encode(self) -> list[object]:
        return [
            self.objective,
            self.pilot,
            self.podracer,
            self.pilot_placed,
            self.podracer_placed,
            self.pile[:],
            self.laps,
            self.thrust,
            self.thrusted,
        ]

    def racers(self) -> list[int]:
        return [card for card in (self.pilot, self.podracer) if card != NO_CARD]


@final
class Side:
    """One player's cards. Lists by planet have three entries; draw decks and discard piles end with their top.

    Piles other than deck, hand and discard pile are replaced, never changed in place: copies share them.
    """

    def __init__(
        self,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        up: list[list[int]],
        down: list[list[int]],
        hyperspace: list[int],
        aside: list[int],
        effect: list[int],
        dueling: list[int],
        dueled: list[int],
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.up = up  # face up, by planet
        self.down = down  # face down, by planet
        self.hyperspace = hyperspace
        self.aside = aside  # battle cards set aside for the present battle
        self.effect = effect  # the deployed effect, face up; at most one
        self.dueling = dueling  # the dueling hand
        self.dueled = dueled  # dueling cards already played
        self.track: Track | None = None
        self.controlled = 0  # mask of planets
        self.surrendered = 0  # mask of planets conceded
        self.turns_here = 0  # own turns begun at the current planet
        self.counters = 0  # left to deploy this turn

    def copy(self) -> Side:
        twin = Side(
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.up[:],
            self.down[:],
            self.hyperspace,
            self.aside,
            self.effect,
            self.dueling,
            self.dueled,
        )
        track = self.track
        twin.track = None if track is None else track.copy()
        twin.controlled = self.controlled
        twin.surrendered = self.surrendered
        twin.turns_here = self.turns_here
        twin.counters = self.counters
        return twin

    def encode(self) -> list[object]:
        return [
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.hyperspace[:],
            self.aside[:],
            [cards[:] for cards in self.up],
            [cards[:] for cards in self.down],
            self.effect[:],
            self.dueling[:],
            self.dueled[:],
            None if self.track is None else self.track.encode(),
            self.controlled,
            self.surrendered,
            self.turns_here,
            self.counters,
        ]


def empty_side() -> Side:
    return Side([], [], [], [[], [], []], [[], [], []], [], [], [], [], [])


def without(cards: list[int], card: int) -> list[int]:
    """The cards that are left when this one is taken away, as a new list."""
    left = cards[:]
    del left[place_of(cards, card)]
    return left


def place_of(cards: list[T], card: T) -> int:
    """Where a card lies among these; it is one of them.

    There is one object of each small number, so that most often the objects can be compared; compiled, numbers would
    be unpacked first.
    """
    for place, one in enumerate(cards):
        if one is card:
            return place
    return cards.index(card)


@final
class Options:
    """What is agreed before a game, besides the decks."""

    def __init__(self, format_name: str = "full", tournament: bool = False, honour: bool = False) -> None:
        self.format_name = format_name
        self.starter = format_name in ("starter", "sample")
        self.tournament = tournament
        self.honour = honour  # what is played face down is not checked until it is revealed


@final
class Table(Position):
    """A Young Jedi position."""

    def __init__(self, chance: Chance, cards: list[Card], options: Options, sides: list[Side]) -> None:
        super().__init__(chance, SEATS)
        self.cards = cards  # the library; shared, never changed
        self.options = options  # shared, never changed
        self.sides = sides
        # These lists too are replaced, never changed in place.
        self.locations: list[list[int]] = [[], [], []]  # by planet, the topmost last
        self.planet = NOWHERE
        self.site = NOWHERE
        self.active = DARK
        self.turn = 0
        self.phase = BEFORE
        self.stirred = False  # whether anything happened this turn
        self.quiet_turns = 0
        self.mode = PLAYING
        self.emptied: list[int] = []  # seats whose draw deck ran out in this fight, in that order
        self.fought: list[list[int]] = [[], []]  # by seat, the faces that have fought this turn
        self.used: list[int] = []  # cards whose text for once a turn has been used
        self.apart: list[int] = []  # cards that take no part in this turn's battle
        self.peaceful = 0  # mask of seats that may start no battle this turn
        self.destiny = 0  # the number of the last destiny draw
        self.destiny_card = NO_CARD  # and its card

    def copy(self) -> Table:
        sides = [self.sides[LIGHT].copy(), self.sides[DARK].copy()]
        twin = Table(self.chance.copy(), self.cards, self.options, sides)
        self.copy_frame(twin)
        twin.locations = self.locations
        twin.planet = self.planet
        twin.site = self.site
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.stirred = self.stirred
        twin.quiet_turns = self.quiet_turns
        twin.mode = self.mode
        twin.emptied = self.emptied
        twin.fought = self.fought
        twin.used = self.used
        twin.apart = self.apart
        twin.peaceful = self.peaceful
        twin.destiny = self.destiny
        twin.destiny_card = self.destiny_card
        return twin

    def encode(self) -> list[object]:
        return [
            self.encode_frame(),
            [self.options.format_name, self.options.tournament, self.options.honour],
            [side.encode() for side in self.sides],
            [cards[:] for cards in self.locations],
            [self.planet, self.site, self.active, self.turn, self.phase],
            [self.stirred, self.quiet_turns, self.mode, self.emptied[:]],
            [self.fought[LIGHT][:], self.fought[DARK][:], self.used[:], self.apart[:]],
            [self.peaceful, self.destiny, self.destiny_card],
        ]

    def go_on(self) -> None:
        while not self.pending and self.stack:
            step = self.stack[-1]
            assert isinstance(step, TableStep)
            step.play(self)

    # --- looking ---

    def card(self, card: int) -> Card:
        return self.cards[self.face[card]]

    def here(self, seat: int) -> list[int]:
        """A player's face-up cards on the current planet."""
        return self.sides[seat].up[self.planet]

    def hidden_here(self, seat: int) -> list[int]:
        return self.sides[seat].down[self.planet]

    def has_character_here(self, seat: int) -> bool:
        for card in self.here(seat):
            if self.card(card).kind == CHARACTER:
                return True
        return False

    # --- the few things done to cards ---

    def shuffle_deck(self, seat: int, rule: str = "yj.info.shuffle-fair") -> None:
        self.shuffle(self.sides[seat].deck)
        self.tell("shuffle", seat, rule=rule)

    def take_top(self, seat: int) -> int:
        """The top card of the draw deck, or with none left the last lap card; NO_CARD if both are gone."""
        side = self.sides[seat]
        if side.deck:
            return side.deck.pop()
        track = side.track
        if track is not None and track.pile:
            return track.pile.pop()
        return NO_CARD

    def draw(self, seat: int, rule: str) -> None:
        """The top card of the draw deck goes to hand, unseen by the opponent; drawing the last one loses.

        A lap card taken back is nothing new: else a race could go round for ever.
        """
        side = self.sides[seat]
        if side.deck:
            card = side.deck.pop()
            self.stirred = True
        else:
            card = self.take_top(seat)
            rule = LAP_CARD_RULE
        if card != NO_CARD:
            side.hand.append(card)
            if self.log is not None:
                self.tell("draw", seat, card, rule=rule, seen=only(seat))
        if not side.deck:
            self.watch_deck(seat)

    def mix_hand(self, seat: int) -> None:
        """Re-keys a hand that cards have joined: the id of a card played later does not tell when it came."""
        side = self.sides[seat]
        faces = faces_of(self.face, side.hand)
        mixed = side.hand[:]
        self.chance.shuffle(mixed)
        lay_faces(self.face, mixed, faces)
        side.hand = mixed

    def slip_into_hand(self, seat: int, card: int) -> None:
        """Puts a card whose id is known into a hand of which no id is, and deals it any id there.

        That is a whole shuffle's last step: of the others an id tells nothing already.
        """
        hand = self.sides[seat].hand
        hand.append(card)
        place = self.chance.below(len(hand))
        other = hand[place]
        hand[place] = card
        hand[-1] = other
        swap_faces(self.face, card, other)

    def turn_up(self, seat: int) -> int:
        """Turns up the top card for its destiny number and puts it into hand; NO_CARD with none left."""
        card = self.take_top(seat)
        if card == NO_CARD:
            self.tell("no-destiny", seat, rule="yj.game.short-draw-ruling")
            return NO_CARD
        self.sides[seat].hand.append(card)
        self.stirred = True
        self.watch_deck(seat)
        return card

    def make_whole(self, card: int) -> None:
        """A half of a double impact card that leaves play is the whole card again."""
        whole = self.cards[self.face[card]].whole
        if whole >= 0:
            self.face[card] = whole

    def to_discard(self, seat: int, card: int, kind: str, rule: str) -> None:
        """Puts a card already taken from its place on its owner's discard pile, face up."""
        self.sides[seat].discard.append(card)
        self.stirred = True
        if self.log is not None:
            self.tell(kind, seat, card, rule=rule)
        if self.cards[self.face[card]].whole >= 0:
            self.make_whole(card)

    def take_damage(self, seat: int, damage: int, rule: str) -> None:
        """Cards from the top of the draw deck, as many as the damage; an empty deck loses at once."""
        if damage <= 0:
            return
        self.tell("damage", seat, amount=damage, rule=rule)
        for _ in range(damage):
            if not self.sides[seat].deck:
                rule = LAP_CARD_RULE
            card = self.take_top(seat)
            if card == NO_CARD:
                break
            self.to_discard(seat, card, "lost", rule)
        if not self.sides[seat].deck:
            self.watch_deck(seat)

    def is_exhausted(self, seat: int) -> bool:
        """Dueling cards and lap cards still count as draw deck."""
        side = self.sides[seat]
        if side.deck or side.dueling or side.dueled:
            return False
        return side.track is None or not side.track.pile

    def watch_deck(self, seat: int) -> None:
        """To be called whenever cards leave a draw deck."""
        if not self.is_exhausted(seat):
            return
        if self.mode == FIGHTING:
            if seat not in self.emptied:
                self.emptied = [*self.emptied, seat]
        else:
            self.finish(only(opponent(seat)), "yj.game.deck-victory")

    def reveal_hidden(self, seat: int, planet: int) -> None:
        """Turns a player's face-down cards of a planet face up."""
        side = self.sides[seat]
        rule = "yj.turn.reveal" if planet == self.planet else "yj.control.hidden-stay"
        for card in side.down[planet]:
            if self.card(card).kind == EFFECT:
                side.effect = [*side.effect, card]
            else:
                side.up[planet] = [*side.up[planet], card]
            self.tell("reveal", seat, card, rule=rule, seen=EVERYONE)
        side.down[planet] = []

    def take_off(self, seat: int, planet: int, card: int) -> None:
        """Takes a player's face-up card off a planet."""
        up = self.sides[seat].up
        up[planet] = without(up[planet], card)

    def lay_locations(self, planet: int, cards: list[int]) -> None:
        """What lies as locations of a planet from now on."""
        piles = self.locations[:]
        piles[planet] = cards
        self.locations = piles

    def put_location(self, seat: int, card: int, rule: str) -> None:
        """Lays a location on the table: the cards there move to it."""
        location = self.card(card)
        self.planet = location.planet
        self.site = location.site
        self.lay_locations(self.planet, [*self.locations[self.planet], card])
        self.stirred = True
        self.tell("location", seat, card, rule=rule)


def new_table(chance: Chance, cards: list[Card], options: Options) -> Table:
    """A table on which nothing lies yet."""
    return Table(chance, cards, options, [empty_side(), empty_side()])


class TableStep(Step):
    """A step of this game: the kernel's step, with the position known to be a table."""

    def run(self, position: Position) -> None:
        assert isinstance(position, Table)
        self.play(position)

    def answer(self, position: Position, decision: Decision, option: int) -> None:
        assert isinstance(position, Table)
        self.take(position, decision, option)

    def play(self, table: Table) -> None:
        raise NotImplementedError

    def take(self, table: Table, decision: Decision, option: int) -> None:
        raise NotImplementedError


def opponent(seat: int) -> int:
    return DARK if seat == LIGHT else LIGHT

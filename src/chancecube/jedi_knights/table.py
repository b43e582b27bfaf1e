"""The table: where every card lies, whose turn it is to act, and the few things anyone can do to a card."""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, STARSHIP
from chancecube.jedi_knights.vocabulary.texts import MOMENTS
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.events import EVERYONE, only
from chancecube.kernel.position import NO_CARD, Position, Step, faces_of, lay_faces

NOBODY: Final = -1

# Phases of a turn.
SETTING_UP: Final = 0
FORCE_PHASE: Final = 1
DEPLOY_PHASE: Final = 2
STARSHIP_PHASE: Final = 3
BLOCKADE_PHASE: Final = 4
CHARACTER_PHASE: Final = 5
DRAW_PHASE: Final = 6
PHASES: Final = ["setup", "force", "deploy", "starship-battle", "blockade", "character-battle", "draw"]

# Where cards are in play.
NOWHERE: Final = -1
SITE: Final = 0
SYSTEM: Final = 1
ARENAS: Final = ["site", "system"]

# Words a player can answer beside the kernel's.
PASS: Final = -10
PLAY: Final = -11  # from here on: what to do with a card that can be used in several ways
TRANSFER: Final = -12
ATTACKING: Final = -13
SUPPORTING: Final = -14
FIRING: Final = -15
BONUS: Final = -16
INTIMIDATE: Final = -17
SHUTTLE_DOWN: Final = -18
TO_SITE: Final = -19  # where to
TO_SYSTEM: Final = -20
BENEATH: Final = -21
FIRST: Final = -22  # which of two
SECOND: Final = -23
TEXT: Final = -30  # and the seven below: which of a card's texts
SEAT: Final = -40  # and the three below: which player
MOST_TEXTS: Final = 8
WORDS: Final = {
    PASS: "pass",
    PLAY: "play",
    TRANSFER: "transfer",
    ATTACKING: "attack",
    SUPPORTING: "support",
    FIRING: "fire",
    BONUS: "bonus",
    INTIMIDATE: "intimidate",
    SHUTTLE_DOWN: "shuttle",
    TO_SITE: "site",
    TO_SYSTEM: "system",
    BENEATH: "beneath",
    FIRST: "first",
    SECOND: "second",
    TEXT: "text-1",
    TEXT - 1: "text-2",
    TEXT - 2: "text-3",
    TEXT - 3: "text-4",
    TEXT - 4: "text-5",
    TEXT - 5: "text-6",
    TEXT - 6: "text-7",
    TEXT - 7: "text-8",
    SEAT: "player-1",
    SEAT - 1: "player-2",
    SEAT - 2: "player-3",
    SEAT - 3: "player-4",
}


@final
class Seat:
    """One player's cards. Draw decks, discard piles and used Force cards end with their top."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.theme = NO_CARD
        self.pile: list[int] = []  # the Theme pile
        self.force: list[int] = []  # Force cards not used yet
        self.used: list[int] = []  # used Force cards, the current one last
        self.chosen = NO_CARD  # the Force card chosen in secret; it still lies in `force`
        self.locations: list[int] = []  # not stacked yet
        self.won: list[int] = []  # locations of planets controlled
        self.events: list[int] = []  # Events in play for their text
        self.site: list[int] = []  # characters at the site
        self.system: list[int] = []  # starships at the system
        self.turned: list[int] = []  # shown for destiny, until the result is known
        self.spent = 0  # credits spent in this Deploy Phase, less what texts gave

    def copy(self) -> Seat:
        twin = Seat()
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.theme = self.theme
        twin.pile = self.pile[:]
        twin.force = self.force[:]
        twin.used = self.used[:]
        twin.chosen = self.chosen
        twin.locations = self.locations[:]
        twin.won = self.won[:]
        twin.events = self.events[:]
        twin.site = self.site[:]
        twin.system = self.system[:]
        twin.turned = self.turned[:]
        twin.spent = self.spent
        return twin

    def encode(self) -> list[object]:
        return [
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.theme,
            self.pile[:],
            self.force[:],
            self.used[:],
            self.chosen,
            self.locations[:],
            self.won[:],
            self.events[:],
            self.site[:],
            self.system[:],
            self.turned[:],
            self.spent,
        ]


@final
class SetOff:
    """A text that was set off: whose, which, and by what card."""

    def __init__(self, seat: int, card: int, face: int, word: int, cause: int, cause_seat: int) -> None:
        self.seat = seat
        self.card = card
        self.face = face
        self.word = word
        self.cause = cause
        self.cause_seat = cause_seat

    def encode(self) -> list[object]:
        return [self.seat, self.card, self.face, self.word, self.cause, self.cause_seat]


@final
class Fight:
    """The battle going on. Lists of two are by side."""

    def __init__(self, arena: int, attacking: int, attacker: int, defender: int) -> None:
        self.arena = arena
        self.attacking = attacking  # the attacking side
        self.main: list[int] = [NO_CARD, NO_CARD]  # attacker and defender
        self.main[attacking] = attacker
        self.main[1 - attacking] = defender
        self.supporters: list[list[int]] = [[], []]  # as they joined
        self.fired: list[int] = []  # cards that have fired, once for each shot
        self.bonus: list[list[int]] = [[], []]  # Events under attacker and defender for their tactical bonus
        self.defeated: list[list[int]] = [[], []]  # faces of characters and starships defeated
        self.part = 0  # mask of the seats that have had a character in it
        self.waiting: list[SetOff] = []  # texts about cards defeated so far; they work with the result
        self.winner = NOBODY  # the side
        self.settled = False  # a winner, or nobody, has been found

    def copy(self) -> Fight:
        twin = Fight(self.arena, self.attacking, NO_CARD, NO_CARD)
        twin.main = self.main[:]
        twin.supporters = [self.supporters[0][:], self.supporters[1][:]]
        twin.fired = self.fired[:]
        twin.bonus = [self.bonus[0][:], self.bonus[1][:]]
        twin.defeated = [self.defeated[0][:], self.defeated[1][:]]
        twin.part = self.part
        twin.waiting = self.waiting[:]
        twin.winner = self.winner
        twin.settled = self.settled
        return twin

    def encode(self) -> list[object]:
        return [
            self.arena,
            self.attacking,
            self.main[:],
            [self.supporters[0][:], self.supporters[1][:]],
            self.fired[:],
            [self.bonus[0][:], self.bonus[1][:]],
            [self.defeated[0][:], self.defeated[1][:]],
            self.part,
            self.winner,
            self.settled,
            [text.encode() for text in self.waiting],
        ]

    def fighters(self, side: int) -> list[int]:
        """Attacker or defender, then its supporters."""
        main = self.main[side]
        return self.supporters[side][:] if main == NO_CARD else [main, *self.supporters[side]]

    def holds(self, card: int) -> bool:
        return card in self.main or card in self.supporters[0] or card in self.supporters[1]


@final
class Change:
    """A number that is different for a time."""

    def __init__(self, stat: int, card: int, amount: int, until: int, face: int) -> None:
        self.stat = stat
        self.card = card
        self.amount = amount
        self.until = until
        self.face = face  # whose text did it

    def encode(self) -> list[object]:
        return [self.stat, self.card, self.amount, self.until, self.face]


@final
class Options:
    """What is agreed before a game, besides the decks."""

    def __init__(self, format_name: str = "duel", seats: int = 2, timing_2001: bool = False) -> None:
        self.format_name = format_name
        self.seats = seats
        self.timing_2001 = timing_2001  # the official change of how Responses are played


@final
class Table(Position):
    """A Jedi Knights position."""

    def __init__(self, chance: Chance, cards: list[Card], options: Options, owner: list[int]) -> None:
        super().__init__(chance, options.seats)
        self.cards = cards  # the library; shared, never changed
        self.options = options  # shared, never changed
        self.owner = owner  # card id -> seat; shared, never changed
        self.answers: list[list[int]] = []  # by moment: faces of the Responses to it; shared, never changed
        self.at: list[Seat] = []
        self.sites: list[int] = []  # the stack, its top last
        self.systems: list[int] = []
        self.host: list[int] = [NO_CARD] * len(owner)  # the card another lies under or is aboard of
        self.attached: list[int] = []  # all cards with a host, in the order played
        self.rotated: list[int] = []
        self.moved: list[int] = []  # weapons played or transferred this turn
        self.used: list[list[int]] = [[], [], []]  # by limit: texts used, as card * MOST_TEXTS + place
        self.changes: list[Change] = []  # replaced, never changed: copies share them
        self.fight: Fight | None = None
        self.rank: list[int] = []  # seats by Theme number, the highest first
        self.order: list[int] = []  # Player 1, Player 2 ... of this turn
        self.turn = 0
        self.turns_here = 0  # turns begun at this planet
        self.phase = SETTING_UP
        self.final = False  # the Final Conflict has begun
        self.quiet = 0  # Character Battle Phases in a row without a battle, in the Final Conflict
        self.destiny = 0  # the last number drawn, with what changed it

    def copy(self) -> Table:
        twin = Table(self.chance.copy(), self.cards, self.options, self.owner)
        self.copy_frame(twin)
        twin.answers = self.answers
        twin.at = [seat.copy() for seat in self.at]
        twin.sites = self.sites[:]
        twin.systems = self.systems[:]
        twin.host = self.host[:]
        twin.attached = self.attached[:]
        twin.rotated = self.rotated[:]
        twin.moved = self.moved[:]
        twin.used = [self.used[0][:], self.used[1][:], self.used[2][:]]
        twin.changes = self.changes[:]
        fight = self.fight
        twin.fight = None if fight is None else fight.copy()
        twin.rank = self.rank[:]
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.turns_here = self.turns_here
        twin.phase = self.phase
        twin.final = self.final
        twin.quiet = self.quiet
        twin.destiny = self.destiny
        return twin

    def encode(self) -> list[object]:
        return [
            self.encode_frame(),
            [self.options.format_name, self.options.timing_2001],
            self.owner[:],
            [seat.encode() for seat in self.at],
            [self.sites[:], self.systems[:]],
            [self.host[:], self.attached[:], self.rotated[:], self.moved[:]],
            [used[:] for used in self.used],
            [change.encode() for change in self.changes],
            None if self.fight is None else self.fight.encode(),
            [self.rank[:], self.order[:]],
            [self.turn, self.turns_here, self.phase, self.final, self.quiet, self.destiny],
        ]

    def go_on(self) -> None:
        while not self.pending and self.stack:
            step = self.stack[-1]
            assert isinstance(step, TableStep)
            step.play(self)

    # --- looking ---

    def card(self, card: int) -> Card:
        return self.cards[self.face[card]]

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.order_or_seats() if other % 2 != seat % 2]

    def side(self, side: int) -> list[int]:
        """The seats of a side, from Player 1 on."""
        return [seat for seat in self.order_or_seats() if seat % 2 == side]

    def order_or_seats(self) -> list[int]:
        return self.order or self.rank or list(range(self.seats))

    def under(self, card: int) -> list[int]:
        """What lies under a card or is aboard it, in the order played."""
        return [other for other in self.attached if self.host[other] == card]

    def root(self, card: int) -> int:
        """The character or starship at the bottom of the stack a card is in."""
        while self.host[card] != NO_CARD:
            card = self.host[card]
        return card

    def place(self, card: int) -> int:
        """Whether a card is at the site, at the system or at neither."""
        root = self.root(card)
        seat = self.at[self.owner[root]]
        if root in seat.site:
            return SITE
        return SYSTEM if root in seat.system else NOWHERE

    def fighters_at(self, seat: int, arena: int) -> list[int]:
        """Who of a player could fight there: characters at the site, starships at the system."""
        return self.at[seat].site if arena == SITE else self.at[seat].system

    def aboard(self, ship: int) -> list[int]:
        return [card for card in self.under(ship) if self.card(card).kind == CHARACTER]

    def is_ready(self, card: int) -> bool:
        return card not in self.rotated

    def planet(self) -> str:
        return self.card(self.sites[-1]).planet if self.sites else ""

    def controlled(self, side: int) -> int:
        """How many planets a side has controlled."""
        count = 0
        for seat in range(side, self.seats, 2):
            count += len(self.at[seat].won)
        return count

    def partners(self, seat: int) -> int:
        """The mask of a whole side: partners may show each other everything."""
        mask = 0
        for other in range(seat % 2, self.seats, 2):
            mask |= only(other)
        return mask

    # --- the few things done to cards ---

    def shuffle_deck(self, seat: int) -> None:
        self.shuffle(self.at[seat].deck)
        self.tell("shuffle", seat, rule="jk.setup.hand")

    def mix_hand(self, seat: int) -> None:
        """Re-keys a hand that cards have joined: the id of a card played later does not tell when it came."""
        own = self.at[seat]
        faces = faces_of(self.face, own.hand)
        mixed = own.hand[:]
        self.chance.shuffle(mixed)
        lay_faces(self.face, mixed, faces)
        own.hand = mixed

    def draw(self, seat: int, count: int, rule: str) -> int:
        """So many cards, or as many as there are, go from the draw deck to hand; returns how many."""
        own = self.at[seat]
        drawn = 0
        while drawn < count and own.deck:
            card = own.deck.pop()
            own.hand.append(card)
            drawn += 1
            if self.log is not None:
                self.tell("draw", seat, card, rule=rule, seen=self.partners(seat))
        if drawn:
            self.mix_hand(seat)
        return drawn

    def turn_up(self, seat: int, rule: str) -> int:
        """Shows the top card of the draw deck to all; it waits for its result. NO_CARD with none left."""
        own = self.at[seat]
        if not own.deck:
            self.tell("no-destiny", seat, rule="jk.battle.destiny-empty")
            return NO_CARD
        card = own.deck.pop()
        own.turned.append(card)
        self.tell("destiny", seat, card, amount=self.card(card).destiny, rule=rule)
        return card

    def take_turned(self, seat: int, card: int = NO_CARD) -> None:
        """A card shown for destiny goes to hand; without one named, all of them."""
        own = self.at[seat]
        taken = own.turned[:] if card == NO_CARD else [card]
        if taken:
            own.turned = [other for other in own.turned if other not in taken]
            own.hand += taken
            self.mix_hand(seat)

    def rotate(self, card: int, rule: str) -> None:
        """Together with all that is on, under or aboard it."""
        self.tell("rotate", self.owner[card], card, rule=rule)
        for one in self.whole_stack(card):
            if one not in self.rotated:
                self.rotated.append(one)

    def ready(self, card: int, rule: str) -> None:
        if card in self.rotated:
            self.tell("ready", self.owner[card], card, rule=rule)
        for one in self.whole_stack(card):
            if one in self.rotated:
                self.rotated.remove(one)

    def lay(self, card: int, arena: int) -> None:
        """Puts a character at the site or a starship at the system."""
        seat = self.at[self.owner[card]]
        if arena == SITE:
            seat.site.append(card)
        else:
            seat.system.append(card)

    def attach(self, card: int, host: int) -> None:
        """Puts a card under another or aboard it; it takes the position of what it joins."""
        self.host[card] = host
        self.attached.append(card)
        if host in self.rotated and card not in self.rotated:
            self.rotated.append(card)

    def take_up(self, card: int) -> None:
        """Takes a card off the table, out of whatever list it is in; what lies on it is its caller's business."""
        seat = self.at[self.owner[card]]
        if self.host[card] != NO_CARD:
            self.host[card] = NO_CARD
            self.attached.remove(card)
        elif card in seat.site:
            seat.site.remove(card)
        elif card in seat.system:
            seat.system.remove(card)
        elif card in seat.events:
            seat.events.remove(card)
        if card in self.rotated:
            self.rotated.remove(card)
        if card in self.moved:
            self.moved.remove(card)
        self.forget(card)

    def forget(self, card: int) -> None:
        """A card that leaves play leaves the battle, and what changed it is over."""
        if self.changes:
            self.changes = [change for change in self.changes if change.card != card]
        for limit in range(len(self.used)):
            if self.used[limit]:
                self.used[limit] = [use for use in self.used[limit] if use // MOST_TEXTS != card]
        fight = self.fight
        if fight is not None:
            for side in range(2):
                if fight.main[side] == card:
                    fight.main[side] = NO_CARD
                elif card in fight.supporters[side]:
                    fight.supporters[side].remove(card)
                elif card in fight.bonus[side]:
                    fight.bonus[side].remove(card)

    def enlist(self, card: int) -> None:
        """A card has come into the battle: whose characters these are is remembered."""
        fight = self.fight
        assert fight is not None
        for one in self.whole_stack(card):
            if self.card(one).kind == CHARACTER:
                fight.part |= 1 << self.owner[one]

    def to_discard(self, card: int, rule: str, kind: str = "discard") -> None:
        """Puts a card that lies nowhere any more on its owner's discard pile."""
        seat = self.owner[card]
        self.at[seat].discard.append(card)
        if self.log is not None:
            self.tell(kind, seat, card, rule=rule, seen=EVERYONE)

    def discard_stack(self, card: int, rule: str) -> None:
        """A card leaves play; all on, under or aboard it is discarded after it, in the order played."""
        stack = self.whole_stack(card)
        for one in reversed(stack):
            self.take_up(one)
        for one in stack:
            self.to_discard(one, rule)

    def whole_stack(self, card: int) -> list[int]:
        """A card, then what is on it, each followed by what is on that."""
        stack = [card]
        for one in self.under(card):
            stack += self.whole_stack(one)
        return stack

    def is_fighter(self, card: int) -> bool:
        return self.card(card).kind in (CHARACTER, STARSHIP)


def new_table(chance: Chance, cards: list[Card], options: Options, owner: list[int]) -> Table:
    """A table on which nothing lies yet."""
    table = Table(chance, cards, options, owner)
    table.at = [Seat() for _ in range(options.seats)]
    table.answers = responses_of(cards)
    return table


def responses_of(cards: list[Card]) -> list[list[int]]:
    """For each moment the faces of the Response Events that answer it."""
    found: list[list[int]] = [[] for _ in MOMENTS]
    for card in cards:
        response = card.says.response()
        if response is not None:
            found[response.moment].append(card.index)
    return found


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

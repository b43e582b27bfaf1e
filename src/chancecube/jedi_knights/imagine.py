"""Positions a seat may imagine: what it cannot see is dealt anew, all else stays.

Most cards come where they lie before everybody: discard piles, used Force cards, the stacks of sites and systems and
what is packed up into a Theme pile. Hidden are hands, draw decks, Force cards not used yet, and what texts move
unseen: a card put from hand into the Theme pile, a Force card exchanged for a used one.
"""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.actions import Actions
from chancecube.jedi_knights.deeds import ASK_MAY, WORK, Deed
from chancecube.jedi_knights.deploy import Play
from chancecube.jedi_knights.events import PlayEvent
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.force_phase import ForcePhase
from chancecube.jedi_knights.kinds import EVENT, FORCE, INDEPENDENT
from chancecube.jedi_knights.moments import Answer, Moment
from chancecube.jedi_knights.setup import SHOW_FOUND, Setup
from chancecube.jedi_knights.table import Seat, Table
from chancecube.jedi_knights.vocabulary.counts import HAND
from chancecube.jedi_knights.vocabulary.effects import Stow, SwapForce
from chancecube.jedi_knights.vocabulary.texts import Timed
from chancecube.jedi_knights.vocabulary.who import Who
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.position import NO_CARD, faces_of, lay_faces

LOOKING: Final = [
    "fetch",
    "play-card",
    "peek",
    "take-one",
    "theme-search",
]  # their options may lie in a draw deck
WORKED_OUT: Final = ["fetch", "play-card", "stow"]  # a text's questions whose options depend on hidden cards


@final
class Sleights:
    """Which cards of a library move others unseen, and all its Force cards."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.stows: list[Who | None] = [None] * len(cards)  # by face: what it may put out of the hand
        self.swaps: list[bool] = [False] * len(cards)  # by face: whether it exchanges Force cards
        self.force = [card for card in cards if card.kind == FORCE]
        for card in cards:
            for word in card.says.words:
                if isinstance(word, Timed):
                    for effect in word.effects:
                        if isinstance(effect, Stow) and effect.pile == HAND:
                            self.stows[card.index] = effect.who
                        elif isinstance(effect, SwapForce):
                            self.swaps[card.index] = True


KNOWN: Final[list[Sleights]] = []  # of the library last asked for


def sleights_of(cards: list[Card]) -> Sleights:
    if not KNOWN or KNOWN[0].cards is not cards:
        KNOWN[:] = [Sleights(cards)]
    return KNOWN[0]


# --- what is hidden ---


@final
class Hidden:
    """An opponent's cards that a seat cannot know, by where they lie."""

    def __init__(self, table: Table, owner: int, kept: list[int]) -> None:
        own = table.at[owner]
        self.drawn = own.hand + own.deck  # dealt out of what is left of the deck
        if kept:
            self.drawn = [card for card in self.drawn if card not in kept]
        self.force = own.force
        self.stowed: list[int] = []
        self.stow: Who | None = None  # what a card put into the Theme pile unseen must be
        self.find_sleights(table, own, kept)

    def find_sleights(self, table: Table, own: Seat, kept: list[int]) -> None:
        """Such texts have been used, if at all, by cards that everybody has seen."""
        sleights = sleights_of(table.cards)
        face = table.face
        for pile in (own.discard, own.events, own.site, own.system, table.attached):
            for card in pile:
                if sleights.swaps[face[card]]:
                    self.force = own.force + own.used[:-1]
                if sleights.stows[face[card]] is not None:
                    self.stow = sleights.stows[face[card]]
        packed = NO_CARD  # one that was packed up into the pile itself: all know that it is there
        if self.stow is None:
            for card in own.pile:
                if packed == NO_CARD and sleights.stows[face[card]] is not None:
                    self.stow = sleights.stows[face[card]]
                    packed = card
        stow = self.stow
        if stow is not None:
            for card in own.pile:
                if card != packed and card not in kept and stow.meant(face[card]):
                    self.stowed.append(card)


def kept_cards(table: Table, seat: int) -> list[int]:
    """Cards in hidden places that were declared before everybody, or that the seat's own question shows it."""
    kept: list[int] = []
    for step in table.stack:
        if isinstance(step, (Actions, Play)):
            keep(table, kept, step.card)
        elif isinstance(step, Moment):
            keep(table, kept, step.cause)
        elif isinstance(step, Deed):
            keep(table, kept, step.card)
            keep(table, kept, step.cause)
            keep(table, kept, step.chosen)
        elif isinstance(step, Setup):
            for other in range(seat % 2, table.seats, 2):
                kept += step.found[other]
    for decision in table.pending:
        if decision.seat == seat and decision.kind in LOOKING:
            kept += decision.options
    return kept


def keep(table: Table, kept: list[int], card: int) -> None:
    if card != NO_CARD:
        own = table.at[table.owner[card]]
        if card in own.hand or card in own.pile or card in own.deck:
            kept.append(card)


def shown(table: Table, seat: int, owner: int) -> list[int]:
    """The faces of a player's cards that a seat sees, or saw as they came to lie where they lie now."""
    unseen = [False] * len(table.face)
    if owner % 2 == seat % 2:
        for card in table.at[owner].deck:
            unseen[card] = True
        for card in kept_cards(table, seat):
            if card >= 0:
                unseen[card] = False
    else:
        mark_hidden(unseen, Hidden(table, owner, kept_cards(table, seat)))
    found: list[int] = []
    for card in range(len(table.face)):
        if table.owner[card] == owner and not unseen[card]:
            found.append(table.face[card])
    return found


def mark_hidden(unseen: list[bool], hidden: Hidden) -> None:
    for card in hidden.drawn:
        unseen[card] = True
    for card in hidden.force:
        unseen[card] = True
    for card in hidden.stowed:
        unseen[card] = True


# --- dealing anew ---


def imagine(table: Table, seat: int, guesses: list[list[int]], chance: Chance) -> Table:
    """A twin in which everything the seat cannot know is as `chance` and the decks guessed make it."""
    twin = table.copy()
    twin.chance = chance
    kept = kept_cards(table, seat)
    for other in range(twin.seats):
        if other % 2 == seat % 2:
            deal_own(twin, other, kept, chance)
        else:
            deal_guessed(twin, other, kept, guesses[other], chance)
    ask_anew(twin, seat, chance)
    return twin


def deal_own(twin: Table, owner: int, kept: list[int], chance: Chance) -> None:
    """The side knows what is left in its draw decks, but not in which order."""
    cards = twin.at[owner].deck
    if kept:
        cards = [card for card in cards if card not in kept]
    faces = faces_of(twin.face, cards)
    faces.sort()  # alike for all twins
    chance.shuffle(faces)
    lay_faces(twin.face, cards, faces)


def deal_guessed(twin: Table, owner: int, kept: list[int], guess: list[int], chance: Chance) -> None:
    """What was not shown of the deck guessed lies in hand, draw deck and wherever else cards are hidden."""
    hidden = Hidden(twin, owner, kept)
    counts = faces_seen(twin, owner, hidden)
    cards = twin.cards
    pool: list[int] = []
    force: list[int] = []
    for face in guess:
        kind = cards[face].kind
        if counts[face] > 0:
            counts[face] -= 1
        elif kind <= EVENT:
            pool.append(face)
        elif kind == FORCE:
            force.append(face)
    chance.shuffle(pool)
    if hidden.stowed:
        lay_stowed(twin, hidden, pool)
    if len(pool) < len(hidden.drawn):
        fill_up(twin, owner, guess, pool, len(hidden.drawn), chance)
    lay_faces(twin.face, hidden.drawn, pool)
    deal_force(twin, owner, hidden.force, force, chance)


def faces_seen(twin: Table, owner: int, hidden: Hidden) -> list[int]:
    """By face, how many of a player's cards are known."""
    unseen = [False] * len(twin.face)
    mark_hidden(unseen, hidden)
    counts = [0] * len(twin.cards)
    owners = twin.owner
    faces = twin.face
    for card in range(len(faces)):
        if owners[card] == owner and not unseen[card]:
            counts[faces[card]] += 1
    return counts


def lay_stowed(twin: Table, hidden: Hidden, pool: list[int]) -> None:
    """In the Theme pile lies only what may have been put there; if the guess has too little of it, anything such."""
    stow = hidden.stow
    if stow is None:
        return
    fitting = [face for face in pool if stow.meant(face)]
    fitting += [card.index for card in twin.cards if card.kind < EVENT and stow.meant(card.index)]
    for place in range(len(hidden.stowed)):
        face = fitting[place % len(fitting)]
        twin.face[hidden.stowed[place]] = face
        if face in pool:
            pool.remove(face)


def fill_up(twin: Table, owner: int, guess: list[int], pool: list[int], count: int, chance: Chance) -> None:
    """The deck guessed was too small, or another: further copies of its cards stand for the rest."""
    spare = [face for face in guess if twin.cards[face].kind <= EVENT]
    if not spare:
        allowed = (owner % 2, INDEPENDENT)
        spare = [card.index for card in twin.cards if card.kind <= EVENT and card.allegiance in allowed]
    while len(pool) < count:
        pool.append(spare[chance.below(len(spare))])
    chance.shuffle(pool)


def deal_force(twin: Table, owner: int, places: list[int], left: list[int], chance: Chance) -> None:
    """One used card tells the colour, and with it the whole Force deck; before that it is the one guessed."""
    used = [twin.face[card] for card in twin.at[owner].used if card not in places]
    cards = sleights_of(twin.cards).force
    if used:
        colour = twin.cards[used[0]].colour
        left = [card.index for card in cards if card.colour == colour and card.index not in used]
    if len(left) != len(places):
        left = (left + [card.index for card in cards])[: len(places)]
    chance.shuffle(left)
    lay_faces(twin.face, places, left)


# --- asking anew ---


def ask_anew(twin: Table, seat: int, chance: Chance) -> None:
    """Secret answers of opponents are taken back; what others are asked about hidden cards is worked out again."""
    if not twin.pending:
        return
    top = twin.stack[-1]
    if isinstance(top, ForcePhase):
        ask_force(twin, seat)
    elif isinstance(top, Setup):
        if top.stage == SHOW_FOUND:
            ask_search(twin, top, seat)
    elif twin.pending[0].seat != seat:
        ask_other(twin, twin.pending[0], chance)


def ask_force(twin: Table, seat: int) -> None:
    asked: list[Decision] = []
    for other in range(twin.seats):
        decision = twin.decision_of(other)
        own = twin.at[other]
        if other % 2 != seat % 2:
            own.chosen = NO_CARD
            asked.append(Decision(other, "force-card", own.force[:], rule="jk.force.choose"))
        elif decision is not None:
            asked.append(decision)
    twin.pending = asked


def ask_search(twin: Table, setup: Setup, seat: int) -> None:
    """The searches of Themes: the seat's own goes on as it is, opponents begin again."""
    before = twin.pending
    twin.pending = []
    for other in twin.rank:
        if other % 2 != seat % 2:
            setup.searching[other] = 0
            setup.left[other] = setup.allowed(twin, other)
            setup.found[other] = []
            setup.ask_search(twin, other)
        else:
            for decision in before:
                if decision.seat == seat and other == seat:
                    twin.pending.append(decision)
                elif decision.seat == other:
                    setup.ask_search(twin, other)


def ask_other(twin: Table, decision: Decision, chance: Chance) -> None:
    """A question to somebody else, who alone is asked."""
    top = twin.stack[-1]
    kind = decision.kind
    if kind == "pay":
        ask_pay(twin, decision, chance)
    elif isinstance(top, Actions):
        if kind == "how":
            uses = top.uses(twin, decision.seat, top.card)
            if uses:
                twin.pending = [with_options(decision, uses)]
        else:
            twin.pending = []
            top.play(twin)
    elif isinstance(top, Moment):
        if kind == "respond":
            twin.pending = []
            top.play(twin)
    elif isinstance(top, Deed):
        if kind in WORKED_OUT or kind == "may":
            top.stage = ASK_MAY if kind == "may" else WORK
            twin.pending = []
            top.play(twin)


def with_options(decision: Decision, options: list[int]) -> Decision:
    return Decision(decision.seat, decision.kind, options, decision.gesture, decision.rule, decision.number)


def ask_pay(twin: Table, decision: Decision, chance: Chance) -> None:
    """Who could declare this holds a card to pay with: if none was dealt, one comes out of the draw deck."""
    text = text_paid_for(twin)
    if text is None:
        return
    own = twin.at[decision.seat]
    options = [card for card in own.hand if text.paid_with.meant(twin.face[card])]
    if not options:
        for card in own.deck:
            if text.paid_with.meant(twin.face[card]):
                other = own.hand[chance.below(len(own.hand))]
                twin.face[card], twin.face[other] = twin.face[other], twin.face[card]
                options = [other]
                break
    twin.pending = [with_options(decision, options or own.hand[:])]


def text_paid_for(twin: Table) -> Timed | None:
    top = twin.stack[-1]
    if isinstance(top, Deed):
        return top.text(twin)
    if isinstance(top, PlayEvent):
        return twin.card(top.card).says.played()
    if isinstance(top, Answer):
        return twin.card(top.card).says.response()
    return None

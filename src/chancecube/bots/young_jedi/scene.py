"""A view of Young Jedi, read into what the cadet thinks about: pieces, sides, the place, the question."""

from __future__ import annotations

from typing import Any, final

from chancecube.bots.young_jedi.board import board_at, board_of
from chancecube.kernel.decision import COUNT, Decision
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.wire import View
from chancecube.young_jedi.control import planets_played
from chancecube.young_jedi.even_up import hand_size
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.glance import conflicts
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DARK, EFFECT, LIGHT, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import Table, opponent
from chancecube.young_jedi.victory import PLANETS_TO_WIN
from chancecube.young_jedi.vocabulary import TRANSPORT


@final
class Piece:
    """A card the cadet can see: its id, by which options name it, and its facts."""

    __slots__ = ("face", "facts", "id")

    def __init__(self, card: int, facts: Card) -> None:
        self.id = card
        self.facts = facts
        self.face = facts.index


@final
class Camp:
    """One side of the table, as far as it is seen. What lies on planets is sorted by planet."""

    def __init__(self, board: Table, seat: int) -> None:
        side = board.sides[seat]
        track = side.track
        self.deck = len(side.deck)  # cards left to draw
        self.laps = 0 if track is None else len(track.pile)  # drawn when the deck is empty
        self.evens_up_to = hand_size(board, seat)
        self.hand_size = len(side.hand)
        self.hand = pieces(board, side.hand)
        self.aside_size = len(side.aside)
        self.aside = pieces(board, side.aside)
        self.hyperspace = pieces(board, side.hyperspace)
        self.effect = pieces(board, side.effect)
        self.dueling_size = len(side.dueling)
        self.dueling = pieces(board, side.dueling)
        self.dueled = pieces(board, side.dueled)
        self.up = [pieces(board, cards) for cards in side.up]
        self.down = [pieces(board, cards) for cards in side.down]
        self.hidden = [len(cards) for cards in side.down]  # how many lie face down
        self.planets = side.controlled.bit_count()  # planets controlled
        self.turns_here = side.turns_here
        self.track = track
        self.racing = [] if track is None else pieces(board, track.racers() + track.pile)
        self.discard = pieces(board, side.discard)  # its top

    def reserve(self) -> int:
        """What the draw deck would hold if the hand were evened up now: without it the game is lost."""
        return self.deck + self.laps + self.hand_size - self.evens_up_to

    def in_sight(self) -> list[Piece]:
        """Every card of this side that is seen, locations excepted."""
        placed = [piece for cards in self.up + self.down for piece in cards]
        held = self.hand + self.aside + self.hyperspace + self.effect + self.dueling + self.dueled
        return held + placed + self.racing + self.discard


@final
class Question:
    """What is asked: the cards offered and the words, such as being done."""

    def __init__(self, kind: str, number: int, cards: list[int], words: list[int]) -> None:
        self.kind = kind
        self.number = number
        self.cards = cards
        self.words = words


@final
class Scene:
    """All that matters of a view, from the side of the one who looks."""

    def __init__(self, board: Table, seat: int, question: Question, status: dict[str, Any]) -> None:
        self.board = board  # for the engine's own sums
        self.status = status
        self.me = seat
        self.foe = opponent(seat)
        self.camps = [Camp(board, LIGHT), Camp(board, DARK)]
        self.mine = self.camps[self.me]
        self.theirs = self.camps[self.foe]
        self.site = board.site
        self.planet = board.planet
        self.counters = board.sides[self.me].counters
        self.my_turn = board.active == self.me  # only then one attacks
        self.planets_to_win = 1 if board.options.starter else PLANETS_TO_WIN
        self.quiet_turns = board.quiet_turns
        self.played = planets_played(board)  # mask
        self.question = question.kind
        self.number = question.number
        self.offered = pieces(board, question.cards)
        self.words = question.words

    # --- the game ---

    def planets_to_come(self) -> float:
        """How likely the game goes on when the current planet is decided."""
        ahead = [camp.planets + 1 < self.planets_to_win for camp in self.camps]
        return sum(ahead) / len(ahead)

    # --- the current planet ---

    def here(self, camp: Camp) -> list[Piece]:
        """A side's face-up cards on the current planet."""
        return camp.up[self.planet]

    def hidden_here(self, camp: Camp) -> int:
        return camp.hidden[self.planet]

    def committed(self) -> list[Piece]:
        """The own cards on the current planet, face down or not."""
        return self.mine.up[self.planet] + self.mine.down[self.planet]

    # --- the question ---

    def from_hand(self) -> list[Piece]:
        """The cards offered that are in hand; others are offered for their texts."""
        hand = {piece.id for piece in self.mine.hand}
        return [piece for piece in self.offered if piece.id in hand]

    def facts_of(self, card: int) -> Card:
        """Of a card in sight."""
        return self.board.card(card)

    def subject(self) -> Card:
        """The card the question speaks of."""
        return self.facts_of(self.number)


def scene_in(view: View) -> Scene:
    decision = view.decision
    question = Question("", 0, [], [])
    if decision is not None:
        cards = [option.card.id for option in decision.options if option.card is not None]
        words = [option.answer for option in decision.options if option.card is None]
        question = Question(decision.kind, decision.number, cards, words)
    return Scene(board_of(view), view.seat, question, view.status)


def scene_at(table: Table, decision: Decision) -> Scene:
    """What the one who is asked sees of an imagined table, without the detour of a view."""
    options = decision.options
    counting = decision.gesture == COUNT
    cards = [] if counting else [option for option in options if option >= 0]
    words = options if counting else [option for option in options if option < 0]
    question = Question(decision.kind, decision.number, cards, words)
    status = conflicts(table, decision.seat)
    return Scene(board_at(table, decision.seat), decision.seat, question, status)


def pieces(board: Table, cards: list[int]) -> list[Piece]:
    return [Piece(card, board.card(card)) for card in cards if card != NO_CARD]


def of_kind(cards: list[Piece], kind: int) -> list[Piece]:
    return [piece for piece in cards if piece.facts.kind == kind]


def characters(cards: list[Piece]) -> list[Piece]:
    return of_kind(cards, CHARACTER)


def weapons(cards: list[Piece]) -> list[Piece]:
    return of_kind(cards, WEAPON)


def battle_cards(cards: list[Piece]) -> list[Piece]:
    """All that can stand in a plan as a battle card; a double impact card once for each of its halves that can."""
    found: list[Piece] = []
    for piece in cards:
        found += [piece] if piece.facts.text is not None else halves(piece, BATTLE)
    return found


def effects(cards: list[Piece]) -> list[Piece]:
    found: list[Piece] = []
    for piece in cards:
        found += [piece] if piece.facts.kind == EFFECT else halves(piece, EFFECT)
    return found


def is_transport(piece: Piece) -> bool:
    return piece.facts.ship == TRANSPORT


def halves(piece: Piece, kind: int) -> list[Piece]:
    """The halves of a double impact card that are of a kind."""
    known = library().cards
    return [Piece(piece.id, known[half]) for half in piece.facts.halves if known[half].kind == kind]

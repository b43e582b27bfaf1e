"""What an opponent may be playing: decks people know, weighed by the cards it has shown."""

from __future__ import annotations

from math import exp
from typing import Final, final

from chancecube.bots.search.guide import draw
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList

UNKNOWN_DECKS: Final = 6  # decks of any cards, for opponents who play something of their own
CONVICTION: Final = (
    1.5  # a card shown that is in a deck makes this deck e to the power of this times as likely
)


@final
class Belief:
    """The decks somebody at one seat could have."""

    def __init__(self, lists: list[list[int]]) -> None:
        self.lists = lists
        self.counts: list[dict[int, int]] = [count(faces) for faces in lists]

    def weights(self, shown: list[int]) -> list[float]:
        """How likely each deck is after what was shown."""
        seen = count(shown)
        fits = [matches(seen, have) for have in self.counts]
        best = max(fits)
        return [exp(CONVICTION * (fit - best)) for fit in fits]

    def guess(self, weights: list[float], chance: Chance) -> list[int]:
        return self.lists[draw(weights, list(range(len(self.lists))), chance)]


def count(faces: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for face in faces:
        found[face] = found.get(face, 0) + 1
    return found


def matches(seen: dict[int, int], have: dict[int, int]) -> int:
    """How many of the cards seen the deck accounts for."""
    total = 0
    for face, times in seen.items():
        total += min(times, have.get(face, 0))
    return total


BELIEFS: Final[dict[str, Belief]] = {}  # worked out once for each game, format and seat


def belief_about(game: Game, format_name: str, seat: int) -> Belief:
    """What anybody could be playing at a seat: the ready decks of the format, and a few of any cards."""
    name = f"{game.name} {format_name} {seat}"
    if name not in BELIEFS:
        known = [deck for deck in game.ready_decks() if not game.deck_breaches(deck, format_name, seat)]
        chance = Chance(seed_of(seat))
        for _ in range(UNKNOWN_DECKS):
            known.append(game.random_decks(format_name, chance)[seat])
        BELIEFS[name] = Belief([faces_of(game, deck) for deck in known])
    return BELIEFS[name]


def belief_in(game: Game, deck: DeckList) -> Belief:
    """Where lists are open there is nothing to guess."""
    return Belief([faces_of(game, deck)])


def faces_of(game: Game, deck: DeckList) -> list[int]:
    """Without the cards this house does not know."""
    found: list[int] = []
    for code, copies in deck.cards.items():
        try:
            found += [game.face(code)] * copies
        except ChanceCubeError:
            continue
    return found

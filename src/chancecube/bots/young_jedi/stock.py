"""The stock: what the own draw deck may still hold, as far as the list of the deck is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from chancecube.bots.young_jedi.scene import Scene
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.library import library
from chancecube.young_jedi.vocabulary import FromDeck

UNKNOWN: Final = 0.5  # how likely anything is in a deck of which no list is known


@final
class Stock:
    """The cards of the own deck."""

    def __init__(self, deck: DeckList | None) -> None:
        self.is_known = deck is not None
        self.counts: dict[int, int] = {}  # by face
        self.titles: dict[int, int] = {}  # cards of each title
        for code, count in deck.cards.items() if deck is not None else ():
            card = library().find(code)
            if card is not None:
                self.counts[card.index] = self.counts.get(card.index, 0) + count
                self.titles[card.name] = self.titles.get(card.name, 0) + count

    def cards(self) -> list[Card]:
        """The whole deck as it was built."""
        known = library().cards
        return [known[face] for face, count in self.counts.items() for _ in range(count)]

    def payable(self, deed: FromDeck, counters: int) -> list[int]:
        """The faces of the deck a text may bring into play for so many counters."""
        known = library().cards
        meant = [face for face in self.counts if deed.who.meant(face)]
        return [face for face in meant if deed.free or known[face].counters <= counters]

    def unseen(self, scene: Scene) -> dict[int, int]:
        """By face, the cards out of sight: in the draw deck, or under the top of the discard pile."""
        left = self.counts.copy()
        for piece in scene.mine.in_sight():
            whole = piece.facts.index if piece.facts.whole == NO_FACE else piece.facts.whole
            if left.get(whole, 0):
                left[whole] -= 1
        return left

    def likelihood(self, scene: Scene, wanted: Callable[[int], bool]) -> float:
        """How likely the draw deck holds at least one of the faces wanted."""
        if not self.is_known:
            return UNKNOWN
        unseen = self.unseen(scene)
        hidden = sum(unseen.values())
        copies = sum([count for face, count in unseen.items() if wanted(face)])
        if not copies or not hidden:
            return 0.0
        missed: float = (1.0 - min(1.0, scene.mine.deck / hidden)) ** copies
        return 1.0 - missed

    def share(self, scene: Scene, wanted: Callable[[int], bool]) -> float:
        """What part of the cards out of sight is wanted."""
        unseen = self.unseen(scene)
        hidden = sum(unseen.values())
        return sum([count for face, count in unseen.items() if wanted(face)]) / max(1, hidden)

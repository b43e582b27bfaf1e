"""The cards of Parlour, for the server and its clients."""

from __future__ import annotations

from typing import Any

from chancecube.kernel.wire import DeckList
from chancecube.text.catalogue import Rule
from chancecube.text.speaker import Speaker
from tests.house.parlour.game import GAME, NUMBERS


class ParlourCatalogue:
    def codes(self) -> list[str]:
        return [GAME.code(face) for face in range(2 * NUMBERS)]

    def find(self, code: str) -> str:
        return GAME.code(GAME.face(code))

    def names(self, code: str) -> tuple[str, str]:
        return f"Card {code}", ""

    def data(self, code: str) -> dict[str, Any]:
        return {"number": GAME.face(code) % NUMBERS + 1}

    def works_with(self, code: str) -> list[str]:
        return []

    def settings(self) -> dict[str, list[str]]:
        return {}

    def read_deck(self, text: str, name: str) -> DeckList:
        return self.tidy_deck(DeckList(name, dict.fromkeys(text.split(), 1)))

    def write_deck(self, deck: DeckList) -> str:
        return "\n".join(deck.cards)

    def tidy_deck(self, deck: DeckList) -> DeckList:
        for code in deck.cards:
            GAME.face(code)
        return deck

    def side_of(self, deck: DeckList) -> int:
        return GAME.face(next(iter(deck.cards), "R1")) // NUMBERS

    def rules(self) -> list[Rule]:
        return [Rule("parlour.lay", "laying", "the house", "core")]

    def chapter_title(self, chapter: str, speaker: Speaker) -> str:
        return chapter


def make_catalogue() -> ParlourCatalogue:
    return ParlourCatalogue()

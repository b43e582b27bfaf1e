"""Jedi Knights in the lab."""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.decks import setup_of
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, KINDS, NO_THEME, STARSHIP, THEMES, WEAPON
from chancecube.jedi_knights.library import library
from chancecube.kernel.wire import DeckList
from chancecube.lab.games import Opening, take_out

FIGHTERS: Final = (CHARACTER, STARSHIP)
DRAWN: Final = (*FIGHTERS, WEAPON, EVENT)


@final
class JediKnightsStudy:
    def __init__(self) -> None:
        self.numbers = ["cost", "power", "destiny", "tactical"]
        self.families = ["kind", "theme", "keywords"]
        self.played = frozenset({"play", "event", "respond", "force", "site", "system", "theme"})

    def opening(self, deck: DeckList, laid: list[str]) -> Opening:
        """The hand's size stands on the Theme; a turn's draw is the mean of the Force cards, one of which is used a turn.

        What a Theme lets its player search for is out of the deck, too: name it as laid.
        """
        setup = setup_of(library(), deck)
        theme = setup.theme()
        counts: dict[str, int] = {}
        for card in setup.draw:
            counts[card.code] = counts.get(card.code, 0) + 1
        draws = [card.draw for card in setup.force]
        return Opening(
            take_out(counts, [self.whole(code) for code in laid]),
            theme.starting_hand if theme is not None else 0,
            round(sum(draws) / max(1, len(draws))),
        )

    def number(self, code: str, fact: str) -> int | None:
        card = card_of(code)
        if fact == "destiny":
            return card.destiny if card.kind in DRAWN else None
        if fact == "tactical":
            return card.tactical if card.kind == EVENT else None
        if fact == "power":
            return card.power if card.kind in FIGHTERS else None
        return card.cost if card.kind in (*FIGHTERS, WEAPON) else None

    def family(self, code: str, fact: str) -> list[str]:
        card = card_of(code)
        if fact == "kind":
            return [KINDS[card.kind]]
        if fact == "theme":
            return [THEMES[card.theme]] if card.theme != NO_THEME else []
        return list(card.keywords)

    def whole(self, code: str) -> str:
        return card_of(code).code


def card_of(code: str) -> Card:
    found = library().find(code)
    assert found is not None  # decks are read by those who know the codes
    return found


STUDY: Final = JediKnightsStudy()

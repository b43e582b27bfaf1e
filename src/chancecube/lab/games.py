"""What the lab must know about a game beside its rules: a new game is a module here and one line."""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol

from msgspec import Struct

from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import DeckList

# Name of the game -> the module that has its STUDY; imported only when it is asked for.
GAMES: Final = {
    "young-jedi": "chancecube.lab.young_jedi",
    "jedi-knights": "chancecube.lab.jedi_knights",
}


class Opening(Struct, frozen=True):
    """What the opening hand is drawn from."""

    cards: dict[str, int]  # the draw deck: how many of each card
    hand: int
    each_turn: int  # cards drawn in a turn, as a rule


class Study(Protocol):
    """One game's facts, named as in its catalogue."""

    numbers: list[str]  # facts worth a curve: costs, destiny
    families: list[str]  # facts cards are counted by: kinds, colours
    played: frozenset[str]  # events that say that a player has played a card

    def opening(self, deck: DeckList, laid: list[str]) -> Opening:
        """`laid` cards are out of the deck before the hand is drawn, one copy for each time they are named."""

    def number(self, code: str, fact: str) -> int | None:
        """A fact of a card of the draw deck, if it has one."""

    def family(self, code: str, fact: str) -> list[str]:
        """The families a card belongs to; none, or several."""

    def whole(self, code: str) -> str:
        """The card people have in their deck: a half in play, or a printing, is one of those."""


def study_of(game_name: str) -> Study:
    if game_name not in GAMES:
        raise BadOption("lab-no-game", {"game": game_name})
    study: Study = import_module(GAMES[game_name]).STUDY
    return study


def take_out(cards: dict[str, int], laid: list[str]) -> dict[str, int]:
    """The cards left when these are laid out."""
    left = dict(cards)
    for code in laid:
        if not left.get(code):
            raise BadOption("lab-not-in-deck", {"code": code})
        left[code] -= 1
    return {code: count for code, count in left.items() if count}

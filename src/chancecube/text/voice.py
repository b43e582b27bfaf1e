"""What a game says to people. Clients know games' words by this alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from chancecube.kernel.wire import Breach, SeenEvent, SeenOption, View
from chancecube.text.games import words_of
from chancecube.text.speaker import Speaker


class Voice(Protocol):
    """One game's words in one language."""

    def card_name(self, code: str) -> str:
        """Title and subtitle."""

    def card_text(self, code: str) -> str:
        """The game text generated from the card's effect; nothing if it has none."""

    def card_facts(self, code: str) -> list[tuple[str, str]]:
        """Labels and values for a card's page."""

    def question(self, view: View) -> str:
        """What the seat is asked, and what happens if it does nothing; else whom the game waits for."""

    def option(self, view: View, option: SeenOption) -> str:
        """The label of one answer to the question of the view."""

    def event(self, event: SeenEvent, me: int) -> str:
        """A line of the log for the seat `me`; nothing if the event is not worth one."""

    def breach(self, breach: Breach) -> str:
        """How a deck, or the decks of one game together, break a rule."""

    def side(self, side: int) -> str:
        """What a side is called."""

    def seat(self, seat: int) -> str:
        """What a seat of the format is called: as its side, or where that has several by `seat_words`."""

    def zone(self, name: str) -> str:
        """What a place for cards is called."""

    def ending(self, view: View) -> str:
        """Who won, and why."""

    def powers(self, view: View) -> dict[int, tuple[int, str]]:
        """The number each card the seat sees would fight with here and now, and how it comes about."""


def voice(game_name: str, speaker: Speaker, format_name: str = "") -> Voice:
    """The words of a game; the format says how its seats are called, if seats are to be spoken of."""
    made: Voice = words_of(game_name).make_voice(speaker, format_name)
    return made


def with_printing(label: str, view: View, option: SeenOption, name_of: Callable[[str], str]) -> str:
    """The label of an option, with the card's code if another printing of the same name is offered too."""
    if option.card is None or view.decision is None:
        return label
    code = option.card.code
    others = {one.card.code for one in view.decision.options if one.card is not None} - {code}
    return f"{label} ({code})" if name_of(code) in map(name_of, others) else label


def seat_words(speaker: Speaker, sides: list[str], seat_sides: list[int]) -> list[str]:
    """What seats are called whose sides are called so."""
    found: list[str] = []
    for seat, side in enumerate(seat_sides):
        number = seat_sides[:seat].count(side) + 1
        several = seat_sides.count(side) > 1
        found.append(speaker.say("seat-of-side", side=sides[side], number=number) if several else sides[side])
    return found

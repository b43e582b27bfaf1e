"""What a game says to people. Clients know games' words by this alone."""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol

from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import Breach, SeenEvent, SeenOption, View
from chancecube.text.speaker import Speaker

# Name of the game -> the module whose `make_voice` speaks for it; imported only when it is asked for.
VOICES: Final = {
    "young-jedi": "chancecube.text.young_jedi",
}


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
        """How a deck breaks a rule."""

    def seat(self, seat: int) -> str:
        """What a seat is called."""

    def zone(self, name: str) -> str:
        """What a place for cards is called."""

    def ending(self, view: View) -> str:
        """Who won, and why."""

    def powers(self, view: View) -> dict[int, tuple[int, str]]:
        """The number each card the seat sees would fight with here and now, and how it comes about."""


def voice(game_name: str, speaker: Speaker) -> Voice:
    if game_name not in VOICES:
        raise BadOption("no-game", {"game": game_name, "known": ", ".join(VOICES)})
    made: Voice = import_module(VOICES[game_name]).make_voice(speaker)
    return made

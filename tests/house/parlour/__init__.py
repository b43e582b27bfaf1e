"""The words of Parlour, in whichever language. Its catalogue, layout and shelf stand beside: all in one folder."""

from __future__ import annotations

from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.wire import Breach, SeenEvent, SeenOption, View
from chancecube.text.speaker import Speaker
from chancecube.text.voice import seat_words
from tests.house.parlour.game import GAME


class ParlourVoice:
    def __init__(self, speaker: Speaker, format_name: str) -> None:
        self.sides = ["Red", "Blue"]
        self.seats = seat_words(speaker, self.sides, GAME.seat_sides(format_name or "pair"))

    def card_name(self, code: str) -> str:
        return f"Card {code}"

    def card_text(self, code: str) -> str:
        return ""

    def card_facts(self, code: str) -> list[tuple[str, str]]:
        return []

    def question(self, view: View) -> str:
        return "Lay a card."

    def option(self, view: View, option: SeenOption) -> str:
        return option.name

    def event(self, event: SeenEvent, me: int) -> str:
        if event.kind == "over":
            return "It is over."
        who = self.seats[event.seat] if event.seat >= 0 else "Nobody"
        return f"{who}: {event.kind} {event.card.code if event.card is not None else ''}".strip()

    def breach(self, breach: Breach) -> str:
        return f"Breach: {breach.detail}."

    def side(self, side: int) -> str:
        return self.sides[side]

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def zone(self, name: str) -> str:
        return name

    def ending(self, view: View) -> str:
        if view.seat != SPECTATOR and view.winners:
            return "You win." if view.seat in view.winners else "You lose."
        return ", ".join([self.seats[seat] for seat in view.winners]) or "A draw"

    def powers(self, view: View) -> dict[int, tuple[int, str]]:
        return {}


def make_voice(speaker: Speaker, format_name: str) -> ParlourVoice:
    return ParlourVoice(speaker, format_name)

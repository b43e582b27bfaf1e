"""A view of Young Jedi, read into what the cadet thinks about: pieces, sides, the place."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.wire import SeenCard, View
from chancecube.young_jedi.even_up import HAND_SIZE
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DARK, LIGHT, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.victory import PLANETS_TO_WIN


@final
class Piece:
    """A card the cadet can see: its id, by which options name it, and its facts."""

    __slots__ = ("facts", "id")

    def __init__(self, card: int, facts: Card) -> None:
        self.id = card
        self.facts = facts


@final
class Camp:
    """One side of the table, as far as it is seen. What lies on planets is sorted by planet."""

    def __init__(self) -> None:
        self.deck = 0  # cards left to draw
        self.hand_size = 0
        self.hand: list[Piece] = []
        self.aside_size = 0
        self.aside: list[Piece] = []
        self.discard_top: list[Piece] = []
        self.up: list[list[Piece]] = [[], [], []]
        self.down: list[list[Piece]] = [[], [], []]
        self.hidden = [0, 0, 0]  # how many lie face down
        self.planets = 0  # planets controlled
        self.turns_here = 0

    def reserve(self) -> int:
        """What the draw deck would hold if the hand were evened up now: without it the game is lost."""
        return self.deck + self.hand_size - HAND_SIZE


@final
class Scene:
    """All that matters of a view, from the side of the one who looks."""

    def __init__(self, view: View) -> None:
        status: dict[str, Any] = view.status
        self.me = view.seat
        self.foe = LIGHT if view.seat == DARK else DARK
        self.camps = [Camp(), Camp()]
        self.mine = self.camps[self.me]
        self.theirs = self.camps[self.foe]
        self.site: int = status["site_number"]
        self.planet = PLANETS.index(status["planet"]) if status["planet"] else NOWHERE
        self.counters: int = status["counters"][self.me]
        self.my_turn = status["active"] == self.me  # only then one attacks
        self.planets_to_win = 1 if status["format"] == "starter" else PLANETS_TO_WIN
        self.played = 0  # mask of planets that have had a location
        for seat in (LIGHT, DARK):
            self.camps[seat].planets = len(status["controlled"][seat])
            self.camps[seat].turns_here = status["turns_here"][seat]
        asked = [] if view.decision is None else view.decision.options
        self.offered = pieces([option.card for option in asked if option.card is not None])
        self.words = [option.answer for option in asked if option.card is None]
        self.read_zones(view)

    def read_zones(self, view: View) -> None:
        for zone in view.zones:
            if zone.seat < 0:
                if zone.cards:
                    self.played |= 1 << PLANETS.index(zone.place)
                continue
            camp = self.camps[zone.seat]
            count = zone.count if zone.count is not None else 0
            if zone.name == "deck":
                camp.deck = count
            elif zone.name == "hand":
                camp.hand_size = count
                camp.hand = pieces(zone.cards)
            elif zone.name == "aside":
                camp.aside_size = count
                camp.aside = pieces(zone.cards)
            elif zone.name == "discard":
                camp.discard_top = pieces(zone.cards)
            elif zone.name == "up" and zone.cards:
                camp.up[PLANETS.index(zone.place)] = pieces(zone.cards)
            elif zone.name == "down" and count:
                camp.hidden[PLANETS.index(zone.place)] = count
                camp.down[PLANETS.index(zone.place)] = pieces(zone.cards)

    def planets_to_come(self) -> float:
        """How likely the game goes on when the current planet is decided."""
        ahead = [camp.planets + 1 < self.planets_to_win for camp in self.camps]
        return sum(ahead) / len(ahead)

    def here(self, camp: Camp) -> list[Piece]:
        """A side's face-up cards on the current planet."""
        return camp.up[self.planet]

    def hidden_here(self, camp: Camp) -> int:
        return camp.hidden[self.planet]

    def committed(self) -> list[Piece]:
        """The own cards on the current planet, face down or not."""
        return self.mine.up[self.planet] + self.mine.down[self.planet]


def pieces(cards: list[SeenCard]) -> list[Piece]:
    known = library().cards
    return [Piece(card.id, known[card.face]) for card in cards]


def of_kind(cards: list[Piece], kind: int) -> list[Piece]:
    return [piece for piece in cards if piece.facts.kind == kind]


def characters(cards: list[Piece]) -> list[Piece]:
    return of_kind(cards, CHARACTER)


def weapons(cards: list[Piece]) -> list[Piece]:
    return of_kind(cards, WEAPON)


def battle_cards(cards: list[Piece]) -> list[Piece]:
    return of_kind(cards, BATTLE)

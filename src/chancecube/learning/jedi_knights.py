"""What is worth telling about a table and a card of Jedi Knights."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

import numpy as np

from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.kinds import ALLEGIANCES, KINDS, THEMES, TIMES
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.notation import QUESTIONS
from chancecube.jedi_knights.table import ARENAS, PHASES
from chancecube.kernel.wire import View
from chancecube.learning.sight import Numbers, one_hot

ZONES: Final = [
    "deck",
    "hand",
    "discard",
    "theme",
    "theme-pile",
    "force",
    "used",
    "won",
    "events",
    "turned",
    "site",
    "system",
    "locations",
    "sites",
    "systems",
    "attached",
]
SEATS: Final = ["own", "partner", "first opponent", "second opponent"]
EACH: Final = ["own", "other"]
PER_SEAT: Final = ["rank", "theme-number", "force-number", "draw-number", "credits", "bonus-credits"]
MARKS: Final = [
    "rotated",
    "moved",
    "cost",
    "power now",
    "defense now",
    "leadership now",
    "main",
    "supporter",
    "fired",
    "bonus",
    "chosen",
    "running",
]
FACE: Final = [
    "cost",
    "power",
    "defense",
    "destiny",
    "leadership",
    "tactical",
    "hero",
    "typical",
    "capital",
    "personal",
    "force-number",
    "credits",
    "draw",
    "bonus",
]
AROUND: Final = (0, 2, 1, 3)  # seats from the own one: partners sit across from each other
RUNNING: Final = ("weapon", "target", "ship", "cause")  # where a card stands among what is going on


def face_row(card: Card) -> list[float]:
    return [
        card.cost / 6,
        card.power / 8,
        card.defense / 8,
        card.destiny / 8,
        card.leadership / 6,
        card.tactical / 6,
        float(card.hero),
        float(card.typical),
        float(card.capital),
        float(card.personal),
        card.force_number / 10,
        card.credits / 10,
        card.draw / 5,
        card.bonus / 5,
        *one_hot(KINDS, KINDS[card.kind]),
        *one_hot(ALLEGIANCES, ALLEGIANCES[card.allegiance]),
        *one_hot(THEMES, THEMES[card.theme] if card.theme >= 0 else ""),
        *one_hot(TIMES, TIMES[card.timing] if card.timing >= 0 else ""),
    ]


@final
class JediKnightsNotes:
    """Numbers are divided so that they are seldom above 1; `other` is the other side."""

    def __init__(self) -> None:
        self.zones = ZONES
        self.questions: list[str] = QUESTIONS
        self.cards_a_seat = 72  # a deck has no upper limit: `Sight` takes another number
        self.table_names = [
            "turn",
            "turns here",
            *[f"phase {phase}" for phase in PHASES],
            "final conflict",
            "quiet",
            "planets left",
            *[f"{who} planets" for who in EACH],
            "battle",
            "own attack",
            *[f"in {arena}" for arena in ARENAS],
            *[f"step {step}" for step in TIMES],
            *[f"{who} power" for who in EACH],
            *[f"{who} supporters" for who in EACH],
            *[f"{who} {name}" for who in SEATS for name in PER_SEAT],
        ]
        self.mark_names = MARKS
        self.face_names = [
            *FACE,
            *KINDS,
            *ALLEGIANCES,
            *[f"theme {theme}" for theme in THEMES],
            *[f"played at {time}" for time in TIMES],
        ]
        self.faces: Numbers = np.array([face_row(card) for card in library().cards], np.float32)

    def table(self, seen: View) -> list[float]:
        told = seen.status
        sides = (seen.seat % 2, 1 - seen.seat % 2)
        battle: dict[str, Any] = told.get("battle") or {}
        found = [
            told["turn"] / 10,
            told["turns_here"] / 5,
            *one_hot(PHASES, told["phase"]),
            float(told["final"]),
            told["quiet"] / 5,
            told["planets_left"] / 5,
            *[len(told["controlled"][side]) / 3 for side in sides],
            float(bool(battle)),
            float(battle.get("attacking") == sides[0]),
            *one_hot(ARENAS, battle.get("arena")),
            *one_hot(TIMES, battle.get("step")),
            *[battle["power"][side] / 10 if battle else 0.0 for side in sides],
            *[len(battle["supporters"][side]) / 5 if battle else 0.0 for side in sides],
        ]
        for away in AROUND:
            found += self.player(seen, away)
        return found

    def player(self, seen: View, away: int) -> list[float]:
        """The numbers of the player who sits so far from the own seat; a game of two leaves others empty."""
        players: list[dict[str, Any]] = seen.status["players"]
        if away >= len(players):
            return [0.0] * len(PER_SEAT)
        seat = (seen.seat + away) % len(players)
        one = players[seat]
        return [
            seen.status["rank"][seat] / 4,
            one["theme_number"] / 10,
            one["force_number"] / 10,
            one["draw_number"] / 5,
            one["credits"] / 10,
            one["bonus_credits"] / 10,
        ]

    def mark(self, seen: View, marks: Numbers) -> None:
        told = seen.status
        marks[told["rotated"], 0] = 1.0
        marks[told["moved"], 1] = 1.0
        for card, cost in told["costs"].items():
            marks[int(card), 2] = cost / 6
        for card, now in told["in_play"].items():
            marks[int(card), 3:6] = now["power"] / 8, now["defense"] / 8, now["leadership"] / 6
        self.mark_battle(told.get("battle") or {}, marks)
        for one in told["players"]:
            if one.get("chosen") is not None:
                marks[one["chosen"], 10] = 1.0
        for step in told.get("running", []):
            cards = [step[name] for name in RUNNING if step.get(name) is not None]
            marks[cards, 11] = 1.0

    def mark_battle(self, battle: dict[str, Any], marks: Numbers) -> None:
        if not battle:
            return
        marks[[card for card in battle["main"] if card is not None], 6] = 1.0
        for name, place in (("supporters", 7), ("bonus", 9)):
            for cards in battle[name]:
                marks[cards, place] = 1.0
        marks[battle["fired"], 8] = 1.0


@cache
def make_notes() -> JediKnightsNotes:
    return JediKnightsNotes()

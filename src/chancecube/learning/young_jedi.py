"""What is worth telling about a table and a card of Young Jedi."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

import numpy as np

from chancecube.kernel.wire import View
from chancecube.learning.sight import Numbers, one_hot
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import KINDS, UNIQUENESS
from chancecube.young_jedi.library import library
from chancecube.young_jedi.notation import QUESTIONS
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.table import PHASES

ZONES: Final = [
    "deck",
    "hand",
    "discard",
    "hyperspace",
    "aside",
    "used",
    "effect",
    "dueling",
    "dueled",
    "objective",
    "racers",
    "laps",
    "up",
    "down",
    "locations",
]
EACH: Final = ["own", "other"]
PER_SEAT: Final = ["counters", "turns-here", "planned", "to-plan", "fighting", "power", "thrust", "laps"]
MARKS: Final = ["here", "in-plan", "in-fight", "cost"]
FACE: Final = ["light", "counters", "power", "drawn-power", "damage", "destiny", "pips", "cubes"]
FLAGS: Final = ["duelist", "pilot", "podracer", "lightsaber", "acts", "special"]


def face_row(card: Card) -> list[float]:
    return [
        1.0 - card.side,
        card.counters / 6,
        max(card.power, 0) / 6,
        float(card.power < 0),
        card.damage / 6,
        card.destiny / 6,
        card.pips / 4,
        card.cubes / 4,
        *[1.0 if kind in card.kinds else 0.0 for kind in range(len(KINDS))],
        *one_hot(UNIQUENESS, UNIQUENESS[card.uniqueness]),
        float(card.duelist),
        float(card.pilot),
        float(card.podracer),
        float(card.lightsaber),
        float(card.acts),
        float(card.special),
    ]


@final
class YoungJediNotes:
    """Numbers are divided so that they are seldom above 1; `other` is the opponent."""

    def __init__(self) -> None:
        self.zones = ZONES
        self.questions: list[str] = QUESTIONS
        self.cards_a_seat = 60
        self.table_names = [
            "turn",
            "own turn",
            *[f"phase {phase}" for phase in PHASES],
            *[f"at {planet}" for planet in PLANETS],
            *[f"{who} controls {planet}" for who in EACH for planet in PLANETS],
            "quiet turns",
            "own counters known",
            "other counters known",
            "battle",
            "own attack",
            "in space",
            "duel",
            "evacuation",
            *[f"{who} {name}" for name in PER_SEAT for who in EACH],
        ]
        self.mark_names = MARKS
        self.face_names = [*FACE, *KINDS, *[f"uniqueness {name}" for name in UNIQUENESS], *FLAGS]
        self.faces: Numbers = np.array([face_row(card) for card in library().cards], np.float32)

    def table(self, seen: View) -> list[float]:
        told = seen.status
        order = (seen.seat, 1 - seen.seat)
        battle: dict[str, Any] = told.get("battle") or {}
        race: list[dict[str, Any] | None] = told.get("race") or [None, None]
        counters: list[int | None] = told["counters"]
        fighters = {one["seat"]: one for one in battle.get("fighters", [])}
        found = [
            told["turn"] / 20,
            float(told["active"] == seen.seat),
            *one_hot(PHASES, told["phase"]),
            *one_hot(PLANETS, told["planet"]),
            *[float(planet in told["controlled"][seat]) for seat in order for planet in PLANETS],
            told["quiet_turns"] / 10,
            *[float(counters[seat] is not None) for seat in order],
            float(bool(battle)),
            float(battle.get("attacker") == seen.seat),
            float(bool(battle.get("space"))),
            float("duel" in told),
            float("evacuation" in told),
        ]
        found += [(counters[seat] or 0) / 6 for seat in order]
        found += [told["turns_here"][seat] / 6 for seat in order]
        for name in ("planned", "to_plan"):
            found += [battle[name][seat] / 6 if battle else 0.0 for seat in order]
        found += [float(seat in fighters) for seat in order]
        found += [(fighters[seat]["power"] if seat in fighters else 0) / 10 for seat in order]
        for name in ("thrust", "laps"):
            found += [
                (track[name] if track is not None else 0) / 6 for track in (race[order[0]], race[order[1]])
            ]
        return found

    def mark(self, seen: View, marks: Numbers) -> None:
        told = seen.status
        for zone in seen.zones:
            if zone.place and zone.place == told["planet"]:
                marks[[card.id for card in zone.cards], 0] = 1.0
        battle: dict[str, Any] = told.get("battle") or {}
        for place, card in enumerate(battle.get("own_plan", [])):
            marks[card, 1] = (place + 1) / 10
        for fighter in battle.get("fighters", []):
            marks[fighter["characters"] + fighter["weapons"], 2] = 1.0
        for card, counters in (told.get("costs") or {}).items():
            marks[int(card), 3] = counters / 6


@cache
def make_notes() -> YoungJediNotes:
    return YoungJediNotes()

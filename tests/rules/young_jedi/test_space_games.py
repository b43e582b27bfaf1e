"""Games by chance with hyperspace full of ships: whatever is answered, every property of the engine holds."""

from __future__ import annotations

from collections import Counter

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.position import apply
from chancecube.young_jedi.library import library
from chancecube.young_jedi.table import Table
from tests.properties.checks import (
    check_cards,
    check_copy,
    check_no_leak,
    check_notation,
    check_options_playable,
    check_refusals,
    faces_by_seat,
)
from tests.properties.games import pick
from tests.rules.young_jedi.scenes import events, scene

LIGHT_SHIPS = [
    "DM-68",
    "DM-69",
    "DM-70",
    "JC-68",
    "JC-70",
    "BN-67",
    "BN-68",
    "BN-69",
    "BN-70",
    "DF-30",
    "BP-30",
]
DARK_SHIPS = ["DM-138", "DM-139", "DM-140", "JC-138", "BN-137", "BN-138", "BN-139", "DF-60", "BP-60"]
LIGHT_PEOPLE = ["DF-3", "DF-8", "DF-9", "DF-10", "EBN-P13", "DM-8", "DM-32", "DM-34"]
DARK_PEOPLE = ["DF-34", "BP-39", "DF-38", "DM-74", "DM-105", "DM-120", "JC-76"]
LIGHT_CARDS = [*LIGHT_PEOPLE, "DF-18", "DF-20", "V1-32", "V1-62", "BP-27", "DM-61"]
DARK_CARDS = [*DARK_PEOPLE, "DF-48", "DF-52", "BP-55", "BP-55", "V1-132", "RF-52/55", "DM-129"]
AGREED = ["", "", " tournament", " honour"]


def some(codes: list[str], number: int, chance: Chance) -> str:
    return ", ".join([codes[chance.below(len(codes))] for _ in range(number)])


def fleet(codes: list[str], chance: Chance) -> str:
    """Of the diamond ships several, of the others one at most, and of Amidala's Starship one version."""
    ships: list[str] = []
    for code in codes:
        most = 3 if library().by_code[code].is_diamond() else 1
        ships += [code] * (chance.below(most + 1) if code != "BN-67" and chance.below(2) else 0)
    return ", ".join(ships)


def space_game(seed: int) -> Table:
    """The middle of a game: a planet each is lost, cards are stranded there, and ships wait."""
    chance = Chance(seed_of(seed))
    lines = [
        f"young-jedi full{AGREED[seed % 4]}",
        f"turn: 9 {'light' if seed % 2 else 'dark'} deploy",
        f"seed: {seed}",
    ]
    lines += ["Tatooine: DM-135", "Coruscant: DM-66", "Naboo: DM-67"]
    for side, ships, cards, people in (
        ("light", LIGHT_SHIPS, LIGHT_CARDS, LIGHT_PEOPLE),
        ("dark", DARK_SHIPS, DARK_CARDS, DARK_PEOPLE),
    ):
        lines.append(f"{side}: controlled {'Tatooine' if side == 'light' else 'Coruscant'}")
        for planet in ("Tatooine", "Coruscant", "Naboo"):
            lines.append(f"{side} {planet}: {some(people, 1 + chance.below(3), chance)}")
        lines.append(f"{side} hyperspace: {fleet(ships, chance)}")
        lines.append(f"{side} hand: {some(ships + cards, 6, chance)}")
        lines.append(f"{side} deck: {some(ships + cards + cards, 36, chance)}")
    return scene("\n".join([line for line in lines if not line.endswith(": ")]))


def play_checked(seed: int, every: int) -> Counter[str]:
    chance = Chance(seed_of(seed + 7_000_000))
    table = space_game(seed)
    expected = faces_by_seat(table)
    seen = Counter[str]()
    decisions = 0
    while not table.over:
        seat, option = pick(table, chance)
        if decisions % every == seed % every:
            check_options_playable(table, expected)
            check_refusals(table)
            check_copy(table, seat, option)
            check_notation(table)
            for viewer in (0, 1, SPECTATOR):
                check_no_leak(table, viewer, chance)
        apply(table, seat, option)
        check_cards(table, expected)
        decisions += 1
    for kind in ("evacuate", "space-battle", "evacuated", "evacuation-failed", "shows-card", "slips-away"):
        seen[kind] += len(events(table, kind))
    seen["decisions"] = decisions
    return seen


def test_games_full_of_evacuations_keep_every_property() -> None:
    seen = Counter[str]()
    for seed in range(8):
        seen += play_checked(seed, 5)
    assert seen["evacuate"] >= 8

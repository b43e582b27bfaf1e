"""The matrices that come with the package: the ready decks of each format, as `scripts/matchups.sh` measured them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from chancecube.lab.matchups import MatrixFacts


@cache
def measured(game_name: str) -> tuple[MatrixFacts, ...]:
    """Those of a game, one for each format that was measured."""
    folder = files("chancecube.lab").joinpath("data")
    found: list[MatrixFacts] = []
    for entry in sorted(folder.iterdir(), key=str):
        if entry.name.endswith(".json"):
            matrix = msgspec.json.decode(entry.read_bytes(), type=MatrixFacts)
            if matrix.game == game_name:
                found.append(matrix)
    return tuple(found)

"""What the bots have learned: networks made by `scripts/train_master.py`, one for each game."""

from __future__ import annotations

from importlib.resources import files


def has_network(game_name: str) -> bool:
    return files(__name__).joinpath(file_of(game_name)).is_file()


def read_network(game_name: str) -> bytes:
    return files(__name__).joinpath(file_of(game_name)).read_bytes()


def file_of(game_name: str) -> str:
    return f"{game_name}.npz"

"""The house with one more game: one line in each registry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chancecube import registry
from chancecube.server import library_api
from chancecube.server.botroom import Worker
from chancecube.terminal import games as terminal_games
from chancecube.text import games as text_games
from tests.cli.conftest import call

__all__ = ["call", "parlour"]  # fixtures


async def here(self: Worker, work: Any, message: bytes, seconds: float) -> Any:
    """Bots think in this very process: others have never heard of the game."""
    return work(message)


@pytest.fixture(autouse=True)
def parlour(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.GAMES, "parlour", "tests.house.parlour.game")
    monkeypatch.setitem(text_games.GAMES, "parlour", "tests.house.parlour")
    monkeypatch.setitem(terminal_games.GAMES, "parlour", "tests.house.parlour")
    monkeypatch.setattr(Worker, "call", here)
    library_api.packed_games.cache_clear()
    yield
    library_api.packed_games.cache_clear()

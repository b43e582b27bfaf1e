from __future__ import annotations

import pytest

from chancecube.bots import Seen
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.position import Position, Step
from chancecube.kernel.views import view
from chancecube.young_jedi.game import GAME
from tests.bots.arena import random_decks
from tests.properties.games import new_game


def test_a_bot_is_shown_the_decision_and_the_view_of_its_seat() -> None:
    position = new_game(1)
    decision = position.pending[0]
    seen = Seen(GAME, position, decision.seat)
    assert seen.decision is decision
    assert seen.view() == view(GAME, position, decision.seat)
    assert seen.view() is seen.view()


def test_nothing_a_bot_is_shown_leads_to_the_position() -> None:
    position = new_game(1)
    seen = Seen(GAME, position, position.pending[0].seat)
    names = [name for name in dir(seen) if not name.startswith("_")]
    assert names == ["decision", "game", "imagine", "seat", "shown", "view"]
    assert not hasattr(seen, "__dict__")
    looked_at: set[int] = set()
    waiting: list[object] = [getattr(seen, name) for name in names] + [seen.view()]
    while waiting:
        thing = waiting.pop()
        assert not isinstance(thing, Position | Step)
        if id(thing) not in looked_at:
            looked_at.add(id(thing))
            if isinstance(thing, list | tuple):
                waiting.extend(thing)
            elif isinstance(thing, dict):
                waiting.extend(thing.values())
            else:
                fields = getattr(thing, "__struct_fields__", ()) or getattr(thing, "__dict__", {})
                waiting.extend(getattr(thing, name) for name in fields)


def test_who_is_not_asked_is_shown_nothing() -> None:
    position = GAME.new(random_decks(1, "full"), {"format": "full"}, new_game(1).chance, False)
    other = 1 - position.pending[0].seat
    with pytest.raises(ChanceCubeError, match="nothing-asked"):
        Seen(GAME, position, other)

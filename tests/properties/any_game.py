"""Properties every game has: copies, notation, records. Each raises AssertionError where it does not hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.record import new_record, play, read, replay, verify, write
from chancecube.kernel.wire import DeckList

Pick = Callable[[Position, Chance], tuple[int, int]]


def check_copy(position: Position, seat: int, option: int) -> None:
    """A copy is equal, independent, and plays on identically: so undo by copy is exact."""
    before = position.encode()
    twin = position.copy()
    assert twin.encode() == before
    apply(twin, seat, option)
    assert position.encode() == before
    again = position.copy()
    apply(again, seat, option)
    assert again.encode() == twin.encode()


def check_refusals(game: Game, position: Position, lowest_word: int, rules: set[str]) -> None:
    """Whatever is not offered is refused, with a rule of the register, and changes nothing."""
    before = position.encode()
    for seat in range(position.seats):
        decision = position.decision_of(seat)
        offered = decision.options if decision is not None else []
        for wish in range(lowest_word - 1, len(position.face) + 2):
            if wish in offered:
                assert game.why_not(position, seat, wish) == ""
                continue
            with pytest.raises(ChanceCubeError) as refused:
                game.answer(position, seat, wish)
            assert refused.value.arguments["rule"] in rules, refused.value.arguments
    assert position.encode() == before


def check_record(game: Game, decks: list[DeckList], settings: dict[str, str], seed: int, pick: Pick) -> None:
    """A whole game written down, read back and replayed reaches the identical position."""
    chance = Chance(seed_of(seed + 2_000_000))
    names = [f"player {seat}" for seat in range(len(decks))]
    record = new_record(game, decks, settings, names, seed_of(seed), ["cut", str(seed)])
    position = replay(game, record)
    while not position.over:
        seat, option = pick(position, chance)
        play(game, record, position, seat, option)
    loaded = read(write(record))
    assert verify(game, loaded).encode() == position.encode()
    half = len(loaded.answers) // 2
    assert replay(game, loaded, half).encode() == replay(game, record, half).encode()

"""Seats, sides and partners in the kernel and the lab."""

from __future__ import annotations

import pytest

from chancecube.bots import Seen, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.playout import play_out
from chancecube.kernel.record import (
    format_of,
    new_record,
    play,
    read,
    record_from_position,
    start,
    verify,
    write,
)
from chancecube.kernel.views import view
from chancecube.kernel.wire import DeckList
from chancecube.lab.simulate import simulate
from chancecube.registry import game
from tests.house.parlour.game import GAME

TEAMS = {"format": "teams"}
NAMES = ["red-1", "blue-1", "red-2", "blue-2"]


def test_a_side_of_several_seats_numbers_them() -> None:
    assert GAME.seat_names("pair") == ["red", "blue"]
    assert GAME.seat_names("teams") == NAMES
    assert GAME.partners("teams", 2) == [0, 2] and GAME.opponents("teams", 2) == [1, 3]
    young_jedi = game("young-jedi")
    assert young_jedi.seat_names("full") == young_jedi.sides and young_jedi.seat_sides("full") == [0, 1]


def test_a_position_knows_its_seats() -> None:
    position = GAME.new(GAME.random_decks("teams", Chance(seed_of(1))), TEAMS, Chance(seed_of(1)), False)
    assert GAME.format_of(position) == "teams"
    assert [GAME.seat_name(position, seat) for seat in range(4)] == NAMES
    play_out(position, Chance(seed_of(2)))
    with pytest.raises(ChanceCubeError, match="seat: blue-2"):
        GAME.find_option(position, 3, "bluff")


def test_masks_alone_say_what_a_partner_sees() -> None:
    position = GAME.new(GAME.random_decks("teams", Chance(seed_of(1))), TEAMS, Chance(seed_of(1)), False)
    for seat in range(4):
        seen = view(GAME, position, seat)
        assert [len(seen.zone("hand", other).cards) for other in range(4)] == [
            4 if other % 2 == seat % 2 else 0 for other in range(4)
        ]
    assert not any(zone.cards for zone in view(GAME, position, SPECTATOR).zones)


def test_a_record_of_four() -> None:
    decks = GAME.random_decks("teams", Chance(seed_of(3)))
    record = new_record(GAME, decks, TEAMS, ["a", "b", "c", "d"], seed_of(3), [])
    position = start(GAME, record)
    bots = [make_bot("random", GAME, seat) for seat in range(4)]
    middle = record_from_position(GAME, position, record.header.players)
    while not position.over:
        seat = position.pending[-1].seat
        play(GAME, record, position, seat, bots[seat].choose(Seen(GAME, position, seat)))
    again = read(write(record))
    assert verify(GAME, again).encode() == position.encode()
    assert again.closing is not None and again.closing.winners in ([], [0, 2], [1, 3])
    assert format_of(GAME, again) == format_of(GAME, middle) == "teams"


def test_results_are_counted_by_side() -> None:
    result = simulate(GAME, ["random"] * 4, None, TEAMS, 40, 1)
    assert len(result.wins) == 2 and min(result.wins) > 0
    assert sum(result.wins) + result.draws == result.games == 40
    low = DeckList("low", {f"R{number}": 1 for number in range(1, 6)})
    high = DeckList("high", {f"B{number}": 1 for number in range(4, 9)})
    beaten = simulate(GAME, ["random"] * 4, [low, high, low, high], TEAMS, 20, 1)
    assert beaten.wins[1] > beaten.wins[0]


def test_every_seat_must_be_filled() -> None:
    with pytest.raises(BadOption, match="seats-to-fill"):
        simulate(GAME, ["random"] * 2, None, TEAMS, 1, 1)

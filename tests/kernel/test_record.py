"""Records: written, read, replayed, verified, and refused when they lie."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadRecord
from chancecube.kernel.record import new_record, play, read, record_from_position, replay, verify, write
from chancecube.kernel.wire import Record
from tests.kernel.highest import HIGHEST


def played(seed: int = 1) -> Record:
    record = new_record(HIGHEST, [], {"seats": "3"}, ["ann", "bob", "cy"], seed_of(seed), ["x", "y", "z"])
    position = replay(HIGHEST, record)
    chance = Chance(seed_of(seed))
    while not position.over:
        decision = position.pending[chance.below(len(position.pending))]
        play(HIGHEST, record, position, decision.seat, decision.options[chance.below(3)])
    return record


def test_a_record_reads_back_and_verifies() -> None:
    record = played()
    assert read(write(record)) == record
    assert verify(HIGHEST, read(write(record))).over
    assert record.closing is not None


def test_every_prefix_of_a_record_is_a_position() -> None:
    record = played()
    assert [len(replay(HIGHEST, record, upto).pending) for upto in range(4)] == [3, 2, 1, 0]


def test_a_record_may_begin_in_the_middle() -> None:
    position = HIGHEST.read_position("highest: 2\nhand 0: N1, N2, N3\nhand 1: N7, N8, N9")
    record = record_from_position(HIGHEST, position, ["ann", "bob"])
    play(HIGHEST, record, position, 0, 3)
    play(HIGHEST, record, position, 1, 7)
    assert verify(HIGHEST, read(write(record))).winners == 2


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"game":"highest"', '"game":"lowest"', "record-other-game"),
        ('"rules":1', '"rules":99', "record-other-version"),
        ('"ask":"lay"', '"ask":"fly"', "record-not-asked"),
        ('"n":2,"seat"', '"n":2,"seet"', "record-bad-line"),
        ('"ending":"highest.win"', '"ending":"highest.luck"', "record-other-ending"),
        ('"words":["x"', '"words":["X"', "record-not-offered|record-other-ending"),
        ('"commitment":"', '"commitment":"00', "record-broken-commitment"),
        ('"secret":"', '"secret":"zz', "record-bad-secret"),
    ],
)
def test_a_record_that_lies_is_refused(old: str, new: str, key: str) -> None:
    text = write(played())
    assert old in text
    with pytest.raises(BadRecord, match=key):
        verify(HIGHEST, read(text.replace(old, new)))


def test_nothing_is_no_record() -> None:
    for text in ("", "\n\n", "hello", "[]", "{}"):
        with pytest.raises(BadRecord):
            read(text)

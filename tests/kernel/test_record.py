"""Records: written, read, replayed, verified, and refused when they lie."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadRecord
from chancecube.kernel.record import new_record, play, read, record_from_position, replay, verify, write
from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import Closing, Record
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


@pytest.mark.parametrize(("winners", "ending"), [([1, 2], "house.concede"), ([], "house.draw")])
def test_a_game_may_be_ended_by_the_house(winners: list[int], ending: str) -> None:
    record = played()
    record.answers.pop()
    record.closing = Closing(winners, ending)
    position = verify(HIGHEST, read(write(record)))
    assert (position.over, seats_of(position.winners, 3), position.ending) == (True, winners, ending)
    log = replay(HIGHEST, record, keep_log=True).log
    assert log is not None and (log[-1].kind, log[-1].rule) == ("over", ending)
    assert not replay(HIGHEST, record, len(record.answers)).over


@pytest.mark.parametrize(
    ("answers", "closing"),
    [
        (2, Closing([1], "highest.win")),  # that is a rule of the game, and it has not come to that
        (2, Closing([3], "house.concede")),
        (2, Closing([-1], "house.flag")),
        (2, Closing([1, 1], "house.flag")),
        (3, Closing([1], "house.concede")),  # the game was over already
    ],
)
def test_an_ending_that_cannot_be_is_refused(answers: int, closing: Closing) -> None:
    record = played()
    del record.answers[answers:]
    record.closing = closing
    with pytest.raises(BadRecord, match="record-other-ending"):
        verify(HIGHEST, read(write(record)))


def test_nothing_is_no_record() -> None:
    for text in ("", "\n\n", "hello", "[]", "{}"):
        with pytest.raises(BadRecord):
            read(text)

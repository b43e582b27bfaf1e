from __future__ import annotations

from chancecube.bots.search.effort import Effort


def test_an_unhurried_effort_is_as_many_playouts() -> None:
    effort = Effort(3)
    for _ in range(2):
        effort.begin()
        assert [effort.spend() for _ in range(4)] == [True, True, True, False]


def test_a_hurried_effort_ends_when_its_time_is_up() -> None:
    effort = Effort(10**9, 0.01)
    effort.begin()
    spent = 0
    while effort.spend():
        spent += 1
    assert 0 < spent < 10**9

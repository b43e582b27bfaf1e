from __future__ import annotations

from chancecube.bots.search.effort import Effort


def test_an_unhurried_effort_is_as_many_playouts() -> None:
    effort = Effort(3)
    for _ in range(2):
        effort.begin()
        assert [effort.spend() for _ in range(4)] == [True, True, True, False]


def test_several_playouts_are_taken_at_once_the_last_of_them_on_credit() -> None:
    effort = Effort(5)
    effort.begin()
    assert [effort.spend(3) for _ in range(3)] == [True, True, False]


def test_what_matters_more_is_thought_over_longer() -> None:
    effort = Effort(2)
    effort.begin(3)
    assert [effort.spend() for _ in range(7)] == [True] * 6 + [False]


def test_a_hurried_effort_ends_when_its_time_is_up() -> None:
    effort = Effort(10**9, 0.01)
    effort.begin()
    spent = 0
    while effort.spend():
        spent += 1
    assert 0 < spent < 10**9

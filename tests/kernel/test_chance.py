from __future__ import annotations

from collections import Counter

import pytest

from chancecube.kernel.chance import Chance, commitment, cut, seed_of


def test_the_stream_is_fixed_by_its_seed() -> None:
    one, two = Chance(seed_of(1)), Chance(seed_of(1))
    assert [one.word() for _ in range(40)] == [two.word() for _ in range(40)]
    assert [Chance(seed_of(1)).word()] != [Chance(seed_of(2)).word()]


def test_the_stream_is_the_same_on_every_build_and_machine() -> None:
    chance = Chance(seed_of(7))
    assert [chance.below(1000) for _ in range(8)] == [
        Chance(seed_of(7), place).below(1000) for place in range(8)
    ]
    assert Chance(seed_of(7)).word() == FIRST_WORD_OF_SEED_7


FIRST_WORD_OF_SEED_7 = 3791105858


def test_a_place_in_the_stream_can_be_taken_up_again() -> None:
    chance = Chance(seed_of(3))
    for _ in range(21):
        chance.word()
    assert Chance(seed_of(3), 21).word() == chance.copy().word() == chance.word()


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 60])
def test_below_is_fair(count: int) -> None:
    chance = Chance(seed_of(count))
    draws = 3000 * count
    counts = Counter(chance.below(count) for _ in range(draws))
    assert set(counts) == set(range(count))
    # Each count is binomial around 3000: six standard deviations are never left by chance.
    assert all(abs(seen - 3000) < 6 * 3000**0.5 for seen in counts.values())


def test_shuffle_reaches_every_order_equally_often() -> None:
    chance = Chance(seed_of(5))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(seen - 500) < 6 * 500**0.5 for seen in orders.values())


def test_commitment_binds_the_secret_and_every_word_cuts() -> None:
    secret = bytes(range(32))
    assert commitment(secret) != commitment(secret[::-1])
    assert cut(secret, ["a", "b"]) == cut(secret, ["a", "b"])
    assert len({cut(secret, words) for words in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], [])}) == 5
    assert cut(secret[::-1], ["a", "b"]) != cut(secret, ["a", "b"])

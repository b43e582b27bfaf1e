"""Packs: what cannot be opened, and that a seed opens the same pack again."""

from __future__ import annotations

import pytest

from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.packs import booster_sets, league_cards, open_booster, open_starter
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption


def test_the_same_seed_opens_the_same_pack() -> None:
    packs = [open_booster(library(), "PS", Chance(seed_of(8))) for _ in range(2)]
    assert packs[0] == packs[1]
    assert packs[0] != open_booster(library(), "PS", Chance(seed_of(9)))


def test_a_set_is_sold_in_boosters_if_it_can_fill_them() -> None:
    assert booster_sets(library()) == ["PS"]


@pytest.mark.parametrize(("set_code", "key"), [("PR", "jk-no-boosters"), ("XX", "no-set")])
def test_other_boosters_are_refused(set_code: str, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        open_booster(library(), set_code, Chance(seed_of(1)))
    assert caught.value.key == key


@pytest.mark.parametrize(("set_code", "key"), [("PR", "no-starter"), ("XX", "no-set")])
def test_other_starters_are_refused(set_code: str, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        open_starter(library(), set_code)
    assert caught.value.key == key


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        league_cards("sith-lord")
    assert caught.value.key == "jk-no-level"

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from chancecube import registry
from chancecube.bots.search.guide import Guide
from chancecube.bots.search.guides import guide_of
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import Position
from chancecube.lab import selfplay
from chancecube.lab.ladder import FULL_FORMATS
from chancecube.lab.selfplay import HABIT, INSTINCT, NOTHING, Recipe, gather, joined


@pytest.mark.parametrize("name", registry.game_names())
@pytest.mark.parametrize("bot", [INSTINCT, HABIT, "cadet"])
def test_each_position_is_kept_for_both_sides_with_what_they_made_of_the_game(name: str, bot: str) -> None:
    recipe = Recipe(name, FULL_FORMATS[name], bot, 3, blunders=0.1, random_decks=0.5)
    lessons = gather(recipe, range(4, 8))
    game = registry.game(name)
    position = game.new(
        game.random_decks(recipe.format, Chance(seed_of(1))),
        {"format": recipe.format},
        Chance(seed_of(2)),
        False,
    )
    assert lessons.features.shape == (len(lessons.results), len(guide_of(game).features(position, 0)))
    assert sorted(set(lessons.game_numbers)) == [0, 1, 2, 3]
    for number in range(4):
        results = lessons.results[lessons.game_numbers == number]
        half = len(results) // 2
        assert len(results) == 2 * half > 0
        assert (results[:half] + results[half:] == 1.0).all()


def test_the_same_recipe_gives_the_same_lessons_in_any_portions() -> None:
    recipe = Recipe("young-jedi", "full", INSTINCT, 5, random_decks=0.3)
    whole = gather(recipe, range(6))
    parts = joined([gather(recipe, range(2)), gather(recipe, range(2, 6))])
    assert np.array_equal(whole.features, parts.features)
    assert np.array_equal(whole.results, parts.results)
    assert np.array_equal(whole.game_numbers, parts.game_numbers)


def test_cards_are_kept_with_their_places_where_a_game_looks_at_them() -> None:
    recipe = Recipe("jedi-knights", "duel", HABIT, 5, rough=0.5)
    whole = gather(recipe, range(6))
    parts = joined([gather(recipe, range(2)), gather(recipe, range(2, 6))])
    assert np.array_equal(whole.holdings, parts.holdings)
    assert len(whole.holdings) == len(whole.results) and (whole.holdings != NOTHING).any(axis=1).all()
    assert gather(Recipe("young-jedi", "full", INSTINCT, 5), range(1)).holdings.shape[1] == 0


def test_the_first_side_alone_is_half_of_the_lessons() -> None:
    both = gather(Recipe("jedi-knights", "duel", HABIT, 5), range(3))
    one = gather(Recipe("jedi-knights", "duel", HABIT, 5, one_side=True), range(3))
    assert 2 * len(one.results) == len(both.results)
    for number in range(3):
        mine = both.features[both.game_numbers == number]
        assert np.array_equal(one.features[one.game_numbers == number], mine[: len(mine) // 2])


def test_the_other_side_is_not_looked_at_where_it_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    looked_at = selfplay.looked_at

    def noted(guide: Guide, position: Position, side: int) -> tuple[Any, Any]:
        looked.append(side)
        return looked_at(guide, position, side)

    monkeypatch.setattr(selfplay, "looked_at", noted)
    lessons = gather(Recipe("young-jedi", "full", INSTINCT, 5, one_side=True), range(1))
    assert looked == [0] * len(lessons.results) and looked


def test_rough_turns_are_played_otherwise() -> None:
    calm, rough = (
        gather(Recipe("jedi-knights", "duel", HABIT, 5, rough=share), range(2)) for share in (0.0, 1.0)
    )
    assert calm.features.tobytes() != rough.features.tobytes()


def test_bots_that_think_may_be_given_few_playouts() -> None:
    recipe = Recipe("young-jedi", "full", "knight-quick", 5, playouts=2)
    assert len(gather(recipe, range(1)).results) > 0

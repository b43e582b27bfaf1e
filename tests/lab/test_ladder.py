from __future__ import annotations

import pytest

from chancecube import registry
from chancecube.kernel.errors import BadOption
from chancecube.lab.ladder import decks_for, run_ladder
from chancecube.lab.workers import Workers
from chancecube.young_jedi.game import GAME


def test_the_better_bot_is_rated_higher() -> None:
    told: list[int] = []
    ladder = run_ladder(GAME, "starter", ["random", "cadet"], 10, 1, Workers(), told.append)
    ratings = ladder.ratings()
    assert [one.name for one in ratings] == ["cadet", "random"]
    assert ratings[0].points == 1000
    assert ratings[1].points + ratings[1].reach < 1000
    assert told[-1] == ladder.scores[0].games == 10


def test_the_result_does_not_depend_on_the_workers() -> None:
    alone = run_ladder(GAME, "starter", ["random", "cadet"], 6, 3, Workers())
    with Workers(2) as workers:
        assert run_ladder(GAME, "starter", ["random", "cadet"], 6, 3, workers) == alone


def test_a_tournament_broken_off_keeps_what_was_played() -> None:
    def enough(done: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    ladder = run_ladder(GAME, "starter", ["random", "cadet"], 400, 1, Workers(), enough)
    assert ladder.scores[0].games == 8


@pytest.mark.parametrize(
    ("name", "format_name"), [("young-jedi", "full"), ("jedi-knights", "duel"), ("jedi-knights", "team")]
)
def test_all_decks_get_played(name: str, format_name: str) -> None:
    game = registry.game(name)
    played = [decks_for(game, format_name, number) for number in range(64)]
    for decks in played:
        assert not game.decks_breaches(decks, format_name)
        assert not any([game.deck_breaches(deck, format_name, seat) for seat, deck in enumerate(decks)])
    pairs = {(decks[0].name, decks[1].name) for decks in played}
    assert len(pairs) > 15


def test_one_bot_makes_no_tournament() -> None:
    with pytest.raises(BadOption, match="two-bots"):
        run_ladder(GAME, "starter", ["cadet"], 1, 1, Workers())

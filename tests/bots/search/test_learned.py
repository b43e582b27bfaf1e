from __future__ import annotations

import pytest

from chancecube import registry
from chancecube.bots import Seen, make_bot
from chancecube.bots.search.guides import guide_of
from chancecube.bots.search.judge import Judge
from chancecube.bots.search.learned import LearnedJudge, network_of
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption
from chancecube.kernel.position import Position, apply
from chancecube.lab.ladder import FULL_FORMATS, decks_for


def judged(name: str, format_name: str, games: range) -> list[tuple[float, float, float]]:
    """For beginnings of turns of cadets' games: the first side's chances as learned and by rule of thumb, and the end."""
    game = registry.game(name)
    guide = guide_of(game)
    judge = LearnedJudge(guide, game.seat_sides(format_name), network_of(name))
    found: list[tuple[float, float, float]] = []
    for number in games:
        said: list[tuple[float, float]] = []
        decks = decks_for(game, format_name, number)
        position = game.new(decks, {"format": format_name}, Chance(seed_of(number + 77_000)), False)
        bots = [make_bot("cadet", game, number + seat, deck) for seat, deck in enumerate(decks)]
        clock = guide.clock(position)
        while position.pending:
            seat = position.pending[0].seat
            apply(position, seat, bots[seat].choose(Seen(game, position, seat)))
            if position.pending and guide.clock(position) != clock:
                clock = guide.clock(position)
                learned = judge.chances(position, 0)
                assert judge.chances(position, 1) == pytest.approx(1 - learned)
                said.append((learned, guide.judge(position, 0)))
        found += [(learned, thumb, judge.chances(position, 0)) for learned, thumb in said]
    return found


@pytest.mark.parametrize(
    ("name", "format_name"),
    [("young-jedi", "full"), ("young-jedi", "starter"), ("jedi-knights", "duel"), ("jedi-knights", "team")],
)
def test_what_was_learned_tells_more_than_the_rule_of_thumb_and_than_chance(
    name: str, format_name: str
) -> None:
    """By the mean square of the errors; always saying one half has 0.25."""
    found = judged(name, format_name, range(150))
    by_learning = sum([(learned - ended) ** 2 for learned, _, ended in found]) / len(found)
    by_thumb = sum([(thumb - ended) ** 2 for _, thumb, ended in found]) / len(found)
    assert by_learning < by_thumb < 0.25
    if format_name == "starter":
        assert by_learning < 0.175  # 0.188 as long as nothing had been learned of the first game


@pytest.mark.parametrize("name", registry.game_names())
def test_numbers_for_single_cards_ship_where_they_are_looked_at(name: str) -> None:
    game = registry.game(name)
    position = game.new(
        decks_for(game, FULL_FORMATS[name], 1), {"format": FULL_FORMATS[name]}, Chance(seed_of(1)), False
    )
    assert (network_of(name).known > 0) is bool(guide_of(game).holdings(position, 0))


def test_whoever_sees_more_in_a_position_asks_for_it_sooner() -> None:
    """A turn less to play on makes three times as many playouts of plans in the same time."""
    game = registry.game("young-jedi")
    guide = guide_of(game)
    assert (guide.knight.plan_horizon, guide.master.plan_horizon) == (2, 1)


@pytest.mark.parametrize("name", registry.game_names())
def test_a_finished_game_is_no_matter_of_opinion(name: str) -> None:
    game = registry.game(name)
    sides = game.seat_sides(FULL_FORMATS[name])
    position = Position(Chance(seed_of(1)), len(sides))
    position.finish(1, "over")
    for judge in (Judge(guide_of(game), sides), LearnedJudge(guide_of(game), sides, network_of(name))):
        assert (judge.chances(position, 0), judge.chances(position, 1)) == (1.0, 0.0)
    position = Position(Chance(seed_of(1)), len(sides))
    position.finish(0, "nobody")
    assert [judge.chances(position, side) for side in (0, 1)] == [0.5, 0.5]
    teams = Judge(guide_of(game), [0, 1, 0, 1])
    position = Position(Chance(seed_of(1)), 4)
    position.finish(0b1010, "over")
    assert [teams.chances(position, side) for side in (0, 1)] == [0.0, 1.0]


def test_a_game_nobody_has_learned_has_no_master() -> None:
    with pytest.raises(BadOption, match="no-bot"):
        network_of("patience")

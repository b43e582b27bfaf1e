"""What each card adds to its deck's wins."""

from __future__ import annotations

import pytest

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import Event
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.lab.cards import DRAWN, OPENING, PLAYED, Count, Duty, Tally, Watch, count_cards, worth
from chancecube.lab.decks import opening_of
from chancecube.lab.games import study_of
from chancecube.lab.simulate import Series, simulate
from chancecube.lab.workers import Workers
from chancecube.registry import game, game_names

GAMES = 12


def first_decks(rules: Game) -> list[DeckList]:
    format_name = rules.formats[0]
    return [
        next(deck for deck in rules.ready_decks() if not rules.deck_breaches(deck, format_name, side))
        for side in range(2)
    ]


def counted(rules: Game, seat: int, workers: int = 1) -> Tally:
    settings = {"format": rules.formats[0]}
    duty = Duty(Series(rules.name, ["random", "random"], first_decks(rules), settings, 4), seat)
    tally = Tally()
    with Workers(workers) as hands:
        count_cards([duty], GAMES, tally, hands)
    return tally


@pytest.mark.parametrize("game_name", game_names())
def test_the_games_are_those_of_the_same_series(game_name: str) -> None:
    rules = game(game_name)
    settings = {"format": rules.formats[0]}
    series = simulate(rules, ["random", "random"], first_decks(rules), settings, GAMES, 4)
    for seat in range(2):
        tally = counted(rules, seat)
        assert (tally.games, tally.wins) == (GAMES, series.wins[seat])


@pytest.mark.parametrize("game_name", game_names())
def test_ways_a_card_comes(game_name: str) -> None:
    """An opening hand is drawn, what is in it was in the draw deck, and cards of all kinds get played."""
    rules = game(game_name)
    deck = first_decks(rules)[1]
    tally = counted(rules, 1)
    opening = opening_of(rules, deck, [])
    own = {study_of(game_name).whole(code) for code in deck.cards}
    for way, by_card in tally.counts.items():
        assert set(by_card) <= own, way
        assert all(0 < count.games <= GAMES and count.wins <= count.games for count in by_card.values())
    for code, count in tally.counts[OPENING].items():
        assert code in opening.cards
        assert tally.counts[DRAWN][code].games >= count.games
    in_hands = sum(count.games for count in tally.counts[OPENING].values())
    assert GAMES < in_hands <= GAMES * opening.hand  # several different cards a hand
    assert len(tally.counts[PLAYED]) > opening.hand


def test_the_number_of_workers_changes_nothing() -> None:
    rules = game("young-jedi")
    assert counted(rules, 0) == counted(rules, 0, workers=2)


def test_what_a_card_adds() -> None:
    tally = Tally(games=100, wins=50)
    tally.counts[DRAWN]["X"] = Count(games=40, wins=30)
    found = worth(tally, "X", DRAWN)
    assert (found.rate, found.other_games, found.other_rate) == (0.75, 60, 20 / 60)
    assert found.adds == pytest.approx(0.75 - 1 / 3)
    assert 0 < found.adds_interval[0] < found.adds < found.adds_interval[1] < 1


def test_a_card_that_always_or_never_came_says_nothing() -> None:
    tally = Tally(games=10, wins=5)
    tally.counts[PLAYED]["X"] = Count(games=10, wins=5)
    assert worth(tally, "X", PLAYED).adds is None
    assert worth(tally, "Y", PLAYED).adds is None
    assert worth(tally, "Y", PLAYED).adds_interval == (-1.0, 1.0)


@pytest.mark.parametrize("game_name", game_names())
def test_what_the_others_play_is_not_the_decks_own(game_name: str) -> None:
    """Both sides may have the same card."""
    rules = game(game_name)
    decks = first_decks(rules)
    position = rules.new(decks, {"format": rules.formats[0]}, Chance(seed_of(1)), True)
    kind = min(study_of(game_name).played)
    mine, theirs = list(decks[0].cards)[:2]
    position.log = [
        Event(kind, seat, -1, rules.face(code), 0, "", 0, []) for seat, code in ((0, mine), (1, theirs))
    ]
    watch = Watch(rules, decks[0], 0)
    watch.at_log(position)
    assert watch.came[PLAYED] == {mine}

"""The improver: legal changes only, accepted by games that did not choose them, measured afresh."""

from __future__ import annotations

from typing import Any

import pytest

from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.lab import improve as module
from chancecube.lab.contests import Contest, play_all
from chancecube.lab.improve import FEWEST, Outcome, Swap, improve, stand_in, swapped
from chancecube.lab.matchups import Entry
from chancecube.lab.statistics import paired_difference
from chancecube.lab.workers import Workers
from chancecube.registry import game, game_names


def contest_of(rules: Game, format_name: str, side: int = 0) -> tuple[Contest, DeckList]:
    sides = [
        [deck for deck in rules.ready_decks() if not rules.deck_breaches(deck, format_name, seat)]
        for seat in range(2)
    ]
    contest = Contest(rules.name, format_name, side, [], [Entry([sides[1 - side][0]])], "random")
    return contest, sides[side][0]


YOUNG_JEDI = game("young-jedi")


# --- changing decks ---


def test_a_swap_takes_the_place_of_the_old_card() -> None:
    deck = DeckList("d", {"a": 2, "b": 3, "c": 1})
    assert list(swapped(deck, Swap("b", "x", 3)).cards.items()) == [("a", 2), ("x", 3), ("c", 1)]
    assert swapped(deck, Swap("b", "x", 1)).cards == {"a": 2, "b": 2, "x": 1, "c": 1}
    assert swapped(deck, Swap("b", "a", 3)).cards == {"a": 5, "c": 1}
    assert swapped(deck, Swap("a", "c", 1)).cards == {"a": 1, "b": 3, "c": 2}
    assert deck.cards == {"a": 2, "b": 3, "c": 1}


@pytest.mark.parametrize("game_name", game_names())
def test_a_stand_in_keeps_the_deck_legal(game_name: str) -> None:
    rules = game(game_name)
    contest, deck = contest_of(rules, rules.formats[0])
    code = max(deck.cards, key=lambda one: (deck.cards[one], one))
    swap = stand_in(contest, deck, code)
    changed = swapped(deck, swap)
    assert code not in changed.cards
    assert changed.size() == deck.size()
    assert rules.deck_breaches(changed, rules.formats[0], 0) == []
    with pytest.raises(BadOption, match="lab-not-in-deck"):
        stand_in(contest, changed, code)


# --- games from the same seeds ---


def test_games_do_not_depend_on_workers_or_on_how_they_are_divided() -> None:
    contest, deck = contest_of(YOUNG_JEDI, "starter")
    with Workers(1) as here, Workers(2) as apart:
        whole = play_all(contest, [deck], 10, 3, 7, here)
        assert play_all(contest, [deck], 10, 3, 7, apart) == whole
        parts = [play_all(contest, [deck], 5, first, 7, here)[0] for first in (3, 8)]
    assert [parts[0] + parts[1]] == whole


def test_a_side_wins_what_the_other_does_not() -> None:
    light, deck = contest_of(YOUNG_JEDI, "starter", 0)
    dark, other = contest_of(YOUNG_JEDI, "starter", 1)
    with Workers(1) as here:
        ours, theirs = play_all(light, [deck], 8, 0, 1, here)[0], play_all(dark, [other], 8, 0, 1, here)[0]
    assert all(mine + yours <= 1 for mine, yours in zip(ours, theirs, strict=True))
    assert 0 < sum(ours) < 8 or 0 < sum(theirs) < 8


# --- the search, with games that are made up ---


class MadeUp:
    """Instead of playing: a deck wins by how many copies of good cards it has."""

    def __init__(self, good: set[str], honest: bool = True) -> None:
        self.good = good
        self.honest = honest  # else the last measurement finds nothing of it
        self.legal = True
        self.played = 0
        self.series: list[tuple[int, range]] = []  # the seed's last digit, and which games

    def play_all(
        self,
        contest: Contest,
        decks: list[DeckList],
        games: int,
        first: int,
        seed: int,
        workers: Workers,
        progress: object = None,
    ) -> list[list[int]]:
        rules = game(contest.game)
        self.played += games * len(decks)
        self.series.append((seed % 10, range(first, first + games)))
        found: list[list[int]] = []
        for deck in decks:
            self.legal = self.legal and not rules.deck_breaches(deck, contest.format, contest.side)
            have = sum([count for code, count in deck.cards.items() if code in self.good])
            rate = have / deck.size() if self.honest or seed % 10 != module.LAST else 0.5 - have / 1000
            found.append(
                [(number * 7919 + seed) % 100 < 100 * rate for number in range(first, first + games)]
            )
        assert callable(progress)
        progress(games * len(decks))
        return found


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> MadeUp:
    deck = contest_of(YOUNG_JEDI, "full")[1]
    bad = set(list(deck.cards)[:30])
    made = MadeUp({code for code in module.card_pool(contest_of(YOUNG_JEDI, "full")[0]) if code not in bad})
    monkeypatch.setattr(module, "play_all", made.play_all)
    return made


def run(budget: int, seed: int = 1) -> tuple[DeckList, Outcome]:
    contest, deck = contest_of(YOUNG_JEDI, "full")
    outcome = Outcome(deck)
    improve(contest, deck, budget, seed, Workers(1), outcome)
    return deck, outcome


def test_better_cards_are_found_and_every_deck_played_is_legal(made_up: MadeUp) -> None:
    deck, outcome = run(20_000)
    assert outcome.steps and outcome.kept and outcome.measured
    assert outcome.after.rate() > outcome.before.rate()
    assert outcome.interval[0] <= outcome.gain <= outcome.interval[1]
    for step in outcome.steps:
        assert step.interval[0] > 0
        assert step.swap.out not in made_up.good and step.swap.into in made_up.good
    assert made_up.legal
    assert not YOUNG_JEDI.deck_breaches(outcome.deck, "full", 0)
    changed = deck
    for step in outcome.steps:
        changed = swapped(changed, step.swap)
    assert changed == outcome.deck


def test_the_budget_is_kept_and_the_seed_decides(made_up: MadeUp) -> None:
    _, outcome = run(20_000)
    assert outcome.rounds > 1
    assert outcome.spent == made_up.played <= 20_000
    assert run(20_000)[1] == outcome
    assert run(20_000, seed=2)[1].steps != outcome.steps


def test_no_game_is_played_for_two_purposes_or_in_two_rounds(made_up: MadeUp) -> None:
    _, outcome = run(20_000)
    games = [(stage, number) for stage, numbers in made_up.series for number in numbers]
    assert len(games) == len(set(games))
    proofs = [numbers for stage, numbers in made_up.series if stage == module.PROVE]
    assert len(proofs) == outcome.rounds > 1
    assert [stage for stage, _ in made_up.series].count(module.LAST) == 1


def test_what_does_not_stand_the_last_measurement_is_not_handed_out(made_up: MadeUp) -> None:
    made_up.honest = False
    deck, outcome = run(20_000)
    assert outcome.steps and outcome.gain <= 0
    assert not outcome.kept and outcome.deck == deck


def test_a_change_that_may_have_been_lucky_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It wins a single game more than the deck: a gain on average, but its interval reaches below zero."""
    proofs: list[tuple[float, float, float]] = []

    def play_all(
        contest: Contest, decks: list[DeckList], games: int, first: int, seed: int, *rest: Any
    ) -> list[list[int]]:
        found = [[0] * games for _ in decks]
        if seed % 10 == module.PROVE:
            found[0][0] = 1
            proofs.append(paired_difference(*found))
        tell = rest[-1]
        tell(games * len(decks))
        return found

    monkeypatch.setattr(module, "play_all", play_all)
    deck, outcome = run(20_000)
    assert len(proofs) == outcome.rounds > 1
    assert all(low < 0 < gain for gain, low, _ in proofs)
    assert not outcome.steps and not outcome.kept and outcome.deck == deck


# --- refusals, and a real run ---


def test_an_illegal_deck_and_too_few_games_are_refused() -> None:
    contest, deck = contest_of(YOUNG_JEDI, "full")
    with pytest.raises(BadDeck, match="lab-improve-illegal"):
        improve(contest, DeckList("short", {"DM-1": 1}), 1000, 1, Workers(1), Outcome(deck))
    with pytest.raises(BadOption, match="lab-improve-few"):
        improve(contest, deck, FEWEST - 1, 1, Workers(1), Outcome(deck))
    outcome = Outcome(deck)
    many = Contest(contest.game, contest.format, contest.side, [], contest.against * 8, contest.bot)
    with pytest.raises(BadOption, match="lab-improve-few") as refused:
        improve(many, deck, FEWEST, 1, Workers(1), outcome)
    assert (
        int(refused.value.arguments["least"]) > FEWEST and outcome.spent == 0
    )  # not a single round would fit


@pytest.mark.slow
@pytest.mark.parametrize("game_name", game_names())
def test_a_real_run_is_the_same_with_two_workers(game_name: str) -> None:
    rules = game(game_name)
    format_name = "starter" if game_name == "young-jedi" else rules.formats[0]
    contest, deck = contest_of(rules, format_name)
    found = []
    for workers in (1, 2):
        outcome = Outcome(deck)
        with Workers(workers) as hands:
            improve(contest, deck, FEWEST, 1, hands, outcome)
        found.append(outcome)
    assert found[0] == found[1]
    assert found[0].rounds >= 1 and found[0].measured
    assert not rules.deck_breaches(found[0].deck, format_name, 0)

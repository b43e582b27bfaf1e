"""Bots against bots, as often as asked, on as many processes as wanted; the seed alone decides what happens."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial

from msgspec import Struct, field

from chancecube.bots import Bot, Seen, dismiss, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import DeckList
from chancecube.lab.statistics import Spread, wilson
from chancecube.lab.workers import Progress, Workers, parcels_of
from chancecube.registry import game as registered


class Series(Struct, frozen=True):
    """What is played: everything a worker needs to know."""

    game: str
    bots: list[str]
    decks: list[DeckList] | None
    settings: dict[str, str]
    seed: int


class Result(Struct):
    """The counts of a series."""

    games: int = 0
    wins: list[int] = field(default_factory=list)  # by side
    draws: int = 0
    endings: dict[str, int] = field(default_factory=dict)  # rule id -> games
    turns: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    seconds: float = 0.0

    def intervals(self) -> list[tuple[float, float]]:
        """95 % confidence interval of each side's win rate."""
        return [wilson(wins, self.games) for wins in self.wins]

    def rates(self) -> list[float]:
        return [wins / self.games if self.games else 0.0 for wins in self.wins]

    def join(self, other: Result) -> None:
        self.games += other.games
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.draws += other.draws
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        self.turns.join(other.turns)
        self.decisions.join(other.decisions)

    def count(self, position: Position, seat_sides: list[int], decisions: int) -> None:
        """Adds a finished game; partners win it together."""
        winners = {seat_sides[seat] for seat in seats_of(position.winners, position.seats)}
        self.games += 1
        self.draws += not winners
        for side in winners:
            self.wins[side] += 1
        self.endings[position.ending] = self.endings.get(position.ending, 0) + 1
        self.turns.add(int(getattr(position, "turn", 0)))
        self.decisions.add(decisions)


def simulate(
    game: Game,
    bots: list[str],
    decks: list[DeckList] | None,
    settings: dict[str, str],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Progress | None = None,
) -> Result:
    """Plays the series, a bot and a deck for each seat; without decks each game gets random legal ones.

    The result is the same for any number of workers. Broken off, it has the games played so far.
    """
    seats = len(game.seat_sides(game.format_in(settings)))
    if len(bots) != seats or (decks is not None and len(decks) != seats):
        raise BadOption("seats-to-fill", {"seats": str(seats)})
    began = time.perf_counter()
    series = Series(game.name, bots, decks, settings, seed)
    result = Result(wins=[0] * len(game.sides))
    with suppress(KeyboardInterrupt), Workers(workers) as hands:
        for part in hands.run(partial(play_parcel, series), parcels_of(games)):
            result.join(part)
            if progress is not None:
                progress(result.games)
    result.endings = dict(sorted(result.endings.items()))
    result.seconds = time.perf_counter() - began
    return result


def play_parcel(series: Series, numbers: range) -> Result:
    game = registered(series.game)
    result = Result(wins=[0] * len(game.sides))
    for number in numbers:
        play_game(game, series, number, result)
    return result


def play_game(game: Game, series: Series, number: int, result: Result) -> None:
    """One game of the series; its number and the series' seed fix its decks, its shuffles and its bots."""
    seed = series.seed * 1_000_003 + number
    chance = Chance(seed_of(seed))
    format_name = game.format_in(series.settings)
    decks = series.decks
    if decks is None:
        decks = game.random_decks(format_name, chance)
    position = game.new(decks, series.settings, chance, False)
    bots = [
        make_bot(name, game, seed * len(series.bots) + seat, decks[seat])
        for seat, name in enumerate(series.bots)
    ]
    result.count(position, game.seat_sides(format_name), finish(game, position, bots))


def finish(game: Game, position: Position, bots: list[Bot]) -> int:
    """Lets the bots play on to the end, and go; returns how many decisions they took."""
    decisions = 0
    try:
        while not position.over:
            seat = position.pending[0].seat
            apply(position, seat, bots[seat].choose(Seen(game, position, seat)))
            decisions += 1
    finally:
        dismiss(bots, position)
    return decisions

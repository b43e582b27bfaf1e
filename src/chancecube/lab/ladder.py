"""Every bot against every other, over the ready decks of a game, with ratings.

The same decks, shuffles and seats for every pair of bots: what differs is how they play. Bots that think are given
their playouts, not their seconds, so the whole tournament comes out the same on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from typing import Final

from msgspec import Struct

from chancecube.bots import make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.views import seats_of
from chancecube.kernel.wire import DeckList
from chancecube.lab.ratings import Rating, rate
from chancecube.lab.simulate import finish
from chancecube.lab.statistics import wilson
from chancecube.lab.workers import Progress, Workers, parcels_of
from chancecube.registry import game as registered

ANCHOR: Final = "cadet"
ANCHORED: Final = 1000.0
FULL_FORMATS: Final = {"young-jedi": "full", "jedi-knights": "duel"}  # what the games are mostly played in


class Meeting(Struct, frozen=True):
    """Two bots, and how they meet: everything a worker needs to know."""

    game: str
    format: str
    bots: list[str]
    seed: int


class Score(Struct):
    """What the first of two bots made of their games."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def join(self, other: Score) -> None:
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws

    def points(self) -> float:
        return self.wins + self.draws / 2

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def meetings(game: Game, format_name: str, bots: list[str], seed: int) -> list[Meeting]:
    game.check_format(format_name)
    if len(bots) < 2:
        raise BadOption("two-bots", {})
    return [Meeting(game.name, format_name, list(pair), seed) for pair in combinations(bots, 2)]


def play_meeting(meeting: Meeting, numbers: range) -> Score:
    """Some games of a meeting; two and two have the same decks and luck with the bots' sides exchanged."""
    game = registered(meeting.game)
    score = Score()
    for number in numbers:
        winner = play_one(game, meeting, number)
        score.games += 1
        score.draws += winner is None
        score.wins += winner == 0
    return score


def play_one(game: Game, meeting: Meeting, number: int) -> int | None:
    """Which of the two bots wins a game; a bot plays all seats of its side."""
    sides = game.seat_sides(meeting.format)
    seed = meeting.seed * 1_000_003 + number // 2
    decks = decks_for(game, meeting.format, number // 2)
    position = game.new(decks, {"format": meeting.format}, Chance(seed_of(seed)), False)
    bots = [
        make_bot(meeting.bots[(side + number) % 2], game, seed * len(sides) + seat, decks[seat])
        for seat, side in enumerate(sides)
    ]
    finish(game, position, bots)
    winners = {(sides[seat] + number) % 2 for seat in seats_of(position.winners, position.seats)}
    return winners.pop() if len(winners) == 1 else None


STRIDE: Final = 7919  # a prime: one after another, the games have quite different decks
READY: Final[dict[str, list[list[DeckList]]]] = {}


def decks_for(game: Game, format_name: str, number: int) -> list[DeckList]:
    """Ready decks for every seat, in turn, so that sooner or later all meet all; random ones where they do not fit."""
    name = f"{game.name} {format_name}"
    if name not in READY:
        READY[name] = [
            [deck for deck in game.ready_decks() if not game.deck_breaches(deck, format_name, seat)]
            for seat in range(len(game.seat_sides(format_name)))
        ]
    decks: list[DeckList] = []
    place = number * STRIDE
    for ready in READY[name]:
        if not ready:
            raise BadOption("no-ready-decks", {"format": format_name})
        decks.append(ready[place % len(ready)])
        place //= len(ready)
    if game.decks_breaches(decks, format_name):
        return game.random_decks(format_name, Chance(seed_of(number)))
    return decks


def run_ladder(
    game: Game,
    format_name: str,
    bots: list[str],
    games: int,
    seed: int,
    workers: Workers,
    progress: Progress | None = None,
) -> Ladder:
    """Plays all meetings, so many games each; broken off, it has what was played so far."""
    planned = meetings(game, format_name, bots, seed)
    ladder = Ladder(game.name, format_name, bots, seed, [Score() for _ in planned])
    parcels = [
        (number, meeting, numbers)
        for numbers in parcels_of(games)  # every meeting gets on, so a tournament broken off is a small one
        for number, meeting in enumerate(planned)
    ]
    done = 0
    with suppress(KeyboardInterrupt):
        for number, score in workers.run(play_parcel, parcels):
            ladder.scores[number].join(score)
            done += score.games
            if progress is not None:
                progress(done)
    return ladder


def play_parcel(parcel: tuple[int, Meeting, range]) -> tuple[int, Score]:
    number, meeting, numbers = parcel
    return number, play_meeting(meeting, numbers)


class Ladder(Struct):
    """The results of a tournament."""

    game: str
    format: str
    bots: list[str]
    seed: int
    scores: list[Score]  # in the order of the meetings

    def pairs(self) -> Iterator[tuple[str, str, Score]]:
        for (one, other), score in zip(combinations(self.bots, 2), self.scores, strict=True):
            yield one, other, score

    def ratings(self) -> list[Rating]:
        points = [[0.0] * len(self.bots) for _ in self.bots]
        for one, other, score in self.pairs():
            mine, theirs = self.bots.index(one), self.bots.index(other)
            points[mine][theirs] = score.points()
            points[theirs][mine] = score.games - score.points()
        anchor = ANCHOR if ANCHOR in self.bots else self.bots[-1]
        return rate(self.bots, points, anchor, ANCHORED)

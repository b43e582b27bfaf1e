"""What each card adds to its deck's wins: games in which it came against games in which it did not.

opening   the card was in the opening hand. Chance alone decides that, so the difference is the card's doing.
drawn     it was in hand at some time. Long games see more cards: what is won late looks better than it is.
played    it was put into play or used. Who is winning plays more: read it beside the other two.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct, field

from chancecube.bots import Seen, dismiss, make_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.events import sees
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, apply
from chancecube.kernel.wire import DeckList
from chancecube.lab.games import Study, study_of
from chancecube.lab.simulate import Series
from chancecube.lab.statistics import difference, wilson
from chancecube.lab.workers import Progress, Workers, parcels_of
from chancecube.registry import game as registered

OPENING: Final = "opening"
DRAWN: Final = "drawn"
PLAYED: Final = "played"
WAYS: Final = [OPENING, DRAWN, PLAYED]


class Count(Struct):
    """Games with a card, and how many of them were won."""

    games: int = 0
    wins: int = 0


class Tally(Struct):
    """The counts of a deck's games."""

    games: int = 0
    wins: int = 0
    counts: dict[str, dict[str, Count]] = field(default_factory=lambda: {way: {} for way in WAYS})

    def join(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        for way, by_card in other.counts.items():
            for code, count in by_card.items():
                own = self.counts[way].setdefault(code, Count())
                own.games += count.games
                own.wins += count.wins

    def count(self, came: dict[str, set[str]], won: bool) -> None:
        """Adds a game: in which ways each card came."""
        self.games += 1
        self.wins += won
        for way, codes in came.items():
            for code in codes:
                own = self.counts[way].setdefault(code, Count())
                own.games += 1
                own.wins += won


class Worth(Struct):
    """A card's win rates with and without it, and the difference with its 95 % interval."""

    games: int
    rate: float
    interval: tuple[float, float]
    other_games: int
    other_rate: float
    other_interval: tuple[float, float]
    adds: float | None  # nothing if it always came, or never
    adds_interval: tuple[float, float]


def worth(tally: Tally, code: str, way: str) -> Worth:
    own = tally.counts[way].get(code, Count())
    games, wins = tally.games - own.games, tally.wins - own.wins
    rate, other = own.wins / max(1, own.games), wins / max(1, games)
    return Worth(
        games=own.games,
        rate=rate,
        interval=wilson(own.wins, own.games),
        other_games=games,
        other_rate=other,
        other_interval=wilson(wins, games),
        adds=rate - other if own.games and games else None,
        adds_interval=difference(own.wins, own.games, wins, games),
    )


class Duty(Struct, frozen=True):
    """The opponents' decks and ours, in the order of the seats, and which of them is looked at."""

    series: Series
    seat: int


class Parcel(Struct, frozen=True):
    game: int
    numbers: range


def count_cards(
    games: list[Duty], per_opponent: int, tally: Tally, workers: Workers, progress: Progress | None = None
) -> None:
    """Plays against each opponent; the tally has what was played even if it is broken off."""
    parcels = [Parcel(place, numbers) for numbers in parcels_of(per_opponent) for place in range(len(games))]
    for part in workers.run(partial(count_parcel, games), parcels):
        tally.join(part)
        if progress is not None:
            progress(tally.games)


def count_parcel(games: list[Duty], parcel: Parcel) -> Tally:
    tally = Tally()
    for number in parcel.numbers:
        count_game(games[parcel.game], number, tally)
    return tally


def count_game(wanted: Duty, number: int, tally: Tally) -> None:
    """The same game as in any other series of this seed."""
    series = wanted.series
    game = registered(series.game)
    assert series.decks is not None
    seed = series.seed * 1_000_003 + number
    position = game.new(series.decks, series.settings, Chance(seed_of(seed)), True)
    bots = [
        make_bot(name, game, seed * len(series.bots) + seat, series.decks[seat])
        for seat, name in enumerate(series.bots)
    ]
    look = Watch(game, series.decks[wanted.seat], wanted.seat)
    try:
        while not position.over:
            look.at_hand(position)
            seat = position.pending[0].seat
            apply(position, seat, bots[seat].choose(Seen(game, position, seat)))
    finally:
        dismiss(bots, position)
    look.at_log(position)
    tally.count(look.came, sees(position.winners, wanted.seat))


class Watch:
    """Which cards of one seat have come, and how."""

    def __init__(self, game: Game, deck: DeckList, seat: int) -> None:
        self.game = game
        self.study: Study = study_of(game.name)
        self.seat = seat
        self.own = {self.study.whole(code) for code in deck.cards}
        self.came: dict[str, set[str]] = {way: set() for way in WAYS}
        self.faces: dict[int, str] = {}
        self.hand: list[int] = []  # faces, when last looked

    def at_hand(self, position: Position) -> None:
        for zone in self.game.zones(position):
            if zone.name == "hand" and zone.seat == self.seat:
                self.see(sorted([position.face[card] for card in zone.cards]))
                return

    def see(self, faces: list[int]) -> None:
        if faces == self.hand:
            return
        codes = {self.code(face) for face in faces} & self.own
        if not self.hand and not self.came[DRAWN]:
            self.came[OPENING] |= codes
        self.hand = faces
        self.came[DRAWN] |= codes

    def at_log(self, position: Position) -> None:
        assert position.log is not None
        for event in position.log:
            if event.seat == self.seat and event.kind in self.study.played and event.face >= 0:
                code = self.code(event.face)
                if code in self.own:
                    self.came[PLAYED].add(code)

    def code(self, face: int) -> str:
        """The card people have in their deck."""
        found = self.faces.get(face)
        if found is None:
            found = self.faces[face] = self.study.whole(self.game.code(face))
        return found

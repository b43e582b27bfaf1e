"""One deck against several opponents, game by game from the same seeds: what two versions of it differ by."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.lab.matchups import Entry, seated
from chancecube.lab.simulate import Result, Series, play_game
from chancecube.lab.workers import Progress, Workers, parcels_of
from chancecube.registry import game as registered


class Contest(Struct, frozen=True):
    """Where a deck is tried: its side and partners, the opponents, the bot that plays all of them."""

    game: str
    format: str
    side: int
    partners: list[DeckList]
    against: list[Entry]
    bot: str

    def series(self, deck: DeckList, opponent: int, seed: int) -> Series:
        game = registered(self.game)
        entries = [Entry([deck, *self.partners]), self.against[opponent]]
        row, column = entries if self.side == 0 else entries[::-1]
        decks = seated(game, self.format, row, column)
        return Series(self.game, [self.bot] * len(decks), decks, {"format": self.format}, seed)

    def breaks_rules(self, deck: DeckList) -> bool:
        """Whether it could not be played at its seat, or not against one of the opponents."""
        game = registered(self.game)
        if game.deck_breaches(deck, self.format, seat_of(game, self.format, self.side)):
            return True
        for place in range(len(self.against)):
            decks = self.series(deck, place, 0).decks
            assert decks is not None
            if game.decks_breaches(decks, self.format):
                return True
        return False


def seat_of(game: Game, format_name: str, side: int) -> int:
    """The first seat of a side."""
    return game.seat_sides(format_name).index(side)


class Parcel(Struct, frozen=True):
    """Games of one deck; a game's number tells its opponent, too: they take turns."""

    deck: int
    numbers: range


class Part(Struct):
    deck: int
    first: int
    won: list[int]


def play_all(
    contest: Contest,
    decks: list[DeckList],
    games: int,
    first: int,
    seed: int,
    workers: Workers,
    progress: Progress | None = None,
) -> list[list[int]]:
    """For each deck, whether it won (1) or not (0) each of these games, in the order of their numbers."""
    found: list[dict[int, list[int]]] = [{} for _ in decks]
    places = range(len(decks))
    parcels = [Parcel(place, numbers) for numbers in parcels_of(games, first=first) for place in places]
    done = 0
    for part in workers.run(partial(play_part, contest, decks, seed), parcels):
        found[part.deck][part.first] = part.won
        done += len(part.won)
        if progress is not None:
            progress(done)
    return [[won for start in sorted(parts) for won in parts[start]] for parts in found]


def play_part(contest: Contest, decks: list[DeckList], seed: int, parcel: Parcel) -> Part:
    game = registered(contest.game)
    won: list[int] = []
    for number in parcel.numbers:
        series = contest.series(decks[parcel.deck], number % len(contest.against), seed)
        result = Result(wins=[0] * len(game.sides))
        play_game(game, series, number, result)
        won.append(result.wins[contest.side])
    return Part(parcel.deck, parcel.numbers.start, won)

"""Decks against decks: the decks of one side in rows, those of the other in columns, and how often the rows win."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from msgspec import Struct

from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.lab.simulate import Result, Series, play_parcel
from chancecube.lab.statistics import wilson
from chancecube.lab.workers import Progress, Workers, parcels_of


class Entry(Struct, frozen=True):
    """What one side plays: a deck for each of its seats."""

    decks: list[DeckList]

    def name(self) -> str:
        return " + ".join([deck.name for deck in self.decks])


class Parcel(Struct, frozen=True):
    """Games of one cell."""

    row: int
    column: int
    numbers: range


class Part(Struct):
    """What a parcel has come to."""

    row: int
    column: int
    result: Result


class Matrix(Struct):
    """Everybody of the first side against everybody of the second; no cell where decks do not go together."""

    game: str
    format: str
    bot: str
    seed: int
    sides: list[str]
    rows: list[Entry]
    columns: list[Entry]
    cells: list[list[Result | None]]

    def games(self) -> int:
        """Played so far."""
        return sum([cell.games for line in self.cells for cell in line if cell is not None])

    def pairings(self) -> list[tuple[int, int]]:
        return [
            (row, column)
            for row, line in enumerate(self.cells)
            for column, cell in enumerate(line)
            if cell is not None
        ]

    def over_row(self, row: int) -> Result:
        return together([cell for cell in self.cells[row] if cell is not None])

    def over_column(self, column: int) -> Result:
        found = [line[column] for line in self.cells]
        return together([cell for cell in found if cell is not None])


def together(results: list[Result]) -> Result:
    whole = Result(wins=[0, 0])
    for result in results:
        whole.join(result)
    return whole


# --- who plays ---


def side_seats(game: Game, format_name: str, side: int) -> list[int]:
    return [seat for seat, held in enumerate(game.seat_sides(format_name)) if held == side]


def seated(game: Game, format_name: str, row: Entry, column: Entry) -> list[DeckList]:
    """The decks in the order of the seats."""
    waiting = [list(row.decks), list(column.decks)]
    return [waiting[side].pop(0) for side in game.seat_sides(format_name)]


def fits(game: Game, format_name: str, side: int, entry: Entry) -> bool:
    """Whether these decks may be played by a side: each legal there, and good partners."""
    seats = side_seats(game, format_name, side)
    if len(seats) != len(entry.decks):
        return False
    for seat, deck in zip(seats, entry.decks, strict=True):
        if game.deck_breaches(deck, format_name, seat):
            return False
    lone = [DeckList("", {}) for _ in game.seat_sides(format_name)]
    for seat, deck in zip(seats, entry.decks, strict=True):
        lone[seat] = deck
    return not game.decks_breaches(lone, format_name)


def ready_entries(game: Game, format_name: str, side: int) -> list[Entry]:
    """The ready decks a side can play; in teams every pair of partners."""
    seats = len(side_seats(game, format_name, side))
    found = [Entry(list(decks)) for decks in combinations(game.ready_decks(), seats)]
    return [entry for entry in found if fits(game, format_name, side, entry)]


def sorted_entries(game: Game, format_name: str, entries: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Rows and columns: each entry with the side it fits; one that fits both stands on both."""
    sides: list[list[Entry]] = [[], []]
    for entry in entries:
        fitting = [side for side in (0, 1) if fits(game, format_name, side, entry)]
        if not fitting:
            raise BadDeck("lab-deck-nowhere", {"deck": entry.name(), "format": format_name})
        for side in fitting:
            sides[side].append(entry)
    if not sides[0] or not sides[1]:
        lacking = game.sides[0 if not sides[0] else 1]
        raise BadOption("lab-one-side", {"side": lacking})
    return sides[0], sides[1]


def new_matrix(
    game: Game, format_name: str, bot: str, seed: int, rows: list[Entry], columns: list[Entry]
) -> Matrix:
    """A matrix nobody has played in yet."""
    cells: list[list[Result | None]] = []
    for row in rows:
        line: list[Result | None] = []
        for column in columns:
            clash = game.decks_breaches(seated(game, format_name, row, column), format_name)
            line.append(None if clash else Result(wins=[0] * len(game.sides)))
        cells.append(line)
    return Matrix(game.name, format_name, bot, seed, game.sides, rows, columns, cells)


# --- playing ---


def play(game: Game, matrix: Matrix, games: int, workers: Workers, progress: Progress | None = None) -> None:
    """So many games in each cell; the matrix has what was played even if it is broken off.

    All cells are played from the same seeds, a parcel in each before the next, so that none lags behind.
    """
    jobs = {
        (row, column): Series(
            matrix.game,
            [matrix.bot] * len(game.seat_sides(matrix.format)),
            seated(game, matrix.format, matrix.rows[row], matrix.columns[column]),
            {"format": matrix.format},
            matrix.seed,
        )
        for row, column in matrix.pairings()
    }
    parcels = [Parcel(row, column, numbers) for numbers in parcels_of(games) for row, column in jobs]
    for part in workers.run(partial(play_cell, jobs), parcels):
        cell = matrix.cells[part.row][part.column]
        assert cell is not None
        cell.join(part.result)
        if progress is not None:
            progress(matrix.games())


def play_cell(jobs: dict[tuple[int, int], Series], parcel: Parcel) -> Part:
    series = jobs[parcel.row, parcel.column]
    return Part(parcel.row, parcel.column, play_parcel(series, parcel.numbers))


# --- as data ---


class EntryFacts(Struct):
    """What one side plays, by name."""

    name: str
    decks: list[str]
    title: str = ""  # the name in a reader's language, if there is one


class CellFacts(Struct):
    """Wins of the first side, with the 95 % interval of their rate."""

    games: int
    wins: int
    draws: int
    rate: float
    interval: tuple[float, float]
    turns: float


class MatrixFacts(Struct):
    """A matrix for files and the browser; no cell where decks do not go together."""

    game: str
    format: str
    bot: str
    seed: int
    games: int
    sides: list[str]
    rows: list[EntryFacts]
    columns: list[EntryFacts]
    cells: list[list[CellFacts | None]]
    row_totals: list[CellFacts]
    column_totals: list[CellFacts]


def matrix_facts(matrix: Matrix) -> MatrixFacts:
    return MatrixFacts(
        game=matrix.game,
        format=matrix.format,
        bot=matrix.bot,
        seed=matrix.seed,
        games=matrix.games(),
        sides=matrix.sides,
        rows=[entry_facts(entry) for entry in matrix.rows],
        columns=[entry_facts(entry) for entry in matrix.columns],
        cells=[[None if cell is None else cell_facts(cell) for cell in line] for line in matrix.cells],
        row_totals=[cell_facts(matrix.over_row(row)) for row in range(len(matrix.rows))],
        column_totals=[cell_facts(matrix.over_column(place)) for place in range(len(matrix.columns))],
    )


def entry_facts(entry: Entry) -> EntryFacts:
    return EntryFacts(entry.name(), [deck.name for deck in entry.decks])


def cell_facts(result: Result) -> CellFacts:
    """Numbers are rounded: what is behind the fourth place is chance."""
    low, high = wilson(result.wins[0], result.games)
    return CellFacts(
        games=result.games,
        wins=result.wins[0],
        draws=result.draws,
        rate=round(result.wins[0] / max(1, result.games), 4),
        interval=(round(low, 4), round(high, 4)),
        turns=round(result.turns.mean(), 2),
    )

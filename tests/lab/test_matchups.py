"""Decks against decks."""

from __future__ import annotations

import msgspec
import pytest

from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.wire import DeckList
from chancecube.lab.matchups import (
    Entry,
    Matrix,
    MatrixFacts,
    fits,
    matrix_facts,
    new_matrix,
    play,
    ready_entries,
    seated,
    sorted_entries,
)
from chancecube.lab.measured import measured
from chancecube.lab.pictures import Labels, colour_of, page
from chancecube.lab.simulate import Result, simulate
from chancecube.lab.workers import Workers
from chancecube.registry import game, game_names

RULES = game("young-jedi")
KNIGHTS = game("jedi-knights")


def small_matrix(seed: int = 1) -> Matrix:
    rows = [ready_entries(RULES, "starter", 0)[0]]
    return new_matrix(RULES, "starter", "random", seed, rows, ready_entries(RULES, "starter", 1))


def played(workers: int, seed: int = 1) -> MatrixFacts:
    matrix = small_matrix(seed)
    with Workers(workers) as hands:
        play(RULES, matrix, 9, hands)
    return matrix_facts(matrix)


def test_the_seed_decides_everything_and_the_number_of_workers_nothing() -> None:
    assert played(1) == played(2)
    assert played(1) != played(1, seed=2)


def test_a_cell_is_the_series_of_its_decks() -> None:
    matrix = small_matrix()
    with Workers(1) as hands:
        play(RULES, matrix, 9, hands)
    decks = [matrix.rows[0].decks[0], matrix.columns[0].decks[0]]
    series = simulate(RULES, ["random", "random"], decks, {"format": "starter"}, 9, 1)
    cell = matrix.cells[0][0]
    assert cell is not None
    assert (cell.wins, cell.draws, cell.turns) == (series.wins, series.draws, series.turns)
    facts = matrix_facts(matrix)
    told = facts.cells[0][0]
    assert told is not None
    assert (told.wins, told.rate) == (series.wins[0], round(series.wins[0] / 9, 4))
    assert told.interval == pytest.approx(series.intervals()[0], abs=1e-4)
    assert series.wins[0] != series.wins[1]


def test_totals_are_those_of_a_row_and_of_a_column() -> None:
    rows, columns = [ready_entries(RULES, "full", side)[:2] for side in (0, 1)]
    matrix = new_matrix(RULES, "full", "random", 1, rows, columns)
    for row, column in ((0, 0), (0, 1), (1, 1)):
        matrix.cells[row][column] = Result(games=2 + row + 4 * column, wins=[1 + column, 1])
    assert [matrix.over_row(row).games for row in (0, 1)] == [8, 7]
    assert [matrix.over_column(column).games for column in (0, 1)] == [2, 13]
    assert [total.wins for total in matrix_facts(matrix).column_totals] == [1, 4]


def test_what_was_played_stays_when_it_is_broken_off() -> None:
    matrix = small_matrix()

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with Workers(1) as hands, pytest.raises(KeyboardInterrupt):
        play(RULES, matrix, 9, hands, stop)
    assert matrix.games() == 4
    assert matrix_facts(matrix).cells[0][0] is not None


@pytest.mark.parametrize("game_name", game_names())
def test_ready_decks_of_every_format_find_opponents(game_name: str) -> None:
    rules = game(game_name)
    for format_name in rules.formats:
        rows, columns = [ready_entries(rules, format_name, side) for side in (0, 1)]
        matrix = new_matrix(rules, format_name, "random", 1, rows, columns)
        assert matrix.pairings(), format_name
        for row, column in matrix.pairings():
            decks = seated(rules, format_name, matrix.rows[row], matrix.columns[column])
            assert not rules.decks_breaches(decks, format_name)
            for seat, deck in enumerate(decks):
                assert not rules.deck_breaches(deck, format_name, seat)


def test_partners_sit_in_their_seats() -> None:
    rows, columns = [ready_entries(KNIGHTS, "team", side) for side in (0, 1)]
    assert all(len(entry.decks) == 2 for entry in rows + columns)
    one, two, three, four = seated(KNIGHTS, "team", rows[0], columns[0])
    assert ([one, three], [two, four]) == (rows[0].decks, columns[0].decks)
    assert not fits(KNIGHTS, "team", 0, Entry(rows[0].decks[:1]))
    assert not fits(KNIGHTS, "team", 0, Entry(rows[0].decks[:1] * 2))  # the same Hero twice


def test_decks_that_cannot_be_played_together_have_no_cell() -> None:
    """Both must have brought the same planets."""
    rules = game("jedi-knights")
    rows, columns = [ready_entries(rules, "duel", side)[:1] for side in (0, 1)]
    homeless = Entry([DeckList("without planets", {"PS-45": 1})])
    matrix = new_matrix(rules, "duel", "random", 1, rows, [*columns, homeless])
    assert matrix.pairings() == [(0, 0)] and matrix.cells[0][1] is None
    assert matrix_facts(matrix).cells[0][1] is None


def test_decks_are_sorted_by_side() -> None:
    light, dark = [ready_entries(RULES, "full", side)[0] for side in (0, 1)]
    assert sorted_entries(RULES, "full", [dark, light]) == ([light], [dark])
    with pytest.raises(BadOption, match="lab-one-side"):
        sorted_entries(RULES, "full", [light])
    with pytest.raises(BadDeck, match="lab-deck-nowhere"):
        sorted_entries(RULES, "full", [light, Entry([DeckList("short", {"DM-1": 1})])])
    jabba = Entry([deck for deck in KNIGHTS.ready_decks() if "Jabba" in deck.name])
    assert sorted_entries(KNIGHTS, "duel", [jabba]) == ([jabba], [jabba])  # Independent: plays for either


def labels(matrix: Matrix) -> Labels:
    return Labels(
        language="en",
        title="A <title>",
        note="note",
        rows=[entry.name() for entry in matrix.rows],
        columns=[entry.name() for entry in matrix.columns],
        row_side="Light",
        column_side="Dark",
        nothing="–",
        decimal_sign=",",
        percent="{} %",
    )


def test_the_page_needs_nothing_else_and_escapes_names() -> None:
    matrix = small_matrix()
    with Workers(1) as hands:
        play(RULES, matrix, 4, hands)
    made = page(matrix, labels(matrix))
    cell = matrix.cells[0][0]
    assert cell is not None
    assert "A &lt;title&gt;" in made and "<title>A &lt;" in made
    assert "<script" not in made and "href=" not in made and "src=" not in made
    assert f"{cell.wins[0]}/4" in made
    assert f"{cell.wins[0] * 25},0 %" in made


def test_colours_grow_stronger_away_from_one_half() -> None:
    even, some, much = [sum(colour_of(rate)) for rate in (0.5, 0.65, 0.9)]
    assert even > some > much
    assert colour_of(0.9) == colour_of(1.0) != colour_of(0.1)


# --- what comes with the package ---


@pytest.mark.parametrize("game_name", game_names())
def test_measured_matrices_are_of_decks_there_are(game_name: str) -> None:
    rules = game(game_name)
    ready = {deck.name: deck for deck in rules.ready_decks()}
    found = measured(game_name)
    assert rules.formats[0] in [matrix.format for matrix in found]
    for matrix in found:
        assert matrix.sides == rules.sides
        for side, entries in enumerate((matrix.rows, matrix.columns)):
            for entry in entries:
                assert fits(rules, matrix.format, side, Entry([ready[name] for name in entry.decks]))
        for line in matrix.cells:
            assert len(line) == len(matrix.columns)
            for cell in line:
                if cell is not None:
                    assert cell.wins + cell.draws <= cell.games
                    assert cell.interval[0] <= cell.rate <= cell.interval[1]
        total = sum(cell.games for line in matrix.cells for cell in line if cell is not None)
        assert total == matrix.games == sum(cell.games for cell in matrix.row_totals)


@pytest.mark.parametrize("game_name", game_names())
def test_all_ready_decks_of_the_first_format_are_measured(game_name: str) -> None:
    rules = game(game_name)
    first = next(matrix for matrix in measured(game_name) if matrix.format == rules.formats[0])
    for side, entries in enumerate((first.rows, first.columns)):
        names = [entry.name() for entry in ready_entries(rules, first.format, side)]
        assert [entry.name for entry in entries] == names


def test_facts_read_back() -> None:
    facts = played(1)
    assert msgspec.json.decode(msgspec.json.encode(facts), type=MatrixFacts) == facts

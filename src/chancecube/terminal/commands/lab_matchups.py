"""`chancecube lab matchups`: decks against decks."""

from __future__ import annotations

from pathlib import Path
from string import ascii_uppercase
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from chancecube.kernel.errors import BadOption
from chancecube.lab.matchups import (
    Entry,
    Matrix,
    matrix_facts,
    new_matrix,
    play,
    ready_entries,
    sorted_entries,
)
from chancecube.lab.pictures import Labels, colour_of, draw_png, import_matplotlib, ink_on, page
from chancecube.lab.simulate import Result
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.lab_options import (
    BotOption,
    FormatOption,
    GamesOption,
    JsonOption,
    RayOption,
    SeedOption,
    WorkersOption,
    check_writable,
    entry_title,
    lab_bot,
    lab_format,
    lab_games,
    lab_seed,
    lab_workers,
    leave,
    open_entry,
    percent,
    refuse_stdout,
    side_of_entry,
    span,
    with_bar,
    write_file,
    write_json,
)
from chancecube.terminal.commands.paper import QUIET, STRONG, plain_table

DecksArgument = Annotated[
    list[str] | None, typer.Argument(metavar="cli-lab-metavar-decks", help="cli-lab-matchups-decks")
]
ReadyOption = Annotated[bool, typer.Option("--ready", help="cli-lab-ready")]
PngOption = Annotated[str | None, typer.Option("--png", metavar="cli-metavar-file", help="cli-lab-png")]
HtmlOption = Annotated[str | None, typer.Option("--html", metavar="cli-metavar-file", help="cli-lab-html")]


def matchups(
    ctx: typer.Context,
    names: DecksArgument = None,
    ready: ReadyOption = False,
    format_name: FormatOption = None,
    games: GamesOption = "100",
    bot: BotOption = None,
    seed: SeedOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    json: JsonOption = None,
    png: PngOption = None,
    html: HtmlOption = None,
) -> None:
    desk = desk_of(ctx)
    rows, columns, chosen = entrants(desk, names or [], ready, format_name)
    desk.play_by(chosen)
    per_cell = lab_games(games)
    refuse_stdout(png=png, html=html)
    check_writable([json, png, html])
    if png is not None:
        import_matplotlib()  # said before an hour of games, not after it
    matrix = new_matrix(desk.game, chosen, lab_bot(desk, bot), lab_seed(seed), rows, columns)
    if not matrix.pairings():
        raise BadOption("cli-lab-no-pairing")
    with lab_workers(workers, ray) as hands:
        total = per_cell * len(matrix.pairings())
        finished = with_bar(desk, total, lambda told: play(desk.game, matrix, per_cell, hands, told))
    write_results(desk, matrix, json, png, html)
    leave(finished)


def entrants(
    desk: Desk, names: list[str], ready: bool, format_name: str | None
) -> tuple[list[Entry], list[Entry], str]:
    """Who plays in rows and columns, and by which format."""
    if ready == bool(names):
        raise BadOption("cli-lab-decks-or-ready")
    entries = [open_entry(desk, name) for name in names]
    chosen = lab_format(desk, format_name, entries)
    if ready:
        sides = [ready_entries(desk.game, chosen, side) for side in range(len(desk.game.sides))]
        if not sides[0] or not sides[1]:
            raise BadOption("cli-lab-no-opponents", {"format": desk.word("format", chosen)})
        return sides[0], sides[1], chosen
    for entry in entries:
        side_of_entry(desk, entry, chosen)
    rows, columns = sorted_entries(desk.game, chosen, entries)
    return rows, columns, chosen


def write_results(desk: Desk, matrix: Matrix, json: str | None, png: str | None, html: str | None) -> None:
    labels = labels_of(desk, matrix)
    if json is not None:
        write_json(desk, json, matrix_facts(matrix))
    if png is not None:
        draw_png(matrix, labels, Path(png))
    if html is not None:
        write_file(html, page(matrix, labels))
    if json != "-":
        desk.print(Text(labels.title, style=STRONG), Text(labels.note, style=QUIET), Text())
        desk.print(matrix_table(desk, matrix, labels))
        for place, name in enumerate(labels.columns):
            line = desk.say("cli-lab-column", deck=name, rate=told(desk, matrix.over_column(place)))
            desk.print(Text(f"  {letter(place)}  {line}", style=QUIET))


def labels_of(desk: Desk, matrix: Matrix) -> Labels:
    sides = [desk.word("side", side) for side in matrix.sides]
    format_word = desk.word("format", matrix.format)
    return Labels(
        language=desk.language,
        title=desk.say("cli-lab-matchups-title", game=desk.game.title, format=format_word),
        note=desk.say(
            "cli-lab-matchups-note",
            row=sides[0],
            column=sides[1],
            games=matrix.games(),
            bot=matrix.bot,
            seed=str(matrix.seed),
        ),
        rows=[entry_title(desk, entry) for entry in matrix.rows],
        columns=[entry_title(desk, entry) for entry in matrix.columns],
        row_side=sides[0],
        column_side=sides[1],
        nothing=desk.say("cli-lab-no-game"),
        decimal_sign=desk.say("cli-decimal-sign"),
        percent=desk.say("cli-percent", number="{}"),
    )


def letter(place: int) -> str:
    """A to Z, then AA, AB and so on."""
    whole, rest = divmod(place, len(ascii_uppercase))
    return (letter(whole - 1) if whole else "") + ascii_uppercase[rest]


def matrix_table(desk: Desk, matrix: Matrix, labels: Labels) -> Table:
    """Rates, and under each its interval; columns are called by letters, which are explained below."""
    heads = [letter(place) for place in range(len(labels.columns))]
    mean = desk.say("cli-lab-all")
    table = plain_table(labels.row_side, *heads, mean, numbers=(*heads, mean))
    for row, name in enumerate(labels.rows):
        cells = [cell_text(desk, cell) for cell in matrix.cells[row]]
        table.add_row(name, *cells, cell_text(desk, matrix.over_row(row)), end_section=False)
    return table


def cell_text(desk: Desk, cell: Result | None) -> Text:
    if cell is None or cell.games == 0:
        return Text("–", style=QUIET)
    rate = cell.rates()[0]
    low, high = cell.intervals()[0]
    colour = colour_of(rate)
    ground = f"{ink_on(colour)} on #{''.join([f'{part:02x}' for part in colour])}"
    return Text.assemble((f" {rate * 100:.0f} ", ground), (f"\n{low * 100:.0f}–{high * 100:.0f}", QUIET))


def told(desk: Desk, result: Result) -> str:
    return f"{percent(desk, result.rates()[0])} ({span(desk, result.intervals()[0])})"

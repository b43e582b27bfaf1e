"""Matrices as pictures: a PNG drawn by matplotlib, and a page for a browser that needs nothing else."""

from __future__ import annotations

from html import escape
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from msgspec import Struct

from chancecube.lab.matchups import Matrix
from chancecube.lab.statistics import wilson
from chancecube.lab.workers import MissingPackage

# From the columns' win to the rows': told apart by all kinds of eyes, nearly white where both win as often.
COLUMNS_WIN: Final = (178, 88, 10)
EVEN: Final = (247, 247, 245)
ROWS_WIN: Final = (23, 102, 168)
CELL: Final = (104, 54)  # of the page's drawing, in its own units
EDGE: Final = 12
NOTE_LETTERS: Final = 14  # of the picture's note, to an inch
CELL_INCHES: Final = 1.15  # from one column to the next
LETTER_INCHES: Final = 0.08  # of a letter in a name
SLANT: Final = 0.87  # the cosine of thirty degrees
LETTER: Final = 7.2  # the mean width of a letter at the page's size


class Labels(Struct):
    """What is written in and under a picture, in the reader's language."""

    language: str
    title: str
    note: str
    rows: list[str]
    columns: list[str]
    row_side: str
    column_side: str
    nothing: str  # in a cell of decks that do not go together
    decimal_sign: str
    percent: str  # with {} for the number

    def rate(self, share: float, digits: int = 0) -> str:
        number = f"{share * 100:.{digits}f}".replace(".", self.decimal_sign)
        return self.percent.replace("{}", number)


def colour_of(rate: float) -> tuple[int, int, int]:
    """A colour for a win rate of the rows; beyond 10 and 90 of 100 it grows no stronger."""
    end = ROWS_WIN if rate >= 0.5 else COLUMNS_WIN
    strength = min(1.0, abs(rate - 0.5) / 0.4)
    red, green, blue = [round(one + (two - one) * strength) for one, two in zip(EVEN, end, strict=True)]
    return red, green, blue


def ink_on(colour: tuple[int, int, int]) -> str:
    """Black or white, whichever is read more easily."""
    red, green, blue = colour
    return "#ffffff" if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else "#1b1b1b"


# --- PNG ---


def import_matplotlib() -> Any:
    try:
        import matplotlib as mpl
    except ImportError:
        raise MissingPackage("lab-package", {"package": "matplotlib", "extra": "lab"}) from None
    mpl.use("Agg")  # draws into files, on machines without a screen
    from matplotlib import pyplot as plt

    return plt


def draw_png(matrix: Matrix, labels: Labels, path: Path) -> None:
    """The heat map with rates and intervals in its cells."""
    pyplot = import_matplotlib()
    rows, columns = len(matrix.rows), len(matrix.columns)
    width, height = size_of(labels)
    figure, axes = pyplot.subplots(figsize=(width, height), layout="constrained")
    colours = [
        [(0.93, 0.93, 0.93) if cell is None else shares(colour_of(cell.rates()[0])) for cell in line]
        for line in matrix.cells
    ]
    axes.imshow(colours, aspect="auto")
    for row, column in matrix.pairings():
        cell = matrix.cells[row][column]
        assert cell is not None
        low, high = wilson(cell.wins[0], cell.games)
        rate = cell.rates()[0]
        ink = ink_on(colour_of(rate))
        axes.text(column, row - 0.12, labels.rate(rate), ha="center", va="center", color=ink, fontsize=12)
        span = f"{labels.rate(low)} – {labels.rate(high)}"
        axes.text(column, row + 0.26, span, ha="center", va="center", color=ink, fontsize=7)
    axes.set_xticks(range(columns), labels.columns, rotation=30, ha="left", rotation_mode="anchor")
    axes.set_yticks(range(rows), labels.rows)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    note = fill(labels.note, round(width * NOTE_LETTERS))
    figure.supxlabel(note, fontsize=8, x=0.01, ha="left")  # below the names of the rows, too
    figure.suptitle(labels.title, x=0.01, ha="left")
    # Tight: the layout itself leaves too little room for a slanting name behind the last cell.
    figure.savefig(path, dpi=150, format="png", metadata={"Software": None}, bbox_inches="tight")
    pyplot.close(figure)


def size_of(labels: Labels) -> tuple[float, float]:
    """Inches: a cell for each pair, and room for the names, those of the columns slanting to the right."""
    last = len(labels.columns) - 1
    beyond = [
        SLANT * LETTER_INCHES * len(name) - CELL_INCHES * (last - place)
        for place, name in enumerate(labels.columns)
    ]
    names = LETTER_INCHES * max([len(name) for name in labels.rows])
    width = 0.6 + names + CELL_INCHES * len(labels.columns) + max(beyond)
    height = 1.6 + 0.62 * len(labels.rows) + LETTER_INCHES * max([len(name) for name in labels.columns]) / 2
    return max(width, LETTER_INCHES * 1.3 * len(labels.title)), height


def shares(colour: tuple[int, int, int]) -> tuple[float, ...]:
    return tuple([part / 255 for part in colour])


# --- a page ---


def page(matrix: Matrix, labels: Labels) -> str:
    """One HTML file: the heat map as a drawing, and the same numbers as a table for those who cannot see it."""
    style = (
        "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:110rem;padding:0 1rem;color:#1b1b1b;"
        "background:#fff}svg{max-width:100%;height:auto}table{border-collapse:collapse;margin-top:1rem}"
        "th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:center}th{text-align:left}"
        ".scroll{overflow-x:auto}"
    )
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{labels.language}">',
            (
                f'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
                f"<title>{escape(labels.title)}</title><style>{style}</style></head>"
            ),
            f"<body><h1>{escape(labels.title)}</h1><p>{escape(labels.note)}</p>",
            f'<div class="scroll">{drawing(matrix, labels)}</div>',
            f'<div class="scroll">{number_table(matrix, labels)}</div>',
            "</body></html>",
            "",
        ]
    )


def drawing(matrix: Matrix, labels: Labels) -> str:
    """The heat map as SVG."""
    wide, tall = CELL
    left = EDGE + round(max([len(row) for row in labels.rows], default=0) * LETTER)
    head = EDGE + round(max([len(column) for column in labels.columns], default=0) * LETTER * 0.6)
    width = left + wide * len(labels.columns) + head
    height = head + tall * len(labels.rows) + EDGE
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
            f'aria-label="{escape(labels.title)}" font-family="system-ui,sans-serif" font-size="13">'
        )
    ]
    for column, name in enumerate(labels.columns):
        x, y = left + column * wide + wide // 2, head - 8
        parts.append(f'<text x="{x}" y="{y}" transform="rotate(-35 {x} {y})">{escape(name)}</text>')
    for row, name in enumerate(labels.rows):
        y = head + row * tall + tall // 2 + 5
        parts.append(f'<text x="{left - 8}" y="{y}" text-anchor="end">{escape(name)}</text>')
        for column in range(len(labels.columns)):
            parts.append(cell_drawing(matrix, labels, row, column, left + column * wide, head + row * tall))
    return "".join([*parts, "</svg>"])


def cell_drawing(matrix: Matrix, labels: Labels, row: int, column: int, x: int, y: int) -> str:
    wide, tall = CELL
    cell = matrix.cells[row][column]
    if cell is None:
        return f'<rect x="{x}" y="{y}" width="{wide - 2}" height="{tall - 2}" fill="#eee"/>'
    rate = cell.rates()[0]
    low, high = wilson(cell.wins[0], cell.games)
    colour = colour_of(rate)
    ink = ink_on(colour)
    middle = x + wide // 2 - 1
    span = f"{labels.rate(low)} – {labels.rate(high)}"
    hover = f"{labels.rows[row]} : {labels.columns[column]} – {labels.rate(rate, 1)} ({span}), {cell.wins[0]}/{cell.games}"
    return (
        f'<g><title>{escape(hover)}</title><rect x="{x}" y="{y}" width="{wide - 2}" height="{tall - 2}" '
        f'fill="#{"".join([f"{part:02x}" for part in colour])}"/>'
        f'<text x="{middle}" y="{y + 24}" text-anchor="middle" fill="{ink}" font-size="16">{labels.rate(rate)}</text>'
        f'<text x="{middle}" y="{y + 42}" text-anchor="middle" fill="{ink}" font-size="10">{span}</text></g>'
    )


def number_table(matrix: Matrix, labels: Labels) -> str:
    heads = "".join([f'<th scope="col">{escape(name)}</th>' for name in labels.columns])
    lines = [f"<tr><td></td>{heads}</tr>"]
    for row, name in enumerate(labels.rows):
        cells = "".join([cell_words(matrix, labels, row, column) for column in range(len(labels.columns))])
        lines.append(f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>')
    return f"<table><caption>{escape(labels.title)}</caption>{''.join(lines)}</table>"


def cell_words(matrix: Matrix, labels: Labels, row: int, column: int) -> str:
    cell = matrix.cells[row][column]
    if cell is None:
        return f"<td>{escape(labels.nothing)}</td>"
    low, high = wilson(cell.wins[0], cell.games)
    return (
        f"<td>{labels.rate(cell.rates()[0], 1)}<br><small>{labels.rate(low, 1)} – {labels.rate(high, 1)}<br>"
        f"{cell.wins[0]}/{cell.games}</small></td>"
    )

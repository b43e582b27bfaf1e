"""What the commands draw with: tables without walls, bars, and a console that leaves quietly."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

QUIET: Final = "dim"
STRONG: Final = "bold"
HEADING: Final = "bold cyan"
WIDE: Final = 120  # columns from which on there is room for everything


class Paper(Console):
    """A console on whose broken pipe the whole command ends, and not only the drawing."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def plain_table(*columns: str, numbers: tuple[str, ...] = ()) -> Table:
    """A table with a rule under its head and no other lines; columns of numbers stand to the right."""
    table = Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, header_style=HEADING
    )
    for column in columns:
        table.add_column(
            column,
            justify="right" if column in numbers else "left",
            overflow="fold",
            no_wrap=column in numbers,
        )
    return table


class FoldedTable(Table):
    """A table of a help page: where it is narrow, a long word goes on in the next line instead of being cut off."""

    def add_row(self, *cells: RenderableType | None, **extra: Any) -> None:
        super().add_row(*cells, **extra)
        for column in self.columns:
            column.overflow = "fold"


def folded_columns(parts: list[RenderableType]) -> Columns:
    """The help of one option, likewise."""
    for part in parts:
        if isinstance(part, Text):
            part.overflow = "fold"
    return Columns(parts)


def pairs_table(pairs: list[tuple[str, str]]) -> Table:
    """Labels and values, side by side."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=QUIET, no_wrap=True)
    table.add_column(overflow="fold")
    for label, value in pairs:
        table.add_row(label, Text(value))
    return table


def spread(left: Text, right: Text) -> Table:
    """One thing at the left edge, one at the right."""
    line = Table.grid(expand=True)
    line.add_column(justify="left")
    line.add_column(justify="right")
    line.add_row(left, right)
    return line


def bars(rows: list[tuple[str, int]], width: int, style: str = "cyan") -> Table:
    """A chart of counts: one bar a row, none longer than the width."""
    most = max([count for _, count in rows], default=0)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style=QUIET, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for label, count in rows:
        length = count if most <= width else round(count * width / most)
        table.add_row(label, Text("█" * length, style=style), str(count))
    return table


def bullet(text: Text, sign: str = "-", margin: int = 2) -> Table:
    """A text that hangs on its sign."""
    line = Table.grid(padding=(0, 1))
    line.add_column(width=margin + len(sign), justify="right")
    line.add_column(overflow="fold")
    line.add_row(sign, text)
    return line


def indented(text: Text, margin: int) -> Padding:
    return Padding(text, (0, 0, 0, margin), expand=False)


def heading(words: str) -> Text:
    return Text(words, style=HEADING)

"""The graph of an analysis: in letters for a terminal, and as a PNG."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from chancecube.lab.workers import MissingPackage

if TYPE_CHECKING:
    from chancecube.lab.analysis import Analysis

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
SIZE: Final = (10.0, 4.0)  # inches
COLOURS: Final = ("#2f6fb0", "#b0432f")


def columns_of(analysis: Analysis, width: int) -> list[float]:
    """The chances of the first side at so many places of the game."""
    found: list[float] = []
    place = 0
    points = analysis.points
    for column in range(width):
        at = column * analysis.answers / max(1, width - 1)
        while place + 1 < len(points) and points[place + 1].at <= at:
            place += 1
        found.append(points[place].chances)
    return found


def rows_of(analysis: Analysis, width: int, height: int) -> list[str]:
    """From the top down, in eighths of a line; something is seen even where the chances are none."""
    columns = columns_of(analysis, width)
    rows: list[str] = []
    for row in range(height - 1, -1, -1):
        line = ""
        for chances in columns:
            eighths = max(1, round(chances * height * 8)) - row * 8
            line += BLOCKS[max(0, min(8, eighths))]
        rows.append(line)
    return rows


def import_pyplot() -> Any:
    """`Any`: the package is not there for everybody."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise MissingPackage("lab-package", {"package": "matplotlib", "extra": "lab"}) from None
    mpl.use("Agg")
    from matplotlib import pyplot as plt

    return plt


def save_chart(analysis: Analysis, sides: list[str], title: str, below: str, percent: str) -> bytes:
    """A PNG; the chances of the first side below the line, of the other above it; `percent` has {} for a number."""
    pyplot = import_pyplot()
    figure, axes = pyplot.subplots(figsize=SIZE, layout="constrained")
    ats = [point.at for point in analysis.points]
    chances = [point.chances * 100 for point in analysis.points]
    axes.fill_between(ats, 0, chances, step="post", color=COLOURS[0], alpha=0.8, label=sides[0])
    axes.fill_between(ats, chances, 100, step="post", color=COLOURS[1], alpha=0.8, label=sides[1])
    for number, place in enumerate(analysis.turning, 1):
        choice = analysis.choices[place]
        axes.axvline(choice.at, color="black", linewidth=1)
        axes.annotate(str(number), (choice.at, 96), ha="left", va="top", fontweight="bold")
    axes.set(xlim=(0, analysis.answers), ylim=(0, 100), title=title, xlabel=below)
    axes.yaxis.set_major_formatter(percent.replace("{}", "{x:.0f}"))
    axes.legend(loc="lower left")
    content = BytesIO()
    figure.savefig(content, format="png", dpi=120, metadata={"Software": None})
    pyplot.close(figure)
    return content.getvalue()

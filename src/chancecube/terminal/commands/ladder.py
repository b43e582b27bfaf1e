"""`chancecube ladder`: every bot against every other, with ratings."""

from __future__ import annotations

import os
from itertools import combinations
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from chancecube.bots import bot_names
from chancecube.kernel.errors import BadOption
from chancecube.lab.ladder import Ladder, run_ladder
from chancecube.lab.workers import Workers
from chancecube.terminal.commands.bot import read_own
from chancecube.terminal.commands.deck_names import read_format
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.lab_options import leave
from chancecube.terminal.commands.paper import QUIET, STRONG, plain_table
from chancecube.terminal.commands.sim import MOST_GAMES, MOST_WORKERS, percent
from chancecube.terminal.commands.spoken import SpokenCommand

DEFAULT_BOTS: Final = ("master", "knight", "cadet", "random")

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-ladder-help", epilog="cli-everywhere")
def ladder(
    ctx: typer.Context,
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="cli-metavar-bot", help="cli-ladder-bots")
    ] = None,
    games: Annotated[str, typer.Option(metavar="N", help="cli-ladder-games")] = "100",
    format_name: Annotated[
        str | None, typer.Option("--format", metavar="game-formats", help="game-help-sim-format")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="N", help="cli-sim-seed")] = "1",
    workers: Annotated[str | None, typer.Option(metavar="N", help="cli-sim-workers")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    chosen = read_format(desk, format_name or desk.game.formats[0])
    desk.play_by(chosen)
    names = read_bots(desk, bots)
    count = read_number("--games", games, 1, MOST_GAMES)
    number = read_number("--seed", seed)
    hands = read_number("--workers", workers, 1, MOST_WORKERS) if workers is not None else os.cpu_count() or 1
    played = run(desk, chosen, names, count, number, hands)
    if as_json:
        desk.print_json(facts(played))
    else:
        print_ladder(desk, played, count)
    leave(not is_broken_off(played, count))


def read_bots(desk: Desk, given: list[str] | None) -> list[str]:
    """At least two different ones; without any the best known."""
    if not given:
        known = bot_names(desk.game)
        return [name for name in DEFAULT_BOTS if name in known]
    names = list(dict.fromkeys([read_own(desk, name) for name in given]))
    if len(names) < 2:
        raise BadOption("two-bots")
    return names


def run(desk: Desk, format_name: str, bots: list[str], games: int, seed: int, hands: int) -> Ladder:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        Workers(hands) as workers,
    ):
        whole = games * len(list(combinations(bots, 2)))
        task = progress.add_task(desk.say("cli-sim-playing"), total=whole)
        return run_ladder(
            desk.game,
            format_name,
            bots,
            games,
            seed,
            workers,
            lambda done: progress.update(task, completed=done),
        )


# --- telling the result ---


def facts(ladder: Ladder) -> dict[str, object]:
    return {
        "game": ladder.game,
        "format": ladder.format,
        "seed": ladder.seed,
        "ratings": [{"bot": one.name, "points": one.points, "reach": one.reach} for one in ladder.ratings()],
        "meetings": [
            {
                "bots": [one, other],
                "games": score.games,
                "wins": score.wins,
                "draws": score.draws,
                "interval": score.interval(),
            }
            for one, other, score in ladder.pairs()
        ],
    }


def is_broken_off(ladder: Ladder, wished: int) -> bool:
    return any([score.games < wished for score in ladder.scores])


def print_ladder(desk: Desk, ladder: Ladder, wished: int) -> None:
    if is_broken_off(ladder, wished):
        desk.print(Text(desk.say("cli-ladder-broken-off"), style=QUIET), Text())
    if any([score.games for score in ladder.scores]):
        desk.print(ratings_table(desk, ladder), Text())
        desk.print(meetings_table(desk, ladder))


def ratings_table(desk: Desk, ladder: Ladder) -> Table:
    words = {name: desk.say(f"cli-ladder-{name}") for name in ("bot", "rating", "reach")}
    table = plain_table(*words.values(), numbers=(words["rating"], words["reach"]))
    for one in ladder.ratings():
        table.add_row(
            Text(one.name, style=STRONG), desk.decimal(one.points, 0), f"± {desk.decimal(one.reach, 0)}"
        )
    return table


def meetings_table(desk: Desk, ladder: Ladder) -> Table:
    names = ("bot", "against", "games-played", "rate", "interval")
    words = {name: desk.say(f"cli-ladder-{name}") for name in names}
    table = plain_table(*words.values(), numbers=tuple(words[name] for name in names[2:]))
    for one, other, score in ladder.pairs():
        if score.games:
            low, high = score.interval()
            interval = f"{percent(desk, low)} – {percent(desk, high)}"
            table.add_row(one, other, str(score.games), percent(desk, score.wins / score.games), interval)
    return table

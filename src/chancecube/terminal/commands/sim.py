"""`chancecube sim`: bots against bots, counted."""

from __future__ import annotations

import os
import secrets
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from chancecube.bots import usual_bot
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.wire import DeckList
from chancecube.lab.simulate import Result, simulate
from chancecube.lab.statistics import Spread
from chancecube.terminal.commands.deck_names import choose_decks, read_format, refuse_breaches
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.game_options import GameCommand, GameOption
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.lab_options import leave
from chancecube.terminal.commands.paper import QUIET, STRONG, plain_table
from chancecube.terminal.commands.seats import DECK, given_bots, given_to_seats, seat_options
from chancecube.terminal.commands.spoken import seat_choices

SEEDS: Final = 1_000_000_000
MOST_GAMES: Final = 100_000_000
MOST_WORKERS: Final = 256
RANDOM: Final = "random"

app = typer.Typer(add_completion=False)


class SimCommand(GameCommand):
    """Each side, and each seat of a side with several, has its bot and its deck."""

    def game_options(self, desk: Desk) -> list[GameOption]:
        return seat_options(desk, seat_choices(desk.game))


@app.command(cls=SimCommand, help="cli-sim-help", epilog="cli-everywhere")
def sim(
    ctx: typer.Context,
    games: Annotated[str, typer.Option(metavar="N", help="cli-sim-games")] = "100",
    format_name: Annotated[
        str | None, typer.Option("--format", metavar="game-formats", help="game-help-sim-format")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="cli-sim-seed")] = None,
    workers: Annotated[str | None, typer.Option(metavar="N", help="cli-sim-workers")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    chosen = read_format(desk, format_name or desk.game.formats[0])
    desk.play_by(chosen)
    bots = sim_bots(desk, chosen)
    count = read_number("--games", games, 1, MOST_GAMES)
    number = secrets.randbelow(SEEDS) if seed is None else read_number("--seed", seed)
    hands = read_number("--workers", workers, 1, MOST_WORKERS) if workers is not None else os.cpu_count() or 1
    decks = sim_decks(desk, chosen, number)
    result = run(desk, bots, decks, chosen, count, number, hands)
    finished = result.games == count
    if as_json:
        desk.print_json(result_facts(desk, result, bots, chosen, number))
    else:
        if not finished:
            desk.print(Text(desk.say("cli-ladder-broken-off"), style=QUIET), Text())
        if result.games:
            print_result(desk, result, bots, number)
    leave(finished)


def sim_bots(desk: Desk, format_name: str) -> list[str]:
    """The bots asked for; else the usual one at the first side, against the one that plays by chance."""
    first = usual_bot(desk.game)
    usual = [first if side == 0 else RANDOM for side in desk.game.seat_sides(format_name)]
    given = given_bots(desk, format_name)
    return [given.get(seat, bot) for seat, bot in enumerate(usual)]


def sim_decks(desk: Desk, format_name: str, seed: int) -> list[DeckList] | None:
    """All decks, or none of them: then every game gets new ones by chance."""
    given = given_to_seats(desk, format_name, DECK)
    if not given:
        return None
    wishes = [given.get(seat) for seat in range(len(desk.game.seat_sides(format_name)))]
    decks = choose_decks(desk, wishes, format_name, Chance(seed_of(seed)))
    refuse_breaches(desk, decks, format_name)
    return decks


def run(
    desk: Desk,
    bots: list[str],
    decks: list[DeckList] | None,
    format_name: str,
    games: int,
    seed: int,
    workers: int,
) -> Result:
    """Shows how far it is, on the error stream, so that the output stays clean."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(desk.say("cli-sim-playing"), total=games)
        return simulate(
            desk.game,
            bots,
            decks,
            {"format": format_name},
            games,
            seed,
            workers,
            lambda done: progress.update(task, completed=done),
        )


# --- telling the result ---


def result_facts(
    desk: Desk, result: Result, bots: list[str], format_name: str, seed: int
) -> dict[str, object]:
    sides = {
        side: {
            "bots": side_bots(desk, place, bots, format_name),
            "wins": result.wins[place],
            "rate": result.rates()[place],
            "interval": interval,
        }
        for place, (side, interval) in enumerate(zip(desk.game.sides, result.intervals(), strict=True))
    }
    return {
        "game": desk.game.name,
        "format": format_name,
        "seed": seed,
        "games": result.games,
        "sides": sides,
        "draws": result.draws,
        "endings": result.endings,
        "turns": spread_facts(result.turns),
        "decisions": spread_facts(result.decisions),
        "seconds": result.seconds,
    }


def side_bots(desk: Desk, side: int, bots: list[str], format_name: str) -> list[str]:
    held = desk.game.seat_sides(format_name)
    return [bot for seat, bot in enumerate(bots) if held[seat] == side]


def spread_facts(spread: Spread) -> dict[str, float]:
    return {"mean": spread.mean(), "least": spread.least, "most": spread.most}


def print_result(desk: Desk, result: Result, bots: list[str], seed: int) -> None:
    title = desk.say(
        "cli-sim-title", games=result.games, seconds=desk.decimal(result.seconds, 1), seed=str(seed)
    )
    desk.print(Text(title, style=QUIET), Text())
    desk.print(wins_table(desk, result, bots), Text())
    desk.print(length_table(desk, result), Text())
    desk.print(endings_table(desk, result))


def wins_table(desk: Desk, result: Result, bots: list[str]) -> Table:
    words = {name: desk.say(f"cli-sim-{name}") for name in ("side", "bot", "wins", "rate", "interval")}
    table = plain_table(*words.values(), numbers=(words["wins"], words["rate"], words["interval"]))
    for side, (low, high) in enumerate(result.intervals()):
        rate = percent(desk, result.rates()[side])
        interval = f"{percent(desk, low)} – {percent(desk, high)}"
        names = ", ".join(side_bots(desk, side, bots, desk.format_name))
        table.add_row(desk.voice.side(side), names, str(result.wins[side]), rate, interval)
    table.add_row(
        desk.say("cli-sim-draws"), "", str(result.draws), percent(desk, result.draws / result.games), ""
    )
    return table


def length_table(desk: Desk, result: Result) -> Table:
    words = {name: desk.say(f"cli-sim-{name}") for name in ("length", "mean", "least", "most")}
    table = plain_table(*words.values(), numbers=(words["mean"], words["least"], words["most"]))
    for name, spread in (("turns", result.turns), ("decisions", result.decisions)):
        mean = desk.decimal(spread.mean(), 1)
        table.add_row(desk.say(f"cli-sim-{name}"), mean, str(spread.least), str(spread.most))
    return table


def endings_table(desk: Desk, result: Result) -> Table:
    """How the games ended: the rule and what it says, the commonest first."""
    words = {name: desk.say(f"cli-sim-ending-{name}") for name in ("count", "rule", "says")}
    table = plain_table(*words.values(), numbers=(words["count"],))
    for rule, count in sorted(result.endings.items(), key=lambda ending: -ending[1]):
        table.add_row(str(count), Text(rule, style=STRONG), desk.speaker.rule(rule))
    return table


def percent(desk: Desk, rate: float) -> str:
    return desk.say("cli-percent", number=desk.decimal(rate * 100, 1))

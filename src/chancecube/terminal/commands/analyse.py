"""`chancecube analyse`: after a game, how the chances went and where it was lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from chancecube.kernel.errors import BadOption
from chancecube.kernel.record import replay, write
from chancecube.kernel.views import view
from chancecube.kernel.wire import Record
from chancecube.lab.analysis import (
    DECISION,
    EVERY,
    Analysis,
    Choice,
    Course,
    Job,
    analyse_apart,
    cards_of,
    in_words,
)
from chancecube.lab.battle_odds import Clash, Odds
from chancecube.lab.battles import odds_at
from chancecube.lab.charts import import_pyplot, rows_of, save_chart
from chancecube.lab.judges import SECONDS, best_bot
from chancecube.lab.workers import Workers
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_beside
from chancecube.terminal.commands.inputs import STDIN, file_error, read_choice, read_number
from chancecube.terminal.commands.lab_options import check_writable, refuse_stdout, write_json
from chancecube.terminal.commands.paper import HEADING, QUIET, STRONG, heading, indented, plain_table
from chancecube.terminal.commands.record import open_record
from chancecube.terminal.commands.seats import read_bot
from chancecube.terminal.commands.sim import MOST_WORKERS, percent
from chancecube.terminal.commands.spoken import SpokenCommand
from chancecube.terminal.commands.table_words import EVERYTHING, look

MARGIN: Final = 6  # columns left of the graph
WIDEST: Final = 110
HEIGHT: Final = 9
MOST_SECONDS: Final = 600.0
OPTIONS_TOLD: Final = 3

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-analyse-help", epilog="cli-everywhere")
def analyse(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-record-file")],
    bot: Annotated[str | None, typer.Option(metavar="cli-metavar-bot", help="cli-analyse-bot")] = None,
    seconds: Annotated[str, typer.Option(metavar="S", help="cli-analyse-seconds")] = str(SECONDS),
    every: Annotated[str, typer.Option(metavar="decision|turn", help="cli-analyse-every")] = DECISION,
    odds: Annotated[str | None, typer.Option(metavar="N", help="cli-analyse-odds")] = None,
    seed: Annotated[str, typer.Option(metavar="N", help="cli-analyse-seed")] = "0",
    workers: Annotated[str | None, typer.Option(metavar="N", help="cli-sim-workers")] = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="cli-metavar-file", help="cli-lab-json")
    ] = None,
    png: Annotated[str | None, typer.Option(metavar="cli-metavar-file", help="cli-analyse-png")] = None,
) -> None:
    desk = desk_of(ctx)
    record = open_record(desk, file)
    if odds is not None:
        refuse_beside(ctx, "--odds", "bot", "seconds", "every", "seed", "workers", "json_file", "png")
        number = read_number("--odds", odds, 0, len(record.answers))
        print_battle(desk, odds_at(record, number))
        return
    name = read_bot(desk, "--bot", bot) if bot is not None else best_bot(desk.game)
    job = Job(write(record), name, read_seconds(seconds), read_number("--seed", seed))
    looks = read_choice("--every", every, {one: one for one in EVERY})
    hands = read_number("--workers", workers, 1, MOST_WORKERS) if workers is not None else os.cpu_count() or 1
    refuse_stdout(png=png)
    check_writable([json_file, png])  # before minutes of thinking, not after them
    if png is not None:
        import_pyplot()
    course = Course(record)
    found = run(desk, job, looks, hands)
    if json_file is not None:
        write_json(desk, json_file, found)
    if png is not None:
        save(png, draw(desk, found))
    if json_file != STDIN:
        print_analysis(desk, record, course, found)


def draw(desk: Desk, found: Analysis) -> bytes:
    sides = [desk.voice.side(side) for side in range(2)]
    below, percent_sign = desk.say("analysis-answers"), desk.say("cli-percent", number="{}")
    return save_chart(found, sides, desk.say("analysis-chances"), below, percent_sign)


def read_seconds(words: str) -> float:
    try:
        seconds = float(words.replace(",", "."))
    except ValueError:
        seconds = -1.0
    if not 0.0 < seconds <= MOST_SECONDS:
        raise BadOption("cli-analyse-seconds-wrong", {"value": words, "most": str(int(MOST_SECONDS))})
    return seconds


def save(name: str, content: bytes) -> None:
    try:
        Path(name).write_bytes(content)
    except OSError as error:
        raise file_error(error, name) from None


def run(desk: Desk, job: Job, every: str, hands: int) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        Workers(hands) as workers,
    ):
        task = progress.add_task(desk.say("cli-analyse-thinking"), total=None)
        try:
            return analyse_apart(
                job, every, workers, lambda done, total: progress.update(task, completed=done, total=total)
            )
        except KeyboardInterrupt:
            progress.console.print(desk.say("cli-analyse-interrupted"))
            raise


# --- telling ---


def print_analysis(desk: Desk, record: Record, course: Course, found: Analysis) -> None:
    position = replay(desk.game, record)
    title = desk.say("cli-analyse-title", bot=found.bot, count=len(found.choices))
    desk.print(Text(title, style=QUIET), Text())
    print_graph(desk, found)
    desk.print(Text(desk.voice.ending(look(desk.game, position, EVERYTHING)), style=STRONG), Text())
    desk.print(accounts_table(desk, record, found), Text())
    desk.print(heading(desk.say("analysis-turning")))
    if not found.turning:
        desk.print(Text(desk.say("analysis-no-turning")))
    for number, place in enumerate(found.turning, 1):
        print_choice(desk, course, found.choices[place], number)


def print_graph(desk: Desk, found: Analysis) -> None:
    """The chances of the first side from the bottom up; below, the turning points by their number."""
    width = max(20, min(desk.console.width - MARGIN - 1, WIDEST))
    desk.print(Text(desk.say("analysis-chances-of", side=desk.voice.side(0)), style=HEADING))
    rows = rows_of(found, width, HEIGHT)
    labels = {0: percent(desk, 1.0), HEIGHT // 2: percent(desk, 0.5), HEIGHT - 1: percent(desk, 0.0)}
    for number, row in enumerate(rows):
        label = labels.get(number, "").replace(desk.say("cli-decimal-sign") + "0", "")
        desk.print(Text.assemble((label.rjust(MARGIN - 1) + " ", QUIET), (row, "cyan")))
    marks = [" "] * width
    for number, place in enumerate(found.turning, 1):
        column = found.choices[place].at * (width - 1) // max(1, found.answers)
        marks[column] = str(number)
    desk.print(Text(" " * MARGIN + "".join(marks), style=STRONG), Text())


def accounts_table(desk: Desk, record: Record, found: Analysis) -> Table:
    words = {name: desk.say(f"analysis-{name}") for name in ("player", "choices", "accuracy", "lost")}
    table = plain_table(*words.values(), numbers=(words["choices"], words["accuracy"], words["lost"]))
    for account in found.accounts:
        players = record.header.players
        name = players[account.seat] if account.seat < len(players) else "–"
        table.add_row(
            f"{desk.voice.seat(account.seat)} · {name}",
            str(account.choices),
            percent(desk, account.accuracy),
            percent(desk, account.lost),
        )
    return table


def print_choice(desk: Desk, course: Course, choice: Choice, number: int) -> None:
    lost = percent(desk, choice.loss)
    who = desk.voice.seat(choice.seat)
    line = desk.say("analysis-point", turn=choice.turn, seat=who, lost=lost, at=str(choice.at))
    desk.print(Text.assemble((f"{number}. ", STRONG), line))
    seen = view(desk.game, course.positions[choice.at], choice.seat)
    is_plan = len(cards_of(choice.played)) > 1
    question = desk.say("analysis-plan") if is_plan else desk.voice.question(seen)
    desk.print(indented(Text(question, style=QUIET), 3))
    played = words_of(desk, course, choice, choice.played)
    chances = percent(desk, choice.played_chances)
    desk.print(indented(Text(desk.say("analysis-played", option=played, chances=chances)), 3))
    for name, chance in better_options(choice):
        key = "analysis-best" if name == choice.best else "analysis-other"
        said = words_of(desk, course, choice, name)
        desk.print(indented(Text(desk.say(key, option=said, chances=percent(desk, chance))), 3))


def better_options(choice: Choice) -> list[tuple[str, float]]:
    """What the bot advises, though others it hardly looked at may have higher numbers; then a few of these."""
    better = [
        (name, chance)
        for name, chance in choice.options
        if name != choice.played and chance > choice.played_chances
    ]
    better.sort(key=lambda one: one[0] != choice.best)
    return better[:OPTIONS_TOLD]


def words_of(desk: Desk, course: Course, choice: Choice, name: str) -> str:
    seen = view(desk.game, course.positions[choice.at], choice.seat)
    options = seen.decision.options if seen.decision is not None else []
    words = {option.name: desk.voice.option(seen, option) for option in options}
    return in_words(name, words)


# --- the odds of a battle ---


def print_battle(desk: Desk, odds: Odds | None) -> None:
    if odds is None:
        raise BadOption("analysis-no-battle")
    names = ("clash", "first", "second", "tie", "reached")
    words = {name: desk.say(f"analysis-odds-{name}") for name in names}
    words["first"], words["second"] = desk.voice.side(0), desk.voice.side(1)
    table = plain_table(*words.values(), numbers=tuple(words[name] for name in names[1:]))
    for clash in odds.clashes:
        shares = [*clash.wins, clash.tie, clash.reached]
        table.add_row(clash_words(desk, clash), *[percent(desk, share) for share in shares])
    desk.print(table)
    for side, amount in enumerate(odds.damage):
        said = desk.say("analysis-odds-damage", side=desk.voice.side(side), damage=desk.decimal(amount, 1))
        desk.print(Text(said, style=QUIET))
    if odds.choices:
        desk.print(Text(desk.say("analysis-odds-choices"), style=QUIET))
    if not odds.exact:
        desk.print(Text(desk.say("analysis-odds-rough"), style=QUIET))


def clash_words(desk: Desk, clash: Clash) -> str:
    sides = [" + ".join([desk.voice.card_name(code) for code in cards]) for cards in clash.cards]
    return desk.say(f"analysis-clash-{clash.kind}", first=sides[0], second=sides[1])

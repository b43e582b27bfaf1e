"""`chancecube puzzle`: moments out of games in which one answer is clearly best; those that ship, and new ones."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from chancecube.kernel.errors import BadOption
from chancecube.kernel.record import replay
from chancecube.kernel.views import view
from chancecube.kernel.wire import SeenOption, View
from chancecube.lab.puzzles import Puzzle, find_puzzle, make_puzzle, puzzles_of, read_puzzle
from chancecube.terminal.commands.desk import NOTHING_FOUND, Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_beside, refuse_without
from chancecube.terminal.commands.inputs import STDIN, read_number, read_text
from chancecube.terminal.commands.lab_options import check_writable, write_json
from chancecube.terminal.commands.paper import QUIET, STRONG, plain_table
from chancecube.terminal.commands.position import read_position
from chancecube.terminal.commands.record import open_record
from chancecube.terminal.commands.sim import percent
from chancecube.terminal.commands.spoken import SpokenCommand
from chancecube.terminal.commands.table_words import print_view

LEAVE: Final = "q"
FILE_ENDING: Final = ".json"
RECORD_START: Final = "{"  # no written position begins so

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-puzzle-help", epilog="cli-everywhere")
def puzzle(
    ctx: typer.Context,
    number: Annotated[str | None, typer.Argument(metavar="N", help="cli-puzzle-number")] = None,
    answer: Annotated[str | None, typer.Option(metavar="N", help="cli-puzzle-answer")] = None,
    make: Annotated[str | None, typer.Option(metavar="cli-metavar-file", help="cli-puzzle-make")] = None,
    at: Annotated[str | None, typer.Option(metavar="N", help="cli-puzzle-at")] = None,
    out: Annotated[str, typer.Option(metavar="cli-metavar-file", help="cli-puzzle-out")] = STDIN,
) -> None:
    desk = desk_of(ctx)
    if make is not None:
        refuse_beside(ctx, "--make", "number", "answer")
        check_writable([out])
        write_json(desk, out, made_of(desk, make, at))
        if out != STDIN:
            desk.print(Text(desk.say("cli-lab-written", file=out)))
        return
    refuse_without(ctx, "--make", "at", "out")
    if number is None:
        refuse_without(ctx, "N", "answer")
        print_list(desk)
        return
    if number.endswith(FILE_ENDING):
        found = read_puzzle(read_text(number))
        desk.turn_to(found.game)
    else:
        found = find_puzzle(desk.game.name, number)
    desk.play_by(found.format)
    raise typer.Exit(ask(desk, found, answer))


def made_of(desk: Desk, file: str, at: str | None) -> Puzzle:
    """Out of a written position, or of a game after so many answers."""
    if at is None:
        text = read_text(file)
        if text.startswith(RECORD_START):
            raise BadOption("cli-puzzle-at-missing", {"file": file})
        position = read_position(desk, text)
    else:
        record = open_record(desk, file)
        position = replay(desk.game, record, read_number("--at", at, 0, len(record.answers)))
    with Console(stderr=True).status(desk.say("cli-puzzle-making")):
        return make_puzzle(desk.game, position)


def print_list(desk: Desk) -> None:
    known = puzzles_of(desk.game.name)
    if not known:
        raise BadOption("no-puzzle", {"puzzle": "1", "most": "0"})
    words = [desk.say(f"puzzle-{name}") for name in ("number", "player", "turn", "question")]
    table = plain_table(*words, numbers=(words[0], words[2]))
    for number, one in enumerate(known, 1):
        desk.play_by(one.format)
        question = desk.voice.question(view(desk.game, one.open(), one.seat))
        table.add_row(str(number), desk.voice.seat(one.seat), str(one.turn), question)
    desk.print(table)


def ask(desk: Desk, found: Puzzle, given: str | None) -> int:
    """Shows what the seat sees, asks until a fitting answer is typed, and tells what it was worth."""
    seen = view(desk.game, found.open(), found.seat)
    assert seen.decision is not None
    options = seen.decision.options
    print_view(desk, seen)
    desk.print(
        Text(
            desk.say("cli-says", who=desk.voice.seat(found.seat), words=desk.voice.question(seen)),
            style=STRONG,
        )
    )
    for place, option in enumerate(options, 1):
        desk.print(Text.assemble((f"{place:>3} ", STRONG), desk.voice.option(seen, option)))
    chosen = read_option(desk, options, given) if given is not None else None
    while chosen is None:
        typed = read_line(desk)
        if typed in ("", LEAVE):
            return 0
        try:
            chosen = read_option(desk, options, typed)
        except BadOption as trouble:
            if not sys.stdin.isatty():
                raise
            desk.complain(trouble)
    right = found.is_right(chosen.name)
    print_verdict(desk, found, seen, chosen, right)
    return 0 if right else NOTHING_FOUND


def read_line(desk: Desk) -> str:
    desk.console.print(Text(desk.say("puzzle-prompt", leave=LEAVE), style=QUIET), end=" ")
    return sys.stdin.readline().strip().lower()


def read_option(desk: Desk, options: list[SeenOption], typed: str) -> SeenOption:
    """By its number, or by its name as records write it."""
    for place, option in enumerate(options, 1):
        if typed == str(place):
            return option
    for option in options:
        if typed.lower() in (option.name.lower(), option.name.lower().split("#")[0]):
            return option
    raise BadOption(
        "cli-number", {"option": "--answer", "value": typed, "least": "1", "most": str(len(options))}
    )


def print_verdict(desk: Desk, found: Puzzle, seen: View, chosen: SeenOption, right: bool) -> None:
    key = "puzzle-right" if right else "puzzle-wrong"
    desk.print(Text(), Text(desk.say(key), style="bold green" if right else "bold yellow"))
    side = desk.voice.seat(found.seat)
    desk.print(Text(desk.say("puzzle-why", side=side, bot=found.bot), style=QUIET))
    names = {} if seen.decision is None else {one.name: one for one in seen.decision.options}
    for name, chances in found.options:
        label = desk.voice.option(seen, names[name]) if name in names else name
        sign = "✓" if name in found.answers else "·" if name != chosen.name else "×"
        style = STRONG if name in found.answers else ""
        desk.print(Text(f" {sign} {percent(desk, chances):>7}  {label}", style=style))

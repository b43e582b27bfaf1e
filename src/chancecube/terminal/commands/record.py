"""`chancecube record`: showing, verifying and replaying the record of a game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from chancecube.kernel.errors import BadOption
from chancecube.kernel.position import Position
from chancecube.kernel.record import end_by_house, format_of, give, read, replay, start, verify
from chancecube.kernel.views import view
from chancecube.kernel.wire import Answer, Record
from chancecube.terminal.commands.deck_names import deck_title
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.inputs import read_number, read_text
from chancecube.terminal.commands.paper import QUIET, STRONG, heading, indented, pairs_table
from chancecube.terminal.commands.spoken import SpokenCommand, SpokenGroup
from chancecube.terminal.commands.table_words import (
    EVERYTHING,
    event_lines,
    look,
    print_decisions,
    print_view,
    read_eyes,
)

File = Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-record-file")]
Eyes = Annotated[str, typer.Option("--view", metavar="game-eyes", help="cli-record-view")]

app = typer.Typer(cls=SpokenGroup, add_completion=False, no_args_is_help=True)


@app.callback(help="cli-record-help", epilog="cli-everywhere")
def record() -> None:
    """The group itself does nothing."""


def open_record(desk: Desk, name: str) -> Record:
    """Reads a record; the game it names is meant from now on."""
    opened = read(read_text(name))
    desk.turn_to(opened.header.game)
    desk.play_by(format_of(desk.game, opened))
    return opened


# --- show ---


@app.command("show", cls=SpokenCommand, help="cli-record-show-help", epilog="cli-everywhere")
def show(
    ctx: typer.Context,
    file: File,
    eyes_of: Eyes = "all",
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    opened = open_record(desk, file)
    eyes = read_eyes(desk, "--view", eyes_of)
    position = replay(desk.game, opened, keep_log=True)
    lines = event_lines(desk, position.log or [], eyes)
    if as_json:
        log = [line.plain for line in lines]
        desk.print_json(
            {"header": opened.header, "answers": len(opened.answers), "result": opened.closing, "log": log}
        )
        return
    print_header(desk, opened, position)
    for line in lines:
        desk.print(indented(line, 2))


def print_header(desk: Desk, record: Record, position: Position) -> None:
    header = record.header
    settings = [setting_words(desk, name, value) for name, value in header.settings.items()]
    pairs = [(desk.say("cli-record-game"), " · ".join([desk.game.title, *settings]))]
    for seat in range(position.seats):
        player = header.players[seat] if seat < len(header.players) else "–"
        deck = f" · {deck_title(desk, header.decks[seat])}" if seat < len(header.decks) else ""
        pairs.append((desk.voice.seat(seat), f"{player}{deck}"))
    pairs.append((desk.say("cli-record-answers"), str(len(record.answers))))
    pairs.append((desk.say("cli-record-result"), result(desk, position)))
    desk.print(pairs_table(pairs), Text())


def setting_words(desk: Desk, name: str, value: str) -> str:
    """A format by its name, and what is agreed besides; what is not agreed is said as it stands."""
    if name == "format" and value in desk.game.formats:
        return desk.word("format", value)
    return desk.word("setting", name) if value == "yes" else f"{name} {value}"


def result(desk: Desk, position: Position) -> str:
    if position.over:
        return desk.voice.ending(look(desk.game, position, EVERYTHING))
    return desk.say("cli-record-unfinished")


# --- verify ---


@app.command("verify", cls=SpokenCommand, help="cli-record-verify-help", epilog="cli-everywhere")
def verify_record(ctx: typer.Context, file: File) -> None:
    desk = desk_of(ctx)
    opened = open_record(desk, file)
    position = verify(desk.game, opened)
    header = opened.header
    checked = [desk.say("cli-verified-commitment" if header.commitment else "cli-verified-no-commitment")]
    if header.secret:
        checked.append(desk.say("cli-verified-chance", words=len(header.words)))
    checked.append(desk.say("cli-verified-answers", count=len(opened.answers)))
    if opened.closing is not None:
        checked.append(desk.say("cli-verified-ending"))
    else:
        checked.append(desk.say("cli-verified-no-ending"))
    for line in checked:
        desk.print(Text.assemble(("✓ ", "green"), line))
    desk.print(Text(result(desk, position), style=STRONG))


# --- replay ---


@app.command("replay", cls=SpokenCommand, help="cli-record-replay-help", epilog="cli-everywhere")
def replay_record(
    ctx: typer.Context,
    file: File,
    at: Annotated[str | None, typer.Option(metavar="N", help="cli-record-at")] = None,
    eyes_of: Eyes = "all",
) -> None:
    desk = desk_of(ctx)
    opened = open_record(desk, file)
    eyes = read_eyes(desk, "--view", eyes_of)
    if at is not None:
        print_position_at(desk, opened, read_number("--at", at), eyes)
        return
    print_moves(desk, opened, eyes)


def print_position_at(desk: Desk, record: Record, number: int, eyes: int) -> None:
    """In the notation, which tells everything; for the eyes of one seat in words."""
    if number > len(record.answers):
        raise BadOption("cli-record-short", {"number": str(number), "answers": str(len(record.answers))})
    position = replay(desk.game, record, upto=number)
    if eyes == EVERYTHING:
        desk.print_plain(desk.game.write_position(position))
        return
    print_view(desk, look(desk.game, position, eyes))
    print_decisions(desk, position, eyes)


def print_moves(desk: Desk, record: Record, eyes: int) -> None:
    position = start(desk.game, record, keep_log=True)
    told = print_news(desk, position, 0, eyes)
    for number, answer in enumerate(record.answers, 1):
        said = answer_words(desk, position, answer, eyes)
        give(desk.game, position, answer)
        said = desk.say("cli-says", who=desk.voice.seat(answer.seat), words=said)
        desk.print(Text.assemble((f"{number:>4} ", QUIET), (said, "cyan")))
        told = print_news(desk, position, told, eyes)
    end_by_house(position, record)
    print_news(desk, position, told, eyes)
    desk.print(heading(result(desk, position)))


def answer_words(desk: Desk, position: Position, answer: Answer, eyes: int) -> str:
    """The answer as its giver saw it; what others answer in secret is not told."""
    if not 0 <= answer.seat < position.seats:
        return answer.answer
    if eyes not in (EVERYTHING, answer.seat):
        return "…"
    seen = view(desk.game, position, answer.seat)
    for option in seen.decision.options if seen.decision is not None else []:
        if answer.answer.lower() in (option.name.lower(), option.name.lower().split("#")[0]):
            return desk.voice.option(seen, option)
    return answer.answer


def print_news(desk: Desk, position: Position, told: int, eyes: int) -> int:
    """Prints what happened since, and returns how much has been told now."""
    log = position.log or []
    for line in event_lines(desk, log[told:], eyes):
        desk.print(indented(line, 7))
    return len(log)

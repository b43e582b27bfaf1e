"""What the commands of the lab share: their options, decks and opponents as people name them, bars, and files."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from chancecube.bots import usual_bot
from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.wire import DeckList
from chancecube.lab.contests import Contest
from chancecube.lab.matchups import Entry, fits, seated, side_seats
from chancecube.lab.workers import HERE, Workers
from chancecube.lab.workers import Progress as Told
from chancecube.terminal.commands.deck_names import deck_title, open_deck, print_breaches, read_format
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.inputs import STDIN, BadFile, file_error, read_number
from chancecube.terminal.commands.seats import read_bot
from chancecube.terminal.commands.spoken import SpokenCommand

INTERRUPTED: Final = 130
SEEDS: Final = 1_000_000_000
MOST_GAMES: Final = 100_000_000
MOST_WORKERS: Final = 256
PARTNERS: Final = "+"  # between the decks of a team
RAY: Final = "--ray"
LOCAL: Final = "local"
CLUSTERS: Final = (LOCAL, "auto")

GamesOption = Annotated[str, typer.Option("--games", metavar="N", help="cli-lab-games")]
BotOption = Annotated[str | None, typer.Option("--bot", metavar="cli-metavar-bot", help="cli-lab-bot")]
SeedOption = Annotated[str | None, typer.Option("--seed", metavar="N", help="cli-sim-seed")]
WorkersOption = Annotated[str | None, typer.Option("--workers", metavar="N", help="cli-sim-workers")]
RayOption = Annotated[str | None, typer.Option(RAY, metavar="cli-lab-metavar-ray", help="cli-lab-ray")]
FormatOption = Annotated[str | None, typer.Option("--format", metavar="game-formats", help="cli-lab-format")]
JsonOption = Annotated[str | None, typer.Option("--json", metavar="cli-metavar-file", help="cli-lab-json")]
AgainstOption = Annotated[
    list[str] | None, typer.Option("--against", metavar="cli-metavar-deck", help="cli-lab-against")
]
DeckArgument = Annotated[str, typer.Argument(metavar="cli-metavar-deck", help="cli-deck-name")]


class LabCommand(SpokenCommand):
    """A command whose `--ray` may stand alone: the word behind it is its address only if it looks like one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_ray(args))


def with_ray(args: list[str]) -> list[str]:
    found: list[str] = []
    waiting = args[:]
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            return [*found, word, *waiting]
        if word != RAY:
            found.append(word)
        elif waiting and (":" in waiting[0] or waiting[0] in CLUSTERS):
            found.append(f"{RAY}={waiting.pop(0)}")
        else:
            found.append(f"{RAY}={LOCAL}")
    return found


# --- options as people type them ---


def lab_bot(desk: Desk, bot: str | None) -> str:
    return read_bot(desk, "--bot", bot) if bot is not None else usual_bot(desk.game)


def lab_seed(seed: str | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else read_number("--seed", seed)


def lab_workers(workers: str | None, ray: str | None) -> Workers:
    count = read_number("--workers", workers, 1, MOST_WORKERS) if workers is not None else os.cpu_count() or 1
    if workers is not None and ray not in (None, LOCAL):
        raise BadOption("cli-not-with", {"option": "--workers", "other": f"{RAY} {ray}"})
    address = None if ray is None else HERE if ray == LOCAL else ray
    return Workers(count, address)


def lab_games(games: str) -> int:
    return read_number("--games", games, 1, MOST_GAMES)


# --- decks ---


def open_entry(desk: Desk, words: str) -> Entry:
    """A deck, or the decks of partners with a plus between them."""
    names = [words] if Path(words).exists() else [name.strip() for name in words.split(PARTNERS)]
    return Entry([open_deck(desk, name) for name in names])


def lab_format(desk: Desk, format_name: str | None, entries: list[Entry]) -> str:
    """The one asked for; else the one the first deck is meant for, with as many seats as it has decks."""
    if format_name is not None:
        return read_format(desk, format_name)
    if not entries:
        return desk.game.formats[0]
    usual = desk.shelf.usual_format(entries[0].decks[0])
    for name in [usual, *desk.game.formats]:
        if len(side_seats(desk.game, name, 0)) == len(entries[0].decks):
            return name
    return usual


def side_of_entry(desk: Desk, entry: Entry, format_name: str) -> int:
    """The side these decks can be played by; says why if there is none."""
    seats = len(side_seats(desk.game, format_name, 0))
    if len(entry.decks) != seats:
        raise BadOption("cli-lab-partners", {"deck": entry_title(desk, entry), "seats": str(seats)})
    fitting = [side for side in range(len(desk.game.sides)) if fits(desk.game, format_name, side, entry)]
    if fitting:
        return fitting[0]
    for deck in entry.decks:
        print_breaches(desk, desk.game.deck_breaches(deck, format_name, -1))
    format_word = desk.word("format", format_name)
    raise BadDeck("cli-deck-refused", {"deck": entry_title(desk, entry), "format": format_word})


def lab_contest(
    desk: Desk, words: str, against: list[str] | None, format_name: str | None, bot: str
) -> tuple[DeckList, Contest]:
    """The deck looked at, the first of its team, and where it is tried: against all ready decks if nobody says."""
    own = open_entry(desk, words)
    chosen = lab_format(desk, format_name, [own])
    desk.play_by(chosen)
    side = side_of_entry(desk, own, chosen)
    others = [open_entry(desk, name) for name in against or []]
    found = opponents(desk, own, others, chosen, side)
    contest = Contest(desk.game.name, chosen, side, own.decks[1:], found, bot)
    return own.decks[0], contest


def opponents(desk: Desk, own: Entry, others: list[Entry], format_name: str, side: int) -> list[Entry]:
    from chancecube.lab.matchups import ready_entries

    foe = 1 - side
    if not others:
        ready = ready_entries(desk.game, format_name, foe)
        found = [entry for entry in ready if not clashes(desk, own, entry, format_name, side)]
        if not found:
            raise BadOption("cli-lab-no-opponents", {"format": desk.word("format", format_name)})
        return found
    for entry in others:
        if not fits(desk.game, format_name, foe, entry) or clashes(desk, own, entry, format_name, side):
            names = {"deck": entry_title(desk, entry), "other": entry_title(desk, own)}
            raise BadOption("cli-lab-not-opponent", names)
    return others


def clashes(desk: Desk, own: Entry, other: Entry, format_name: str, side: int) -> bool:
    row, column = (own, other) if side == 0 else (other, own)
    return bool(desk.game.decks_breaches(seated(desk.game, format_name, row, column), format_name))


def entry_title(desk: Desk, entry: Entry) -> str:
    """Its name in the language of the desk."""
    return f" {PARTNERS} ".join([deck_title(desk, deck) for deck in entry.decks])


# --- playing with a bar ---


def with_bar(desk: Desk, total: int, work: Callable[[Told], None]) -> bool:
    """Shows how far it is, on the error stream; says whether it was done, or broken off by Ctrl-C."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(desk.say("cli-sim-playing"), total=total)
            work(lambda done: progress.update(task, completed=done))
    except KeyboardInterrupt:
        sys.stderr.write(desk.say("cli-lab-interrupted") + "\n")
        return False
    return True


def leave(finished: bool) -> None:
    """A command that was broken off says so by its exit code, after it has shown what there is."""
    if not finished:
        raise typer.Exit(INTERRUPTED)


# --- telling ---


def percent(desk: Desk, rate: float, digits: int = 1) -> str:
    return desk.say("cli-percent", number=desk.decimal(rate * 100, digits))


def points(desk: Desk, gain: float) -> str:
    """A difference of rates, with its sign."""
    return sign_of(gain) + percent(desk, abs(gain))


def sign_of(gain: float) -> str:
    return "+" if gain > 0 else "−" if gain < 0 else ""


def span(desk: Desk, interval: tuple[float, float], digits: int = 1) -> str:
    return f"{percent(desk, interval[0], digits)} – {percent(desk, interval[1], digits)}"


def gain_span(desk: Desk, interval: tuple[float, float]) -> str:
    return f"{points(desk, interval[0])} … {points(desk, interval[1])}"


def whole_span(interval: tuple[float, float]) -> str:
    """In whole points, for tables that must leave room for names."""
    low, high = (round(100 * end) for end in interval)
    return f"{sign_of(low)}{abs(low)} … {sign_of(high)}{abs(high)}"


def strength(gain: float, interval: tuple[float, float]) -> str:
    """The style of a difference: coloured where its interval leaves no doubt about the sign."""
    return "green" if interval[0] > 0 else "red" if interval[1] < 0 else ""


def gain_text(desk: Desk, gain: float, interval: tuple[float, float]) -> Text:
    return Text(points(desk, gain), style=strength(gain, interval))


def write_file(name: str, content: str) -> None:
    try:
        Path(name).write_text(content, encoding="utf-8")
    except OSError as error:
        raise file_error(error, name) from None


def write_json(desk: Desk, name: str, value: object) -> None:
    if name == STDIN:
        desk.print_json(value)
    else:
        write_file(name, msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n")


def refuse_stdout(**files: str | None) -> None:
    """What is told stands there already: a deck, a page or a picture needs a file of its own."""
    for option, name in files.items():
        if name == STDIN:
            raise BadOption("cli-needs-file", {"option": f"--{option}"})


def check_writable(names: list[str | None]) -> None:
    """Found out before an hour of games, not after it."""
    for name in names:
        if name is None or name == STDIN:
            continue
        if Path(name).is_dir():
            raise BadFile("cli-file-directory", {"file": name})
        if not Path(name).absolute().parent.is_dir():
            raise BadOption("cli-lab-no-folder", {"file": name})

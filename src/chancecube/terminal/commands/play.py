"""`chancecube play`: a game against a bot, on the terminal's table."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from chancecube.bots import bot_names
from chancecube.kernel.chance import Chance, cut, seed_of
from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.record import new_record, replay
from chancecube.kernel.wire import DeckList, Record
from chancecube.terminal.commands.deck_names import FORMATS, breach_lines, choose_deck, read_format
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.inputs import read_choice, read_number
from chancecube.terminal.commands.record import open_record
from chancecube.terminal.commands.spoken import SpokenCommand

PERSON: Final = "human"  # how the record calls the player at the keyboard
SECRET_BYTES: Final = 32
FIRST_FORMAT: Final = "starter"

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-play-help", epilog="cli-everywhere")
def play(
    ctx: typer.Context,
    format_name: Annotated[
        str | None, typer.Option("--format", metavar=FORMATS, help="cli-play-format")
    ] = None,
    side: Annotated[str | None, typer.Option(metavar="light|dark", help="cli-play-side")] = None,
    bot: Annotated[str | None, typer.Option(metavar="cadet|random", help="cli-play-bot")] = None,
    deck: Annotated[str | None, typer.Option(metavar="cli-metavar-deck", help="cli-play-deck")] = None,
    against: Annotated[str | None, typer.Option(metavar="cli-metavar-deck", help="cli-play-against")] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="cli-play-seed")] = None,
    record: Annotated[str | None, typer.Option(metavar="cli-metavar-file", help="cli-play-record")] = None,
    no_record: Annotated[bool, typer.Option("--no-record", help="cli-play-no-record")] = False,
    resume: Annotated[str | None, typer.Option(metavar="cli-metavar-file", help="cli-play-resume")] = None,
    tournament: Annotated[bool, typer.Option("--tournament", help="cli-play-tournament")] = False,
    honour: Annotated[bool, typer.Option("--honour", "--honor", help="cli-play-honour")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
) -> None:
    desk = desk_of(ctx)
    path = record_path(record, resume)
    if resume is not None:
        if any(wish is not None for wish in (format_name, deck, against, seed)) or tournament or honour:
            raise BadOption("cli-resume-alone")
        game_record = resumed(desk, resume)
    else:
        seat = read_side(desk, side) if side is not None else 0
        bot_name = read_bot(desk, bot or "cadet")
        chosen = read_format(desk, format_name or FIRST_FORMAT)
        settings = {"format": chosen} | switches(tournament=tournament, honour=honour)
        game_record = make_record(desk, settings, seat, bot_name, [deck, against], seed)
    seat = find_seat(desk, game_record, side)
    bot_name = find_bot(desk, game_record, seat, bot)
    if path is None and not no_record:
        path = usual_path(game_record)
    if not plain and not at_a_terminal():
        raise BadOption("cli-no-terminal")
    raise typer.Exit(sit_down(desk, game_record, seat, bot_name, path, plain))


def switches(**agreed: bool) -> dict[str, str]:
    """What is agreed besides the format; what is not agreed is left out of the record."""
    return {name: "yes" for name, wanted in agreed.items() if wanted}


def sit_down(desk: Desk, record: Record, seat: int, bot_name: str, path: Path | None, plain: bool) -> int:
    from chancecube.terminal.table import play_plainly, play_table

    play = play_plainly if plain else play_table
    return play(desk.game, record, seat, bot_name, desk.language, path)


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def record_path(record: str | None, resume: str | None) -> Path | None:
    """Where to write: a file that is not there yet, or the record that is resumed."""
    if record is None:
        return Path(resume) if resume is not None else None
    path = Path(record)
    if path.exists() and record != resume:
        raise BadOption("cli-file-exists", {"file": record})
    if path.parent.exists() and not path.parent.is_dir():
        raise BadOption("cli-file-missing", {"file": record})
    return path


def usual_path(record: Record) -> Path:
    """Where a game is kept that nobody has named a file for: by the day, and a few letters of its own."""
    today = datetime.now().astimezone()
    return games_folder() / f"{today:%Y-%m-%d-%H%M}-{record.header.commitment[:6]}.jsonl"


def games_folder() -> Path:
    """The folder for the user's games, as each system wants it."""
    if home := os.environ.get("CHANCECUBE_DATA_FOLDER"):
        return Path(home) / "games"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "chancecube" / "games"


def read_side(desk: Desk, side: str) -> int:
    sides = desk.game.sides
    return sides.index(read_choice("--side", side, {name: desk.word("side", name) for name in sides}))


def read_bot(desk: Desk, bot: str) -> str:
    return read_choice("--bot", bot, {name: name for name in bot_names()})


def make_record(
    desk: Desk,
    settings: dict[str, str],
    seat: int,
    bot_name: str,
    wishes: list[str | None],
    seed: str | None,
) -> Record:
    """A new game: `wishes` are the person's deck and the bot's."""
    format_name = settings["format"]
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else seed_of(read_number("--seed", seed))
    chance = Chance(cut(secret, ["decks"]))
    decks: list[DeckList] = []
    players: list[str] = []
    for place in range(len(desk.game.sides)):
        own = place == seat
        decks.append(choose_deck(desk, wishes[0 if own else 1], place, format_name, chance))
        players.append(PERSON if own else bot_name)
        refuse_breaches(desk, decks[place], format_name, place)
    return new_record(desk.game, decks, settings, players, secret, [])


def refuse_breaches(desk: Desk, deck: DeckList, format_name: str, seat: int) -> None:
    breaches = breach_lines(desk, desk.game.deck_breaches(deck, format_name, seat))
    if not breaches:
        return
    for said, rule in breaches:
        sys.stderr.write(f"- {said} [{rule}]\n")
    raise BadDeck("cli-deck-refused", {"deck": deck.name, "format": desk.word("format", format_name)})


# --- going on with a record ---


def resumed(desk: Desk, name: str) -> Record:
    record = open_record(desk, name)
    if replay(desk.game, record).over:
        raise BadOption("cli-resume-over", {"file": name})
    return record


def find_seat(desk: Desk, record: Record, side: str | None) -> int:
    """Where the person sits: as asked, else as the record says, else at the first seat."""
    if side is not None:
        return read_side(desk, side)
    players = record.header.players
    return players.index(PERSON) if PERSON in players else 0


def find_bot(desk: Desk, record: Record, seat: int, bot: str | None) -> str:
    if bot is not None:
        return read_bot(desk, bot)
    others = [player for place, player in enumerate(record.header.players) if place != seat]
    return others[0] if others and others[0] in bot_names() else "cadet"

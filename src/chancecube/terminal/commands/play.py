"""`chancecube play`: a game against bots, and with them where there are partners, on the terminal's table."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from chancecube.bots import bot_names, usual_bot
from chancecube.kernel.chance import Chance, cut, seed_of
from chancecube.kernel.errors import BadOption
from chancecube.kernel.record import new_record, replay
from chancecube.kernel.wire import Record
from chancecube.terminal.commands.deck_names import choose_decks, read_format, refuse_breaches
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_beside
from chancecube.terminal.commands.game_options import GameCommand, GameOption
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.record import open_record
from chancecube.terminal.commands.seats import (
    DECK,
    given_bots,
    given_to_seats,
    read_bot,
    read_seats,
    seat_options,
)
from chancecube.terminal.commands.spoken import seat_choices
from chancecube.terminal.games import PERSON

SECRET_BYTES: Final = 32

app = typer.Typer(add_completion=False)


class PlayCommand(GameCommand):
    """What can be agreed is the game's affair; where partners sit, each seat can have a bot and a deck of its own."""

    def game_options(self, desk: Desk) -> list[GameOption]:
        partners = [name for name in seat_choices(desk.game) if name not in desk.game.sides]
        return desk.shelf.play_options() + seat_options(desk, partners)


@app.command(cls=PlayCommand, help="cli-play-help", epilog="cli-everywhere")
def play(
    ctx: typer.Context,
    format_name: Annotated[
        str | None, typer.Option("--format", metavar="game-formats", help="game-help-play-format")
    ] = None,
    side: Annotated[str | None, typer.Option(metavar="game-seats", help="cli-play-side")] = None,
    bot: Annotated[str | None, typer.Option(metavar="cli-metavar-bot", help="cli-play-bot")] = None,
    deck: Annotated[str | None, typer.Option(metavar="cli-metavar-deck", help="cli-play-deck")] = None,
    against: Annotated[str | None, typer.Option(metavar="cli-metavar-deck", help="cli-play-against")] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="cli-play-seed")] = None,
    record: Annotated[str | None, typer.Option(metavar="cli-metavar-file", help="cli-play-record")] = None,
    no_record: Annotated[bool, typer.Option("--no-record", help="cli-play-no-record")] = False,
    resume: Annotated[str | None, typer.Option(metavar="cli-metavar-file", help="cli-play-resume")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
) -> None:
    desk = desk_of(ctx)
    if no_record:
        refuse_beside(ctx, "--no-record", "record")
    path = None if no_record else record_path(record, resume)
    if resume is not None:
        game_record = resumed(desk, resume)
        if any(wish is not None for wish in (format_name, deck, against, seed)) or desk.given:
            raise BadOption("cli-resume-alone")
    else:
        chosen = read_format(desk, format_name or desk.shelf.first_format())
        desk.play_by(chosen)
        seat = read_seat(desk, side) if side is not None else 0
        bots = choose_bots(desk, seat, bot, [])
        wishes = deck_wishes(desk, seat, deck, against)
        game_record = make_record(desk, agreed(desk), seat, bots, wishes, seed)
    seat = find_seat(desk, game_record, side)
    bots = choose_bots(desk, seat, bot, game_record.header.players)
    if path is None and not no_record:
        path = usual_path(game_record)
    if not plain and not at_a_terminal():
        raise BadOption("cli-no-terminal")
    raise typer.Exit(sit_down(desk, game_record, seat, bots, path, plain))


def agreed(desk: Desk) -> dict[str, str]:
    """The format and what is agreed besides; what is not agreed is left out of the record."""
    settings = [option.name for option in desk.shelf.play_options()]
    return {"format": desk.format_name} | {name: desk.given[name] for name in settings if name in desk.given}


def sit_down(
    desk: Desk, record: Record, seat: int, bots: dict[int, str], path: Path | None, plain: bool
) -> int:
    from chancecube.terminal.table import play_plainly, play_table

    play = play_plainly if plain else play_table
    return play(desk.game, record, seat, bots, desk.language, path)


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


def read_seat(desk: Desk, side: str) -> int:
    """The seat of this name; of a side with several the first."""
    return read_seats(desk, "--side", side, desk.format_name, {})[0]


def choose_bots(desk: Desk, seat: int, bot: str | None, players: list[str]) -> dict[int, str]:
    """A bot, or somebody at the same keyboard, for every other seat: as asked for it, for all, as the record
    says, or else the usual bot.
    """
    known = bot_names(desk.game)
    given = given_bots(desk, desk.format_name, people=True)
    kept = [*known, PERSON] if players.count(PERSON) > 1 else known  # several people at one keyboard
    found: dict[int, str] = {}
    for place in range(len(desk.game.seat_sides(desk.format_name))):
        if place == seat:
            refuse_own_bot(desk, seat, given)
            continue
        usual = players[place] if place < len(players) and players[place] in kept else usual_bot(desk.game)
        found[place] = given.get(place) or (
            read_bot(desk, "--bot", bot, people=True) if bot is not None else usual
        )
    return found


def refuse_own_bot(desk: Desk, seat: int, given: dict[int, str]) -> None:
    """Whoever sits at a seat needs no bot there."""
    if given.get(seat, PERSON) != PERSON:
        names = desk.game.seat_names(desk.format_name)
        raise BadOption("cli-own-seat", {"option": f"--{names[seat]}", "seat": desk.voice.seat(seat)})


def deck_wishes(desk: Desk, seat: int, own: str | None, against: str | None) -> list[str | None]:
    """For each seat the deck asked for, if one was."""
    game = desk.game
    given = given_to_seats(desk, desk.format_name, DECK)
    if own is not None and seat in given:
        option = f"--{game.seat_names(desk.format_name)[seat]}{DECK}"
        raise BadOption("cli-not-with", {"option": option, "other": "--deck"})
    opponents = game.opponents(desk.format_name, seat)
    wishes: list[str | None] = []
    for place in range(len(game.seat_sides(desk.format_name))):
        wish = own if place == seat else against if place in opponents else None
        wishes.append(given.get(place, wish))
    return wishes


def make_record(
    desk: Desk,
    settings: dict[str, str],
    seat: int,
    bots: dict[int, str],
    wishes: list[str | None],
    seed: str | None,
) -> Record:
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else seed_of(read_number("--seed", seed))
    decks = choose_decks(desk, wishes, desk.format_name, Chance(cut(secret, ["decks"])))
    refuse_breaches(desk, decks, desk.format_name)
    players = [PERSON if place == seat else bots[place] for place in range(len(decks))]
    return new_record(desk.game, decks, settings, players, secret, [])


# --- going on with a record ---


def resumed(desk: Desk, name: str) -> Record:
    record = open_record(desk, name)
    if replay(desk.game, record).over:
        raise BadOption("cli-resume-over", {"file": name})
    return record


def find_seat(desk: Desk, record: Record, side: str | None) -> int:
    """Where the person sits: as asked, else as the record says, else at the first seat."""
    if side is not None:
        return read_seat(desk, side)
    players = record.header.players
    return players.index(PERSON) if PERSON in players else 0

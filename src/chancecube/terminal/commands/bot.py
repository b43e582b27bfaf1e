"""`chancecube bot`: which bots there are, and a trial for one of them."""

from __future__ import annotations

import secrets
from typing import Annotated, Final, final

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from chancecube.bots import bot_names, house_bots
from chancecube.bots.own import OwnBot, check_own_bot, own_bots, own_folder
from chancecube.kernel.errors import BadOption
from chancecube.lab.trial import Trial, try_bot
from chancecube.registry import game, game_names
from chancecube.terminal.commands.deck_names import read_format
from chancecube.terminal.commands.desk import NOTHING_FOUND, Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_beside
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.paper import QUIET, plain_table
from chancecube.terminal.commands.seats import read_bot
from chancecube.terminal.commands.sim import SEEDS, percent
from chancecube.terminal.commands.spoken import SpokenCommand
from chancecube.text.bot_words import bot_words

MOST_GAMES: Final = 100_000
OPPONENTS: Final = ("random", "cadet")

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-bot-help", epilog="cli-everywhere")
def bot(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="cli-metavar-name", help="cli-bot-name")] = None,
    listing: Annotated[bool, typer.Option("--list", help="cli-bot-list")] = False,
    games: Annotated[str, typer.Option(metavar="N", help="cli-bot-games")] = "10",
    against: Annotated[str | None, typer.Option(metavar="cli-metavar-bot", help="cli-bot-against")] = None,
    format_name: Annotated[
        str | None, typer.Option("--format", metavar="game-formats", help="game-help-sim-format")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="cli-sim-seed")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    if listing:
        refuse_beside(ctx, "--list", "name", "games", "against", "format_name", "seed")
        list_bots(desk, as_json)
        return
    if name is None:
        raise BadOption("cli-bot-which")
    count = read_number("--games", games, 1, MOST_GAMES)
    number = secrets.randbelow(SEEDS) if seed is None else read_number("--seed", seed)
    desk.play_by(read_format(desk, format_name or desk.game.formats[0]))
    tried = read_own(desk, name)
    trials = [run(desk, tried, one, count, number) for one in opponents(desk, tried, against)]
    if as_json:
        desk.print_json([facts(trial) for trial in trials])
    else:
        print_trials(desk, trials, number)
    if any(trial.troubles for trial in trials):
        raise typer.Exit(NOTHING_FOUND)


def read_own(desk: Desk, name: str) -> str:
    """A bot that can play the game; one of the player's own is refused with what is wrong with its file."""
    check_own_bot(name, desk.game)
    known = bot_names(desk.game)
    if name not in known:
        raise BadOption("no-bot", {"bot": name, "known": ", ".join(known)})
    return name


def opponents(desk: Desk, tried: str, against: str | None) -> list[str]:
    """As asked; else those every bot is measured by."""
    if against is not None:
        return [read_bot(desk, "--against", against)]
    known = house_bots(desk.game)
    return [one for one in OPPONENTS if one in known]


def run(desk: Desk, tried: str, against: str, games: int, seed: int) -> Trial:
    """Shows how far it is, on the error stream, so that the output stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(desk.say("cli-bot-playing", bot=tried, against=against), total=games)
        return try_bot(
            desk.game,
            tried,
            against,
            desk.format_name,
            games,
            seed,
            lambda done: progress.update(task, completed=done),
        )


# --- telling ---


def facts(trial: Trial) -> dict[str, object]:
    return {
        "bot": trial.bot,
        "against": trial.against,
        "games": trial.games,
        "wins": trial.wins,
        "draws": trial.draws,
        "broken": trial.broken,
        "rate": trial.rate(),
        "interval": trial.interval(),
        "decisions": trial.decisions,
        "seconds_mean": trial.mean(),
        "seconds_slowest": trial.slowest,
        "repeated": trial.repeated,
        "twins": trial.twins,
        "fooled": trial.fooled,
        "troubles": [{"key": error.key, **error.arguments} for error in trial.troubles],
    }


def print_trials(desk: Desk, trials: list[Trial], seed: int) -> None:
    words = {name: desk.say(f"cli-sim-{name}") for name in ("wins", "rate", "interval", "draws")}
    words |= {name: desk.say(f"cli-bot-{name}") for name in ("opponent", "of", "mean", "slowest")}
    order = ("opponent", "of", "wins", "draws", "rate", "interval", "mean", "slowest")
    table = plain_table(*[words[name] for name in order], numbers=tuple(words[name] for name in order[1:]))
    for trial in trials:
        low, high = trial.interval()
        table.add_row(
            trial.against,
            str(trial.games),
            str(trial.wins),
            str(trial.draws),
            percent(desk, trial.rate()),
            f"{percent(desk, low)} – {percent(desk, high)}",
            milliseconds(desk, trial.mean()),
            milliseconds(desk, trial.slowest),
        )
    desk.print(Text(desk.say("cli-bot-title", bot=trials[0].bot, seed=str(seed)), style=QUIET), Text())
    desk.print(table, Text())
    again = [trial.repeated for trial in trials if trial.repeated is not None]
    if again:
        desk.print(Text(desk.say("cli-bot-repeats" if all(again) else "cli-bot-varies")))
    twins = sum(trial.twins for trial in trials)
    if twins:
        fooled = sum(trial.fooled for trial in trials)
        desk.print(Text(desk.say("cli-bot-twins", twins=twins, fooled=fooled)))
    for trial in trials:
        if trial.broken:
            desk.print(Text(), Text(desk.say("cli-bot-broken", count=trial.broken, against=trial.against)))
        for error in trial.troubles:
            desk.print(Text(f"- {desk.speaker.error(error)}"))


def milliseconds(desk: Desk, seconds: float) -> str:
    return desk.say("cli-bot-milliseconds", number=desk.decimal(seconds * 1000, 1))


@final
class Listed(Struct):
    """A bot in the list; `made` tells of what, if it is one of the player's own."""

    name: str
    title: str
    note: str
    games: list[str]
    made: str


def list_bots(desk: Desk, as_json: bool) -> None:
    """All bots of all games, or of the one asked for, ours and the player's own, and which files are none."""
    found, troubles = own_bots()
    listed = [*our_bots(desk), *[own_bot(desk, own) for own in found.values()]]
    if desk.game_wish is not None:
        listed = [one for one in listed if desk.game.name in one.games]
    if as_json:
        desk.print_json(listed)
        return
    table = plain_table(*[desk.say(f"cli-bot-{name}") for name in ("called", "title-word", "games-word")])
    for one in listed:
        note = desk.say("cli-bot-made", made=one.made) if one.made else one.note
        table.add_row(one.name, Text.assemble(one.title, (f"\n{note}", QUIET)), ", ".join(one.games))
    desk.print(table, Text(), Text(desk.say("cli-bot-folder", folder=str(own_folder())), style=QUIET))
    for error in troubles.values():
        desk.print(Text(f"- {desk.speaker.error(error)}"))


def our_bots(desk: Desk) -> list[Listed]:
    known = {one: house_bots(game(one)) for one in game_names()}
    names = dict.fromkeys(name for bots in known.values() for name in bots)
    return [
        Listed(name, *bot_words(desk.speaker, name), [one for one in known if name in known[one]], "")
        for name in names
    ]


def own_bot(desk: Desk, own: OwnBot) -> Listed:
    return Listed(own.name, own.title(desk.language), "", list(own.games), how_made(own))


def how_made(own: OwnBot) -> str:
    return " ".join(own.command) if own.command else own.class_path

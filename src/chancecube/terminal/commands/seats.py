"""Seats as people name them, and what the options of a command give to each."""

from __future__ import annotations

from typing import Final

from chancecube.bots import bot_names
from chancecube.bots.own import check_own_bot
from chancecube.kernel.errors import BadOption
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.game_options import GameOption
from chancecube.terminal.commands.inputs import read_choice
from chancecube.terminal.commands.spoken import seat_choices
from chancecube.terminal.games import PERSON

DECK: Final = "-deck"


def seat_words(desk: Desk, names: list[str]) -> dict[str, str]:
    """Names of sides and seats, each with what the reader calls it."""
    found: dict[str, str] = {}
    for name in names:
        side = name if name in desk.game.sides else name.rpartition("-")[0]
        found[name] = desk.word("side", side) + name.removeprefix(side).replace("-", " ")
    return found


def read_seats(desk: Desk, option: str, words: str, format_name: str, more: dict[str, str]) -> list[int]:
    """The seats of this name, all of them for a side's; none for one of the other words."""
    names = desk.game.seat_names(format_name)
    known = seat_words(desk, list(dict.fromkeys([*desk.game.sides, *names]))) | more
    chosen = read_choice(option, words, known)
    return [] if chosen in more else seats_of(desk, format_name, chosen)


def seats_of(desk: Desk, format_name: str, name: str) -> list[int]:
    names = desk.game.seat_names(format_name)
    if name in names:
        return [names.index(name)]
    if name not in desk.game.sides:
        return []
    side = desk.game.sides.index(name)
    return [seat for seat, held in enumerate(desk.game.seat_sides(format_name)) if held == side]


# --- an option for each seat ---


def seat_options(desk: Desk, names: list[str]) -> list[GameOption]:
    """A bot and a deck for each of these sides and seats."""
    found: list[GameOption] = []
    for name, said in seat_words(desk, names).items():
        found.append(GameOption(name, desk.say("cli-seat-bot", seat=said), desk.say("cli-metavar-bot")))
        found.append(
            GameOption(name + DECK, desk.say("cli-seat-deck", seat=said), desk.say("cli-metavar-deck"))
        )
    return found


def given_to_seats(desk: Desk, format_name: str, ending: str = "") -> dict[int, str]:
    """What each seat was given: by its own option, else by its side's."""
    found: dict[int, str] = {}
    for name in seat_choices(desk.game):  # sides come first, so that seats can differ from them
        value = desk.given.get(name + ending)
        if value is None:
            continue
        seats = seats_of(desk, format_name, name)
        if not seats:
            raise BadOption(
                "cli-no-seat", {"option": f"--{name}{ending}", "format": desk.word("format", format_name)}
            )
        found |= dict.fromkeys(seats, value)
    return found


def given_bots(desk: Desk, format_name: str, people: bool = False) -> dict[int, str]:
    names = desk.game.seat_names(format_name)
    return {
        seat: read_bot(desk, f"--{names[seat]}", bot, people)
        for seat, bot in given_to_seats(desk, format_name).items()
    }


def read_bot(desk: Desk, option: str, bot: str, people: bool = False) -> str:
    """A bot by its name; where people can play too, also one of them. An own bot that cannot play says why."""
    check_own_bot(bot, desk.game)
    known = {name: name for name in bot_names(desk.game)}
    return read_choice(option, bot, known | {PERSON: desk.say("cli-person")} if people else known)

"""Who a command talks to: the language, the words, the streams, and the game in question."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Final

import typer

from chancecube.kernel.errors import BadOption, ChanceCubeError

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from chancecube.kernel.game import Game
    from chancecube.terminal.commands.shelf import Shelf
    from chancecube.text import Speaker
    from chancecube.text.voice import Voice

BAD_INPUT: Final = 2  # the exit code for anything that cannot be understood
NOTHING_FOUND: Final = 1  # for a search without a match, an illegal deck, a gap
PIPE_CLOSED: Final = 141  # what the shell reports when the reader of a pipe has gone


class Desk:
    """One call of the command. Words, streams and game are made when first used: `--version` needs none."""

    def __init__(self, language_wish: str | None = None, game_wish: str | None = None) -> None:
        self.language_wish = language_wish
        self.game_wish = game_wish
        self.format_name = ""  # of the game in question, once that is known: it names the seats
        self.given: dict[str, str] = {}  # options of the game's own

    @cached_property
    def language(self) -> str:
        from chancecube.text import pick_language

        wish, self.language_wish = self.language_wish, None  # a refusal is said in the environment's language
        return pick_language(wish)

    @cached_property
    def speaker(self) -> Speaker:
        from chancecube.text import Speaker

        return Speaker(self.language)

    @cached_property
    def console(self) -> Console:
        from chancecube.terminal.commands.paper import Paper

        return Paper(highlight=False, emoji=False)

    @cached_property
    def game(self) -> Game:
        from chancecube.registry import game, game_names

        return game(self.game_wish if self.game_wish is not None else game_names()[0])

    @cached_property
    def voice(self) -> Voice:
        from chancecube.text.voice import voice

        return voice(self.game.name, self.speaker, self.format_name or self.game.formats[0])

    @cached_property
    def shelf(self) -> Shelf:
        from chancecube.terminal.commands.shelf import shelf_of

        found = shelf_of(self.game.name, self)
        for trouble in found.troubles():
            self.complain(trouble)
        return found

    def turn_to(self, game_name: str) -> None:
        """A file has named its game: from now on that one is meant, and no other may have been asked for."""
        if self.game_wish is not None and self.game.name != game_name:
            raise BadOption("cli-other-game", {"game": game_name, "wish": self.game_wish})
        self.game_wish = game_name
        self.format_name = ""
        for made in ("game", "voice", "shelf"):
            self.__dict__.pop(made, None)

    def play_by(self, format_name: str) -> None:
        """Seats are called from now on as in this format."""
        self.format_name = format_name
        self.__dict__.pop("voice", None)

    # --- talking ---

    def say(self, key: str, **arguments: str | int) -> str:
        return self.speaker.say(key, **arguments)

    def word(self, family: str, name: str) -> str:
        """A name out of the game's data in the reader's language: a kind, a colour, a format."""
        key = f"cli-{self.game.name}-{family}-{name}"
        return self.say(key) if self.speaker.knows(key) else name

    def game_say(self, key: str, **arguments: str | int) -> str:
        """A message of the game's own."""
        return self.say(f"cli-{self.game.name}-{key}", **arguments)

    def decimal(self, number: float, digits: int) -> str:
        return f"{number:.{digits}f}".replace(".", self.say("cli-decimal-sign"))

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, markup=False)

    def print_plain(self, text: str) -> None:
        """Text for programs and files: never wrapped, never coloured."""
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")

    def print_json(self, value: object) -> None:
        import msgspec

        self.print_plain(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())

    def complain(self, error: ChanceCubeError) -> None:
        said = " ".join(self.speaker.error(error).split())
        sys.stderr.write(f"chancecube: {said}\n")


def desk_of(ctx: typer.Context) -> Desk:
    assert isinstance(ctx.obj, Desk)
    return ctx.obj


def leave_pipe() -> int:
    """The reader of our output has gone: nothing more is written, and nobody is told."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED

"""Typer commands whose help texts are keys of the text files, said in the language of the desk.

Usage errors are raised as our own errors, so that they too are one line in the reader's language.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Any, ClassVar, Final

from typer import TyperException
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.registry import game_names
from chancecube.terminal.commands.desk import Desk

KEY: Final = "cli-"
GAME_KEY: Final = "game-"  # what follows is a list of the game's, or a message of its own
COMPLETION_HELP: Final = {
    "install_completion": "cli-help-install-completion",
    "show_completion": "cli-help-show-completion",
}
# What typer itself writes around our words.
FRAME_WORDS: Final = {
    "ARGUMENTS_PANEL_TITLE": "cli-panel-arguments",
    "OPTIONS_PANEL_TITLE": "cli-panel-options",
    "COMMANDS_PANEL_TITLE": "cli-panel-commands",
}


def spoken(words: str | None, desk: Desk) -> str | None:
    if words is not None and words.startswith(GAME_KEY):
        return game_words(words.removeprefix(GAME_KEY), desk)
    return desk.say(words) if words is not None and words.startswith(KEY) else words


def game_words(what: str, desk: Desk) -> str:
    """The values an option may have in this game, or what the game says about an option."""
    if what == "names":
        return "|".join(game_names())
    if what == "formats":
        return "|".join(desk.game.formats)
    if what in ("seats", "eyes"):
        return "|".join([*seat_choices(desk.game), "all"][: None if what == "eyes" else -1])
    own = f"cli-{desk.game.name}-{what}"
    return desk.say(own if desk.speaker.knows(own) else f"cli-{what}")


def seat_choices(game: Game) -> list[str]:
    """The sides of a game, and the seats of those that have several."""
    seats = [name for format_name in game.formats for name in game.seat_names(format_name)]
    return list(dict.fromkeys([*game.sides, *seats]))


def speak(command: Any, desk: Desk) -> None:
    """Replaces the keys of a command and its parameters by words; keys are replaced once, words stay."""
    command.help = spoken(command.help, desk)
    command.epilog = spoken(command.epilog, desk)
    command.options_metavar = f"[{desk.say('cli-metavar-options')}]"
    for parameter in command.params:
        parameter.help = spoken(COMPLETION_HELP.get(parameter.name, parameter.help), desk)
        parameter.metavar = spoken(parameter.metavar, desk)
        parameter.rich_help_panel = spoken(parameter.rich_help_panel, desk)
        hide_type(parameter)
    speak_frame(desk)


def hide_type(parameter: Any) -> None:
    """Arguments are named by what they are, and flags have no value: their Python types tell nothing."""
    if parameter.param_type_name == "argument" or parameter.is_flag:
        parameter.display_type_rich = no_type


def no_type(ctx: Any) -> None:
    return None


def speak_frame(desk: Desk) -> None:
    from typer import rich_utils

    from chancecube.terminal.commands.paper import FoldedTable, folded_columns

    frame: Any = rich_utils
    frame.Table, frame.Columns = FoldedTable, folded_columns
    for name, key in FRAME_WORDS.items():
        setattr(frame, name, desk.say(key))
    rich_utils.REQUIRED_LONG_STRING = f"[{desk.say('cli-required')}]"
    rich_utils.DEFAULT_STRING = f"[{desk.say('cli-default')} {{}}]"


def speak_help_option(option: Any, desk: Desk) -> None:
    option.help = desk.say("cli-help-help")
    hide_type(option)


def usage(command: Any, ctx: Any) -> str:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    return f"{ctx.obj.say('cli-usage')} {ctx.command_path} {pieces}"


class SpokenCommand(TyperCommand):
    """A command that takes no more arguments than it names, and says so in the reader's language."""

    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise BadOption("cli-extra-argument", {"argument": left[0], "command": ctx.command_path})
        return left

    def get_usage(self, ctx: Any) -> str:
        return usage(self, ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        speak_help_option(self.get_help_option(ctx), ctx.obj)
        speak(self, ctx.obj)
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        speak(self, ctx.obj)
        return super().shell_complete(ctx, incomplete)


class SpokenGroup(TyperGroup):
    """A command made of commands."""

    def get_usage(self, ctx: Any) -> str:
        self.subcommand_metavar = ctx.obj.say("cli-metavar-command")
        return usage(self, ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        speak_help_option(self.get_help_option(ctx), ctx.obj)
        self.speak_all(ctx)
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        self.speak_all(ctx)
        return super().shell_complete(ctx, incomplete)

    def speak_all(self, ctx: Any) -> None:
        speak(self, ctx.obj)
        for name in self.list_commands(ctx):
            speak(self.get_command(ctx, name), ctx.obj)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        known = self.list_commands(ctx)
        if name not in known and not ctx.resilient_parsing and not name.startswith("-"):
            near = get_close_matches(name, known, 1)
            if near:
                raise BadOption("cli-no-command-near", {"command": name, "near": near[0]})
            raise BadOption("cli-no-command", {"command": name, "known": ", ".join(known)})
        return super().resolve_command(ctx, args)


class LazyGroup(SpokenGroup):
    """A group whose commands are modules, imported when they are asked for."""

    modules: ClassVar[dict[str, str]] = {}

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.modules:
            return None
        if cmd_name not in self.commands:
            command = get_command(import_module(self.modules[cmd_name]).app)
            command.name = cmd_name
            self.commands[cmd_name] = command
        return self.commands[cmd_name]


def usage_error(error: TyperException, desk: Desk) -> ChanceCubeError:
    """What typer found wrong with a command line, under a key of ours."""
    kind = type(error).__name__
    parameter: Any = getattr(error, "param", None)
    option = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        near = get_close_matches(option, getattr(error, "possibilities", None) or [], 1)
        if near:
            return BadOption("cli-no-option-near", {"option": option, "near": near[0]})
        return BadOption("cli-no-option", {"option": option})
    if kind == "MissingParameter" and parameter is not None:
        return BadOption("cli-missing", {"what": spoken(parameter.metavar, desk) or str(parameter.name)})
    if kind == "BadOptionUsage":
        needless = "does not take" in error.message
        return BadOption("cli-option-no-value" if needless else "cli-option-value", {"option": option})
    return BadOption("cli-bad-usage", {"reason": error.format_message()})

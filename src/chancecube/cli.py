"""The command `chancecube`: global options, its commands, and what happens when something goes wrong."""

from __future__ import annotations

import sys
from typing import Annotated, Any, ClassVar, Final

import typer

from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.terminal.commands.desk import BAD_INPUT, Desk, leave_pipe
from chancecube.terminal.commands.spoken import LazyGroup, usage_error
from chancecube.terminal.hard_spaces import keep_hard_spaces

INTERRUPTED: Final = 130
COMMANDS: Final = [
    "play",
    "serve",
    "cards",
    "card",
    "deck",
    "packs",
    "sim",
    "ladder",
    "lab",
    "bot",
    "rules",
    "record",
    "analyse",
    "puzzle",
    "position",
]
# These may stand anywhere on the line: before the command, behind it, or after its arguments.
GLOBAL_OPTIONS: Final = ("--language", "--game")


class ChanceCube(LazyGroup):
    """The command as a whole: whatever goes wrong in it ends as one line and an exit code."""

    modules: ClassVar[dict[str, str]] = {name: f"chancecube.terminal.commands.{name}" for name in COMMANDS}

    def main(self, *args: Any, **extra: Any) -> Any:
        given = args[0] if args else extra.pop("args", None)
        sys.exit(self.run(list(sys.argv[1:] if given is None else given), extra))

    def run(self, args: list[str], extra: dict[str, Any]) -> int:
        desk = Desk()
        keep_hard_spaces()
        try:
            rest = take_global_options(args, desk)
            code = super().main(args=rest, **{**extra, "standalone_mode": False, "obj": desk})
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except ChanceCubeError as error:
            desk.complain(error)
        except typer.TyperException as error:
            if type(error).__name__ != "NoArgsIsHelpError":
                desk.complain(usage_error(error, desk))
        except BrokenPipeError:
            return leave_pipe()
        except OSError as error:
            leave_pipe()
            desk.complain(ChanceCubeError("cli-cannot-write", {"reason": error.strerror or str(error)}))
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED
        return BAD_INPUT


def take_global_options(args: list[str], desk: Desk) -> list[str]:
    """Gives the global options to the desk; what stands behind `--` is none of them."""
    taken: dict[str, str] = {}
    rest: list[str] = []
    waiting = args[:]
    while waiting and waiting[0] != "--":
        word = waiting.pop(0)
        option, joined, value = word.partition("=")
        if option not in GLOBAL_OPTIONS:
            rest.append(word)
            continue
        if not joined:
            if not waiting:
                raise BadOption("cli-option-value", {"option": option})
            value = waiting.pop(0)
        taken[option] = value
    desk.language_wish = taken.get("--language")
    desk.game_wish = taken.get("--game")
    return rest + waiting


def print_version(wanted: bool) -> None:
    if wanted:
        from chancecube import __version__, build_kind

        python = ".".join(str(number) for number in sys.version_info[:3])
        typer.echo(f"chancecube {__version__}, {build_kind()}, Python {python}")
        raise typer.Exit


app = typer.Typer(cls=ChanceCube, name="chancecube", pretty_exceptions_enable=False, rich_markup_mode="rich")


@app.callback(help="cli-help", epilog="cli-epilog", invoke_without_command=True)
def chancecube(
    ctx: typer.Context,
    language: Annotated[str | None, typer.Option(metavar="en|fr", help="cli-help-language")] = None,
    game: Annotated[str | None, typer.Option(metavar="game-names", help="cli-help-game")] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="cli-help-version")
    ] = False,
) -> None:
    """`language` and `game` are declared for the help page; `take_global_options` has read them already."""
    if ctx.invoked_subcommand is None:
        ctx.get_help()


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal that lacks a character shows a question mark
    app(prog_name="chancecube")


if __name__ == "__main__":
    main()

"""Options of a command that depend on the game that is meant."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Annotated, Any, final

import typer
from typer.main import get_command

from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.spoken import SpokenCommand


@final
class GameOption:
    """An option by its name; help and metavar are words already, or keys of the commands' own texts."""

    def __init__(
        self,
        name: str,
        help: str,
        metavar: str = "",
        panel: str | None = None,
        flag: bool = False,
        also: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.help = help
        self.metavar = metavar or None
        self.panel = panel
        self.flag = flag
        self.also = also  # other spellings of the name

    @property
    def parameter(self) -> str:
        return self.name.replace("-", "_")

    def declare(self) -> Parameter:
        names = [f"--{name}" for name in (self.name, *self.also)]
        info = typer.Option(*names, help=self.help, metavar=self.metavar, rich_help_panel=self.panel)
        kind: Any = bool if self.flag else str | None
        default = False if self.flag else None
        return Parameter(
            self.parameter, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, info]
        )


def made(options: list[GameOption]) -> list[Any]:
    """The options as typer knows them."""

    def nothing(**given: object) -> None:
        """Typer reads its signature."""

    parameters = [option.declare() for option in options]
    nothing.__dict__["__signature__"] = Signature(parameters)
    nothing.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    app = typer.Typer(add_completion=False)
    app.command()(nothing)
    return list(get_command(app).params)


class GameCommand(SpokenCommand):
    """A command that also takes options of the game: those that were given stand on the desk."""

    def game_options(self, desk: Desk) -> list[GameOption]:
        raise NotImplementedError

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        desk: Desk = ctx.obj
        options = self.game_options(desk)
        if options:
            own = [*self.params]
            self.params[:] = [*own[:-1], *made(options), *own[-1:]]
        left = super().parse_args(ctx, args)
        for option in options:
            value = ctx.params.pop(option.parameter, None)
            if value:
                desk.given[option.name] = value if isinstance(value, str) else "yes"
        return left

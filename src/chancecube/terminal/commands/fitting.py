"""Wishes that do not fit together: what would be ignored is refused."""

from __future__ import annotations

from typing import Any, Final

import typer

from chancecube.kernel.errors import BadOption

TYPED: Final = "COMMANDLINE"  # what typer calls a value that is not a default


def refuse_beside(ctx: typer.Context, other: str, *names: str) -> None:
    """Beside the other option these parameters mean nothing."""
    for option in typed(ctx, names):
        raise BadOption("cli-not-with", {"option": option, "other": other})


def refuse_without(ctx: typer.Context, other: str, *names: str) -> None:
    """Without the other option these parameters mean nothing."""
    for option in typed(ctx, names):
        raise BadOption("cli-only-with", {"option": option, "other": other})


def typed(ctx: typer.Context, names: tuple[str, ...]) -> list[str]:
    """Those of the parameters that stand on the line, options by their names and arguments as they stand there."""
    return [spelt(ctx, one) for one in ctx.command.params if one.name in names and is_typed(ctx, one)]


def is_typed(ctx: typer.Context, parameter: Any) -> bool:
    source = ctx.get_parameter_source(parameter.name)
    return source is not None and source.name == TYPED


def spelt(ctx: typer.Context, parameter: Any) -> str:
    return str(ctx.params[parameter.name] if parameter.param_type_name == "argument" else parameter.opts[0])

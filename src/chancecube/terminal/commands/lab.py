"""`chancecube lab`: measuring decks and cards. Each of its commands is a module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import typer

from chancecube.terminal.commands.lab_cards import cards
from chancecube.terminal.commands.lab_deck import deck
from chancecube.terminal.commands.lab_improve import improve
from chancecube.terminal.commands.lab_matchups import matchups
from chancecube.terminal.commands.lab_options import LabCommand
from chancecube.terminal.commands.spoken import SpokenGroup

COMMANDS: Final[dict[str, Callable[..., Any]]] = {
    "matchups": matchups,
    "cards": cards,
    "deck": deck,
    "improve": improve,
}

app = typer.Typer(cls=SpokenGroup, add_completion=False, no_args_is_help=True)


@app.callback(help="cli-lab-help", epilog="cli-everywhere")
def lab() -> None:
    """The group itself does nothing."""


for name, command in COMMANDS.items():
    app.command(name, cls=LabCommand, help=f"cli-lab-{name}-help", epilog="cli-everywhere")(command)

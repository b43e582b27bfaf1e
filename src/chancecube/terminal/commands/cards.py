"""`chancecube cards`: looking for cards by any word or fact."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.text import Text

from chancecube.terminal.commands.desk import NOTHING_FOUND, Desk, desk_of
from chancecube.terminal.commands.paper import QUIET, plain_table
from chancecube.terminal.commands.shelf import Wishes
from chancecube.terminal.commands.spoken import SpokenCommand

WORDS: Final = "cli-panel-words"
NUMBERS: Final = "cli-panel-numbers"
RANGE: Final = "3|3+|..3|2-4"

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-cards-help", epilog="cli-everywhere")
def cards(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="cli-metavar-words", help="cli-cards-words")
    ] = None,
    set_code: Annotated[
        str | None,
        typer.Option("--set", metavar="cli-metavar-set", help="cli-cards-set", rich_help_panel=WORDS),
    ] = None,
    side: Annotated[
        str | None, typer.Option(metavar="light|dark", help="cli-cards-side", rich_help_panel=WORDS)
    ] = None,
    kind: Annotated[
        str | None, typer.Option(metavar="cli-metavar-kind", help="cli-cards-kind", rich_help_panel=WORDS)
    ] = None,
    planet: Annotated[
        str | None, typer.Option(metavar="cli-metavar-planet", help="cli-cards-planet", rich_help_panel=WORDS)
    ] = None,
    colour: Annotated[
        str | None,
        typer.Option(
            "--colour",
            "--color",
            metavar="cli-metavar-colour",
            help="cli-cards-colour",
            rich_help_panel=WORDS,
        ),
    ] = None,
    fills: Annotated[
        str | None, typer.Option(metavar="cli-metavar-colour", help="cli-cards-fills", rich_help_panel=WORDS)
    ] = None,
    virtual: Annotated[
        bool, typer.Option("--virtual", help="cli-cards-virtual", rich_help_panel=WORDS)
    ] = False,
    foil: Annotated[bool, typer.Option("--foil", help="cli-cards-foil", rich_help_panel=WORDS)] = False,
    rarity: Annotated[
        str | None, typer.Option(metavar="R|U|C|S", help="cli-cards-rarity", rich_help_panel=WORDS)
    ] = None,
    uniqueness: Annotated[
        str | None,
        typer.Option(metavar="cli-metavar-uniqueness", help="cli-cards-uniqueness", rich_help_panel=WORDS),
    ] = None,
    power: Annotated[
        str | None, typer.Option(metavar=RANGE, help="cli-cards-power", rich_help_panel=NUMBERS)
    ] = None,
    damage: Annotated[
        str | None, typer.Option(metavar=RANGE, help="cli-cards-damage", rich_help_panel=NUMBERS)
    ] = None,
    destiny: Annotated[
        str | None, typer.Option(metavar=RANGE, help="cli-cards-destiny", rich_help_panel=NUMBERS)
    ] = None,
    counters: Annotated[
        str | None, typer.Option(metavar=RANGE, help="cli-cards-counters", rich_help_panel=NUMBERS)
    ] = None,
    sort: Annotated[str, typer.Option(metavar="cli-metavar-facts", help="cli-cards-sort")] = "code",
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    typed = {
        "set": set_code,
        "side": side,
        "kind": kind,
        "planet": planet,
        "colour": colour,
        "fills": fills,
        "virtual": "yes" if virtual else None,
        "foil": "yes" if foil else None,
        "rarity": rarity,
        "uniqueness": uniqueness,
        "power": power,
        "damage": damage,
        "destiny": destiny,
        "counters": counters,
    }
    facts = {fact: value for fact, value in typed.items() if value is not None}
    found = desk.shelf.search(Wishes(words or [], facts, sort))
    if as_json:
        desk.print_json([desk.shelf.as_json(code) for code in found])
    else:
        print_table(desk, found)
    raise typer.Exit(0 if found else NOTHING_FOUND)


def print_table(desk: Desk, codes: list[str]) -> None:
    shelf = desk.shelf
    columns = shelf.columns(desk.console.width)
    if codes:
        numbers = tuple([shelf.column_title(column) for column in shelf.number_columns()])
        table = plain_table(*[shelf.column_title(column) for column in columns], numbers=numbers)
        for code in codes:
            table.add_row(*[shelf.cell(code, column) for column in columns])
        desk.print(table)
    desk.print(Text(desk.say("cli-cards-found", count=len(codes)), style=QUIET))

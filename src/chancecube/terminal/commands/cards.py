"""`chancecube cards`: looking for cards by any word or fact."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from chancecube.terminal.commands.desk import NOTHING_FOUND, Desk, desk_of
from chancecube.terminal.commands.game_options import GameCommand, GameOption
from chancecube.terminal.commands.paper import QUIET, plain_table
from chancecube.terminal.commands.shelf import Wishes

app = typer.Typer(add_completion=False)


class CardsCommand(GameCommand):
    """The facts to search by are the game's."""

    def game_options(self, desk: Desk) -> list[GameOption]:
        return desk.shelf.card_options()


@app.command(cls=CardsCommand, help="cli-cards-help", epilog="cli-everywhere")
def cards(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="cli-metavar-words", help="cli-cards-words")
    ] = None,
    sort: Annotated[str, typer.Option(metavar="cli-metavar-facts", help="cli-cards-sort")] = "code",
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    found = desk.shelf.search(Wishes(words or [], desk.given, sort))
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
    lines = [desk.say("cli-cards-found", count=len(codes)), shelf.footnote(codes)]
    desk.print(*[Text(line, style=QUIET) for line in lines if line])

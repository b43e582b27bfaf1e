"""`chancecube card`: the page of one card."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from chancecube.terminal.commands.deck_names import deck_title
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.paper import QUIET, STRONG, heading, pairs_table
from chancecube.terminal.commands.spoken import SpokenCommand

SHOWN_NAMES: Final = 10

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-card-help", epilog="cli-everywhere")
def card(
    ctx: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="cli-metavar-card", help="cli-card-id")],
    everything: Annotated[bool, typer.Option("--all", help="cli-card-all")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    code = desk.shelf.find(" ".join(words))
    decks = [deck for deck in desk.game.ready_decks() if code in deck.cards]
    if as_json:
        facts = desk.shelf.as_json(code)
        facts["companions"] = sorted({one for _, codes in desk.shelf.companions(code) for one in codes})
        facts["ready_decks"] = [deck.name for deck in decks]
        desk.print_json(facts)
        return
    print_page(desk, code)
    print_errata(desk, code)
    print_companions(desk, code, everything)
    desk.print(Text(desk.say("cli-card-decks", count=len(decks)), style=STRONG))
    for deck in decks:
        desk.print(Text(f"  {deck_title(desk, deck)}"))


def print_page(desk: Desk, code: str) -> None:
    desk.print(Text.assemble((desk.voice.card_name(code), STRONG), (f"  {code}", QUIET)), Text())
    page = Table.grid(padding=(0, 3))
    page.add_row(desk.shelf.draw(code), pairs_table(desk.voice.card_facts(code)))
    desk.print(page, Text())


def print_errata(desk: Desk, code: str) -> None:
    for said, rule in desk.shelf.errata(code):
        desk.print(
            Text.assemble((said, "yellow"), f" {desk.speaker.rule(rule)} ", (f"[{rule}]", QUIET)), Text()
        )


def print_companions(desk: Desk, code: str, everything: bool) -> None:
    """Cards of one name stand together; a long list is cut, unless all of it is wanted."""
    for title, codes in desk.shelf.companions(code):
        desk.print(heading(f"{title} ({len(codes)})"))
        names: dict[str, list[str]] = {}
        for one in codes:
            names.setdefault(desk.shelf.title(one), []).append(one)
        shown = list(names) if everything else list(names)[:SHOWN_NAMES]
        for name in shown:
            desk.print(Text.assemble(f"  {name} ", (" ".join(names[name]), QUIET)))
        if len(shown) < len(names):
            desk.print(Text(f"  {desk.say('cli-card-more', count=len(names) - len(shown))}", style=QUIET))
        desk.print(Text())

"""`chancecube deck`: checking, showing and converting decks."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.columns import Columns
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chancecube.kernel.wire import DeckList
from chancecube.terminal.commands.deck_names import (
    breach_lines,
    deck_title,
    legal_formats,
    open_deck,
    read_format,
)
from chancecube.terminal.commands.desk import NOTHING_FOUND, Desk, desk_of
from chancecube.terminal.commands.inputs import read_choice, slug
from chancecube.terminal.commands.paper import QUIET, STRONG, bars, bullet, heading, plain_table
from chancecube.terminal.commands.spoken import SpokenCommand, SpokenGroup

CHART_WIDTH: Final = 24
DeckName = Annotated[str, typer.Argument(metavar="cli-metavar-deck", help="cli-deck-name")]
DeckNames = Annotated[list[str], typer.Argument(metavar="cli-metavar-deck", help="cli-deck-name")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]

app = typer.Typer(cls=SpokenGroup, add_completion=False, no_args_is_help=True)


@app.callback(help="cli-deck-help", epilog="cli-everywhere")
def deck() -> None:
    """The group itself does nothing."""


# --- check ---


@app.command("check", cls=SpokenCommand, help="cli-deck-check-help", epilog="cli-everywhere")
def check(
    ctx: typer.Context,
    names: DeckNames,
    format_name: Annotated[
        str | None, typer.Option("--format", metavar="game-formats", help="game-help-deck-format")
    ] = None,
    as_json: Json = False,
) -> None:
    desk = desk_of(ctx)
    chosen = read_format(desk, format_name) if format_name is not None else None
    reports = [report_on(desk, open_deck(desk, name), chosen) for name in names]
    if as_json:
        desk.print_json([report.as_json() for report in reports])
    else:
        for report in reports:
            report.print(desk)
    raise typer.Exit(NOTHING_FOUND if any(report.breaches for report in reports) else 0)


class Report:
    """What a check found."""

    def __init__(
        self,
        deck: DeckList,
        format_name: str,
        breaches: list[tuple[str, str]],
        facts: dict[str, object],
        remarks: list[str],
    ) -> None:
        self.deck = deck
        self.format_name = format_name
        self.breaches = breaches
        self.facts = facts
        self.remarks = remarks

    def as_json(self) -> dict[str, object]:
        found = [{"breach": said, "rule": rule} for said, rule in self.breaches]
        return {
            "deck": self.deck.name,
            "format": self.format_name,
            "legal": not found,
            "breaches": found,
        } | self.facts

    def print(self, desk: Desk) -> None:
        key = "cli-deck-illegal" if self.breaches else "cli-deck-legal"
        sign, style = ("✗", "bold red") if self.breaches else ("✓", "bold green")
        said = desk.say(key, format=desk.word("format", self.format_name), count=len(self.breaches))
        title = deck_title(desk, self.deck)
        verdict = Text(desk.say("cli-says", who=title, words=said))
        verdict.stylize(STRONG, 0, len(title))
        desk.print(Text.assemble((f"{sign} ", style), verdict))
        for breach, rule in self.breaches:
            desk.print(bullet(Text.assemble(f"{breach} ", (f"[{rule}]", QUIET))))
        for line in self.remarks:
            desk.print(bullet(Text(line, style=QUIET)))


def report_on(desk: Desk, deck: DeckList, format_name: str | None) -> Report:
    chosen = format_name if format_name is not None else desk.shelf.usual_format(deck)
    breaches = breach_lines(desk, desk.game.deck_breaches(deck, chosen, -1))
    facts, (_, remarks) = desk.shelf.deck_facts(deck, chosen), desk.shelf.remarks(deck, chosen)
    return Report(deck, chosen, breaches, facts, remarks)


# --- show ---


@app.command("show", cls=SpokenCommand, help="cli-deck-show-help", epilog="cli-everywhere")
def show(ctx: typer.Context, name: DeckName, as_json: Json = False) -> None:
    desk = desk_of(ctx)
    chosen = open_deck(desk, name)
    if as_json:
        desk.print_json(deck_facts(desk, chosen))
        return
    desk.print(Text(deck_title(desk, chosen), style=STRONG))
    if chosen.note:
        desk.print(Text(desk.shelf.deck_note(chosen), style="italic"))
    desk.print(Text(summary(desk, chosen), style=QUIET), Text())
    blocks = [
        card_block(desk, f"{group.title} ({group.size()})", group.cards)
        for group in desk.shelf.groups(chosen)
    ]
    desk.print(two_columns(blocks, desk.console.width))
    title, remarks = desk.shelf.remarks(chosen, desk.shelf.usual_format(chosen))
    if remarks:
        desk.print(heading(title), *[Text(f"  {line}") for line in remarks], Text())
    charts = [
        Stack(heading(chart.title), bars(chart.rows, CHART_WIDTH), Text())
        for chart in desk.shelf.charts(chosen)
    ]
    desk.print(Columns(charts, padding=(0, 4)))


def summary(desk: Desk, deck: DeckList) -> str:
    formats = [desk.word("format", one) for one in legal_formats(desk, deck)]
    legal = (
        desk.say("cli-deck-legal-in", formats=", ".join(formats))
        if formats
        else desk.say("cli-deck-legal-nowhere")
    )
    size = desk.say("cli-deck-size", count=deck.size(), titles=len(deck.cards))
    return f"{desk.voice.side(desk.shelf.side_of(deck))} · {size} · {legal}"


def card_block(desk: Desk, title: str, cards: list[tuple[int, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(style=QUIET, no_wrap=True)
    table.add_column(overflow="fold")
    for count, code in cards:
        table.add_row(str(count), code, desk.voice.card_name(code))
    return Stack(heading(title), table, Text())


def two_columns(blocks: list[RenderableType], width: int) -> RenderableType:
    """Side by side where there is room: the first block, usually the longest, and the rest."""
    if width < 100 or len(blocks) < 2:
        return Stack(*blocks)
    page = Table.grid(padding=(0, 4))
    page.add_row(blocks[0], Stack(*blocks[1:]))
    return page


def deck_facts(desk: Desk, deck: DeckList) -> dict[str, object]:
    return {
        "name": deck.name,
        "title": deck_title(desk, deck),
        "note": deck.note,
        "side": desk.game.sides[desk.shelf.side_of(deck)],
        "size": deck.size(),
        "formats": legal_formats(desk, deck),
        "cards": deck.cards,
        "charts": [{"title": chart.title, "rows": dict(chart.rows)} for chart in desk.shelf.charts(deck)],
    } | desk.shelf.deck_facts(deck, desk.shelf.usual_format(deck))


# --- convert and list ---


@app.command("convert", cls=SpokenCommand, help="cli-deck-convert-help", epilog="cli-everywhere")
def convert(
    ctx: typer.Context,
    name: DeckName,
    to: Annotated[str, typer.Option("--to", metavar="text|json", help="cli-deck-convert-to")] = "text",
) -> None:
    desk = desk_of(ctx)
    form = read_choice("--to", to, {"text": "text", "json": "json"})
    chosen = open_deck(desk, name)
    if form == "json":
        desk.print_json(chosen)
    else:
        desk.print_plain(desk.shelf.write_deck(chosen))


@app.command("list", cls=SpokenCommand, help="cli-deck-list-help", epilog="cli-everywhere")
def list_decks(ctx: typer.Context, as_json: Json = False) -> None:
    desk = desk_of(ctx)
    decks = desk.game.ready_decks()
    if as_json:
        desk.print_json([deck_facts(desk, one) | {"word": slug(one.name)} for one in decks])
        return
    size = desk.say("cli-column-cards")
    table = plain_table(
        desk.say("cli-column-deck"),
        desk.say("cli-column-side"),
        size,
        desk.say("cli-column-formats"),
        numbers=(size,),
    )
    for one in decks:
        formats = ", ".join([desk.word("format", name) for name in legal_formats(desk, one)])
        side = desk.word("side", desk.game.sides[desk.shelf.side_of(one)])
        title = Text.assemble(f"{deck_title(desk, one)}\n", (slug(one.name), QUIET))
        table.add_row(title, side, str(one.size()), formats)
    desk.print(table)

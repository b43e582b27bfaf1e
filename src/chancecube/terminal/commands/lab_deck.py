"""`chancecube lab deck`: a deck by itself."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.columns import Columns
from rich.console import Group as Stack
from rich.table import Table
from rich.text import Text

from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import DeckList
from chancecube.lab.decks import Answer, Chances, Curve, answer, chart_of, kind_chances, opening_of
from chancecube.lab.games import Opening
from chancecube.lab.odds import Want
from chancecube.terminal.commands.deck_names import deck_title, open_deck
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_without
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.lab_options import (
    DeckArgument,
    JsonOption,
    check_writable,
    percent,
    write_json,
)
from chancecube.terminal.commands.paper import QUIET, STRONG, bars, heading, plain_table

CHART_WIDTH: Final = 24
MOST_TURNS: Final = 60
MOST_WANTS: Final = 6
SHOWN: Final = 3  # numbers of cards a hand may have, each with its chance; more are added up

WantOption = Annotated[
    list[str] | None, typer.Option("--want", metavar="cli-lab-metavar-want", help="cli-lab-want")
]
LaidOption = Annotated[
    list[str] | None, typer.Option("--laid", metavar="cli-metavar-card", help="cli-lab-laid")
]
TurnsOption = Annotated[str, typer.Option("--turns", metavar="N", help="cli-lab-turns")]
EachOption = Annotated[str | None, typer.Option("--each-turn", metavar="N", help="cli-lab-each-turn")]


def deck(
    ctx: typer.Context,
    name: DeckArgument,
    want: WantOption = None,
    laid: LaidOption = None,
    turns: TurnsOption = "8",
    each_turn: EachOption = None,
    json: JsonOption = None,
) -> None:
    desk = desk_of(ctx)
    if not want:
        refuse_without(ctx, "--want", "turns", "each_turn")
    chosen = open_deck(desk, name)
    check_writable([json])
    opening = opening_of(desk.game, chosen, [desk.shelf.find(one) for one in laid or []])
    wants = [read_want(desk, words, opening) for words in want or []]
    if len(wants) > MOST_WANTS:
        raise BadOption("cli-lab-wants-many", {"most": str(MOST_WANTS)})
    per_turn = read_number("--each-turn", each_turn, 0, MOST_TURNS) if each_turn is not None else None
    found = answer(opening, wants, read_number("--turns", turns, 1, MOST_TURNS), per_turn)
    if json is not None:
        write_json(desk, json, deck_facts(desk, chosen, opening, wants, found))
    if json != "-":
        print_deck(desk, chosen, opening)
        if wants:
            print_wants(desk, wants, found)


def read_want(desk: Desk, words: str, opening: Opening) -> Want:
    """`CODE,CODE:2`: at least two of these cards; one, if no number stands there."""
    names, colon, number = words.rpartition(":")
    if not colon:
        names, number = words, "1"
    codes = [desk.shelf.find(name.strip()) for name in names.split(",") if name.strip()]
    if not codes:
        raise BadOption("cli-lab-want-form", {"value": words})
    for code in codes:
        if code not in opening.cards:
            raise BadOption("lab-not-in-deck", {"code": code})
    return Want(codes, read_number("--want", number, 0, sum(opening.cards.values())))


def deck_facts(
    desk: Desk, chosen: DeckList, opening: Opening, wants: list[Want], found: Answer
) -> dict[str, object]:
    return {
        "game": desk.game.name,
        "deck": chosen.name,
        "chart": chart_of(desk.game, chosen),
        "kinds": kind_chances(desk.game, opening),
        "wants": wants,
        "odds": found,
    }


# --- telling ---


def print_deck(desk: Desk, chosen: DeckList, opening: Opening) -> None:
    chart = chart_of(desk.game, chosen)
    size = desk.say("cli-lab-deck-size", cards=sum(opening.cards.values()), hand=opening.hand)
    desk.print(Text(deck_title(desk, chosen), style=STRONG), Text(size, style=QUIET), Text())
    curves = [
        Stack(heading(curve_title(desk, curve)), bars(curve_rows(curve), CHART_WIDTH), Text())
        for curve in chart.curves
        if curve.cards
    ]
    families = [
        Stack(
            heading(desk.word("lab", family.fact)),
            bars(
                [(desk.shelf.family_word(family.fact, name), count) for name, count in family.counts.items()],
                CHART_WIDTH,
            ),
            Text(),
        )
        for family in chart.families
        if family.counts
    ]
    desk.print(Columns([*curves, *families], padding=(0, 4)))
    desk.print(heading(desk.say("cli-lab-opening")), opening_table(desk, opening), Text())


def curve_title(desk: Desk, curve: Curve) -> str:
    return desk.say(
        "cli-lab-curve",
        fact=desk.word("lab", curve.fact),
        mean=desk.decimal(curve.mean, 2),
        deviation=desk.decimal(curve.deviation, 2),
    )


def curve_rows(curve: Curve) -> list[tuple[str, int]]:
    """Every number from the least to the most."""
    return [
        (str(number), curve.counts.get(number, 0))
        for number in range(min(curve.counts), max(curve.counts) + 1)
    ]


def opening_table(desk: Desk, opening: Opening) -> Table:
    """For each kind: how many the deck has, how many a hand has on average, and the chance of none, one, two, more."""
    kind, copies, mean = [desk.say(f"cli-lab-{word}") for word in ("kind", "copies", "mean")]
    heads = [*[str(count) for count in range(SHOWN)], f"{SHOWN}+"]
    table = plain_table(kind, copies, mean, *heads, numbers=(copies, mean, *heads))
    for name, found in kind_chances(desk.game, opening).items():
        table.add_row(
            desk.word("kinds", name), str(found.copies), desk.decimal(found.mean, 2), *few(desk, found)
        )
    return table


def few(desk: Desk, found: Chances) -> list[str]:
    shares = [*found.by_count[:SHOWN], *[0.0] * (SHOWN - len(found.by_count))]
    return [percent(desk, share) for share in [*shares, sum(found.by_count[SHOWN:])]]


def print_wants(desk: Desk, wants: list[Want], found: Answer) -> None:
    desk.print(heading(desk.say("cli-lab-wants")))
    for place, (want, chances) in enumerate(zip(wants, found.wants, strict=True), 1):
        names = ", ".join([desk.voice.card_name(code) for code in dict.fromkeys(want.codes)])
        said = desk.say(
            "cli-lab-want-line", place=place, least=want.least, names=names, copies=chances.copies
        )
        counts = [f"{count}: {percent(desk, share)}" for count, share in enumerate(chances.by_count)]
        desk.print(Text(said), Text("   " + "  ".join(counts), style=QUIET))
    desk.print(Text(), turn_table(desk, wants, found))
    desk.print(Text(desk.say("cli-lab-each-turn-note", count=found.each_turn), style=QUIET))


def turn_table(desk: Desk, wants: list[Want], found: Answer) -> Table:
    turn, drawn, together = [desk.say(f"cli-lab-{word}") for word in ("turn", "cards-drawn", "together")]
    heads = [desk.say("cli-lab-want-head", place=place) for place in range(1, len(wants) + 1)]
    last = [together] if len(wants) > 1 else []
    table = plain_table(turn, drawn, *heads, *last, numbers=(turn, drawn, *heads, *last))
    for row in found.turns:
        shares = [percent(desk, share) for share in [*row.each, row.together][: len(heads) + len(last)]]
        table.add_row(str(row.turn), str(row.drawn), *shares)
    return table

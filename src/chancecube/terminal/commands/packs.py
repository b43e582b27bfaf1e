"""`chancecube packs`: opening boosters, boxes, starter sets and sealed pools."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import typer
from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.errors import BadOption
from chancecube.kernel.wire import DeckList, PackCard
from chancecube.terminal.commands.deck import card_block, two_columns
from chancecube.terminal.commands.deck_names import deck_title
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_beside
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.paper import QUIET, STRONG, WIDE
from chancecube.terminal.commands.spoken import SpokenCommand

MOST_PACKS: Final = 1000
SEALED_PACKS: Final = 5
SEEDS: Final = 1_000_000_000
RARITY_STYLES: Final = {"R": "bold yellow", "U": "cyan", "C": ""}
PACK_WIDTH: Final = 44
NARROW_PACK: Final = 39  # two of them stand side by side in 80 columns

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-packs-help", epilog="cli-everywhere")
def packs(
    ctx: typer.Context,
    set_name: Annotated[str, typer.Argument(metavar="cli-metavar-set", help="game-help-packs-set")],
    count: Annotated[str | None, typer.Option(metavar="N", help="cli-packs-count")] = None,
    box: Annotated[bool, typer.Option("--box", help="cli-packs-box")] = False,
    starter: Annotated[bool, typer.Option("--starter", help="cli-packs-starter")] = False,
    sealed: Annotated[bool, typer.Option("--sealed", help="cli-packs-sealed")] = False,
    seed: Annotated[str | None, typer.Option(metavar="N", help="cli-packs-seed")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    set_code = desk.shelf.set_code(set_name)
    if (count is not None or sealed) + box + starter > 1:
        raise BadOption("cli-one-of", {"options": "--count, --box, --starter, --sealed"})
    if starter:
        refuse_beside(ctx, "--starter", "seed")
        print_starter(desk, set_code, as_json)
        return
    number = secrets.randbelow(SEEDS) if seed is None else read_number("--seed", seed)
    usual = SEALED_PACKS if sealed else 1
    wanted = desk.shelf.packs_per_box() if box else read_number("--count", count or str(usual), 1, MOST_PACKS)
    chance = Chance(seed_of(number))
    decks = desk.shelf.sealed_starter() if sealed else []
    opened = desk.shelf.packs(set_code, wanted, chance)
    if as_json:
        content: dict[str, object] = {"set": set_code, "seed": number, "packs": opened}
        desk.print_json(content | {"decks": decks} if sealed else content)
        return
    if sealed:
        desk.print(Text(desk.say("cli-packs-sealed-title"), style=STRONG))
        print_decks(desk, decks)
    desk.print(Text(desk.shelf.set_title(set_code), style=STRONG))
    width = None if len(opened) == 1 else NARROW_PACK if desk.console.width < WIDE else PACK_WIDTH
    desk.print(
        Columns(
            [pack_panel(desk, place, pack, width) for place, pack in enumerate(opened, 1)], padding=(0, 2)
        )
    )
    desk.print(Text(desk.say("cli-packs-opened", count=len(opened), seed=str(number)), style=QUIET))


def pack_panel(desk: Desk, number: int, pack: list[PackCard], width: int | None) -> Panel:
    """As wide as told, or as its cards need."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style=QUIET)
    table.add_column(overflow="fold")
    for card in pack:
        rarity = desk.shelf.rarity(card.code)
        style = RARITY_STYLES.get(rarity, "")
        name = desk.voice.card_name(card.code)
        foil = f" ★ {desk.say('cli-foil')}" if card.foil else ""
        table.add_row(Text(rarity, style=style), card.code, Text(name + foil, style=style))
    title = desk.say("cli-pack", number=number)
    return Panel(table, title=title, title_align="left", width=width, expand=False)


def print_starter(desk: Desk, set_code: str, as_json: bool) -> None:
    decks = desk.shelf.starter(set_code)
    if as_json:
        desk.print_json({"set": set_code, "decks": decks})
        return
    print_decks(desk, decks)


def print_decks(desk: Desk, decks: list[DeckList]) -> None:
    blocks = [
        card_block(desk, deck_title(desk, one), [(count, code) for code, count in one.cards.items()])
        for one in decks
    ]
    desk.print(two_columns(blocks, desk.console.width))

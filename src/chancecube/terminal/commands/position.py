"""`chancecube position`: a position in the notation, checked and told in words."""

from __future__ import annotations

from typing import Annotated

import typer

from chancecube.kernel.errors import BadNotation
from chancecube.kernel.position import Position
from chancecube.kernel.views import see_decision
from chancecube.registry import game_names
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.fitting import refuse_beside
from chancecube.terminal.commands.inputs import read_text
from chancecube.terminal.commands.spoken import SpokenCommand
from chancecube.terminal.commands.table_words import look, print_decisions, print_view, read_eyes

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-position-help", epilog="cli-everywhere")
def position(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-position-file")],
    exact: Annotated[bool, typer.Option("--exact", help="cli-position-exact")] = False,
    eyes_of: Annotated[str, typer.Option("--as", metavar="game-eyes", help="cli-position-as")] = "all",
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    desk = desk_of(ctx)
    if exact:
        refuse_beside(ctx, "--exact", "eyes_of", "as_json")
    read = read_position(desk, read_text(file))
    desk.play_by(desk.game.format_of(read))
    eyes = read_eyes(desk, "--as", eyes_of)
    if exact:
        desk.print_plain(desk.game.write_position(read, exact=True))
    elif as_json:
        desk.print_json(position_facts(desk, read, eyes))
    else:
        print_view(desk, look(desk.game, read, eyes))
        print_decisions(desk, read, eyes)


def read_position(desk: Desk, text: str) -> Position:
    """The first word names the game."""
    words = text.split(maxsplit=1)
    named = [name for name in game_names() if words and words[0].lower() == name]
    if named:
        desk.turn_to(named[0])
    elif desk.game_wish is None and len(game_names()) > 1:
        raise BadNotation("notation-heading", {"heading": " | ".join(game_names())})
    return desk.game.read_position(text)


def position_facts(desk: Desk, position: Position, eyes: int) -> dict[str, object]:
    """The view of a seat as it travels to clients; for all eyes, everything and the notation."""
    seen = look(desk.game, position, eyes)
    if eyes >= 0:
        return {"view": seen}
    decisions = [
        {"seat": decision.seat, "decision": see_decision(desk.game, position, decision.seat)}
        for decision in position.pending
    ]
    return {"view": seen, "decisions": decisions, "notation": desk.game.write_position(position)}

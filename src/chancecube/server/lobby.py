"""The tables there are, as a list and live."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Final, Literal

from litestar import Controller, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import Select, or_, select

from chancecube import registry
from chancecube.server.accounts import shown_name
from chancecube.server.clocks import ClockRule
from chancecube.server.database import SEATS, Seat, TableRow, User
from chancecube.server.frames import encode, seat_number
from chancecube.server.gamekeeper import Keeper
from chancecube.server.given import (
    GivenDatabase,
    GivenKeeper,
    GivenMe,
    GivenPaces,
    GivenSettings,
    GivenSpeaker,
    GivenUser,
    id_of,
)
from chancecube.server.languages import speaker_of
from chancecube.server.openapi import REFUSED
from chancecube.server.rooms import Visitor
from chancecube.server.tables import TableForm, TableId, make_table
from chancecube.text import Speaker

MOST_ROWS: Final = 100
SETTLE_SECONDS: Final = 0.3  # changes that come together are told together
MOST_LISTENERS: Final = 2000


class SeatRow(Struct):
    """A seat; `number` tells those of one side apart, 0 where there is but one."""

    seat: int
    side: str
    number: int
    name: str | None
    bot: str | None


class LobbyRow(Struct):
    """A table as the lobby shows it; `me` is my own seat there."""

    id: str
    game: str
    settings: dict[str, str]
    state: str
    seats: list[SeatRow]
    clock: ClockRule
    open: bool
    created: float
    started: float | None
    ended: float | None
    winners: list[int] | None
    watchers: int
    me: int | None


class TablesFrame(Struct, tag="tables"):
    tables: list[LobbyRow]


def wanted_tables(state: str | None, user_id: str | None, mine: bool) -> Select[TableRow]:
    """Tables open to everybody, and those where one sits oneself, the newest first."""
    own = select(Seat.table_id).where(Seat.user_id == user_id)
    is_own = or_(TableRow.creator == user_id, TableRow.id.in_(own))
    wanted = select(TableRow)
    if mine:
        wanted = wanted.where(is_own)
    elif user_id is not None:
        wanted = wanted.where(or_(TableRow.open, is_own))
    else:
        wanted = wanted.where(TableRow.open)
    states = [state] if state is not None else ["open", "playing"]
    return wanted.where(TableRow.state.in_(states)).order_by(TableRow.created.desc()).limit(MOST_ROWS)


async def list_tables(
    keeper: Keeper, speaker: Speaker, user_id: str | None, state: str | None = None, mine: bool = False
) -> list[LobbyRow]:
    if mine and user_id is None:
        return []
    async with keeper.database.reading() as session:
        rows = (await session.scalars(wanted_tables(state, user_id, mine))).all()
        found = await session.execute(SEATS.where(Seat.table_id.in_([row.id for row in rows])))
        seats: dict[str, list[tuple[Seat, User | None]]] = {}
        for seat, person in found.all():
            seats.setdefault(seat.table_id, []).append((seat, person))
    return [lobby_row(keeper, row, seats.get(row.id, []), speaker, user_id) for row in rows]


def lobby_row(
    keeper: Keeper,
    row: TableRow,
    seats: list[tuple[Seat, User | None]],
    speaker: Speaker,
    user_id: str | None,
) -> LobbyRow:
    game = registry.game(row.game)
    held = game.seat_sides(game.format_in(row.agreed))
    room = keeper.rooms.get(row.id)
    me = [seat.seat for seat, _ in seats if user_id is not None and seat.user_id == user_id]
    return LobbyRow(
        row.id,
        row.game,
        row.agreed,
        row.state,
        [
            SeatRow(
                seat.seat,
                game.sides[held[seat.seat]],
                seat_number(held, seat.seat),
                shown_name(person, speaker) if seat.user_id is not None else None,
                seat.bot,
            )
            for seat, person in seats
        ],
        ClockRule(**row.clock),
        row.open,
        row.created,
        row.started,
        row.ended,
        row.winners,
        room.watchers() if room is not None else 0,
        me[0] if me else None,
    )


class LobbyController(Controller):
    path = "/api/tables"
    tags = ("tables",)
    responses = REFUSED

    @get("/", summary="The tables there are")
    async def tables(
        self,
        keeper: GivenKeeper,
        user: GivenUser,
        speaker: GivenSpeaker,
        wanted: Annotated[
            Literal["open", "playing", "over"] | None,
            QueryParameter(name="state", description="Only those in this state; otherwise those not over."),
        ] = None,
        mine: Annotated[bool, QueryParameter(description="Only those I made or sit at.")] = False,
    ) -> list[LobbyRow]:
        """Those open to everybody, and my own."""
        return await list_tables(keeper, speaker, id_of(user), wanted, mine)

    @post("/", summary="Make a table", status_code=201)
    async def make(
        self,
        data: JSONBody[TableForm],
        database: GivenDatabase,
        settings: GivenSettings,
        keeper: GivenKeeper,
        paces: GivenPaces,
        speaker: GivenSpeaker,
        me: GivenMe,
    ) -> TableId:
        """The game begins at once if no seat is left open."""
        await paces.spend("table", me.id, settings.table_pace)
        row = await make_table(data, database, settings, me, speaker)
        await keeper.table_changed(row.id)
        return TableId(row.id)


@websocket("/api/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any], keeper: GivenKeeper, user: GivenUser) -> None:
    await socket.accept()
    if len(keeper.lobby) >= MOST_LISTENERS:
        await socket.close(code=4503)
        return
    visitor = Visitor(id_of(user))
    keeper.lobby.add(visitor)
    sending = asyncio.create_task(tell(keeper, socket, visitor, speaker_of(socket.scope)))
    listening = asyncio.create_task(ignore(socket))
    try:
        await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
    finally:
        keeper.lobby.discard(visitor)
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.close()


async def tell(keeper: Keeper, socket: WebSocket[Any, Any, Any], visitor: Visitor, speaker: Speaker) -> None:
    while True:
        await visitor.news.wait()
        visitor.news.clear()
        if visitor.dismissed:
            return
        rows = await list_tables(keeper, speaker, visitor.user_id)
        await socket.send_data(encode(TablesFrame(rows)), mode="text")
        await asyncio.sleep(SETTLE_SECONDS)


async def ignore(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is to be said in the lobby; whoever says much is shown out."""
    for _ in range(1000):
        await socket.receive_data(mode="text")

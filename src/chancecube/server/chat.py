"""Talk at a table, mutes and reports.

Until a game is over, players do not read what those who watch say: they might say too much.
"""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select

from chancecube.kernel.events import SPECTATOR
from chancecube.server.accounts import shown_name
from chancecube.server.database import ChatLine, Database, Mute, Report, TableRow, User
from chancecube.server.errors import Refusal, not_found, sign_in
from chancecube.server.frames import ChatFrame, ChatMessage, encode
from chancecube.server.gamekeeper import Keeper, Word
from chancecube.server.given import GivenDatabase, GivenKeeper, GivenMe, GivenPaces, GivenSettings
from chancecube.server.languages import speaker_for
from chancecube.server.openapi import REFUSED
from chancecube.server.rooms import Listener, Room
from chancecube.server.security import clean_text, is_id

LONGEST: Final = 500
LONGEST_REPORT: Final = 2000
HISTORY: Final = 100
MOST_MUTES: Final = 1000


class ReportForm(Struct):
    text: Annotated[str, Meta(max_length=10_000)]


class MuteForm(Struct):
    user_id: Annotated[str, Meta(max_length=32)]


class MutedPerson(Struct):
    user_id: str
    name: str


# --- saying and hearing ---


def hears(room: Room, listener: Listener, author: str) -> bool:
    apart = room.state != "over" and listener.seat != SPECTATOR
    return not apart or room.seat_of(author) != SPECTATOR


def message_of(room: Room, row: ChatLine, user: User | None, language: str) -> ChatMessage:
    seat = room.seat_of(row.user_id)
    name = shown_name(user, speaker_for(language))
    return ChatMessage(row.id, name, row.user_id, row.text, row.at, seat if seat != SPECTATOR else None)


async def say(keeper: Keeper, paces: Any, room: Room, listener: Listener, words: str) -> None:
    if listener.user_id is None:
        raise sign_in()
    text = clean_text(words, LONGEST)
    if not text:
        raise Refusal("chat-empty")
    await paces.spend("chat", listener.user_id, keeper.settings.chat_pace)
    async with keeper.database.session() as session:
        row = ChatLine(table_id=room.id, user_id=listener.user_id, text=text, at=time.time())
        session.add(row)
        await session.flush()
        number = row.id
    await spread(keeper, room, number)
    keeper.say(Word(keeper.worker, "chat", room.id, number))


async def spread(keeper: Keeper, room: Room, number: int) -> None:
    """Brings one line to all here who may read it; with number 0 all lines they have missed."""
    if not number:
        for listener in list(room.listeners):
            if listener.lines is None:
                await tell_history(keeper.database, room, listener)
        return
    async with keeper.database.reading() as session:
        row = await session.get(ChatLine, number)
        user = await session.get(User, row.user_id) if row is not None else None
    if row is None:
        return
    for listener in room.listeners:
        if hears(room, listener, row.user_id):
            listener.hear(
                row.id, row.user_id, encode(ChatFrame([message_of(room, row, user, listener.language)]))
            )


async def tell_history(database: Database, room: Room, listener: Listener) -> None:
    wanted = (
        select(ChatLine, User)
        .join(User, User.id == ChatLine.user_id)
        .where(ChatLine.table_id == room.id)
        .order_by(ChatLine.id.desc())
        .limit(HISTORY)
    )
    async with database.reading() as session:
        rows = (await session.execute(wanted)).all()
    last = rows[0][0].id if rows else 0
    messages = [
        message_of(room, row, user, listener.language)
        for row, user in reversed(rows)
        if row.id > listener.line and hears(room, listener, row.user_id) and not listener.mutes(row.user_id)
    ]
    if messages:
        listener.post(encode(ChatFrame(messages)))
    listener.end_history(last)


# --- mutes ---


async def muted_by(database: Database, user_id: str | None) -> set[str]:
    if user_id is None:
        return set()
    async with database.reading() as session:
        return set(await session.scalars(select(Mute.muted_id).where(Mute.user_id == user_id)))


async def note_mutes(keeper: Keeper, user_id: str) -> None:
    """Lets the sockets a person has open know at once."""
    muted = await muted_by(keeper.database, user_id)
    for room in keeper.rooms.values():
        for listener in room.listeners:
            if listener.user_id == user_id:
                listener.muted = muted


class ChatController(Controller):
    path = "/api"
    tags = ("chat",)
    responses = REFUSED

    @post("/tables/{table_id:str}/report", summary="Report what happens at a table", status_code=201)
    async def report(
        self,
        table_id: FromPath[str],
        data: JSONBody[ReportForm],
        database: GivenDatabase,
        settings: GivenSettings,
        paces: GivenPaces,
        me: GivenMe,
    ) -> None:
        text = clean_text(data.text, LONGEST_REPORT, lines=True)
        if not text:
            raise Refusal("chat-empty")
        await paces.spend("report", me.id, settings.chat_pace)
        async with database.session() as session:
            if not is_id(table_id) or await session.get(TableRow, table_id) is None:
                raise not_found()
            session.add(Report(user_id=me.id, table_id=table_id, text=text, at=time.time()))

    @get("/mutes", summary="Whom I have muted")
    async def mutes(self, database: GivenDatabase, me: GivenMe) -> list[MutedPerson]:
        wanted = select(User).join(Mute, Mute.muted_id == User.id).where(Mute.user_id == me.id)
        speaker = speaker_for(me.language)
        async with database.reading() as session:
            return [MutedPerson(user.id, shown_name(user, speaker)) for user in await session.scalars(wanted)]

    @post("/mutes", summary="Read no more of what somebody says", status_code=201)
    async def mute(
        self, data: JSONBody[MuteForm], database: GivenDatabase, keeper: GivenKeeper, me: GivenMe
    ) -> None:
        async with database.session() as session:
            other = await session.get(User, data.user_id) if is_id(data.user_id) else None
            if other is None or other.id == me.id:
                raise not_found()
            if await session.get(Mute, (me.id, other.id)) is None:
                count = await session.scalar(select(func.count()).where(Mute.user_id == me.id))
                if (count or 0) >= MOST_MUTES:
                    raise Refusal("chat-too-many-mutes", {"most": str(MOST_MUTES)}, 409)
                session.add(Mute(user_id=me.id, muted_id=other.id))
        await note_mutes(keeper, me.id)

    @delete("/mutes/{user_id:str}", summary="Read somebody's words again")
    async def unmute(
        self, user_id: FromPath[str], database: GivenDatabase, keeper: GivenKeeper, me: GivenMe
    ) -> None:
        async with database.session() as session:
            await session.execute(delete_rows(Mute).where(Mute.user_id == me.id, Mute.muted_id == user_id))
        await note_mutes(keeper, me.id)

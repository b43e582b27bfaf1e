"""People: guests who play at once, accounts, sessions; one's own data, taken along or deleted.

A guest is a user without name_key. Registering gives the same user a key and a password, so nothing is lost.
"""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import delete as delete_rows
from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.server.database import (
    Base,
    ChatLine,
    Database,
    Deck,
    Entry,
    Mute,
    PuzzleKeeper,
    Report,
    Seat,
    Session,
    TableRow,
    User,
)
from chancecube.server.errors import Refusal
from chancecube.server.gamekeeper import delete_tables
from chancecube.server.given import (
    GivenAddress,
    GivenDatabase,
    GivenKeeper,
    GivenMe,
    GivenPaces,
    GivenPasswords,
    GivenSettings,
    GivenSpeaker,
    GivenUser,
)
from chancecube.server.languages import known_language
from chancecube.server.security import (
    CSRF_COOKIE,
    Passwords,
    begin_session,
    check_name,
    check_password,
    end_sessions,
    farewell_cookies,
    hash_token,
    name_key,
    new_id,
    renew_session,
    session_cookies,
    token_of,
)
from chancecube.server.settings import Settings
from chancecube.text import Speaker
from chancecube.text.speaker import DEFAULT_LANGUAGE

TRIES_FROM_EVERYWHERE: Final = (
    5  # how many times the usual tries one name may be tried from all addresses together
)

# Longer than any name or password may be; the exact limits are refused in words.
Words = Annotated[str, Meta(max_length=1000)]
AnyRequest = Request[Any, Any, Any]


class UserFacts(Struct):
    """A person, as that person may see it."""

    id: str
    name: str
    guest: bool
    language: str


class Me(Struct):
    """Who is asking; nobody yet for a new visitor."""

    user: UserFacts | None


class GuestForm(Struct):
    name: Words


class Credentials(Struct):
    name: Words
    password: Words


class NewPassword(Struct):
    old: Words
    new: Words


class Changes(Struct):
    name: Words | None = None
    language: Words | None = None


class Farewell(Struct):
    """A guest has no password to give."""

    password: Words | None = None


class Export(Struct):
    """Everything kept about one person."""

    user: dict[str, Any]
    decks: list[dict[str, Any]]
    puzzles: list[dict[str, Any]]
    games: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    mutes: list[str]
    reports: list[dict[str, Any]]
    sessions: list[dict[str, Any]]


def facts(user: User) -> UserFacts:
    return UserFacts(user.id, user.name, user.guest, user.language)


def shown_name(user: User | None, speaker: Speaker) -> str:
    """A person's name for others; of one who has gone nothing is left to show."""
    if user is None or user.deleted is not None:
        return speaker.say("server-somebody")
    return user.name


class AccountsController(Controller):
    path = "/api"
    tags = ("accounts",)

    @get("/me", summary="Who I am")
    async def me(
        self, request: AnyRequest, database: GivenDatabase, settings: GivenSettings, user: GivenUser
    ) -> Response[Me]:
        """Also gives a browser its CSRF token, and puts off the end of the session."""
        token = token_of(request)
        if user is not None and await renew_session(database, settings, token):
            return Response(Me(facts(user)), cookies=session_cookies(settings, token))
        return Response(Me(facts(user) if user else None), cookies=missing_csrf(request, settings))

    @post("/guest", summary="Play as a guest", status_code=201)
    async def guest(
        self,
        data: JSONBody[GuestForm],
        database: GivenDatabase,
        settings: GivenSettings,
        user: GivenUser,
        speaker: GivenSpeaker,
        paces: GivenPaces,
        address: GivenAddress,
    ) -> Response[Me]:
        if user is not None:
            raise Refusal("server-already-somebody", {"name": user.name}, 409)
        name = check_name(data.name)
        await paces.spend("guest", address, settings.guest_pace)
        async with database.session() as session:
            await refuse_taken(session, name)
            made = new_user(name, speaker.language)
            session.add(made)
            await session.flush()
            token = await begin_session(session, settings, made)
        return Response(Me(facts(made)), cookies=session_cookies(settings, token))

    @post("/register", summary="Make an account, out of the present guest if there is one", status_code=201)
    async def register(
        self,
        request: AnyRequest,
        data: JSONBody[Credentials],
        database: GivenDatabase,
        settings: GivenSettings,
        user: GivenUser,
        speaker: GivenSpeaker,
        paces: GivenPaces,
        passwords: GivenPasswords,
        address: GivenAddress,
        keeper: GivenKeeper,
    ) -> Response[Me]:
        if user is not None and not user.guest:
            raise Refusal("server-already-somebody", {"name": user.name}, 409)
        name = check_name(data.name)
        check_password(data.password, name)
        await paces.spend("guest", address, settings.guest_pace)
        hashed = await passwords.hash(data.password)
        try:
            async with database.session() as session:
                await refuse_taken(session, name)
                made = await session.get(User, user.id) if user else None
                if made is None:
                    made = new_user(name, speaker.language)
                    session.add(made)
                made.name, made.name_key, made.password_hash = name, name_key(name), hashed
                await session.flush()
                await end_sessions(session, made)
                token = await begin_session(session, settings, made)
        except IntegrityError:
            raise taken(name) from None
        await keeper.person_changed(made.id, farewell=True)
        return Response(Me(facts(made)), cookies=session_cookies(settings, token))

    @post("/login", summary="Sign in", status_code=200)
    async def login(
        self,
        data: JSONBody[Credentials],
        database: GivenDatabase,
        settings: GivenSettings,
        paces: GivenPaces,
        passwords: GivenPasswords,
        address: GivenAddress,
    ) -> Response[Me]:
        """The refusal does not tell whether the name exists. A guest who signs in becomes the account's person."""
        key = name_key(data.name[:200])
        tries, seconds = settings.login_pace
        await paces.spend("login", address, settings.login_pace)
        await paces.spend("login-name", key, (tries * TRIES_FROM_EVERYWHERE, seconds))
        async with database.reading() as session:
            known = await session.scalar(select(User).where(User.name_key == key, User.deleted.is_(None)))
        if not await passwords.fits(data.password[:200], known.password_hash if known else None):
            raise Refusal("server-bad-login", status=401)
        assert known is not None and known.password_hash is not None
        renewed = await passwords.hash(data.password) if passwords.is_old(known.password_hash) else None
        async with database.session() as session:
            if renewed is not None:
                (await session.get_one(User, known.id)).password_hash = renewed
            token = await begin_session(session, settings, known)
        return Response(Me(facts(known)), cookies=session_cookies(settings, token))

    @post("/logout", summary="Sign out", status_code=200)
    async def logout(
        self,
        request: AnyRequest,
        database: GivenDatabase,
        settings: GivenSettings,
        user: GivenUser,
        keeper: GivenKeeper,
    ) -> Response[Me]:
        async with database.session() as session:
            await session.execute(
                delete_rows(Session).where(Session.token_hash == hash_token(token_of(request)))
            )
        if user is not None:
            await keeper.person_changed(user.id, farewell=True)
        return Response(Me(None), cookies=farewell_cookies(settings))

    @post("/password", summary="Change the password; all other sessions end", status_code=200)
    async def password(
        self,
        request: AnyRequest,
        data: JSONBody[NewPassword],
        database: GivenDatabase,
        settings: GivenSettings,
        me: GivenMe,
        paces: GivenPaces,
        passwords: GivenPasswords,
        keeper: GivenKeeper,
    ) -> Response[Me]:
        if me.guest:
            raise Refusal("server-guest", status=403)
        check_password(data.new, me.name)
        await check_own_password(me, data.old, paces, passwords, settings)
        hashed = await passwords.hash(data.new)
        async with database.session() as session:
            (await session.get_one(User, me.id)).password_hash = hashed
            await end_sessions(session, me)
            token = await begin_session(session, settings, me)
        await keeper.person_changed(me.id, farewell=True)
        return Response(Me(facts(me)), cookies=session_cookies(settings, token))

    @patch("/me", summary="Change my name or language")
    async def change(
        self, data: JSONBody[Changes], database: GivenDatabase, me: GivenMe, keeper: GivenKeeper
    ) -> Me:
        name = check_name(data.name) if data.name is not None else None
        language = known_language(data.language) if data.language is not None else None
        if data.language is not None and language is None:
            raise Refusal("server-no-language", {"language": data.language[:20]})
        try:
            async with database.session() as session:
                user = await session.get_one(User, me.id)
                if name is not None and name != user.name:
                    await refuse_taken(session, name, but=user.id)
                    user.name = name
                    user.name_key = None if user.guest else name_key(name)
                if language is not None:
                    user.language = language
        except IntegrityError:
            raise taken(name or "") from None
        if user.name != me.name:
            await keeper.person_changed(user.id)
        return Me(facts(user))

    @get("/me/export", summary="Everything kept about me")
    async def export(self, database: GivenDatabase, me: GivenMe) -> Response[Export]:
        async with database.reading() as session:
            found = await collect(session, me)
        return Response(found, headers={"content-disposition": 'attachment; filename="chancecube.json"'})

    @delete("/me", summary="Delete my account and everything that is mine", status_code=200)
    async def leave(
        self,
        data: JSONBody[Farewell],
        database: GivenDatabase,
        settings: GivenSettings,
        me: GivenMe,
        paces: GivenPaces,
        passwords: GivenPasswords,
        keeper: GivenKeeper,
    ) -> Response[Me]:
        """Games stay, for those who played them too, but nothing in them tells who this was."""
        if not me.guest:
            await check_own_password(me, data.password or "", paces, passwords, settings)
        await forget(database, me)
        await keeper.person_changed(me.id, farewell=True)
        return Response(Me(None), cookies=farewell_cookies(settings))


# --- parts ---


def new_user(name: str, language: str) -> User:
    return User(
        id=new_id(),
        name=name,
        name_key=None,
        password_hash=None,
        language=language,
        created=time.time(),
        deleted=None,
    )


def missing_csrf(request: AnyRequest, settings: Settings) -> list[Any]:
    return [] if request.cookies.get(CSRF_COOKIE) else session_cookies(settings, "")[1:]


def taken(name: str) -> Refusal:
    return Refusal("server-name-taken", {"name": name}, 409)


async def refuse_taken(session: AsyncSession, name: str, but: str = "") -> None:
    """Nobody, guests included, may look like somebody who has an account."""
    holder = await session.scalar(select(User.id).where(User.name_key == name_key(name)))
    if holder is not None and holder != but:
        raise taken(name)


async def check_own_password(
    me: User, password: str, paces: Any, passwords: Passwords, settings: Settings
) -> None:
    await paces.spend("password", me.id, settings.login_pace)
    if not await passwords.fits(password[:200], me.password_hash):
        raise Refusal("server-bad-password", status=403)


def columns(row: Base, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


async def rows_of(
    session: AsyncSession,
    model: type[Deck | PuzzleKeeper | ChatLine | Mute | Report | Session],
    me: User,
    *names: str,
) -> list[dict[str, Any]]:
    found = await session.scalars(select(model).where(model.user_id == me.id))
    return [columns(row, *names) for row in found]


async def collect(session: AsyncSession, me: User) -> Export:
    mutes = await rows_of(session, Mute, me, "muted_id")
    return Export(
        user=columns(me, "id", "name", "language", "created") | {"guest": me.guest},
        decks=await rows_of(session, Deck, me, "id", "game", "name", "note", "cards", "updated"),
        puzzles=await rows_of(session, PuzzleKeeper, me, "puzzle_id", "created"),
        games=await games_of(session, me),
        chat=await rows_of(session, ChatLine, me, "table_id", "text", "at"),
        mutes=[row["muted_id"] for row in mutes],
        reports=await rows_of(session, Report, me, "table_id", "text", "at"),
        sessions=await rows_of(session, Session, me, "created", "expires"),
    )


async def games_of(session: AsyncSession, me: User) -> list[dict[str, Any]]:
    """Of each game what its player may know even while it runs: the own seat and the own answers."""
    games: list[dict[str, Any]] = []
    for seat in (await session.scalars(select(Seat).where(Seat.user_id == me.id))).all():
        table = await session.get_one(TableRow, seat.table_id)
        mine = select(Entry).where(Entry.table_id == table.id, Entry.seat == seat.seat).order_by(Entry.number)
        answers = [columns(entry, "number", "kind", "body", "at") for entry in await session.scalars(mine)]
        about = columns(
            table, "id", "game", "settings", "state", "created", "started", "ended", "winners", "ending"
        )
        games.append(about | columns(seat, "seat", "deck", "word", "last_seen") | {"answers": answers})
    return games


async def forget(database: Database, me: User) -> None:
    """Leaves of a person an empty row, which old games refer to. Tables that wait for nobody any more go."""
    async with database.session() as session:
        left: list[str] = []
        for seat in (await session.scalars(select(Seat).where(Seat.user_id == me.id))).all():
            table = await session.get_one(TableRow, seat.table_id, with_for_update=True)
            forget_in_game(seat, table)
            left += [table.id] if table.state == "open" else []
        await session.flush()
        held = select(Seat.table_id).where(Seat.table_id.in_(left), Seat.user_id.is_not(None))
        await delete_tables(session, [*{*left} - {*await session.scalars(held)}])
        for model in (Deck, PuzzleKeeper, ChatLine, Report, Session):
            await session.execute(delete_rows(model).where(model.user_id == me.id))
        await session.execute(delete_rows(Mute).where(or_(Mute.user_id == me.id, Mute.muted_id == me.id)))
        user = await session.get_one(User, me.id)
        user.name, user.name_key, user.password_hash, user.language = "", None, None, DEFAULT_LANGUAGE
        user.deleted = time.time()


def forget_in_game(seat: Seat, table: TableRow) -> None:
    """Names go, of the person and of the deck; the cards and the word stay, or nobody could verify the game."""
    if table.state == "open":
        seat.user_id = seat.deck = None
        seat.word = ""
        return
    if seat.deck is not None:
        seat.deck = nameless(seat.deck)
    header = dict(table.header)
    players, decks = list(header.get("players", [])), list(header.get("decks", []))
    if seat.seat < len(players):
        players[seat.seat] = ""
    if seat.seat < len(decks):
        decks[seat.seat] = nameless(decks[seat.seat])
    table.header = header | {"players": players, "decks": decks}


def nameless(deck: dict[str, Any]) -> dict[str, Any]:
    return {name: "" if name in ("name", "note") else value for name, value in deck.items()}

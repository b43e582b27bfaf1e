"""Making, joining and leaving tables. A game begins when every seat is taken."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.bots import usual_bot
from chancecube.kernel.chance import Chance, commitment
from chancecube.kernel.errors import BadOption
from chancecube.kernel.events import SPECTATOR
from chancecube.kernel.game import Game
from chancecube.kernel.record import RECORD_VERSION, record_from_position
from chancecube.kernel.wire import DeckList, Header
from chancecube.server.clocks import ClockRule
from chancecube.server.database import ID_LENGTH, Database, Seat, TableRow, User
from chancecube.server.decks_api import own_deck
from chancecube.server.errors import Refusal, forbidden, not_found
from chancecube.server.frames import TableInfo, table_info, voice_for
from chancecube.server.gamekeeper import delete_tables
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
from chancecube.server.library_api import Cards, known_game, read_deck
from chancecube.server.openapi import REFUSED
from chancecube.server.own_bots import seatable
from chancecube.server.security import clean_text, is_id, new_id
from chancecube.server.settings import Settings
from chancecube.text import Speaker
from chancecube.text.catalogue import catalogue
from chancecube.text.deck_words import deck_words

SECRET_BYTES: Final = 32
MOST_SEATS: Final = 8
LONGEST_WORD: Final = 64
LONGEST_DELAY: Final = 3600
LONGEST_NOTATION: Final = 4000
DECK_TRIES: Final = 60  # how often the house looks for decks that go with the others

Name = Annotated[str, Meta(max_length=64)]


class DeckChoice(Struct):
    """A ready deck by its name, one's own by its id, cards, or a legal deck made by chance.

    No choice at all leaves it to the house, which takes one of the ready decks.
    """

    ready: Name | None = None
    id: Annotated[str, Meta(max_length=ID_LENGTH)] | None = None
    cards: Cards | None = None
    name: Name = ""
    random: bool = False


class SeatForm(Struct):
    who: Literal["me", "open", "bot"]
    bot: Name | None = None
    deck: DeckChoice | None = None
    word: Annotated[str, Meta(max_length=200)] = ""


class TableForm(Struct):
    game: Annotated[str, Meta(max_length=32, examples=["young-jedi"])]
    seats: Annotated[list[SeatForm], Meta(max_length=MOST_SEATS)]
    settings: Annotated[dict[Name, Name], Meta(max_length=20)] = {}
    open: bool = True
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY, description="Seconds those who watch are behind.")] = 0
    position: Annotated[
        str,
        Meta(
            max_length=LONGEST_NOTATION,
            description="A position in plain notation to begin from, without decks.",
        ),
    ] = ""


class JoinForm(Struct):
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    deck: DeckChoice | None = None
    word: Annotated[str, Meta(max_length=200, description="One's own part of the shuffle.")] = ""


class TableId(Struct):
    id: str


class TablePage(TableInfo, kw_only=True):
    me: int | None


class Plan(Struct):
    """A table about to be made."""

    game: Game
    settings: dict[str, str]
    open: bool
    clock: ClockRule
    delay: int
    header: Header
    rematch_of: str | None = None
    fork_of: str | None = None


# --- decks and settings ---


def check_settings(game: Game, given: dict[str, str]) -> dict[str, str]:
    """What was agreed, made complete."""
    known = {"format": game.formats, **catalogue(game.name).settings()}
    for name, value in given.items():
        if name not in known:
            raise BadOption("no-setting", {"setting": name, "known": ", ".join(known)})
        if value not in known[name]:
            raise BadOption("no-setting", {"setting": f"{name}={value}", "known": ", ".join(known[name])})
    return {name: given.get(name, values[0]) for name, values in known.items()}


def check_bot(game: Game, name: str | None, settings: Settings) -> str:
    known = seatable(game, settings)
    if name is not None and name not in known:
        raise BadOption("no-bot", {"bot": name, "known": ", ".join(known)})
    return name if name is not None else usual_bot(game)


def check_clock(clock: ClockRule) -> ClockRule:
    if clock.kind != "none" and clock.seconds < 1:
        raise Refusal("table-clock")
    return clock


def playable(game: Game, format_name: str, seat: int) -> list[DeckList]:
    return [deck for deck in game.ready_decks() if not game.deck_breaches(deck, format_name, seat)]


def deck_of(seat: Seat) -> DeckList:
    """The deck at a seat; one without cards if it has none yet."""
    return DeckList("", {}) if seat.deck is None else msgspec.convert(seat.deck, DeckList)


async def choose_decks(
    session: AsyncSession,
    game: Game,
    settings: dict[str, str],
    decks: list[DeckList],
    choices: dict[int, DeckChoice | None],
    me: User,
    speaker: Speaker,
) -> list[DeckList]:
    """The decks of a table with these seats' choices, which all together must be allowed.

    What is left to the house goes with the others if anything does.
    """
    found = decks[:]
    left: dict[int, DeckChoice | None] = {}
    for seat, choice in choices.items():
        if choice is None or choice.random:
            left[seat] = choice
        else:
            found[seat] = await choose_deck(session, game, settings, seat, choice, me, speaker)
    for _ in range(DECK_TRIES if left else 1):
        for seat, choice in left.items():
            found[seat] = deck_of_the_house(game, settings["format"], seat, choice)
        breaches = game.decks_breaches(found, settings["format"])
        if not breaches:
            return found
    said = voice_for(game, settings["format"], speaker.language)
    reason = " ".join([said.breach(breach) for breach in breaches])
    raise Refusal("table-decks-illegal", {"reason": reason}, 409)


def deck_of_the_house(game: Game, format_name: str, seat: int, choice: DeckChoice | None) -> DeckList:
    """One of the ready decks, or any legal one."""
    if choice is not None:
        return game.random_deck(format_name, seat, Chance(secrets.token_bytes(SECRET_BYTES)))
    ready = playable(game, format_name, seat)
    if not ready:
        raise Refusal("table-no-deck", status=409)
    return secrets.choice(ready)


async def choose_deck(
    session: AsyncSession,
    game: Game,
    settings: dict[str, str],
    seat: int,
    choice: DeckChoice,
    me: User,
    speaker: Speaker,
) -> DeckList:
    """The deck somebody wants to play, which the format must allow."""
    if choice.ready is not None:
        named = [deck for deck in game.ready_decks() if deck.name == choice.ready]
        if not named:
            raise Refusal("table-no-ready-deck", {"deck": choice.ready}, 404)
        deck = named[0]
    elif choice.id is not None:
        own = await own_deck(session, choice.id, me)
        if own.game != game.name:
            raise not_found()
        deck = read_deck(game, None, own.cards, own.name, own.note)
    else:
        deck = read_deck(game, None, choice.cards, choice.name, "")
    breaches = game.deck_breaches(deck, settings["format"], seat)
    if breaches:
        reason = voice_for(game, settings["format"], speaker.language).breach(breaches[0])
        name, _ = deck_words(speaker, game.name, deck)
        raise Refusal("table-deck-illegal", {"deck": name or "-", "reason": reason}, 409)
    return deck


# --- making and beginning ---


def new_header(game: Game, settings: dict[str, str]) -> Header:
    """The header of a game to come: its secret is fixed, and shown as a hash, before anybody says a word."""
    secret = secrets.token_bytes(SECRET_BYTES)
    return Header(
        RECORD_VERSION, game.name, game.rules_version, settings, [], [], commitment(secret), [], secret.hex()
    )


async def check_allowed(session: AsyncSession, settings: Settings, me: User) -> None:
    count = await session.scalar(
        select(func.count()).where(TableRow.creator == me.id, TableRow.state != "over")
    )
    if (count or 0) >= settings.tables_per_user:
        raise Refusal("table-too-many", {"most": str(settings.tables_per_user)}, 409)


async def add_table(
    session: AsyncSession, plan: Plan, me: User, seats: list[Seat], settings: Settings, table_id: str = ""
) -> TableRow:
    """The game begins at once if nobody is missing."""
    await check_allowed(session, settings, me)
    table_id = table_id or new_id()
    row = TableRow(
        id=table_id,
        game=plan.game.name,
        settings=plan.settings,
        open=plan.open,
        clock=msgspec.to_builtins(plan.clock),
        delay=plan.delay,
        state="open",
        header=msgspec.to_builtins(plan.header),
        creator=me.id,
        created=time.time(),
        rematch_of=plan.rematch_of,
        fork_of=plan.fork_of,
    )
    for seat in seats:
        seat.table_id = table_id
    session.add(row)
    await session.flush()
    session.add_all(seats)
    await begin_if_full(session, row)
    return row


async def begin_if_full(session: AsyncSession, row: TableRow) -> None:
    """Starts the game when nobody is missing: from now on its header is fixed."""
    await session.flush()
    seats = await seats_at(session, row)
    if row.state != "open" or any(seat.user_id is None and seat.bot is None for seat in seats):
        return
    names = {
        user.id: user.name
        for user in await session.scalars(select(User).where(User.id.in_([seat.user_id for seat in seats])))
    }
    header = msgspec.convert(row.header, Header)
    header.players = [names.get(seat.user_id or "", seat.bot or "") for seat in seats]
    if not header.position:
        header.decks = [msgspec.convert(seat.deck, DeckList) for seat in seats]
        header.words = [seat.word for seat in seats]
    row.header = msgspec.to_builtins(header)
    row.state = "playing"
    row.started = time.time()


async def seats_at(session: AsyncSession, row: TableRow) -> list[Seat]:
    return list(await session.scalars(select(Seat).where(Seat.table_id == row.id).order_by(Seat.seat)))


def empty_seat(number: int, deck: dict[str, Any] | None = None, word: str = "") -> Seat:
    return Seat(seat=number, user_id=None, bot=None, level=None, deck=deck, word=word, last_seen=None)


def seat_for(
    number: int, form: SeatForm, game: Game, me: User, deck: DeckList | None, settings: Settings
) -> Seat:
    """A seat as the form wants it, with this deck."""
    seat = empty_seat(number, None if deck is None else msgspec.to_builtins(deck))
    if form.who == "me":
        seat.user_id = me.id
        seat.word = clean_text(form.word, LONGEST_WORD)
    elif form.who == "bot":
        seat.bot = seat.level = check_bot(game, form.bot, settings)
    return seat


def check_seats(game: Game, format_name: str, seats: list[SeatForm]) -> None:
    count = len(game.seat_sides(format_name))
    if len(seats) != count:
        raise Refusal("table-seats", {"count": str(count)})
    if sum(1 for seat in seats if seat.who == "me") > 1:
        raise Refusal("table-one-seat")


def rematch_id(table_id: str) -> str:
    """Always the same for a table, so that two who want a rematch at once make one table and not two."""
    digest = sha256(b"chancecube rematch" + table_id.encode()).digest()
    return urlsafe_b64encode(digest).decode()[:ID_LENGTH]


def header_from(game: Game, agreed: dict[str, str], notation: str) -> Header:
    """The header of a game that begins in the middle; only what the plain notation can say is taken from the words."""
    plain = game.write_position(game.read_position(notation))
    position = game.read_position(plain)
    if game.format_of(position) != agreed["format"] or position.over:
        raise BadOption("no-format", {"format": game.format_of(position), "known": agreed["format"]})
    header = record_from_position(game, position, []).header
    header.settings = agreed
    return header


async def make_table(
    form: TableForm, database: Database, settings: Settings, me: User, speaker: Speaker
) -> TableRow:
    game = known_game(form.game)
    agreed = check_settings(game, form.settings)
    check_seats(game, agreed["format"], form.seats)
    header = header_from(game, agreed, form.position) if form.position else new_header(game, agreed)
    plan = Plan(game, agreed, form.open, check_clock(form.clock), form.delay, header)
    async with database.session() as session:
        if form.position:
            bare = [
                seat_for(number, seat, game, me, None, settings) for number, seat in enumerate(form.seats)
            ]
            return await add_table(session, plan, me, bare, settings)
        choices = {number: seat.deck for number, seat in enumerate(form.seats) if seat.who != "open"}
        empty = [DeckList("", {}) for _ in form.seats]
        decks = await choose_decks(session, game, agreed, empty, choices, me, speaker)
        seats = [
            seat_for(number, seat, game, me, decks[number] if number in choices else None, settings)
            for number, seat in enumerate(form.seats)
        ]
        return await add_table(session, plan, me, seats, settings)


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)
    responses = REFUSED

    @get("/{table_id:str}", summary="One table")
    async def one(
        self,
        table_id: FromPath[str],
        keeper: GivenKeeper,
        speaker: GivenSpeaker,
        user: GivenUser,
    ) -> TablePage:
        room = await keeper.room(table_id)
        seat = room.seat_of(id_of(user))
        now = keeper.now()
        info = table_info(room, room.course_for(seat, now), speaker.language, now)
        return TablePage(**msgspec.structs.asdict(info), me=seat if seat != SPECTATOR else None)

    @post("/{table_id:str}/join", summary="Sit down", status_code=200)
    async def join(
        self,
        table_id: FromPath[str],
        data: JSONBody[JoinForm],
        database: GivenDatabase,
        keeper: GivenKeeper,
        speaker: GivenSpeaker,
        me: GivenMe,
    ) -> TableId:
        async with database.session() as session:
            row = await open_table(session, table_id)
            seat = await session.get(Seat, (row.id, data.seat), with_for_update=True)
            if seat is None:
                raise not_found()
            await check_free(session, row, seat, me)
            game = known_game(row.game)
            if not row.header.get("position") and (data.deck is not None or seat.deck is None):
                decks = [deck_of(one) for one in await seats_at(session, row)]
                choice = {data.seat: data.deck}
                found = await choose_decks(session, game, row.agreed, decks, choice, me, speaker)
                seat.deck = msgspec.to_builtins(found[data.seat])
            seat.user_id = me.id
            seat.word = clean_text(data.word, LONGEST_WORD) or seat.word
            await begin_if_full(session, row)
        await keeper.table_changed(row.id)
        return TableId(row.id)

    @post("/{table_id:str}/leave", summary="Get up, before the game has begun", status_code=200)
    async def leave(
        self,
        table_id: FromPath[str],
        database: GivenDatabase,
        keeper: GivenKeeper,
        me: GivenMe,
    ) -> None:
        """A table all people have left is cleared away."""
        async with database.session() as session:
            row = await open_table(session, table_id)
            seats = await seats_at(session, row)
            own = [seat for seat in seats if seat.user_id == me.id]
            if not own and row.creator != me.id:
                raise forbidden()
            for seat in own:
                seat.user_id, seat.word = None, ""
                seat.deck = seat.deck if row.rematch_of is not None else None
            if not any(seat.user_id is not None for seat in seats):
                await session.flush()
                await delete_tables(session, [row.id])
        await keeper.table_changed(row.id)

    @post(
        "/{table_id:str}/rematch",
        summary="Play again: the same in everything but the shuffle",
        status_code=200,
    )
    async def rematch(
        self,
        table_id: FromPath[str],
        database: GivenDatabase,
        settings: GivenSettings,
        keeper: GivenKeeper,
        paces: GivenPaces,
        me: GivenMe,
    ) -> TableId:
        """The first who asks makes the table and waits there; the next sits down at it."""
        await paces.spend("table", me.id, settings.table_pace)
        try:
            found = await make_or_join_rematch(database, settings, table_id, me)
        except IntegrityError:  # the other one was faster
            found = await make_or_join_rematch(database, settings, table_id, me)
        await keeper.table_changed(found)
        await keeper.table_changed(table_id)
        return TableId(found)


async def open_table(session: AsyncSession, table_id: str) -> TableRow:
    row = await session.get(TableRow, table_id, with_for_update=True) if is_id(table_id) else None
    if row is None:
        raise not_found()
    if row.state != "open":
        raise Refusal("table-begun", status=409)
    return row


async def check_free(session: AsyncSession, row: TableRow, seat: Seat, me: User) -> None:
    if seat.user_id is not None or seat.bot is not None:
        raise Refusal("table-seat-taken", status=409)
    sitting = await session.scalar(select(func.count()).where(Seat.table_id == row.id, Seat.user_id == me.id))
    if sitting:
        raise Refusal("table-one-seat", status=409)


async def make_or_join_rematch(database: Database, settings: Settings, table_id: str, me: User) -> str:
    async with database.session() as session:
        old = await session.get(TableRow, table_id) if is_id(table_id) else None
        if old is None:
            raise not_found()
        if old.state != "over":
            raise Refusal("table-not-over", status=409)
        seats = await seats_at(session, old)
        own = [seat for seat in seats if seat.user_id == me.id]
        if not own:
            raise forbidden()
        row = await session.get(TableRow, rematch_id(old.id), with_for_update=True)
        if row is None:
            row = await add_table(
                session, rematch_plan(old), me, rematch_seats(seats, me), settings, rematch_id(old.id)
            )
        elif row.state == "open":
            seat = await session.get(Seat, (row.id, own[0].seat), with_for_update=True)
            assert seat is not None
            if seat.user_id is None and seat.bot is None:
                seat.user_id = me.id
                await begin_if_full(session, row)
        return str(row.id)


def rematch_plan(old: TableRow) -> Plan:
    """A fork is played again from where it began."""
    game = known_game(old.game)
    began = msgspec.convert(old.header, Header)
    header = began if began.position else new_header(game, old.agreed)
    clock = msgspec.convert(old.clock, ClockRule)
    return Plan(game, old.agreed, False, clock, old.delay, header, old.id, old.fork_of)


def rematch_seats(seats: list[Seat], me: User) -> list[Seat]:
    """Bots sit down again, the others' places and decks wait for them."""
    made: list[Seat] = []
    for seat in seats:
        again = empty_seat(seat.seat, seat.deck, seat.word)
        again.user_id = me.id if seat.user_id == me.id else None
        again.bot, again.level = seat.bot, seat.level
        made.append(again)
    return made

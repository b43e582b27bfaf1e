"""The socket of a table: states, chat and refusals to the client; answers and requests from it.

The seat is that of the session, never what a client says. Whatever comes in is small, well formed and not too much, or
it is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Annotated, Any, Final, Literal, final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy.exc import SQLAlchemyError

from chancecube.bots import usual_bot
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.events import SPECTATOR
from chancecube.server import chat, drafts
from chancecube.server.course import Course
from chancecube.server.errors import NOT_FOUND, Refusal
from chancecube.server.frames import Pong, WhyFrame, encode, refused_frame, state_frame
from chancecube.server.gamekeeper import Keeper
from chancecube.server.given import GivenKeeper, GivenPaces, GivenUser, id_of
from chancecube.server.languages import known_language, language_of, speaker_for
from chancecube.server.rooms import Listener, Room

log = logging.getLogger(__name__)

MOST_BYTES: Final = 16_384
MOST_ANSWERS: Final = 200
PER_SECOND: Final = 30.0
BURST: Final = 90.0
MOST_IGNORED: Final = 300  # messages beyond the pace before the socket is closed

# Close codes: the hundreds tell what kind it is, as in HTTP. After ANEW a client comes back as whoever it is by then.
ANEW: Final = 4205
NOT_THERE: Final = 4404
TOO_MUCH: Final = 4429
TOO_LARGE: Final = 4413
BROKEN: Final = 4500

Whole = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
AnySocket = WebSocket[Any, Any, Any]


# --- what a client may say ---


class AnswerMessage(Struct, tag="answer"):
    decision_number: Annotated[int, Meta(ge=0, le=1_000_000)]
    answers: Annotated[list[Whole], Meta(min_length=1, max_length=MOST_ANSWERS)]


class WhyMessage(Struct, tag="why"):
    wish: Whole


class UndoMessage(Struct, tag="undo"):
    pass


class UndoReply(Struct, tag="undo-reply"):
    accept: bool


class ConcedeMessage(Struct, tag="concede"):
    pass


class DrawOffer(Struct, tag="draw-offer"):
    pass


class DrawReply(Struct, tag="draw-reply"):
    accept: bool


class ClaimMessage(Struct, tag="claim"):
    how: Literal["win", "bot"]
    bot: Annotated[str, Meta(max_length=32)] = ""


class ChatSaid(Struct, tag="chat"):
    text: Annotated[str, Meta(max_length=2000)]


class LanguageMessage(Struct, tag="language"):
    language: Annotated[str, Meta(max_length=35)]


class Ping(Struct, tag="ping"):
    pass


Message = (
    AnswerMessage
    | WhyMessage
    | UndoMessage
    | UndoReply
    | ConcedeMessage
    | DrawOffer
    | DrawReply
    | ClaimMessage
    | ChatSaid
    | LanguageMessage
    | Ping
)

decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


@final
class Bucket:
    """How many messages may still come: it fills up again with time."""

    def __init__(self) -> None:
        self.level = BURST
        self.at = time.monotonic()
        self.ignored = 0

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.level + (now - self.at) * PER_SECOND, BURST)
        self.at = now
        if self.level < 1.0:
            self.ignored += 1
            return False
        self.level -= 1.0
        return True


class Closing(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@final
class Conversation:
    """One client at one table."""

    def __init__(self, keeper: Keeper, room: Room, socket: AnySocket, listener: Listener, paces: Any) -> None:
        self.keeper = keeper
        self.room = room
        self.socket = socket
        self.listener = listener
        self.paces = paces
        self.bucket = Bucket()

    async def run(self) -> None:
        """Sends and receives until either ends."""
        sending = asyncio.create_task(self.send())
        receiving = asyncio.create_task(self.receive())
        try:
            await self.keeper.arrive(self.room, self.listener)
            await self.greet()
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.keeper.leave(self.room, self.listener)
            for task in (sending, receiving):
                task.cancel()
            ends = await asyncio.gather(sending, receiving, return_exceptions=True)
        for end in ends:
            if isinstance(end, Closing):
                raise end
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
                log.error("a socket failed: %s", type(end).__name__, extra={"table": self.room.id})
                raise Closing(BROKEN)

    async def greet(self) -> None:
        muted = await chat.muted_by(self.keeper.database, self.listener.user_id)
        if self.listener.muted is None:  # else something newer is known already
            self.listener.muted = muted
        await chat.tell_history(self.keeper.database, self.room, self.listener)

    # --- sending ---

    async def send(self) -> None:
        listener = self.listener
        patience = float(self.keeper.settings.absence_seconds)
        while True:
            await listener.news.wait()
            listener.news.clear()
            if listener.dismissed:
                raise Closing(ANEW)
            while listener.letters:
                await self.socket.send_data(listener.letters.popleft(), mode="text")
            if listener.state_due:
                listener.state_due = False
                frame = state_frame(self.room, listener, self.keeper.now(), patience)
                await self.socket.send_data(frame, mode="text")

    # --- receiving ---

    async def receive(self) -> None:
        while True:
            text = await self.socket.receive_data(mode="text")
            if len(text) > MOST_BYTES:
                raise Closing(TOO_LARGE)
            if not self.bucket.take():
                if self.bucket.ignored > MOST_IGNORED:
                    raise Closing(TOO_MUCH)
                self.refuse(Refusal("server-too-many", {"seconds": "1"}, 429))
                continue
            try:
                await self.handle(decoder.decode(text))
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                self.refuse(Refusal("server-bad-request"))
            except ChanceCubeError as error:
                self.refuse(error)
            except SQLAlchemyError as error:
                log.error("an entry could not be written: %s", type(error).__name__)
                self.refuse(Refusal("server-unavailable", status=503))

    def refuse(self, error: ChanceCubeError) -> None:
        """What was refused is said, and how things stand."""
        self.listener.post(refused_frame(error, self.listener.language))
        if error.key in (drafts.STALE, "play-over", "refused"):
            self.listener.wake()

    async def handle(self, message: Message) -> None:
        if isinstance(message, Ping):
            self.listener.post(encode(Pong()))
        elif isinstance(message, LanguageMessage):
            self.change_language(message.language)
        elif isinstance(message, ChatSaid):
            await chat.say(self.keeper, self.paces, self.room, self.listener, message.text)
        elif isinstance(message, WhyMessage):
            self.explain(message.wish)
        else:
            await self.act(message)

    def change_language(self, words: str) -> None:
        """The log is told again from its beginning, in the other language."""
        language = known_language(words)
        if language is None:
            raise Refusal("server-no-language", {"language": words})
        self.listener.language = language
        self.listener.since = 0
        self.listener.wake()

    def seat(self) -> int:
        if self.listener.seat == SPECTATOR:
            raise Refusal("play-not-seated", status=403)
        return self.listener.seat

    def explain(self, wish: int) -> None:
        course = self.room.playing()
        rule = drafts.forbidding_rule(course, course.position, self.seat(), wish)
        statement = speaker_for(self.listener.language).rule(rule) if rule else ""
        self.listener.post(encode(WhyFrame(wish, rule, statement)))

    async def act(self, message: Message) -> None:
        """Everything that changes the game."""
        seat = self.seat()

        def drafting(course: Course, now: float) -> drafts.Draft:
            if isinstance(message, AnswerMessage):
                return drafts.answers(course, seat, message.decision_number, message.answers, now)
            if isinstance(message, UndoMessage):
                return drafts.undo(course, seat, now)
            if isinstance(message, UndoReply):
                return drafts.undo_reply(course, seat, message.accept, now)
            if isinstance(message, ConcedeMessage):
                return drafts.concede(course, seat, now)
            if isinstance(message, DrawOffer):
                return drafts.draw_offer(course, seat, now)
            if isinstance(message, DrawReply):
                return drafts.draw_reply(course, seat, message.accept, now)
            assert isinstance(message, ClaimMessage)
            away = self.room.away(self.keeper.settings.absence_seconds, now)
            bot = message.bot or usual_bot(course.game)
            return drafts.claim(course, seat, message.how, away, bot, now)

        refusal = await self.keeper.accept(self.room, drafting)
        if refusal is not None:
            self.refuse(refusal)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket,
    table_id: FromPath[str],
    user: GivenUser,
    paces: GivenPaces,
    keeper: GivenKeeper,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> None:
    await socket.accept()
    language = language_of(socket.scope)
    code = 1000
    try:
        room = await keeper.room(table_id)
        listener = Listener(id_of(user), room.seat_of(id_of(user)), language, since)
        await Conversation(keeper, room, socket, listener, paces).run()
    except ChanceCubeError as error:
        code = NOT_THERE if error.key == NOT_FOUND else BROKEN
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await socket.send_data(refused_frame(error, language), mode="text")
    except Closing as closing:
        code = closing.code
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.close(code=code)

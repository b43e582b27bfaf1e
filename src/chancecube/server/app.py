"""The site put together. `app.state` has what `given` gives to handlers; `channels` carries news between workers."""

from __future__ import annotations

import gc
import os
from typing import Any, Final

import anyio.to_thread
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State

from chancecube.server import chat, frames, gamekeeper, lobby, play, records_api, tables
from chancecube.server.accounts import AccountsController
from chancecube.server.analysis_api import AnalysisController
from chancecube.server.database import Database
from chancecube.server.decks_api import DecksController
from chancecube.server.errors import HANDLERS
from chancecube.server.given import DEPENDENCIES
from chancecube.server.lab_api import LabController
from chancecube.server.library_api import LibraryController, pack_all
from chancecube.server.news import RedisNews
from chancecube.server.observe import Metrics, ObserveController, Watch, set_up_logs
from chancecube.server.openapi import Description, describe, describe_refusals
from chancecube.server.packed import PACKED
from chancecube.server.pages import PagesController
from chancecube.server.puzzles_api import PuzzlesController
from chancecube.server.security import Gate, Headers, Passwords, make_paces
from chancecube.server.settings import Settings, load_settings

COLLECT_AFTER: Final = (10_000, 10, 200)  # new objects; collections of the young; of the middle-aged
BACKLOG: Final = (
    1000  # news a slow socket may leave unread before the oldest is dropped: a state replaces all before it
)
DESCRIPTION: Final = Description(
    {"TableFrame": frames.Frame, "TableMessage": play.Message, "LobbyFrame": lobby.TablesFrame}
)


class Site(Litestar):
    """Dresses and notes every answer, also those no handler gives."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """`Any`: Litestar knows scopes of requests, sockets and of the server itself, each with other messages."""
        if scope["type"] not in ("http", "websocket"):
            await super().__call__(scope, receive, send)
            return
        headers: Headers = self.state.headers
        watch: Watch = self.state.watch
        await watch.run(super().__call__, scope, receive, headers.on(scope, send))


def create_app(settings: Settings) -> Litestar:
    metrics = Metrics()
    paces = make_paces(settings)
    state = State(
        {
            "settings": settings,
            "database": Database(settings),
            "paces": paces,
            "passwords": Passwords(settings),
            "metrics": metrics,
            "headers": Headers(settings),
            "watch": Watch(metrics),
        }
    )
    site = Site(
        route_handlers=[
            AccountsController,
            LibraryController,
            LabController,
            DecksController,
            tables.TablesController,
            lobby.LobbyController,
            lobby.lobby_socket,
            play.table_socket,
            records_api.RecordsController,
            AnalysisController,
            PuzzlesController,
            chat.ChatController,
            ObserveController,
            PagesController,
        ],
        state=state,
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        middleware=[Gate(settings, paces)],
        plugins=[make_channels(settings)],
        on_startup=[open_up, gamekeeper.startup],
        on_shutdown=[gamekeeper.shutdown, close_down],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=PACKED),
        openapi_config=describe(DESCRIPTION),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        debug=False,
    )
    describe_refusals(site)
    return site


def make_channels(settings: Settings) -> ChannelsPlugin:
    backend: ChannelsBackend = MemoryChannelsBackend()
    if settings.redis:
        backend = RedisNews(settings.redis)
    return ChannelsPlugin(
        backend,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=BACKLOG,
        subscriber_backlog_strategy="dropleft",
    )


async def open_up(app: Litestar) -> None:
    await app.state.database.upgrade()
    await anyio.to_thread.run_sync(pack_all, app.state.settings)


async def close_down(app: Litestar) -> None:
    await app.state.paces.close()
    await app.state.database.close()


def app_of_environment() -> Litestar:
    """What a worker process runs: its settings stand in the environment."""
    settings = load_settings(os.environ)
    set_up_logs(settings)
    site = create_app(settings)
    site.on_startup.append(settle)
    return site


def settle() -> None:
    """Lets the garbage collector leave alone what stays for good, and look less often at the rest.

    Games are freed by counting references. Searching thousands of them for cycles again and again took a quarter of
    the server's time, in pauses that players notice.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)

"""`chancecube serve`: the site, on this machine."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated, Any, Final

import typer
import uvicorn

from chancecube.kernel.errors import ChanceCubeError
from chancecube.server.app import app_of_environment
from chancecube.server.database import Database
from chancecube.server.news import reach_redis
from chancecube.server.own_bots import allowed_bots
from chancecube.server.settings import FILE_VARIABLE, PREFIX, Settings, load_settings
from chancecube.terminal.commands.desk import Desk, desk_of
from chancecube.terminal.commands.inputs import read_number
from chancecube.terminal.commands.spoken import SpokenCommand

MOST_WORKERS: Final = 64
FRAME_BYTES: Final = 65_536  # the largest message a socket takes
GRACE_SECONDS: Final = 5
QUEUE: Final = 2048
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - not listened at unless asked for

app = typer.Typer(add_completion=False)


@app.command(cls=SpokenCommand, help="cli-serve-help", epilog="cli-everywhere")
def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="cli-metavar-name", help="cli-serve-host")] = None,
    port: Annotated[str | None, typer.Option(metavar="N", help="cli-serve-port")] = None,
    settings_file: Annotated[
        str | None, typer.Option("--settings", metavar="cli-metavar-file", help="cli-serve-settings")
    ] = None,
    workers: Annotated[str | None, typer.Option(metavar="N", help="cli-serve-workers")] = None,
    open_browser: Annotated[bool, typer.Option("--open-browser", help="cli-serve-open-browser")] = False,
) -> None:
    desk = desk_of(ctx)
    first_page = "" if desk.game_wish is None else f"/play?game={desk.game.name}"
    if port is not None:
        read_number("--port", port, 0, 65535)
    if workers is not None:
        read_number("--workers", workers, 1, MOST_WORKERS)
    file = str(Path(settings_file).absolute()) if settings_file is not None else None
    # Worker processes read their settings from the environment, so that is where wishes are put.
    wishes = {FILE_VARIABLE: file, f"{PREFIX}HOST": host, f"{PREFIX}PORT": port, f"{PREFIX}WORKERS": workers}
    os.environ.update({name: wish for name, wish in wishes.items() if wish is not None})
    settings = load_settings(os.environ)
    asyncio.run(prepare(settings))
    run(desk, settings, first_page if open_browser else None)


async def prepare(settings: Settings) -> None:
    """Brings the database up to date before anything listens: what is wrong with it, or with the host's own bots, is
    said in one line.
    """
    allowed_bots(settings)
    await reach_redis(settings)
    database = Database(settings)
    try:
        await database.upgrade()
    finally:
        await database.close()


def run(desk: Desk, settings: Settings, opened_page: str | None) -> None:
    listener = listen(settings)
    port = listener.getsockname()[1]
    url = settings.public_url or url_of(settings.host, port)
    options: dict[str, Any] = {
        "app": f"{app_of_environment.__module__}:{app_of_environment.__name__}",
        "factory": True,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
        "ws_max_size": FRAME_BYTES,
        "timeout_graceful_shutdown": GRACE_SECONDS,
    }
    if settings.workers == 1:
        Announcing(uvicorn.Config(**options), desk, url, opened_page).run([listener])
    else:
        listener.close()
        announce(desk, url, opened_page)
        uvicorn.run(**options, host=settings.host, port=port, workers=settings.workers)


def listen(settings: Settings) -> socket.socket:
    """Takes the port; a refusal is explained here rather than by a worker."""
    try:
        found = socket.getaddrinfo(settings.host or None, settings.port, type=socket.SOCK_STREAM)
        family, _, _, _, address = found[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        port = str(settings.port)
        if error.errno == errno.EADDRINUSE:
            raise ChanceCubeError("cli-serve-taken", {"port": port}) from None
        reason = error.strerror or str(error)
        raise ChanceCubeError(
            "cli-serve-cannot-listen", {"host": settings.host, "port": port, "reason": reason}
        ) from None
    listener.listen(QUEUE)
    listener.set_inheritable(True)
    return listener


def url_of(host: str, port: int) -> str:
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def announce(desk: Desk, url: str, opened_page: str | None) -> None:
    """Says where the site is; a page, if there is one, is opened in the browser."""
    typer.echo(desk.say("cli-serve-running", url=url))
    if opened_page is not None:
        webbrowser.open(url + opened_page)


class Announcing(uvicorn.Server):
    """Says where the site is once it answers."""

    def __init__(self, config: uvicorn.Config, desk: Desk, url: str, opened_page: str | None) -> None:
        super().__init__(config)
        self.desk = desk
        self.url = url
        self.opened_page = opened_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            announce(self.desk, self.url, self.opened_page)

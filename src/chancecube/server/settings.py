"""What whoever hosts the site may choose: environment variables, or one TOML file. `docs/hosting.md` explains each."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from chancecube.kernel.errors import ChanceCubeError

PREFIX: Final = "CHANCECUBE_"
FILE_VARIABLE: Final = "CHANCECUBE_SETTINGS"
# Variables of the same prefix that are read elsewhere.
OTHER_VARIABLES: Final = frozenset(
    {
        FILE_VARIABLE,
        "CHANCECUBE_BOTS",
        "CHANCECUBE_SETS",
        "CHANCECUBE_COMPILE",
        "CHANCECUBE_CHROMIUM",
        "CHANCECUBE_AXE",
    }
)

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Positive = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Port = Annotated[int, Meta(ge=0, le=65535)]


class BadSettings(ChanceCubeError):
    """Settings that cannot be read, or that make no sense."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings, each with a default that suits one person's own machine."""

    # where
    host: str = "127.0.0.1"
    port: Port = 8765
    public_url: str = ""  # how browsers reach the site, as in https://cards.example.org
    trusted_proxies: Count = 0  # how many proxies in front of the server add to X-Forwarded-For
    allowed_origins: tuple[
        str, ...
    ] = ()  # further sites whose pages may open sockets, beside the site itself

    # what is kept, and where
    database: str = ""  # an SQLAlchemy address; empty: an SQLite file in the data folder
    data_folder: str = ""  # empty: the usual place for a program's data
    redis: str = ""  # redis://...: needed when several workers or machines serve one site
    site: str = ""  # a folder with another build of the client
    workers: Positive = 1

    # accounts
    session_days: Positive = 90
    password_memory_kib: Annotated[int, Meta(ge=8, le=4_194_304)] = 65536  # argon2id
    password_rounds: Annotated[int, Meta(ge=1, le=100)] = 3  # argon2id

    # limits; a pace is so many in so many seconds, for one address or one person
    login_pace: tuple[Positive, Positive] = (10, 300)
    guest_pace: tuple[Positive, Positive] = (20, 3600)
    table_pace: tuple[Positive, Positive] = (30, 600)
    chat_pace: tuple[Positive, Positive] = (10, 20)
    request_pace: tuple[Positive, Positive] = (600, 60)
    body_bytes: Positive = 262_144
    record_bytes: Positive = 4_194_304  # a record sent to be verified
    decks_per_user: Positive = 500
    puzzles_per_user: Positive = 50  # made of positions of finished games
    tables_per_user: Positive = 20  # open or running at one time
    watchers_per_table: Positive = 200

    # games
    absence_seconds: Positive = 120  # after this the other side may claim the game or call a bot
    table_hours: Positive = 24  # a table nobody joins is cleared away after this
    bot_workers: Positive = 1
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = (
        10.0  # how long a bot may think before another answers for it
    )
    own_bots: tuple[str, ...] = ()  # bots of the host's own that may be seated, by name
    bots_folder: str = ""  # where their files are; empty: the usual place
    bot_pause_seconds: Annotated[float, Meta(ge=0, le=60)] = 0.6  # at least, so that people can follow
    analysis_seconds: Annotated[float, Meta(gt=0, le=60)] = 0.3  # for each decision of a finished game
    analyses_per_user: Positive = 2  # waiting or being made at one time, puzzles being made among them
    analyses_waiting: Positive = 20  # of all people together
    positions_kept: Positive = 500  # games whose position is kept in memory

    # watching the server
    log_format: Literal["json", "plain"] = "json"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_token: str = ""  # asked for at /metrics as a bearer token, if set

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")

    def folder(self) -> Path:
        if self.data_folder:
            return Path(self.data_folder).expanduser()
        base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(base).expanduser() / "chancecube"

    def database_url(self) -> str:
        """The address with the driver we use; people may leave it out."""
        url = self.database or f"sqlite:///{self.folder() / 'chancecube.db'}"
        scheme, separator, rest = url.partition("://")
        return f"{DRIVERS.get(scheme, scheme)}{separator}{rest}"


DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def load_settings(environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The file's settings, then those of the environment over them."""
    named = environment.get(FILE_VARIABLE)
    path = file or (Path(named) if named else None)
    chosen = read_file(path) if path is not None else {}
    chosen |= read_environment(environment)
    return check(chosen)


def read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(
            "server-settings-file", {"file": str(path), "reason": error.strerror or ""}
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings("server-settings-file", {"file": str(path), "reason": str(error)}) from None


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Values as they stand there: text; lists and paces with commas between their parts."""
    found: dict[str, Any] = {}
    for variable, words in environment.items():
        if not variable.startswith(PREFIX) or variable in OTHER_VARIABLES:
            continue
        name = variable.removeprefix(PREFIX).lower()
        if name in LISTS:
            found[name] = [part.strip() for part in words.split(",") if part.strip()]
        elif name in NAMES:
            found[name] = words
        else:
            raise BadSettings("server-settings-unknown", {"setting": variable})
    return found


def check(chosen: dict[str, Any]) -> Settings:
    for name in chosen:
        if name not in NAMES:
            raise BadSettings("server-settings-unknown", {"setting": name})
    try:
        settings = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings("server-settings-value", {"reason": str(error)}) from None
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSettings("server-settings-url", {"value": settings.public_url})
    if settings.workers > 1 and not settings.redis:
        raise BadSettings("server-settings-workers")
    return settings


NAMES: Final = frozenset(Settings.__struct_fields__)
LISTS: Final = frozenset(
    name for name in NAMES if name.endswith("_pace") or name in ("allowed_origins", "own_bots")
)

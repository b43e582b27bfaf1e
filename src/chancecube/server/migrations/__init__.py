"""The forms the database has had, oldest first; a server brings its database up to date when it starts.

A new step: change the models, then `python -m chancecube.server.migrations "what changes"` writes a draft of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from chancecube.kernel.errors import ChanceCubeError

# Any number nobody else uses: servers that start together wait for each other on it.
UPGRADE_LOCK: Final = 0x43_43_55_50


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise ChanceCubeError("server-database-newer", {"reason": str(error)}) from None

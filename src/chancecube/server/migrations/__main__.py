"""Writes a draft of the next migration: the difference between the models and the newest form."""

from __future__ import annotations

import sys

from alembic import command
from sqlalchemy import create_engine

from chancecube.server.migrations import configuration, upgrade

with create_engine("sqlite://").begin() as connection:
    upgrade(connection)
    command.revision(configuration(connection), " ".join(sys.argv[1:]) or "next", autogenerate=True)

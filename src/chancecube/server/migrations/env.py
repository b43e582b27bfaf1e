"""Run by Alembic, inside the transaction of whoever asked for it."""

from __future__ import annotations

from alembic import context

from chancecube.server.database import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()

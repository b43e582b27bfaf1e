"""Puzzles made of finished games, and who keeps them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("asked_by", sa.String(length=10), nullable=True),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id", "at", name="puzzle_of_position"),
    )
    op.create_table(
        "puzzle_keepers",
        sa.Column("puzzle_id", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["puzzle_id"], ["puzzles.id"]),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"]),
        sa.PrimaryKeyConstraint("puzzle_id", "user_id"),
    )
    op.create_index("ix_puzzle_keepers_user_id", "puzzle_keepers", ["user_id"])

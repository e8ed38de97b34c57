"""Pace: clocks of tables, calendars of people, and when servers were running.

Everything is added with a default, so that a server of the previous version goes on while the first one is upgraded.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("games", sa.Column("speed", sa.Text(), nullable=False, server_default="none"))
    op.add_column("games", sa.Column("pace_json", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("clock_json", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("due", sa.BigInteger(), nullable=True))
    op.create_index("games_listed_by_speed", "games", ["status", "visibility", "speed", "changed"], unique=False)
    running = sa.text("due IS NOT NULL")
    op.create_index("games_due", "games", ["due"], unique=False, postgresql_where=running, sqlite_where=running)
    op.create_table(
        "uptime",
        sa.Column("id", _ID, autoincrement=True, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "calendars",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("night_from", sa.SmallInteger(), nullable=False),
        sa.Column("night_to", sa.SmallInteger(), nullable=False),
        sa.Column("vacation_json", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id"),
    )

"""Pace: clocks of tables, calendars of people, and when servers were running.

Everything is added with a default, so that a server of the previous version goes on while the first one is upgraded.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, SmallInteger, Text, text

from hexarch.server.storage.migrations.columns import key, numbered, required

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", Column("speed", Text, nullable=False, server_default="none"))
    op.add_column("games", Column("pace_json", Text, nullable=True))
    op.add_column("games", Column("clock_json", Text, nullable=True))
    op.add_column("games", Column("due", BigInteger, nullable=True))
    op.create_index("games_listed_by_speed", "games", ["status", "visibility", "speed", "changed"], unique=False)
    running = text("due IS NOT NULL")
    op.create_index("games_due", "games", ["due"], unique=False, postgresql_where=running, sqlite_where=running)
    op.create_table("uptime", numbered(), *required(since=BigInteger, until=BigInteger))
    op.create_table(
        "calendars",
        *key(user_id="users.id"),
        *required(zone=Text, night_from=SmallInteger, night_to=SmallInteger, vacation_json=Text, changed=BigInteger),
    )

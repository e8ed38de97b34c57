"""Plans of players, turns that the server plays for them, and answers to power by round and opponent.

Everything is added with a default, so that a server of the previous version goes on while the first one is upgraded.
"""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, SmallInteger, Text, false, text

from hexarch.server.storage.migrations.columns import indexed, key, optional, required

revision = "0007"
down_revision = "0006"

_PLANNED = text("order_seats <> 0")


def upgrade() -> None:
    op.add_column("games", Column("order_seats", Integer, nullable=False, server_default="0"))
    op.add_column("games", Column("answer_seats", Integer, nullable=False, server_default="0"))
    op.create_index("games_order_seats", "games", ["order_seats"], postgresql_where=_PLANNED, sqlite_where=_PLANNED)
    op.add_column("moves", Column("planned", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "plans",
        *key(id=Text),
        *required(game_id="games.id", seat=SmallInteger, user_id=indexed("users.id"), name=Text, place=Integer),
        *required(turns_json=Text, entries=Integer),
        *optional(order_json=Text),
        *required(revision=Integer, created=BigInteger, changed=BigInteger),
    )
    op.create_index("plans_of_seat", "plans", ["game_id", "seat"], unique=False)
    op.create_table(
        "power_answers",
        *key(game_id="games.id", seat=SmallInteger),
        *required(user_id=indexed("users.id"), rules_json=Text),
    )

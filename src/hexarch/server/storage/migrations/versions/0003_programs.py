"""Programs: personal tokens, bot accounts, and challenges of bots.

Everything is added with a default, so that a server of the previous version goes on while the first one is upgraded.
"""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, SmallInteger, Text, false

from hexarch.server.storage.migrations.columns import indexed, key, optional, required

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("users", Column("bot", Boolean, nullable=False, server_default=false()))
    op.add_column("seats", Column("bot", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "api_tokens",
        *key(id=Text),
        *required(user_id=indexed("users.id"), secret_hash=Text, name=Text, scopes=Text, created=BigInteger),
        *optional(seen=BigInteger),
        *required(expires=BigInteger),
    )
    op.create_table(
        "challenges",
        *key(id=Text),
        *required(game_id="games.id", user_id=indexed("users.id"), by_id=indexed("users.id")),
        *optional(seat=SmallInteger),
        *required(status=Text, reason=Text, created=BigInteger, changed=BigInteger),
    )
    op.create_index("challenges_of_table", "challenges", ["game_id", "user_id"], unique=True)

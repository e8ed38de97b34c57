"""Reports of finished games."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

from hexarch.server.storage.migrations.columns import indexed, key, optional, required

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "game_reports",
        *key(game_id="games.id"),
        *required(position_id=BigInteger, format=Integer, status=Text, done=Integer, total=Integer, tries=Integer),
        *required(claimed_until=BigInteger),
        *optional(by_id=indexed("users.id")),
        Column("link", Text, unique=True),
        *required(created=BigInteger),
        *optional(data=Text),
    )
    op.create_index("game_reports_pending", "game_reports", ["status", "created"], unique=False)

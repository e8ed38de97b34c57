"""Puzzles and studies."""

from alembic import op
from sqlalchemy import BigInteger, Integer, SmallInteger, Text

from hexarch.server.storage.migrations.columns import indexed, key, optional, required

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table("puzzle_tries", *key(user_id="users.id", puzzle=Text), *required(result=Text, time=BigInteger))
    op.create_table(
        "puzzle_progress",
        *key(user_id="users.id", game=Text),
        *required(rating=Integer, tried=Integer, solved=Integer, streak=Integer, best_streak=Integer),
        *required(daily_streak=Integer, daily_last=Integer),
    )
    op.create_table("puzzle_tables", *key(user_id="users.id"), *required(game_id=indexed("games.id"), puzzle=Text))
    op.create_table(
        "studies",
        *key(id=Text),
        *required(owner_id=indexed("users.id"), title=Text),
        *optional(link=Text),
        *required(created=BigInteger, changed=BigInteger),
    )
    op.create_table(
        "study_chapters",
        *key(study_id="studies.id", number=SmallInteger),
        *required(game_id=indexed("games.id"), title=Text, notes_json=Text),
    )


def downgrade() -> None:
    for name in ("study_chapters", "studies", "puzzle_tables", "puzzle_progress", "puzzle_tries"):
        op.drop_table(name)

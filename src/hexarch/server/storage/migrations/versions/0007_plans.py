"""Plans of players, turns that the server plays for them, and answers to power by round and opponent.

Everything is added with a default, so that a server of the previous version goes on while the first one is upgraded.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_PLANNED = sa.text("order_seats <> 0")


def upgrade() -> None:
    op.add_column("games", sa.Column("order_seats", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("answer_seats", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("games_order_seats", "games", ["order_seats"], postgresql_where=_PLANNED, sqlite_where=_PLANNED)
    op.add_column("moves", sa.Column("planned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "plans",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game_id", _ID, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("turns_json", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("order_json", sa.Text(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("plans_of_seat", "plans", ["game_id", "seat"], unique=False)
    op.create_index(op.f("ix_plans_user_id"), "plans", ["user_id"], unique=False)
    op.create_table(
        "power_answers",
        sa.Column("game_id", _ID, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("rules_json", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat"),
    )
    op.create_index(op.f("ix_power_answers_user_id"), "power_answers", ["user_id"], unique=False)

"""People: results and ratings, follows, who looks for a game, groups and events."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Double, Integer, SmallInteger, Text

from hexarch.server.storage.migrations.columns import indexed, key, optional, required

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        *key(game_id="games.id"),
        *required(game=Text, ended=BigInteger, players=SmallInteger),
        *optional(pool=Text),
        *required(rated=Boolean),
    )
    op.create_index("results_order", "results", ["pool", "game", "ended", "game_id"], unique=False)
    op.create_table(
        "result_seats",
        *key(game_id="results.game_id", seat=SmallInteger),
        *optional(user_id=indexed("users.id"), level=Text),
        *required(name=Text, score=Integer, place=SmallInteger),
        *optional(mu_before=Double, sigma_before=Double, mu=Double, sigma=Double),
    )
    op.create_table("rated", *key(pool=Text, game=Text), *required(games=Integer))
    op.create_table("follows", *key(user_id="users.id", followed_id=indexed("users.id")), *required(created=BigInteger))
    op.create_table(
        "seekers",
        *key(user_id="users.id", game=Text),
        *required(players=SmallInteger, pace=Text, created=BigInteger, expires=indexed(BigInteger)),
    )
    op.create_table(
        "groups",
        *key(id=Text),
        *required(name=Text),
        *optional(owner_id=indexed("users.id")),
        *required(invitation=Text, created=BigInteger),
    )
    op.create_table(
        "group_members",
        *key(group_id="groups.id", user_id=indexed("users.id")),
        *required(status=Text, joined=BigInteger),
    )
    op.create_table("group_tables", *key(game_id="games.id"), *required(group_id=indexed("groups.id")))
    op.create_table(
        "competitions",
        *key(id=Text),
        *required(group_id=indexed("groups.id"), name=Text, game=Text, settings_json=Text, status=Text),
        *required(round=SmallInteger),
        *optional(next_id=Text),
        *required(created=BigInteger),
    )
    op.create_table(
        "competitors",
        *key(competition_id="competitions.id", number=SmallInteger),
        *optional(user_id=indexed("users.id")),
        *required(division=SmallInteger, left=Boolean),
    )
    op.create_table(
        "pairings",
        *key(competition_id="competitions.id", round=SmallInteger, number=SmallInteger, seat=SmallInteger),
        *required(competitor=SmallInteger),
        *optional(game_id=indexed("games.id")),
    )
    op.create_index("users_name", "users", ["name"], unique=False)

"""Tables about people: results and ratings, follows, who looks for a game, groups and events."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
)

from hexarch.server.storage.schema import metadata

_Id = BigInteger().with_variant(Integer, "sqlite")


def _game() -> Column[int]:
    key = ForeignKey("games.id", ondelete="CASCADE")
    return Column("game_id", _Id, key, primary_key=True, autoincrement=False)


def _user(name: str = "user_id", index: bool = False) -> Column[str]:
    return Column(name, Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=index)


def _former() -> Column[str]:
    """Return a user that becomes NULL when they delete themselves."""
    return Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True)


results = Table(
    "results",
    metadata,
    _game(),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("pool", Text),
    Column("rated", Boolean, nullable=False),
)
"""Finished games of people. Those without a pool do not count for ratings."""
Index("results_order", results.c.pool, results.c.game, results.c.ended, results.c.game_id)

result_seats = Table(
    "result_seats",
    metadata,
    Column("game_id", _Id, ForeignKey("results.game_id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    _former(),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    PrimaryKeyConstraint("game_id", "seat"),
)
"""What every seat achieved. The numbers are NULL until the game is rated, and where it is not."""

rated = Table(
    "rated",
    metadata,
    Column("pool", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("pool", "game"),
)
"""How many games were rated: if there are fewer, one was deleted, and everything is computed again."""

follows = Table(
    "follows",
    metadata,
    _user(),
    _user("followed_id", index=True),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "followed_id"),
)
"""Whose games somebody wants to find again; nobody else sees it."""

seekers = Table(
    "seekers",
    metadata,
    _user(),
    Column("game", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("pace", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("user_id", "game"),
)
"""Who looks for a game."""

groups = Table(
    "groups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("invitation", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

group_members = Table(
    "group_members",
    metadata,
    Column("group_id", Text, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False),
    _user(index=True),
    Column("status", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    PrimaryKeyConstraint("group_id", "user_id"),
)
"""Members, and those who were asked to become one."""

group_tables = Table(
    "group_tables",
    metadata,
    _game(),
    Column("group_id", Text, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Tables that only the members of a group see."""

competitions = Table(
    "competitions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("group_id", Text, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("settings_json", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("next_id", Text),
    Column("created", BigInteger, nullable=False),
)
"""Events of groups: leagues and tournaments."""

competitors = Table(
    "competitors",
    metadata,
    Column("competition_id", Text, ForeignKey("competitions.id", ondelete="CASCADE"), nullable=False),
    Column("number", SmallInteger, nullable=False),
    _former(),
    Column("division", SmallInteger, nullable=False),
    Column("left", Boolean, nullable=False),
    PrimaryKeyConstraint("competition_id", "number"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("competition_id", Text, ForeignKey("competitions.id", ondelete="CASCADE"), nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("number", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("competitor", SmallInteger, nullable=False),
    Column("game_id", _Id, ForeignKey("games.id", ondelete="SET NULL"), index=True),
    PrimaryKeyConstraint("competition_id", "round", "number", "seat"),
)
"""Who sits where in each round. Number 0 is for those who sit out."""

ORDER: Final = (
    *(results, result_seats, rated, follows, seekers, groups, group_members, group_tables),
    *(competitions, competitors, pairings),
)

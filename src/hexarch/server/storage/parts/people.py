"""Tables about people: results and ratings, follows, people looking for a game, groups and events."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Double, Index, Integer, SmallInteger, Table, Text

from hexarch.server.storage.migrations.columns import indexed, key, optional, required
from hexarch.server.storage.schema import metadata

# Finished games of people. Those without a pool do not count for ratings.
results = Table(
    "results",
    metadata,
    *key(game_id="games.id"),
    *required(game=Text, ended=BigInteger, players=SmallInteger),
    *optional(pool=Text),
    *required(rated=Boolean),
)
Index("results_order", results.c.pool, results.c.game, results.c.ended, results.c.game_id)

# The result of every seat. The ratings are NULL until the game is rated, and in games that are not rated.
result_seats = Table(
    "result_seats",
    metadata,
    *key(game_id="results.game_id", seat=SmallInteger),
    *optional(user_id=indexed("users.id"), level=Text),
    *required(name=Text, score=Integer, place=SmallInteger),
    *optional(mu_before=Double, sigma_before=Double, mu=Double, sigma=Double),
)

# How many games were rated: if there are fewer, one was deleted, and everything is computed again.
rated = Table("rated", metadata, *key(pool=Text, game=Text), *required(games=Integer))

# Lists of friends, which only their owners see.
follows = Table(
    "follows", metadata, *key(user_id="users.id", followed_id=indexed("users.id")), *required(created=BigInteger)
)

# People looking for a game.
seekers = Table(
    "seekers",
    metadata,
    *key(user_id="users.id", game=Text),
    *required(players=SmallInteger, pace=Text, created=BigInteger, expires=indexed(BigInteger)),
)

groups = Table(
    "groups",
    metadata,
    *key(id=Text),
    *required(name=Text),
    *optional(owner_id=indexed("users.id")),
    *required(invitation=Text, created=BigInteger),
)

# Members, and those who were asked to become one.
group_members = Table(
    "group_members",
    metadata,
    *key(group_id="groups.id", user_id=indexed("users.id")),
    *required(status=Text, joined=BigInteger),
)

# Tables that only the members of a group see.
group_tables = Table("group_tables", metadata, *key(game_id="games.id"), *required(group_id=indexed("groups.id")))

# Events of groups: leagues and tournaments.
competitions = Table(
    "competitions",
    metadata,
    *key(id=Text),
    *required(group_id=indexed("groups.id"), name=Text, game=Text, settings_json=Text, status=Text),
    *required(round=SmallInteger),
    *optional(next_id=Text),
    *required(created=BigInteger),
)

competitors = Table(
    "competitors",
    metadata,
    *key(competition_id="competitions.id", number=SmallInteger),
    *optional(user_id=indexed("users.id")),
    *required(division=SmallInteger, left=Boolean),
)

# The seats of each round. Table number 0 is for those who sit out.
pairings = Table(
    "pairings",
    metadata,
    *key(competition_id="competitions.id", round=SmallInteger, number=SmallInteger, seat=SmallInteger),
    *required(competitor=SmallInteger),
    *optional(game_id=indexed("games.id")),
)

ORDER: Final = (
    *(results, result_seats, rated, follows, seekers, groups, group_members, group_tables),
    *(competitions, competitors, pairings),
)

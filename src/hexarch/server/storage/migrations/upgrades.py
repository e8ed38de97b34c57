"""Fills columns that older databases and backups do not have."""

from sqlalchemy import Connection, select, update

from hexarch.server.accounts.validation import login_key
from hexarch.server.storage.schema import games, seats, users
from hexarch.server.web.json import loads


def fill_added_columns(connection: Connection) -> None:
    """Do what the migrations did to data; where it is done already, nothing changes."""
    set_login_keys(connection)
    name_branches(connection)


def set_login_keys(connection: Connection) -> None:
    """Give every account its login key. Of accounts with equal names only the first gets one."""
    chosen = select(users.c.id, users.c.login, users.c.login_key).where(users.c.login.is_not(None))
    rows = connection.execute(chosen.order_by(users.c.created, users.c.id)).all()
    taken = {row.login_key for row in rows if row.login_key is not None}
    for row in rows:
        key = login_key(row.login)
        if row.login_key is None and key not in taken:
            taken.add(key)
            connection.execute(update(users).where(users.c.id == row.id).values(login_key=key))


def name_branches(connection: Connection) -> None:
    """Note in branches who their seats are named after, as far as the table they were made from tells it."""
    branches = select(games.c.id, games.c.source_json).where(games.c.source_json.contains('"branch"'))
    for row in connection.execute(branches).all():
        source = loads(row.source_json)
        query = select(seats.c.seat, seats.c.user_id, seats.c.name).join(games, games.c.id == seats.c.game_id)
        for place in connection.execute(query.where(games.c.code == source.get("id"))).all():
            mine = (seats.c.game_id == row.id) & (seats.c.seat == place.seat) & (seats.c.named_after.is_(None))
            if place.user_id is not None:
                connection.execute(update(seats).where(mine).values(named_after=place.user_id))

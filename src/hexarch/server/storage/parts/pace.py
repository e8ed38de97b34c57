"""Tables about time: uptime of servers, and calendars of people. Clocks are columns of `games`."""

from typing import Final

from sqlalchemy import BigInteger, SmallInteger, Table, Text

from hexarch.server.storage.migrations.columns import key, numbered, required
from hexarch.server.storage.schema import metadata

# Periods in which at least one server was running. Time between two rows counts for no clock.
uptime = Table("uptime", metadata, numbered(), *required(since=BigInteger, until=BigInteger))

# Somebody's time zone, nights and vacation days; `changed` is when the zone or the night changed last.
calendars = Table(
    "calendars",
    metadata,
    *key(user_id="users.id"),
    *required(zone=Text, night_from=SmallInteger, night_to=SmallInteger, vacation_json=Text, changed=BigInteger),
)

ORDER: Final = (uptime, calendars)

"""Tables about time: when servers were running, and when people do not play. Clocks are columns of `games`."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, SmallInteger, Table, Text

from hexarch.server.storage.schema import metadata

_Id = BigInteger().with_variant(Integer, "sqlite")

uptime = Table(
    "uptime",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""When at least one server was running. What lies between two rows counts for no clock."""

calendars = Table(
    "calendars",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", Text, nullable=False),
    Column("night_from", SmallInteger, nullable=False),
    Column("night_to", SmallInteger, nullable=False),
    Column("vacation_json", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""Somebody's time zone, nights and vacation days; `changed` is when the zone or the night changed last."""

ORDER: Final = (uptime, calendars)

"""Tables about what players plan for themselves: plans of turns, and answers to power by round and opponent.

Whether a seat has a plan that is to be played, or such answers, is also a bit in the row of its table (`order_seats`,
`answer_seats`): a move reads that row anyway, and a change of the bit is stored with the move or not at all.
"""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, SmallInteger, Table, Text

from hexarch.server.storage.schema import metadata

_Id = BigInteger().with_variant(Integer, "sqlite")


def _game() -> Column[int]:
    return Column("game_id", _Id, ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def _user() -> Column[str]:
    return Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True)


plans = Table(
    "plans",
    metadata,
    Column("id", Text, primary_key=True),
    _game(),
    Column("seat", SmallInteger, nullable=False),
    _user(),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("turns_json", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("order_json", Text),
    Column("revision", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""Turns that somebody tries out for a seat. `entries` is how many the game had when the turns were stored."""
Index("plans_of_seat", plans.c.game_id, plans.c.seat)

power_answers = Table(
    "power_answers",
    metadata,
    _game(),
    Column("seat", SmallInteger, nullable=False),
    _user(),
    Column("rules_json", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "seat"),
)
"""How a seat answers offers of power, by round and by opponent."""

ORDER: Final = (plans, power_answers)

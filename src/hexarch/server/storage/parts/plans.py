"""Tables about what players plan for themselves: plans of turns, and answers to power by round and opponent.

Whether a seat has a plan that is to be played, or such answers, is also a bit in the row of its table (`order_seats`,
`answer_seats`): a move reads that row anyway, and a change of the bit is stored with the move or not at all.
"""

from typing import Final

from sqlalchemy import BigInteger, Index, Integer, SmallInteger, Table, Text

from hexarch.server.storage.migrations.columns import indexed, key, optional, required
from hexarch.server.storage.schema import metadata

# Turns that somebody tries out for a seat. `entries` is how many the game had when the turns were stored.
plans = Table(
    "plans",
    metadata,
    *key(id=Text),
    *required(game_id="games.id", seat=SmallInteger, user_id=indexed("users.id"), name=Text, place=Integer),
    *required(turns_json=Text, entries=Integer),
    *optional(order_json=Text),
    *required(revision=Integer, created=BigInteger, changed=BigInteger),
)
Index("plans_of_seat", plans.c.game_id, plans.c.seat)

# How a seat answers offers of power, by round and by opponent.
power_answers = Table(
    "power_answers",
    metadata,
    *key(game_id="games.id", seat=SmallInteger),
    *required(user_id=indexed("users.id"), rules_json=Text),
)

ORDER: Final = (plans, power_answers)

"""Tables about plans: planned turns, and answers to power by round and opponent.

The row of a table has a bit for each seat with a plan to be played (`order_seats`) or with such answers
(`answer_seats`): a move reads that row anyway, and a change of the bit is stored in the same transaction.
"""

from typing import Final

from sqlalchemy import BigInteger, Index, Integer, SmallInteger, Table, Text

from hexarch.server.storage.migrations.columns import indexed, key, optional, required
from hexarch.server.storage.schema import metadata

# Plans of a seat. `entries` is the number of entries of the game when the turns were stored.
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

# Rules for answering offers of power, by round and by opponent.
power_answers = Table(
    "power_answers",
    metadata,
    *key(game_id="games.id", seat=SmallInteger),
    *required(user_id=indexed("users.id"), rules_json=Text),
)

ORDER: Final = (plans, power_answers)

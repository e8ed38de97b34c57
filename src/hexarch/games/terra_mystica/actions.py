"""Every choice of Terra Mystica as an action id.

The order of the kinds is the order in which `legal` lists them.
"""

from typing import Final

from hexarch.core.actions import ActionSpace, Kind
from hexarch.games.terra_mystica.tables import MAX_HEXES, MAX_SPANS, TERRAINS

MAX_CONVERT: Final = 12
MAX_OFFERS: Final = 16

# Conversions, in the order in which they may follow each other between two other actions.
# Each needs only what an earlier one can yield, so any mix of them can be made in this order.
POWER_TO_PRIEST: Final = 0
PRIEST_TO_WORKER: Final = 1
POWER_TO_WORKER: Final = 2
POWER_TO_COIN: Final = 3
WORKER_TO_COIN: Final = 4
POINT_TO_COIN: Final = 5
COIN_TO_POINT: Final = 6
CONVERSIONS: Final = 7

# Special actions.
CARD_SPADE: Final = 0
CARD_CULT: Final = 1
FAVOR_CULT: Final = 2
STRONGHOLD_ACTION: Final = 3
FACTION_ACTION: Final = 4

SHIPPING: Final = 0
DIGGING: Final = 1

DONE: Final = 0
BURN: Final = 1
CONVERT: Final = 2
BUILD: Final = 3
TRANSFORM: Final = 4
UPGRADE: Final = 5
BRIDGE: Final = 6
CONNECT: Final = 7
POWER: Final = 8
SPECIAL: Final = 9
SEND: Final = 10
ADVANCE: Final = 11
PASS: Final = 12
FAVOR: Final = 13
TOWN: Final = 14
CULT: Final = 15
KEY: Final = 16
TAKE: Final = 17
DECLINE: Final = 18
TRADE: Final = 19
DETOUR: Final = 20
WISH_TAKE: Final = 21
WISH_DECLINE: Final = 22
DROP: Final = 23
FACTION: Final = 24
SCORING: Final = 25
REMOVE_CARD: Final = 26
START: Final = 27
COLOUR: Final = 28
REPLACE: Final = 29
BID: Final = 30
DIG: Final = 31

MAX_BID: Final = 40
MAX_LOTS: Final = 7

SPACE: Final[ActionSpace] = ActionSpace(
    [
        Kind("done"),
        Kind("burn", (6,)),  # tokens moved - 1
        Kind("convert", (CONVERSIONS, MAX_CONVERT)),  # conversion, times - 1
        Kind("build", (MAX_HEXES,)),
        Kind("transform", (TERRAINS, MAX_HEXES)),
        Kind("upgrade", (4, MAX_HEXES)),  # building - 1, hex
        Kind("bridge", (MAX_SPANS,)),
        Kind("connect", (MAX_HEXES,)),  # river hex
        Kind("power", (6,)),
        Kind("special", (5,)),
        Kind("send", (4, 3)),  # cult, steps - 1
        Kind("advance", (2,)),
        Kind("pass", (17,)),  # 0: without a card, else card + 1
        Kind("favor", (16,)),
        Kind("town", (16,)),
        Kind("cult", (4,)),
        Kind("key", (5,)),  # cult, 4: stay
        Kind("take", (MAX_OFFERS,)),
        Kind("decline", (MAX_OFFERS,)),
        Kind("trade", (4,)),
        Kind("detour"),
        Kind("wish take", (10,)),
        Kind("wish decline", (11,)),
        Kind("drop"),
        Kind("faction", (32,)),
        Kind("scoring", (16,)),
        Kind("remove card", (16,)),
        Kind("start", (8,)),
        Kind("colour", (TERRAINS,)),
        Kind("replace", (4, 4)),  # cult, space of its order
        Kind("bid", (MAX_LOTS, MAX_BID + 1)),  # lot, points
        Kind("dig"),  # buys one spade
    ]
)

KIND_OF: Final = SPACE.kind_of
ARGUMENT_OF: Final = SPACE.argument_of
ACTIONS: Final = SPACE.count

# First id of each kind, for building legal lists.
DONE_ID: Final = SPACE.bases[DONE]
BUILD_ID: Final = SPACE.bases[BUILD]
TRANSFORM_ID: Final = SPACE.bases[TRANSFORM]
UPGRADE_ID: Final = SPACE.bases[UPGRADE]
BRIDGE_ID: Final = SPACE.bases[BRIDGE]
CONNECT_ID: Final = SPACE.bases[CONNECT]
POWER_ID: Final = SPACE.bases[POWER]
SPECIAL_ID: Final = SPACE.bases[SPECIAL]
ADVANCE_ID: Final = SPACE.bases[ADVANCE]
PASS_ID: Final = SPACE.bases[PASS]
FAVOR_ID: Final = SPACE.bases[FAVOR]
TOWN_ID: Final = SPACE.bases[TOWN]
CULT_ID: Final = SPACE.bases[CULT]
KEY_ID: Final = SPACE.bases[KEY]
TAKE_ID: Final = SPACE.bases[TAKE]
DECLINE_ID: Final = SPACE.bases[DECLINE]
TRADE_ID: Final = SPACE.bases[TRADE]
DETOUR_ID: Final = SPACE.bases[DETOUR]
WISH_TAKE_ID: Final = SPACE.bases[WISH_TAKE]
WISH_DECLINE_ID: Final = SPACE.bases[WISH_DECLINE]
DROP_ID: Final = SPACE.bases[DROP]
FACTION_ID: Final = SPACE.bases[FACTION]
SCORING_ID: Final = SPACE.bases[SCORING]
REMOVE_CARD_ID: Final = SPACE.bases[REMOVE_CARD]
START_ID: Final = SPACE.bases[START]
COLOUR_ID: Final = SPACE.bases[COLOUR]
REPLACE_ID: Final = SPACE.bases[REPLACE]
BID_ID: Final = SPACE.bases[BID]
DIG_ID: Final = SPACE.bases[DIG]

# BURNS[n]: ids of sacrificing 1 to n tokens. CONVERTS[kind][n]: ids of converting 1 to n times.
BURNS: Final = tuple(tuple(SPACE.id(BURN, i) for i in range(min(n, 6))) for n in range(14))
CONVERTS: Final = tuple(
    tuple(tuple(SPACE.id(CONVERT, kind, i) for i in range(n)) for n in range(MAX_CONVERT + 1))
    for kind in range(CONVERSIONS)
)

# SENDS[cult][taken]: ids of sending a priest, by a mask of the order's spaces that are taken.
SENDS: Final = tuple(
    tuple(
        tuple(
            SPACE.id(SEND, cult, steps - 1)
            for steps in (1, 2, 3)
            if steps == 1 or (steps == 2 and taken & 14 != 14) or (steps == 3 and not taken & 1)
        )
        for taken in range(16)
    )
    for cult in range(4)
)

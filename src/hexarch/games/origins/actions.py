"""Every choice of Origins as an action id.

The order of the kinds is the order in which `legal` lists them.
"""

from typing import Final

from hexarch.core.actions import ActionSpace, Kind
from hexarch.games.origins.checks import MAX_PAYMENT
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, MAX_PLAYERS, SITES, TEMPLES, ZODIAC

# Numbers for the cells of a city, see `city.numbered`.
CELLS: Final = 15 * 15
VALUES: Final = 6
# Citizen dice by colour and value: colour * 6 + value - 1.
DICE: Final = 30
# Workers below this and not below DICE are Speakers of value worker - DICE + 1.
SPEAKERS: Final = DICE + VALUES
ARCHON: Final = SPEAKERS
WORKERS: Final = SPEAKERS + 1
KINDS: Final = len(BUILDINGS)
MAX_STEPS: Final = 3

# How a bought tile enters the city.
BUILD: Final = 0
FARM: Final = 1
# As a building on top of one of the player's farms.
COVER: Final = 2
# Where it comes from.
FROM_MARKET: Final = 0
FROM_STORE: Final = 1


UNUSED: Final = 0
PLACED: Final = 1

DONE: Final = 0
PASS: Final = 1
EXTRA: Final = 2
GROW: Final = 3
TOWER: Final = 4
VISIT: Final = 5
CLOSE: Final = 6
WITH: Final = 7
MATCH: Final = 8
MAIN: Final = 9
BONUS: Final = 10
BONUS_GOLD: Final = 11
RISE: Final = 12
HOLD: Final = 13
PAY: Final = 14
SPEND: Final = 15
GAIN: Final = 16
MOVE: Final = 17
ATTACK: Final = 18
BUY: Final = 19
PLACE: Final = 20
USE: Final = 21
TAKE: Final = 22
SPEAKER: Final = 23
TEMPLE: Final = 24
RAISE: Final = 25
RETURN: Final = 26
SWAP: Final = 27
SHIP: Final = 28
COPY: Final = 29
STORE: Final = 30
DISCARD: Final = 31
BONUS_TILE: Final = 32
CARD: Final = 33
TILE: Final = 34
ROLL: Final = 35
DISTRICT: Final = 36
START: Final = 37
KEEP: Final = 38

SPACE: Final[ActionSpace] = ActionSpace(
    [
        Kind("done"),
        Kind("pass"),
        Kind("extra"),  # a superiority token for another action
        Kind("grow"),
        Kind("tower", (len(COLOURS),)),
        Kind("visit", (SITES, WORKERS)),
        Kind("close", (CELLS,)),  # the seat of power, by the cell to its upper left
        Kind("with", (DICE,)),  # an unused Freeman
        Kind("match", (CARDS,)),
        Kind("main", (2,)),  # upper, lower
        Kind("bonus"),
        Kind("bonus gold"),  # gold in place of the bonus action
        Kind("rise", (SITES,)),  # solo: the neighbour that rises, too
        Kind("hold"),  # solo: a superiority token, and no site rises
        Kind("pay", (MAX_PAYMENT + 1,)),  # gold in place of the resource
        Kind("spend", (4,)),  # the resource that becomes gold
        Kind("gain", (3,)),
        Kind("move"),
        Kind("attack"),
        Kind("buy", (3, 2, KINDS)),  # how it is built, where it comes from, which
        Kind("place", (CELLS,)),
        Kind("use", (4,)),  # the tile of a 2x2 block: upper left, upper right, lower left, lower right
        Kind("take", (DICE,)),  # a citizen die of the offer or the draft
        Kind("speaker", (VALUES,)),
        Kind("temple", (len(TEMPLES), MAX_STEPS)),  # temple, steps
        Kind("raise", (2, SPEAKERS)),  # unused or placed, worker
        Kind("return", (len(COLOURS),)),  # the Freeman of value 6 that comes back next
        Kind("swap", (DICE, len(COLOURS))),
        Kind("ship", (SITES,)),
        Kind("copy", (4,)),  # north, west, east, south
        Kind("store", (KINDS,)),
        Kind("discard", (DICE,)),
        Kind("bonus tile", (len(COLOURS),)),
        Kind("card", (len(ZODIAC),)),
        Kind("tile", (KINDS,)),
        Kind("roll", (VALUES,)),
        Kind("district", (CARDS,)),
        Kind("start", (MAX_PLAYERS,)),
        Kind("keep", (len(TEMPLES),)),
    ]
)

KIND_OF: Final = SPACE.kind_of
ARGUMENT_OF: Final = SPACE.argument_of
ACTIONS: Final = SPACE.count

# First id of each kind, for building legal lists.
DONE_ID: Final = SPACE.bases[DONE]
PASS_ID: Final = SPACE.bases[PASS]
EXTRA_ID: Final = SPACE.bases[EXTRA]
GROW_ID: Final = SPACE.bases[GROW]
TOWER_ID: Final = SPACE.bases[TOWER]
VISIT_ID: Final = SPACE.bases[VISIT]
CLOSE_ID: Final = SPACE.bases[CLOSE]
WITH_ID: Final = SPACE.bases[WITH]
MATCH_ID: Final = SPACE.bases[MATCH]
MAIN_ID: Final = SPACE.bases[MAIN]
BONUS_ID: Final = SPACE.bases[BONUS]
BONUS_GOLD_ID: Final = SPACE.bases[BONUS_GOLD]
RISE_ID: Final = SPACE.bases[RISE]
HOLD_ID: Final = SPACE.bases[HOLD]
PAY_ID: Final = SPACE.bases[PAY]
SPEND_ID: Final = SPACE.bases[SPEND]
GAIN_ID: Final = SPACE.bases[GAIN]
MOVE_ID: Final = SPACE.bases[MOVE]
ATTACK_ID: Final = SPACE.bases[ATTACK]
BUY_ID: Final = SPACE.bases[BUY]
PLACE_ID: Final = SPACE.bases[PLACE]
USE_ID: Final = SPACE.bases[USE]
TAKE_ID: Final = SPACE.bases[TAKE]
SPEAKER_ID: Final = SPACE.bases[SPEAKER]
TEMPLE_ID: Final = SPACE.bases[TEMPLE]
RAISE_ID: Final = SPACE.bases[RAISE]
RETURN_ID: Final = SPACE.bases[RETURN]
SWAP_ID: Final = SPACE.bases[SWAP]
SHIP_ID: Final = SPACE.bases[SHIP]
COPY_ID: Final = SPACE.bases[COPY]
STORE_ID: Final = SPACE.bases[STORE]
DISCARD_ID: Final = SPACE.bases[DISCARD]
BONUS_TILE_ID: Final = SPACE.bases[BONUS_TILE]
CARD_ID: Final = SPACE.bases[CARD]
TILE_ID: Final = SPACE.bases[TILE]
ROLL_ID: Final = SPACE.bases[ROLL]
DISTRICT_ID: Final = SPACE.bases[DISTRICT]
START_ID: Final = SPACE.bases[START]
KEEP_ID: Final = SPACE.bases[KEEP]

# Colour and value of every worker; the Archon outranks every site.
COLOUR_OF: Final = (*(die // VALUES for die in range(DICE)), *(-1 for _ in range(VALUES + 1)))
VALUE_OF: Final = (*(worker % VALUES + 1 for worker in range(SPEAKERS)), VALUES)

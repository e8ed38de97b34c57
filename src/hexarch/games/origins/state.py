"""A position of Origins: the changing parts, in slotted classes of ints and tuples.

Hidden things have no order: what is drawn later is kept as counts. Only tiles put back under a stack have a known
order, and everybody saw it.
"""

from typing import Any, Final

from hexarch.core.aliases import Ints
from hexarch.core.constants import names_between
from hexarch.core.game import Decision
from hexarch.core.journal import Journal
from hexarch.games.origins.options import Options
from hexarch.games.origins.player import PLAYER_FIELDS, Player, new_player
from hexarch.games.origins.setup import Setup
from hexarch.games.origins.tables import BUILDINGS, COLOURS, SITES, SPACES, TEMPLES

# Kinds of decision; the argument of each in brackets.
DRAW_BONUS_TILE: Final = 0  # site
DRAW_ZODIAC: Final = 1  # temple
DRAW_MARKET: Final = 2  # space
DRAW_TOP: Final = 3  # colour
ROLL_OFFER: Final = 4  # colour
ROLL_SPEAKER: Final = 5
DRAW_DISTRICT: Final = 6
DRAW_START: Final = 7
ROLL_DRAFT: Final = 8  # colour
REFILL_OFFER: Final = 9  # colour
# Solo: the zodiac card that is not returned at the end of a round.
KEEP_ZODIAC: Final = 10
DISCARD: Final = 11
DRAFT: Final = 12
TURN: Final = 13
# After an action: a superiority token for another one, or the end of the turn.
SPEND_TOKEN: Final = 14
PAY: Final = 15  # see economy.owe
RISE: Final = 16  # site
VISIT: Final = 17  # see sites
MARCH: Final = 18  # see military
FEED: Final = 19  # see dice
BUY: Final = 20
PLACE: Final = 21  # see market
CLOSE_WITH: Final = 22  # cell
MATCH: Final = 23  # cell
ACTIVATE: Final = 24  # cell * 16 + mask of the block's tiles still to be used
TAKE_CITIZEN: Final = 25  # see offer
TAKE_SPEAKER: Final = 26  # source
ADVANCE: Final = 27  # see temples
GAIN: Final = 28  # see economy.owe_choice
SPEND: Final = 29  # see economy.offer_exchange
RETURN: Final = 30
QUESTION: Final = 31  # see questions
DECISION_NAMES: Final = names_between(globals(), "DRAW_BONUS_TILE", "QUESTION")

# Phases: what comes next when no decision is open.
SETUP: Final = 0
ACTIONS: Final = 1
ROUND_END: Final = 2
OVER: Final = 3

# How far the mover's turn has come.
TURN_OVER: Final = 0
FIRST_ACTION: Final = 1
LAST_ACTION: Final = 2

# Everything but the set-up, the journal and the players.
STATE_FIELDS: Final = (
    "bonus_tiles",
    "bulwark",
    "district_gold",
    "districts",
    "draft",
    "holders",
    "market",
    "military",
    "military_order",
    "missing",
    "mover",
    "offer",
    "order",
    "phase",
    "returned",
    "round",
    "ships",
    "speakers",
    "speakers_placed",
    "stack",
    "supply",
    "temple_orders",
    "tops",
    "tower_supply",
    "turn",
    "unseen",
    "zodiac",
)


class State:
    """A position."""

    __slots__ = ("setup", "journal", "players", *STATE_FIELDS)

    setup: Setup
    journal: Journal | None
    players: list[Player]
    round: int
    phase: int
    order: Ints
    """Seats in the order in which they take turns this round."""
    bulwark: int
    """The seat with the Bulwark marker, -1 before it is known."""
    mover: int
    """The seat whose turn it is, or was last."""
    turn: int
    """How far the mover's turn has come."""
    bonus_tiles: Ints
    """Colour of the bonus tile and mothership at each site, -1 before it is drawn."""
    ships: Ints
    """Value of each site."""
    zodiac: Ints
    """Zodiac card of each temple, -1 before it is drawn."""
    holders: Ints
    """Who holds each temple's card, -1 while it lies on the board."""
    temple_orders: tuple[Ints, ...]
    """Discs of each temple from the lowest position up, on one space from the bottom up."""
    military: Ints
    """Space of each military disc; in the solo mode the second is the other disc."""
    military_order: Ints
    """Discs from the start on, on one space from the bottom up."""
    market: Ints
    """Tile on each space from the top, -1 for none."""
    tops: Ints
    """Face-up tile of each colour's stack, -1 for none."""
    unseen: Ints
    """How many tiles of each kind lie face down in the stacks."""
    returned: tuple[Ints, ...]
    """Tiles put back under each stack, the next to be drawn first."""
    offer: Ints
    """Citizen die on each space from the left, -1 for none."""
    supply: Ints
    """Citizen dice of each colour in the general supply."""
    missing: int
    """Mask of the colours of which a die was missing for the offer."""
    draft: Ints
    """Dice rolled in the set-up that nobody has yet."""
    speakers: Ints
    """Values in the Speaker offer."""
    speakers_placed: Ints
    """Speakers on the main board: site * 6 + value - 1."""
    districts: Ints
    """District cards on display."""
    district_gold: Ints
    tower_supply: Ints
    stack: list[Decision]

    def clone(self) -> "State":
        new = State()
        new.setup = self.setup
        new.journal = None
        new.players = [player.clone() for player in self.players]
        new.round = self.round
        new.phase = self.phase
        new.order = self.order
        new.bulwark = self.bulwark
        new.mover = self.mover
        new.turn = self.turn
        new.bonus_tiles = self.bonus_tiles
        new.ships = self.ships
        new.zodiac = self.zodiac
        new.holders = self.holders
        new.temple_orders = self.temple_orders
        new.military = self.military
        new.military_order = self.military_order
        new.market = self.market
        new.tops = self.tops
        new.unseen = self.unseen
        new.returned = self.returned
        new.offer = self.offer
        new.supply = self.supply
        new.missing = self.missing
        new.draft = self.draft
        new.speakers = self.speakers
        new.speakers_placed = self.speakers_placed
        new.districts = self.districts
        new.district_gold = self.district_gold
        new.tower_supply = self.tower_supply
        new.stack = self.stack[:]
        return new


def next_decision(state: State) -> Decision:
    """Return the decision that is asked next. The game must not be over."""
    return state.stack[-1]


def give_turn(state: State, seat: int) -> None:
    """Replace the decision that is asked next by a seat's turn; for searches that assume the others are idle."""
    state.stack[-1] = (seat, TURN, 0)


def key(state: State) -> tuple[Any, ...]:
    """Return a hashable key that is equal for equal positions."""
    parts: list[Any] = [state.setup.options]
    for name in STATE_FIELDS:
        value = getattr(state, name)
        parts.append(tuple(value) if isinstance(value, list) else value)
    for player in state.players:
        city = player.city
        parts.append((tuple(sorted(city.tiles.items())), city.closed))
        parts.append(tuple(getattr(player, name) for name in PLAYER_FIELDS if name != "city"))
    return tuple(parts)


def new_state(options: Options) -> State:
    """Return the position before anything is drawn."""
    state = State()
    setup = Setup(options)
    components = setup.components
    state.setup = setup
    state.journal = None
    state.players = [new_player(setup) for _ in range(options.players)]
    state.order = tuple(range(options.players))
    state.bulwark = state.mover = -1
    state.round = state.turn = state.missing = 0
    state.phase = SETUP
    state.bonus_tiles = (-1,) * SITES
    state.ships = (1,) * SITES
    state.zodiac = state.holders = (-1,) * len(TEMPLES)
    state.temple_orders = (state.order,) * len(TEMPLES)
    discs = 2 if setup.solo else options.players
    state.military = (0,) * discs
    state.military_order = tuple(range(discs))
    state.market = (-1,) * SPACES
    state.tops = (-1,) * len(COLOURS)
    state.unseen = tuple(components.buildings[name].copies for name in BUILDINGS)
    state.returned = ((),) * len(COLOURS)
    state.offer = (-1,) * SPACES
    state.supply = (components.box_citizens[str(options.players)],) * len(COLOURS)
    state.draft = state.speakers = state.speakers_placed = state.districts = state.district_gold = ()
    state.tower_supply = (1,) * len(COLOURS)
    state.stack = []
    return state

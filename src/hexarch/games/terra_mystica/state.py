"""A position of Terra Mystica: the changing parts, in slotted classes of ints and masks."""

from typing import Any, Final

from hexarch.core.aliases import Ints
from hexarch.core.constants import names_between
from hexarch.core.game import Decision
from hexarch.core.journal import Journal
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.player import PLAYER_FIELDS, Player
from hexarch.games.terra_mystica.setup import Setup
from hexarch.games.terra_mystica.tables import BONUS_CARDS, FACTION_NAMES, FAVOR_TILES, TERRAINS, TOWN_TILES

# Kinds of decision.
DRAW_SCORING: Final = 0
DRAW_CARD: Final = 1
DRAW_START: Final = 2
CHOOSE_FACTION: Final = 3
FIRST_DWELLING: Final = 4
FIRST_CARD: Final = 5
# Choose the turn's action; conversions come before it. Its argument counts the turns left of a double one, else 0.
TURN: Final = 6
# What the action has left to do: tiles to take, spades to use, a dwelling to build; then conversions.
REST: Final = 7
OFFER: Final = 8
CULT_STEP: Final = 9
REWARD_SPADES: Final = 10
DRAW_COLOUR: Final = 11
DRAW_LOT: Final = 12
BIDDING: Final = 13
FIRST_FAVOR: Final = 14
DECISION_NAMES: Final = names_between(globals(), "DRAW_SCORING", "FIRST_FAVOR")

# Phases: what comes next when no decision is open.
SETUP: Final = 0
ACTIONS: Final = 1
REWARDS: Final = 2
OVER: Final = 3

# (receiver, builder, amount, what would really be gained, number of the building event, closed)
#
# A closed offer can no longer be accepted, only declined.
Offer = tuple[int, int, int, int, int, int]


# Everything but the set-up, the journal and the players.
STATE_FIELDS: Final = (
    "actions_used",
    "any_site",
    "bids",
    "bridges",
    "bridges_due",
    "buildable",
    "burned",
    "card_coins",
    "cards",
    "colours",
    "converted",
    "cult_leap",
    "detour",
    "dug",
    "events",
    "favors_due",
    "favors_left",
    "first_passed",
    "first_site",
    "first_start",
    "free_dwellings",
    "free_trading_houses",
    "jumped",
    "links",
    "lots",
    "mover",
    "must_reach_home",
    "occupied",
    "offer_events",
    "offers",
    "order",
    "orders",
    "phase",
    "picks",
    "round",
    "sandstorms",
    "scoring",
    "spades",
    "stack",
    "start",
    "stronghold_due",
    "terrain",
    "terrain_masks",
    "tops",
    "town_first",
    "towns_due",
    "towns_left",
    "trades_due",
)


class State:
    """A position. The fields after `stack` belong to the turn of the seat that is acting."""

    __slots__ = ("setup", "journal", "players", *STATE_FIELDS)

    setup: Setup
    journal: Journal | None
    players: list[Player]
    round: int
    phase: int
    order: Ints
    """Seats in order; with turn order by passing, a player who passes moves to the end at once."""
    start: int
    """The seat that started this round, -1 before it is known."""
    first_start: int
    """The seat that started round 1."""
    first_passed: int
    """The first seat to pass this round, -1 before."""
    mover: int
    """The seat whose turn it is, or was last."""
    colours: Ints
    """Colour dealt to each seat, -1 where none is."""
    lots: Ints
    """Factions drawn for an auction."""
    bids: tuple[tuple[int, int], ...]
    """(seat, points) of the highest bid on each lot; (-1, -1) before."""
    picks: Ints
    """Faction chosen by each seat, -1 before."""
    scoring: Ints
    """Scoring tile of each round; -1 where not drawn yet."""
    cards: int
    """Mask of bonus cards nobody holds."""
    card_coins: Ints
    favors_left: Ints
    towns_left: Ints
    actions_used: int
    """Mask of power actions used this round."""
    orders: Ints
    """Who stands on each of the 4 x 4 spaces of the orders: seat + 1, 0 for nobody."""
    tops: int
    """Cults whose space 10 is taken."""
    terrain: bytes
    terrain_masks: Ints
    occupied: int
    links: Ints
    """Neighbours of each hex, bridges included."""
    bridges: tuple[tuple[int, int], ...]
    """(span, seat) of each bridge."""
    offers: list[Offer]
    offer_events: tuple[tuple[int, int, int, int], ...]
    """(event, opponents who could gain and have not answered, declines, accepted) while it matters."""
    events: int
    """Building events so far, to distinguish offers."""
    stack: list[Decision]

    spades: int
    """Spades in hand, still to be used."""
    dug: int
    """How many of them were bought ahead of the transformation: all of those in hand must be used on one space."""
    first_site: int
    """The first space transformed by this action, -1 for none."""
    any_site: int
    """The spades come from a stronghold; the dwelling may be built on any of the transformed spaces."""
    buildable: int
    """Hexes on which this action may still build a dwelling, if they are home terrain within reach."""
    must_reach_home: int
    """The next space transformed must become home terrain."""
    jumped: int
    """The hex for which this action has paid a jump, -1 for none."""
    detour: int
    """The next transformation goes the long way round."""
    favors_due: int
    towns_due: int
    town_first: int
    """Town tiles come before the next favor tile."""
    bridges_due: int
    cult_leap: int
    """Steps to be made on one cult of choice."""
    free_dwellings: int
    free_trading_houses: int
    sandstorms: int
    trades_due: int
    stronghold_due: int
    """The stronghold just built has not brought its goods yet."""
    converted: int
    """The lowest conversion still allowed before another action; -1 when even burning is."""
    burned: int
    """Power was sacrificed and must be spent now."""

    def clone(self) -> "State":
        new = State()
        new.setup = self.setup
        new.journal = None
        new.players = [player.clone() for player in self.players]
        new.round = self.round
        new.phase = self.phase
        new.order = self.order
        new.start = self.start
        new.first_start = self.first_start
        new.first_passed = self.first_passed
        new.mover = self.mover
        new.colours = self.colours
        new.lots = self.lots
        new.bids = self.bids
        new.picks = self.picks
        new.scoring = self.scoring
        new.cards = self.cards
        new.card_coins = self.card_coins
        new.favors_left = self.favors_left
        new.towns_left = self.towns_left
        new.actions_used = self.actions_used
        new.orders = self.orders
        new.tops = self.tops
        new.terrain = self.terrain
        new.terrain_masks = self.terrain_masks
        new.occupied = self.occupied
        new.links = self.links
        new.bridges = self.bridges
        new.offers = self.offers[:]
        new.offer_events = self.offer_events
        new.events = self.events
        new.stack = self.stack[:]
        new.spades = self.spades
        new.dug = self.dug
        new.first_site = self.first_site
        new.any_site = self.any_site
        new.buildable = self.buildable
        new.must_reach_home = self.must_reach_home
        new.jumped = self.jumped
        new.detour = self.detour
        new.favors_due = self.favors_due
        new.towns_due = self.towns_due
        new.town_first = self.town_first
        new.bridges_due = self.bridges_due
        new.cult_leap = self.cult_leap
        new.free_dwellings = self.free_dwellings
        new.free_trading_houses = self.free_trading_houses
        new.sandstorms = self.sandstorms
        new.trades_due = self.trades_due
        new.stronghold_due = self.stronghold_due
        new.converted = self.converted
        new.burned = self.burned
        return new


def next_decision(state: State) -> Decision:
    """Return the decision that is asked next. The game must not be over."""
    return state.stack[-1]


def key(state: State) -> tuple[Any, ...]:
    """Return a hashable key that is equal for equal positions."""
    parts: list[Any] = [state.setup.options, tuple(board.name for board in state.setup.factions)]
    for name in STATE_FIELDS:
        value = getattr(state, name)
        parts.append(tuple(value) if isinstance(value, list) else value)
    for player in state.players:
        parts.append(tuple(getattr(player, name) for name in PLAYER_FIELDS))
    return tuple(parts)


def tile_in_play(option: str, options: Options) -> bool:
    return not option or bool(getattr(options, option))


def new_state(options: Options) -> State:
    """Return the position before anything is drawn."""
    state = State()
    state.setup = Setup(options, ())
    state.picks = tuple(FACTION_NAMES.index(name) for name in options.factions) or (-1,) * options.players
    state.journal = None
    state.players = []
    state.colours = (-1,) * options.players
    state.order = tuple(range(options.players))
    state.start = state.first_start = state.first_passed = state.first_site = state.mover = state.jumped = (
        state.converted
    ) = -1
    state.lots = ()
    state.bids = ((-1, -1),) * options.players if options.faction_choice == "auction" else ()
    state.scoring = (-1,) * state.setup.table.rounds
    in_play = [tile_in_play(card.option, options) for card in BONUS_CARDS]
    state.cards = sum(1 << i for i, used in enumerate(in_play) if used)
    state.card_coins = (0,) * len(BONUS_CARDS)
    takers = state.setup.table.favor_takers
    state.favors_left = tuple(takers if tile.copies == 1 else tile.copies for tile in FAVOR_TILES)
    state.towns_left = tuple(tile.copies if tile_in_play(tile.option, options) else 0 for tile in TOWN_TILES)
    state.orders = (0,) * 16
    board = state.setup.map
    state.terrain = board.terrain
    state.terrain_masks = tuple(
        sum(1 << i for i, kind in enumerate(board.terrain) if kind == terrain) for terrain in range(TERRAINS)
    )
    state.links = board.neighbours
    state.bridges = ()
    state.offers = []
    state.offer_events = ()
    state.stack = []
    state.round = state.phase = state.actions_used = state.tops = state.occupied = state.events = 0
    state.spades = state.dug = state.any_site = state.buildable = state.must_reach_home = state.detour = 0
    state.favors_due = state.towns_due = state.town_first = state.bridges_due = state.cult_leap = 0
    state.free_dwellings = state.free_trading_houses = state.sandstorms = state.trades_due = state.burned = 0
    state.stronghold_due = 0
    state.phase = SETUP
    return state

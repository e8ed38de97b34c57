"""A position of Terra Mystica: what moves, in slotted classes of ints and masks; and the frozen rest."""

from typing import Any, Final

from hexarch.core.game import Decision
from hexarch.core.journal import Journal
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.options import parse as parse_options
from hexarch.games.terra_mystica.powers.hooks import POWERS, Power
from hexarch.games.terra_mystica.tables import (
    BOARD,
    BONUS_CARDS,
    FACTION_NAMES,
    FAVOR_TILES,
    SCORING_TILES,
    TERRAINS,
    TOWN_TILES,
    Faction,
    Map,
    cycle_distance,
    faction,
    load_map,
)

# Kinds of decision.
DRAW_SCORING: Final = 0
DRAW_CARD: Final = 1
DRAW_START: Final = 2
CHOOSE_FACTION: Final = 3
FIRST_DWELLING: Final = 4
FIRST_CARD: Final = 5
TURN: Final = 6
"""Choose the turn's action; conversions come before it."""
REST: Final = 7
"""What the action has left to do: tiles to take, spades to use, a dwelling to build; then conversions."""
OFFER: Final = 8
CULT_STEP: Final = 9
REWARD_SPADES: Final = 10
DECISION_NAMES: Final = (
    "draw_scoring draw_card draw_start choose_faction first_dwelling first_card turn rest offer cult_step "
    "reward_spades"
).split()

# Phases: what comes next when no decision is open.
SETUP: Final = 0
ACTIONS: Final = 1
REWARDS: Final = 2
OVER: Final = 3

NEVER: Final = 10
"""A standing wish to decline above this never declines."""

Offer = tuple[int, int, int, int, int, int]
"""(receiver, builder, amount, what would really be gained, number of the building event, closed)

A closed offer can no longer be accepted, only declined."""


class Setup:
    """What never changes after the set-up; shared by all clones of a state."""

    __slots__ = (
        "around_home",
        "card_shipping",
        "deferred",
        "detours",
        "factions",
        "free_burning",
        "map",
        "mid_action",
        "options",
        "players",
        "powers",
        "sources",
        "spades",
    )

    def __init__(self, options: Options, factions: tuple[Faction, ...]) -> None:
        self.options = options
        self.players = options.players
        self.map: Map = load_map(options.map)
        self.factions = factions
        self.powers: tuple[Power | None, ...] = tuple(POWERS.get(board.name) for board in factions)
        self.deferred = options.deferred
        self.mid_action = options.conversions_mid_action
        self.free_burning = options.free_burning
        self.card_shipping = tuple(card.shipping for card in BONUS_CARDS)
        self.around_home = options.spade_path == "around home"
        self.spades = tuple(_spade_table(board, options) for board in factions)
        """spades[seat][from][to]: spades that a transformation takes; 0 where it is not allowed."""
        self.detours = tuple(_detour_table(board, options) for board in factions)
        """The same for the long way round."""
        self.sources = tuple(
            tuple(
                tuple(tuple(a for a in range(TERRAINS) if 0 < table[a][b] <= most) for b in range(TERRAINS))
                for most in range(TERRAINS)
            )
            for table in self.spades
        )
        """sources[seat][n][to]: terrains from which `to` takes at most n spades."""


def _spade_table(board: Faction, options: Options) -> tuple[tuple[int, ...], ...]:
    home = board.terrain
    table = [[0] * TERRAINS for _ in range(TERRAINS)]
    for a in range(TERRAINS):
        for b in range(TERRAINS):
            if a == b or (board.spade_always and b != home):
                continue
            if options.transform_only_closer and cycle_distance(b, home) >= cycle_distance(a, home):
                continue
            steps = cycle_distance(a, b)
            if options.spade_path == "around home" and _crosses(a, b, home):
                steps = TERRAINS - steps
            table[a][b] = board.spade_always or steps
    return tuple(tuple(row) for row in table)


def _detour_table(board: Faction, options: Options) -> tuple[tuple[int, ...], ...]:
    home = board.terrain
    table = [[0] * TERRAINS for _ in range(TERRAINS)]
    if options.long_way_round and not board.spade_always:
        for a in range(TERRAINS):
            for b in range(TERRAINS):
                if a != b and (options.spade_path == "shortest" or home in (a, b)):
                    table[a][b] = TERRAINS - cycle_distance(a, b)
    return tuple(tuple(row) for row in table)


def _crosses(a: int, b: int, home: int) -> bool:
    """Does the short way from a to b lead over the home terrain?"""
    return home not in (a, b) and cycle_distance(a, home) + cycle_distance(home, b) == cycle_distance(a, b)


class Player:
    """What one seat has."""

    __slots__ = (
        "adjacent",
        "blocked",
        "bowl1",
        "bowl2",
        "bowl3",
        "bridges",
        "built",
        "card",
        "coins",
        "cult_due",
        "cults",
        "decline_above",
        "digging",
        "dropped",
        "dwellings",
        "favors",
        "jump_range",
        "jumps",
        "key_choice",
        "keys",
        "passed",
        "points",
        "priests",
        "priests_sent",
        "reach",
        "reach_further",
        "sanctuaries",
        "shipping",
        "skips",
        "strongholds",
        "take_up_to",
        "temples",
        "town_tiles",
        "towns",
        "trading_houses",
        "used",
        "workers",
    )

    points: int
    coins: int
    workers: int
    priests: int
    priests_sent: int
    """Priests on the orders; they never come back."""
    bowl1: int
    bowl2: int
    bowl3: int
    shipping: int
    digging: int
    cults: tuple[int, ...]
    keys: int
    blocked: int
    """Cults on which a step to 10 lacked a key this turn."""
    key_choice: int
    """Cults on 9 that may take a key now."""
    cult_due: int
    """Single steps on a cult of choice still to be made."""
    dwellings: int
    trading_houses: int
    temples: int
    strongholds: int
    sanctuaries: int
    built: int
    """All own buildings."""
    adjacent: int
    """Hexes next to an own building, bridges included."""
    reach: int
    """Land next to an own building, directly or by shipping."""
    reach_further: int
    """The same with one more level of shipping."""
    jumps: int
    """Land that a jump can reach."""
    jump_range: int
    bridges: int
    """Bridges left."""
    towns: int
    """Hexes that belong to towns."""
    town_tiles: tuple[int, ...]
    skips: int
    """River hexes skipped by towns."""
    favors: int
    """Mask of favor tiles."""
    card: int
    """Bonus card held, -1 for none."""
    used: int
    """Mask of special actions used this round."""
    passed: bool
    dropped: bool
    take_up_to: int
    """Standing wish: offers up to this gain are accepted unasked; 0 for none."""
    decline_above: int
    """Standing wish: offers above this gain are declined unasked."""

    def clone(self) -> "Player":
        new = Player()
        new.points = self.points
        new.coins = self.coins
        new.workers = self.workers
        new.priests = self.priests
        new.priests_sent = self.priests_sent
        new.bowl1 = self.bowl1
        new.bowl2 = self.bowl2
        new.bowl3 = self.bowl3
        new.shipping = self.shipping
        new.digging = self.digging
        new.cults = self.cults
        new.keys = self.keys
        new.blocked = self.blocked
        new.key_choice = self.key_choice
        new.cult_due = self.cult_due
        new.dwellings = self.dwellings
        new.trading_houses = self.trading_houses
        new.temples = self.temples
        new.strongholds = self.strongholds
        new.sanctuaries = self.sanctuaries
        new.built = self.built
        new.adjacent = self.adjacent
        new.reach = self.reach
        new.reach_further = self.reach_further
        new.jumps = self.jumps
        new.jump_range = self.jump_range
        new.bridges = self.bridges
        new.towns = self.towns
        new.town_tiles = self.town_tiles
        new.skips = self.skips
        new.favors = self.favors
        new.card = self.card
        new.used = self.used
        new.passed = self.passed
        new.dropped = self.dropped
        new.take_up_to = self.take_up_to
        new.decline_above = self.decline_above
        return new


def new_player(board: Faction) -> Player:
    player = Player()
    player.points = board.start_points
    player.coins = board.start_coins
    player.workers = board.start_workers
    player.priests = board.start_priests
    player.bowl1, player.bowl2 = board.start_power
    player.shipping = board.shipping_start
    player.cults = board.start_cults
    player.town_tiles = (0,) * len(TOWN_TILES)
    player.jump_range = board.jump_range
    player.bridges = BOARD.pieces_bridges
    player.card = -1
    player.passed = False
    player.dropped = False
    player.decline_above = NEVER
    player.priests_sent = player.bowl3 = player.digging = player.keys = player.blocked = 0
    player.key_choice = player.cult_due = player.dwellings = player.trading_houses = player.temples = 0
    player.strongholds = player.sanctuaries = player.built = player.adjacent = player.reach = 0
    player.reach_further = player.jumps = player.towns = player.skips = player.favors = 0
    player.used = player.take_up_to = 0
    return player


class State:
    """A position. The fields after `stack` belong to the turn of the seat that is acting."""

    __slots__ = (
        "actions_used",
        "any_site",
        "bridges",
        "bridges_due",
        "buildable",
        "burned",
        "card_coins",
        "cards",
        "converted",
        "cult_leap",
        "detour",
        "events",
        "favors_due",
        "favors_left",
        "first_passed",
        "free_dwellings",
        "free_trading_houses",
        "journal",
        "jumped",
        "links",
        "mover",
        "must_reach_home",
        "occupied",
        "offer_events",
        "offers",
        "order",
        "orders",
        "phase",
        "picks",
        "players",
        "round",
        "sandstorms",
        "scoring",
        "setup",
        "spades",
                "stack",
        "start",
        "stronghold_due",
        "terrain",
        "terrain_masks",
        "tops",
        "towns_due",
        "towns_left",
        "trades_due",
        "worked",
    )

    setup: Setup
    journal: Journal | None
    players: list[Player]
    round: int
    phase: int
    order: tuple[int, ...]
    """Seats in order; with turn order by passing, whoever passes moves to the end at once."""
    start: int
    """The seat that started this round, -1 before it is known."""
    first_passed: int
    """The first seat to pass this round, -1 before."""
    mover: int
    """The seat whose turn it is or was last."""
    picks: tuple[int, ...]
    """Faction chosen by each seat, -1 before."""
    scoring: tuple[int, ...]
    """Scoring tiles of rounds 1 to 6; -1 where not drawn yet."""
    cards: int
    """Mask of bonus cards nobody holds."""
    card_coins: tuple[int, ...]
    favors_left: tuple[int, ...]
    towns_left: tuple[int, ...]
    actions_used: int
    """Mask of power actions used this round."""
    orders: tuple[int, ...]
    """Who stands on each of the 4 x 4 spaces of the orders: seat + 1, 0 for nobody."""
    tops: int
    """Cults whose space 10 is taken."""
    terrain: bytes
    terrain_masks: tuple[int, ...]
    occupied: int
    links: tuple[int, ...]
    """Neighbours of each hex, bridges included."""
    bridges: tuple[tuple[int, int], ...]
    """(span, seat) of each bridge."""
    offers: list[Offer]
    offer_events: tuple[tuple[int, int, int, int], ...]
    """(event, opponents who could gain and have not answered, declines, accepted) while anybody cares."""
    events: int
    """Building events so far, to tell offers apart."""
    stack: list[Decision]

    spades: int
    """Free spades still to be used."""
    worked: int
    """Spaces transformed by this action."""
    any_site: int
    """The dwelling may stand on any of the spaces transformed, not only on the first."""
    buildable: int
    """Hexes on which this action may still build a dwelling."""
    must_reach_home: int
    """The next space transformed must become home terrain."""
    jumped: int
    """The hex for which this action has paid a jump, -1 for none."""
    detour: int
    """The next transformation goes the long way round."""
    favors_due: int
    towns_due: int
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
        new.first_passed = self.first_passed
        new.mover = self.mover
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
        new.worked = self.worked
        new.any_site = self.any_site
        new.buildable = self.buildable
        new.must_reach_home = self.must_reach_home
        new.jumped = self.jumped
        new.detour = self.detour
        new.favors_due = self.favors_due
        new.towns_due = self.towns_due
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


PLAYER_FIELDS: Final = tuple(Player.__slots__)
STATE_FIELDS: Final = tuple(name for name in State.__slots__ if name not in ("setup", "journal", "players"))


def key(state: State) -> tuple[Any, ...]:
    """Equal for equal positions, and hashable."""
    parts: list[Any] = [state.setup.options, tuple(board.name for board in state.setup.factions)]
    for name in STATE_FIELDS:
        value = getattr(state, name)
        parts.append(tuple(value) if isinstance(value, list) else value)
    for player in state.players:
        parts.append(tuple(getattr(player, name) for name in PLAYER_FIELDS))
    return tuple(parts)


def to_json(state: State) -> dict[str, Any]:
    """The whole position as plain JSON; masks are written in hexadecimal."""
    return {
        "options": state.setup.options.to_json(),
        "factions": [board.name for board in state.setup.factions],
        "state": {name: _plain(getattr(state, name)) for name in STATE_FIELDS},
        "players": [{name: _plain(getattr(player, name)) for name in PLAYER_FIELDS} for player in state.players],
    }


def from_json(data: dict[str, Any]) -> State:
    raw = dict(data["options"])
    options = parse_options({name: raw[name] for name in raw if name != "players"}, raw["players"])
    state = State()
    state.setup = Setup(options, tuple(faction(name) for name in data["factions"]))
    state.journal = None
    for name in STATE_FIELDS:
        setattr(state, name, _unplain(data["state"][name], listed=name in ("offers", "stack")))
    state.players = []
    for entry in data["players"]:
        player = Player()
        for name in PLAYER_FIELDS:
            setattr(player, name, _unplain(entry[name], listed=False))
        state.players.append(player)
    return state


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, int) and not isinstance(value, bool) and value >= 1 << 31:
        return hex(value)
    return value


def _unplain(value: Any, listed: bool) -> Any:
    if isinstance(value, dict):
        return bytes.fromhex(value["bytes"])
    if isinstance(value, list):
        parts = [_unplain(part, listed=False) for part in value]
        return parts if listed else tuple(parts)
    if isinstance(value, str):
        return int(value, 16)
    return value


def tile_in_play(option: str, options: Options) -> bool:
    return not option or bool(getattr(options, option))


def new_state(options: Options) -> State:
    """The position before anything is drawn."""
    state = State()
    state.setup = Setup(options, ())
    state.picks = tuple(FACTION_NAMES.index(name) for name in options.factions) or (-1,) * options.players
    state.journal = None
    state.players = []
    state.order = tuple(range(options.players))
    state.start = state.first_passed = state.mover = state.jumped = state.converted = -1
    state.scoring = (-1,) * BOARD.rounds
    in_play = [tile_in_play(card.option, options) for card in BONUS_CARDS]
    state.cards = sum(1 << i for i, used in enumerate(in_play) if used)
    state.card_coins = (0,) * len(BONUS_CARDS)
    state.favors_left = tuple(tile.copies for tile in FAVOR_TILES)
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
    state.spades = state.worked = state.any_site = state.buildable = state.must_reach_home = state.detour = 0
    state.favors_due = state.towns_due = state.bridges_due = state.cult_leap = 0
    state.free_dwellings = state.free_trading_houses = state.sandstorms = state.trades_due = state.burned = 0
    state.stronghold_due = 0
    state.phase = SETUP
    return state


def scoring_choices(options: Options) -> list[int]:
    return [i for i, tile in enumerate(SCORING_TILES) if tile_in_play(tile.option, options)]


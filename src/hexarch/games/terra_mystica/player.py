"""What one seat has: points, goods, bowls, buildings, tiles, and what is within its reach."""

from typing import Final

from hexarch.core.aliases import Ints
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.tables import BOARD, TOWN_TILES

# A standing wish to decline above this never declines.
NEVER: Final = 10


PLAYER_FIELDS: Final = (
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


class Player:
    """What one seat has."""

    __slots__ = PLAYER_FIELDS

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
    cults: Ints
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
    """All buildings of the player."""
    adjacent: int
    """Hexes next to a building of the player, bridges included."""
    reach: int
    """Land next to a building of the player, directly or by shipping."""
    reach_further: int
    """The same with one more level of shipping."""
    jumps: int
    """Land that a jump can reach."""
    jump_range: int
    bridges: int
    """Bridges left."""
    towns: int
    """Hexes that belong to towns."""
    town_tiles: Ints
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
    """Standing wish: offers up to this gain are accepted automatically; 0 for none."""
    decline_above: int
    """Standing wish: offers above this gain are declined automatically."""

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


def new_player(board: Faction, points: int, tokens_fewer: int) -> Player:
    """Return a seat before its first dwelling, with its points and that many tokens fewer in bowl I."""
    player = Player()
    player.points = points
    player.coins = board.start_coins
    player.workers = board.start_workers
    player.priests = board.start_priests
    player.bowl1 = board.start_power[0] - tokens_fewer
    player.bowl2 = board.start_power[1]
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

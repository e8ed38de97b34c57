"""What one seat has: points, goods, workers, advisors, towers, temples and the city."""

from typing import Final

from hexarch.core.aliases import Ints
from hexarch.games.origins.city import City, new_city
from hexarch.games.origins.setup import Setup
from hexarch.games.origins.tables import COLOURS, TEMPLES

PLAYER_FIELDS: Final = (
    "advisors",
    "archon",
    "bases",
    "city",
    "food",
    "freemen",
    "gold",
    "matched",
    "passed",
    "placed",
    "points",
    "speakers",
    "stone",
    "stored",
    "temples",
    "tokens",
    "towers",
    "wisdom",
)


class Player:
    """What one seat has. Dice are kept as sorted tuples, so that equal positions compare equal."""

    __slots__ = PLAYER_FIELDS

    points: int
    stone: int
    food: int
    wisdom: int
    gold: int
    tokens: int
    """Superiority tokens."""
    bases: int
    """Population bases that have left the track."""
    freemen: Ints
    """Dice of unused Freemen."""
    placed: Ints
    """Freemen on the main board: site * DICE + die."""
    speakers: Ints
    """Values of the Speakers held."""
    archon: int
    """The Archon's site, -1 at home."""
    advisors: Ints
    """Colours on the advisor track, from the left."""
    towers: Ints
    """Height by colour."""
    temples: Ints
    """Position of each zodiac disc."""
    city: City
    stored: Ints
    """Tiles beside the board, to be bought later."""
    matched: int
    """Mask of the district cards matched so far."""
    passed: bool

    def clone(self) -> "Player":
        new = Player()
        new.points = self.points
        new.stone = self.stone
        new.food = self.food
        new.wisdom = self.wisdom
        new.gold = self.gold
        new.tokens = self.tokens
        new.bases = self.bases
        new.freemen = self.freemen
        new.placed = self.placed
        new.speakers = self.speakers
        new.archon = self.archon
        new.advisors = self.advisors
        new.towers = self.towers
        new.temples = self.temples
        new.city = self.city
        new.stored = self.stored
        new.matched = self.matched
        new.passed = self.passed
        return new


def new_player(setup: Setup) -> Player:
    components = setup.components
    player = Player()
    player.points = player.tokens = player.matched = 0
    player.stone = components.start_stone
    player.food = components.start_food
    player.wisdom = components.start_wisdom
    player.gold = components.start_gold
    player.bases = components.start_bases
    player.freemen = player.placed = player.speakers = player.advisors = player.stored = ()
    player.archon = -1
    player.towers = (components.start_tower,) * len(COLOURS)
    player.temples = (0,) * len(TEMPLES)
    player.city = new_city(setup.colour_of)
    player.passed = False
    return player


def free_bases(player: Player) -> int:
    """Return the number of population bases without a die."""
    return player.bases - len(player.freemen) - len(player.placed)

"""What never changes after the set-up: options, map, factions with their powers, spade tables."""

from functools import cache

from hexarch.core.aliases import Ints
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.maps import Map, load_map, own_map
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.powers.hooks import POWERS, VARIANTS, Power
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, TERRAINS, cycle_distance, table_rules


class Setup:
    """What never changes after the set-up; shared by all clones of a state."""

    __slots__ = (
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
        "supply",
        "table",
        "variants",
    )

    def __init__(self, options: Options, factions: tuple[Faction, ...]) -> None:
        self.options = options
        self.players = options.players
        self.map: Map = own_map(options.own_map) if options.own_map else load_map(options.map)
        self.table = table_rules(options.players, options.fewer_buildings, options.unlimited_towns)
        pieces = zip(BOARD.pieces_supply, self.table.removed, strict=True)
        self.supply = tuple(supply - removed for supply, removed in pieces)
        """Pieces of each kind that can be built."""
        self.variants: tuple[Power, ...] = tuple(VARIANTS[name] for name in sorted(VARIANTS) if getattr(options, name))
        self.factions = factions
        self.powers: tuple[Power | None, ...] = tuple(POWERS.get(board.name) for board in factions)
        self.deferred = options.deferred
        self.mid_action = options.conversions_mid_action
        self.free_burning = options.free_burning
        self.card_shipping = tuple(card.shipping for card in BONUS_CARDS)
        path, closer, long_way = options.spade_path, options.transform_only_closer, options.long_way_round
        self.spades = tuple(_spade_table(board.terrain, board.spade_always, path, closer) for board in factions)
        """spades[seat][from][to]: spades that a transformation takes; 0 if it is not allowed."""
        self.detours = tuple(
            _detour_table(board.terrain, path, closer, long_way and not board.spade_always) for board in factions
        )
        """The same for the long way round."""
        self.sources = tuple(_sources(table) for table in self.spades)
        """sources[seat][n][to]: terrains from which `to` takes at most n spades."""


# table[from][to]: a number of spades.
Table = tuple[Ints, ...]


@cache
def _spade_table(home: int, always: int, path: str, only_closer: bool) -> Table:
    table = [[0] * TERRAINS for _ in range(TERRAINS)]
    for a in range(TERRAINS):
        for b in range(TERRAINS):
            if a == b or (always and b != home):
                continue
            if only_closer and cycle_distance(b, home) >= cycle_distance(a, home):
                continue
            steps = cycle_distance(a, b)
            if path == "around home" and _crosses(a, b, home):
                steps = TERRAINS - steps
            table[a][b] = always or steps
    return tuple(tuple(row) for row in table)


@cache
def _detour_table(home: int, path: str, only_closer: bool, allowed: bool) -> Table:
    table = [[0] * TERRAINS for _ in range(TERRAINS)]
    if allowed:
        for a in range(TERRAINS):
            for b in range(TERRAINS):
                closer = cycle_distance(b, home) < cycle_distance(a, home) or not only_closer
                if a != b and closer and (path == "shortest" or home in (a, b)):
                    table[a][b] = TERRAINS - cycle_distance(a, b)
    return tuple(tuple(row) for row in table)


@cache
def _sources(table: Table) -> tuple[Table, ...]:
    return tuple(
        tuple(tuple(a for a in range(TERRAINS) if 0 < table[a][b] <= most) for b in range(TERRAINS))
        for most in range(TERRAINS)
    )


def _crosses(a: int, b: int, home: int) -> bool:
    """Return whether the short way from a to b leads over the home terrain."""
    return home not in (a, b) and cycle_distance(a, home) + cycle_distance(home, b) == cycle_distance(a, b)

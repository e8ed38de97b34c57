# Not compiled: described once; `pack` is hot.
"""The tensors that describe a position of Terra Mystica: names, shapes and limits of what `Packer` writes."""

from functools import cache
from typing import Final

from hexarch.core.tensors import UNBOUNDED, Asked, Geometry, Tensor, limits, options_tensor
from hexarch.games.terra_mystica import tables
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.pack import ARGUMENT_BITS, DEPTH, MAX_OFFERS, ROUNDS, Packer
from hexarch.games.terra_mystica.state import DECISION_NAMES, State

__all__ = ["SCHEMA", "Packer", "figures", "geometry", "group", "tensors"]

# Changes whenever the tensors do.
SCHEMA: Final = 2

ASKED: Final = Asked(DECISION_NAMES, ARGUMENT_BITS, DEPTH)

_SPECIALS: Final = ("card spade", "card cult", "favor cult", "stronghold", "faction")
_COUNTED: Final = (
    "points",
    "coins",
    "workers",
    "priests",
    "priests_sent",
    "bowl1",
    "bowl2",
    "bowl3",
    "shipping",
    "digging",
    "keys",
    "cult_due",
    "bridges",
    "jump_range",
    "passed",
    "dropped",
)
_TURN: Final = (
    "spades",
    "any_site",
    "must_reach_home",
    "detour",
    "dug",
    "favors_due",
    "towns_due",
    "town_first",
    "bridges_due",
    "cult_leap",
    "free_dwellings",
    "free_trading_houses",
    "sandstorms",
    "trades_due",
    "stronghold_due",
    "burned",
)
_PHASES: Final = ("set-up", "actions", "rewards", "over")
_CARDS: Final = tuple(card.name for card in tables.BONUS_CARDS)
_FAVORS: Final = tuple(tile.name for tile in tables.FAVOR_TILES)
_TOWNS: Final = tuple(tile.name for tile in tables.TOWN_TILES)
_SCORING: Final = tuple(tile.name for tile in tables.SCORING_TILES)
_PLAYER: Final = (
    *_COUNTED,
    *tables.BOARD.cults,
    *(f"step to 10 on {cult} lacked a key" for cult in tables.BOARD.cults),
    *(f"key may go to {cult}" for cult in tables.BOARD.cults),
    *(f"used: {name}" for name in _SPECIALS),
    *_FAVORS,
    *_TOWNS,
    *_CARDS,
    *tables.FACTION_NAMES,
    *(f"dealt {colour}" for colour in tables.BOARD.colours),
    "place in the order",
    "started the round",
    "passed first",
    "moves or moved last",
)
_TABLE: Final = (
    "round",
    *_PHASES,
    *_TURN,
    "next conversion",
    *(f"{action.name} used" for action in tables.BOARD.power_actions),
    *(f"10 on {cult} taken" for cult in tables.BOARD.cults),
    *(f"{name} free" for name in _CARDS),
    *(f"coins on {name}" for name in _CARDS),
    *(f"{name} left" for name in _FAVORS),
    *(f"{name} left" for name in _TOWNS),
)

# The largest numbers of what a seat has, by the prefixes of their labels.
_HAVE: Final = (
    *((name, UNBOUNDED) for name in ("points", "coins", "workers", "keys", "cult_due", "jump_range")),
    ("priests", 7),
    ("bowl", 12),
    ("shipping", 5),
    ("digging", 2),
    ("bridges", 3),
    *((cult, 10) for cult in tables.BOARD.cults),
)
_ON_TABLE: Final = (
    ("round", ROUNDS),
    *((name, 1) for name in ("any_site", "must_reach_home", "detour", "town_first")),
    *((name, UNBOUNDED) for name in (*_TURN, "next conversion", "coins on")),
    *((f"{name} left", 7) for name in _FAVORS),
)


@cache
def tensors(players: int) -> tuple[Tensor, ...]:
    """Return what `Packer` writes, in this order."""
    seats = tuple(f"seat +{i}" for i in range(players))
    planes = (
        *tables.BOARD.terrains,
        "river",
        *tables.BOARD.buildings,
        *(f"built by {seat}" for seat in seats),
        *(f"within reach of {seat}" for seat in seats),
        "in a town",
        "may take this action's dwelling",
        "first space of this action",
        "reached by a jump",
    )
    offer = (
        *(f"to {seat}" for seat in seats),
        *(f"from {seat}" for seat in seats),
        "power",
        "power that can be gained",
        "closed",
        "others who could gain",
        "declined",
        "accepted",
    )
    lot = (*tables.FACTION_NAMES, *(f"bid of {seat}" for seat in seats), "points bid")
    copies = [(tile.name, tile.copies) for tile in tables.TOWN_TILES]
    have = limits(_PLAYER, *_HAVE, *copies, ("place in the order", players - 1))
    table = limits(_TABLE, *_ON_TABLE, *copies)
    offered = limits(offer, ("power", UNBOUNDED), *((name, players) for name in ("others", "declined", "accepted")))
    return (
        Tensor(
            "hexes", (len(planes), tables.MAX_HEXES), 1, "planes over the hexes, numbered as in the actions", planes, 0
        ),
        Tensor("players", (players, len(_PLAYER)), UNBOUNDED, "what each seat has", _PLAYER, limits=have),
        Tensor("bridges", (players, tables.MAX_SPANS), 1, "whose bridge lies on each span"),
        Tensor("orders", (4, 4, players), 1, "who stands on each space of the four orders"),
        Tensor("scoring", (ROUNDS, len(_SCORING)), 1, "the scoring tile of each round", _SCORING),
        Tensor(
            "table",
            (len(_TABLE),),
            UNBOUNDED,
            "what belongs to nobody, and the turn of the player who acts",
            _TABLE,
            limits=table,
        ),
        Tensor(
            "offers",
            (MAX_OFFERS, len(offer)),
            UNBOUNDED,
            "open offers of power, the oldest first",
            offer,
            limits=offered,
        ),
        ASKED.tensor(seats),
        Tensor(
            "auction",
            (players, len(lot)),
            UNBOUNDED,
            "factions drawn for the auction, and the highest bids",
            lot,
            limits=limits(lot, ("points bid", UNBOUNDED)),
        ),
        options_tensor(Options),
    )


def group(state: State, seat: int) -> str:
    """Return the group that a seat is compared with: its faction."""
    return state.setup.factions[seat].name if state.setup.factions else ""


def figures(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has at the start of a round, by name."""
    player = state.players[seat]
    return {
        **{name: int(getattr(player, name)) for name in _COUNTED if name not in ("passed", "cult_due")},
        "power": player.bowl2 + 2 * player.bowl3,
        "dwellings": player.dwellings.bit_count(),
        "trading_houses": player.trading_houses.bit_count(),
        "temples": player.temples.bit_count(),
        "strongholds": player.strongholds.bit_count(),
        "sanctuaries": player.sanctuaries.bit_count(),
        "large_buildings": int(bool(player.temples | player.strongholds | player.sanctuaries)),
        **dict(zip(tables.BOARD.cults, player.cults, strict=True)),
        "favor_tiles": player.favors.bit_count(),
        "towns": sum(player.town_tiles),
    }


def geometry(state: State) -> Geometry:
    """Return where the hexes of this table's map lie. Numbers above those of the map have no name and no neighbours."""
    board = state.setup.map
    missing = tables.MAX_HEXES - len(board.names)
    return Geometry(
        (*board.names, *[""] * missing),
        (*(board.grid.axial(hex_) for hex_ in range(len(board.names))), *[(0, 0)] * missing),
        (*board.neighbours, *[0] * missing),
    )

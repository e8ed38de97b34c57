# Not compiled: described once; `pack` is hot.
"""The tensors that describe a position of Origins: names, shapes and limits of what `Packer` writes.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise. Nothing is hidden: what is drawn later
is known to everybody as counts and has no order. Cells of a city are numbered as in the actions. Only in a city wider
than those numbers reach can an open and a closed district share a number; then the open one is written.
"""

from functools import cache
from typing import Final

from hexarch.core.tensors import UNBOUNDED, Asked, Geometry, Tensor, limits, options_tensor
from hexarch.games.origins.actions import CELLS, DICE, VALUES
from hexarch.games.origins.city import SIDE
from hexarch.games.origins.options import Options
from hexarch.games.origins.pack import AGORA_CODE, ARGUMENT_BITS, DEPTH, DIE_CODE, MAX_RETURNED, Packer
from hexarch.games.origins.scoring import CONDITION_NAMES
from hexarch.games.origins.state import DECISION_NAMES, State
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, SITES, SPACES, TEMPLES, ZODIAC

__all__ = ["SCHEMA", "Packer", "figures", "geometry", "group", "tensors"]

# Changes whenever the tensors do.
SCHEMA: Final = 1

ASKED: Final = Asked(DECISION_NAMES, ARGUMENT_BITS, DEPTH)

_PHASES: Final = ("set-up", "actions", "end of round", "over")
_TURNS: Final = ("turn over", "first action", "last action")
_DICE: Final = tuple(f"{colour} {value + 1}" for colour in COLOURS for value in range(VALUES))
_GOODS: Final = ("points", "stone", "food", "wisdom", "gold", "tokens", "bases", "passed")
_PLAYER: Final = (
    *_GOODS,
    *(f"Archon at site {site + 1}" for site in range(SITES)),
    *(f"tower {colour}" for colour in COLOURS),
    *(f"Advisor {colour}" for colour in COLOURS),
    *(f"temple {name}" for name in TEMPLES),
    *(f"place from below in temple {name}" for name in TEMPLES),
    *(f"card of temple {name}" for name in TEMPLES),
    "military",
    "place from behind on the military track",
    *(f"Freeman {die}" for die in _DICE),
    *(f"Speaker {value + 1}" for value in range(VALUES)),
    *(f"stored {name}" for name in BUILDINGS),
    *(f"matched card {card + 1}" for card in range(CARDS)),
    "place in the order",
    "holds the Bulwark",
    "moves or moved last",
)
_TABLE: Final = (
    "round",
    *_PHASES,
    *_TURNS,
    *(f"ends the game: {name}" for name in CONDITION_NAMES.values()),
    *(f"die missing {colour}" for colour in COLOURS),
    *(f"supply {colour}" for colour in COLOURS),
    *(f"tower supply {colour}" for colour in COLOURS),
    *(f"Speaker {value + 1} on offer" for value in range(VALUES)),
    "other disc on the military track",
    "points needed alone",
)

# The labels without a limit, by their prefixes.
_HAVE: Final = tuple(
    (start, UNBOUNDED)
    for start in (
        *(name for name in _GOODS if name != "passed"),
        *("tower", "Advisor", "temple", "military", "Freeman", "Speaker", "stored"),
    )
)
_ON_TABLE: Final = tuple(
    (start, UNBOUNDED) for start in ("round", "supply", "tower supply", "Speaker", "other disc", "points needed")
)


@cache
def tensors(players: int) -> tuple[Tensor, ...]:
    """Return what `Packer` writes, in this order."""
    seats = tuple(f"seat +{i}" for i in range(players))
    tile = "code of the tile on each cell: 0 none, 1 + building, 31 + building as a farm, 61 Agora, 62 Palace"
    power = "code of each seat of power, at the cell to its upper left: 0 none, 1 free, 2 + die"
    display = ("on display", "gold")
    speaker = tuple(f"Speaker {value + 1}" for value in range(VALUES))
    site = (*(f"bonus {colour}" for colour in COLOURS), "value", *speaker)
    last = max(players - 1, 1)
    places = (("place in the order", last), ("place from below", last))
    have = limits(_PLAYER, *places, ("place from behind", last), *_HAVE)
    table = limits(_TABLE, *_ON_TABLE)
    return (
        Tensor("city", (players, CELLS), AGORA_CODE + 1, tile),
        Tensor("power", (players, CELLS), DIE_CODE + DICE - 1, power),
        Tensor("players", (players, len(_PLAYER)), UNBOUNDED, "what each seat has", _PLAYER, limits=have),
        Tensor("placed", (players, SITES, DICE), UNBOUNDED, "Freemen of each seat at each site", _DICE),
        Tensor(
            "sites",
            (SITES, len(site)),
            UNBOUNDED,
            "bonus tile, value and Speakers of each site",
            site,
            limits=limits(site, ("value", VALUES), ("Speaker", UNBOUNDED)),
        ),
        Tensor("zodiac", (len(TEMPLES), len(ZODIAC)), 1, "the zodiac card of each temple", ZODIAC),
        Tensor("market", (SPACES, len(BUILDINGS)), 1, "the tile on each space of the market", BUILDINGS),
        Tensor("tops", (len(COLOURS), len(BUILDINGS)), 1, "the tile on top of each stack", BUILDINGS),
        Tensor("unseen", (len(BUILDINGS),), UNBOUNDED, "tiles face down in the stacks", BUILDINGS),
        Tensor("returned", (len(COLOURS), MAX_RETURNED), len(BUILDINGS), "1 + building of tiles put under a stack"),
        Tensor("offer", (SPACES, DICE), 1, "the die on each space of the citizen offer", _DICE),
        Tensor("draft", (DICE,), UNBOUNDED, "dice rolled in the set-up that nobody has yet", _DICE),
        Tensor("districts", (CARDS, 2), UNBOUNDED, "district cards on display", display, limits=(1, UNBOUNDED)),
        Tensor("table", (len(_TABLE),), UNBOUNDED, "what belongs to nobody", _TABLE, limits=table),
        ASKED.tensor(seats),
        options_tensor(Options),
    )


def group(state: State, seat: int) -> str:
    """Return the group that a seat is compared with: always "", since all seats start alike."""
    return ""


def figures(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has at the start of a round, by name."""
    player = state.players[seat]
    return {
        **{name: int(getattr(player, name)) for name in _GOODS if name != "passed"},
        "freemen": len(player.freemen) + len(player.placed),
        "advisors": len(player.advisors),
        "speakers": len(player.speakers),
        "towers": sum(player.towers),
        **{f"temple_{name}": place for name, place in zip(TEMPLES, player.temples, strict=True)},
        "military": state.military[seat],
        "tiles": len(player.city.tiles),
        "farms": len(player.city.farms),
        "closed_districts": len(player.city.closed),
    }


def geometry(state: State) -> Geometry:
    """Return where the cells of a city lie: a square board whose edges are joined, so that every city fits on it."""
    cells = range(CELLS)
    around = ((-1, 0), (0, -1), (0, 1), (1, 0))
    return Geometry(
        tuple(f"{cell // SIDE + 1}.{cell % SIDE + 1}" for cell in cells),
        tuple((cell % SIDE, cell // SIDE) for cell in cells),
        tuple(
            sum(1 << (cell // SIDE + down) % SIDE * SIDE + (cell % SIDE + right) % SIDE for down, right in around)
            for cell in cells
        ),
    )

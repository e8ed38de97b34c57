"""The moves that a user probably means by clicking on a thing on the table, in notation."""

from collections.abc import Callable, Collection
from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import DICE
from hexarch.games.origins.city import FARM_TILE, cell_name
from hexarch.games.origins.notation import tile_name, worker_name
from hexarch.games.origins.state import SPEND, TURN, State
from hexarch.games.origins.tables import COLOURS, SITES

# Reasons that add little if another one is given as well.
FAINT: Collection[str] = ("origins-no-such-speaker", "origins-no-such-freeman", "origins-brings-nothing")

_NO_SEAT: Final = because("origins-why-no-seat", "OR-084")

_Asker = Callable[[State, int, str], list[str]]


def moves_at(state: State, seat: int, thing: str) -> list[str]:
    """Return the moves that a thing may stand for; none if no move refers to it, or if it does not exist."""
    kind, _, name = thing.partition(":")
    asker = _ASKERS.get(kind)
    return asker(state, seat, name) if asker is not None else [move.format(name) for move in _MOVES.get(kind, ())]


def plain_reason(state: State, seat: int, thing: str) -> Reason | None:
    """Return the reason why no district can be closed. Notation cannot name a district that does not exist."""
    return _NO_SEAT if thing == "verb:close" and not state.players[seat].city.open else None


def _workers(state: State, seat: int) -> list[str]:
    """Return the seat's workers in notation, whether they are free or not."""
    player = state.players[seat]
    dice = [worker_name(die) for die in (*player.freemen, *(place % DICE for place in player.placed))]
    return list(dict.fromkeys([*dice, *(f"speaker {value}" for value in player.speakers), "archon"]))


def _asked(state: State, seat: int, kind: int) -> bool:
    return bool(state.stack) and state.stack[-1][:2] == (seat, kind)


def _worker(state: State, seat: int, name: str) -> list[str]:
    if _asked(state, seat, TURN):
        return [f"visit {site + 1} with {name}" for site in range(SITES)]
    return [f"raise {name}", f"with {name}"]


def _cell(state: State, seat: int, name: str) -> list[str]:
    tiles = state.players[seat].city.tiles
    found = next((cell for cell in tiles if cell_name(cell) == name), None)
    if found is None or tiles[found] >= FARM_TILE:
        return [f"place {name}"]
    return [f"use {tile_name(tiles[found])} at {name}"]


def _resource(state: State, seat: int, name: str) -> list[str]:
    return [f"spend {name}" if name == "gold" or _asked(state, seat, SPEND) else f"gain {name}"]


def _visits(state: State, seat: int) -> list[str]:
    return [f"visit {site} with {worker}" for worker in _workers(state, seat) for site in (1, 3)]


def _closings(state: State, seat: int) -> list[str]:
    return [f"close {cell_name(cell)}" for cell in state.players[seat].city.open]


_VERBS: Final[dict[str, Callable[[State, int], list[str]]]] = {
    "visit": _visits,
    "close": _closings,
    "tower": lambda state, seat: [f"tower {colour}" for colour in COLOURS],
    "grow": lambda state, seat: ["grow"],
    "pass": lambda state, seat: ["pass"],
    "done": lambda state, seat: ["done"],
}


def _verb(state: State, seat: int, name: str) -> list[str]:
    return _VERBS[name](state, seat) if name in _VERBS else []


# Moves that do not depend on the position, with the name of the thing.
_MOVES: Final = {
    "action": ("action {}",),
    "bonus": ("bonus",),
    "placed": ("raise {} at its site",),
    "offer": ("take {}",),
    "draft": ("take {}",),
    "speaker": ("take {}",),
    "tower": ("tower {}",),
    "population": ("grow",),
    "seat": ("close {}",),
    "card": ("match {}",),
    "temple": ("temple {} 1",),
    "building": ("buy {}", "farm {}"),
    "stored": ("buy {} from store",),
}
_ASKERS: Final[dict[str, _Asker]] = {
    "site": lambda state, seat, name: [f"visit {name} with {worker}" for worker in _workers(state, seat)],
    "worker": _worker,
    "cell": _cell,
    "military": lambda state, seat, name: [name] if name in ("move", "attack") else [],
    "resource": _resource,
    "verb": _verb,
}

"""The moves that a user probably means by clicking on a thing on the board, in notation."""

from collections.abc import Callable, Collection
from typing import Final

from hexarch.core.bits import members
from hexarch.games.terra_mystica.notation import BUILDING_CODES, CULT_CODES, special_name
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS
from hexarch.games.terra_mystica.view.land import rows_of
from hexarch.games.terra_mystica.view.player import owned_specials

# Reasons that add little if another one is given as well.
FAINT: Collection[str] = ("wrong-building", "no-own-building", "same-terrain")

# What a building replaces, to choose the move with the most useful reason.
_BEFORE: Final = {"trading house": 0, "temple": 1, "stronghold": 1, "sanctuary": 2}
_CONVERSIONS: Final = ("convert 1PW to 1C", "convert 1W to 1C", "convert 1P to 1W")

_Asker = Callable[[State, int, str], list[str]]


def moves_at(state: State, seat: int, thing: str) -> list[str]:
    """Return the moves that a thing may stand for; none if no move refers to it, or if it does not exist."""
    kind, _, name = thing.partition(":")
    asker = _ASKERS.get(kind)
    return asker(state, seat, name) if asker is not None and state.players else []


def _own(state: State, seat: int) -> list[str]:
    return [state.setup.map.names[hex_] for hex_ in members(state.players[seat].built)]


def _upgrades(names: list[str]) -> list[str]:
    return [f"upgrade {name} to {code}" for name in names for code in BUILDING_CODES[1:]]


def _hex(state: State, seat: int, name: str) -> list[str]:
    if name in _own(state, seat):
        return _upgrades([name])
    return [f"build {name}", f"transform {name} to {BOARD.colours[state.setup.factions[seat].terrain]}"]


def _order(state: State, seat: int, name: str) -> list[str]:
    cult, _, steps = name.partition("/")
    return [f"send p to {cult.upper()} for {steps or 1}"]


def _building(state: State, seat: int, name: str) -> list[str]:
    if name not in _BEFORE:
        return [f"build {state.setup.map.names[0]}"]
    before = members(rows_of(state.players[seat])[_BEFORE[name]])
    hexes = [state.setup.map.names[hex_] for hex_ in before] or _own(state, seat)
    return [f"upgrade {hex_} to {BUILDING_CODES[BOARD.buildings.index(name)]}" for hex_ in hexes]


def _free_homes(state: State, seat: int) -> list[str]:
    built = 0
    for player in state.players:
        built |= player.built
    home = state.setup.factions[seat].terrain
    names = state.setup.map.names
    return [f"build {names[h]}" for h, terrain in enumerate(state.terrain) if terrain == home and not built >> h & 1]


def _powers(state: State, seat: int) -> list[str]:
    return [f"action {one.name}" for n, one in enumerate(BOARD.power_actions) if not state.actions_used >> n & 1]


def _specials(state: State, seat: int) -> list[str]:
    owned = owned_specials(state.players[seat], state.setup.factions[seat])
    return [f"action {special_name(state, seat, which)}" for which, *_ in owned]


def _cards(state: State, seat: int) -> list[str]:
    return [f"pass {card.name}" for n, card in enumerate(BONUS_CARDS) if state.cards >> n & 1]


_VERBS: Final[dict[str, Callable[[State, int], list[str]]]] = {
    "build": _free_homes,
    "upgrade": lambda state, seat: _upgrades(_own(state, seat)),
    "send": lambda state, seat: [f"send p to {CULT_CODES[0]} for 1"],
    "power": _powers,
    "special": _specials,
    "shipping": lambda state, seat: ["advance ship"],
    "digging": lambda state, seat: ["advance dig"],
    "pass": _cards,
    "convert": lambda state, seat: list(_CONVERSIONS),
    "burn": lambda state, seat: ["burn 1"],
    "done": lambda state, seat: ["done"],
}


def _verb(state: State, seat: int, name: str) -> list[str]:
    return _VERBS[name](state, seat) if name in _VERBS else []


_ASKERS: Final[dict[str, _Asker]] = {
    "hex": _hex,
    "power_action": lambda state, seat, name: [f"action {name}"],
    "special": lambda state, seat, name: [f"action {name}"],
    "cult": lambda state, seat, name: [f"send p to {name.upper()} for 1", f"+{name.upper()}"],
    "order": _order,
    "favor": lambda state, seat, name: [f"+{name}"],
    "town": lambda state, seat, name: [f"+{name}"],
    "card": lambda state, seat, name: [f"pass {name}"],
    "track": lambda state, seat, name: ["advance ship" if name == "shipping" else "advance dig"],
    "building": _building,
    "verb": _verb,
}

"""A whole position as plain JSON and back: a cache of what can always be derived from the ledger."""

from functools import lru_cache
from typing import Any, Final

from hexarch.core.aliases import Names
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.options import parse as parse_options
from hexarch.games.terra_mystica.player import PLAYER_FIELDS, Player
from hexarch.games.terra_mystica.setup import Setup
from hexarch.games.terra_mystica.state import STATE_FIELDS, State
from hexarch.games.terra_mystica.tables import FACTION_NAMES, FACTIONS

# Fields that positions stored by earlier versions lack; they are 0 there.
_ADDED: Final = ("dug",)


def to_json(state: State) -> dict[str, Any]:
    """Return the whole position as plain JSON; masks are written in hexadecimal."""
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
    state.setup = _setup(options, tuple(data["factions"]))
    state.journal = None
    for name in STATE_FIELDS:
        value = data["state"].get(name, 0) if name in _ADDED else data["state"][name]
        setattr(state, name, _unplain(value, listed=name in ("offers", "stack")))
    state.players = []
    for entry in data["players"]:
        player = Player()
        for name in PLAYER_FIELDS:
            setattr(player, name, _unplain(entry[name], listed=False))
        state.players.append(player)
    return state


@lru_cache(maxsize=64)
def _setup(options: Options, factions: Names) -> Setup:
    """Return the set-up, shared by all positions of a game: making it takes longer than reading all the rest."""
    return Setup(options, tuple(FACTIONS[FACTION_NAMES.index(name)] for name in factions))


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

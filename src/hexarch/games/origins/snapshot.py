"""A whole position as plain JSON and back: a cache of what can always be derived from the ledger."""

from functools import lru_cache
from typing import Any

from hexarch.games.origins.city import City
from hexarch.games.origins.options import Options
from hexarch.games.origins.options import parse as parse_options
from hexarch.games.origins.player import PLAYER_FIELDS, Player
from hexarch.games.origins.setup import Setup
from hexarch.games.origins.state import STATE_FIELDS, State


def to_json(state: State) -> dict[str, Any]:
    return {
        "options": state.setup.options.to_json(),
        "state": {name: _plain(getattr(state, name)) for name in STATE_FIELDS},
        "players": [{name: _plain(getattr(player, name)) for name in PLAYER_FIELDS} for player in state.players],
    }


def from_json(data: dict[str, Any]) -> State:
    raw = dict(data["options"])
    players = raw.pop("players")
    state = State()
    state.setup = _setup(parse_options(raw, players))
    state.journal = None
    for name in STATE_FIELDS:
        setattr(state, name, _unplain(data["state"][name], state.setup, listed=name == "stack"))
    state.players = []
    for entry in data["players"]:
        player = Player()
        for name in PLAYER_FIELDS:
            setattr(player, name, _unplain(entry[name], state.setup, listed=False))
        state.players.append(player)
    return state


@lru_cache(maxsize=64)
def _setup(options: Options) -> Setup:
    """Return the set-up, shared by all positions of a game, as clones share it."""
    return Setup(options)


def _plain(value: Any) -> Any:
    if isinstance(value, City):
        return {"tiles": sorted([cell, tile] for cell, tile in value.tiles.items()), "closed": _plain(value.closed)}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


def _unplain(value: Any, setup: Setup, listed: bool) -> Any:
    if isinstance(value, dict):
        closed = tuple((cell, die) for cell, die in value["closed"])
        return City(dict(value["tiles"]), closed, setup.colour_of)
    if isinstance(value, list):
        parts = [_unplain(part, setup, listed=False) for part in value]
        return parts if listed else tuple(parts)
    return value

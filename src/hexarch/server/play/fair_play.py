"""Refuses hints in games between people, and in copies of such games.

A running game between people can be rebuilt at another table: imported from its log, or replayed by one person for all
seats. So hints are refused at any table whose set-up and first moves are those of a game that people are playing on
this server. The set-up is the position before the first choice, so other options, names or notations make no
difference. Only the first moves are compared, since a copy may be shortened or continue differently. They are made
before conversions are possible, so changing one of them makes a different game.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hexarch.core.game import CHANCE, State
from hexarch.server.play.registry import GameBundle, bundle, new_state
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import StoredMove, read_log
from hexarch.server.storage.setups import RunningGame, find_running, set_setup_key
from hexarch.server.tables.model import PUZZLE, Record
from hexarch.server.tables.permissions import is_against_people
from hexarch.server.web.json import JsonObject, dumps
from hexarch.server.web.problems import Problem

_FIRST_MOVES: Final = 6
# How many entries contain the draws of the set-up and the first moves.
_READ: Final = 200


def setup_key(played: GameBundle, state: State) -> str:
    """Return a key that is equal for games with the same set-up; `state` is the one before the first choice."""
    position = {name: value for name, value in played.game.to_json(state).items() if name != "options"}
    return hashlib.sha256(dumps(position)).hexdigest()[:32]


@dataclass
class FairPlay:
    _database: Database

    async def check_hint(self, record: Record) -> None:
        """Raise a Problem if a hint could be used against people."""
        if is_against_people(record):
            raise Problem(403, "server-no-hints")
        if record.source is not None and record.source["kind"] == PUZZLE:
            raise Problem(403, "server-puzzle-no-hints")
        played = bundle(record.game)
        async with self._database.read() as connection:
            log = await read_log(connection, record.id, min(record.entries, _READ))
            key = _key_of(played, record.options, record.rules, log)
            running = await find_running(connection, record.game, key)
        mine = _first_moves(played, log)
        for other in running:
            if other.id != record.id and await self._is_same(played, other, key, mine):
                raise Problem(403, "server-no-hints-yet")

    async def _is_same(self, played: GameBundle, other: RunningGame, key: str, mine: list[tuple[int, int]]) -> bool:
        async with self._database.read() as connection:
            log = await read_log(connection, other.id, _READ)
        if other.setup_key is None:
            found = _key_of(played, other.options, other.rules, log)
            async with self._database.write() as connection:
                await set_setup_key(connection, other.id, found)
            if found != key:
                return False
        theirs = _first_moves(played, log)
        shorter = min(len(mine), len(theirs))
        return mine[:shorter] == theirs[:shorter]


def _key_of(played: GameBundle, options: JsonObject, rules: int, log: Sequence[StoredMove]) -> str:
    state = new_state(played, options, rules)
    for move in log:
        if move.seat != CHANCE:
            break
        played.game.apply(state, move.action, move.seat)
    return setup_key(played, state)


def _first_moves(played: GameBundle, log: Sequence[StoredMove]) -> list[tuple[int, int]]:
    """Return the first choices of people as (seat, action), without standing answers, which may be set at any time."""
    chosen = [
        (move.seat, move.action) for move in log if move.seat != CHANCE and not played.presenter.is_private(move.action)
    ]
    return chosen[:_FIRST_MOVES]

"""Keeps hints out of games between people, also on the way through a copy.

A game between people that is still running can be rebuilt at another table: imported from its log, or played again by
one person for everybody. So a hint is refused to everybody wherever a game has the set-up and the first moves of one
that people are playing on this server. The set-up is the position before the first choice, so other options, names or
notations make no difference. Only the first moves are compared, since a copy may be cut short or go on differently.
They are made before conversions are possible, so that changing one of them makes another game.
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
# Entries in which the draws of a set-up and the first moves are found.
_READ: Final = 200


def setup_key(played: GameBundle, state: State) -> str:
    """Return what two games with the same set-up have in common; `state` is the one before the first choice."""
    position = {name: value for name, value in played.game.to_json(state).items() if name != "options"}
    return hashlib.sha256(dumps(position)).hexdigest()[:32]


@dataclass
class FairPlay:
    _database: Database

    async def check_hint(self, record: Record) -> None:
        """Raise a Problem if a hint could help somebody against people."""
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
    """Return (seat, action) of what people chose first, without standing answers, which may be set at any time."""
    chosen = [
        (move.seat, move.action) for move in log if move.seat != CHANCE and not played.presenter.is_private(move.action)
    ]
    return chosen[:_FIRST_MOVES]

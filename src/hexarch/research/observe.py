"""Observations: what one seat may know of a position, as named integer tensors."""

from typing import Any

from hexarch.core.game import RuleError
from hexarch.core.manifest import resolve
from hexarch.games import load_game, manifest
from hexarch.research.extras import np


class Observer:
    """Converts positions of one game and number of players to tensors.

    One observation is one row of `size` 16-bit numbers; its tensors are parts of that row, so a batch of games is one
    array and `views` gives its tensors by name without copying anything.
    """

    def __init__(self, game: str, players: int) -> None:
        rules = load_game(game)
        if players not in rules.seats:
            raise RuleError(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} players, not {players}.")
        encode = resolve(manifest(game).encoder)
        self.game = game
        self.players = players
        self.action_count = rules.action_count
        self.schema: int = encode.SCHEMA
        self.tensors = encode.tensors(players)
        self.size = sum(tensor.size for tensor in self.tensors)
        self.write = encode.write
        """`write(state, seat, row)` fills a row."""

    def new_rows(self, *counts: int) -> Any:
        """Return empty rows to write to; without counts, a single row."""
        return np.zeros((*counts, self.size), np.int16)

    def views(self, rows: Any) -> dict[str, Any]:
        """Return the tensors in a row, or in an array of rows, by name."""
        found: dict[str, Any] = {}
        start = 0
        for tensor in self.tensors:
            part = rows[..., start : start + tensor.size]
            found[tensor.name] = part.reshape(*rows.shape[:-1], *tensor.shape)
            start += tensor.size
        return found

    def observe(self, state: Any, seat: int) -> dict[str, Any]:
        """Return the tensors of a position as a seat sees it, by name."""
        row = self.new_rows()
        self.write(state, seat, row)
        return self.views(row)

    def mask(self, legal: list[int]) -> Any:
        """Return a mask with ones for the given actions."""
        found = np.zeros(self.action_count, np.int8)
        found[legal] = 1
        return found

    def describe(self) -> dict[str, Any]:
        """Return the schema as plain data, enough to decode stored observations."""
        return {
            "game": self.game,
            "schema": self.schema,
            "players": self.players,
            "actions": self.action_count,
            "tensors": [
                {
                    "name": tensor.name,
                    "shape": list(tensor.shape),
                    "most": tensor.most,
                    "about": tensor.about,
                    "labels": list(tensor.labels),
                    "axis": tensor.axis,
                }
                for tensor in self.tensors
            ],
        }

"""The parts of the rules that all games share."""

import random
from collections.abc import Callable
from typing import Any, Generic, Protocol

from hexarch.core.actions import ActionTable
from hexarch.core.game import CHANCE, Decision, RuleError, S
from hexarch.core.reason import Reason


class Snapshots(Protocol[S]):
    """A game's `snapshot` module."""

    def to_json(self, state: S) -> dict[str, Any]: ...
    def from_json(self, data: dict[str, Any]) -> S: ...


class BaseGame(Generic[S]):
    """The parts of `core.game.Game` that follow from a stack of decisions and a table of actions."""

    name: str
    title: str
    rules_version: int

    def __init__(
        self,
        table: ActionTable,
        explain: Callable[[S, int, int], Reason | None],
        key: Callable[[S], tuple[Any, ...]],
        snapshots: Snapshots[S],
    ) -> None:
        self._table = table
        self._explain = explain
        self._key = key
        self._snapshots = snapshots
        self.action_count = table.space.count

    def upgrade(self, options: dict[str, Any], rules: Any) -> dict[str, Any]:
        """Return the options of a game stored under a version of the rules; raise RuleError for an unknown one."""
        if rules != self.rules_version:
            raise RuleError(f"The game was played with rules version {rules!r}; this is {self.rules_version}.")
        return options

    def legal(self, state: S, seat: int | None = None) -> list[int]:
        raise NotImplementedError

    def asked(self, state: S) -> int | None:
        return state.stack[-1][0] if state.stack else None

    def is_chance(self, state: S) -> bool:
        return bool(state.stack) and state.stack[-1][0] == CHANCE

    def drop_action(self) -> int | None:
        return None

    def is_offer(self, decision: Decision) -> bool:
        return False

    def safe_action(self, state: S, seat: int, dice: random.Random) -> int:
        return self._table.safe_action(self.legal(state, seat), dice)

    def why_not(self, state: S, seat: int, action: int) -> Reason | None:
        return self._explain(state, seat, action)

    def format(self, state: S, seat: int, action: int) -> str:
        return self._table.format(state, seat, action)

    def parse(self, state: S, seat: int, text: str) -> int:
        return self._table.parse(state, seat, text)

    def key(self, state: S) -> tuple[Any, ...]:
        return self._key(state)

    def to_json(self, state: S) -> dict[str, Any]:
        return self._snapshots.to_json(state)

    def from_json(self, data: dict[str, Any]) -> S:
        return self._snapshots.from_json(data)

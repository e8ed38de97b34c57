"""What a game is to everything around it: decisions, actions, and the errors players see."""

from typing import Any, Final, Protocol, TypeVar

CHANCE: Final = -1
"""The seat that draws, rolls and shuffles."""

Decision = tuple[int, int, int]
"""(seat, kind, argument): who is asked, which question, about what."""


class RuleError(Exception):
    """Something a player may not do or a file that says something impossible, in one sentence."""


class Options(Protocol):
    """The choices made before a game starts."""

    def to_json(self) -> dict[str, Any]: ...


class State(Protocol):
    """A position. `stack` holds the open decisions; the last one is asked next."""

    stack: list[Decision]
    journal: Any


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """One game's rules, as the ledger, the players, the server and the tests use them.

    `legal` is the only authority on what may be done; `apply` trusts its caller.
    Both take the seat that acts; without one they mean the seat that is asked next.
    """

    name: str
    rules_version: int
    seats: tuple[int, ...]
    """The numbers of players the game can be played with."""
    action_count: int

    def options(self, data: dict[str, Any], players: int) -> Any: ...
    def new(self, options: Any) -> S: ...
    def decisions(self, state: S) -> list[Decision]: ...
    def legal(self, state: S, seat: int | None = None) -> list[int]: ...
    def interrupts(self, state: S, seat: int) -> list[int]: ...
    def apply(self, state: S, action: int, seat: int | None = None) -> None: ...
    def wished(self, state: S) -> tuple[int, int] | None: ...
    def why_not(self, state: S, seat: int, action: int) -> str: ...
    def weights(self, state: S) -> list[int]: ...
    def clone(self, state: S) -> S: ...
    def key(self, state: S) -> tuple[Any, ...]: ...
    def to_json(self, state: S) -> dict[str, Any]: ...
    def from_json(self, data: dict[str, Any]) -> S: ...
    def is_over(self, state: S) -> bool: ...
    def scores(self, state: S) -> list[int]: ...
    def format(self, state: S, seat: int, action: int) -> str: ...
    def parse(self, state: S, seat: int, text: str) -> int: ...

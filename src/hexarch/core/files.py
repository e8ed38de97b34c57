# Not compiled: texts.
"""The result of reading a file: a game, and how far it agrees with the rules."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.core.reason import Reason


@dataclass
class ReadGame:
    """A game that was read, and how far its rows agree with the rules."""

    kind: str
    ledger: Ledger[Any] | None
    rows: int = 0
    matched: int = 0
    problem: RuleError | None = None
    """The first thing that is wrong, with its line."""
    broken: bool = False
    """It could not be played to its end."""
    notes: list[Reason] = field(default_factory=list)
    """What was skipped or read as something else; none of it is an error."""

    @property
    def ok(self) -> bool:
        return not self.problem and self.matched == self.rows


def read_checked(kind: str, read: Callable[[str], Ledger[Any]], text: str) -> ReadGame:
    """Read a form whose reader checks every move and raises RuleError."""
    try:
        ledger = read(text)
    except RuleError as error:
        return ReadGame(kind, None, problem=error, broken=True)
    return ReadGame(kind, ledger, len(ledger.entries), len(ledger.entries))

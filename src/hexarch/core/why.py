"""Why a thing on the table cannot be used: the reasons against the moves that it may stand for."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from hexarch.core.game import RuleError
from hexarch.core.reason import Reason

# How many moves are examined; a verb may stand for hundreds.
MOST_MOVES: Final = 8
MOST_REASONS: Final = 3


def reasons_against(
    moves: Sequence[str],
    parse: Callable[[str], int],
    explain: Callable[[int], Reason | None],
    faint: Collection[str],
) -> list[Reason]:
    """Return each reason once, and the `faint` ones only if there is no other."""
    found: list[Reason] = []
    for move in moves[:MOST_MOVES]:
        reason = _reason(move, parse, explain)
        if reason is not None and reason not in found:
            found.append(reason)
    strong = [reason for reason in found if reason.key not in faint]
    return (strong or found)[:MOST_REASONS]


def _reason(move: str, parse: Callable[[str], int], explain: Callable[[int], Reason | None]) -> Reason | None:
    try:
        return explain(parse(move))
    except RuleError as error:
        [first, *more] = error.parts
        return first if isinstance(first, Reason) and not more else Reason("server-rule", {"sentence": str(error)})

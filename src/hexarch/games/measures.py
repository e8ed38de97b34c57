# Not compiled: not hot.
"""Numbers of a position by name: the fixed vocabulary of the conditions of lessons and of the coach."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import Any

from hexarch.core.data import DataError
from hexarch.core.manifest import resolve
from hexarch.games import manifest


@dataclass(frozen=True)
class Measure:
    """A number that a seat has in a position; `names` are the values of `of`, empty for a plain number."""

    value: Callable[[Any, int, str], int]
    names: tuple[str, ...] = ()


def of_player(value: Callable[[Any], int]) -> Measure:
    return Measure(lambda state, seat, of: value(state.players[seat]) if state.players else 0)


def numbers_of_player(*names: str) -> dict[str, Measure]:
    """Return measures that are fields of a player."""
    return {name: of_player(attrgetter(name)) for name in names}


def of_table(decisions: Sequence[str]) -> dict[str, Measure]:
    """Return the measures of every game: the round, whether it is over, whether the seat is asked a question next."""

    def asked(state: Any, seat: int, of: str) -> int:
        return int(bool(state.stack) and state.stack[-1][0] == seat and decisions[state.stack[-1][1]] == of)

    return {
        "round": Measure(lambda state, seat, of: int(state.round)),
        "over": Measure(lambda state, seat, of: int(not state.stack)),
        "asked": Measure(asked, tuple(decisions)),
    }


@dataclass(frozen=True)
class Condition:
    """A measure between two bounds."""

    measure: str
    of: str = ""
    at_least: int | None = None
    at_most: int | None = None

    def value(self, vocabulary: Mapping[str, Measure], state: Any, seat: int) -> int:
        return vocabulary[self.measure].value(state, seat, self.of)

    def holds(self, value: int) -> bool:
        return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)


@dataclass(frozen=True)
class Vocabulary:
    """What a game registers for lessons, in its `measures.py`."""

    measures: Mapping[str, Measure]
    took_turn: Callable[[Any, int, int], bool]
    """Whether an action of a seat takes its turn, asked about the position before it."""
    things: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What the page can point at: the names of each kind of thing."""

    def all_hold(self, conditions: Sequence[Condition], state: Any, seat: int) -> bool:
        return all(one.holds(one.value(self.measures, state, seat)) for one in conditions)

    def read(self, data: Sequence[Mapping[str, Any]], where: str) -> tuple[Condition, ...]:
        """Return conditions from TOML. Raise DataError for one that is not in the vocabulary or can never fail."""
        return tuple(self._condition(dict(one), where) for one in data)

    def _condition(self, data: dict[str, Any], where: str) -> Condition:
        name = data.pop("measure", "")
        if name not in self.measures:
            raise DataError(f"{where}: there is no measure {name!r}; choose from {', '.join(self.measures)}")
        of = data.pop("of", "")
        names = self.measures[name].names
        if of not in (names or ("",)):
            raise DataError(f"{where}: {name} cannot be taken of {of!r}")
        bounds = {key: data.pop(key, None) for key in ("at_least", "at_most")}
        if data or not any(type(bound) is int for bound in bounds.values()):
            raise DataError(f"{where}: {name} needs at_least or at_most, and nothing else")
        return Condition(name, of, **bounds)

    def check_things(self, things: Sequence[str], where: str) -> tuple[str, ...]:
        """Return the things that a lesson points at. Raise DataError for one that the page does not have."""
        for thing in things:
            kind, _, name = thing.partition(":")
            if name not in self.things.get(kind, ()):
                raise DataError(f"{where}: there is no {thing!r} to point at")
        return tuple(things)


@cache
def vocabulary(game: str) -> Vocabulary:
    found: Vocabulary = resolve(manifest(game).measures)
    return found

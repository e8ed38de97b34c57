"""Action ids: every choice of a game is one small integer.

A game lists its kinds of action once, in the order in which `legal` produces them, with the sizes of their arguments.
Ids are dense: the same number is used in the policy mask, on the button and in the stored game.
"""

import math
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hexarch.core.aliases import Ints, Names
from hexarch.core.choices import Choice
from hexarch.core.game import RuleError


@dataclass(frozen=True)
class Kind:
    name: str
    sizes: Ints = ()

    @property
    def count(self) -> int:
        return math.prod(self.sizes)


class ActionSpace:
    """Ids <-> (kind, argument). An argument is one number; `split` gives its parts."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = tuple(kinds)
        base = 0
        bases: list[int] = []
        kind_of: list[int] = []
        argument_of: list[int] = []
        for number, kind in enumerate(kinds):
            bases.append(base)
            kind_of += [number] * kind.count
            argument_of += range(kind.count)
            base += kind.count
        self.bases = tuple(bases)
        self.kind_of = tuple(kind_of)
        self.argument_of = tuple(argument_of)
        self.count = base

    def id(self, kind: int, *parts: int) -> int:
        argument = 0
        for size, part in zip(self.kinds[kind].sizes, parts, strict=True):
            if not 0 <= part < size:
                raise ValueError(f"{self.kinds[kind].name}: {part} is not below {size}")
            argument = argument * size + part
        return self.bases[kind] + argument

    def by_action(self, texts: Mapping[int, str]) -> Names:
        """Return a text for every action: that of its kind, or none."""
        return tuple(texts.get(kind, "") for kind in self.kind_of)

    def split(self, action: int) -> Ints:
        """Return the parts of an action's argument."""
        argument = self.argument_of[action]
        parts: list[int] = []
        for size in reversed(self.kinds[self.kind_of[action]].sizes):
            parts.append(argument % size)
            argument //= size
        return tuple(reversed(parts))


Read = Callable[[Any, int, "re.Match[str]"], int]
# Patterns that match the whole text, and the function that turns a match into an action.
Readers = tuple[tuple[str, Read], ...]


@dataclass(frozen=True)
class ActionKind:
    """One kind of action: how it is applied, written, read, and offered to the user.

    The functions take the state, the seat and the action's argument. Readers take the match of their pattern instead
    and return an action id, which need not be legal; kinds with the same notation share the reader of the first.
    """

    number: int
    apply: Callable[[Any, int, int], None]
    format: Callable[[Any, int, int], str]
    parse: Readers
    choice: Callable[[Any, int, int], Choice]
    is_free_end: bool = False
    """It ends a question and costs nothing."""
    is_pass: bool = False


class ActionTable:
    """A game's kinds of action by their numbers. `handlers[kind]` applies an action of that kind."""

    def __init__(self, space: ActionSpace, kinds: Sequence[ActionKind]) -> None:
        """Raise ValueError if the kinds are not those of the space, in its order."""
        if [kind.number for kind in kinds] != list(range(len(space.kinds))):
            raise ValueError("The kinds of action are not those of the action space, or not in its order.")
        self.space = space
        self.handlers = tuple(kind.apply for kind in kinds)
        self._formats = tuple(kind.format for kind in kinds)
        self._choices = tuple(kind.choice for kind in kinds)
        self._free_ends = frozenset(kind.number for kind in kinds if kind.is_free_end)
        self._passes = frozenset(kind.number for kind in kinds if kind.is_pass)
        # Readers are tried in the order of their kinds.
        self._readers = tuple(
            (re.compile(pattern, re.IGNORECASE), read) for kind in kinds for pattern, read in kind.parse
        )

    def format(self, state: Any, seat: int, action: int) -> str:
        """Return an action in notation."""
        space = self.space
        return self._formats[space.kind_of[action]](state, seat, space.argument_of[action])

    def parse(self, state: Any, seat: int, text: str) -> int:
        """Return the action that a text stands for in this position; it need not be legal.

        Raise RuleError if no kind of action is written like this.
        """
        words = " ".join(text.split())
        for pattern, read in self._readers:
            match = pattern.fullmatch(words)
            if match:
                return read(state, seat, match)
        raise RuleError(f"{text!r} is not a known move.")

    def choice(self, state: Any, seat: int, action: int) -> Choice:
        """Return how an action is offered: its place in the menus, its targets, the parameters of its label."""
        space = self.space
        return self._choices[space.kind_of[action]](state, seat, space.argument_of[action])

    def safe_action(self, legal: Sequence[int], dice: random.Random) -> int:
        """Return a legal action that answers the question at no cost, else a pass, else any action.

        Passing is chosen only half the time: where everybody may pass forever, the game would never end.
        """
        kind_of = self.space.kind_of
        for action in legal:
            if kind_of[action] in self._free_ends:
                return action
        passes = [action for action in legal if kind_of[action] in self._passes]
        if passes and dice.random() < 0.5:
            return passes[0]
        return dice.choice(legal)


def says(text: str) -> Callable[[Any, int, int], str]:
    """Return a formatter for a kind without an argument."""
    return lambda state, seat, _: text


def reads(pattern: str, action: int) -> Readers:
    """Return the reader of a kind without an argument."""
    return ((pattern, lambda state, seat, match: action),)

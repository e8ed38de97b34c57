"""Why an action is not legal: the key of a message, its parameters, and the rules behind it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hexarch.core.aliases import Names


@dataclass(frozen=True)
class Reason:
    """A message without its words. Texts among the parameters are names or keys of other messages."""

    key: str
    params: dict[str, int | str] = field(default_factory=dict)
    rules: Names = ()

    def __str__(self) -> str:
        """Return the key and the parameters, for logs and failing tests; players see `locale.reason_text`."""
        params = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({params})" if params else self.key


def because(key: str, *rules: str, **params: int | str) -> Reason:
    """Return a reason; the rules are numbers of the checklists, such as TM-131."""
    return Reason(key, params, rules)


def slug(name: str) -> str:
    """Return a name as message keys spell it."""
    return name.lower().replace("'", "").replace(" ", "-")


def named(prefix: str, names: Sequence[str]) -> Callable[[int], str]:
    """Return a function from a number to the key of the message with its name."""
    keys = tuple(f"{prefix}-{slug(name)}" for name in names)
    return lambda number: keys[number]

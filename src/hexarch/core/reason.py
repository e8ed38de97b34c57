"""Why something may not be done: the key of a message, what it speaks of, and the rules behind it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """A text among the parameters is a name: of a place, or the key of another message."""

    key: str
    params: dict[str, int | str] = field(default_factory=dict)
    rules: tuple[str, ...] = ()


def because(key: str, *rules: str, **params: int | str) -> Reason:
    return Reason(key, params, rules)

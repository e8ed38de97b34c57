"""Why an action is not legal: the key of a message, its parameters, and the rules behind it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """A message without its words. A text among the parameters is a name or the key of another message."""

    key: str
    params: dict[str, int | str] = field(default_factory=dict)
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the key and the parameters, for logs and failing tests; players see `locale.reason_text`."""
        params = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({params})" if params else self.key


def because(key: str, *rules: str, **params: int | str) -> Reason:
    """Return a reason; the rules are numbers of the checklists, such as TM-131."""
    return Reason(key, params, rules)

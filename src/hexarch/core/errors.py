# Not compiled: others derive from it in plain Python.
"""The error that players and callers see."""

from hexarch.core.reason import Reason


class RuleError(Exception):
    """Raised for something that a player may not do, or for an invalid file.

    The parts are plain text, reasons, and other errors with their own parts. A reason contains no text: a
    caller that shows an error gets its sentence from `locale.error_text`.
    """

    def __init__(self, *parts: "str | Reason | RuleError") -> None:
        super().__init__(*parts)
        found: list[str | Reason] = []
        for part in parts:
            if isinstance(part, RuleError):
                found += part.parts
            else:
                found.append(part)
        self.parts: tuple[str | Reason, ...] = tuple(found)

    def __str__(self) -> str:
        return "".join(map(str, self.parts))

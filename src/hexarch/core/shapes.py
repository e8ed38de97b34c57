# Not compiled: only types.
"""The shapes that both games' JSON views share."""

from typing_extensions import TypedDict


class Label(TypedDict):
    """A key of the message catalogues and its parameters."""

    key: str
    params: dict[str, str | int]


class Amount(TypedDict):
    resource: str
    amount: int
    source: str


class Points(TypedDict):
    amount: int
    source: str


class SeatAmount(TypedDict):
    seat: int
    resource: str
    amount: int
    source: str


class Compound(TypedDict):
    """What an action has that is offered together with its preparations or payments."""

    steps: list[int]
    """All steps of the draft with it."""
    extra: list[Label]
    """The steps that come in addition to the action itself."""

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

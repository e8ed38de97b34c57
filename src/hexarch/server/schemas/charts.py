"""Responses with ledgers and charts."""

from typing import Any

from pydantic import Field

from hexarch.server.schemas.common import Shape


class LedgerRows(Shape):
    """The ledger of a game: the resources of the acting seat after every entry."""

    columns: list[str] = Field(
        examples=[["VP", "C", "W", "P", "power", "cults"]], description="The names of the columns, in order."
    )
    rows: list[dict[str, Any]] = Field(
        examples=[[{"number": 12, "player": "witches", "text": "build E7"}]],
        description="One object per row, with the columns as members.",
    )


class Series(Shape):
    """The points of one seat."""

    player: str = Field(examples=["witches"], description="The faction, or the name of the seat.")
    rounds: list[int] = Field(examples=[[0, 1, 2]], description="The rounds, from 0 for the set-up.")
    totals: list[int] = Field(examples=[[20, 31, 45]], description="Points after each round.")
    sources: dict[str, list[int]] = Field(
        examples=[{"scoring_tile": [0, 6, 8]}], description="Points gained in each round, by source."
    )


class Flow(Shape):
    """What a player gained and paid in a round, by source."""

    player: str = Field(examples=["witches"])
    round: int = Field(examples=[3])
    measure: str = Field(examples=["coins"], description="A name from `measures`.")
    source: str = Field(examples=["dwelling_income"])
    income: bool = Field(description="Whether it is part of the income at the start of the round.")
    gained: int = Field(examples=[6])
    paid: int = Field(examples=[0])


class Chart(Shape):
    series: list[Series]
    measures: dict[str, dict[str, int]] = Field(
        examples=[{"power": {"bowl2": 1, "bowl3": 2}}],
        description="What the flows measure: each is a weighted sum of resources.",
    )
    flows: list[Flow]

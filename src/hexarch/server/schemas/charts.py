"""Responses with ledgers and charts."""

from typing import Any

from pydantic import BaseModel, Field


class LedgerRows(BaseModel):
    columns: list[str] = Field(examples=[["VP", "C", "W", "P", "power", "cults"]])
    rows: list[dict[str, Any]] = Field(examples=[[{"number": 12, "player": "witches", "text": "build E7"}]])


class Series(BaseModel):
    player: str = Field(examples=["witches"])
    rounds: list[int] = Field(examples=[[0, 1, 2]])
    totals: list[int] = Field(examples=[[20, 31, 45]], description="Points after each round.")
    sources: dict[str, list[int]] = Field(
        examples=[{"scoring_tile": [0, 6, 8]}], description="Points of each round by source."
    )


class Flow(BaseModel):
    """What a player gained and paid in a round, from or for one source."""

    player: str = Field(examples=["witches"])
    round: int = Field(examples=[3])
    measure: str = Field(examples=["coins"])
    source: str = Field(examples=["dwelling_income"])
    income: bool = Field(description="Whether it came with the income at the beginning of the round.")
    gained: int = Field(examples=[6])
    paid: int = Field(examples=[0])


class Chart(BaseModel):
    series: list[Series]
    measures: dict[str, dict[str, int]] = Field(
        examples=[{"power": {"bowl2": 1, "bowl3": 2}}],
        description="What the flows tell of, each as a sum of resources with their weights.",
    )
    flows: list[Flow]

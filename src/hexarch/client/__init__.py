"""A typed client of Hexarch servers, for bots and other programs: `pip install 'hexarch[client]'`.

    from hexarch.client import Client

    with Client("https://hexarch.example", token) as client:
        for event in client.events():
            if event["type"] == "table" and event["table"]["my_turn"]:
                position = client.position(event["table"]["id"])
                client.play(position, [position["actions"][0]["id"]])

`Client` and `AsyncClient` have the same methods; docs/api.md describes what is behind them.
"""

from hexarch.client.asynchronous import AsyncClient
from hexarch.client.calls import ApiError, ConnectionLost
from hexarch.client.shapes import (
    Action,
    Challenge,
    ChallengeEvent,
    ChatMessage,
    Event,
    GoneEvent,
    HelloEvent,
    Me,
    Person,
    Scope,
    Seat,
    SeatRequest,
    Table,
    TableEvent,
    TablePosition,
    TableSummary,
    Token,
    User,
)
from hexarch.client.synchronous import Client

__all__ = [
    "Action",
    "ApiError",
    "AsyncClient",
    "Challenge",
    "ChallengeEvent",
    "ChatMessage",
    "Client",
    "ConnectionLost",
    "Event",
    "GoneEvent",
    "HelloEvent",
    "Me",
    "Person",
    "Scope",
    "Seat",
    "SeatRequest",
    "Table",
    "TableEvent",
    "TablePosition",
    "TableSummary",
    "Token",
    "User",
]

"""The client for programs with asyncio."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

import httpx

from hexarch.client import calls
from hexarch.client.calls import Call, ConnectionLost, Which
from hexarch.client.shapes import (
    Challenge,
    ChatMessage,
    Event,
    Me,
    Person,
    SeatRequest,
    Table,
    TablePosition,
    TableSummary,
    Token,
    Visibility,
)

T = TypeVar("T")


class AsyncClient:
    """A client of a Hexarch server, authenticated by a personal token.

    Requests are repeated if the server is busy, and those that are safe to repeat if the connection is lost. An
    error response raises ApiError; a server that cannot be reached raises ConnectionLost.
    """

    def __init__(self, server: str, token: str, *, timeout: float = 30.0) -> None:
        """Raise ValueError for an invalid address. `server` is the address of the front page, `timeout` in seconds."""
        self._timeout = timeout
        self._http = httpx.AsyncClient(**calls.settings(server, token, timeout))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def me(self) -> Me:
        """Return the account that the token belongs to."""
        return await self._send(calls.me())

    async def catalogue(self) -> dict[str, Any]:
        """Return the games with their options and presets, and the levels of computer players."""
        return await self._send(calls.catalogue())

    async def tables(self, which: Which = "mine", game: str | None = None, page: int = 1) -> list[TableSummary]:
        """Return one page of my tables, or of the public ones that are open, running or finished."""
        return (await self._send(calls.tables(which, game, page)))["tables"]

    async def table(self, table_id: str, invitation: str | None = None) -> Table:
        return await self._send(calls.table(table_id, invitation))

    async def create_table(
        self,
        game: str,
        seats: Sequence[SeatRequest],
        *,
        preset: str = "standard",
        options: Mapping[str, Any] | None = None,
        visibility: Visibility = "public",
        title: str = "",
    ) -> Table:
        """Create a table that waits for its players; `start` begins the game."""
        return await self._send(calls.create_table(game, seats, preset, options, visibility, title))

    async def delete_table(self, table_id: str) -> None:
        """Delete one of my tables before its start."""
        await self._send(calls.delete_table(table_id))

    async def join(self, table_id: str, seat: int | None = None, invitation: str | None = None) -> Table:
        """Take a seat. A bot needs the table's invitation; usually it is challenged instead."""
        return await self._send(calls.join(table_id, seat, invitation))

    async def leave(self, table_id: str) -> None:
        """Give up my seats before the start."""
        await self._send(calls.leave(table_id))

    async def start(self, table_id: str) -> Table:
        return await self._send(calls.start(table_id))

    async def resign(self, table_id: str) -> Table:
        """Leave a running game; a computer player of the server takes my seats."""
        return await self._send(calls.resign(table_id))

    async def bots(self) -> list[Person]:
        """Return the bots that were recently on the server."""
        return (await self._send(calls.bots()))["bots"]

    async def challenges(self) -> list[Challenge]:
        """Return the unanswered challenges by me and for me."""
        return (await self._send(calls.challenges()))["challenges"]

    async def challenge(self, table_id: str, bot_id: str, seat: int | None = None) -> Challenge:
        """Invite a bot to one of my open tables."""
        return await self._send(calls.challenge(table_id, bot_id, seat))

    async def accept(self, challenge_id: str) -> Challenge:
        return await self._send(calls.accept(challenge_id))

    async def decline(self, challenge_id: str, reason: str = "") -> Challenge:
        return await self._send(calls.decline(challenge_id, reason))

    async def cancel(self, challenge_id: str) -> Challenge:
        """Withdraw one of my challenges."""
        return await self._send(calls.cancel(challenge_id))

    async def position(self, table_id: str) -> TablePosition:
        """Return the position of a running game and the actions that I may choose from."""
        return await self._send(calls.position(table_id))

    async def play(
        self, position: TablePosition, actions: Sequence[int], request_id: str | None = None
    ) -> TablePosition:
        """Play actions for the seat to act, one after the other, and return the next position.

        Raise ApiError with the key `server-stale` if the game has moved on since.
        """
        return await self._send(calls.play(position, actions, request_id))

    async def chat(self, table_id: str, since: int = 0) -> list[ChatMessage]:
        """Return the chat messages after the message with this number."""
        return (await self._send(calls.chat(table_id, since)))["messages"]

    async def say(self, table_id: str, text: str) -> ChatMessage:
        return await self._send(calls.say(table_id, text))

    async def tokens(self) -> list[Token]:
        return (await self._send(calls.tokens()))["tokens"]

    async def revoke_token(self, token_id: str) -> None:
        """Revoke this token itself; a token cannot revoke others."""
        await self._send(calls.revoke_token(token_id))

    async def events(
        self, since: str | None = None, on_lost: Callable[[float], None] | None = None
    ) -> AsyncIterator[Event]:
        """Yield the events of all my tables without end; after a lost connection the stream resumes where it stopped.

        `since` is the id of the last known event. `on_lost` is called with the seconds until the next attempt.
        Raise ApiError if the server refuses, such as for a token that was revoked.
        """
        attempt = 0
        while True:
            response = None
            try:
                async with self._http.stream(**calls.stream_arguments(since, self._timeout)) as response:
                    if response.status_code >= 400:
                        await response.aread()
                        if response.status_code not in calls.AGAIN:
                            calls.check(response)
                    else:
                        async for line in response.aiter_lines():
                            event = calls.event_of(line)
                            if event is not None:
                                attempt = 0
                                yield event
                                since = event["id"] if event["type"] != "hello" else since
            except httpx.TransportError:
                response = None
            seconds = calls.pause(attempt, response)
            attempt += 1
            if on_lost is not None:
                on_lost(seconds)
            await asyncio.sleep(seconds)

    async def _send(self, call: Call[T]) -> T:
        attempt = 0
        while True:
            response = None
            try:
                response = await self._http.request(**calls.arguments(call))
            except httpx.TransportError as error:
                seconds = calls.pause_before(call, attempt, None)
                if seconds is None:
                    raise ConnectionLost(f"The server cannot be reached: {error}.") from None
            else:
                seconds = calls.pause_before(call, attempt, response)
                if seconds is None:
                    return calls.read(call, response)
            attempt += 1
            await asyncio.sleep(seconds)

"""Time limits for connections to PostgreSQL, on both ends.

The database's own limits do not help when the network is silent. So a task that waits too long for an answer gets its
socket shut down, which ends the wait with an error: cancelling would wait for the same silent server.
"""

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

# How a connection is made and kept, in the words of libpq.
CONNECT: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


def limited(seconds: float) -> dict[str, Any]:
    """Return how to connect with limits for each statement, for waiting for a lock and for an idle transaction."""
    milliseconds = round(seconds * 1000)
    options = f"-c statement_timeout={milliseconds} -c lock_timeout={milliseconds // 3}"
    return {**CONNECT, "options": f"{options} -c idle_in_transaction_session_timeout={milliseconds * 2}"}


def cut(connection: Any) -> None:
    """Shut down the socket of a psycopg connection, which stays to be closed."""
    if connection.closed:
        return
    try:
        handle = socket.socket(fileno=os.dup(connection.fileno()))
    except Exception:  # closed or lost a moment ago, for which drivers have errors of their own
        return
    with handle:
        try:
            handle.shutdown(socket.SHUT_RDWR)
        except OSError:
            return


@contextmanager
def cut_after(seconds: float, connection: Any) -> Iterator[None]:
    """Cut the connection if the body takes longer."""
    timer = asyncio.get_running_loop().call_later(seconds, cut, connection)
    try:
        yield
    finally:
        timer.cancel()

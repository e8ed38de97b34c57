"""How worker processes write to the server."""

import os
import sys
from typing import Any

from hexarch.server.web.json import dumps

# A worker's response; every kind of job has its own.
Answer = dict[str, Any]


def write_line(data: object) -> bool:
    """Write a line of JSON to the server, from inside a worker process; return False if the server is gone."""
    try:
        sys.stdout.buffer.write(dumps(data) + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server was killed; the rest of the output is discarded
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True

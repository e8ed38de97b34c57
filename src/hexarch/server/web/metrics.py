"""Prometheus metrics."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_SECONDS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

REQUESTS: Final = Counter("hexarch_requests_total", "HTTP requests", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram("hexarch_request_seconds", "Time to answer a request", ["route"], buckets=_SECONDS)
MOVES: Final = Counter("hexarch_entries_total", "Entries stored", ["game"])
COMMIT_SECONDS: Final = Histogram("hexarch_commit_seconds", "Time to store a move", buckets=_SECONDS)
SOCKETS: Final = Gauge("hexarch_sockets", "Open live connections")
STREAMS: Final = Gauge("hexarch_streams", "Open event streams of programs")
DROPPED: Final = Counter("hexarch_sockets_dropped_total", "Live connections closed because they did not keep up")
THINKING: Final = Histogram("hexarch_thinking_seconds", "Time of computer players", ["level"], buckets=_SECONDS)
FALLBACKS: Final = Counter("hexarch_fallbacks_total", "Turns that a computer player did not finish in time")
POOL_JOBS: Final = Gauge("hexarch_pool_jobs", "Jobs that run or wait in a pool of worker processes", ["pool"])
POOL_REFUSED: Final = Counter("hexarch_pool_refused_total", "Jobs refused because the queue was full", ["pool"])
BOT_QUEUE: Final = Gauge("hexarch_bot_queue", "Tables that wait for a computer player in this process")
CONNECTIONS: Final = Gauge("hexarch_database_connections", "Database connections in use", ["pool"])
LOOP_LAG: Final = Histogram("hexarch_loop_lag_seconds", "How late the event loop runs a timer", buckets=_SECONDS)
TASK_RESTARTS: Final = Counter("hexarch_task_restarts_total", "Background tasks that failed", ["task"])
NOTICES: Final = Counter("hexarch_notices_total", "Notices by what became of them", ["channel", "outcome"])
FAILURES: Final = Counter("hexarch_failures_total", "Unexpected errors", ["where"])

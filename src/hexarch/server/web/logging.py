"""Logging: one JSON object per line, or plain text on a terminal."""

import json
import logging
import sys
from typing import Final

from hexarch.server.clock import iso
from hexarch.server.settings import Settings

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _STANDARD}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": iso(round(record.created * 1000)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extra = " ".join(f"{name}={value}" for name, value in _extra(record).items())
        text = (
            f"{iso(round(record.created * 1000))} {record.levelname.lower():7} {record.getMessage()} {extra}".rstrip()
        )
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class _LiveConnections(logging.Filter):
    """Drops uvicorn's log lines about live connections, which contain the table's code and the invitation.

    Refused connections are not errors: an old invitation, too many at once, or invalid UTF-8.
    """

    _WORDS: Final = (
        "WebSocket ",
        "connection open",
        "connection closed",
        "connection rejected",
        "completing handshake",
        "Invalid UTF-8 sequence",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        return not any(word in text for word in self._WORDS)


def set_up(settings: Settings) -> None:
    as_text = settings.log_format == "text" or (settings.log_format == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if as_text else JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
        logger.addFilter(_LiveConnections())
    for noisy in ("alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    if as_text:  # on a terminal, not a line for every request
        logging.getLogger("hexarch.access").setLevel(logging.WARNING)

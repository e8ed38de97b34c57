"""Reads a game that somebody brings: a stored game, a league log or a game in command form."""

import json
from typing import Any

from hexarch.core.game import RuleError
from hexarch.core.ledger import FORMAT, Ledger, load
from hexarch.games import load_game
from hexarch.games.terra_mystica.snellman.commands import is_commands, read_commands
from hexarch.games.terra_mystica.snellman.log import is_log
from hexarch.games.terra_mystica.snellman.verify import replay_log


def read_any(job: dict[str, Any]) -> dict[str, Any]:
    ledger = _ledger(job["text"])
    data = ledger.to_json()
    return {name: data[name] for name in ("game", "options", "names", "entries", "finished")}


def _ledger(text: str) -> Ledger[Any]:
    if text.lstrip().startswith("{"):
        return _stored(text)
    if is_log(text):
        return _log(text)
    if is_commands(text):
        return read_commands(text)
    raise RuleError("This is neither a stored game nor a league log nor a game in command form.")


def _stored(text: str) -> Ledger[Any]:
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise RuleError("This is not valid JSON.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("game"), str):
        raise RuleError("This is not a stored Hexarch game.")
    return load(load_game(data["game"]), data)


def _log(text: str) -> Ledger[Any]:
    report = replay_log(text)
    if report.ledger is None or report.error or report.difference:
        raise report.error or RuleError(str(report.difference))
    return report.ledger

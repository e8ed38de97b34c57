# Not compiled: texts.
"""The forms of file that Terra Mystica reads besides the stored game."""

from typing import Final

from hexarch.core.files import ReadGame, read_checked
from hexarch.core.game import RuleError
from hexarch.core.reason import Reason
from hexarch.games.terra_mystica.snellman.commands import is_commands, read_commands
from hexarch.games.terra_mystica.snellman.log import is_log
from hexarch.games.terra_mystica.snellman.verify import replay_log

FORMS: Final = ("a league log", "a game in command form")


def read_file(text: str) -> ReadGame | None:
    """Return the game of a league log or of commands; None for another form."""
    if is_log(text):
        return _read_log(text)
    if not is_commands(text):
        return None
    skipped: list[Reason] = []
    found = read_checked("commands", lambda body: read_commands(body, skipped), text)
    found.notes = skipped
    return found


def _read_log(text: str) -> ReadGame:
    report = replay_log(text)
    problem = report.error or (RuleError(str(report.difference)) if report.difference else None)
    broken = bool(report.error)
    return ReadGame("league log", report.ledger, report.rows, report.matched, problem, broken, list(report.notes))

# Not compiled: texts.
"""A game as a readable list of moves, one per line, and back.

    ## hexarch origins {"rules": 1, "options": {...}, "names": [...]}
    chance: bonus tile red
    player1: visit 2 with archon

The first line holds the options; lines that begin with # are comments. Every move is checked when it is read.
"""

import json
from typing import Any, Final

from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import MAX_ENTRIES, Ledger
from hexarch.games.origins.kinds import format_action, parse_action
from hexarch.games.origins.notation import seat_name, seat_of
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import State

HEADER: Final = "## hexarch origins "
MAX_LINE: Final = 100_000
MAX_MOVE: Final = 2_000
_CHANCE_NAME: Final = "chance"


def write_transcript(ledger: Ledger[State]) -> str:
    head = {"rules": GAME.rules_version, "options": ledger.options.to_json(), "names": ledger.names}
    lines = [HEADER + json.dumps(head, ensure_ascii=False)]
    replayed = Ledger(GAME, ledger.options)
    round_ = -1
    for seat, action in ledger.entries:
        state = replayed.state
        if state.round != round_:
            round_ = state.round
            lines.append(f"# round {round_}" if round_ else "# set-up")
        who = seat_name(state, seat) if seat != CHANCE else _CHANCE_NAME
        lines.append(f"{who}: {format_action(state, seat, action)}")
        replayed.push(seat, action)
    return "\n".join(lines) + "\n"


def is_transcript(text: str) -> bool:
    return text.startswith(HEADER)


def read_transcript(text: str) -> Ledger[State]:
    """Return the game of a transcript. Raise RuleError with the line number for every mistake."""
    first, *lines = text.split("\n")
    if len(lines) > 2 * MAX_ENTRIES:
        raise RuleError(f"The file has {len(lines) + 1} lines; no game is that long.")
    ledger = _start(first)
    for number, line in enumerate(lines, 2):
        move = line.strip()
        if move and not move.startswith("#"):
            try:
                _play(ledger, move)
            except RuleError as error:
                raise RuleError(f"Line {number}: ", error) from None
    return ledger


def _start(line: str) -> Ledger[State]:
    head = _read_head(line)
    raw, names = head.get("options"), head.get("names", [])
    if not isinstance(raw, dict):
        raise RuleError("Line 1: the options must be a table.")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RuleError("Line 1: the players' names must be a list of strings.")
    chosen = GAME.upgrade(dict(raw), head.get("rules"))
    players = chosen.pop("players", None)
    if not isinstance(players, int) or isinstance(players, bool):
        raise RuleError("Line 1: the options do not say how many players there are.")
    return Ledger(GAME, GAME.options(chosen, players), names)


def _read_head(line: str) -> dict[str, Any]:
    if not line.startswith(HEADER) or len(line) > MAX_LINE:
        raise RuleError(f"The first line must begin with {HEADER.strip()!r} and hold the options.")
    try:
        head = json.loads(line.removeprefix(HEADER))
    except (ValueError, RecursionError):
        raise RuleError("Line 1: what follows the heading is not valid JSON.") from None
    if not isinstance(head, dict):
        raise RuleError("Line 1: what follows the heading must be a table.")
    return head


def _play(ledger: Ledger[State], move: str) -> None:
    who, colon, text = move.partition(":")
    if not colon or len(move) > MAX_MOVE:
        raise RuleError("write a move as player1: pass.")
    seat = CHANCE if who.strip().lower() == _CHANCE_NAME else seat_of(ledger.state, who.strip())
    ledger.play(parse_action(ledger.state, seat, text.strip()), seat)

"""Runs of conversions and sacrifices of the online site, added up."""

import re
from collections.abc import Iterator

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import SPACE
from hexarch.games.terra_mystica.kinds import parse_action
from hexarch.games.terra_mystica.state import State


def added_up(state: State, seat: int, commands: list[str]) -> tuple[int, list[int]]:
    """Return the power sacrificed and how often each kind of conversion is made."""
    burned = 0
    totals = [0] * act.CONVERSIONS
    for command in commands:
        if match := re.fullmatch(r"burn (\d+)", command, re.IGNORECASE):
            burned += int(match[1])
            continue
        match = re.fullmatch(r"convert (\d+)? ?p to (\d+)? ?c", command, re.IGNORECASE)
        if match:
            if (match[1] or "1") != (match[2] or "1"):
                raise RuleError(f"{command!r}: a priest is worth one coin.")
            totals[act.PRIEST_TO_WORKER] += int(match[1] or 1)
            totals[act.WORKER_TO_COIN] += int(match[1] or 1)
            continue
        kind, times = _kind_and_times(state, seat, command)
        totals[kind] += times
    return burned, totals


def _kind_and_times(state: State, seat: int, command: str) -> tuple[int, int]:
    """Return what is converted and how often, which may be more than one action can say."""
    match = re.fullmatch(r"convert (\d+) ?(\w+) to (\d+) ?(\w+)", command, re.IGNORECASE)
    if not match or int(match[3]) <= act.MAX_CONVERT or int(match[1]) % int(match[3]):
        kind, times = SPACE.split(parse_action(state, seat, command))
        return kind, times + 1
    rate = int(match[1]) // int(match[3])
    kind, _ = SPACE.split(parse_action(state, seat, f"convert {rate}{match[2]} to 1{match[4]}"))
    return kind, int(match[3])


def portions(times: int) -> Iterator[int]:
    """Yield numbers that single actions can say, with the given sum."""
    while times > 0:
        yield min(times, act.MAX_CONVERT)
        times -= act.MAX_CONVERT

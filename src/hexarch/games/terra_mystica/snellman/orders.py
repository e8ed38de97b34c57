"""Equivalent orders of a row's commands, the written one first.

The site buys spades with `dig` before it knows where they go, and converts at any time. Here spades are bought with
the transformation, or one by one. So conversions may have to come before the spades that they pay for, after the
transformation, or between two spades. The engine decides which of the few orders is possible.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from hexarch.core.aliases import Names

# Not the trade of workers for priests, which comes with a stronghold.
CONVERSION: Final = re.compile(r"burn \d+|convert (?!\d*W to \d*P$).+")
_DIG: Final = re.compile(r"dig (\d+)")
_TARGET: Final = re.compile(r"(?:build|transform) .+")
_OF_POWER: Final = re.compile(r"burn \d+|convert \d+PW to .+")
CULT_STEP: Final = re.compile(r"\+(\d?)(FIRE|WATER|EARTH|AIR)")
_OWING: Final = re.compile(r"action (?:BON2|FAV6|ACTA)")
STEP: Final = "dig one by one "


def arrangements(commands: list[str]) -> Iterator[list[str]]:
    """Yield each order of the commands once: first by the place of conversions, then by that of steps and passes."""
    seen: set[Names] = set()
    for place in (_as_written, _pass_last, _steps_beside, _steps_and_pass):
        placed = place(commands)
        for order in _ORDERS:
            found = order(placed)
            if tuple(found) not in seen:
                seen.add(tuple(found))
                yield found


def steps_together(commands: list[str]) -> list[str]:
    """Join the same step written twice in succession into two steps, as the site does."""
    found: list[str] = []
    for command in commands:
        match = CULT_STEP.fullmatch(command)
        before = CULT_STEP.fullmatch(found[-1]) if found and match else None
        if match and before and match[2] == before[2]:
            found[-1] = f"+{int(before[1] or 1) + int(match[1] or 1)}{match[2]}"
        else:
            found.append(command)
    return found


def _as_written(commands: list[str]) -> list[str]:
    return commands


def _spades_first(commands: list[str]) -> list[str]:
    """Keep everything as written; buy the spades of one transformation together at the first `dig`."""
    return _grouped(commands, lambda digs, between: [f"dig {sum(digs)}", *between])


def _payment_first(commands: list[str]) -> list[str]:
    return _grouped(commands, lambda digs, between: [*between, f"dig {sum(digs)}"])


def _one_by_one(commands: list[str]) -> list[str]:
    """Keep each `dig` in its place, with conversions of power between; the others come after the transformation."""
    found: list[str] = []
    waiting: list[str] = []
    digging = False
    for command in commands:
        if match := _DIG.fullmatch(command):
            digging = True
            found.append(STEP + match[1])
        elif digging and CONVERSION.fullmatch(command) and not _OF_POWER.fullmatch(command):
            waiting.append(command)
        else:
            found.append(command)
            if digging and _TARGET.fullmatch(command):
                found += waiting
                waiting, digging = [], False
    return found + waiting


def _conversions_first(commands: list[str]) -> list[str]:
    free = [command for command in commands if CONVERSION.fullmatch(command)]
    return _spades_first(free + [command for command in commands if not CONVERSION.fullmatch(command)])


def _conversions_last(commands: list[str]) -> list[str]:
    free = [command for command in commands if CONVERSION.fullmatch(command)]
    return _spades_first([command for command in commands if not CONVERSION.fullmatch(command)] + free)


def _conversions_before_steps(commands: list[str]) -> list[str]:
    """Put all conversions first, then spades one by one where the space is named in a later row."""
    free = [command for command in commands if CONVERSION.fullmatch(command)]
    return _one_by_one(free + [command for command in commands if not CONVERSION.fullmatch(command)])


def _steps_beside(commands: list[str]) -> list[str]:
    """Put cult steps right after the action that owes them, wherever they are written."""
    found = list(commands)
    for number in range(len(found)):
        if _OWING.fullmatch(found[number]) and not any(map(CULT_STEP.fullmatch, found[number + 1 : number + 2])):
            steps = [i for i, command in enumerate(found) if CULT_STEP.fullmatch(command)]
            # A later step is more likely than one that stands before its cause.
            for place in [i for i in steps if i > number] or steps[:1]:
                step = found.pop(place)
                found.insert(number + (place > number), step)
                break
    return found


def _steps_and_pass(commands: list[str]) -> list[str]:
    return _pass_last(_steps_beside(commands))


def _pass_last(commands: list[str]) -> list[str]:
    """Move conversions that follow a pass before it: they belong to the turn that it ends."""
    found: list[str] = []
    place = 0
    for command in commands:
        if CONVERSION.fullmatch(command) and place < len(found) and found[place].startswith("pass"):
            found.insert(place, command)
            place += 1
        else:
            found.append(command)
            place = len(found) - 1
    return found


def _grouped(commands: list[str], order: Callable[[list[int], list[str]], list[str]]) -> list[str]:
    """Return the commands with every run from a `dig` to its target put into an order."""
    found: list[str] = []
    digs: list[int] = []
    between: list[str] = []
    for command in commands:
        if match := _DIG.fullmatch(command):
            digs.append(int(match[1]))
        elif digs and _TARGET.fullmatch(command):
            found += [*order(digs, between), command]
            digs, between = [], []
        else:
            (between if digs else found).append(command)
    return found + (order(digs, between) if digs else [])


_ORDERS: Final = (
    _spades_first,
    _payment_first,
    _one_by_one,
    _conversions_first,
    _conversions_last,
    _conversions_before_steps,
)

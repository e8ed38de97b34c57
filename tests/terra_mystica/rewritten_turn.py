"""Rearranges the commands of one row without changing their meaning."""

import random
import re
from collections import Counter
from collections.abc import Callable

CONVERSION = re.compile(r"convert (\d*) ?(pw|p|w|vp|c) to (\d*) ?(p|w|c|vp)", re.I)
STEP = re.compile(r"\+\d?(?:FIRE|WATER|EARTH|AIR)", re.I)
_BURN = re.compile(r"burn (\d+)", re.I)
_OWING = re.compile(r"action (?:BON2|FAV6|ACTA)", re.I)
_COSTS = {"ACT1": 3, "ACT2": 3, "ACT3": 4, "ACT4": 4, "ACT5": 4, "ACT6": 6}
_PLACES = {"VP": 0, "C": 1, "W": 2, "P": 3}
Chance = Callable[[float, str], bool]


def _goods(fields: list[str]) -> list[int]:
    """Return points, coins, workers, priests and the three bowls."""
    return [
        *(int(fields[place].split()[0]) for place in (2, 4, 6, 8)),
        *(int(amount) for amount in fields[10].split()[0].split("/")),
    ]


class Row:
    """A faction's goods before and after a row, from the columns."""

    def __init__(self, before: list[str], fields: list[str]) -> None:
        self.faction = fields[0]
        self.before = _goods(before)
        self.after = _goods(fields)
        places = [tuple(map(int, row[12].split("/"))) for row in (before, fields)]
        self.rises = any(old < mark <= new for old, new in zip(*places, strict=True) for mark in (3, 5, 7, 10))
        """Power comes from a cult."""


def is_free(command: str) -> bool:
    match = CONVERSION.fullmatch(command)
    if match and (match[2] + match[4]).upper() == "WP":
        return False
    return bool(match or _BURN.fullmatch(command))


def _amounts(command: str) -> list[int]:
    """Return what a conversion changes; sacrifices are counted with the bowls."""
    change = [0] * 7
    if match := _BURN.fullmatch(command):
        change[5], change[6] = -2 * int(match[1]), int(match[1])
    elif match := CONVERSION.fullmatch(command):
        have, want = int(match[1] or 1), int(match[3] or 1)
        if match[2].upper() == "PW":
            change[6] -= have
            change[4] += have
        else:
            change[_PLACES[match[2].upper()]] -= have
        change[_PLACES[match[4].upper()]] += want
    return change


def _played(row: Row, commands: list[str]) -> list[int] | None:
    """Return the goods after commands, or None if one cannot be paid; the first other command pays for the rest."""
    free = [_amounts(command) for command in commands if is_free(command)]
    rest = [row.after[i] - row.before[i] - sum(change[i] for change in free) for i in range(4)] + [0, 0, 0]
    for command in commands:
        cost = _COSTS.get(command.upper().removeprefix("ACTION "), 0)
        rest[4], rest[6] = rest[4] + cost, rest[6] - cost
    now = row.before[:]
    paid = False
    for command in commands:
        change = _amounts(command)
        if not is_free(command):
            change = [0] * 7 if paid or STEP.fullmatch(command) else rest
            paid = paid or change is rest
        now = [have + more for have, more in zip(now, change, strict=True)]
        if min(now) < 0:
            return None
    return now


def _movable(row: Row, commands: list[str]) -> bool:
    text = ". ".join(commands)
    if re.search(r"leech|decline|\+\d?TW|ACTC|wait|done|SPADE|\d*w to \d*p\b|CONVERT_W", text, re.I):
        return False
    if row.faction == "darklings" and re.search("to SH", text, re.I):
        return False
    # Power gained in the row would make the order matter.
    return len(commands) > 1 and not row.rises and _played(row, commands) == row.after


def moved(row: Row, commands: list[str], dice: random.Random, counts: Counter[str]) -> list[str]:
    """Move conversions and sacrifices to other places where everything can still be paid."""
    free = [command for command in commands if is_free(command)]
    if not free or len(free) == len(commands) or not _movable(row, commands):
        return commands
    found = commands[:]
    for command in free:
        if dice.random() < 0.4:
            continue
        found.remove(command)
        # After a pass the site takes one conversion only, and no burning.
        passes = found[-1].lower().startswith("pass")
        last = len(found) - (passes and command.lower().startswith("burn"))
        last = min(
            last, next((i for i, one in enumerate(found) if is_free(one) and i and "pass" in found[i - 1]), last)
        )
        found.insert(dice.randint(0, last), command)
    if found != commands and _played(row, found) == row.after:
        counts["conversion moved"] += 1
        return found
    return commands


def steps_moved(row: Row, commands: list[str], dice: random.Random, counts: Counter[str]) -> list[str]:
    """Move a cult step within its row: before the action that owes it, or further after it."""
    steps = [command for command in commands if STEP.fullmatch(command)]
    if len(steps) != 1 or not _movable(row, commands) or dice.random() < 0.4:
        return commands
    found = [command for command in commands if command != steps[0]]
    found.insert(dice.randint(0, len(found) - found[-1].lower().startswith("pass")), steps[0])
    if found == commands:
        return commands
    owing = [i for i, command in enumerate(found) if _OWING.fullmatch(command)]
    early = bool(owing) and found.index(steps[0]) < owing[0]
    counts["cult step early" if early else "cult step moved in its row"] += 1
    return found


def gathered(row: Row, commands: list[str], dice: random.Random) -> list[str]:
    """Move sacrifices and conversions of one kind together where everything can still be paid."""
    if not _movable(row, commands):
        return commands
    found = commands[:]
    for command in commands:
        alike = [i for i, one in enumerate(found) if one == command or _both(one, command)]
        if is_free(command) and len(alike) > 1 and dice.random() < 0.5:
            wanted = found[:]
            place = alike[0] if dice.random() < 0.5 else alike[-1]
            kept = [one for i, one in enumerate(wanted) if i not in alike]
            first = sum(i not in alike for i in range(place))
            wanted = [*kept[:first], *(wanted[i] for i in alike), *kept[first:]]
            if _played(row, wanted) == row.after:
                found = wanted
    return found


def merged(commands: list[str], chance: Chance) -> list[str]:
    """Merge two adjacent digs, sacrifices or conversions of one kind."""
    found: list[str] = []
    for command in commands:
        both = _both(found[-1], command) if found else ""
        if both and chance(0.7, f"{both.split()[0].lower()} merged"):
            found[-1] = both
        else:
            found.append(command)
    return found


def _both(one: str, other: str) -> str:
    patterns = (re.compile(r"(dig|burn) (\d+)", re.I), CONVERSION)
    for pattern in patterns:
        first, second = pattern.fullmatch(one), pattern.fullmatch(other)
        if not first or not second:
            continue
        if pattern is CONVERSION:
            if (first[2] + first[4]).upper() == (second[2] + second[4]).upper() != "WP":
                have, want = (int(first[i] or 1) + int(second[i] or 1) for i in (1, 3))
                return f"convert {have}{first[2]} to {want}{first[4]}"
        elif first[1].lower() == second[1].lower():
            return f"{first[1]} {int(first[2]) + int(second[2])}"
    return ""


def parts(command: str, dice: random.Random, chance: Chance) -> list[str]:
    """Split one dig, sacrifice or conversion into several."""
    if match := re.fullmatch(r"(dig|burn) (\d+)", command, re.I):
        total = int(match[2])
        if total > 1 and chance(0.5, f"{match[1].lower()} split"):
            return [f"{match[1]} {part}" for part in _portions(total, dice)]
    match = CONVERSION.fullmatch(command)
    if match and match[1] and match[3] and int(match[3]) > 1 and is_free(command):
        total, rate = int(match[3]), int(match[1]) // int(match[3])
        if chance(0.4, "convert split"):
            return [f"convert {rate * part}{match[2]} to {part}{match[4]}" for part in _portions(total, dice)]
    return [command]


def _portions(total: int, dice: random.Random) -> list[int]:
    """Split a number into at least two summands."""
    found = [dice.randint(1, total - 1)]
    while sum(found) < total:
        found.append(dice.randint(1, total - sum(found)))
    return found

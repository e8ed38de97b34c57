"""Splits rows of a log or merges them, with the columns that belong to them."""

import random
import re
from collections import Counter
from collections.abc import Iterator

from hexarch.core.journal import Row
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.notation import seat_of
from hexarch.games.terra_mystica.snellman.check import Report, engine_row, moved_by
from hexarch.games.terra_mystica.snellman.log import LogRow, read_log
from hexarch.games.terra_mystica.snellman.verify import Replay
from hexarch.games.terra_mystica.snellman.words import split_commands
from tests.terra_mystica.interruptions import turn_stays_open

_ANSWERS = re.compile(r"(?:(?:leech|decline) \d+ from \w+|wait)(?:\. |$)", re.I)
_NO_CUT = re.compile(r"-|pass|done", re.I)


def _numbers(fields: list[str]) -> list[int]:
    return [int(fields[place] or 0) for place in (1, 3, 5, 7, 9, 11)]


def _with_numbers(fields: list[str], numbers: list[int]) -> list[str]:
    found = fields[:]
    for place, number in zip((1, 3, 5, 7, 9, 11), numbers, strict=True):
        found[place] = f"{number:+}" if number else ""
    return found


def merge_rows(one: str, other: str) -> str:
    """Merge two rows of one faction if one of them only answers; return "" if they cannot be merged."""
    first, second = one.split("\t"), other.split("\t")
    if len(first) != 15 or len(second) != 15 or first[0] != second[0] or (first[13] and second[13]):
        return ""
    texts = (first[14], second[14])
    if not any(_ANSWERS.match(text) and not _ANSWERS.sub("", text) for text in texts):
        return ""
    if any(engine_row(command) is not None for text in texts for command in split_commands(text)):
        return ""
    if not all(texts) or any(mark in text for text in texts for mark in ("setup", "[", "pass", "Pass", "PASS")):
        return ""
    numbers = [here + there for here, there in zip(_numbers(first), _numbers(second), strict=True)]
    merged = _with_numbers(second, numbers)
    return "\t".join([*merged[:13], first[13] or second[13], f"{texts[0]}. {texts[1]}"])


def parts_of_log(text: str, dice: random.Random, counts: Counter[str]) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a log, some rows split where their turn continues, and whether the site keeps it open."""
    lines = text.splitlines()
    replay = Replay(read_log(text), Report())
    rows = {row.line - 1: row for row in replay.log.rows}
    for number, line in enumerate(lines):
        row = rows.get(number)
        if not isinstance(row, LogRow):
            yield line, False
            continue
        while replay.number < len(replay.log.rows) and replay.log.rows[replay.number].line < row.line:
            _go_on(replay)
        here = replay.log.rows[replay.number : replay.number + 1] == [row]
        if here and len(row.commands) > 1 and dice.random() < 0.5:
            yield from _parts(replay, row, line, dice, counts)
        else:
            yield line, False


def _go_on(replay: Replay) -> None:
    replay.go_on()
    found = replay.report.error or replay.report.difference
    if found:
        raise AssertionError(f"before rows are split: {found}")


def _parts(
    replay: Replay, row: LogRow, line: str, dice: random.Random, counts: Counter[str]
) -> Iterator[tuple[str, bool]]:
    fields = line.split("\t")
    commands = fields[14].split(".")
    seat = seat_of(replay.ledger.state, row.faction)
    told: list[Row] = []
    start = 0
    for end in range(1, len(commands)):
        if any(_NO_CUT.match(part.strip()) for part in commands[:end]) or dice.random() < 0.4:
            continue
        if engine_row(commands[end].strip()) is not None:
            continue
        found = next(replay.translator.previews(row.faction, split_commands(".".join(commands[:end])), ()), None)
        if found is None:
            counts["row not split: not possible so far"] += 1
            continue
        offered = Counter(map(str, moved_by(seat, found)[1].values()))
        if offered - Counter(fields[13].split()):
            # The site adds up what a row offers to one neighbour.
            continue
        words = [command.strip() for command in commands]
        part = _part(replay, fields, found, told, ".".join(commands[start:end]).strip())
        yield part, turn_stays_open(row.faction, words[:end], words[end:])
        counts["row split"] += 1
        told, start = found, end
    now = [all_ - part for all_, part in zip(_numbers(fields), _deltas(seat, told), strict=True)]
    rest = _with_numbers(fields, now)
    left = Counter(fields[13].split()) - Counter(map(str, moved_by(seat, told)[1].values()))
    yield "\t".join([*rest[:13], " ".join(left.elements()), ".".join(commands[start:]).strip()]), False


def _deltas(seat: int, rows: list[Row]) -> list[int]:
    moved = moved_by(seat, rows)[0]
    cults = sum(moved[src.CULTS : src.CULTS + 4]) + moved[src.STEPS]
    return [*moved[: src.BOWL1], moved[src.BOWL2] + 2 * moved[src.BOWL3], cults]


def _part(replay: Replay, fields: list[str], rows: list[Row], told: list[Row], text: str) -> str:
    """Return a row after which the turn continues, with the columns of that moment."""
    seat = seat_of(replay.ledger.state, fields[0].lower())
    moved, offers = moved_by(seat, rows)
    now = [have + more for have, more in zip(replay.checker.totals[seat], moved, strict=True)]
    numbers = [all_ - part for all_, part in zip(_deltas(seat, rows), _deltas(seat, told), strict=True)]
    found = _with_numbers(fields, numbers)
    for place, amount, unit in zip((2, 4, 6, 8), now, ("VP", "C", "W", "P"), strict=False):
        found[place] = f"{amount} {unit}"
    found[10] = "/".join(map(str, now[src.BOWL1 : src.BOWL3 + 1])) + " PW"
    found[12] = "/".join(map(str, now[src.CULTS : src.CULTS + 4]))
    before = moved_by(seat, told)[1]
    new = [amount - before.get(to, 0) for to, amount in offers.items() if amount != before.get(to, 0)]
    return "\t".join([*found[:13], " ".join(map(str, new)), text])

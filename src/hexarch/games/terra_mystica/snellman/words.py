"""Normalizes commands of the online site: any spelling that it accepts becomes the one used here.

The site ignores case and extra blanks, knows long and short words and leaves a few of them out; see
`docs/league-logs.md`. What a command means in a position is decided elsewhere.
"""

import re
from functools import lru_cache
from typing import Final

from hexarch.core.aliases import Names
from hexarch.core.game import RuleError

_GOODS: Final = {
    "priest": "P",
    "priests": "P",
    "power": "PW",
    "worker": "W",
    "workers": "W",
    "coin": "C",
    "coins": "C",
    "point": "VP",
    "points": "VP",
}
_BUILDINGS: Final = {
    "dwelling": "D",
    "trading post": "TP",
    "trading house": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}
_CONVERSION: Final = re.compile(r"(?:convert )?(\d+)? ?([a-z]+) to (\d+)? ?([a-z]+)")
_GOOD_CODES: Final = ("P", "PW", "W", "C", "VP")


_MAX_LINES: Final = 20_000
_MAX_LINE: Final = 2_000


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines of a file with their numbers, from 1; raise RuleError if no game is that long."""
    lines = text.splitlines()
    if len(lines) > _MAX_LINES:
        raise RuleError(f"The file has {len(lines)} lines; no game is that long.")
    for number, line in enumerate(lines, 1):
        if len(line) > _MAX_LINE:
            raise RuleError(f"line {number} is longer than {_MAX_LINE} characters.")
    return list(enumerate(lines, 1))


def split_commands(text: str) -> list[str]:
    """Return the commands of a row, in the order in which the site carries them out."""
    return list(_split(text))


@lru_cache(maxsize=4096)
def _split(text: str) -> Names:
    words = " ".join(text.split())
    for pattern, order in _SITE_ORDER:
        words = pattern.sub(order, words)
    return tuple(_passes_last([plain(part) for part in words.split(".") if part.strip()]))


def _passes_last(commands: list[str]) -> list[str]:
    """Put conversions that follow a pass in its row before it."""
    found: list[str] = []
    for command in commands:
        place = len(found) - 1
        if place >= 0 and found[place].startswith("pass") and command.startswith(("convert ", "burn ")):
            found.insert(place, command)
        else:
            found.append(command)
    return found


# Commands that the site swaps in a row before reading it.
_SITE_ORDER: Final = (
    (re.compile(r"-2 ?w\. ?bridge", re.I), "action ACTE. bridge"),
    (re.compile(r"pass\. ?\+(bon\d+)", re.I), r"pass \1"),
    (re.compile(r"(build \w+)\. ?(transform \w+(?: to \w+)?)", re.I), r"\2. \1"),
    (re.compile(r"(dig \d+)\. ?(action \w+)", re.I), r"\2. \1"),
)


def plain(command: str) -> str:
    """Return the command in its plain spelling: lower-case words, upper-case names, every number written."""
    text = " ".join(command.split()).lower()
    text = re.sub(r"^([+-]) ", r"\1", text)
    for pattern, spell in _SPELLINGS:
        if match := pattern.fullmatch(text):
            return spell(match)
    return _conversion(text) or text


def _conversion(text: str) -> str:
    match = _CONVERSION.fullmatch(text)
    if not match:
        return ""
    have, want = (_GOODS.get(word, word.upper()) for word in (match[2], match[4]))
    if have not in _GOOD_CODES or want not in _GOOD_CODES:
        return ""
    return f"convert {match[1] or 1}{have} to {match[3] or 1}{want}"


def _upgrade(match: re.Match[str]) -> str:
    return f"upgrade {_hex(match[1])} to {_BUILDINGS.get(match[2], match[2].upper())}"


def _hex(name: str) -> str:
    return name if name.startswith("r") else name.upper()


def _adjust(match: re.Match[str]) -> str:
    count = match[2] if match[2] not in ("", "1") else ""
    return f"{match[1]}{count}{match[3].upper()}"


_SPELLINGS: Final = (
    (re.compile(r"(?:upgrade) (\w+) to ([\w ]+)"), _upgrade),
    (re.compile(r"build (\w+)"), lambda match: f"build {_hex(match[1])}"),
    (re.compile(r"dig (\d+)\b.*"), lambda match: f"dig {match[1]}"),
    (
        re.compile(r"transform (\w+)(?: to (\w+))?"),
        lambda match: f"transform {_hex(match[1])}" + (f" to {match[2]}" if match[2] else ""),
    ),
    (re.compile(r"advance (ship|dig)\w*"), lambda match: f"advance {match[1]}"),
    (
        re.compile(r"send (?:p|priest) to (\w+)(?: for (\d+))?"),
        lambda match: f"send p to {match[1].upper()}" + (f" for {match[2]}" if match[2] else ""),
    ),
    (re.compile(r"convert 2 ?(?:w|workers) to (?:1 ?)?bridge"), lambda match: "action ACTE"),
    (re.compile(r"action (\w+)"), lambda match: f"action {match[1].upper()}"),
    (re.compile(r"pass(?: (bon\d+))?"), lambda match: f"pass {match[1].upper()}" if match[1] else "pass"),
    (re.compile(r"\+(bon\d+)"), lambda match: f"pass {match[1].upper()}"),
    (re.compile(r"([+-])(\d*) ?([a-z]\w*)"), _adjust),
    (re.compile(r"bridge (\w+) ?: ?(\w+).*"), lambda match: f"bridge {match[1].upper()}:{match[2].upper()}"),
    (re.compile(r"(leech|decline) (\d+)(?: from (\w+))?"), lambda match: _answer(match)),
    (re.compile(r"burn (\d+)"), lambda match: f"burn {match[1]}"),
    (re.compile(r"resign|drop-faction \w+"), lambda match: "resign"),
)


def _answer(match: re.Match[str]) -> str:
    return f"{match[1]} {match[2]}" + (f" from {match[3]}" if match[3] else "")

"""Interrupted turns: the site waits for missing commands while others answer power offers."""

import random
import re
from collections import Counter

_ANSWER = re.compile(r"(?:leech|decline)\s+\d+\s+from\s+(\w+)", re.I)
_FREE = re.compile(r"burn .*|(?:convert )?\s*\d* ?\w+ to \d* ?\w+|wait", re.I)
_TRADE = re.compile(r"convert \d*w to \d*p", re.I)
_SPADES = re.compile(r"dig \d+|action (?:ACT5|ACT6|BON1|ACTG|ACTN|ACTW|ACTS)", re.I)
_STEP = re.compile(r"\+\d?(?:FIRE|WATER|EARTH|AIR)", re.I)
_OWING = re.compile(r"action (?:BON2|FAV6|ACTA)", re.I)
_BRIDGE = re.compile(r"action (?:ACT1|ACTE)", re.I)


def is_answer(text: str) -> bool:
    return all(_ANSWER.fullmatch(command) for command in text.split(". "))


def _is_free(command: str) -> bool:
    return bool(_FREE.fullmatch(command)) and not _TRADE.fullmatch(command)


def turn_stays_open(faction: str, done: list[str], rest: list[str]) -> bool:
    """Does the site still wait for the faction: for its action, or for what the action leaves to do?"""
    done = [" ".join(command.split()) for command in done]
    rest = [" ".join(command.split()) for command in rest]
    if faction == "cultists" or any(re.search("ACTC|pass", command, re.I) for command in done):
        # Others' answers would give the Cultists a step or power in the middle of their turn.
        return False
    acted = [command for command in done if not _is_free(command) and not _ANSWER.fullmatch(command)]
    missing = [command for command in rest if not _is_free(command)]
    if not acted:
        return any(not _ANSWER.fullmatch(command) for command in missing)
    following = missing[0] if missing else ""
    if _STEP.fullmatch(following):
        return any(map(_OWING.fullmatch, acted)) and not any(map(_STEP.fullmatch, acted))
    if re.match("bridge", following, re.I):
        return bool(_BRIDGE.fullmatch(acted[-1]))
    return bool(re.match(r"\+(?:\d?TW|FAV)", following, re.I) or (following and _SPADES.fullmatch(acted[-1])))


def _answerer(line: str) -> tuple[str, str] | None:
    """Return the faction that only answers in a line, and whom it answers; None for any other line."""
    fields = line.split("\t")
    faction, text = (fields[0], fields[14]) if len(fields) == 15 else line.partition(": ")[::2]
    match = _ANSWER.fullmatch(text)
    return (faction, match[1].lower()) if match else None


def _faction(line: str) -> str:
    return re.split("[\t:]", line)[0]


def interrupted(lines: list[str], open_after: set[int], dice: random.Random, counts: Counter[str]) -> list[str]:
    """Move some answers of others, from right before or after a turn, to where the turn is open."""
    found = lines[:]
    busy: set[int] = set()
    for place in sorted(open_after):
        if dice.random() < 0.4:
            continue
        first = last = place
        while first and _faction(found[first - 1]) == _faction(found[place]):
            first -= 1
        while last + 1 < len(found) and _faction(found[last + 1]) == _faction(found[place]):
            last += 1
        if busy & set(range(first - 1, last + 2)):
            continue
        old = found[:]
        mine = found[first : last + 1]
        if any(re.search("pass", line, re.I) for line in mine[:-1]):
            continue
        if first and _may_wait(found[first - 1], found[place]):
            found.insert(place, found.pop(first - 1))
        elif last + 1 < len(found) and _may_hurry(found[last + 1], mine, place + 1 - first):
            found.insert(place + 1, found.pop(last + 1))
        if found != old:
            counts["turn interrupted"] += 1
            busy |= set(range(first - 1, last + 2))
    return found


def _may_wait(line: str, turn: str) -> bool:
    """Can an answer before a turn move into it, because the turn does not depend on it?"""
    answer = _answerer(line)
    return answer is not None and "cultists" not in answer and answer[0] != _faction(turn)


def _may_hurry(line: str, turn: list[str], done: int) -> bool:
    """Can an answer after a turn move into it, because the offer existed by then?"""
    answer = _answerer(line)
    if answer is None or "cultists" in (*answer, _faction(turn[0])):
        return False
    builds = [bool(re.search("upgrade|build", part, re.I)) for part in turn]
    return answer[1] != _faction(turn[0]) or (any(builds[:done]) and not any(builds[done:]))

"""Rewrites a league log in other spellings with the same meaning, chosen by a seed.

What may change places within a row is decided by arithmetic on the log's own columns, not by the engine. Rows that are
split get the columns of a turn that goes on; all others keep theirs. `counts` tells what was really changed.
"""

import random
import re
from collections import Counter

from tests.terra_mystica.interruptions import interrupted, is_answer, turn_stays_open
from tests.terra_mystica.rewritten_rows import merge_rows, parts_of_log
from tests.terra_mystica.rewritten_turn import CONVERSION, STEP, Row, gathered, merged, moved, parts, steps_moved

_LONG = {"PW": "power", "C": "coins", "W": "workers", "P": "priests", "VP": "VP"}
_BUILDINGS = {"TP": "trading post", "TE": "temple", "SH": "stronghold", "SA": "sanctuary"}
_ENGINE = ("_for_faction", "score_resources", "vp for ", "[", "setup")


def is_engine(text: str) -> bool:
    return not text or any(mark in text for mark in _ENGINE)


def _portions(commands: list[str]) -> list[list[str]]:
    """Return every command by itself; a pass keeps what follows it on its line."""
    last = next((i for i, command in enumerate(commands) if re.match("pass", command, re.I)), len(commands))
    return [[command] for command in commands[:last]] + ([commands[last:]] if commands[last:] else [])


def _site_lines(commands: list[str]) -> list[list[str]]:
    """Split the commands into lines: on one line the site answers first, so a later answer gets a line of its own."""
    found: list[list[str]] = [[]]
    for command in commands:
        if is_answer(command) and found[-1] and not is_answer(found[-1][-1]):
            found.append([])
        found[-1].append(command)
    return found


class Rewriter:
    def __init__(self, text: str, seed: int) -> None:
        self.dice = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.lines = text.splitlines()

    def log(self) -> str:
        """Return the log with all its columns."""
        self._rewrite()
        self._merge_lines()
        text = "\n".join(self.lines) + "\n"
        lines: list[str] = []
        open_after: set[int] = set()
        for line, stays_open in parts_of_log(text, self.dice, self.counts):
            lines.append(line)
            if stays_open:
                open_after.add(len(lines) - 1)
        return "\n".join(interrupted(lines, open_after, self.dice, self.counts)) + "\n"

    def as_commands(self) -> str:
        """Return the same game in command form, without columns."""
        self._rewrite()
        header: list[str] = []
        scoring: list[str] = []
        rows: list[tuple[str, str]] = []
        setups: list[str] = []
        for line in self.lines:
            if "\t" not in line:
                self._header(line.strip(), header, scoring, rows)
                continue
            fields = line.split("\t")
            if fields[14] == "setup":
                setups.append(f"setup {fields[0]}")
            elif not is_engine(fields[14].split(". ")[0]):
                mine = [part for part in fields[14].split(". ") if not is_engine(part)]
                rows.append((fields[0], ". ".join(mine)))
        lines = [*header, "score " + ",".join(scoring), *setups]
        return "\n".join(lines + self._split_and_merge(rows)) + "\n"

    def _rewrite(self) -> None:
        self._late_steps()
        self._move_answers()
        known: dict[str, list[str]] = {}
        for number, line in enumerate(self.lines):
            fields = line.split("\t")
            if len(fields) == 15:
                self.lines[number] = self._line(fields, known.get(fields[0]))
                known[fields[0]] = fields

    def _chance(self, share: float, kind: str) -> bool:
        if self.dice.random() < share:
            self.counts[kind] += 1
            return True
        return False

    def _header(self, line: str, header: list[str], scoring: list[str], rows: list[tuple[str, str]]) -> None:
        if match := re.match(r"Player \d: (\S+)", line):
            header.append(f"player {match[1]}")
        elif match := re.match(r"Round \d scoring: (\w+)", line):
            scoring.append(match[1])
        elif match := re.match(r"Removing tile (\w+)", line):
            header.append(f"delete {match[1]}")
        elif line.startswith(("option ", "map ")):
            header.append(line)
        elif match := re.match(r"(\w+) dropped from the game", line):
            rows.append((match[1], "resign"))
        elif line.startswith("Round "):
            rows.append(("", ""))

    def _split_and_merge(self, rows: list[tuple[str, str]]) -> list[str]:
        found: list[str] = []
        open_after: set[int] = set()
        for faction, text in rows:
            if not faction:
                # Nothing may move across the end of a round.
                found.append("")
                continue
            commands = text.split(". ")
            split = self._chance(0.4, "row split") if len(commands) > 1 else False
            portions = _portions(commands) if split else _site_lines(commands)
            for number, part in enumerate(portions):
                if not split and not number and found and self._may_merge(found[-1], faction, ". ".join(part)):
                    found[-1] += ". " + ". ".join(part)
                else:
                    found.append(f"{faction}: {'. '.join(part)}")
                done = [command for portion in portions[: number + 1] for command in portion]
                rest = [command for portion in portions[number + 1 :] for command in portion]
                if rest and turn_stays_open(faction, done, rest):
                    open_after.add(len(found) - 1)
        return [line for line in interrupted(found, open_after, self.dice, self.counts) if line]

    def _may_merge(self, line: str, faction: str, text: str) -> bool:
        """Can the commands share a line? On one line the site answers first, and converts before it passes."""
        before = line.partition(": ")[2]
        if not line.startswith(f"{faction}:") or re.search("pass", before, re.I):
            return False
        if is_answer(text.split(". ")[0]) and not is_answer(before):
            return False
        return self._chance(0.3, "rows merged")

    def _merge_lines(self) -> None:
        found: list[str] = []
        for line in self.lines:
            both = merge_rows(found[-1], line) if found else ""
            if both and self._chance(0.4, "rows merged"):
                found[-1] = both
            else:
                found.append(line)
        self.lines = found

    def _late_steps(self) -> None:
        """Write the step of a card or tile later: after others have played, or after the player's pass."""
        lines = self.lines
        for number in range(len(lines) - 1):
            fields = lines[number].split("\t")
            parts_ = fields[-1].split(". ")
            if len(fields) != 15 or not STEP.fullmatch(parts_[-1]) or fields[9]:
                continue
            if not re.fullmatch(r"action (BON2|FAV6)", ". ".join(parts_[:-1]), re.I) or fields[11] != "+1":
                continue
            here = number + 1
            last = number + self.dice.randint(1, 5)
            while here <= last and self._passes_step(lines[here], fields[0]):
                here += 1
            if here > number + 1 and self._chance(0.5, "cult step late"):
                after = [*fields[:11], "", fields[12], "", parts_[-1]]
                for place in (1, 3, 5, 7, 9):
                    after[place] = ""
                places = [int(place) for place in fields[12].split("/")]
                places[["FIRE", "WATER", "EARTH", "AIR"].index(parts_[-1][1:].upper())] -= 1
                owed = [*fields[:12], "/".join(map(str, places)), fields[13], ". ".join(parts_[:-1])]
                lines[number] = "\t".join(owed)
                lines.insert(here, "\t".join(after))

    @staticmethod
    def _passes_step(line: str, faction: str) -> bool:
        other = line.split("\t")
        if len(other) != 15 or any(is_engine(part) for part in other[14].split(". ")):
            return False
        return other[0] != faction and not re.search(r"pass|\+|send", other[14], re.I)

    def _move_answers(self) -> None:
        """Move answers to power earlier or later past the rows of others, and the Cultists' steps later."""
        lines = self.lines
        for number in range(len(lines)):
            fields = lines[number].split("\t")
            match = re.fullmatch(r"(?:Leech|Decline) \d+ from (\w+)", fields[-1], re.I)
            step = len(fields) == 15 and bool(STEP.fullmatch(fields[14])) and fields[0] == "cultists"
            giver = match[1].lower() if match else ""
            if not step and (not match or "cultists" in (giver, fields[0])):
                continue
            if self.dice.random() > 0.4 or (step and "10" in fields[12]):
                continue
            way = 1 if step else self.dice.choice((-1, 1))
            here = number
            while 0 < here + way < len(lines) and self.dice.random() < 0.7:
                other = lines[here + way].split("\t")
                if len(other) != 15 or is_engine(other[14].split(". ")[0]) or other[0] in (fields[0], giver):
                    break
                if re.search("pass|cultists", other[14], re.I):
                    break
                lines[here], lines[here + way] = lines[here + way], lines[here]
                here += way
            if here != number:
                self.counts["cult step moved" if step else "answer moved"] += 1

    def _line(self, fields: list[str], before: list[str] | None) -> str:
        if is_engine(fields[14].split(". ")[0]):
            return "\t".join(fields)
        commands = fields[14].split(". ")
        engine = [part for part in commands if is_engine(part)]
        mine = [part for part in commands if not is_engine(part)]
        row = None if before is None or engine else Row(before, fields)
        mine = gathered(row, mine, self.dice) if row else mine
        mine = merged(mine, self._chance)
        found: list[str] = []
        for command in mine:
            found += parts(command, self.dice, self._chance)
        if row:
            found = moved(row, found, self.dice, self.counts)
            if self.dice.random() < 0.2:
                found = merged(gathered(row, found, self.dice), self._chance)
            found = steps_moved(row, found, self.dice, self.counts)
        return "\t".join([*fields[:14], ". ".join([*map(self._spell, found), *engine])])

    def _spell(self, text: str) -> str:
        old = text
        if match := CONVERSION.fullmatch(text):
            have, want = match[2].upper(), match[4].upper()
            if (have, want) != ("W", "P") and self._chance(0.2, "long words"):
                word = self.dice.choice(("convert ", ""))
                return f"{word}{match[1] or 1} {_LONG[have]} to {match[3] or 1} {_LONG[want]}"
        match = re.fullmatch(r"upgrade (\w+) to (\w+)", text, re.I)
        if match and self._chance(0.2, "long words"):
            text = f"upgrade {match[1]} to {_BUILDINGS[match[2].upper()]}"
        if re.match("send p to", text, re.I) and self._chance(0.2, "long words"):
            text = re.sub("(?i)send p", "send priest", text)
        if self.dice.random() < 0.4:
            text = self.dice.choice((text.lower(), text.upper(), text.capitalize()))
            self.counts["case"] += text != old
        if " " in text and self._chance(0.05, "blanks"):
            text = text.replace(" ", "  ", 1)
        return text

"""Rewrites a league log in other spellings with the same meaning, chosen by a seed.

Within a row everything may change but what the row has come to at its end, so the columns stay as they are. Rows of
answers to power move past the rows of others. `as_commands` turns a log into command form, where rows can be split
and merged and a cult step can wait.
"""

import random
import re
from collections import Counter

_CONVERSION = re.compile(r"convert (\d*) ?(pw|p|w|vp) to (\d*) ?(p|w|c)", re.I)
_STEP = re.compile(r"\+(?:FIRE|WATER|EARTH|AIR)", re.I)
_LONG = {"PW": "power", "C": "coins", "W": "workers", "P": "priests", "VP": "VP"}
_BUILDINGS = {"TP": "trading post", "TE": "temple", "SH": "stronghold", "SA": "sanctuary"}
_ENGINE = ("_for_faction", "score_resources", "vp for ", "[", "setup")


def is_engine(text: str) -> bool:
    return not text or any(mark in text for mark in _ENGINE)


class Rewriter:
    def __init__(self, text: str, seed: int) -> None:
        self.dice = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.lines = text.splitlines()

    def log(self) -> str:
        """The log, rewritten row by row."""
        self._move_answers()
        return "\n".join(self._line(line) for line in self.lines) + "\n"

    def as_commands(self) -> str:
        """The same game in command form, without columns."""
        self._move_answers()
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
        self._late_steps(rows)
        lines = [*header, "score " + ",".join(scoring), *setups]
        return "\n".join(lines + self._split_and_merge(rows)) + "\n"

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

    def _split_and_merge(self, rows: list[tuple[str, str]]) -> list[str]:
        found: list[str] = []
        for faction, text in rows:
            commands = [self._spell(part) for part in self._row(text.split(". "))]
            split = self._chance(0.4, "row split") if len(commands) > 1 else False
            parts = [[command] for command in commands] if split else [commands]
            for part in parts:
                line = f"{faction}: {'. '.join(part)}"
                if not split and found and found[-1].startswith(f"{faction}:") and self._chance(0.3, "rows merged"):
                    found[-1] += ". " + ". ".join(part)
                else:
                    found.append(line)
        return found

    def _late_steps(self, rows: list[tuple[str, str]]) -> None:
        """A step of a card or tile, written after others have played."""
        for number, (faction, text) in enumerate(rows[:-4]):
            parts = text.split(". ")
            if not re.search(r"action (BON2|FAV6)", text, re.I) or not _STEP.fullmatch(parts[-1]):
                continue
            free = all(other != faction for other, _ in rows[number + 1 : number + 3])
            if free and self._chance(0.3, "late cult step"):
                rows[number] = (faction, ". ".join(parts[:-1]))
                rows.insert(number + 2, (faction, parts[-1]))

    def _move_answers(self) -> None:
        """Answers to power, earlier or later past the rows of others."""
        lines = self.lines
        for number in range(len(lines)):
            fields = lines[number].split("\t")
            match = re.fullmatch(r"(?:Leech|Decline) \d+ from (\w+)", fields[-1], re.I)
            if not match or match[1] == "cultists" or not self._chance(0.2, "answer moved"):
                continue
            step = self.dice.choice((-1, 1))
            here = number
            while 0 < here + step < len(lines) and self.dice.random() < 0.7:
                other = lines[here + step].split("\t")
                if len(other) != 15 or is_engine(other[14]) or other[0] in (fields[0], match[1]):
                    break
                if fields[0] == "cultists" or re.search("pass|cultists", other[14], re.I):
                    break
                lines[here], lines[here + step] = lines[here + step], lines[here]
                here += step

    def _line(self, line: str) -> str:
        fields = line.split("\t")
        if len(fields) != 15 or is_engine(fields[14].split(". ")[0]):
            return line
        commands = fields[14].split(". ")
        engine = [part for part in commands if is_engine(part)]
        mine = self._row([part for part in commands if not is_engine(part)])
        return "\t".join([*fields[:14], ". ".join([*map(self._spell, mine), *engine])])

    def _row(self, commands: list[str]) -> list[str]:
        found: list[str] = []
        for command in commands:
            found += self._parts(command)
        self._around_transform(found)
        self._step_last(found)
        return found

    def _parts(self, command: str) -> list[str]:
        """One dig, burn or conversion as several."""
        if match := re.fullmatch(r"(dig|burn) (\d)", command, re.I):
            total = int(match[2])
            if total > 1 and self._chance(0.5, f"{match[1].lower()} split"):
                first = self.dice.randint(1, total - 1)
                return [f"{match[1]} {first}", f"{match[1]} {total - first}"]
        match = _CONVERSION.fullmatch(command)
        if match and match[1] and match[3] and int(match[3]) > 1 and (match[2].upper(), match[4].upper()) != ("W", "P"):
            total, rate = int(match[3]), int(match[1]) // int(match[3])
            if self._chance(0.4, "conversion split"):
                first = self.dice.randint(1, total - 1)
                return [f"convert {rate * part}{match[2]} to {part}{match[4]}" for part in (first, total - first)]
        return [command]

    def _around_transform(self, commands: list[str]) -> None:
        """Conversions change places with a transformation whose spades have been bought."""
        for i in range(1, len(commands) - 1):
            pair = commands[i : i + 2]
            dug = any(re.match("dig", other, re.I) for other in commands[:i])
            kinds = [bool(_CONVERSION.fullmatch(one)) for one in pair]
            moves = [one.lower().startswith("transform") for one in pair]
            if dug and any(kinds) and any(moves) and self._chance(0.5, "conversion moved"):
                commands[i], commands[i + 1] = pair[1], pair[0]

    def _step_last(self, commands: list[str]) -> None:
        for i, command in enumerate(commands[:-1]):
            after = commands[i + 1]
            if _STEP.fullmatch(command) and _CONVERSION.fullmatch(after) and re.search("to .*w", after, re.I):
                continue
            if _STEP.fullmatch(command) and re.search(r"\bW to", after, re.I) and self._chance(0.5, "cult step moved"):
                commands[i], commands[i + 1] = after, command

    def _spell(self, text: str) -> str:
        if match := _CONVERSION.fullmatch(text):
            have, want = match[2].upper(), match[4].upper()
            if (have, want) != ("W", "P") and self._chance(0.2, "long words"):
                word = self.dice.choice(("convert ", ""))
                return f"{word}{match[1] or 1} {_LONG[have]} to {match[3] or 1} {_LONG[want]}"
        match = re.fullmatch(r"upgrade (\w+) to (\w+)", text, re.I)
        if match and self._chance(0.2, "long words"):
            text = f"upgrade {match[1]} to {_BUILDINGS[match[2].upper()]}"
        if re.match("send p to", text, re.I) and self._chance(0.2, "long words"):
            text = re.sub("(?i)send p", "send priest", text)
        if self._chance(0.4, "case"):
            text = self.dice.choice((text.lower(), text.upper(), text.capitalize()))
        if self._chance(0.05, "blanks"):
            text = text.replace(" ", "  ", 1)
        return text

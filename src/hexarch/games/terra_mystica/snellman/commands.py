"""Reading a game in command form: what `export` writes, and what the online site's engine reads."""

import json
import re
from typing import Any, Final

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.kinds import parse_action
from hexarch.games.terra_mystica.notation import seat_of
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.export import PRAGMA
from hexarch.games.terra_mystica.snellman.header import Header
from hexarch.games.terra_mystica.snellman.opening import site_options, start_game
from hexarch.games.terra_mystica.snellman.orders import CONVERSION, CULT_STEP
from hexarch.games.terra_mystica.snellman.translate import Translator
from hexarch.games.terra_mystica.snellman.words import numbered_lines, split_commands
from hexarch.games.terra_mystica.state import CHOOSE_FACTION, State


def is_commands(text: str) -> bool:
    return bool(re.search(r"^player \S+", text, re.MULTILINE)) and bool(re.search(r"^setup \w+", text, re.MULTILINE))


def read_commands(text: str, notes: list[Reason] | None = None) -> Ledger[State]:
    """Read a game in command form and check every command; what is skipped is added to the notes."""
    lines = numbered_lines(text)
    reader = _Reader([line for _, line in lines], notes if notes is not None else [])
    for number, line in lines:
        try:
            reader.read(number, line.strip())
        except RuleError as error:
            raise RuleError(f"line {reader.failed(str(error)) or number}: ", error) from None
    try:
        reader.number = len(lines)
        reader.flush()
    except RuleError as error:
        raise RuleError(f"line {reader.failed(str(error))}: ", error) from None
    if reader.translator is None:
        raise RuleError("The file sets no game up.")
    return reader.translator.ledger


_LINE: Final = re.compile(r"(\w+): *([^#]+)(?:#.*)?")
# Commands given between turns; a line with nothing else is not a turn.
_ANSWER: Final = re.compile(r"leech|decline|wait|done", re.I)


class _Reader:
    """Reads line by line; commands of one faction in a row are played together."""

    def __init__(self, lines: list[str], notes: list[Reason]) -> None:
        self.header = Header()
        self.translator: Translator | None = None
        self.lines = lines
        self.notes = notes
        self.number = 0
        self.faction = ""
        self.waiting: list[tuple[int, str]] = []
        """Commands that wait for the end of the faction's lines, with their own lines."""
        self.kept: dict[str, list[tuple[int, str]]] = {}
        """Conversions of a faction whose turn goes on after the answers of others."""

    def read(self, number: int, line: str) -> None:
        self.number = number
        match = _LINE.fullmatch(line)
        if match and not line.startswith("#"):
            commands = split_commands(match[2])
            if match[1].lower() != self.faction:
                self._interrupt(number, commands)
            self.faction = match[1].lower()
            self.waiting = self.kept.pop(self.faction, []) + self.waiting
            # The site processes answers to power first, wherever they are in a line.
            commands.sort(key=lambda command: not command.startswith(("leech", "decline")))
            self.waiting += [(number, command) for command in commands]
            if commands and commands[-1].startswith("pass"):
                self.flush()
            return
        self.flush()
        if line.startswith(PRAGMA):
            self.header.ours = _read_pragma(line)
        elif line.startswith("##"):
            self._read_ours(line)
        elif text := line.partition("#")[0].strip():
            self._read_header(text)

    def failed(self, message: str) -> int:
        """Return the line of the command that an error names; the first pending one if it names none."""
        named = [number for number, command in self.waiting if repr(command) in message]
        return (named or [number for number, _ in self.waiting] or [0])[0]

    def flush(self) -> None:
        if self.waiting:
            if self.translator is None:
                raise RuleError("a command stands before the set-up is complete.")
            self.translator.play(self.faction, [command for _, command in self.waiting], later=self._later)
        self.waiting = []

    def _interrupt(self, number: int, commands: list[str]) -> None:
        """Play pending commands before a line of another faction; conversions stay open if that line only answers."""
        if self._goes_on(number, commands):
            played = len(self.waiting)
            while played and CONVERSION.fullmatch(self.waiting[played - 1][1]):
                played -= 1
            self.waiting, kept = self.waiting[:played], self.waiting[played:]
            if kept:
                if self.waiting and self.translator is not None:
                    self.translator.play(self.faction, [command for _, command in self.waiting], goes_on=True)
                    self.waiting = []
                self.kept[self.faction] = kept
        self.flush()

    def _goes_on(self, number: int, commands: list[str]) -> bool:
        """Return whether the others only answer offers until it is the faction's turn again."""
        if self.translator is None or not self.waiting or not all(map(_ANSWER.match, commands)):
            return False
        state = self.translator.state
        power = state.setup.powers[seat_of(state, self.faction)] if state.players else None
        if power is not None and power.power_taken is not None:
            # Answers may give this faction something, before or after its conversions.
            return False
        for line in self.lines[number:]:
            match = _LINE.fullmatch(line.strip())
            if match and match[1].lower() == self.faction:
                return True
            if not match or not all(map(_ANSWER.match, split_commands(match[2]))):
                return False
        return False

    def _later(self, skipped: int) -> str:
        """Return the cult step that this row owes if it is written only after the turn; empty otherwise.

        Before that the faction's own turn may still go on, so its next line is read as it stands.
        """
        over = any(command.startswith("pass") for _, command in self.waiting)
        for line in self.lines[self.waiting[-1][0] :]:
            match = _LINE.fullmatch(line.strip())
            if not match:
                continue
            commands = split_commands(match[2])
            if match[1].lower() != self.faction:
                over = over or not all(_ANSWER.match(command) for command in commands)
                continue
            steps = [command for command in commands if CULT_STEP.fullmatch(command)]
            if len(steps) > skipped:
                return steps[skipped] if over else ""
            skipped -= len(steps)
        return ""

    def _read_ours(self, line: str) -> None:
        """Read a move that the site has no command for."""
        if self.translator is not None and ":" in line:
            name, text = line[2:].split(":", 1)
            seat = seat_of(self.translator.state, name.strip())
            self.translator.ledger.play(parse_action(self.translator.state, seat, text.strip()), seat)

    def _read_header(self, line: str) -> None:
        header = self.header
        if match := re.fullmatch(r"setup (\w+)\b.*", line, re.I):
            ours = header.ours
            self.translator = self.translator or (_start_ours(ours) if ours else _start(header))
            if self.translator.state.stack and self.translator.state.stack[-1][1] == CHOOSE_FACTION:
                self.translator.choose_faction(match[1].lower())
        elif match := re.fullmatch(r"drop-faction (\w+)", line, re.I):
            if self.translator is None or not self.translator.state.players:
                raise RuleError("a player left during the set-up, which cannot be read.")
            self.translator.drop(match[1].lower())
        elif not header.read(line):
            self.notes.append(because("replay-note-skipped", line=self.number, text=line[:60]))


def _read_pragma(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line[len(PRAGMA) :])
    except (ValueError, RecursionError):  # such as a number of thousands of digits
        raise RuleError("the line for Hexarch cannot be read.") from None
    if not isinstance(data, dict) or not isinstance(data.get("options"), dict):
        raise RuleError("the line for Hexarch has no options.")
    return data


def _start(header: Header) -> Translator:
    """Set up the game as the header says."""
    options = site_options(header.options)
    if header.map:
        options["map"] = header.map
    if header.seed:
        header.randomize()
    if len(header.scoring) != 6:
        raise RuleError(f"the game names {len(header.scoring)} scoring tiles instead of 6.")
    return Translator(start_game(options, header.players, header.scoring, header.removed, journal=False))


def _start_ours(ours: dict[str, Any]) -> Translator:
    """Set up the game as our own line says, and check every move of it."""
    options = dict(ours["options"])
    players = options.pop("players", 0)
    names, opening = ours.get("names", []), ours.get("opening", [])
    if type(players) is not int or not isinstance(names, list) or not isinstance(opening, list):
        raise RuleError("the line for Hexarch cannot be read.")
    ledger: Ledger[State] = Ledger(GAME, GAME.options(options, players), [str(name) for name in names])
    for entry in opening:
        if not (isinstance(entry, list) and len(entry) == 2 and all(type(part) is int for part in entry)):
            raise RuleError("the set-up in the line for Hexarch cannot be read.")
        ledger.play(entry[1], entry[0])
    return Translator(ledger, complete=True)

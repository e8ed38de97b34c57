"""Writes the moves of a scenario as the online site's commands, and reads them back."""

from itertools import groupby
from typing import Any

from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.export import Writer
from hexarch.games.terra_mystica.snellman.translate import Translator
from hexarch.games.terra_mystica.snellman.words import split_commands
from hexarch.games.terra_mystica.state import State
from tests.terra_mystica.scenario import Table

LEAGUE: dict[str, Any] = {"preset": "league"}


def lines(table: Table, *moves: str) -> list[str]:
    """Return the commands for moves from this position, each as `faction: move. move`."""
    start, before = table.state.clone(), len(table.ledger.entries)
    for move in moves:
        faction, text = move.split(": ")
        table.play(faction, text)
    written = Writer(start, table.ledger.entries[before:]).lines
    assert GAME.key(read_back(table, start, written)) == GAME.key(table.state)
    return written


def read_back(table: Table, start: State, written: list[str]) -> State:
    """Return the position after the written commands; consecutive lines of one faction form one row."""
    again: Ledger[State] = Ledger(GAME, table.ledger.options)
    again.state = start.clone()
    again.state.journal = None
    translator = Translator(again)
    for faction, group in groupby(written, lambda line: line.partition(":")[0]):
        translator.play(faction, [command for line in group for command in split_commands(line.partition(":")[2])])
    return again.state

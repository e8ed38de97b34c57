"""People's games, to learn from and to be tested against."""

from pathlib import Path
from typing import Final

from hexarch.core.game import RuleError
from hexarch.games.files import read_game
from hexarch.players.training.selfplay import Record

# Every so many files are kept for testing; which ones depends only on the names of the files.
KEPT: Final = 6


def read_people(folder: Path) -> tuple[list[Record], list[Record]]:
    """Return the complete games of a folder: those to learn from, and those to test with.

    Raise RuleError if there is no game.
    """
    learned: list[Record] = []
    kept: list[Record] = []
    for place, path in enumerate(sorted(path for path in folder.glob("*") if path.is_file())):
        record = _record(path, place)
        if record is not None:
            (learned if place % KEPT else kept).append(record)
    if not learned:
        raise RuleError(f"{folder}: no game of Terra Mystica can be read in this folder.")
    return learned, kept


def _record(path: Path, place: int) -> Record | None:
    try:
        ledger = read_game(path.read_bytes()).ledger
    except RuleError:
        return None
    if ledger is None or ledger.game.name != "terra-mystica" or not ledger.game.is_over(ledger.state):
        return None
    # Seeds of self-play are positive.
    return Record(
        -1 - place,
        0,
        False,
        ledger.options.to_json(),
        ledger.game.scores(ledger.state),
        [board.name for board in ledger.state.setup.factions],
        [number for entry in ledger.entries for number in entry],
        people=True,
    )

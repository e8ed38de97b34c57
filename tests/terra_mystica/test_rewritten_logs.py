"""Every game, rewritten in other spellings with the same meaning, reads to the same final position."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.commands import read_commands
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.locale import error_text
from tests.terra_mystica.rewriter import Rewriter

GAMES = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.txt"))
KINDS = {
    "answer moved",
    "blanks",
    "burn split",
    "case",
    "conversion split",
    "dig split",
    "long words",
    "row split",
    "rows merged",
}


@cache
def final_position(path: Path) -> object:
    ledger = replay_log(path.read_text(encoding="utf-8")).ledger
    assert ledger is not None
    return GAME.key(ledger.state)


def check_log(path: Path, seed: int) -> Counter[str]:
    """As a log: every row must equal its columns."""
    rewriter = Rewriter(path.read_text(encoding="utf-8"), seed)
    report = replay_log(rewriter.log())
    assert report.ok, f"{path.stem} {seed}: {error_text(report.error) if report.error else report.difference}"
    assert report.ledger is not None
    assert GAME.key(report.ledger.state) == final_position(path)
    return rewriter.counts


def check_commands(path: Path, seed: int) -> Counter[str]:
    """In command form, where rows are split and merged and cult steps wait."""
    rewriter = Rewriter(path.read_text(encoding="utf-8"), seed)
    assert GAME.key(read_commands(rewriter.as_commands()).state) == final_position(path)
    return rewriter.counts


def test_a_sample_of_rewritten_games() -> None:
    counts: Counter[str] = Counter()
    for seed, path in enumerate(GAMES[::9]):
        counts += check_log(path, seed) + check_commands(path, seed)
    assert set(counts) >= KINDS


@pytest.mark.long
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_fifty_rewritings_of_every_game(path: Path) -> None:
    for seed in range(25):
        check_log(path, seed)
        check_commands(path, 25 + seed)


def test_an_unknown_line_is_skipped_with_a_note() -> None:
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    report = replay_log("\n".join(["A remark of the players", *lines]))
    assert report.ok
    assert report.notes == [
        "line 1 was skipped: 'A remark of the players' is no line of a log that is known here.",
    ]


def test_a_card_in_the_last_round_has_no_meaning() -> None:
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    passes = [number for number, line in enumerate(lines) if line.endswith("\tpass")]
    assert passes
    for number in passes:
        lines[number] += " BON1"
    assert replay_log("\n".join(lines)).ok


def test_the_giver_of_power_may_be_left_out() -> None:
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.endswith("Leech 1 from mermaids"))
    lines[number] = lines[number].removesuffix(" from mermaids")
    assert replay_log("\n".join(lines)).ok

"""The real games replay exactly: every row, all resources, no tolerance."""

from pathlib import Path

import pytest

from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.commands import read_commands
from hexarch.games.terra_mystica.snellman.export import export
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.locale import error_text
from tests.terra_mystica.invariants import check_invariants

GAMES = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.txt"))


def test_all_games_are_here() -> None:
    assert len(GAMES) == 36


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_row_matches(path: Path) -> None:
    report = replay_log(path.read_text(encoding="utf-8"))
    assert report.error is None
    assert report.difference is None
    assert report.matched == report.rows > 250
    assert report.ok


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_real_game_is_exported_and_read_again(path: Path) -> None:
    ledger = replay_log(path.read_text(encoding="utf-8")).ledger
    assert ledger is not None
    assert GAME.key(read_commands(export(ledger)).state) == GAME.key(ledger.state)


@pytest.mark.parametrize("path", GAMES[::6], ids=lambda path: path.stem)
def test_real_positions_keep_the_invariants(path: Path) -> None:
    ledger = replay_log(path.read_text(encoding="utf-8")).ledger
    assert ledger is not None
    replayed = ledger.at(0)
    for seat, action in ledger.entries:
        replayed.push(seat, action)
        check_invariants(replayed.state)


def _rows(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_a_changed_value_is_found_in_its_row() -> None:
    lines = _rows(GAMES[1])
    number = next(i for i, line in enumerate(lines) if "action ACT4" in line)
    fields = lines[number].split("\t")
    fields[4] = "99 C"
    lines[number] = "\t".join(fields)
    report = replay_log("\n".join(lines))
    assert report.difference is not None
    assert report.difference.line == number + 1
    assert report.difference.expected == "99"


@pytest.mark.parametrize("field", [1, 3, 5, 7, 9, 11, 13])
def test_a_changed_difference_or_offer_is_found(field: int) -> None:
    lines = _rows(GAMES[1])
    number = next(i for i, line in enumerate(lines) if "Leech 1 from" in line)
    fields = lines[number].split("\t")
    fields[field] = "7"
    lines[number] = "\t".join(fields)
    report = replay_log("\n".join(lines))
    assert report.difference is not None
    assert report.difference.line == number + 1


def test_a_missing_row_is_found() -> None:
    lines = _rows(GAMES[1])
    number = next(i for i, line in enumerate(lines) if "upgrade" in line)
    report = replay_log("\n".join(lines[:number] + lines[number + 1 :]))
    assert not report.ok


def test_a_truncated_log_says_where_it_breaks_off() -> None:
    lines = _rows(GAMES[1])[:200]
    report = replay_log("\n".join(lines))
    assert not report.ok
    assert "breaks off" in str(report.error)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda text: text.replace("\tdarklings", "\tdarklings", 1).replace("20 VP", "20 XP", 1),
            "should stand",
        ),
        (lambda text: text.replace("SCORE", "SCARE"), "Round n scoring"),
        (lambda text: text.replace("option strict-leech", "option dice"), "the option 'dice'"),
        (lambda text: "", "not a league log"),
        (lambda text: text.replace("build ", "demolish ", 1), "not a known move"),
    ],
)
def test_a_broken_log_gets_a_sentence(change: object, sentence: str) -> None:
    text = change(GAMES[1].read_text(encoding="utf-8"))  # type: ignore[operator]
    report = replay_log(text)
    assert not report.ok
    assert report.error is not None
    said = error_text(report.error)
    assert any(part in said for part in sentence.split("|")), said

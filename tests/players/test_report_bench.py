"""The benchmark of reports says plainly whether their judgement is good enough."""

from typing import Any

import pytest
from bench.report import Job, marks, reported, summary


def game(seed: int, found: bool, seconds: float = 20.0) -> dict[str, Any]:
    """Return the parts of a report that the benchmark reads: the weak round 2 costs 4 points, if it is found."""
    turns = [
        {"seat": seat, "round": number, "loss": 1.0 + seat / 10, "value": 100.0, "mistake": False}
        for number in (1, 2, 3)
        for seat in (0, 1)
    ]
    if found:
        turns[3]["loss"] = 4.0
    names = ["a", "b"]
    return {
        "name": f"{seed}",
        "seconds": seconds,
        "turns": turns,
        "weak": [1, 2],
        "names": names,
        "curve": [{"round": 3}],
    }


def test_the_check_passes_from_four_in_five_of_thirty_games() -> None:
    assert all(met for met, _ in marks([game(seed, seed < 24) for seed in range(30)]))
    assert [met for met, _ in marks([game(seed, seed < 23) for seed in range(30)])] == [True, True, False, False]
    assert [met for met, _ in marks([game(seed, True) for seed in range(29)])] == [True, True, False, False]


def test_a_slow_or_failed_report_fails_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    games = [game(seed, True) for seed in range(30)]
    failed = reported(Job("broken", b"no game"))
    assert not summary([*games, failed])
    assert "FAIL 30 of 31 games reported without an error broken" in capsys.readouterr().out
    assert not summary([*games, game(30, True, 60.1)])
    assert "FAIL 60.1 s of one core at most: 30" in capsys.readouterr().out

"""Every game, rewritten in other spellings with the same meaning, leads to the same final position."""

from collections import Counter
from pathlib import Path

import pytest

from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.locale import reason_text
from tests.terra_mystica.rewriting import FORMS, GAMES, KINDS, check, check_all, random_names


@pytest.mark.parametrize("form", FORMS)
def test_a_sample_of_rewritten_games(form: str) -> None:
    counts: Counter[str] = Counter()
    for seed, name in enumerate([path.stem for path in GAMES[::9]] + random_names(20)[::3]):
        found, problem = check(name, seed, form)
        assert not problem, f"{name}, seed {seed}: {problem}"
        counts += found
    assert set(counts) >= set(KINDS)


@pytest.mark.long
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_fifty_rewritings_of_every_game(path: Path) -> None:
    assert not check_all(path.stem, 50)[2]


@pytest.mark.long
@pytest.mark.parametrize("name", random_names(96))
def test_ten_rewritings_of_random_games(name: str) -> None:
    assert not check_all(name, 10)[2]


def test_an_unknown_line_is_skipped_with_a_note() -> None:
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    report = replay_log("\n".join(["A remark of the players", *lines]))
    assert report.ok
    assert [reason_text(note) for note in report.notes] == [
        "Line 1 was skipped because it is not a known log line: “A remark of the players”."
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

"""Randomly generated logs in every notation the site accepts, read row by row."""

import random

import pytest

from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from tests.terra_mystica.logs import play, write_log
from tests.terra_mystica.random_play import some_factions


def check(seed: int) -> str:
    """Check one game of four, and return its log; in every third one somebody may leave."""
    dice = random.Random(seed)
    factions = some_factions(FACTION_NAMES[seed % len(FACTION_NAMES)], 4, dice)
    game = play(factions, dice, drops=0.002 if seed % 3 == 0 else 0)
    text = write_log(game, dice)
    report = replay_log(text)
    assert report.ok, f"{seed}: {report.error or report.difference}"
    assert report.ledger is not None
    assert GAME.key(report.ledger.state) == GAME.key(game.state)
    return text


@pytest.mark.parametrize("first", range(0, 56, 14))
def test_logs_of_random_games(first: int) -> None:
    text = "".join(check(seed) for seed in range(first, first + 14)).lower()
    for form in ("leech", "decline", "[opponent accepted power]", "wait", "bridge", "burn", "-spade", "+fav", "dig"):
        assert form in text


@pytest.mark.long
@pytest.mark.parametrize("first", range(56, 1056, 100))
def test_a_thousand_logs_of_random_games(first: int) -> None:
    text = "".join(check(seed) for seed in range(first, first + 100)).lower()
    for form in ("dropped from the game", "+tw", "-3convert_w_to_p", "[all opponents declined power]"):
        assert form in text


def test_a_wrong_row_of_such_a_log_is_found() -> None:
    """Changing any number of some rows by one must be noticed in that row."""
    dice = random.Random(1)
    game = play(["witches", "nomads", "cultists", "dwarves"], dice)
    lines = write_log(game, dice).splitlines()
    rows = [number for number, line in enumerate(lines) if "\t" in line]
    for number in dice.sample(rows, 12):
        fields = lines[number].split("\t")
        for place in (2, 4, 6, 8):
            amount, unit = fields[place].split()
            wrong = "\t".join([*fields[:place], f"{int(amount) + 1} {unit}", *fields[place + 1 :]])
            report = replay_log("\n".join([*lines[:number], wrong, *lines[number + 1 :]]))
            assert report.difference is not None
            assert report.difference.line == number + 1
